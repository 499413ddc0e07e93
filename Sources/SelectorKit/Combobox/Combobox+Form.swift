extension Combobox: FormControl {
  package var source: Choice<ComboboxChoice<Option.ID>> { choiceStore }
  package static var untouchedSource: Choice<ComboboxChoice<Option.ID>> { .untouched }
  package static var clearedSource: Choice<ComboboxChoice<Option.ID>>? { .cleared }
  package static func source(ids: [Option.ID]) -> Choice<ComboboxChoice<Option.ID>>? {
    ids.first.map { .chosen(.option($0)) }
  }
  package static func source(text: String) -> Choice<ComboboxChoice<Option.ID>>? {
    .chosen(.text(text))
  }
  package var firstValue: SelectedValue<Option.ID>? { resolved }
  package static func isCleared(_ source: Choice<ComboboxChoice<Option.ID>>) -> Bool {
    source == .cleared
  }
  package static func chosenIDs(_ source: Choice<ComboboxChoice<Option.ID>>) -> [Option.ID] {
    if case .chosen(.option(let id)) = source { [id] } else { [] }
  }
  package static func chosenText(_ source: Choice<ComboboxChoice<Option.ID>>) -> String? {
    if case .chosen(.text(let text)) = source { text } else { nil }
  }

  package mutating func put(_ source: Choice<ComboboxChoice<Option.ID>>) {
    choiceStore = source
    isForeign = false
    unseatedStore = UnseatedChoices()
    list.endTypeahead()
    settle()
    refreshValues()
  }

  package mutating func exchange(_ source: Choice<ComboboxChoice<Option.ID>>) {
    let typed = input
    put(source)
    if typed.isEdited { input = typed }
  }

  package mutating func netChanges(
    since source: Choice<ComboboxChoice<Option.ID>>, previousValues: [Option.ID],
    isReturn: Bool, _ reason: SelectorReason
  ) -> [SelectorChange<Option.ID>] {
    guard source != choiceStore || isReturn else { return [] }
    switch choiceStore.chosen {
    case .option(let id): return [.chose(id, previous: previousValues.first, reason)]
    case .text(let text): return [.entered(text, reason)]
    case nil: return [.cleared(previous: previousValues, reason)]
    }
  }
}
