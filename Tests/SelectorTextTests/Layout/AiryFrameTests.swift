import SelectorKit
import SelectorTesting
import SelectorText
import Testing

struct AiryFrameTests {
  private func lines(_ source: FakeSource, columns: Int = 40, rows: Int = 24) -> String {
    TextRenderer(columns: columns, rows: rows, layout: .airy).plain(source)
  }

  @Test func `A field is a label and a box`() {
    var source = FakeSource.trip()
    source.fields.removeSubrange(2..<4)
    expectSnapshot(
      of: lines(source), as: .text,
      matches: """
          Country
          ╭────────────────────────────────────╮
          │ France                           ▾ │
          ╰────────────────────────────────────╯
          City
          ╭────────────────────────────────────╮
        › │ Where to?                        ▾ │
          ╰────────────────────────────────────╯
          Note
          ╭────────────────────────────────────╮
          │ late arrival                       │
          ╰────────────────────────────────────╯
        """)
  }

  @Test func `An open list grows out of its box`() {
    expectSnapshot(
      of: lines(.trip(isOpen: true)), as: .text,
      matches: """
          Country
          ╭────────────────────────────────────╮
          │ France                           ▾ │
          ╰────────────────────────────────────╯
          City
          ╭────────────────────────────────────╮
        › │ Where to?                        ▴ │
          ├────────────────────────────────────┤
          │   Bordeaux                         │
          │›  Lille                            │
          │ ● Lyon                             │
          │ – Nice                closed today │
          │   Paris                            │
          ╰───────────────────────── ↓ 8 more ─╯
          │ [x] only direct trains             │
          ╰────────────────────────────────────╯
          Note
          ╭────────────────────────────────────╮
          │ late arrival                       │
          ╰────────────────────────────────────╯
        """)
  }

  @Test func `A list above lends its edge to the label that it covers`() {
    var source = FakeSource.trip(isOpen: true)
    source.fields.removeSubrange(2...)
    source.fields[1].most = 3
    source.fields[1].control.issues = ["choose one"]
    expectSnapshot(
      of: lines(source, rows: 8), as: .text,
      matches: """
          Country
          ╭─ City ─────────────────────────────╮
          │   Bordeaux                         │
          │›  Lille                            │
          │ ● Lyon                             │
          ├──────────────────────── ↓ 10 more ─┤
        › │ Where to?                        ▴ │
          ╰─ ! choose one ─────────────────────╯
        """)
  }

  @Test func `A list wider than its box joins it all the same`() {
    let source = FakeSource.single(
      "Tree", FakeSource.rows(["An oak of a thousand years"], highlighted: 0))
    expectSnapshot(
      of: lines(source, columns: 32), as: .text,
      matches: """
          Tree
          ╭────────────────────────────╮
        › │ Pick                     ▴ │
        ╭─┴────────────────────────────┤
        │›  An oak of a thousand years │
        ╰──────────────────────────────╯
        """)
  }

  @Test func `A selector without a name has no line for one`() {
    let source = FakeSource.single("", FakeSource.rows(["Lyon"], highlighted: 0))
    expectSnapshot(
      of: lines(source, columns: 20), as: .text,
      matches: """
          ╭────────────────╮
        › │ Pick         ▴ │
          ├────────────────┤
          │›  Lyon         │
          ╰────────────────╯
        """)
    let narrow = lines(source, columns: 12).split(separator: "\n")
    #expect(narrow.first == "› Pick     ▴")
  }

  @Test func `Small screens are drawn dense`() {
    #expect(lines(.trip(), rows: 5).hasPrefix("  Country   France"))
    #expect(lines(.trip(), columns: 19).hasPrefix("  Country\n  France"))
  }
}
