import Testing

import selector

@Suite struct `A frame` {
  static let countries = """
    code\tname\tnative\tcontinent\tcapital
    FR\tFrance\tFrance\tEurope\tParis
    NO\tNorway\tNorge\tEurope\tOslo
    JP\tJapan\t日本\tAsia\tTokyo
    IN\tIndia\tभारत\tAsia\tNew Delhi
    PE\tPeru\tPerú\tAmerica\tLima

    """

  @Test(arguments: samples)
  func `shows the data after the keys`(row: ScreenSample) throws {
    let files = try SampleFiles(["countries.tsv": Self.countries])
    let run = CommandRun(["frame", files["countries.tsv"], "--columns", "34"] + row.arguments)
    row.expect(run)
  }

  static let samples: [ScreenSample] = [
    .init(
      matches: """
        › Countries   Choose             ▾
        """),
    .init(
      "--keys", "ArrowDown n Enter", "--placeholder", "Where to?",
      matches: """
        › Countries   Norway             ▾
        """),
    .init(
      "--keys", "End", "--section", "continent", "--detail", "capital",
      matches: """
        › Countries   Choose             ▴
                    ┌────────────────────┐
                    │ Europe             │
                    │   France     Paris │
                    │   Norway      Oslo │
                    │ Asia               │
                    │   Japan      Tokyo │
                    │   India  New Delhi │
                    │ America            │
                    │›  Peru        Lima │
                    └────────────────────┘
        """),
    .init(
      "--keys", "ArrowDown ArrowDown", "--label", "native", "--rows", "5",
      matches: """
        › Countries   Choose             ▴
                     │   France          │
                     │›  Norge           │
                     │   日本            │
                     │   भारत            ↓
        """),
    .init(
      "--multi", "--keys", "Enter Space ArrowDown ArrowDown Space", "--id", "name",
      matches: """
        › Countries   France, Japan      ▴
                     ┌───────────────────┐
                     │ ✓ France          │
                     │   Norway          │
                     │›✓ Japan           │
                     │   India           │
                     │   Peru            │
                     └───────────────────┘
        """),
    .init(
      "--combobox", "--keys", "n o", "--film",
      matches: """
          start
        › Countries   Type to search     ▾

          [n]
        › Countries   n▏                 ▴
                     ┌───────────────────┐
                     │›  France          │
                     │   Norway          │
                     │   Japan           │
                     │   India           │
                     └───────────────────┘

          [o]
        › Countries   no▏                ▴
                     ┌───────────────────┐
                     │›  Norway          │
                     └───────────────────┘
        """),
    .init(
      "--search", "fuzzy", "--keys", "Enter n a", "--airy",
      matches: """
          Countries
          ╭──────────────────────────────╮
        › │ na▏                        ▴ │
          ├──────────────────────────────┤
          │›  Norway                     │
          │   India                      │
          ╰──────────────────────────────╯
        """),
    .init(
      "--search", "prefix", "--keys", "Enter x",
      matches: """
        › Countries   x▏                 ▴
                    ┌────────────────────┐
                    │   No match for "x" │
                    └────────────────────┘
        """),
    .init(
      "--keys", "Escape Tab", "--film",
      matches: """
          start
        › Countries   Choose             ▾

          [Escape]
        › Countries   Choose             ▾

          [Tab]
          Countries   Choose             ▾
        """),
  ]

  @Test func `of JSON and CSV is that of TSV`() throws {
    let files = try SampleFiles([
      "x.json": #"[{"code": 1, "name": "One"}, {"code": 2, "name": "Two"}]"#,
      "x.csv": "code,name\n1,One\n2,Two\n", "x.tsv": "code\tname\n1\tOne\n2\tTwo\n",
      "x.txt": "One\nTwo\n",
    ])
    let expected = CommandRun("frame", files["x.tsv"], "--keys", "ArrowDown").output
    #expect(expected.contains("Two"))
    for name in ["x.json", "x.csv", "x.txt"] {
      #expect(CommandRun("frame", files[name], "--keys", "ArrowDown").output == expected)
    }
  }

