extension Help {
  static let record = """
    selector record: fills in what scenarios ask for

    USAGE
      selector record FILE…

    FILE is a scenario in JSON, or a directory: then all .json files in it; - is
    standard input, and the result goes to standard output. Where an expectation
    says "?", what is so is written in its place: a whole member, "value": "?", or
    one field of it, "value": {"city": "?"}. All else stays, byte by byte. What else
    a file expects and does not hold is told as by selector replay.

    EXAMPLES
      selector record weekday.json
      selector record - < new.json

    """

  static let schema = """
    selector schema: the format of scenarios as a JSON Schema, for editors

    USAGE
      selector schema

    Editors that know JSON Schema complete and check scenario files by it. It knows
    the shape of a file, not the names that the file itself declares: selector
    replay is the judge.

    EXAMPLES
      selector schema > scenario.schema.json

    """

  static let snapshots = """
    selector snapshots: finds snapshots that no test uses any more

    USAGE
      selector snapshots --unused LOG DIRECTORY… [--json]

    LOG is what a run of all tests wrote, in which all passed:
    SELECTOR_SNAPSHOT_LOG=$PWD/run.log swift test. DIRECTORY holds tests. A snapshot
    is unused if its test ran and did not ask for it, or if no Swift file beside
    __Snapshots__ declares a function of its test's name. A test that was skipped
    keeps its snapshots. Nothing is removed. The exit status is 1 if something is
    unused.

    OPTIONS
      --unused LOG  the log
      --json        for programs: {"count": 12, "unused": ["…"]}

    EXAMPLES
      selector snapshots --unused run.log Tests

    """
}
