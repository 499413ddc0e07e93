import Testing

@testable import SelectorKit

@Suite struct `Key press name` {
  struct Row: Sendable {
    var name: String
    var press: KeyPress
    var location: SourceLocation

    init(_ name: String, _ press: KeyPress, _ location: SourceLocation = #_sourceLocation) {
      (self.name, self.press, self.location) = (name, press, location)
    }
  }

  static let rows = [
    Row("ArrowDown", KeyPress(.arrowDown)),
    Row("Shift+ArrowUp", KeyPress(.arrowUp, .shift)),
    Row("Control+Shift+Home", KeyPress(.home, [.shift, .control])),
    Row("Control+Alt+Shift+Meta+End", KeyPress(.end, [.shift, .control, .alt, .meta])),
    Row("F1", KeyPress(.function(1))),
    Row("Alt+F12", KeyPress(.function(12), .alt)),
    Row("a", KeyPress(.character("a"))),
    Row("F", KeyPress(.character("F"))),
    Row("é", KeyPress(.character("é"))),
    Row("👩‍👩‍👧", KeyPress(.character("👩‍👩‍👧"))),
    Row("+", KeyPress(.character("+"))),
    Row("Control++", KeyPress(.character("+"), .control)),
    Row("Space", KeyPress(.space)),
    Row("Shift+Space", KeyPress(.space, .shift)),
  ]

  @Test(arguments: rows)
  func `is read and written the same`(row: Row) throws {
    #expect(try KeyPress(name: row.name) == row.press, sourceLocation: row.location)
    #expect(row.press.name == row.name, sourceLocation: row.location)
  }

  @Test func `is read for every key that has one`() throws {
    for (name, key) in KeyPress.namedKeys {
      #expect(try KeyPress(name: name) == KeyPress(key))
      #expect(try KeyPress(name: "Meta+" + name).modifiers == .meta)
    }
  }

  @Test func `takes modifiers in any order and a blank for Space`() throws {
    #expect(try KeyPress(name: "Shift+Control+a") == KeyPress(.character("a"), [.control, .shift]))
    #expect(try KeyPress(name: " ") == KeyPress(.space))
    #expect(try KeyPress(name: "Control+ ") == KeyPress(.space, .control))
  }

  static let bad = [
    "", "ab", "arrowDown", "Ctrl+a", "Control+", "Control+Control+a", "F0", "F13", "F01", "F-1",
    "F+1", "++", "Control+ab", "\u{7}", "\u{7f}", "\n", "F99999999999999999999", "Control",
  ]

  @Test(arguments: bad)
  func `is refused where it says no key`(name: String) {
    let error = #expect(throws: KeyNameError.self) { try KeyPress(name: name) }
    #expect(error?.name == name)
    #expect(error?.description.contains("is no key: expected") == true)
  }

  @Test func `says which modifier is twice`() {
    let error = #expect(throws: KeyNameError.self) { try KeyPress(name: "Alt+Alt+a") }
    #expect(
      error?.description == "\"Alt+Alt+a\" is no key: expected each modifier once, but Alt is twice"
    )
  }
}
