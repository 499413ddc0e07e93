/// One text to be spoken: what assistive technology says when something happened.
public struct Announcement: Hashable, Sendable {
  /// What an announcement tells.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Keys go to another control.
    case focused
    /// A list opened.
    case opened
    /// A list closed without choosing.
    case closed
    /// The highlight is on another option.
    case moved
    /// How many options are left, by a query or because others are there.
    case counted
    /// Something was chosen.
    case chose
    /// Something was taken from the choices.
    case removed
    /// The value was taken away.
    case cleared
    /// The value, text or switch is another.
    case changed
    /// Options are on their way, or something stands in their place.
    case waiting
    /// Options are there.
    case loaded
    /// Options could not be had.
    case failed
    /// What a user asked for did not happen.
    case refused
    /// A value is wrong.
    case invalid
  }

  /// What it tells.
  public var kind: Kind
  /// The text: one line, without controls.
  public var text: String
  /// The id of the field in a form that it speaks of; nil for a selector alone.
  public var field: String?

  /// Makes an announcement.
  public init(_ kind: Kind, _ text: String, field: String? = nil) {
    self.kind = kind
    self.text = text
    self.field = field
  }

  /// Whether it should interrupt what is being said: something did not work.
  ///
  /// The others wait their turn, as `polite` live regions do.
  /// - SeeAlso: WAI-ARIA 1.2, `aria-live`.
  public var isAssertive: Bool {
    switch kind {
    case .failed, .refused, .invalid: true
    case .focused, .opened, .closed, .moved, .counted, .chose, .removed, .cleared, .changed,
      .waiting, .loaded:
      false
    }
  }
}

extension Announcement: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
