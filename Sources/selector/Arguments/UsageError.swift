/// A command that was called in a wrong way: what is wrong, and where to read how it goes.
struct UsageError: Error, Hashable {
  /// The command, as it was typed: `selector frame`.
  var command: String
  /// What was found and what was expected.
  var message: String
}

extension UsageError: CustomStringConvertible {
  /// The whole complaint in one line.
  var description: String { "\(command): \(message) (see \(command) --help)" }
}
