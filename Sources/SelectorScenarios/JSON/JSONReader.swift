extension JSONValue {
  /// How deep lists and objects may stand in each other.
  public static let greatestDepth = 64

  /// Reads a JSON document (RFC 8259) from UTF-8 bytes.
  ///
  /// A byte order mark at the beginning is passed over. An object that names a member twice is an
  /// error, so is one deeper than ``greatestDepth``, and so is a lone surrogate in an escape.
  ///
  /// - Parameter bytes: The whole document.
  /// - Throws: ``JSONSyntaxError`` with line, column and the path of the value.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }

  /// Reads a JSON document from a text.
  ///
  /// - Parameter json: The whole document.
  /// - Throws: ``JSONSyntaxError``, as ``init(bytes:)``.
  public init(json: String) throws(JSONSyntaxError) {
    try self.init(bytes: Array(json.utf8))
  }
}

/// Reads one document by descent, a byte at a time.
private struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  var path = JSONPath.root

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard position == bytes.count else { throw unexpected("the end after one value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipBlanks()
    guard depth <= JSONValue.greatestDepth else {
      throw error(found: "lists and objects \(depth) deep", "at most \(JSONValue.greatestDepth)")
    }
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return try number()
    default: throw unexpected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let outer = path
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    position += 1
    skipBlanks()
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw unexpected("the name of a member in quotes") }
      let name = try string()
      path = .member(outer, name)
      guard names.insert(name).inserted else {
        throw error(found: "the member \"\(name)\" twice", "each member once", at: start)
      }
      skipBlanks()
      guard take(":") else { throw unexpected("a colon") }
      members.append(.init(name, try value(depth: depth + 1)))
      path = outer
      skipBlanks()
    } while take(",")
    guard take("}") else { throw unexpected("a comma or }") }
    return .object(members)
  }

  private mutating func list(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let outer = path
    var elements: [JSONValue] = []
    position += 1
    skipBlanks()
    if take("]") { return .list([]) }
    repeat {
      path = .element(outer, elements.count)
      elements.append(try value(depth: depth + 1))
      path = outer
      skipBlanks()
    } while take(",")
    guard take("]") else { throw unexpected("a comma or ]") }
    return .list(elements)
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let letters = Array(word.description.utf8)
    guard bytes[position...].starts(with: letters) else { throw unexpected("\(word)") }
    position += letters.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let whole = Int(text) { return .whole(whole) }
    guard let number = Double(text), number.isFinite else {
      throw error(found: text, "a number that fits 64 bits", at: start)
    }
    // `Int(exactly:)` would do, but needs the mathematics library, which nothing here links.
    guard number.magnitude < 0x1p63, Double(Int(number)) == number else { return .fraction(number) }
    return .whole(Int(number))
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while case (UInt8(ascii: "0")...UInt8(ascii: "9"))? = peek { position += 1 }
    guard position > start else { throw unexpected("a digit") }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var content: [UInt8] = []
    var start = position
    let first = position
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("no bare control character in a text") }
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      content += bytes[start..<(position - 1)]
      content += String(try escape()).utf8
      start = position
    }
    content += bytes[start..<position]
    guard take("\"") else { throw unexpected("a closing quote") }
    let text = String(decoding: content, as: UTF8.self)
    // Decoding repairs what is no UTF-8, and any repair changes bytes.
    guard text.utf8.elementsEqual(content) else {
      throw error(found: "bytes that are no UTF-8", "UTF-8", at: first)
    }
    return text
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      throw error(
        found: "an unknown escape", "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: start)
    }
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
      let low = try hexadecimal()
      // A wrong second half leaves a code that is no scalar either.
      if (0xDC00..<0xE000).contains(low) {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error(found: "half a surrogate pair", "a whole one", at: start)
    }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek, UInt32(byte) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private func unexpected(_ expected: String) -> JSONSyntaxError {
    guard position < bytes.count else { return error(found: "the end of the text", expected) }
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars
    let next = rest.first.map { Self.isVisible($0) ? "\"\($0)\"" : Self.number(of: $0) }
    return error(found: next ?? "nothing", expected)
  }

  /// Whether a reader of a message sees which character it is.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let kind = scalar.properties.generalCategory == .control ? "control character" : "character"
    return "the \(kind) U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func error(found: String, _ expected: String, at place: Int? = nil) -> JSONSyntaxError {
    let before = bytes.prefix(min(place ?? position, bytes.count))
    let line = before.lastIndex(of: 0x0A).map { before[($0 + 1)...] } ?? before
    let scalars = line.count { $0 & 0xC0 != 0x80 }
    return JSONSyntaxError(
      path: path, line: before.count { $0 == 0x0A } + 1, column: scalars + 1, found: found,
      expected: expected)
  }
}
