/// A call whose last argument holds the text that is expected: what it says, and what to put in its place.
struct InlineCall {
  /// The label of the argument.
  static let label = "matches"

  /// What the argument says; nil for `nil`.
  let expected: String?
  /// The bytes of the argument's value.
  let range: Range<Int>
  /// What stands before the lines of a literal in its place.
  let indentation: [UInt8]
  /// The least number of hashes for it.
  let hashes: Int

  /// Finds the call whose arguments begin at a place.
  ///
  /// - Parameters:
  ///   - bytes: The source file.
  ///   - line: The line of the bracket, from 1.
  ///   - column: Its byte in the line, from 1.
  /// - Throws: Why the call cannot be rewritten.
  init(in bytes: [UInt8], line: Int, column: Int) throws(InlineRefusal) {
    let offset = Self.offset(in: bytes, line: line, column: column)
    guard let offset, bytes[offset] == UInt8(ascii: "(") else {
      if let offset, bytes[offset] == UInt8(ascii: "{") {
        throw InlineRefusal(
          reason: "the call has a closure for its arguments; give the text as the last argument, "
            + "\(Self.label): nil")
      }
      throw InlineRefusal(
        reason: "no call begins there; the file changed since it was compiled, run the test again")
    }
    var scanner = SourceScanner(bytes, at: offset + 1)
    let arguments = try Self.arguments(&scanner)
    try Self.refuseTrailingClosure(scanner)
    guard let last = arguments.last, last.label == Self.label else {
      let hasOne = arguments.contains { $0.label == Self.label }
      throw InlineRefusal(
        reason: hasOne
          ? "\(Self.label): is not the last argument; move it to the end"
          : "the call has no argument \(Self.label): that could be rewritten; where a helper makes "
            + "it, hand on its place with filePath:, line: and column:")
    }
    guard let value = last.value, last.isSingle else {
      throw InlineRefusal(
        reason: "\(Self.label): is an expression; give it a text literal over several lines or nil")
    }
    let lineStart = bytes[..<value.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let leading = bytes[lineStart..<value.lowerBound].prefix(while: InlineText.isBlank)
    range = value
    switch last.token {
    case .literal(let literal):
      guard literal.isMultiline else {
        throw InlineRefusal(
          reason: "\(Self.label): is a text on one line; give it one over several lines or nil")
      }
      guard !literal.hasInterpolation else {
        throw InlineRefusal(
          reason: "something is interpolated in the text, which recording would take away")
      }
      expected = try InlineText.text(of: literal, in: bytes)
      indentation = Array(
        bytes[literal.body].reversed().prefix { InlineText.isBlank($0) }.reversed())
      hashes = literal.hashes
    case .word(let word) where bytes[word].elementsEqual("nil".utf8):
      expected = nil
      // A line that begins with the end of a literal is as far in as another one after it.
      let isAfterLiteral = bytes[leading.endIndex...].starts(with: "\"\"\"".utf8)
      indentation = leading + (isAfterLiteral ? [] : Self.indentationUnit(of: bytes))
      hashes = 0
    default:
      throw InlineRefusal(
        reason: "\(Self.label): is an expression; give it a text literal over several lines or nil")
    }
  }

  /// The file with a text in place of the argument.
  func replacing(with text: String, in bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + literal(of: text, in: bytes) + bytes[range.upperBound...]
  }

  /// A text as it would stand in place of the argument.
  func literal(of text: String, in bytes: [UInt8]) -> [UInt8] {
    let newline = bytes.firstIndex(of: 0x0A)
    let isCRLF = newline.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    return InlineText.literal(
      text, indentation: indentation, hashes: hashes, newline: isCRLF ? [0x0D, 0x0A] : [0x0A])
  }

  // MARK: Arguments

  private struct Argument {
    var label: String?
    var token: SourceScanner.Token?
    var value: Range<Int>?
    var count = 0
    var isSingle: Bool { count == 1 }
  }

  /// Reads the arguments up to the bracket that closes them, and goes over it.
  private static func arguments(
    _ scanner: inout SourceScanner
  ) throws(InlineRefusal) -> [Argument] {
    var arguments: [Argument] = []
    var current = Argument()
    var previous: SourceScanner.Token?
    while true {
      try scanner.skipTrivia()
      let start = scanner.position
      guard let token = try scanner.token(after: previous) else { break }
      previous = token
      switch token {
      case .punctuation(UInt8(ascii: ",")):
        arguments.append(current)
        current = Argument()
      case .punctuation(UInt8(ascii: ":")):
        if case .word(let word)? = current.token, current.count == 1, current.label == nil {
          current = Argument(label: String(decoding: scanner.bytes[word], as: UTF8.self))
        } else {
          current.count += 1
        }
      default:
        current.count += 1
        current.token = current.token ?? token
        current.value = (current.value?.lowerBound ?? start)..<scanner.position
      }
    }
    guard scanner.peek == UInt8(ascii: ")") else {
      throw InlineRefusal(reason: "the brackets of the call do not fit together")
    }
    scanner.position += 1
    if current.count > 0 { arguments.append(current) }
    return arguments
  }

  private static func refuseTrailingClosure(_ scanner: SourceScanner) throws(InlineRefusal) {
    var scanner = scanner
    scanner.skip(while: InlineText.isBlank)
    guard scanner.peek != UInt8(ascii: "{") else {
      throw InlineRefusal(
        reason: "a closure stands behind the arguments; give the text as the last argument")
    }
  }

  // MARK: Places

  /// The offset of a byte by its line and column, both from 1.
  static func offset(in bytes: [UInt8], line: Int, column: Int) -> Int? {
    guard line >= 1, column >= 1, column <= bytes.count else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    return start + column - 1 < end ? start + column - 1 : nil
  }

  /// One step of indentation, as the first indented line of the file has it.
  private static func indentationUnit(of bytes: [UInt8]) -> [UInt8] {
    for line in bytes.split(separator: 0x0A) {
      let blanks = line.prefix(while: InlineText.isBlank)
      guard let first = blanks.first, blanks.count < line.count else { continue }
      if first == 0x09 { return [0x09] }
      let next = line[blanks.endIndex]
      // The stars of a block comment are indented by one.
      if blanks.count == 1 || next == UInt8(ascii: "*") { continue }
      return [UInt8](repeating: 0x20, count: min(blanks.count, 8))
    }
    return [0x20, 0x20]
  }
}
