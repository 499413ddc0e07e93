#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a command has to know of where it runs.
package struct ProcessSurroundings: Sendable {
  /// The variables that describe a terminal and who sits at it.
  package var environment: [String: String]
  /// Whether a person sits at standard input and standard output, so that there is somebody to ask.
  package var isOnTerminal: Bool

  /// Whether a person types standard input, so that it is no place for options.
  package var isInputTyped: Bool

  /// Makes surroundings; without more, those of a process that nobody watches.
  package init(
    environment: [String: String] = [:], isOnTerminal: Bool = false, isInputTyped: Bool = false
  ) {
    self.environment = environment
    self.isOnTerminal = isOnTerminal
    self.isInputTyped = isInputTyped
  }

  /// The surroundings of this process.
  package static var own: ProcessSurroundings {
    let names = ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "ACCESSIBLE"]
    var variables: [String: String] = [:]
    for name in names {
      guard let value = unsafe getenv(name) else { continue }
      variables[name] = unsafe String(cString: value)
    }
    return ProcessSurroundings(
      environment: variables,
      isOnTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      isInputTyped: isatty(STDIN_FILENO) == 1)
  }
}
