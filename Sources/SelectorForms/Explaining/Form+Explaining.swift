import SelectorKit

extension Form {
  /// Tells why a field is as it is: hidden, disabled, blocked, loading, empty, invalid, changed.
  ///
  /// For a key of another form there is nothing to tell.
  ///
  /// - Complexity: O(*d* × *r*), where *d* is the length of the chain of fields that wait for each other and
  ///   *r* the number of fields that a rule reads.
  public func explain(_ field: some FieldReference) -> Explanation {
    guard let place = place(of: field) else {
      return Explanation(field: field.fieldID, label: field.fieldID, facts: [], behind: [])
    }
    return explain(at: place)
  }

  private func explain(at place: Int) -> Explanation {
    var explanation = Explanation(
      field: fieldID(place), label: label(at: place), facts: [], behind: [])
    let rules = plan.rules[declared(place)]
    func inputs(_ reads: [Dependency]?) -> [Explanation.Input] { self.inputs(reads, of: place) }
    if !values.isVisible(place) {
      explanation.facts.append(.hidden(inputs: inputs(rules.visible?.reads)))
    }
    if values.isDisabled(place) {
      explanation.facts.append(
        .disabled(
          byProgram: values.traits[place].isDisabledByProgram, inputs: inputs(rules.enabled?.reads))
      )
    }
    explainList(at: place, in: &explanation)
    explainValue(at: place, in: &explanation)
    explanation.facts += issues(at: place).map { .invalid($0) }
    explanation.facts += findings(at: place).map { .finding($0) }
    if let change = traces[place].lastChange {
      explanation.facts.append(
        .changed(transaction: change.transaction, reason: change.reason.rawValue))
    }
    return explanation
  }

  func label(at place: Int) -> String { values.machine(place).configuration.label }

  /// What a rule read; of a rule of the form itself any place outside of rows will do.
  func inputs(_ reads: [Dependency]?, of place: Int = 0) -> [Explanation.Input] {
    (reads ?? []).flatMap { read -> [Explanation.Input] in
      let places =
        read.readsRows ? places(ofColumn: read.field) : [self.place(read: read.field, from: place)]
      return places.map { other in
        let value = read.readsChoice ? values.machine(other).chosen : values.value(other)
        return Explanation.Input(field: label(at: other), value: value.words)
      }
    }
  }

  private func explainList(at place: Int, in explanation: inout Explanation) {
    let machine = values.machine(place)
    let reads = records[place].hasProgramList ? nil : plan.rules[declared(place)].options?.reads
    let inputs =
      plan.seats[declared(place)].map { self.inputs(of: $0) } ?? self.inputs(reads, of: place)
    switch machine.status {
    case .blocked(let parent):
      explanation.facts.append(.blocked(by: parent))
      guard let rule = plan.rules[declared(place)].options,
        case .failure(let blocked) = rule.key(values.seen(from: place)),
        case let other = self.place(read: blocked.field, from: place), other != place
      else { return }
      explanation.behind.append(explain(at: other))
    case .loading:
      explanation.facts.append(
        .loading(request: records[place].load?.isRunning, inputs: inputs))
    case .failed(let message):
      explanation.facts.append(.failed(message: message, inputs: inputs))
    case .ready:
      if machine.hasNoOptions { explanation.facts.append(.empty(inputs: inputs)) }
    }
  }

  private func explainValue(at place: Int, in explanation: inout Explanation) {
    let machine = values.machine(place)
    guard machine.kind != .results else { return }
    let chosen = machine.chosen
    switch machine.standing {
    case .byDefault:
      explanation.facts += wayGiven(at: place).map { [$0] } ?? []
      explanation.facts.append(.byDefault)
    case .held: explanation.facts.append(.held)
    case .member, .flagged:
      explanation.facts.append(.chosen(byUser: records[place].wasWrittenByUser))
      explanation.facts += wayGiven(at: place).map { [$0] } ?? []
    case nil:
      if !chosen.isEmpty, chosen.ids.isEmpty {
        explanation.facts.append(.chosen(byUser: records[place].wasWrittenByUser))
      } else if let words = chosen.words, !chosen.isEmpty {
        guard machine.status == .ready else { return }
        explanation.facts.append(
          wayGiven(at: place)
            ?? (isForeign(place) ? .chosenElsewhere(words) : .notAmongOptions(words)))
      } else {
        explanation.facts.append(machine.isCleared ? .cleared : .untouched)
      }
    }
  }

  private func isForeign(_ place: Int) -> Bool {
    guard let owner = records[place].memory?.owner else { return false }
    return owner != records[place].parents
  }
}

extension FieldValue {
  /// The value as text; nil for nothing.
  var words: String? {
    switch self {
    case .none: nil
    case .option(let id): "\"\(id)\""
    case .options(let ids):
      ids.isEmpty ? nil : ids.map { "\"\($0)\"" }.joined(separator: ", ")
    case .text(let text): text.isEmpty ? nil : "\"\(text)\""
    case .on(let isOn): isOn ? "on" : "off"
    case .rows(let rows): rows.isEmpty ? nil : rows.map(\.description).joined(separator: ", ")
    }
  }
}
