import SelectorText
import Testing

/// The golden vectors of width: what each text takes under the policies that terminals follow.
///
/// They are published for others to compare with: one row a text, its scalars in hexadecimal; the cells
/// by ``WidthPolicy/standard``, with ambiguous letters wide, with emoji selectors ignored, by
/// ``WidthPolicy/legacy``, and for a terminal that knows Unicode 8.
struct WidthVectorTests {
  struct Vector: Sendable {
    let scalars: String
    let cells: [Int]
    let name: String

    var text: String {
      String(
        String.UnicodeScalarView(
          scalars.split(separator: " ").compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
          }))
    }
  }

  static let policies: [WidthPolicy] = [
    .standard, WidthPolicy(ambiguous: .wide), WidthPolicy(emojiPresentation: .ignored), .legacy,
    WidthPolicy(unicode: UnicodeVersion(8)),
  ]

  static let vectors: [Vector] = [
    Vector(scalars: "41", cells: [1, 1, 1, 1, 1], name: "a letter"),
    Vector(scalars: "E9", cells: [1, 2, 1, 1, 1], name: "a letter with an accent"),
    Vector(scalars: "65 301", cells: [1, 1, 1, 1, 1], name: "the same in two scalars"),
    Vector(scalars: "A0", cells: [1, 1, 1, 1, 1], name: "no-break space"),
    Vector(scalars: "AD", cells: [1, 2, 1, 1, 1], name: "soft hyphen"),
    Vector(scalars: "DF", cells: [1, 2, 1, 1, 1], name: "sharp s"),
    Vector(scalars: "A1", cells: [1, 2, 1, 1, 1], name: "ambiguous punctuation"),
    Vector(scalars: "2460", cells: [1, 2, 1, 1, 1], name: "circled one"),
    Vector(scalars: "2026", cells: [1, 2, 1, 1, 1], name: "ellipsis"),
    Vector(scalars: "2192", cells: [1, 2, 1, 1, 1], name: "arrow"),
    Vector(scalars: "2500", cells: [1, 2, 1, 1, 1], name: "box line"),
    Vector(scalars: "25BC", cells: [1, 2, 1, 1, 1], name: "triangle"),
    Vector(scalars: "25CF", cells: [1, 2, 1, 1, 1], name: "circle"),
    Vector(scalars: "3A9", cells: [1, 2, 1, 1, 1], name: "omega"),
    Vector(scalars: "431", cells: [1, 2, 1, 1, 1], name: "Cyrillic letter"),
    Vector(scalars: "3042", cells: [2, 2, 2, 2, 2], name: "hiragana"),
    Vector(scalars: "D55C", cells: [2, 2, 2, 2, 2], name: "Hangul syllable"),
    Vector(scalars: "1112 1161 11AB", cells: [2, 2, 2, 2, 2], name: "Hangul jamo"),
    Vector(scalars: "1112", cells: [2, 2, 2, 2, 2], name: "a leading consonant"),
    Vector(scalars: "FF21", cells: [2, 2, 2, 2, 2], name: "fullwidth A"),
    Vector(scalars: "FF71", cells: [1, 1, 1, 1, 1], name: "halfwidth katakana"),
    Vector(scalars: "FF76 FF9E", cells: [2, 2, 2, 2, 2], name: "halfwidth with a voicing mark"),
    Vector(scalars: "304C", cells: [2, 2, 2, 2, 2], name: "kana with a voicing mark"),
    Vector(scalars: "304B 3099", cells: [2, 2, 2, 2, 2], name: "the same in two scalars"),
    Vector(scalars: "6771", cells: [2, 2, 2, 2, 2], name: "ideograph"),
    Vector(scalars: "20000", cells: [2, 2, 2, 2, 2], name: "ideograph of plane 2"),
    Vector(scalars: "3000", cells: [2, 2, 2, 2, 2], name: "ideographic space"),
    Vector(scalars: "303F", cells: [1, 1, 1, 1, 1], name: "half fill space"),
    Vector(scalars: "2E3A", cells: [2, 2, 2, 2, 2], name: "two-em dash"),
    Vector(scalars: "2E3B", cells: [2, 2, 2, 2, 2], name: "three-em dash"),
    Vector(scalars: "FDFD", cells: [1, 1, 1, 1, 1], name: "bismillah"),
    Vector(scalars: "644 627", cells: [2, 2, 2, 2, 2], name: "lam, alef"),
    Vector(scalars: "5E2", cells: [1, 1, 1, 1, 1], name: "Hebrew letter"),
    Vector(scalars: "928 93F", cells: [2, 2, 2, 2, 2], name: "with a vowel sign"),
    Vector(scalars: "915 94D 937", cells: [2, 2, 2, 2, 2], name: "conjunct"),
    Vector(scalars: "915 94D 937 93F", cells: [2, 2, 2, 3, 2], name: "conjunct with a vowel sign"),
    Vector(scalars: "E01 E33", cells: [2, 2, 2, 2, 2], name: "Thai sara am"),
    Vector(scalars: "E01 E35", cells: [1, 1, 1, 1, 1], name: "Thai with a vowel above"),
    Vector(scalars: "1000 103C", cells: [2, 2, 2, 2, 2], name: "Myanmar medial"),
    Vector(scalars: "1D11E", cells: [1, 1, 1, 1, 1], name: "clef"),
    Vector(scalars: "E000", cells: [1, 1, 1, 1, 1], name: "private use"),
    Vector(scalars: "2764", cells: [1, 1, 1, 1, 1], name: "heart, text"),
    Vector(scalars: "2764 FE0F", cells: [2, 2, 1, 1, 2], name: "heart, emoji"),
    Vector(scalars: "2764 FE0E", cells: [1, 1, 1, 1, 1], name: "heart, text by selector"),
    Vector(scalars: "231A", cells: [2, 2, 2, 2, 1], name: "watch"),
    Vector(scalars: "231A FE0E", cells: [2, 2, 2, 2, 1], name: "watch, text by selector"),
    Vector(scalars: "231A FE0F", cells: [2, 2, 2, 2, 2], name: "watch, emoji by selector"),
    Vector(scalars: "31 FE0F 20E3", cells: [2, 2, 1, 1, 2], name: "keycap"),
    Vector(scalars: "31 20E3", cells: [1, 1, 1, 1, 1], name: "keycap without selector"),
    Vector(scalars: "61 FE0F", cells: [1, 1, 1, 1, 1], name: "selector without effect"),
    Vector(scalars: "A9", cells: [1, 1, 1, 1, 1], name: "copyright, text"),
    Vector(scalars: "A9 FE0F", cells: [2, 2, 1, 1, 2], name: "copyright, emoji"),
    Vector(scalars: "1F1EB 1F1F7", cells: [2, 2, 2, 4, 2], name: "flag"),
    Vector(scalars: "1F1EB", cells: [2, 2, 2, 2, 2], name: "half a flag"),
    Vector(scalars: "1F44D", cells: [2, 2, 2, 2, 1], name: "thumb"),
    Vector(scalars: "1F44D 1F3FD", cells: [2, 2, 2, 4, 1], name: "thumb with a tone"),
    Vector(scalars: "261D 1F3FD", cells: [2, 2, 1, 3, 2], name: "finger with a tone"),
    Vector(scalars: "1F3FD", cells: [2, 2, 2, 2, 1], name: "a tone alone"),
    Vector(scalars: "61 1F3FD", cells: [1, 1, 1, 3, 1], name: "a tone behind a letter"),
    Vector(scalars: "1F468 200D 1F469 200D 1F467", cells: [2, 2, 2, 6, 2], name: "family"),
    Vector(scalars: "1F3F3 FE0F 200D 1F308", cells: [2, 2, 2, 3, 2], name: "rainbow flag"),
    Vector(
      scalars: "1F3F4 E0067 E0062 E0065 E006E E0067 E007F", cells: [2, 2, 2, 2, 1],
      name: "flag of England"),
    Vector(scalars: "1F9D1 200D 1F680", cells: [2, 2, 2, 3, 2], name: "astronaut"),
    Vector(scalars: "1FAE0", cells: [2, 2, 2, 1, 1], name: "melting face (14)"),
    Vector(scalars: "1FAE9", cells: [2, 2, 2, 1, 1], name: "face with bags (16)"),
    Vector(scalars: "2630", cells: [2, 2, 2, 1, 1], name: "trigram (wide since 16)"),
    Vector(scalars: "4DC0", cells: [2, 2, 2, 1, 1], name: "hexagram (wide since 16)"),
    Vector(scalars: "4C 79 6F 6E", cells: [4, 4, 4, 4, 4], name: "a word"),
    Vector(
      scalars: "6771 4EAC 30BF 30EF 30FC", cells: [10, 10, 10, 10, 10],
      name: "a word in Japanese"),
  ]

  @Test(arguments: vectors)
  func `W6 W7 W9 W11 every text takes the cells of its vector`(vector: Vector) {
    let text = SafeText(vector.text)
    #expect(Self.policies.map { $0.cells(of: text) } == vector.cells, "\(vector.name)")
  }

  @Test func `The tables are of the version that they say, and older versions are legal`() {
    #expect(UnicodeVersion.latest == UnicodeVersion(18))
    #expect(UnicodeVersion(.max, .max) == .latest)
    #expect(UnicodeVersion(15, 1) < UnicodeVersion(16))
    let old = WidthPolicy(unicode: UnicodeVersion(.min, -7))
    #expect(old.cells(of: SafeText("東京")) == 4)
    #expect(old.cells(of: SafeText("👍")) == 1)
  }

  @Test func `W11 where scalars add up a family takes six cells, none of them half drawn`() {
    let renderer = TextRenderer(columns: 12, rows: 6, policy: .legacy)
    let family = "👨‍👩‍👧"
    let frame = renderer.frame(
      of: FakeSource.single("A", FakeSource.rows([family], highlighted: 0)))
    let cells = frame.canvas.cells.map(\.part)
    #expect(cells.filter { $0 == .lead }.count == 1)
    #expect(cells.filter { $0 == .continuation }.count == 5)
    var canvas = TextCanvas(columns: 8, rows: 1)
    let text = SafeText(family)
    canvas.put(text, row: 0, column: 1, limit: 8, brush: .init(.blank), policy: .legacy)
    canvas.put(SafeText("x"), row: 0, column: 4, limit: 1, brush: .init(.blank))
    #expect(canvas.plainLines() == ["    x"])
    canvas.put(text, row: 0, column: 3, limit: 8, brush: .init(.blank), policy: .legacy)
    #expect(canvas.plainLines() == [], "it would leave the canvas")
  }
}
