/// Where a value stands in a JSON document: `$.steps[3].expect.highlight`.
public indirect enum JSONPath: Hashable, Sendable {
  /// The document itself.
  case root
  /// A member of the object at a path.
  case member(JSONPath, String)
  /// An element of the list at a path, counted from 0.
  case element(JSONPath, Int)
}

extension JSONPath: CustomStringConvertible {
  /// The path as text; a name that is no plain word stands in brackets: `$.value["my field"]`.
  public var description: String {
    switch self {
    case .root: "$"
    case .member(let parent, let name):
      Self.isPlain(name) ? "\(parent).\(name)" : "\(parent)[\"\(name)\"]"
    case .element(let parent, let index): "\(parent)[\(index)]"
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "_" || $0 == "-" || $0.properties.isAlphabetic
        || ("0"..."9").contains($0)
    }
  }
}
