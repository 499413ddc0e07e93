extension VirtualTerminal {
  /// Where the terminal is in what it reads.
  struct Parser: Hashable, Sendable {
    enum State: Hashable, Sendable {
      case ground
      case escape
      case escapeIntermediate
      case control
      /// OSC, DCS, APC, PM and SOS, by their first byte.
      case text(UInt8)
      /// An ESC inside such a text.
      case textEscape(UInt8)
    }

    var state = State.ground
    /// The bytes of the sequence so far, without its introducer.
    var bytes: [UInt8] = []
    /// The bytes of a scalar that is not whole yet.
    var pending: [UInt8] = []
  }

  /// Takes what a program wrote, in pieces of any size.
  ///
  /// - Complexity: O(*n*) in the number of bytes, apart from scrolling.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch parser.state {
    case .text(let kind): feedText(byte, kind)
    case .textEscape(let kind):
      if byte == UInt8(ascii: "\\") {
        endText(kind)
      } else {
        endText(kind)
        parser.state = .escape
        feed(byte)
      }
    case .ground: feedGround(byte)
    case .escape, .escapeIntermediate, .control:
      switch byte {
      case 0x18, 0x1A: endSequence()
      case 0x1B: beginEscape()
      case 0x00..<0x20: control(byte)
      case 0x7F: break
      default: feedSequence(byte)
      }
    }
  }

  private mutating func feedGround(_ byte: UInt8) {
    if !parser.pending.isEmpty || byte >= 0x80 {
      if byte < 0x80 || (byte & 0xC0 != 0x80 && !parser.pending.isEmpty) { flushScalar() }
      if byte >= 0x80 {
        parser.pending.append(byte)
        let length = Self.scalarLength(parser.pending[0])
        if parser.pending.count >= length { flushScalar() }
        return
      }
    }
    switch byte {
    case 0x1B: beginEscape()
    case 0x00..<0x20: control(byte)
    case 0x7F: break
    default: write(Unicode.Scalar(byte))
    }
  }

  private static func scalarLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private mutating func flushScalar() {
    let text = String(decoding: parser.pending, as: UTF8.self)
    parser.pending = []
    for scalar in text.unicodeScalars {
      // As letters C1 controls would be invisible; as controls they are what attackers want.
      if 0x80..<0xA0 ~= scalar.value {
        unknown.append("C1 \(String(scalar.value, radix: 16))")
      } else {
        write(scalar)
      }
    }
  }

  private mutating func beginEscape() {
    parser.state = .escape
    parser.bytes = []
  }

  private mutating func endSequence() {
    parser.state = .ground
    parser.bytes = []
  }

  private mutating func feedSequence(_ byte: UInt8) {
    switch parser.state {
    case .escape:
      switch byte {
      case UInt8(ascii: "["): parser.state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
        UInt8(ascii: "_"):
        parser.state = .text(byte)
      case 0x20...0x2F:
        parser.bytes.append(byte)
        parser.state = .escapeIntermediate
      default:
        endSequence()
        escape(byte)
      }
    case .escapeIntermediate:
      parser.bytes.append(byte)
      if byte >= 0x30 {
        // Sets of letters, of which there is one only.
        let text = String(decoding: parser.bytes, as: UTF8.self)
        if let first = text.first, !"()*+".contains(first) { unknown.append(text) }
        endSequence()
      }
    case .control:
      parser.bytes.append(byte)
      guard 0x40...0x7E ~= byte else { return }
      let bytes = parser.bytes
      endSequence()
      controlSequence(ControlSequence(bytes))
    case .ground, .text, .textEscape: break
    }
  }

  private mutating func feedText(_ byte: UInt8, _ kind: UInt8) {
    switch byte {
    case 0x1B: parser.state = .textEscape(kind)
    case 0x07 where kind == UInt8(ascii: "]"): endText(kind)
    case 0x18, 0x1A: endSequence()
    default: parser.bytes.append(byte)
    }
  }

  private mutating func endText(_ kind: UInt8) {
    let text = String(decoding: parser.bytes, as: UTF8.self)
    endSequence()
    if kind == UInt8(ascii: "]") { command(text) } else { unknown.append("text \(text)") }
  }

  /// A sequence of numbers between `ESC [` and a letter.
  struct ControlSequence {
    /// `?`, `>`, `<` or `=` before the numbers.
    var prefix: Character?
    /// Groups of numbers that were apart by semicolons; those of a group were apart by colons.
    var groups: [[Int]] = []
    var intermediate: Character?
    var final: Character

    init(_ bytes: [UInt8]) {
      var text = Substring(String(decoding: bytes, as: UTF8.self))
      final = text.popLast() ?? " "
      if let first = text.first, "?><=".contains(first) { prefix = text.removeFirst() }
      if let last = text.last, last.unicodeScalars.allSatisfy({ 0x20...0x2F ~= $0.value }) {
        intermediate = text.removeLast()
      }
      guard !text.isEmpty else { return }
      groups = text.split(separator: ";", omittingEmptySubsequences: false).map { group in
        group.split(separator: ":", omittingEmptySubsequences: false).map {
          min(Int($0) ?? 0, 65_535)
        }
      }
    }

    /// A number, or what stands for one that is missing or 0.
    func number(_ index: Int, _ otherwise: Int = 1) -> Int {
      guard groups.indices.contains(index), let number = groups[index].first, number > 0 else {
        return otherwise
      }
      return number
    }

    /// The sequence about as it was written, without its ESC.
    var text: String {
      let numbers = groups.map { $0.map(String.init).joined(separator: ":") }
      let marks = [prefix, intermediate].map { $0.map { String($0) } ?? "" }
      return "[" + marks[0] + numbers.joined(separator: ";") + marks[1] + String(final)
    }
  }
}
