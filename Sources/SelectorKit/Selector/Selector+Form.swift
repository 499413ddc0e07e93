extension Selector: FormControl {
  package var source: Choice<Option.ID> { choiceStore }
  package static var untouchedSource: Choice<Option.ID> { .untouched }
  package static var clearedSource: Choice<Option.ID>? { .cleared }
  package static func source(ids: [Option.ID]) -> Choice<Option.ID>? {
    ids.first.map { .chosen($0) }
  }
  package static func source(text: String) -> Choice<Option.ID>? { nil }
  package var firstValue: SelectedValue<Option.ID>? { resolved }
  package static func isCleared(_ source: Choice<Option.ID>) -> Bool { source == .cleared }
  package static func chosenIDs(_ source: Choice<Option.ID>) -> [Option.ID] {
    source.chosen.map { [$0] } ?? []
  }
  package static func chosenText(_ source: Choice<Option.ID>) -> String? { nil }

  package mutating func put(_ source: Choice<Option.ID>) {
    choiceStore = source
    isForeign = false
    unseatedStore = UnseatedChoices()
    list.endTypeahead()
    refreshValues()
  }

  package mutating func netChanges(
    since source: Choice<Option.ID>, previousValues: [Option.ID], isReturn: Bool,
    _ reason: SelectorReason
  ) -> [SelectorChange<Option.ID>] {
    guard source != choiceStore || isReturn else { return [] }
    guard let id = choiceStore.chosen else { return [.cleared(previous: previousValues, reason)] }
    return [.chose(id, previous: previousValues.first, reason)]
  }
}
