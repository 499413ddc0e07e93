import SelectorKit

extension InputDecoder {
  /// Takes a byte of a scalar of more than one.
  ///
  /// Bytes that are no UTF-8 are told as U+FFFD, one for each longest piece that could have begun a
  /// scalar, as Unicode recommends.
  ///
  /// - Returns: Whether the byte belonged to the scalar; if not, what was begun has been told.
  mutating func takeScalarByte(_ byte: UInt8) -> Bool {
    if scalar.isEmpty {
      guard 0xC2...0xF4 ~= byte else {
        tell("\u{FFFD}")
        return true
      }
      scalar = [byte]
      return true
    }
    guard Self.range(after: scalar).contains(byte) else {
      scalar = []
      tell("\u{FFFD}")
      return false
    }
    scalar.append(byte)
    if scalar.count == Self.length(scalar[0]) {
      let text = String(decoding: scalar, as: UTF8.self)
      scalar = []
      // Controls of the second set are no letters, and nothing that a key sends.
      if let first = text.unicodeScalars.first, 0x80..<0xA0 ~= first.value { return true }
      tell(text)
    }
    return true
  }

  private mutating func tell(_ text: String) {
    press(.character(text), scalarHasAlt ? .alt : [])
    scalarHasAlt = false
  }

  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    default: 4
    }
  }

  /// The bytes that may follow.
  private static func range(after bytes: [UInt8]) -> ClosedRange<UInt8> {
    guard bytes.count == 1 else { return 0x80...0xBF }
    switch bytes[0] {
    case 0xE0: return 0xA0...0xBF
    case 0xED: return 0x80...0x9F
    case 0xF0: return 0x90...0xBF
    case 0xF4: return 0x80...0x8F
    default: return 0x80...0xBF
    }
  }
}
