/// The few words of JSON Schema that the format needs.
extension JSONValue {
  static func members(_ members: (String, JSONValue)...) -> JSONValue {
    .object(members.map { .init($0.0, $0.1) })
  }

  /// Any text.
  static var anyText: JSONValue { types("string") }

  /// A text that is not empty.
  static var name: JSONValue { text(atLeast: 1) }

  static var flag: JSONValue { types("boolean") }

  static func text(atLeast length: Int) -> JSONValue {
    members(("type", .text("string")), ("minLength", .whole(length)))
  }

  static func text(matching pattern: String) -> JSONValue {
    members(("type", .text("string")), ("pattern", .text(pattern)))
  }

  static func types(_ names: String...) -> JSONValue {
    members(("type", names.count == 1 ? .text(names[0]) : .list(names.map(JSONValue.text))))
  }

  static func whole(from least: Int? = nil) -> JSONValue {
    guard let least else { return types("integer") }
    return members(("type", .text("integer")), ("minimum", .whole(least)))
  }

  static func words(_ words: String...) -> JSONValue { self.words(words) }

  static func words(_ words: [String]) -> JSONValue {
    members(("enum", .list(words.map(JSONValue.text))))
  }

  static func words<Word: RawRepresentable<String> & CaseIterable>(of _: Word.Type) -> JSONValue {
    words(Word.allCases.map(\.rawValue))
  }

  static func constant(_ value: JSONValue) -> JSONValue { members(("const", value)) }

  static func ref(_ name: String) -> JSONValue { members(("$ref", .text("#/$defs/" + name))) }

  static func anyOf(_ schemas: JSONValue...) -> JSONValue { members(("anyOf", .list(schemas))) }

  static func list(_ element: JSONValue, atLeast count: Int = 0) -> JSONValue {
    guard count > 0 else { return members(("type", .text("array")), ("items", element)) }
    return members(
      ("type", .text("array")), ("items", element), ("minItems", .whole(count)))
  }

  /// An object whose names are up to the file.
  static func map(_ value: JSONValue) -> JSONValue {
    members(("type", .text("object")), ("additionalProperties", value))
  }

  /// An object with known members.
  static func record(
    required: [String], _ known: [(String, JSONValue)], others: JSONValue = .bool(false),
    exactly count: Int? = nil
  ) -> JSONValue {
    var members: [Member] = [.init("type", .text("object"))]
    if !required.isEmpty { members.append(.init("required", .list(required.map(JSONValue.text)))) }
    members.append(.init("properties", .object(known.map { .init($0, $1) })))
    members.append(.init("additionalProperties", others))
    if let count {
      members += [.init("minProperties", .whole(count)), .init("maxProperties", .whole(count))]
    }
    return .object(members)
  }
}
