import SelectorForms
import SelectorKit
import SelectorTerminal
import Testing

@Suite("Answers by lines")
struct LineDialogTests {
  @Test("A form is asked field by field; numbers, beginnings and labels choose")
  func form() throws {
    let store = try Samples.trip()
    var dialog = LineDialog(store)
    let first = dialog.begin()
    #expect(first.hasPrefix("City, 1 of 4 fields, required, current: nothing\n1. Bordeaux\n"))
    #expect(first.hasSuffix("\n> "))
    #expect(dialog.answer("3").hasPrefix("Lyon, chosen\nHotel, 2 of 4 fields, current: nothing\n"))
    #expect(dialog.answer("ri").hasPrefix("Ritz, chosen\nDirect, 3 of 4 fields, current: off\n"))
    #expect(dialog.answer("Yes").hasPrefix("Direct, on\nNote, 4 of 4 fields"))
    #expect(dialog.answer("late arrival") == "")
    #expect(dialog.outcome == .accepted)
    #expect(
      store.answers == ["city": "Lyon", "hotel": "Ritz", "direct": "true", "note": "late arrival"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var lines: [String]
    var says: String
    var line: UInt

    init(_ lines: String..., says: String, line: UInt = #line) {
      (self.lines, self.says, self.line) = (lines, says, line)
    }

    var testDescription: String { "line \(line): \(lines)" }
  }

  /// What the last of some lines is answered with, in a list of 45 options of which one is disabled.
  static let rows: [Row] = [
    Row("99", says: "Error: no option 99, expected a number from 1 to 45"),
    Row("0", says: "Error: no option 0, expected a number from 1 to 45"),
    Row(
      "zz",
      says: "Error: no option \"zz\", expected a number, a name or its beginning; ? lists them"),
    Row("option 1", says: "Option 1, chosen"), Row("7", says: "Option 7, chosen"),
    Row("Option 33", says: "Option 33, chosen"),
    Row(
      "opt",
      says: "Error: \"opt\" may be 1. Option 1, 2. Option 2, 3. Option 3, 4. Option 4, 5. Option 5"),
    Row("4", says: "Error: Option 4, not available: sold out"),
    Row("Option 4", says: "Error: Option 4, not available: sold out"),
    Row("", says: "kept: nothing"), Row("b", says: "Error: no more options there"),
    Row("m", says: "Choose, current: nothing\n21. Option 21"),
    Row("m", "m", says: "Choose, current: nothing\n41. Option 41"),
    Row("m", "m", "m", says: "Error: no more options there"),
    Row("m", "b", says: "Choose, current: nothing\n1. Option 1"),
    Row("/33", says: "Choose, current: nothing\n1. Option 33\nsearch: /text"),
    Row("/33", "1", says: "Option 33, chosen"),
    Row("/zz", says: "Choose, current: nothing\nno match for \"zz\""),
    Row("/33", "/", says: "Choose, current: nothing\n1. Option 1"),
    Row("?", says: "Choose, current: nothing\n1. Option 1"),
    Row("!", says: "cleared\nChoose, current: nothing"),
  ]

  private func list(multi: Bool = false) throws -> FormStore {
    struct Item: SelectorOption {
      var id: Int
      var label: String { "Option \(id)" }
      var disabledReason: String? { id == 4 ? "sold out" : nil }
    }
    var make = FormBuilder()
    let items = (1...45).map { Item(id: $0) }
    if multi {
      _ = make.multi("item", "", MultiSelector("Choose", options: items))
    } else {
      _ = make.selector("item", "", DropdownSelector("Choose", options: items))
    }
    return FormStore(try make.build())
  }

  @Test("Each line has a defined answer", arguments: rows)
  func answers(row: Row) throws {
    var dialog = LineDialog(try list(), choosing: true)
    _ = dialog.begin()
    var said = ""
    for line in row.lines { said = dialog.answer(line) }
    #expect(said.hasPrefix(row.says), "\(said)")
  }

  @Test("Lists come in pages of twenty, and say how to see more")
  func pages() throws {
    var dialog = LineDialog(try list(), choosing: true)
    let first = dialog.begin()
    #expect(first.split(separator: "\n").filter { $0.contains(". Option") }.count == 20)
    #expect(first.contains("\n1 to 20 of 45; more: m, back: b, search: /text\n"))
    #expect(first.contains("\n4. Option 4, not available: sold out\n"))
  }

  @Test("Of several: numbers, plus, minus, all, none, done")
  func several() throws {
    let store = try list(multi: true)
    var dialog = LineDialog(store, choosing: true)
    _ = dialog.begin()
    #expect(dialog.answer("1 3").hasPrefix("Option 1, chosen\nOption 3, chosen\n"))
    #expect(dialog.answer("+5 -1").hasPrefix("Option 5, chosen\nOption 1, removed\n"))
    #expect(dialog.answer("+5").hasPrefix("Option 5, chosen\n"))
    #expect(
      dialog.answer("4, 6").hasPrefix("Error: Option 4, not available: sold out\nOption 6, chosen"))
    #expect(dialog.answer("99").hasPrefix("Error: no option 99"))
    #expect(dialog.answer("none").hasSuffix("0 selected: nothing\n> "))
    #expect(dialog.answer("all").contains("44 selected: "))
    #expect(dialog.answer("none").contains("0 selected"))
    _ = dialog.answer("2")
    #expect(dialog.answer("done") == "")
    #expect(dialog.outcome == .accepted)
    #expect(store.answers["item"] == "2")
  }

