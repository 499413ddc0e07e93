import Foundation
import SelectorTesting
import SelectorText
import Testing

import selector

@Suite struct `The demo` {
  @Test func `without arguments is this screen`() {
    let run = CommandRun("demo")
    expectSnapshot(of: run.output, as: .text)
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

  /// The needs that `selector demo --all` answers; segments, old rows while loading and full screens
  /// come later.
  static let needs =
    Array(1...49) + Array(51...56) + Array(58...67) + Array(69...77) + [79, 80] + Array(83...87)

  @Test func `in full names the needs that it answers`() {
    let words = CommandRun("demo", "--all").lines.filter { $0.hasPrefix("S") }
      .flatMap { $0.split(separator: " ") }
    #expect(Set(Self.needs.map { "S\($0)" }).subtracting(words.map(String.init)).isEmpty)
  }

  @Test func `in full is this strip`() {
    expectSnapshot(of: CommandRun("demo", "--all").output, as: .text)
  }

  @Test func `in full has every chapter of the short one`() {
    let whole = CommandRun("demo", "--all").lines
    let frames = CommandRun("demo").lines.filter { $0.contains("▾") }
    #expect(frames.filter { !whole.contains($0) }.count <= 9)
  }

  @Test func `in full ends with the credits that its data want`() {
    #expect(
      CommandRun("demo", "--all").lines.suffix(3) == [
        "Cities and regions: GeoNames (geonames.org), CC BY 4.0. Addresses: Google",
        "libaddressinput address data, CC BY 4.0. Country names: CLDR, Unicode-3.0.",
        "Airports: airportsdata, MIT.",
      ])
  }
}
