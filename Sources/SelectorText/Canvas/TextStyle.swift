/// What a cell stands for and in what state, as plain data; encoders turn it into colours or nothing.
public struct TextStyle: Hashable, Sendable {
  /// What a cell stands for.
  public enum Role: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing: the ground.
    case blank
    /// The name of a control.
    case label
    /// A header's text while nothing is chosen.
    case placeholder
    /// A header's text that is the value.
    case value
    /// What a user types.
    case input
    /// Where typing goes on.
    case caret
    /// The mark that says whether a list is open, and where focus is.
    case indicator
    /// The label of an option.
    case option
    /// The mark of an option: highlighted, chosen, disabled.
    case mark
    /// What stands beside a label, secondary.
    case detail
    /// The name of a section.
    case section
    /// A line that stands for rows: loading, empty.
    case message
    /// What is wrong.
    case issue
    /// The frame around a list or header.
    case border
    /// How much is not shown.
    case count
  }

  /// The states that a cell may be in, any number at once.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt8

    /// Makes traits from bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Keys go to this control.
    public static var focused: Self { Self(rawValue: 1) }
    /// Keys act on this row.
    public static var highlighted: Self { Self(rawValue: 2) }
    /// It is (part of) the value.
    public static var chosen: Self { Self(rawValue: 4) }
    /// A user can do nothing with it.
    public static var disabled: Self { Self(rawValue: 8) }
    /// A query found this letter.
    public static var match: Self { Self(rawValue: 16) }
    /// It belongs to an open list, and lies over what is below.
    public static var raised: Self { Self(rawValue: 32) }
  }

  /// What the cell stands for.
  public var role: Role
  /// The states that it is in.
  public var traits: Traits
  /// What its label asks for itself.
  public var ink: TextInk

  /// Makes a style.
  public init(_ role: Role, _ traits: Traits = [], ink: TextInk = .none) {
    self.role = role
    self.traits = traits
    self.ink = ink
  }

  /// The ground.
  public static var blank: TextStyle { TextStyle(.blank) }
}
