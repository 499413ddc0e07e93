/// The id of an option whose type is not known here: forms hold fields of different option types.
public struct OptionID: Hashable, Sendable {
  private let box: any Hashable & Sendable

  /// Wraps an id.
  public init(_ id: some Hashable & Sendable) {
    box = id
  }

  /// The id as the type that it has, or nil if it has another.
  public func typed<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? { box as? ID }

  /// Tells whether both wrap equal ids of one type.
  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.box) == AnyHashable(right.box)
  }

  /// Feeds the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(box)) }
}

extension OptionID: CustomStringConvertible {
  /// The id as text.
  public var description: String { String(describing: box) }
}
