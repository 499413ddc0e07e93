import SelectorForms
import SelectorKit
import SelectorTesting
import SelectorText
import Testing

@Suite struct `A strategy` {
  @Test func `of plain frames draws selectors of every sort`() {
    var size = DropdownSelector("Size", options: ["S", "M", "L"])
    size.open()
    expectSnapshot(
      of: size, as: .plain(columns: 20, rows: 8),
      matches: """
        › Size             ▴
         ┌─────────────────┐
         │   S             │
         │   M             │
         │   L             │
         └─────────────────┘
        """)
    var extras = MultiSelector("None", options: ["Bath", "View"])
    extras.choose(ids: ["View"])
    expectSnapshot(
      of: extras, as: .plain(columns: 20),
      matches: """
          View             ▾
        """)
    var tag = Combobox("Any", options: ["Blue", "Green"])
    tag.press(KeyPress(.character("g")))
    expectSnapshot(
      of: tag, as: .plain(columns: 20, rows: 8),
      matches: """
        › g▏               ▴
         ┌─────────────────┐
         │›  Green         │
         └─────────────────┘
        """)
  }

  @Test func `of plain frames draws a form, by whatever renderer`() throws {
    let journey = try Journey()
    expectSnapshot(
      of: journey.form, as: .plain(columns: 40),
      matches: """
          Country*   Where?                    ▾
          City                                 ▾
          Extras     None                      ▾
          Tag        Any                       ▾
          Hotel      Hotel?                    ▾
        """)
    let ascii = TextRenderer(columns: 30, rows: 8, theme: .ascii)
    expectSnapshot(
      of: journey.form, as: .plain(ascii),
      matches: """
          Country*   Where?          v
          City                       v
          Extras     None            v
          Tag        Any             v
          Hotel      Hotel?          v
        """)
  }

  @Test func `of trees tells roles and states`() throws {
    var journey = try Journey()
    journey.form.focus(journey.country)
    journey.form.press(KeyPress(.arrowDown))
    expectSnapshot(
      of: journey.form, as: .tree,
      matches: """
        combobox "Country" [required, expanded, active=#1/1, controls=#1, focused, invalid] placeholder="Where?" error="A value is required"
          listbox #1 [size=2, shown=1-2]
            option "France" 1/2 [active]
            option "Italy" 2/2
          status "2 options"
        combobox "City"
        combobox "Extras" placeholder="None"
        combobox "Tag" placeholder="Any"
        combobox "Hotel" placeholder="Hotel?"
        """)
  }

  @Test func `of styles shows what plain text does not`() {
    var size = DropdownSelector("Size", options: ["S", "M"])
    size.open()
    expectSnapshot(
      of: size, as: .styles(columns: 20, rows: 6),
      matches: """
        › Size             ▴
         ┌─────────────────┐
         │   S             │
         │   M             │
         └─────────────────┘

        abccccbbbbbbbbbbbbba
        .ddddddddddddddddddd
        .deeefeeeeeeeeeeeeed
        .deeefeeeeeeeeeeeeed
        .ddddddddddddddddddd

        a  indicator focused
        b  blank focused
        c  placeholder focused
        d  border raised
        e  blank raised
        f  option raised
        """)
  }

  @Test func `of escape sequences, pictures and documents is kept in files`() {
    let size = DropdownSelector("Size", options: ["S", "M"], default: .first)
    expectSnapshot(of: size, as: .ansi(columns: 20, rows: 6), named: "ansi")
    expectSnapshot(of: size, as: .svg(columns: 20, rows: 6))
    expectSnapshot(of: size, as: .html(columns: 20, rows: 6))
  }

