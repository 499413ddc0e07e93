public import SelectorForms
public import SelectorKit
public import SelectorText

/// What a key did: what changed, and what is said of it, each in words, in order.
public struct KeyReport: Hashable, Sendable {
  /// The changes.
  public var changes: [String]
  /// What is said aloud.
  public var announcements: [String]

  /// Makes a report.
  public init(changes: [String], announcements: [String]) {
    self.changes = changes
    self.announcements = announcements
  }
}

/// Something that can be drawn and takes keys: a selector of any sort, or a form.
public protocol KeySubject: PresentationSource {
  /// Someone to tell what happens from now on.
  func makeAnnouncer() -> Announcer

  /// Takes a key, and tells an announcer.
  mutating func takeKey(_ press: KeyPress, telling announcer: inout Announcer) -> KeyReport

  /// Tells the open lists how many lines a screen has for them, as a driver does after each key.
  mutating func settle(on renderer: TextRenderer)
}

extension KeySubject where Self: SelectorProtocol {
  /// Someone to tell what happens from now on.
  public func makeAnnouncer() -> Announcer { Announcer() }

  /// Takes a key, and tells an announcer.
  public mutating func takeKey(
    _ key: KeyPress, telling announcer: inout Announcer
  ) -> KeyReport {
    let changes = press(key)
    return KeyReport(
      changes: changes.map(\.description),
      announcements: announcer.announce(changes, in: self).map(\.text))
  }

  /// Tells the list how many lines a screen has for it.
  public mutating func settle(on renderer: TextRenderer) {
    guard wantedLines(at: 0) > 0 else { return }
    let lines = renderer.listLines(for: 0, in: self)
    send(.layout(rows: lines), at: .start)
  }
}

extension SelectorKit.Selector: KeySubject {}

extension MultiSelector: KeySubject {}

extension Combobox: KeySubject {}

extension Form: KeySubject {
  /// Someone to tell what happens from now on.
  public func makeAnnouncer() -> Announcer { Announcer(of: self) }

  /// Takes a key, and tells an announcer; where no field has focus, the first one that takes it gets it
  /// before.
  public mutating func takeKey(
    _ key: KeyPress, telling announcer: inout Announcer
  ) -> KeyReport {
    var changes: [FormChange] = []
    if focusedFieldID == nil {
      for place in places where focusedFieldID == nil { changes += focus(place) }
    }
    changes += press(key)
    return KeyReport(
      changes: changes.map(\.description),
      announcements: announcer.announce(changes, in: self).map(\.text))
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

extension Form {
  /// The fields, in order; those of rows too.
  var places: [AnyFieldKey] { fields.compactMap { field($0) } }
}
