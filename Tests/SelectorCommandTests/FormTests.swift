import SelectorTesting
import Testing

import selector

@Suite struct `A form from a file` {
  static let journey = #"""
    {"format": 1, "size": {"columns": 34, "rows": 12},
     "tables": {"cities": [
       {"id": "lyon", "label": "Lyon", "country": "fr"},
       {"id": "lille", "label": "Lille", "country": "fr", "disabled": "full"},
       {"id": "bonn", "label": "Bonn", "country": "de"}]},
     "fields": [
       {"id": "country", "label": "Country", "placeholder": "Which?",
        "options": [{"id": "fr", "label": "France"}, {"id": "de", "label": "Germany"}]},
       {"id": "city", "label": "City", "placeholder": "Where to?",
        "options": {"from": "cities", "where": {"country": "$country"}}},
       {"id": "hotel", "label": "Hotel", "placeholder": "Any", "options": {"async": ["city"]}},
       {"id": "nights", "label": "Nights", "placeholder": "How many?", "options": [
         {"id": 1, "label": "One"}, {"id": 2, "label": "Two"}, {"id": "2", "label": "A few"}]},
       {"id": "extras", "kind": "multi", "label": "Extras", "placeholder": "None", "options": [
         {"id": "wifi", "label": "Wifi"}, {"id": "big bed", "label": "Big bed"}]},
       {"id": "street", "kind": "combobox", "label": "Street", "customValue": true,
        "placeholder": "Any", "options": [{"id": "a", "label": "Avenue"}]},
       {"id": "late", "kind": "toggle", "label": "Late", "placeholder": "after 10"},
       {"id": "note", "kind": "text", "label": "Note", "placeholder": "When?",
        "visibleWhen": {"field": "late", "is": true}},
       {"id": "found", "kind": "results", "label": "Found", "from": "cities",
        "where": {"country": "$country"}}
     ]}
    """#

  static func run(_ arguments: [String]) throws -> CommandRun {
    let files = try SampleFiles(["journey.json": journey])
    return CommandRun(["form", files["journey.json"]] + arguments)
  }

  @Test(arguments: screens)
  func `shows the answers and what follows from them`(row: ScreenSample) throws {
    let run = try Self.run(row.arguments)
    row.expect(run)
  }

  static let screens: [ScreenSample] = [
    .init(
      matches: """
        › Country   Which?               ▾
          City      Where to?            ▾
          Hotel     Any                  ▾
          Nights    How many?            ▾
          Extras    None                 ▾
          Street    Any                  ▾
          Late      [ ] after 10
          Found                     3 of 3
            Lyon
            Lille
            Bonn
        """),
    .init(
      "--answers",
      #"note="at \"11\", or 'so'" late=true city=lyon country=fr hotel=x extras=wifi,"big bed" nights=2 street=b"#,
      matches: """
        › Country   France               ▾
          City      Lyon                 ▾
          Hotel     Any                  ▾
          Nights    Two                  ▾
          Extras    Wifi, Big bed        ▾
          Street    b                    ▾
          Late      [x] after 10
          Note      at "11", or 'so'
          Found                     2 of 3
            Lyon
            Lille
        """),
    .init(
      "--answers", #"nights="2" late=false country= street=a"#, "--rows", "7",
      matches: """
        › Country   Which?               ▾
          City      Where to?            ▾
          Hotel     Any                  ▾
          Nights    A few                ▾
          Extras    None                 ▾
          Street    Avenue               ▾
          Late      [ ] after 10
        """),
    .init(
      "--answers", "country=fr city=lyon", "--keys", "Tab Tab ArrowDown", "--rows", "6",
      matches: """
          Country   France               ▾
          City      Lyon                 ▾
        › Hotel     Any                  ▴
          Nights   ┌─────────────────────┐
          Extras   │   Loading…          │
          Street   └─────────────────────┘
        """),
    .init(
      "--answers", "country=fr", "--keys", "Tab ArrowDown", "--film", "--rows", "6",
      matches: """
          start
        › Country   France               ▾
          City      Where to?            ▾
          Hotel     Any                  ▾
          Nights    How many?            ▾
          Extras    None                 ▾
          Street    Any                  ▾

