/// What keeps a terminal from being used, or ended its use.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal to talk to.
  case notATerminal
  /// The terminal is in use by this process already; it can be used by one at a time.
  case busy
  /// The system says no, in its own words.
  case system(String)
  /// The terminal is gone, or its input ended.
  case inputEnded
  /// A signal came whose own handler let the program go on; its number.
  case interrupted(Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The complaint in one line, with what can be done.
  public var description: String {
    switch self {
    case .notATerminal:
      "found no terminal, expected one: run it in a terminal, or answer by lines"
    case .busy: "the terminal is in use by this program already, end that use first"
    case .system(let words): "the terminal cannot be used: \(words)"
    case .inputEnded: "the input ended before there was an answer"
    case .interrupted(let signal): "interrupted by signal \(signal)"
    }
  }
}
