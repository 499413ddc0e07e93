extension SelectorProtocol {
  /// Takes a key: the key map says what it asks for, and a key that asks for nothing changes nothing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - instant: When it was pressed; letters close together belong together.
  /// - Returns: What changed.
  @discardableResult
  public mutating func press(
    _ key: KeyPress, at instant: SelectorInstant = .start
  ) -> [SelectorChange<Option.ID>] {
    guard let gesture = gesture(for: key) else { return [] }
    return send(.gesture(gesture), at: instant)
  }

  /// The gesture that a key asks for now, or nil if it asks for nothing.
  public func gesture(for key: KeyPress) -> SelectorGesture? {
    configuration.keyMap.gesture(
      for: key, kind: Self.keyKinds, isOpen: isOpen, direction: configuration.direction)
  }
}
