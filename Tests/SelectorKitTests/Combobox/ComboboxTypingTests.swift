import Testing

@testable import SelectorKit

@Suite struct `Text of a combobox` {
  private typealias Box = Combobox<TestOption>

  /// Keys, and the text that then stands in the input.
  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    var text: String
    var highlight: Int?
    var location: SourceLocation

    init(
      _ keys: String, _ text: String, at highlight: Int?,
      _ location: SourceLocation = #_sourceLocation
    ) {
      (self.keys, self.text, self.highlight, self.location) = (keys, text, highlight, location)
    }

    var testDescription: String { keys }
  }

  /// The value is Cleo.
  static let rows = [
    Row("d", "d", at: 3),
    Row("d a", "da", at: 4),
    Row("Backspace", "", at: nil),
    Row("Delete", "", at: nil),
    Row("End d", "Cleod", at: nil),
    Row("ArrowLeft Backspace", "Cle", at: 2),
    Row("ArrowDown d", "d", at: 3),
    Row("ArrowDown Home d", "Cleod", at: nil),
    Row("ArrowDown Delete", "", at: nil),
    Row("ArrowDown End Delete", "Cleo", at: 2),
    Row("d Delete", "d", at: 3),
    Row("d Escape", "Cleo", at: nil),
    Row("Space", " ", at: nil),
    Row("d Backspace", "", at: nil),
    Row("d a n Enter", "Dan", at: nil),
    Row("d Alt+ArrowUp", "Dora", at: nil),
    Row("x Alt+ArrowUp", "Cleo", at: nil),
    Row("x Enter", "x", at: nil),
    Row("c l e o", "cleo", at: 2),
    Row("d Enter x Escape", "Dora", at: nil),
  ]

  @Test(arguments: rows)
  func `is what is typed, else the label of the value`(row: Row) {
    var trial = Trial<Box>(default: .id(2))
    trial.press(row.keys)
    let control = trial.control
    #expect(control.inputText == row.text, sourceLocation: row.location)
    #expect(control.highlight == row.highlight, sourceLocation: row.location)
    #expect(control.headerText == (row.text.isEmpty ? "none" : row.text))
    #expect(control.showsPlaceholder == row.text.isEmpty, sourceLocation: row.location)
  }

  @Test func `shows everything until it is edited`() {
    var trial = Trial<Box>(default: .id(2))
    trial.press("ArrowDown")
    #expect(trial.control.list(at: 0, lines: 8)?.total == 5)
    trial.press("c l e o")
    #expect(trial.control.list(at: 0, lines: 8)?.total == 1)
    trial.press("Backspace Backspace Backspace Backspace")
    #expect(trial.control.list(at: 0, lines: 8)?.total == 5)
  }

  @Test func `counts as selected again when the focus comes back`() {
    var trial = Trial<Box>(default: .id(2))
    trial.press("End")
    trial.send(.blur, .focus)
    trial.press("d")
    #expect(trial.control.inputText == "d")
    trial.send(.focus)
    trial.press("o")
    #expect(trial.control.inputText == "do")
  }

  @Test func `takes a paste as one edit that never commits`() {
    var trial = Trial<Box>(default: .id(2))
    #expect(trial.send(.paste("Da\n")).hasPrefix("opened (keyboard); searched 'Da ' 1"))
    #expect(trial.control.inputText == "Da " && trial.control.valueIDs == [2])
    #expect(trial.send(.paste("\u{0}n")) == "searched 'Da  n' 1")
    #expect(trial.send(.paste("")) == "")
  }

  @Test func `is another when the program writes the value`() {
    var trial = Trial<Box>(default: .id(2)) { $0.allowsCustomText = true }
    trial.press("d")
    #expect(trial.send(.choose([0])) == "chose 0 (program); highlighted none")
    #expect(trial.control.inputText == "Anna" && trial.control.isOpen)
    #expect(trial.control.list(at: 0, lines: 8)?.total == 5)
    trial.press("ArrowDown")
    #expect(trial.send(.choose([3])) == "chose 3 (program); highlighted none")
    trial.press("x")
    #expect(trial.send(.choose([3])) == "")
    #expect(trial.control.inputText == "x")
    #expect(trial.send(.enterText("Zoe")) == "entered Zoe (program)")
    #expect(trial.control.inputText == "Zoe" && trial.control.customText == "Zoe")
    #expect(trial.press("y") == "searched 'y' 0")
    #expect(trial.send(.clear) == "cleared (program)")
    trial.press("d")
    #expect(trial.send(.clear) == "highlighted none")
    #expect(trial.control.inputText == "")
  }

  @Test func `follows a change of the list at once where it is not edited`() {
    var trial = Trial<Box>(default: .id(2))
    let other = [TestOption(2, "Cleopatra")]
    trial.replace(other)
    #expect(trial.control.inputText == "Cleopatra")
    trial.press("x")
    trial.replace(.people)
    #expect(trial.control.inputText == "x")
    trial.press("Escape")
    #expect(trial.control.inputText == "Cleo")
  }

  @Test func `stays when the window loses its focus, and the next key goes on`() {
    func left() -> Trial<Box> {
      var trial = Trial<Box>(default: .id(2))
      trial.press("d")
      #expect(trial.send(.windowBlur) == "closed (windowBlur)")
      #expect(trial.control.inputText == "d" && trial.control.valueIDs == [2])
      return trial
    }
    var typing = left()
    #expect(typing.press("a") == "opened (keyboard); searched 'da' 1; highlighted 4")
    var moving = left()
    #expect(moving.press("ArrowDown") == "opened (keyboard); highlighted 3")
    #expect(moving.control.list(at: 0, lines: 8)?.total == 2)
    var pressing = left()
    #expect(pressing.send(.pressHeader) == "opened (pointer); highlighted 2")
    #expect(pressing.control.list(at: 0, lines: 8)?.total == 5)
    var escaping = left()
    #expect(escaping.press("Escape") == "")
    #expect(escaping.control.inputText == "Cleo")
    #expect(escaping.press("Escape") == "cleared (keyboard)")
    for intent in [SelectorIntent<Int>.gesture(.tab), .blur, .pressOutside(.outside)] {
      var leaving = left()
      #expect(leaving.send(intent) == "")
      #expect(leaving.control.inputText == "Cleo", "\(intent)")
    }
  }

  @Test func `filters a list that can only be read`() {
    var trial = Trial<Box>(default: .id(2)) { $0.isReadOnly = true }
    #expect(trial.press("d Backspace Delete Escape") == "refused readOnly")
    trial.press("ArrowDown d Enter")
    #expect(trial.control.isOpen && trial.control.inputText == "d")
    #expect(trial.press("Backspace Enter") == "searched '' 5; highlighted none; refused readOnly")
    #expect(trial.press("Escape") == "closed (escape)")
    #expect(trial.control.inputText == "Cleo")
  }

  @Test func `is typed by Space whatever the key map says`() {
    var trial = Trial<Box>([TestOption(0, "New York"), TestOption(1, "Newark")])
    trial.press("n e w")
    trial.send(.gesture(.space), .gesture(.type("y")))
    #expect(trial.control.inputText == "new y" && trial.control.highlight == 0)
  }
}
