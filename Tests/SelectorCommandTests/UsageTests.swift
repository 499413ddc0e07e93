import SelectorTesting
import Testing

import selector

/// Arguments that do not fit, and what is said.
struct WrongUse: Sendable {
  var arguments: [String]
  var complaint: String
  var place: SourceLocation

  init(
    _ arguments: String..., complaint: String, _ place: SourceLocation = #_sourceLocation
  ) {
    self.arguments = arguments
    self.complaint = complaint
    self.place = place
  }
}

@Suite struct `Wrong use` {
  @Test(arguments: commands + options + values)
  func `is one line and status 2`(row: WrongUse) {
    let run = CommandRun(row.arguments)
    #expect(run.errors == row.complaint + "\n", sourceLocation: row.place)
    #expect(run.status == Command.Status.wrongUse, sourceLocation: row.place)
    #expect(run.output.isEmpty, sourceLocation: row.place)
  }

  static let commands: [WrongUse] = [
    .init(
      complaint:
        "selector: no command, expected one of choose, demo, form, frame, record, replay, schema, snapshots (see selector --help)"
    ),
    .init(
      "dmeo", complaint: "selector: unknown command dmeo, did you mean demo? (see selector --help)"),
    .init(
      "zzz",
      complaint:
        "selector: unknown command zzz, expected one of choose, demo, form, frame, record, replay, schema, snapshots, help (see selector --help)"
    ),
    .init(
      "--hlp",
      complaint: "selector: unknown option --hlp, did you mean --help? (see selector --help)"),
    .init(
      "help", "fram",
      complaint: "selector: unknown command fram, did you mean frame? (see selector --help)"),
    .init(
      "demo", "x",
      complaint: "selector demo: unknown part x, expected one of places (see selector demo --help)"
    ),
    .init(
      "demo", "plcaes",
      complaint:
        "selector demo: unknown part plcaes, did you mean places? (see selector demo --help)"
    ),
    .init(
      "demo", "places", "a", "b",
      complaint:
        #"selector demo places: "b" is too much, expected one file (see selector demo places --help)"#
    ),
    .init(
      "form",
      complaint: "selector form: no file, expected FILE.json or - (see selector form --help)"
    ),
    .init(
      "frame",
      complaint:
        "selector frame: no file, expected FILE.tsv, FILE.csv, FILE.json, FILE.txt or - (see selector frame --help)"
    ),
    .init(
      "frame", "a", "b",
      complaint: #"selector frame: "b" is too much, expected one file (see selector frame --help)"#),
    .init(
      "replay", "--",
      complaint:
        "selector replay: no file, expected scenario files or directories of them (see selector replay --help)"
    ),
  ]

  static let options: [WrongUse] = [
    .init(
      "demo", "--al",
      complaint:
        "selector demo: unknown option --al, did you mean --all? (see selector demo --help)"),
    .init(
      "demo", "--all", "--all",
      complaint: "selector demo: --all twice, expected it once (see selector demo --help)"),
    .init(
      "demo", "--all=yes",
      complaint: "selector demo: --all takes no value (see selector demo --help)"),
    .init(
      "replay", "-x", "a.json",
      complaint:
        "selector replay: unknown option -x, expected one of --help (see selector replay --help)"),
    .init(
      "frame", "a.tsv", "--lable=x",
      complaint:
        "selector frame: unknown option --lable, did you mean --label? (see selector frame --help)"),
    .init(
      "frame", "a.tsv", "--keys",
      complaint:
        #"selector frame: --keys without a value, expected --keys "KEY…" (see selector frame --help)"#
    ),
    .init(
      "frame", "a.tsv", "--label", "--film",
      complaint:
        "selector frame: --label without a value, expected --label COLUMN (see selector frame --help)"
    ),
    .init(
      "frame", "--multi", "--combobox", "a.tsv",
      complaint:
        "selector frame: --multi and --combobox, expected one of them (see selector frame --help)"),
  ]

  static let values: [WrongUse] = [
    .init(
      "frame", "a.tsv", "--columns", "wide",
      complaint:
        "selector frame: --columns wide, expected a whole number from 0 to 1000 (see selector frame --help)"
    ),
    .init(
      "frame", "a.tsv", "--rows", "-1",
      complaint:
        "selector frame: --rows -1, expected a whole number from 0 to 4000 (see selector frame --help)"
    ),
    .init(
      "frame", "a.tsv", "--search", "fuzy",
      complaint:
        "selector frame: unknown search mode fuzy, did you mean fuzzy? (see selector frame --help)"),
    .init(
      "frame", "a.tsv", "--keys", "Enter Arowdown",
      complaint:
        #"selector frame: --keys: key 2: "Arowdown" is no key, did you mean ArrowDown? (see selector frame --help)"#
    ),
    .init(
      "frame", "a.tsv", "--keys", "Control+Hom",
      complaint:
        #"selector frame: --keys: key 1: "Control+Hom" is no key, did you mean Control+Home? (see selector frame --help)"#
    ),
    .init(
      "frame", "a.tsv", "--keys", "osl",
      complaint:
        #"selector frame: --keys: key 1: "osl" is no key, expected blanks between letters: o s l (see selector frame --help)"#
    ),
  ]
}

@Suite struct `Help` {
  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `tells what there is`(arguments: [String]) {
    let run = CommandRun(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    run.expectOutput(
      matches: """
        selector: dropdowns without a display, drawn as text

        USAGE
          selector choose [OPTION…]      asks for one of many lines, and prints it
          selector demo [--all]          what dropdowns do, step by step
          selector form FILE [OPTION…]   a form that a file declares, after some answers
          selector frame FILE [OPTION…]  a dropdown over your own data, after some keys
          selector replay FILE…          plays scenarios and tells what does not hold
          selector record FILE…          fills in what scenarios ask for with "?"
          selector schema                the format of scenarios, for editors
          selector snapshots --unused …  finds snapshots that no test uses any more

        EXAMPLES
          git switch "$(git branch --format='%(refname:short)' | selector choose)"
          selector demo
          selector frame countries.tsv --keys "ArrowDown f r Enter" --film
          selector form journey.json --answers "country=fr city=lyon"
          selector replay Scenarios/

        selector COMMAND --help tells more about each. The exit status is 0 if all went
        well, 1 if a replay had failures or snapshots are unused, 2 for wrong use.
        """)
  }

  @Test(arguments: ["choose", "demo", "form", "frame", "record", "replay", "schema", "snapshots"])
  func `of a command is the same by both ways, with examples, in 80 columns`(command: String) {
    let run = CommandRun(command, "--help")
    #expect(run.status == 0)
    #expect(run.output == CommandRun("help", command).output)
    #expect(run.output.hasPrefix("selector \(command): "))
    #expect(run.output.contains("\nEXAMPLES\n  selector \(command)"))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    expectSnapshot(of: run.output, as: .text, named: command)
  }

  @Test(arguments: [
    "--label COLUMN", "--id COLUMN", "--section COLUMN", "--detail COLUMN", "--multi", "--combobox",
    "--search MODE", "--keys", "--columns N", "--rows N", "--placeholder TEXT", "--airy", "--film",
  ])
  func `of frame names every option`(option: String) {
    #expect(CommandRun("frame", "--help").lines.contains { $0.hasPrefix("  \(option) ") })
  }
}
