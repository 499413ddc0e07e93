import SelectorForms
import SelectorKit
import Testing

/// Forms and calls that make no sense, or are very large: nothing traps.
@Suite struct BadInputTests {
  @Test func `an empty form takes everything and holds nothing`() throws {
    var form = try FormBuilder().build()
    #expect(form.fields.isEmpty && form.controlCount == 0)
    var changes = form.press(KeyPress(.tab)) + form.paste("x") + form.pressOutside()
    changes += form.windowBlur() + form.undo() + form.redo() + form.reset()
    changes += form.focusNowhere() + form.batch { _ in }
    changes += form.advance(to: SelectorInstant(.seconds(1)))
    #expect(changes.isEmpty)
    let result = form.submit()
    #expect(result == .accepted([]))
    #expect(form.control(at: 0).label.isEmpty && form.control(at: -1).label.isEmpty)
    #expect(form.list(at: 0, lines: 3) == nil && form.wantedLines(at: .max) == 0)
    #expect(form.checkInvariants().isEmpty)
  }

  @Test func `a form of ten thousand fields works`() throws {
    var make = FormBuilder()
    var keys: [FieldKey<ValueOption<Int>>] = []
    for number in 0..<10_000 {
      keys.append(
        make.selector(
          "field\(number)", "Field \(number)",
          DropdownSelector("Choose", options: [1, 2, 3], default: .index(number % 4))))
    }
    var form = try make.build()
    #expect(form.fields.count == 10_000)
    let last = try #require(keys.last)
    #expect(form[last]?.value == nil)
    form.focus(last)
    form.press(KeyPress(.arrowDown))
    let changes = form.press(KeyPress(.enter))
    #expect(
      changes.lines == ["field9999 chose 1 (keyboard)", "field9999 closed (selected)"])
    form.undo()
    #expect(form[last] == nil)
    guard case .accepted(let fields) = form.submit() else {
      Issue.record("refused")
      return
    }
    #expect(fields.count == 7500)
    #expect(form.checkInvariants().isEmpty)
  }

  @Test func `fields without options open and stay without highlight`() throws {
    var make = FormBuilder()
    let one = make.selector("one", "One", DropdownSelector("None", options: [Int]()))
    let several = make.multi("several", "Several", MultiSelector("None", options: [Int]()))
    let typed = make.combobox("typed", "Typed", Combobox("None", options: [Int]()))
    var form = try make.build()
    for key in [one, several, typed] as [any FieldReference] { try use(key, in: &form) }
    #expect(form[one] == nil && form[several].isEmpty && form[typed] == nil)
    #expect(!form.canUndo)
  }

  private func use(_ field: some FieldReference, in form: inout Form) throws {
    form.focus(field)
    let opened = try form.press(KeyPress(name: "ArrowDown"))
    #expect(opened.lines == ["\(field.fieldID) opened (keyboard)"])
    #expect(form.list(at: field.fieldIndex, lines: 5)?.content == .empty)
    for name in ["ArrowDown", "End", "PageUp", "Enter", "Space", "Shift+ArrowDown", "Control+a"] {
      let changes = try form.press(KeyPress(name: name))
      #expect(!changes.contains { $0.description.contains("chose") }, "\(name)")
      #expect(form.checkInvariants().isEmpty)
    }
    form.close(field)
  }

  @Test func `two fields with one id are an error that says which`() throws {
    var make = FormBuilder()
    _ = make.text("a", "A")
    _ = make.toggle("b", "B")
    _ = make.text("a", "Again")
    _ = make.text("a", "And again")
    let error = #expect(throws: FormErrors.self) { try make.build() }
    #expect(
      error?.errors == [
        .duplicateField(id: "a", first: 0, second: 2),
        .duplicateField(id: "a", first: 0, second: 3),
      ])
    #expect(
      error?.description == """
        fields 1 and 3 both have the id "a": give one another id
        fields 1 and 4 both have the id "a": give one another id
        """)
  }

  @Test func `limits that nothing can meet are an error`() throws {
    var make = FormBuilder()
    let extras = make.multi("extras", "Extras", MultiSelector("None", options: Trip.extras))
    make.configure(extras) { $0.limits = SelectionLimits(minimum: 3, maximum: 2) }
    let error = #expect(throws: FormErrors.self) { try make.build() }
    #expect(error?.errors == [.impossibleLimits(field: "extras")])
    #expect(
      error?.description
        == "field \"extras\" must hold more options than it may: "
        + "lower its minimum or raise its maximum")
  }

  @Test func `every fault is told at once`() throws {
    var make = FormBuilder()
    let first = make.multi("a", "A", MultiSelector("None", options: [1]))
    _ = make.text("a", "A")
    make.configure(first) { $0.limits = SelectionLimits(minimum: 1, maximum: 0) }
    let error = #expect(throws: FormErrors.self) { try make.build() }
    #expect(error?.errors.count == 2)
  }

  @Test(arguments: [Int.min, -1, 4, 5, .max]) func `a position beyond the options is no choice`(
    position: Int
  ) throws {
    var trip = try Trip()
    let changes =
      trip.form.choose(trip.country, at: position) + trip.form.choose(trip.extras, at: position)
    #expect(changes.lines.isEmpty)
    #expect(!trip.form.canUndo)
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max]) func `any number of lines is legal`(
    rows: Int
  ) throws {
    var trip = try Trip()
    trip.form.focus(trip.city)
    trip.form.layout(trip.city, rows: rows)
    _ = try trip.press("ArrowDown", "PageDown")
    trip.form.layout(trip.city, rows: rows)
    let list = trip.form.list(at: 1, lines: rows)
    #expect((list?.rows.count ?? 0) <= max(0, min(rows, 4)))
    #expect(trip.form.checkInvariants().isEmpty)
  }

  @Test func `time never goes back`() throws {
    var trip = try Trip()
    trip.form.advance(to: SelectorInstant(.seconds(5)))
    trip.form.advance(to: SelectorInstant(.seconds(3)))
    #expect(trip.form.now == SelectorInstant(.seconds(5)))
  }

  @Test func `options with one id are kept once`() throws {
    var trip = try Trip()
    let twice = [City(id: 7, name: "Nice"), City(id: 7, name: "Nizza"), City(id: 8, name: "Metz")]
    trip.form.setOptions(trip.city, OptionList(twice))
    trip.form.appendOptions(trip.city, [City(id: 8, name: "Metz again")])
    let options = try #require(trip.form.control(of: trip.city)?.options)
    #expect(options.array.map(\.name) == ["Nice", "Metz"])
    #expect(options.duplicates.count == 2)
  }
}
