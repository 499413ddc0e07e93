import SelectorTesting
import Testing

import selector

@Suite struct `The place finder` {
  static let cities = """
    population\tid\tcountry\tadmin1\tadmin2\tname\tnative
    9\t1\tJP\tJP-27\tOsaka-shi\tOsaka\t大阪市
    8\t2\tJP\tJP-27\tSakai Shi\tSakai\t堺市
    7\t3\tIS\t\t\tVík\t

    """
  static let countries = "code\tname\tnative\nJP\tJapan\t日本\n"
  static let regions = "country\tadmin1\tname\nJP\tJP-27\tOsaka\n"

  @Test func `knows a few cities by itself`() {
    let run = CommandRun(
      "demo", "places", "--columns", "32", "--keys", "ArrowDown Enter Tab b Enter Tab Tab ArrowDown"
    )
    run.expectOutput(
      matches: """
          Country    France            ▾
          Region     Bretagne          ▾
          District   Any district      ▾
        › City       Which city?       ▴
                    ┌──────────────────┐
                    │›  Rennes         │
                    │   Brest          │
                    │   Quimper        │
                    │   Saint-Malo     │
                    │   Fougères       │
                    │   Concarneau     │
                    └──────────────────┘
        """)
    #expect(run.status == Command.Status.success)
  }

  @Test func `reads a file, with the names that lie beside it`() throws {
    let files = try SampleFiles([
      "cities.tsv": Self.cities, "countries.tsv": Self.countries, "admin1.tsv": Self.regions,
    ])
    let run = CommandRun(
      "demo", "places", files["cities.tsv"], "--columns", "32", "--film", "--keys",
      "ArrowDown 日 Enter")
    run.expectOutput(
      matches: """
          start
        › Country    Which country?    ▾
          Region     Which region?     ▾
          District   Any district      ▾
          City       Which city?       ▾

          [ArrowDown]
        › Country    Which country?    ▴
          Region    ┌──────────────────┐
          District  │›  IS             │
          City      │   Japan     日本 │
                    └──────────────────┘

          [日]
        › Country    日▏               ▴
          Region    ┌──────────────────┐
          District  │›  Japan     日本 │
          City      └──────────────────┘

          [Enter]
        › Country    Japan             ▾
          Region     Which region?     ▾
          District   Any district      ▾
          City       Which city?       ▾
        """)
  }

  @Test func `has codes where nothing lies beside it, and no district where there is none`()
    throws
  {
    let files = try SampleFiles(["cities.csv": Self.cities.replacing("\t", with: ",")])
    let run = CommandRun(
      "demo", "places", files["cities.csv"], "--columns", "32", "--keys",
      "ArrowDown Enter Tab ArrowDown Enter Tab ArrowDown Enter")
    run.expectOutput(
      matches: """
          Country   IS                 ▾
          Region    (no region)        ▾
        › City      Vík                ▾
        """)
  }

  /// Files that are no table of cities, and what is said.
  static let broken: [(name: String, text: String, complaint: String)] = [
    (
      "a.tsv", "id\tcountry\n",
      "a.tsv:1: no column \"admin1\", expected id, country, admin1, admin2, name, native\n"
    ),
    ("a.tsv", "", "a.tsv:1: found nothing, expected a line with the names of the columns\n"),
    (
      "a.tsv", cities + "1\t2\n", "a.tsv:5: expected 7 cells, found 2\n"
    ),
    ("a.json", "[]", "a.json: expected a table, .tsv or .csv\n"),
  ]

  @Test(arguments: broken)
  func `says what is wrong with a file`(name: String, text: String, complaint: String) throws {
    let files = try SampleFiles([name: text])
    let run = CommandRun("demo", "places", files[name])
    #expect(files.withoutPath(run.errors) == complaint)
    #expect(run.status == Command.Status.wrongUse)
  }
}
