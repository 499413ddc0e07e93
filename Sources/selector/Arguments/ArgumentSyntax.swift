internal import SelectorScenarios

/// What can stand behind a command: options by name, and operands.
struct ArgumentSyntax {
  /// An option; one without a word for its value is a switch.
  struct Option {
    var name: String
    var value: String?

    init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// The command, as it is typed: `selector frame`.
  var command: String
  /// Its options.
  var options: [Option] = []
  /// What its operands are, in words; nil where it takes none.
  var operand: String?
  /// Whether more than one operand may be given.
  var takesMany = false
  /// Whether the operand may be left out.
  var isOperandOptional = false

  /// Reads arguments: `--name value`, `--name=value`, `--switch`, operands, and `--` before operands
  /// that begin with a dash; a dash alone is an operand.
  ///
  /// - Throws: ``UsageError`` for the first one that does not fit.
  func read(_ arguments: [String]) throws(UsageError) -> Arguments {
    var found = Arguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        found.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        found.operands.append(argument)
        continue
      }
      try readOption(argument, &rest, into: &found)
    }
    try check(found.operands)
    return found
  }

  private func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, into found: inout Arguments
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? argument
    guard let option = options.first(where: { $0.name == name }) else { throw unknown(name) }
    guard found.values[name] == nil else { throw failure("\(name) twice, expected it once") }
    let attached = parts.count > 1 ? parts.last.map(String.init) : nil
    guard let word = option.value else {
      guard attached == nil else { throw failure("\(name) takes no value") }
      found.values[name] = ""
      return
    }
    if let attached {
      found.values[name] = attached
    } else if let next = rest.first, !next.hasPrefix("--") {
      found.values[name] = next
      rest.removeFirst()
    } else {
      throw failure("\(name) without a value, expected \(name) \(word)")
    }
  }

  private func unknown(_ name: String) -> UsageError {
    failure(unknownName("option", name, among: options.map(\.name) + ["--help"]))
  }

  private func check(_ operands: [String]) throws(UsageError) {
    guard let operand else {
      if let first = operands.first { throw failure("\"\(first)\" is too much, expected no file") }
      return
    }
    if operands.isEmpty, !isOperandOptional { throw failure("no file, expected \(operand)") }
    if operands.count > 1, !takesMany {
      throw failure("\"\(operands[1])\" is too much, expected one file")
    }
  }

  func failure(_ message: String) -> UsageError { UsageError(command: command, message: message) }
}

/// The complaint about an unknown name: what was probably meant, or else all names.
func unknownName(_ what: String, _ name: String, among names: [String]) -> String {
  let hint = nearestName(to: name, among: names).map { "did you mean \($0)?" }
  return "unknown \(what) \(name), " + (hint ?? "expected one of \(names.joined(separator: ", "))")
}

/// The arguments of a command, read.
struct Arguments {
  /// The options that were given, with their values; a switch has an empty one.
  fileprivate(set) var values: [String: String] = [:]
  /// What is no option, in order.
  fileprivate(set) var operands: [String] = []

  /// The value of an option, if it was given.
  subscript(_ name: String) -> String? { values[name] }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }
}
