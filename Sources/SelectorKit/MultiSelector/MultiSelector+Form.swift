extension MultiSelector: FormControl {
  package var source: Choice<[Option.ID]> { choiceStore }
  package static var untouchedSource: Choice<[Option.ID]> { .untouched }
  package static var clearedSource: Choice<[Option.ID]>? { .cleared }
  package static func source(ids: [Option.ID]) -> Choice<[Option.ID]>? {
    ids.isEmpty ? .cleared : Set(ids).count == ids.count ? .chosen(ids) : nil
  }
  package static func source(text: String) -> Choice<[Option.ID]>? { nil }
  package var firstValue: SelectedValue<Option.ID>? { values.first }
  package static func isCleared(_ source: Choice<[Option.ID]>) -> Bool { source == .cleared }
  package static func chosenIDs(_ source: Choice<[Option.ID]>) -> [Option.ID] {
    source.chosen ?? []
  }
  package static func chosenText(_ source: Choice<[Option.ID]>) -> String? { nil }

  package mutating func put(_ source: Choice<[Option.ID]>) {
    choiceStore = source
    isForeign = false
    unseatedStore = UnseatedChoices()
    list.endTypeahead()
    extensionBase = nil
    refreshValues()
  }

  package mutating func netChanges(
    since source: Choice<[Option.ID]>, previousValues: [Option.ID], isReturn: Bool,
    _ reason: SelectorReason
  ) -> [SelectorChange<Option.ID>] {
    guard source != choiceStore || isReturn else { return [] }
    guard let ids = choiceStore.chosen else { return [.cleared(previous: previousValues, reason)] }
    // What others had left no room for, or was chosen elsewhere, is chosen anew.
    let kept = source.chosen ?? []
    let old = isReturn ? kept.filter { previousValues.contains($0) } : kept
    let removed = (source.chosen ?? previousValues).filter { !ids.contains($0) }
    return inOptionOrder(removed).map { .removed($0, reason) }
      + inOptionOrder(ids.filter { !old.contains($0) }).map {
        .chose($0, previous: nil, reason)
      }
  }
}
