/// One JSON value, with what a strict reader needs and common decoders lose.
///
/// Members keep their order, booleans are no numbers, and a number whose value is whole is told apart
/// from a fraction (`2`, `2.0` and `2e0` are all the whole number 2, as in every language that knows
/// one kind of number only).
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without a fraction that fits an `Int`.
  case whole(Int)
  /// Any other number.
  case fraction(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONValue])
  /// An object, its members in the order of the source.
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name; no two members of one object have the same.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value in a few words, for a message that says what was found.
  ///
  /// Long texts are cut; lists and objects are named only.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .whole(let number): "the number \(number)"
    case .fraction(let number): "the number \(number)"
    case .text(let text): text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }
}
