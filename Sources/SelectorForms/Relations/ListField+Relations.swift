import SelectorKit

/// What a relation asks of its fields.
extension ListField {
  var chosenIDs: [OptionID] { Control.chosenIDs(control.source).map { OptionID($0) } }
  var initialChoice: any Sendable { control.initialChoice }

  mutating func setUnseated(_ ids: [OptionID], returnsWhenPressed: Bool) {
    let unseated = UnseatedChoices<Control.Option.ID>(
      Set(ids.compactMap { $0.typed() }), returnsWhenPressed: returnsWhenPressed)
    if control.unseated != unseated { control.unseated = unseated }
  }

  func isDisabledByProgram(_ id: OptionID) -> Bool {
    let said = id.typed(as: Control.Option.ID.self).flatMap { control.availability(of: $0) }
    if case .disabled = said { return true }
    return false
  }

  func optionID(atRow row: Int) -> OptionID? { control.option(atRow: row).map { OptionID($0.id) } }
}
