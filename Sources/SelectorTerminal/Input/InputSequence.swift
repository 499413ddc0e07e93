import SelectorKit

/// A sequence of numbers between `ESC [` and a letter.
struct InputSequence: Hashable, Sendable {
  /// `?`, `>`, `<` or `=` before the numbers, else 0.
  var prefix: UInt8 = 0
  /// Groups of numbers that were apart by semicolons; those of a group were apart by colons.
  var groups: [[Int?]] = []
  /// A byte from 0x20 to 0x2F before the letter, else 0.
  var intermediate: UInt8 = 0
  var final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    var rest = bytes[...]
    if let first = rest.first, 0x3C...0x3F ~= first { prefix = rest.removeFirst() }
    if let last = rest.last, 0x20...0x2F ~= last { intermediate = rest.removeLast() }
    guard !rest.isEmpty else { return }
    groups = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// The number that digits are; nil for no digits, and for what no sequence of a terminal holds.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var number = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      number = number * 10 + Int(digit) - 0x30
    }
    return number
  }

  /// A number by its place, from 0; nil where it is missing.
  func number(_ group: Int, _ place: Int = 0) -> Int? {
    guard groups.indices.contains(group), groups[group].indices.contains(place) else { return nil }
    return groups[group][place]
  }

  /// The modifiers that a number tells: a set of bits, counted from 1.
  var modifiers: KeyPress.Modifiers { Self.modifiers(number(1)) }

  static func modifiers(_ number: Int?) -> KeyPress.Modifiers {
    let bits = max(0, (number ?? 1) - 1)
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    // Super in the kitty protocol, Meta in that of xterm: one key on most keyboards.
    if bits & (8 | 32) != 0 { modifiers.insert(.meta) }
    return modifiers
  }

  /// Whether a key goes up, which is told only to those who ask for it.
  var isRelease: Bool { number(1, 1) == 3 }
}
