/// The id of an option whose type is not known here: forms hold fields of different option types.
public struct OptionID: Hashable, Sendable {
  /// Texts and whole numbers, which most ids are, need no box.
  @usableFromInline
  enum Storage: Sendable {
    case text(String)
    case number(Int)
    indirect case box(any Hashable & Sendable)
  }

  @usableFromInline let storage: Storage

  /// Wraps an id.
  @inlinable
  public init(_ id: some Hashable & Sendable) {
    if let number = id as? Int {
      storage = .number(number)
    } else if let text = id as? String {
      storage = .text(text)
    } else {
      storage = .box(id)
    }
  }

  /// The id as the type that it has, or nil if it has another.
  @inlinable
  public func typed<ID: Hashable & Sendable>(as type: ID.Type = ID.self) -> ID? {
    switch storage {
    case .text(let text): text as? ID
    case .number(let number): number as? ID
    case .box(let box): box as? ID
    }
  }

  /// Tells whether both wrap equal ids of one type.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.storage, right.storage) {
    case (.text(let left), .text(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.box(let left), .box(let right)): AnyHashable(left) == AnyHashable(right)
    default: false
    }
  }

  /// Feeds the id.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .text(let text): hasher.combine(text)
    case .number(let number): hasher.combine(number)
    case .box(let box): hasher.combine(AnyHashable(box))
    }
  }
}

extension OptionID: CustomStringConvertible {
  /// The id as text.
  public var description: String {
    switch storage {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .box(let box): String(describing: box)
    }
  }
}
