import Foundation

extension SavedID {
  /// The id in the form in which it is saved; nil for an id that is neither text nor number nor `Codable`.
  init?(_ id: some Hashable) {
    if let text = id as? String {
      self = .text(text)
    } else if let number = id as? Int {
      self = .number(number)
    } else if let encodable = id as? any Encodable {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      guard let data = try? encoder.encode(encodable) else { return nil }
      // What encodes to a plain text or number is saved as such.
      if let text = try? JSONDecoder().decode(String.self, from: data) {
        self = .text(text)
      } else if let number = try? JSONDecoder().decode(Int.self, from: data) {
        self = .number(number)
      } else {
        self = .json(String(decoding: data, as: UTF8.self))
      }
    } else {
      return nil
    }
  }

  /// The id as the type that it has in the form; nil where it is of another kind.
  func typed<ID: Hashable>(as type: ID.Type) -> ID? {
    switch self {
    case .text(let text): if let id = text as? ID { return id }
    case .number(let number): if let id = number as? ID { return id }
    case .json: break
    }
    guard type != String.self, type != Int.self, let decodable = type as? any Decodable.Type else {
      return nil
    }
    return Self.decode(decodable, from: json) as? ID
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from json: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private var json: String {
    switch self {
    case .number(let number): return "\(number)"
    case .json(let json): return json
    case .text(let text):
      guard let data = try? JSONEncoder().encode(text) else { return "" }
      return String(decoding: data, as: UTF8.self)
    }
  }
}
