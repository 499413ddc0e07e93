internal import SelectorForms
internal import SelectorTerminal

/// A form that a person is asked for, on whatever there is: a terminal, or lines.
struct Question {
  let store: FormStore
  var options: TerminalOptions
  /// Whether it is a single list to choose from.
  var isChoice: Bool
  /// Whether standard input is free for answers.
  var mayReadInput: Bool
  /// How far the options are read.
  var progress: @Sendable () -> ReadingProgress = { .ended }

  /// Asks, and says how it ended.
  ///
  /// - Throws: A complaint in words where there is nobody to ask.
  func ask() throws(QuestionError) -> TerminalOutcome {
    do {
      if options.asksByLines { return try LineTerminal.run(store, choosing: isChoice) }
      if isChoice {
        return try FormTerminal.choose(
          from: store, settings: options.settings, progress: progress)
      }
      return try FormTerminal.run(store, settings: options.settings)
    } catch .notATerminal where mayReadInput {
      return try askByLines()
    } catch {
      throw QuestionError(error)
    }
  }

  private func askByLines() throws(QuestionError) -> TerminalOutcome {
    do {
      return try LineTerminal.run(store, choosing: isChoice, on: .standard)
    } catch {
      throw QuestionError(error)
    }
  }
}

/// Nobody could be asked.
struct QuestionError: Error {
  let cause: TerminalError

  init(_ cause: TerminalError) { self.cause = cause }
}

extension QuestionError: CustomStringConvertible {
  var description: String {
    switch cause {
    case .notATerminal:
      "selector: found no terminal to ask on; give the options as a file, and answers as standard input"
    default: "selector: \(cause)"
    }
  }
}
