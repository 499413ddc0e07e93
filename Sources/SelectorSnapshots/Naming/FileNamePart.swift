import Foundation

/// A part of a file name that any text becomes, different for different texts.
///
/// Letters, marks and numbers of every script stay, as does `_`; one blank between words becomes `-`, one
/// `-` between words becomes `--`. Whatever else there is becomes `-`, and then, as where the text is too
/// long or a name that systems keep for themselves, six hexadecimal digits of a hash of the whole text
/// stand behind, so that two texts never share a name. There is no `.`, no `/`, and no blank in it.
///
/// ```swift
/// print(FileNamePart("a closed list").string)  // a-closed-list
/// print(FileNamePart("left-to-right").string)  // left--to--right
/// print(FileNamePart("a/b").string)  // a-b-ab3045
/// ```
///
/// Texts that differ in letter case only have names that do; ``SnapshotStore`` refuses to use both, for
/// disks that do not tell them apart.
public struct FileNamePart: Hashable, Sendable {
  /// The most bytes of a part, in UTF-8.
  public static let limit = 80

  /// The part: at least one letter, at most ``limit`` bytes in UTF-8.
  public let string: String

  /// Makes a part of a file name; an empty text gives one too.
  ///
  /// Texts that are canonically equivalent give the same, in normal form C.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) {
    if Self.isPlain(text) {
      string = text
      return
    }
    let text = text.precomposedStringWithCanonicalMapping
    var (part, isFaithful) = Self.readable(text)
    if part.isEmpty || part.utf8.count > Self.limit || Self.isReserved(part)
      || Self.endsLikeHash(part)
    {
      isFaithful = false
    }
    guard !isFaithful else {
      string = part
      return
    }
    let hash = Self.hash(of: text)
    while part.utf8.count > Self.limit - hash.utf8.count - 1 { part.removeLast() }
    string = (part.isEmpty ? "snapshot" : part) + "-" + hash
  }

  /// Whether a text is of ASCII letters, digits and `_` alone, and no name that systems keep.
  private static func isPlain(_ text: String) -> Bool {
    (1...limit).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
      } && (text.utf8.count > 4 || !isReserved(text))
  }

  /// The text with what may not stand in a name replaced, and whether nothing was lost by it.
  private static func readable(_ text: String) -> (part: String, isFaithful: Bool) {
    var part = ""
    var isFaithful = true
    var gap = ""
    for character in text {
      guard isKept(character) else {
        gap.append(character)
        continue
      }
      switch gap {
      case "": break
      case " " where !part.isEmpty: part += "-"
      case "-" where !part.isEmpty: part += "--"
      default:
        isFaithful = false
        if !part.isEmpty { part += "-" }
      }
      gap = ""
      part.append(character)
    }
    return (part, isFaithful && gap.isEmpty)
  }

  private static func isKept(_ character: Character) -> Bool {
    if let ascii = character.asciiValue {
      return character.isLetter || character.isNumber || ascii == UInt8(ascii: "_")
    }
    guard character.isLetter || character.isNumber else { return false }
    return character.unicodeScalars.allSatisfy { scalar in
      guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
        return true
      default: return false
      }
    }
  }

  /// Names that some system takes for a device, whatever stands behind a dot.
  private static func isReserved(_ part: String) -> Bool {
    let name = part.lowercased()
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return name.count == 4 && (name.hasPrefix("com") || name.hasPrefix("lpt"))
      && name.last?.isNumber == true
  }

  private static func endsLikeHash(_ part: String) -> Bool {
    let end = part.suffix(7)
    return end.count == 7 && end.first == "-"
      && end.dropFirst().allSatisfy { "0123456789abcdef".contains($0) }
  }

  /// Six hexadecimal digits that stay the same from run to run (FNV-1a, folded).
  private static func hash(of text: String) -> String {
    let full = StableHash.of(text.utf8)
    let folded = (full ^ (full >> 24) ^ (full >> 48)) & 0xFF_FFFF
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// A hash that is the same in every process: FNV-1a with 64 bits.
enum StableHash {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