  @Test func `of keys tells what changes and what is said`() throws {
    let size = DropdownSelector("Size", options: ["S", "M", "L"])
    expectSnapshot(
      of: size, as: .events(keys: "ArrowDown m Enter Escape"),
      matches: """
        [ArrowDown] opened (keyboard), highlighted S
        [m] highlighted M
        [Enter] chose M (keyboard), closed (selected)
        [Escape] –
        """)
    expectSnapshot(
      of: size, as: .announcements(keys: "ArrowDown m Enter Escape"),
      matches: """
        [ArrowDown] 3 options, S, 1 of 3
        [m] M, 2 of 3
        [Enter] M, chosen
        [Escape] –
        """)
    let form = try Journey().form
    expectSnapshot(
      of: form, as: .events(keys: "ArrowDown Enter Tab ArrowDown"),
      matches: """
        [ArrowDown] country opened (keyboard), country highlighted France
        [Enter] country chose France (keyboard), country closed (selected)
        [Tab] –
        [ArrowDown] city opened (keyboard), city highlighted Lille
        """)
    expectSnapshot(
      of: form, as: .announcements(keys: "ArrowDown Enter Tab ArrowDown"),
      matches: """
        [ArrowDown] Country, Where?, required · Country, 2 options, France, 1 of 2
        [Enter] France, chosen
        [Tab] City
        [ArrowDown] City, 2 options, Lille, 1 of 2
        """)
  }

  @Test func `of a film shows each frame under its key`() throws {
    let form = try Journey().form
    expectSnapshot(
      of: form, as: .film(keys: "ArrowDown Enter", columns: 34, rows: 6),
      matches: """
          start
          Country*   Where?              ▾
          City                           ▾
          Extras     None                ▾
          Tag        Any                 ▾
          Hotel      Hotel?              ▾

          [ArrowDown]
        › Country*   Where?  ! A value … ▴
          City      ┌────────────────────┐
          Extras    │›  France           │
          Tag       │   Italy            │
          Hotel     └────────────────────┘

          [Enter]
        › Country*   France              ▾
          City                           ▾
          Extras     None                ▾
          Tag        Any                 ▾
          Hotel      Hotel?              ▾
        """)
    let tag = Combobox("Any", options: ["Blue", "Green"])
    expectSnapshot(
      of: tag, as: .film(keys: "b Enter", columns: 20, rows: 6),
      matches: """
          start
          Any              ▾

          [b]
        › b▏               ▴
         ┌─────────────────┐
         │›  Blue          │
         └─────────────────┘

          [Enter]
          Blue             ▾
        """)
    let extras = MultiSelector("None", options: ["Bath", "View"])
    expectSnapshot(
      of: extras, as: .film(keys: "Enter Space", columns: 20, rows: 6),
      matches: """
          start
          None             ▾

          [Enter]
        › None             ▴
         ┌─────────────────┐
         │›  Bath          │
         │   View          │
         └─────────────────┘

          [Space]
        › Bath             ▴
         ┌─────────────────┐
         │›✓ Bath          │
         │   View          │
         └─────────────────┘
        """)
  }

  @Test func `of changes is a line for each`() {
    var size = DropdownSelector("Size", options: ["S", "M"])
    expectSnapshot(
      of: size.press(KeyPress(.arrowDown)), as: .events,
      matches: """
        opened (keyboard)
        highlighted S
        """)
    expectSnapshot(
      of: [Announcement(.opened, "2 options")], as: .announcements,
      matches: """
        2 options
        """)
  }

  @Test func `can be made by anyone, of another one too`() {
    let labels = SnapshotStrategy<[String]> { $0.sorted().joined(separator: "\n") }
    expectSnapshot(
      of: ["b", "a"], as: labels,
      matches: """
        a
        b
        """)
    let numbers = labels.pullback { (range: ClosedRange<Int>) in range.map { "no. \($0)" } }
    expectSnapshot(
      of: 1...2, as: numbers,
      matches: """
        no. 1
        no. 2
        """)
    expectSnapshot(
      of: "at 12:30:00", as: .text.redacting(.dates, .replacing("at", with: "@")),
      matches: """
        @ <time>
        """)
  }
}
