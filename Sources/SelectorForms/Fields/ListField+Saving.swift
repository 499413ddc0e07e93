import SelectorKit

/// What is saved of a field with a list, by ids.
extension ListField {
  func saved(_ source: FieldSource) -> SavedValue? {
    guard let choice = source.choice(as: Control.Source.self) else { return nil }
    if choice == Control.untouchedSource { return .untouched }
    if Control.isCleared(choice) { return .cleared }
    if let text = Control.chosenText(choice) { return .text(text) }
    return saved(Control.chosenIDs(choice))
  }

  private func saved(_ ids: [Control.Option.ID]) -> SavedValue? {
    let saved = ids.compactMap { SavedID($0) }
    guard saved.count == ids.count else { return nil }
    return kind == .multi ? .options(saved) : saved.first.map { .option($0) }
  }

  func source(from saved: SavedValue) -> FieldSource? {
    switch saved {
    case .untouched: return untouchedSource
    case .cleared: return Control.clearedSource.map { .choice($0) }
    case .text(let text): return Control.source(text: text).map { .choice($0) }
    case .on: return nil
    case .option(let id): return source(ids: [id], isList: false)
    case .options(let ids): return source(ids: ids, isList: true)
    }
  }

  private func source(ids: [SavedID], isList: Bool) -> FieldSource? {
    let typed = ids.compactMap { $0.typed(as: Control.Option.ID.self) }
    guard typed.count == ids.count, isList == (kind == .multi) else { return nil }
    return Control.source(ids: typed).map { .choice($0) }
  }

  func saved(_ part: FieldValue) -> SavedValue? {
    switch part {
    case .option(let id):
      id.typed(as: Control.Option.ID.self).flatMap { SavedID($0) }.map { .option($0) }
    case .options(let ids):
      .options(
        ids.compactMap { $0.typed(as: Control.Option.ID.self).flatMap { SavedID($0) } })
    case .text(let text): .text(text)
    case .none, .rows: .untouched
    case .on(let isOn): .on(isOn)
    }
  }

  func part(from saved: SavedValue) -> FieldValue? {
    switch saved {
    case .untouched, .cleared: return FieldValue.none
    case .text(let text): return .text(text)
    case .on: return nil
    case .option(let id):
      return id.typed(as: Control.Option.ID.self).map { .option(OptionID($0)) }
    case .options(let ids):
      let typed = ids.compactMap { $0.typed(as: Control.Option.ID.self) }
      return typed.count == ids.count ? .options(typed.map { OptionID($0) }) : nil
    }
  }

  var savedForm: String {
    let id = "an id of type \(Control.Option.ID.self)"
    switch kind {
    case .multi: return "a list of ids, each \(id)"
    case .combobox: return "\(id), or a text of one's own"
    default: return id
    }
  }

  var missingIDs: [SavedID] {
    let chosen = Control.chosenIDs(control.source)
    let values = control.values
    // Mostly nothing is missing, and then nothing has to be gathered.
    guard values.count < chosen.count || values.contains(where: { $0.standing != .member }) else {
      return []
    }
    let ids = Set(values.filter { $0.standing == .member }.map(\.id))
    return chosen.filter { !ids.contains($0) }.compactMap { SavedID($0) }
  }
}
