/// The folded characters of a text as 64 bits: what a text contains, its mask contains too.
///
/// Bits 0-25 are letters, 26-35 digits; other ASCII shares 36-43, everything else 44-63.
struct CharacterMask: Hashable, Sendable {
  /// The bits.
  private(set) var bits: UInt64 = 0

  /// The number of the bit of a folded ASCII character.
  static func bit(ascii byte: UInt8) -> UInt32 {
    let letter = byte &- 0x61
    let digit = byte &- 0x30
    let other = 36 | byte & 3 | (byte & 4) << 1
    return UInt32(letter < 26 ? letter : digit < 10 ? digit + 26 : other)
  }

  /// Adds the character with a bit.
  mutating func insert(bit: UInt32) {
    bits |= 1 &<< UInt64(bit)
  }

  /// Adds a folded scalar.
  mutating func insert(_ scalar: UInt32) {
    guard scalar >= 0x80 else {
      return insert(bit: Self.bit(ascii: UInt8(truncatingIfNeeded: scalar)))
    }
    // Neighbours in a script get different bits, and scripts do not all begin with the same one.
    insert(bit: 44 + (scalar ^ scalar >> 7) % 20)
  }

  /// Adds every character of another mask.
  mutating func formUnion(_ other: Self) {
    bits |= other.bits
  }
}
