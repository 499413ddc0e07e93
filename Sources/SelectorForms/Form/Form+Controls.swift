public import SelectorKit

extension Form {
  /// The selector of a field, as it is now; nil for a key of another form.
  public func control<Key: ListFieldReference>(of field: Key) -> Key.Control? {
    guard let place = place(of: field) else { return nil }
    return (machines[place] as? any ControlHolder)?.heldControl as? Key.Control
  }

  /// Sends an intent to the selector of a field, within a transaction.
  mutating func send<Key: ListFieldReference>(
    _ intent: SelectorIntent<Key.Control.Option.ID>, to field: Key
  ) {
    let now = now
    changeControl(of: field) { $0.send(intent, at: now) }
  }

  mutating func withControl<Key: ListFieldReference>(
    of field: Key,
    _ body: (inout any FormControlOf<Key.Control.Option>) -> [SelectorChange<
      Key.Control.Option.ID
    >]
  ) -> [FormChange] {
    transact(.program) { $0.changeControl(of: field, body) }
  }

  private mutating func changeControl<Key: ListFieldReference>(
    of field: Key,
    _ body: (inout any FormControlOf<Key.Control.Option>) -> [SelectorChange<
      Key.Control.Option.ID
    >]
  ) {
    guard let place = place(of: field) else { return }
    act(on: place) { machine in
      guard var holder = machine as? any ControlHolder,
        var control = holder.heldControl as? any FormControlOf<Key.Control.Option>
      else { return [] }
      let changes = body(&control)
      holder.heldControl = control
      machine = holder
      return changes.map { .selector($0.mapIDs { OptionID($0) }) }
    }
  }
}
