import SelectorKit
import SelectorTerminal
import SelectorTesting
import Testing

@Suite("A line of text with a caret")
struct LineEditorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    var text: String
    var caret: Int
    var line: UInt

    init(_ keys: String, _ text: String, _ caret: Int, line: UInt = #line) {
      (self.keys, self.text, self.caret, self.line) = (keys, text, caret, line)
    }

    var testDescription: String { "line \(line): \(keys)" }
  }

  /// What becomes of `one two-three` with the caret at its end.
  static let rows: [Row] = [
    Row("ArrowLeft", "one two-three", 12), Row("Control+b Control+b", "one two-three", 11),
    Row("ArrowRight", "one two-three", 13), Row("Home ArrowLeft", "one two-three", 0),
    Row("Control+a Control+f", "one two-three", 1), Row("Control+a End", "one two-three", 13),
    Row("Control+a Control+e", "one two-three", 13), Row("Alt+b", "one two-three", 8),
    Row("Alt+b Alt+b", "one two-three", 4), Row("Alt+b Alt+b Alt+b Alt+b", "one two-three", 0),
    Row("Control+a Alt+f", "one two-three", 3), Row("Control+a Alt+f Alt+f", "one two-three", 7),
    Row("Control+ArrowLeft", "one two-three", 8), Row("Home Alt+ArrowRight", "one two-three", 3),
    Row("Backspace", "one two-thre", 12), Row("Control+h", "one two-thre", 12),
    Row("Home Backspace", "one two-three", 0), Row("Home Delete", "ne two-three", 0),
    Row("Home Control+d", "ne two-three", 0), Row("Delete", "one two-three", 13),
    Row("Control+w", "one ", 4), Row("Control+w Control+w", "", 0),
    Row("Alt+Backspace", "one two-", 8), Row("Alt+Backspace Alt+Backspace", "one ", 4),
    Row("Home Alt+d", " two-three", 0), Row("Control+u", "", 0),
    Row("Alt+b Control+u", "three", 0), Row("Alt+b Control+k", "one two-", 8),
    Row("Control+w Control+y", "one two-three", 13),
    Row("Control+w Home Control+y", "two-threeone ", 9),
    Row("Home x", "xone two-three", 1), Row("Space", "one two-three ", 14),
    Row("Home Shift+X", "Xone two-three", 1),
  ]

  @Test("Does what shells have taught people", arguments: rows)
  func table(row: Row) {
    var line = LineEditor("one two-three")
    for name in row.keys.split(separator: " ") {
      if let press = try? KeyPress(name: String(name)) { line.edit(press) }
    }
    #expect(line.text == row.text)
    #expect(line.caret == row.caret)
  }

  @Test("Keys that are none of an editor's change nothing, and say so")
  func ignores() {
    for name in ["ArrowUp", "Enter", "Tab", "Escape", "F1", "Control+x", "Alt+x", "PageDown"] {
      var line = LineEditor("abc")
      guard let press = try? KeyPress(name: name) else { continue }
      #expect(line.edit(press) == .ignored)
      #expect(line == LineEditor("abc"))
    }
  }

  @Test("Letters of any length are whole: a step, a deletion, an insertion")
  func clusters() {
    var line = LineEditor("a👨‍👩‍👧é")
    line.edit(KeyPress(.arrowLeft))
    #expect(line.tail == "é")
    line.edit(KeyPress(.backspace))
    #expect(line.text == "aé")
    line.insert("\u{301}")
    #expect(line.text == "áé" && line.caret == 1)
    line.insert("🇫🇷")
    #expect(line.text == "á🇫🇷é" && line.caret == 2)
  }

  @Test("Random keys never trap it, and the caret stays within the text")
  func random() {
    var generator = TestRandom(seed: 3)
    let keys: [KeyPress.Key] = [
      .arrowLeft, .arrowRight, .home, .end, .backspace, .delete, .space, .character("a"),
      .character("\u{301}"), .character("w"), .character("k"), .character("y"), .character("u"),
      .character("b"), .character("d"),
    ]
    var line = LineEditor()
    for _ in 0..<5_000 {
      let modifiers = KeyPress.Modifiers(rawValue: UInt8.random(in: 0...7, using: &generator))
      line.edit(KeyPress(keys.randomElement(using: &generator) ?? .home, modifiers))
      if line.text.count > 60 { line = LineEditor() }
      #expect(0...line.text.count ~= line.caret)
    }
  }
}
