internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios

/// The options that an answer is chosen among.
struct AnswerList {
  let options: [Scenario.Option]
  let status: OptionsStatus

  /// The options of a field as they are now; nil for a field that has none.
  init?(_ field: String, in made: ScenarioForm) {
    switch made.key(field) {
    case .selector(let key): self.init(made.form.control(of: key))
    case .multi(let key): self.init(made.form.control(of: key))
    case .combobox(let key): self.init(made.form.control(of: key))
    case .toggle, .text, .results, .rows, nil: return nil
    }
  }

  private init?(_ control: (some SelectorProtocol<Scenario.Option>)?) {
    guard let control else { return nil }
    options = control.options.array
    status = control.status
  }

  /// The id that a word means: a number where there is one, unless quotes say that it is a text.
  func id(_ word: Answer.Word) -> ScenarioID? {
    let candidates: [ScenarioID] = word.isQuoted ? [word.textID] : [word.guessedID, word.textID]
    return candidates.first { id in options.contains { $0.id == id } }
  }

  /// What is wrong with an answer that is none, and what was expected.
  func complaint(about answer: Answer) -> String {
    let field = answer.field
    if case .blocked(let name) = status {
      let first = name.isEmpty ? "what it depends on" : name
      return "\(field)=\(answer.text) cannot be chosen yet, expected an answer to \(first) first"
    }
    let word = answer.words.first { id($0) == nil }?.text ?? answer.text
    guard !options.isEmpty else {
      return "no option \(word) in \(field), which has no options"
    }
    return "no option \(word) in \(field), \(hint(for: word))"
  }

  private static let mostShown = 8

  private func hint(for word: String) -> String {
    if let option = options.first(where: { $0.label == word }) ?? nearest(to: word) {
      let label = option.label == option.id.description ? "" : " (\(option.label))"
      return "did you mean \(Self.written(option.id))\(label)?"
    }
    let shown = options.count > Self.mostShown + 1 ? Self.mostShown : options.count
    let names = options.prefix(shown).map { Self.written($0.id) }.joined(separator: ", ")
    let rest = options.count - shown
    return "expected one of \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }

  private func nearest(to word: String) -> Scenario.Option? {
    // Of very short words any other is near.
    guard word.count > 2 else { return nil }
    let ids = options.map(\.id.description)
    if let id = nearestName(to: word, among: ids) {
      return options.first { $0.id.description == id }
    }
    let label = nearestName(to: word, among: options.map(\.label))
    return label.flatMap { label in options.first { $0.label == label } }
  }

  /// An id as an answer has to spell it.
  private static func written(_ id: ScenarioID) -> String {
    guard case .text(let text) = id else { return id.description }
    let isPlain =
      !text.isEmpty && Int(text) == nil
      && text.allSatisfy { !$0.isWhitespace && !",\"'\\".contains($0) }
    if isPlain { return text }
    let escaped = text.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : "\($1)" }
    return "\"\(escaped)\""
  }
}

extension Answer.Word {
  /// The word as a text.
  fileprivate var textID: ScenarioID { .text(text) }

  /// What the word means where no option says so: a whole number is one, unless it stood in quotes.
  var guessedID: ScenarioID {
    guard !isQuoted, let number = Int(text), String(number) == text else { return .text(text) }
    return .number(number)
  }
}
