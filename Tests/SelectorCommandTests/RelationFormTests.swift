import SelectorTesting
import Testing

import selector

/// Relations on the command line: drawn with the counts of their options, answered, explained.
@Suite struct `A form with a relation` {
  static func file(zero: String = "hide") -> String {
    #"""
    {"format": 1, "size": {"columns": 36, "rows": 9},
     "tables": {"shirts": [
       {"id": 1, "label": "Red S", "size": "s", "name": "Small", "color": "red"},
       {"id": 2, "label": "Red M", "size": "m", "name": "Medium", "color": "red"},
       {"id": 3, "label": "Blue M", "size": "m", "color": "blue"},
       {"id": 4, "label": "Blue L", "size": "l", "color": "blue"}]},
     "relations": {"stock": {"table": "shirts", "zero": "\#(zero)"}},
     "fields": [
       {"id": "size", "label": "Size", "placeholder": "Any",
        "options": {"relation": "stock", "column": "size", "label": "name"}},
       {"id": "colors", "kind": "multi", "label": "Colours", "placeholder": "Any",
        "options": {"relation": "stock", "column": "color"}},
       {"id": "found", "kind": "results", "label": "In stock", "relation": "stock"}]}
    """#
  }

  static func run(_ file: String = file(), _ arguments: String...) throws -> CommandRun {
    let files = try SampleFiles(["shirts.json": file])
    return CommandRun(["form", files["shirts.json"]] + arguments)
  }

  @Test func `shows behind each option how many rows it would leave`() throws {
    let run = try Self.run(Self.file(), "--answers", "size=m", "--keys", "Tab ArrowDown")
    run.expectOutput(
      matches: """
          Size      Medium                 ▾
        › Colours   Any                    ▴
          In stock ┌───────────────────────┐
            Red M  │›  red               1 │
            Blue M │   blue              1 │
                   └───────────────────────┘
        """)
    #expect(run.status == Command.Status.success)
  }

  @Test func `lists what would leave no row with the reason`() throws {
    let run = try Self.run(
      Self.file(zero: "disable"), "--answers", "colors=blue", "--keys", "ArrowDown")
    #expect(run.lines.contains { $0.contains("Small") && $0.contains("no match") })
    #expect(run.lines.contains { $0.contains("l ") && $0.contains("1 │") })
  }

  @Test func `takes no answers that exclude each other`() throws {
    let run = try Self.run(Self.file(), "--answers", "size=s colors=blue")
    #expect(run.status == Command.Status.wrongUse)
    #expect(run.errors.contains("colors"))
  }

  @Test func `explains what narrows a field`() throws {
    let run = try Self.run(Self.file(), "--answers", "size=m", "--explain", "size")
    #expect(run.output.contains("Size holds what the program chose."))
    let graph = try Self.run(Self.file(), "--graph")
    #expect(graph.output.contains(#""size" -> "colors" [label="relation", style=dashed];"#))
  }
}
