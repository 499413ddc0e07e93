import Foundation
import SelectorText
import Testing

/// Writes down every width for `.ci/check-unicode`, which compares them with another library.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["SELECTOR_WIDTHS_FILE"] != nil,
    "run by .ci/check-unicode"))
struct WidthListUnicodeDataTests {
  @Test func `the widths of all scalars and of all clusters of emoji are written down`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SELECTOR_WIDTHS_FILE"])
    var lines: [String] = []
    for value in UInt32(0xA0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cells = WidthPolicy.standard.cells(of: Character(scalar))
      lines.append("\(String(value, radix: 16)) \(cells)")
    }
    let texts =
      try UnicodeData.lines(of: "emoji/emoji-test.txt").map { $0.prefix { $0 != ";" } }
      + UnicodeData.lines(of: "emoji/emoji-variation-sequences.txt").map { $0.prefix { $0 != ";" } }
      + WidthVectorTests.vectors.map { Substring($0.scalars) }
    for text in texts {
      let scalars = UnicodeData.scalars(of: text)
      guard scalars.count > 1 else { continue }
      let name = scalars.map { String($0.value, radix: 16) }.joined(separator: "-")
      let cells = String(String.UnicodeScalarView(scalars)).reduce(0) {
        $0 + WidthPolicy.standard.cells(of: $1)
      }
      lines.append("\(name) \(cells)")
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    print("unicode data: \(lines.count) widths written down")
  }
}
