/// The id of an option in a scenario: a text or a whole number, which are never equal to each other.
public enum ScenarioID: Hashable, Sendable {
  /// An id that is a text.
  case text(String)
  /// An id that is a whole number.
  case number(Int)
}

extension ScenarioID: CustomStringConvertible {
  /// The plain text of the id, without quotes.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}

extension ScenarioID: Codable {
  /// Reads a text or a whole number.
  ///
  /// - Parameter decoder: A decoder whose value is one of both.
  /// - Throws: `DecodingError` where it is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .number(try container.decode(Int.self))
    }
  }

  /// Writes the text or the number alone.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}

extension ScenarioID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Makes an id that is a text.
  public init(stringLiteral text: String) { self = .text(text) }

  /// Makes an id that is a whole number.
  public init(integerLiteral number: Int) { self = .number(number) }
}
