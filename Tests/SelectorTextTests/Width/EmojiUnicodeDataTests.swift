import SelectorText
import Testing

@Suite(.enabled(if: UnicodeData.folder != nil, "run by .ci/check-unicode"))
struct EmojiUnicodeDataTests {
  /// The scalars that are wide or fullwidth by their own file.
  private func wideScalars() throws -> Set<UInt32> {
    var wide: Set<UInt32> = []
    for line in try UnicodeData.lines(of: "EastAsianWidth.txt") {
      let fields = line.prefix { $0 != "#" }.split(separator: ";")
      guard fields.count == 2, ["W", "F"].contains(fields[1].filter { $0 != " " }) else { continue }
      let ends = fields[0].split(separator: ".").compactMap {
        UInt32($0.filter { $0 != " " }, radix: 16)
      }
      guard let first = ends.first, let last = ends.last else { continue }
      wide.formUnion(first...last)
    }
    return wide
  }

  @Test func `every cluster of the emoji-test file is as wide as its presentation says`() throws {
    let wide = try wideScalars()
    #expect(wide.count > 180_000)
    var count = 0
    for line in try UnicodeData.lines(of: "emoji/emoji-test.txt") {
      let fields = line.split(separator: ";")
      guard fields.count == 2 else { continue }
      let scalars = UnicodeData.scalars(of: fields[0])
      let text = String(String.UnicodeScalarView(scalars))
      #expect(text.count == 1, "\(line)")
      count += 1
      // What lacks the selector of an emoji is a letter of text, with the width of its first scalar.
      let isText =
        fields[1].contains("unqualified")
        && !scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" }
      let expected = isText && !wide.contains(scalars[0].value) ? 1 : 2
      let cells = WidthPolicy.standard.cells(of: SafeText(text))
      if cells != expected { Issue.record("emoji-test: \(line): \(cells) cells") }
    }
    #expect(count > 4_000)
    print("unicode data: \(count) clusters of emoji-test.txt")
  }
}
