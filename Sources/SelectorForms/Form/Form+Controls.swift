import SelectorKit

extension Form {
  /// The selector of a field, as it is now; nil for a key of another form.
  public func control<Key: ListFieldReference>(of field: Key) -> Key.Control? {
    guard let place = place(of: field) else { return nil }
    return values.machine(place).control(as: Key.Control.self)
  }

  /// Sends an intent to the selector of a field, within a transaction.
  mutating func send<Key: ListFieldReference>(
    _ intent: SelectorIntent<Key.Control.Option.ID>, to field: Key
  ) {
    guard let place = place(of: field) else { return }
    let now = now
    act(on: place) { $0.send(intent, at: now) }
  }
}
