/// What folding does with ASCII, one look-up a byte: most texts consist of nothing else.
enum ASCIIEntries {
  /// The flag of letters and digits.
  static let letter: UInt32 = 1 << 8

  /// One entry a byte: the folded byte in bits 0-7, ``letter``, the bit of the mask from bit 16 on.
  static let all: [UInt32] = (UInt8(0)..<128).map { byte in
    let isUpper = byte &- 0x41 < 26
    let folded = isUpper ? byte | 0x20 : byte &- 9 < 5 ? 0x20 : byte
    let isLetter = folded &- 0x61 < 26 || folded &- 0x30 < 10
    return UInt32(folded) | (isLetter ? letter : 0) | CharacterMask.bit(ascii: folded) << 16
  }
}
