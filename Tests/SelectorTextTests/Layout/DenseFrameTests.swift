import SelectorKit
import SelectorTesting
import SelectorText
import Testing

struct DenseFrameTests {
  private func lines(
    _ source: FakeSource, columns: Int = 40, rows: Int = 12, theme: TextTheme = .unicode
  ) -> String {
    TextRenderer(columns: columns, rows: rows, theme: theme).plain(source)
  }

  @Test func `A closed form is one line a field`() {
    expectSnapshot(
      of: lines(.trip()), as: .text,
      matches: """
          Country   France                     ▾
        › City      Where to?                  ▾
          Extras    Breakfast, Parking +2      ▾
          Direct    [x] only direct trains
          Note      late arrival
        """)
  }

  @Test func `An open list hangs under its header and moves nothing`() {
    expectSnapshot(
      of: lines(.trip(isOpen: true)), as: .text,
      matches: """
          Country   France                     ▾
        › City      Where to?                  ▴
          Extras   ┌───────────────────────────┐
          Direct   │   Bordeaux                │
          Note     │›  Lille                   │
                   │ ● Lyon                    │
                   │ – Nice       closed today │
                   │   Paris                   │
                   └──────────────── ↓ 8 more ─┘
        """)
  }

  @Test func `With less room first the border goes, then rows`() {
    expectSnapshot(
      of: lines(.trip(isOpen: true), rows: 8), as: .text,
      matches: """
          Country   France                     ▾
        › City      Where to?                  ▴
          Extras   │   Bordeaux                │
          Direct   │›  Lille                   │
          Note     │ ● Lyon                    │
                   │ – Nice       closed today │
                   │   Paris                   ↓
        """)
    expectSnapshot(
      of: lines(.trip(isOpen: true), rows: 3), as: .text,
      matches: """
          Country   France                     ▾
        › City      Where to?                  ▴
          Extras   │›  Lille                   ↓
        """)
  }

  @Test func `Everything can be drawn in ASCII`() {
    let frame = lines(.trip(isOpen: true), theme: .ascii)
    #expect(frame.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F })
    expectSnapshot(
      of: frame, as: .text,
      matches: """
          Country   France                     v
        > City      Where to?                  ^
          Extras   +---------------------------+
          Direct   |   Bordeaux                |
          Note     |>  Lille                   |
                   | * Lyon                    |
                   | - Nice       closed today |
                   |   Paris                   |
                   +---------------- v 8 more -+
        """)
  }

  @Test func `Below 20 columns the label stands above its header`() {
    expectSnapshot(
      of: lines(.trip(isOpen: true), columns: 19, rows: 24), as: .text,
      matches: """
          Country
          France          ▾
          City
        › Where to?       ▴
        ┌─────────────────┐
        │   Bordeaux      │
        │›  Lille         │
        │ ● Lyon          │
        │ – Nice  closed… │
        │   Paris         │
        └────── ↓ 8 more ─┘
        """)
  }

  @Test func `Below 6 columns only the header is left, at 1 the indicator`() {
    #expect(lines(.trip(), columns: 5) == "Fr… ▾\nWh… ▾\n+4  ▾\n[x]\nla…")
    #expect(lines(.trip(), columns: 1) == "▾\n▾\n▾")
  }

  @Test func `Labels take a third of the form at most`() {
    let source = FakeSource([
      .init(
        control: ControlPresentation(
          kind: .selector, label: "A label that is too long", text: "Value", role: .value)),
      .init(control: ControlPresentation(kind: .toggle, label: "東京都", text: "Yes")),
    ])
    expectSnapshot(
      of: lines(source, columns: 30), as: .text,
      matches: """
          A label t…   Value         ▾
          東京都       [ ] Yes
        """)
  }

  @Test func `A form spreads over 80 columns at most`() {
    let lines = TextRenderer(columns: 200, rows: 12).plainLines(FakeSource.trip())
    #expect(lines.first.map(WidthPolicy.standard.cells(of:)) == 80)
  }

  @Test func `What is wrong, required and disabled can be read without colour`() {
    var source = FakeSource.trip()
    source.fields[0].control.issues = ["sold out in the whole country"]
    source.fields[0].control.isRequired = true
    source.fields[1].control.isEnabled = false
    source.fields[3].control.issues = ["none today"]
    source.fields[3].control.isOn = false
    source.fields[3].control.text = ""
    expectSnapshot(
      of: lines(source), as: .text,
      matches: """
          Country*   France  ! sold out in th… ▾
        › City       Where to?                 –
          Extras     Breakfast, Parking +2     ▾
          Direct     [ ]          ! none today
          Note       late arrival
        """)
  }
}

extension WidthPolicy {
  /// The cells of a line of a frame.
  func cells(of line: String) -> Int { line.reduce(0) { $0 + cells(of: $1) } }
}
