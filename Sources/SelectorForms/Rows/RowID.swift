/// The identity of one row of a group of fields that repeats: a number from 1.
///
/// A group gives out its numbers in order and never twice: a row that was removed keeps its number for
/// undo, and moving, saving and restoring keep it too.
public struct RowID: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int

  /// Makes the id with a number; one that no row has finds no row.
  public init(_ number: Int) { self.number = number }

  /// The greatest number that a row may have: the last whole number that JSON readers agree on.
  static let greatest = (1 << 53) - 1
}

extension RowID: Comparable {
  /// Whether the first row was made before the second.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension RowID: ExpressibleByIntegerLiteral {
  /// Makes the id with a number.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension RowID: CustomStringConvertible {
  /// The number as text.
  public var description: String { "\(number)" }
}

extension RowID: Codable {
  /// Reads a whole number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the number alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
