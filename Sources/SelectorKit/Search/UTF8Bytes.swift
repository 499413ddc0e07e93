/// Scalars in and out of UTF-8.
enum UTF8Bytes {
  /// The scalar that begins at an offset of valid UTF-8.
  static func scalar(in bytes: Span<UInt8>, at position: Int) -> UInt32 {
    let lead = UInt32(bytes[position])
    func tail(_ index: Int) -> UInt32 { UInt32(bytes[position + index]) & 0x3f }
    switch lead {
    case ..<0x80: return lead
    case ..<0xe0: return (lead & 0x1f) << 6 | tail(1)
    case ..<0xf0: return (lead & 0x0f) << 12 | tail(1) << 6 | tail(2)
    default: return (lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
    }
  }

  /// The number of bytes of a scalar.
  static func count(of scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }

  /// Writes a scalar over the bytes at an offset and returns how many they are.
  static func write(_ scalar: UInt32, to bytes: inout [UInt8], at position: Int) -> Int {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3f) }
    let count = count(of: scalar)
    switch count {
    case 1:
      bytes[position] = UInt8(truncatingIfNeeded: scalar)
    case 2:
      bytes[position] = UInt8(truncatingIfNeeded: 0xc0 | scalar >> 6)
      bytes[position + 1] = tail(0)
    case 3:
      bytes[position] = UInt8(truncatingIfNeeded: 0xe0 | scalar >> 12)
      bytes[position + 1] = tail(6)
      bytes[position + 2] = tail(0)
    default:
      bytes[position] = UInt8(truncatingIfNeeded: 0xf0 | scalar >> 18)
      bytes[position + 1] = tail(12)
      bytes[position + 2] = tail(6)
      bytes[position + 3] = tail(0)
    }
    return count
  }
}
