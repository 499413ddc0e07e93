/// Reads Swift source byte by byte, as far as needed to find where an argument of a call begins and ends.
///
/// It knows blanks, comments, text literals of every kind with what is interpolated in them, regular
/// expressions and brackets. What it does not understand, it refuses.
struct SourceScanner {
  /// One thing in the source that is no blank and no comment.
  enum Token {
    case word(Range<Int>)
    case literal(TextLiteral)
    case group(open: UInt8)
    case punctuation(UInt8)
    case other
  }

  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var peek: UInt8? { byte(0) }

  func byte(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte = peek, isSkipped(byte) { position += 1 }
  }

  func starts(with text: StaticString) -> Bool {
    let wanted = Array(text.description.utf8)
    return bytes[min(position, bytes.count)...].starts(with: wanted)
  }

  // MARK: Blanks and comments

  mutating func skipTrivia() throws(InlineRefusal) {
    while let byte = peek {
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        position += 1
      } else if starts(with: "//") {
        skip { $0 != 0x0A }
      } else if starts(with: "/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(InlineRefusal) {
    var depth = 0
    repeat {
      guard position < bytes.count else {
        throw InlineRefusal(reason: "a comment does not end")
      }
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0
  }

  // MARK: Tokens

  /// The next token that no bracket closes; nil before a closing bracket and at the end.
  ///
  /// - Parameter previous: The token before, which tells a regular expression from a division.
  /// - Returns: The token; the scanner stands behind it.
  /// - Throws: What does not end.
  mutating func token(after previous: Token?) throws(InlineRefusal) -> Token? {
    try skipTrivia()
    guard let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      try skipGroup()
      return .group(open: byte)
    case UInt8(ascii: "\""): return .literal(try textLiteral(hashes: 0))
    case UInt8(ascii: "#"): return try hashToken()
    case UInt8(ascii: "`"): return .word(try rawIdentifier())
    case UInt8(ascii: "/"):
      if skipBareRegex(after: previous) { return .other }
      position += 1
      return .punctuation(byte)
    default: break
    }
    let start = position
    skip(while: Self.isWordByte)
    if position > start { return .word(start..<position) }
    position += 1
    return .punctuation(byte)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }

  /// Goes over a bracket, everything in it, and the one that closes it.
  mutating func skipGroup() throws(InlineRefusal) {
    let open = peek
    position += 1
    var last: Token?
    while let token = try token(after: last) { last = token }
    let close: UInt8? =
      switch open {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      default: UInt8(ascii: "}")
      }
    guard let found = peek, found == close else {
      throw InlineRefusal(reason: "the brackets of the call do not fit together")
    }
    position += 1
  }

  private mutating func rawIdentifier() throws(InlineRefusal) -> Range<Int> {
    let start = position
    position += 1
    skip { $0 != UInt8(ascii: "`") && $0 != 0x0A }
    guard peek == UInt8(ascii: "`") else {
      throw InlineRefusal(reason: "a name in backticks does not end")
    }
    position += 1
    return start..<position
  }

  private mutating func hashToken() throws(InlineRefusal) -> Token {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): return .literal(try textLiteral(hashes: hashes))
    case UInt8(ascii: "/"):
      position += hashes + 1
      let end = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
      while position < bytes.count {
        if bytes[position...].starts(with: end) {
          position += end.count
          return .other
        }
        position += peek == UInt8(ascii: "\\") ? 2 : 1
      }
      throw InlineRefusal(reason: "a regular expression does not end")
    default:
      position += hashes
      return .other
    }
  }

  /// Goes over `/…/` where an operand may stand and the line holds its end.
  private mutating func skipBareRegex(after previous: Token?) -> Bool {
    switch previous {
    case nil, .punctuation: break
    case .word, .literal, .group, .other: return false
    }
    guard let next = byte(1), next != 0x20, next != 0x09, next != 0x0A, next != 0x0D else {
      return false
    }
    var index = position + 1
    var isInClass = false
    while index < bytes.count, bytes[index] != 0x0A {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
