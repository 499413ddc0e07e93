/// Reads the sequences of a label that set colours and the like (SGR, ECMA-48 8.3.117).
struct InkReader {
  /// What holds now.
  private(set) var ink = TextInk.none

  /// Takes a whole control sequence; one that is no SGR changes nothing.
  mutating func read(_ sequence: ArraySlice<Unicode.Scalar>) {
    guard sequence.last == "m", let first = sequence.first else { return }
    let head = first.value == 0x9B ? 1 : 2
    guard first.value == 0x9B || sequence.dropFirst().first == "[" else { return }
    // A colon joins parts of one parameter; what colours need reads alike either way.
    var numbers: [Int] = []
    var number = 0
    for scalar in sequence.dropFirst(head) {
      switch scalar {
      case "0"..."9": number = min(9_999, number * 10 + Int(scalar.value) - 0x30)
      case ";", ":", "m":
        numbers.append(number)
        number = 0
      default: return
      }
    }
    apply(numbers[...])
  }

  private mutating func apply(_ numbers: ArraySlice<Int>) {
    var rest = numbers
    while let number = rest.popFirst() {
      switch number {
      case 0: ink = .none
      case 1: ink.attributes.insert(.bold)
      case 2: ink.attributes.insert(.dim)
      case 3: ink.attributes.insert(.italic)
      case 4: ink.attributes.insert(.underline)
      case 7: ink.attributes.insert(.reverse)
      case 9: ink.attributes.insert(.strikethrough)
      case 22: ink.attributes.subtract([.bold, .dim])
      case 23: ink.attributes.remove(.italic)
      case 24: ink.attributes.remove(.underline)
      case 27: ink.attributes.remove(.reverse)
      case 29: ink.attributes.remove(.strikethrough)
      case 30...37: ink.foreground = UInt8(number - 30)
      case 38: if let color = Self.color(&rest) { ink.foreground = color }
      case 39: ink.foreground = nil
      case 40...47: ink.background = UInt8(number - 40)
      case 48: if let color = Self.color(&rest) { ink.background = color }
      case 49: ink.background = nil
      case 90...97: ink.foreground = UInt8(number - 82)
      case 100...107: ink.background = UInt8(number - 92)
      // Blinking, hidden letters and the rest are not for labels.
      default: break
      }
    }
  }

  /// The colour behind 38 or 48: one of 256, or the nearest of them.
  private static func color(_ rest: inout ArraySlice<Int>) -> UInt8? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().flatMap { UInt8(exactly: $0) }
    case 2:
      let parts = (0..<3).compactMap { _ in rest.popFirst().flatMap { UInt8(exactly: $0) } }
      guard parts.count == 3 else { return nil }
      return TextColor(parts.reduce(0) { $0 << 8 | UInt32($1) }).indexed
    default: return nil
    }
  }
}
