/// A grapheme cluster in a cell: up to seven bytes of UTF-8 in place, longer ones by number.
///
/// Nearly all clusters fit in place, so a canvas of them holds no strings and compares by words.
public struct CanvasGlyph: Hashable, Sendable {
  /// The bytes from the lowest up; a top byte of 0xFF marks a number in the canvas's side table.
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// The glyph of a printable ASCII byte.
  init(ascii byte: UInt8) {
    bits = UInt64(byte)
  }

  /// The glyph of a cluster that fits in place, or nil.
  init?(inline cluster: Character) {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for byte in cluster.utf8 {
      if shift == 56 { return nil }
      bits |= UInt64(byte) << shift
      shift += 8
    }
    self.bits = bits
  }

  /// The glyph of a cluster in the side table.
  init(tableIndex: Int) {
    bits = 0xFF << 56 | UInt64(UInt32(truncatingIfNeeded: tableIndex))
  }

  /// A blank cell.
  public static var space: CanvasGlyph { CanvasGlyph(ascii: 0x20) }
  /// Nothing: the second cell of a wide cluster.
  public static var empty: CanvasGlyph { CanvasGlyph(bits: 0) }

  /// Whether the cluster is held in place, so that equal glyphs of two canvases are equal clusters.
  ///
  /// Others are numbers in the side table of their canvas: compare what `text(of:)` says.
  public var isInline: Bool { tableIndex == nil }

  /// The number in the side table, for clusters that are not held in place.
  var tableIndex: Int? {
    bits >> 56 == 0xFF ? Int(UInt32(truncatingIfNeeded: bits)) : nil
  }

  /// Whether nothing of it is seen: a space of any width, or the second cell of a wide cluster.
  ///
  /// - Complexity: O(1).
  public var isBlank: Bool {
    switch bits {
    case 0, 0x20, 0xA0C2, 0x809AE1, 0x8080E3, 0xAF80E2, 0x9F81E2: true
    default: bits & 0xFFFF == 0x80E2 && (0x80...0x8A).contains(bits >> 16)
    }
  }
}
