import Foundation
import SelectorText
import Testing

import selector

@Suite struct `The demo` {
  @Test func `without arguments is this screen`() {
    let run = CommandRun("demo")
    #expect(run.output == Self.screen)
    #expect(run.errors.isEmpty)
    #expect(run.status == Command.Status.success)
  }

  @Test func `without arguments is at most 60 lines`() {
    #expect(CommandRun("demo").lines.count <= 60)
  }

  @Test(arguments: [["demo"], ["demo", "--all"]])
  func `is at most 80 columns wide and the same every time`(arguments: [String]) {
    let run = CommandRun(arguments)
    for line in run.lines {
      #expect(WidthPolicy.standard.cells(of: SafeText(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    for _ in 0..<3 { #expect(CommandRun(arguments).output == run.output) }
  }

  /// The needs that `selector demo --all` answers; dependent options and full screens come later.
  static let needs =
    Array(1...29) + Array(31...42) + Array(74...77) + [79, 80] + Array(83...87)

  @Test func `in full names the needs that it answers`() {
    let words = CommandRun("demo", "--all").lines.filter { $0.hasPrefix("S") }
      .flatMap { $0.split(separator: " ") }
    #expect(Set(Self.needs.map { "S\($0)" }).subtracting(words.map(String.init)).isEmpty)
  }

  @Test func `in full has every chapter of the short one`() {
    let whole = CommandRun("demo", "--all").lines
    let frames = CommandRun("demo").lines.filter { $0.contains("▾") }
    #expect(frames.filter { !whole.contains($0) }.count <= 4)
  }

  static let screen = """
    Dropdowns without a display: plain values, drawn here as text.

    A dropdown opens, keys move its highlight, Enter chooses

      start                      [ArrowDown]                [ArrowDown] [Enter]
      Day                        Day                        Day
      ╭─────────────────────╮    ╭─────────────────────╮    ╭─────────────────────╮
    › │ Day of the week   ▾ │  › │ Day of the week   ▴ │  › │ Monday            ▾ │
      ╰─────────────────────╯    ├─────────────────────┤    ╰─────────────────────╯
                                 │›  Sunday            │
                                 │   Monday            │
                                 │   Tuesday           │
                                 │   Wednesday         │
                                 │   Thursday          │
                                 │   Friday            │
                                 │   Saturday          │
                                 ╰─────────────────────╯

    One option, many, none: a list is as high as it must be

      1 option, [ArrowDown]      40 options, [ArrowDown]    0 options, [ArrowDown]
    › Floor   Floor?        ▴  › Floor   Floor?        ▴  › Floor   Floor?        ▴
             ┌──────────────┐           ┌──────────────┐           ┌──────────────┐
             │›  1          │           │›  1          │           │   No options │
             └──────────────┘           │   2          │           └──────────────┘
                                        │   3          │
                                        └── ↓ 37 more ─┘

    Of many dropdowns only one is open, and covers what lies below

      press on From              press on To                [ArrowDown] [Enter]
    › From   Where?         ▴    From   Where?         ▾    From   Where?         ▾
      To    ┌───────────────┐  › To     Where to?      ▴  › To     Oslo           ▾
      Day   │   Oslo        │    Day   ┌───────────────┐    Day    When?          ▾
            │   Lisbon      │          │   Oslo        │
            │   Riga        │          │   Lisbon      │
            │   Rome        │          │   Riga        │
            └───────────────┘          │   Rome        │
                                       └───────────────┘

    A default by id or by index; a choice may come before its options

      start                      choose(id: "rix")          setOptions(cities)
      By id      Lisbon     ▾    By id      Lisbon     ▾    By id      Lisbon     ▾
      By index   Rome       ▾    By index   Rome       ▾    By index   Rome       ▾
      Late       Where?     ▾    Late       Where?     ▾    Late       Riga       ▾

    A tag list over six articles: All, One, Two, Three

      start                      [ArrowDown]                [ArrowDown] [Enter]
    › Tag   All             ▾  › Tag   All             ▴  › Tag   Two             ▾
      1     One                  1    ┌────────────────┐    2     TwoTwo
      2     TwoTwo               2    │›  One          │    5     TwoTwo
      3     One                  3    │   Two          │
      4     ThreeThreeThree      4    │   Three        │
      5     TwoTwo               5    └────────────────┘
      6     One                  6     One

    selector demo --all shows the rest.
    selector frame FILE draws one over your own data; see selector --help.

    """
}
