public import SelectorKit

extension Form {
  /// Takes a key for the focused field; without focus, and where it asks for nothing, nothing happens.
  ///
  /// Tab leaves the field as its commit policy says and moves on, with Shift back; past the ends focus
  /// goes nowhere.
  @discardableResult
  public mutating func press(_ press: KeyPress) -> [FormChange] {
    guard let field = focusedField else { return [] }
    if press.key == .tab {
      guard press.modifiers.subtracting(.shift).isEmpty else { return [] }
      return pressTab(on: field, backwards: press.modifiers.contains(.shift))
    }
    guard isUsable(field) else { return [] }
    return transact(values.kind(field) == .text ? .typing(field) : .user) { form in
      let now = form.now
      form.act(on: field) { $0.press(press, at: now) }
    }
  }

  private mutating func pressTab(on field: Int, backwards: Bool) -> [FormChange] {
    let isUsable = isUsable(field)
    guard !isUsable || values.machine(field).asksForTab(KeyPress(.tab)) else { return [] }
    return transact(.user) { form in
      let now = form.now
      if isUsable {
        form.act(on: field) { $0.press(KeyPress(.tab), at: now) }
        // What it chose may show or hide the next field, or enable it.
        form.propagate()
      }
      form.moveFocus(to: form.neighbour(of: field, backwards: backwards))
    }
  }

  private func neighbour(of field: Int, backwards: Bool) -> Int? {
    let before = itemCount(before: field)
    if backwards { return neighbour(before: before) }
    return neighbour(from: rank(of: field) == nil ? before : before + 1)
  }

  /// The first field that takes the focus, from a place on among those that can be seen.
  func neighbour(from rank: Int) -> Int? {
    (rank..<max(rank, shownCount)).lazy.compactMap { shownPlace(at: $0) }.first { takesFocus($0) }
  }

  /// The last field that takes the focus before a place among those that can be seen.
  func neighbour(before rank: Int) -> Int? {
    (0..<rank).reversed().lazy.compactMap { shownPlace(at: $0) }.first { takesFocus($0) }
  }

  /// Takes a paste, as one edit of the focused field.
  @discardableResult
  public mutating func paste(_ text: String) -> [FormChange] {
    guard let field = focusedField, isUsable(field) else { return [] }
    history.endTyping()
    return transact(.user) { form in
      let now = form.now
      form.act(on: field) { $0.paste(text, at: now) }
    }
  }

  /// Moves the focus to a field, or nowhere; a field that is hidden or disabled does not take it.
  @discardableResult
  public mutating func focus(_ field: (some FieldReference)?) -> [FormChange] {
    guard let field else { return focusNowhere() }
    guard let place = place(of: field), takesFocus(place) else { return [] }
    return transact(.user) { $0.moveFocus(to: place) }
  }

  /// Takes the focus away.
  @discardableResult
  public mutating func focusNowhere() -> [FormChange] {
    transact(.user) { $0.moveFocus(to: nil) }
  }

  /// Leaves the focused field, which may choose by its policy and closes, and enters another.
  ///
  /// - Returns: Whether the focus is there.
  @discardableResult
  mutating func moveFocus(to target: Int?, closing: Bool = true) -> Bool {
    guard target != focusedField else { return true }
    history.endTyping()
    noteSeen()
    let now = now
    if let old = focusedField {
      records[old].isTouched = true
      if closing {
        act(on: old) { $0.perform(.blur, at: now) }
        propagate()
      }
    }
    // What the old field chose on being left may have hidden or disabled the other.
    let reached = target.flatMap { takesFocus($0) ? $0 : nil }
    focusedField = reached
    if let reached { act(on: reached) { $0.perform(.focus, at: now) } }
    return reached == target
  }

  /// Takes a press on the header of a field: focus goes there, a list opens or closes, a switch turns.
  ///
  /// For other open lists it is a press outside. A hidden or disabled field takes no press.
  @discardableResult
  public mutating func pressHeader(_ field: some FieldReference) -> [FormChange] {
    guard let place = place(of: field), takesFocus(place) else { return [] }
    return transact(.user) { form in
      // What others choose when they are left may have hidden or disabled the field.
      guard form.leaveOthers(than: place),
        form.moveFocus(to: place, closing: form.isSingleOpen)
      else { return }
      form.act(on: place) { $0.pressHeader() }
    }
  }

  /// Presses outside other open lists; false if a field takes no press any more then.
  mutating func leaveOthers(than place: Int) -> Bool {
    guard isSingleOpen else { return true }
    let now = now
    let others = group.openMembers.filter { $0 != place }
    guard !others.isEmpty else { return true }
    for other in others.reversed() {
      act(on: other) { $0.perform(.pressOutside(.sibling), at: now) }
    }
    propagate()
    return takesFocus(place)
  }

  /// Takes a press on an option of an open list; with `extending` as with Shift held.
  ///
  /// A closed list, an option that is not shown and one that is disabled change nothing.
  @discardableResult
  public mutating func press<Key: ListFieldReference>(
    _ field: Key, option id: Key.Control.Option.ID, extending: Bool = false
  ) -> [FormChange] {
    guard let place = place(of: field), isUsable(place),
      values.update(place, { $0.isPressable(id) })
    else { return [] }
    return transact(.user) { form in
      guard form.leaveOthers(than: place),
        form.moveFocus(to: place, closing: form.isSingleOpen)
      else { return }
      form.send(.press(id, extending: extending), to: field)
    }
  }

  /// Takes the pointer over an option of an open list.
  @discardableResult
  public mutating func hover<Key: ListFieldReference>(
    _ field: Key, option id: Key.Control.Option.ID
  ) -> [FormChange] {
    guard let place = place(of: field), isUsable(place) else { return [] }
    return transact(.user) { $0.send(.hover(id), to: field) }
  }

  /// Takes a press outside every field.
  @discardableResult
  public mutating func pressOutside() -> [FormChange] {
    transact(.user) { form in
      let now = form.now
      for field in form.openOrFocused {
        form.act(on: field) { $0.perform(.pressOutside(.outside), at: now) }
      }
    }
  }

  /// The whole window lost its focus: lists close and choose nothing; the form keeps its focus.
  @discardableResult
  public mutating func windowBlur() -> [FormChange] {
    transact(.user) { form in
      let now = form.now
      for field in form.openFieldPlaces {
        form.act(on: field) { $0.perform(.windowBlur, at: now) }
      }
    }
  }

  var openFieldPlaces: [Int] {
    isSingleOpen
      ? group.openMembers.reversed() : values.fields.filter { values.isOpen($0) }
  }

  private var openOrFocused: [Int] {
    let open = openFieldPlaces
    guard let focusedField, !open.contains(focusedField) else { return open }
    return open + [focusedField]
  }

  /// Whether a user can do something with a field.
  func isUsable(_ field: Int) -> Bool {
    values.isVisible(field) && !values.isDisabled(field)
  }

  /// Whether keys can go to a field: rows that others narrow have none.
  func takesFocus(_ field: Int) -> Bool {
    guard isUsable(field) else { return false }
    switch values.kind(field) {
    case .results, .group: return false
    case .selector, .multi, .combobox, .toggle, .text: return true
    }
  }
}
