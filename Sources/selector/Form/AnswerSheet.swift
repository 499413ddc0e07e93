internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios

/// Answers for the fields of a form, in whatever order: what others depend on is filled in first.
struct AnswerSheet {
  private let answers: [Answer]
  private let scenario: Scenario

  init(_ answers: [Answer], for scenario: Scenario) {
    self.answers = answers
    self.scenario = scenario
  }

  /// Fills in the answers, as the program.
  ///
  /// - Parameters:
  ///   - made: The form.
  ///   - settle: What is done before the first answer and after each.
  /// - Throws: A complaint in words for the first one that names no field, or that the field cannot hold.
  func fill(
    _ made: inout ScenarioForm, settle: (inout Form) -> Void = { _ in }
  ) throws(AnswerError) {
    for answer in answers { try makeRows(answer, in: &made) }
    for answer in answers { try check(answer, in: made) }
    settle(&made.form)
    let places = made.form.fields.enumerated().map { ($0.element, $0.offset) }
    let order = Dictionary(places) { first, _ in first }
    var pending = answers.sorted { (order[$0.field] ?? 0) < (order[$1.field] ?? 0) }
    repeat {
      var left: [Answer] = []
      for answer in pending {
        if try !place(answer, in: &made) { left.append(answer) }
        settle(&made.form)
      }
      if left.count == pending.count {
        guard let index = left.firstIndex(where: { canWait($0, in: made) }) else { break }
        try placeUnseen(left.remove(at: index), in: &made)
        settle(&made.form)
      }
      pending = left
    } while !pending.isEmpty
    // What was placed early may have lost its options to what was placed late.
    for answer in answers {
      let list = AnswerList(answer.field, in: made)
      if let list, !holds(answer, in: list) {
        throw AnswerError(message: list.complaint(about: answer))
      }
    }
  }

  /// The most rows that an answer may ask for.
  private static let mostRows = 10_000

  /// Gives fields that repeat as many rows as an answer says.
  private func makeRows(_ answer: Answer, in made: inout ScenarioForm) throws(AnswerError) {
    guard case .rows(let key) = made.key(answer.field) else { return }
    guard let count = Int(answer.text), 0...Self.mostRows ~= count else {
      throw AnswerError(
        message: "\(answer.field)=\(answer.text), expected a number of rows up to \(Self.mostRows)")
    }
    while let last = made.form.rows(of: key).last, made.form.rows(of: key).count > count {
      made.form.removeRow(last, from: key)
    }
    while made.form.rows(of: key).count < count {
      guard made.form.addRow(to: key).row != nil else {
        throw AnswerError(
          message:
            "\(answer.field)=\(count), expected at most \(made.form.rows(of: key).count) rows")
      }
    }
  }

  private func check(_ answer: Answer, in made: ScenarioForm) throws(AnswerError) {
    let isResult = { (field: String) in
      if case .results = made.key(field) { true } else { false }
    }
    let names = made.form.fields.filter { !isResult($0) }
    guard let key = made.key(answer.field), made.form.field(answer.field) != nil else {
      throw AnswerError(message: unknownName("field", answer.field, among: names))
    }
    switch key {
    case .results:
      throw AnswerError(
        message: "\(answer.field) holds rows and no answer, expected one of "
          + names.joined(separator: ", "))
    case .toggle where !["true", "false"].contains(answer.text):
      throw AnswerError(
        message: "\(answer.field)=\(answer.text), expected "
          + "\(answer.field)=true or \(answer.field)=false")
    case .selector where answer.words.count > 1, .combobox where answer.words.count > 1:
      throw AnswerError(
        message: "\(answer.field) holds one option, expected one id instead of \(answer.text)")
    default: break
    }
  }

  /// Fills in one answer, unless its options are not there yet.
  private func place(_ answer: Answer, in made: inout ScenarioForm) throws(AnswerError) -> Bool {
    switch made.key(answer.field) {
    case .toggle(let key): made.form.setOn(key, answer.text == "true")
    case .text(let key): made.form.setText(key, answer.text)
    case .rows: return true
    default:
      guard let list = AnswerList(answer.field, in: made) else { return true }
      let ids = answer.words.compactMap(list.id)
      guard ids.count == answer.words.count, list.status == .ready || ids.isEmpty else {
        return false
      }
      choose(ids, answer, in: &made)
    }
    return true
  }

  private func choose(_ ids: [ScenarioID], _ answer: Answer, in made: inout ScenarioForm) {
    switch made.key(answer.field) {
    case .selector(let key):
      if let id = ids.first { made.form.choose(key, id: id) } else { made.form.clear(key) }
    case .combobox(let key):
      if let id = ids.first { made.form.choose(key, id: id) } else { made.form.clear(key) }
    case .multi(let key): made.form.choose(key, ids: ids)
    case .toggle, .text, .results, .rows, nil: break
    }
  }

  // MARK: Without options

  /// Whether the answer can be given although no option is it: options that are still on their way, or
  /// a text of one's own.
  private func canWait(_ answer: Answer, in made: ScenarioForm) -> Bool {
    guard let list = AnswerList(answer.field, in: made) else { return false }
    switch list.status {
    case .loading, .failed: return true
    case .blocked: return false
    case .ready: return takesText(answer)
    }
  }

  private func takesText(_ answer: Answer) -> Bool {
    guard let field = scenario.field(at: answer.field) else { return false }
    return field.kind == .combobox && field.allowsCustomValue
  }

  private func placeUnseen(_ answer: Answer, in made: inout ScenarioForm) throws(AnswerError) {
    if takesText(answer), case .combobox(let key) = made.key(answer.field) {
      made.form.choose(key, text: answer.text)
    } else {
      choose(answer.words.map(\.guessedID), answer, in: &made)
    }
  }

  private func holds(_ answer: Answer, in list: AnswerList) -> Bool {
    switch list.status {
    case .loading, .failed: true
    case .blocked: answer.words.isEmpty
    case .ready: takesText(answer) || answer.words.allSatisfy { list.id($0) != nil }
    }
  }
}