          [Tab]
          Country   France               ▾
        › City      Where to?            ▾
          Hotel     Any                  ▾
          Nights    How many?            ▾
          Extras    None                 ▾
          Street    Any                  ▾

          [ArrowDown]
          Country   France               ▾
        › City      Where to?            ▴
          Hotel    ┌─────────────────────┐
          Nights   │›  Lyon              │
          Extras   │ – Lille        full │
          Street   └─────────────────────┘
        """),
    .init(
      "--columns", "22", "--rows", "3", "--answers", "city=bonn country=de",
      matches: """
        › Country   Germany  ▾
          City      Bonn     ▾
          Hotel     Any      ▾
        """),
    .init(
      "--rows", "2", "--answers", "country=de", "--explain", "hotel",
      matches: """
        › Country   Germany              ▾
          City      Where to?            ▾

        Hotel is blocked: City has no value yet.
        Hotel holds nothing: nobody chose.
        City holds nothing: nobody chose.
        """),
  ]

  @Test func `lets files answer for loaders, whenever they are asked`() throws {
    let files = try SampleFiles([
      "journey.json": Self.journey, "hotels.tsv": "id\tname\nritz\tRitz\nibis\tIbis\n",
    ])
    let answering = ["form", files["journey.json"], "--respond", "hotel=" + files["hotels.tsv"]]
    let chosen = CommandRun(
      answering + ["--answers", "hotel=ibis city=lyon country=fr", "--rows", "3"])
    chosen.expectOutput(
      matches: """
        › Country   France               ▾
          City      Lyon                 ▾
          Hotel     Ibis                 ▾
        """)
    let pressed = CommandRun(
      answering + [
        "--rows", "7", "--keys", "ArrowDown Enter Tab ArrowDown Enter Tab ArrowDown",
      ])
    pressed.expectOutput(
      matches: """
          Country   France               ▾
          City      Lyon                 ▾
        › Hotel     Any                  ▴
          Nights   ┌─────────────────────┐
          Extras   │›  Ritz              │
          Street   │   Ibis              │
          Late     └─────────────────────┘
        """)
    let unknown = CommandRun(answering + ["--answers", "hotel=hilton city=lyon country=fr"])
    expectSnapshot(
      of: unknown.errors, as: .text,
      matches: """
        selector form: --answers: no option hilton in hotel, expected one of ritz, ibis \
        (see selector form --help)
        """)
  }

  @Test func `tells which field reads which`() throws {
    let run = try Self.run(["--graph"])
    #expect(run.lines.first == "digraph form {")
    #expect(run.lines.contains(#"  "country" -> "city" [label="options"];"#))
    #expect(run.lines.contains(#"  "late" -> "note" [label="visible"];"#))
    #expect(run.lines.last == "}")
  }

  /// Files that declare no form, and what is said.
  static let broken: [(text: String, complaint: String)] = [
    ("{", "x.json:1: column 2: "),
    ("{}", #"x.json: $: the member "format" is missing"#),
    (#"{"format": 1, "fields": [{"id": "a", "kind": "lst"}]}"#, "x.json: $.fields[0].kind: "),
    (#"{"format": 1, "fields": [], "step": []}"#, #"x.json: $.step: unknown member "step""#),
    (#"{"format": 1, "fields": [], "steps": [{"kye": "a"}]}"#, "x.json: $.steps[0].kye: "),
  ]

  @Test(arguments: broken)
  func `says where a file is wrong`(text: String, complaint: String) throws {
    let files = try SampleFiles(["x.json": text])
    let run = CommandRun("form", files["x.json"])
    #expect(files.withoutPath(run.errors).hasPrefix(complaint), "\(run.errors)")
    #expect(run.errors.filter { $0 == "\n" }.count == 1)
    #expect(run.output.isEmpty)
    #expect(run.status == Command.Status.wrongUse)
  }
}