  @Test func `tells rows left out, and shows the others`() throws {
    let files = try SampleFiles(["x.tsv": "id\tname\na\tOne\na\tTwo\nb\tThree\n"])
    let run = CommandRun("frame", files["x.tsv"], "--columns", "20", "--keys", "ArrowDown")
    #expect(
      files.withoutPath(run.errors) == "x.tsv:3: the id \"a\" again: the row of line 2 is kept\n")
    #expect(
      run.output == """
        › X   Choose       ▴
             ┌─────────────┐
             │›  One       │
             │   Three     │
             └─────────────┘

        """)
    #expect(run.status == Command.Status.success)
  }

  @Test func `tells of many rows left out only the first`() throws {
    let files = try SampleFiles([
      "x.tsv": "id\tname\n" + (1...9).map { "a\tRow \($0)\n" }.joined()
    ])
    let lines = CommandRun("frame", files["x.tsv"]).errors.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "and 3 more rows whose ids came before")
  }

  @Test(arguments: [["--airy"], ["--search", "substring"], ["--rows", "7"], ["--combobox"]])
  func `is the last picture of the film`(arguments: [String]) throws {
    let files = try SampleFiles(["countries.tsv": Self.countries])
    let arguments =
      ["frame", files["countries.tsv"], "--keys", "Enter ArrowDown n o", "--detail", "capital"]
      + arguments
    let frame = CommandRun(arguments).output
    #expect(CommandRun(arguments + ["--film"]).output.hasSuffix("  [o]\n" + frame))
  }

  @Test func `never lets a file talk to the terminal`() throws {
    let files = try SampleFiles(["x.tsv": "id\t\u{1B}[31mname\n\u{1B}[2Ja\t\u{1B}[31mred\n"])
    let shown = CommandRun("frame", files["x.tsv"], "--keys", "ArrowDown")
    let refused = CommandRun("frame", files["x.tsv"], "--label", "nome")
    for text in [shown.output, shown.errors, refused.errors] {
      #expect(!text.contains("\u{1B}"))
    }
    #expect(shown.output.contains("red"))
    #expect(refused.errors.hasSuffix("no column \"nome\", expected one of id, name\n"))
  }

  @Test func `of no rows says so`() throws {
    let files = try SampleFiles(["x.txt": ""])
    let run = CommandRun("frame", files["x.txt"], "--columns", "20", "--keys", "ArrowDown")
    run.expectOutput(
      matches: """
        › X   Choose       ▴
            ┌──────────────┐
            │   No options │
            └──────────────┘
        """)
  }

  /// Data that cannot be shown, and the place that is named.
  static let broken: [(text: String, arguments: [String], complaint: String)] = [
    (
      "id\tname\na\tOne\nb\n", [], "x.tsv:3: expected 2 cells, found 1"
    ),
    (
      "id\tname\n", ["--label", "nam"],
      #"x.tsv:1: no column "nam", expected one of id, name; did you mean "name"?"#
    ),
    (
      "id\tname\n", ["--section", "zone"],
      #"x.tsv:1: no column "zone", expected one of id, name"#
    ),
  ]

  @Test(arguments: broken)
  func `of broken data is an error with its place`(
    text: String, arguments: [String], complaint: String
  ) throws {
    let files = try SampleFiles(["x.tsv": text])
    let run = CommandRun(["frame", files["x.tsv"]] + arguments)
    #expect(files.withoutPath(run.errors) == complaint + "\n")
    #expect(run.output.isEmpty)
    #expect(run.status == Command.Status.wrongUse)
  }

  @Test func `of a file that is not there is an error`() {
    let run = CommandRun("frame", "/nowhere/a.tsv")
    #expect(run.errors == "/nowhere/a.tsv: No such file or directory\n")
    #expect(run.status == Command.Status.wrongUse)
  }

  @Test func `takes a file whose name begins with a dash`() {
    let run = CommandRun("frame", "--keys=Enter", "--", "--film")
    #expect(run.errors == "--film: No such file or directory\n")
  }

  @Test func `of an empty screen is empty`() throws {
    let files = try SampleFiles(["countries.tsv": Self.countries])
    #expect(CommandRun("frame", files["countries.tsv"], "--columns", "0").output.isEmpty)
    #expect(CommandRun("frame", files["countries.tsv"], "--rows=0").output.isEmpty)
  }
}