  @Test("N2, N3: the end of the input gives what holds, if that is valid, and never a loop")
  func endOfInput() throws {
    let store = try Samples.trip()
    var dialog = LineDialog(store)
    _ = dialog.begin()
    _ = dialog.answer("Lyon")
    #expect(dialog.answer(nil) == "")
    #expect(dialog.outcome == .accepted)
    #expect(store.answers["city"] == "Lyon")
    var missing = LineDialog(try Samples.trip())
    _ = missing.begin()
    // Which field has no value is said.
    #expect(missing.answer(nil) == "Error: City: A value is required\n")
    #expect(missing.outcome == nil && missing.isInputMissing)
    var choice = LineDialog(try list(), choosing: true)
    _ = choice.begin()
    #expect(choice.answer(nil) == "")
    #expect(choice.outcome == .cancelled && !choice.isInputMissing)
    var several = LineDialog(try list(multi: true), choosing: true)
    _ = several.begin()
    _ = several.answer("2")
    _ = several.answer(nil)
    #expect(several.outcome == .accepted)
    // N3: no option at all.
    var empty = LineDialog(try Samples.list([]), choosing: true)
    #expect(empty.begin().contains("No options"))
    #expect(empty.answer("1").hasPrefix("Error: no option 1"))
  }

  @Test("Rows are added and taken away where their group is asked for")
  func rows() throws {
    let store = try Samples.order()
    var dialog = LineDialog(store)
    #expect(dialog.begin().hasPrefix("Lines, 1 of 1 fields, current: 0 rows\n+ adds a row"))
    #expect(dialog.answer("x").hasPrefix("Error: found \"x\", expected + or -"))
    #expect(dialog.answer("-1").hasPrefix("Error: there is no row 1\n"))
    #expect(dialog.answer("+").hasPrefix("Lines, 1 of 4 fields, current: 1 row\n"))
    _ = dialog.answer("+")
    _ = dialog.answer("+")
    #expect(dialog.answer("+").hasPrefix("Error: Lines may have no more rows\n"))
    #expect(dialog.answer("-2").hasPrefix("Lines, 1 of 7 fields, current: 2 rows\n"))
    #expect(dialog.answer("").contains("\nProduct, 3 of 7 fields"))
    _ = dialog.answer("Bread")
    _ = dialog.answer("fresh")
    _ = dialog.answer("1")
    #expect(dialog.answer("") == "Note, kept: nothing\n")
    #expect(dialog.outcome == .accepted)
    var form = store.form
    guard case .accepted(let fields) = form.submit() else { return #expect(Bool(false)) }
    #expect(fields.first?.rows.count == 2)
  }

  @Test("A form that refuses says why, and asks for the first field again")
  func refuses() throws {
    var dialog = LineDialog(try Samples.trip())
    _ = dialog.begin()
    for _ in 0..<3 { _ = dialog.answer("") }
    let said = dialog.answer("")
    #expect(said.contains("Error: City: A value is required\nCity, 1 of 4 fields, required"))
    #expect(dialog.outcome == nil)
  }

  @Test("A combobox takes a text of one's own only if it may")
  func combobox() throws {
    var make = FormBuilder()
    let field = make.combobox("tag", "Tag", Combobox("Any", options: ["red", "blue"]))
    make.configure(field) { $0.allowsCustomText = true }
    let store = FormStore(try make.build())
    var dialog = LineDialog(store)
    _ = dialog.begin()
    #expect(dialog.answer("/bl").contains("1. blue"))
    _ = dialog.answer("green")
    #expect(store.answers["tag"] == "green")
    var strict = LineDialog(try Samples.trip())
    _ = strict.begin()
    _ = strict.answer("1")
    #expect(strict.answer("Nowhere").hasPrefix("Error: no match for \"Nowhere\""))
  }

  @Test("S1: nothing that a label holds reaches the terminal but letters")
  func injection() throws {
    let store = try Samples.list(["\u{1B}]52;c;eA==\u{7}evil\u{202E}\u{9B}31m\n1. fake"])
    var dialog = LineDialog(store, choosing: true)
    let said = dialog.begin()
    #expect(!said.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!said.unicodeScalars.contains { 0x80..<0xA0 ~= $0.value || $0.value == 0x202E })
    #expect(said.split(separator: "\n").count == 3)
  }
}
