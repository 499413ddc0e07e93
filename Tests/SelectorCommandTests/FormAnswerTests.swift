import Testing

import selector

@Suite struct `Answers in a form` {
  @Test(arguments: complaints)
  func `refuses an answer and names what was expected`(row: WrongUse) throws {
    let run = try `A form from a file`.run(row.arguments)
    #expect(
      run.errors == "selector form: \(row.complaint) (see selector form --help)\n",
      sourceLocation: row.place)
    #expect(run.output.isEmpty, sourceLocation: row.place)
    #expect(run.status == Command.Status.wrongUse, sourceLocation: row.place)
  }

  static let complaints: [WrongUse] = [
    .init(
      "--answers", "cuontry=fr",
      complaint: "--answers: unknown field cuontry, did you mean country?"),
    .init(
      "--answers", "zzz=fr",
      complaint:
        "--answers: unknown field zzz, expected one of country, city, hotel, nights, extras, street, late, note"
    ),
    .init(
      "--answers", "country=fr country=de", complaint: "--answers: country twice, expected it once"),
    .init(
      "--answers", "country",
      complaint: #"--answers: "country" without a value, expected country=ID"#),
    .init("--answers", "=fr", complaint: "--answers: no field before =, expected FIELD=ID"),
    .init(
      "--answers", #"note="x"#,
      complaint: "--answers: note opens with a quote that nothing closes"),
    .init(
      "--answers", "country=france",
      complaint: "--answers: no option france in country, did you mean fr (France)?"),
    .init(
      "--answers", "country=it",
      complaint: "--answers: no option it in country, expected one of fr, de"),
    .init(
      "--answers", "country=fr,de",
      complaint: "--answers: country holds one option, expected one id instead of fr,de"),
    .init(
      "--answers", "city=lyon",
      complaint:
        "--answers: city=lyon cannot be chosen yet, expected an answer to Country first"),
    .init(
      "--answers", "city=lyon country=de",
      complaint: "--answers: no option lyon in city, expected one of bonn"),
    .init(
      "--answers", #"nights="1""#,
      complaint: #"--answers: no option 1 in nights, expected one of 1, 2, "2""#),
    .init(
      "--answers", "extras=wifi,bed",
      complaint: #"--answers: no option bed in extras, expected one of wifi, "big bed""#),
    .init(
      "--answers", "late=yes", complaint: "--answers: late=yes, expected late=true or late=false"),
    .init(
      "--answers", "found=lyon",
      complaint:
        "--answers: found holds rows and no answer, expected one of country, city, hotel, nights, extras, street, late, note"
    ),
    .init(
      "--respond", "city=a.tsv",
      complaint: "--respond: unknown field with a loader city, expected one of hotel"),
    .init(
      "--respond", "hotel", complaint: #"--respond: "hotel" without a value, expected hotel=FILE"#),
    .init(
      "--explain", "ctiy", complaint: "--explain: unknown field ctiy, did you mean city?"),
  ]

  @Test func `names a few of many options and tells how many there are`() throws {
    let files = try SampleFiles([
      "n.json": """
      {"format": 1, "tables": {"n": {"generate": 100, "id": "n{i}", "label": "{i}"}},
       "fields": [{"id": "n", "options": {"from": "n"}}]}
      """
    ])
    let run = CommandRun("form", files["n.json"], "--answers", "n=xyz")
    #expect(
      run.errors == """
        selector form: --answers: no option xyz in n, expected one of n0, n1, n2, n3, n4, n5, n6, n7 \
        and 92 more (see selector form --help)

        """)
  }
}
