/// One key, pressed once, with the modifiers held at that moment.
public struct KeyPress: Hashable, Sendable {
  /// The keys that a selector knows by name, and any other one by the text it types.
  public enum Key: Hashable, Sendable {
    /// The arrow that points down.
    case arrowDown
    /// The arrow that points up.
    case arrowUp
    /// The arrow that points left.
    case arrowLeft
    /// The arrow that points right.
    case arrowRight
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// A page on.
    case pageDown
    /// A page back.
    case pageUp
    /// Return.
    case enter
    /// Out of here.
    case escape
    /// To the next control.
    case tab
    /// Delete backwards.
    case backspace
    /// Delete forwards.
    case delete
    /// The space bar.
    case space
    /// A function key by its number, from 1.
    case function(Int)
    /// A key that types text: one grapheme cluster.
    case character(String)
  }

  /// Keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Control.
    public static let control = Self(rawValue: 1)
    /// Alt, Option.
    public static let alt = Self(rawValue: 2)
    /// Shift.
    public static let shift = Self(rawValue: 4)
    /// Meta, Command, Windows.
    public static let meta = Self(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// What is held with it.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

#if !hasFeature(Embedded)
  extension KeyPress.Key: Codable {}
  extension KeyPress.Modifiers: Codable {}
  extension KeyPress: Codable {}
#endif
