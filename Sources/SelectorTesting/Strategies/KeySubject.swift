public import SelectorForms
public import SelectorKit
public import SelectorText

/// Something that can be drawn and takes keys: a selector of any sort, or a form.
public protocol KeySubject: PresentationSource {
  /// Takes a key.
  ///
  /// - Returns: What changed, each in words, in order.
  mutating func takeKey(_ press: KeyPress) -> [String]

  /// Tells the open lists how many lines a screen has for them, as a driver does after each key.
  mutating func settle(on renderer: TextRenderer)
}

extension SelectorKit.Selector: KeySubject {
  /// Takes a key.
  public mutating func takeKey(_ key: KeyPress) -> [String] { press(key).map(\.description) }
}

extension MultiSelector: KeySubject {
  /// Takes a key.
  public mutating func takeKey(_ key: KeyPress) -> [String] { press(key).map(\.description) }
}

extension Combobox: KeySubject {
  /// Takes a key.
  public mutating func takeKey(_ key: KeyPress) -> [String] { press(key).map(\.description) }
}

extension KeySubject where Self: SelectorProtocol {
  /// Tells the list how many lines a screen has for it.
  public mutating func settle(on renderer: TextRenderer) {
    guard wantedLines(at: 0) > 0 else { return }
    let lines = renderer.listLines(for: 0, in: self)
    send(.layout(rows: lines), at: .start)
  }
}

extension Form: KeySubject {
  /// Takes a key; where no field has focus, the first one that takes it gets it before.
  public mutating func takeKey(_ key: KeyPress) -> [String] {
    if focusedFieldID == nil {
      for place in places where focusedFieldID == nil { focus(place) }
    }
    return press(key).map(\.description)
  }

  /// Tells the open lists how many lines a screen has for them.
  public mutating func settle(on renderer: TextRenderer) {
    let open = Set(openFieldIDs)
    for place in places where open.contains(place.fieldID) {
      guard let index = visibleIndex(of: place), wantedLines(at: index) > 0 else { continue }
      layout(place, rows: renderer.listLines(for: index, in: self))
    }
  }
}

/// A field of a form, of any kind.
struct FieldPlace: FieldReference {
  let fieldID: String
  let fieldIndex: Int
  let formID: FormID
}

extension Form {
  /// The fields, in order.
  var places: [FieldPlace] {
    fields.enumerated().map { FieldPlace(fieldID: $1, fieldIndex: $0, formID: id) }
  }
}
