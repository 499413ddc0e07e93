import Foundation
import Testing

import selector

/// What `selector choose` does without a person: these never ask, so that they need no terminal.
@Suite struct `Choosing without a question` {
  @Test func `the only option left by a query is chosen`() throws {
    let files = try SampleFiles(["towns.txt": "Lille\nLyon\n\nParis\r\n", "more.txt": "Nice"])
    let run = CommandRun(
      "choose", files["towns.txt"], files["more.txt"], "--query", "par", "--select-1")
    #expect(run.output == "Paris\n")
    #expect(run.status == Command.Status.success)
    let other = CommandRun(
      "choose", files["towns.txt"], "--query", "yo", "--select-1", "--print", "json")
    #expect(other.output == "{\"id\": \"2\", \"label\": \"Lyon\"}\n")
  }

  @Test func `the number of a line is that in the input, blank ones counted`() throws {
    let files = try SampleFiles(["towns.txt": "\nLille\n\n\r\nLyon", "more.txt": "Nice\n\nParis\n"])
    for (query, number) in [("li", 2), ("ly", 5), ("ni", 6), ("pa", 8)] {
      let run = CommandRun(
        "choose", files["towns.txt"], files["more.txt"], "--query", query, "--select-1", "--print",
        "id")
      #expect(run.output == "\(number)\n")
    }
  }

  @Test func `where nothing is left nobody is asked`() throws {
    let files = try SampleFiles(["towns.txt": "Lille\nLyon\n", "empty.txt": "\n\n"])
    let none = CommandRun("choose", files["towns.txt"], "--query", "zz", "--exit-0")
    #expect(none.status == Command.Status.failure)
    #expect(none.output.isEmpty && none.errors.isEmpty)
    #expect(CommandRun("choose", files["empty.txt"]).status == Command.Status.failure)
  }

  @Test func `a table is chosen from by its columns`() throws {
    let files = try SampleFiles([
      "towns.tsv": "id\tname\tregion\nli\tLille\tNord\nly\tLyon\tRhône\n"
    ])
    let run = CommandRun(
      "choose", files["towns.tsv"], "--query", "lyon", "--select-1", "--print", "id")
    #expect(run.output == "ly\n")
    let json = CommandRun(
      "choose", files["towns.tsv"], "--query", "lyon", "--select-1", "--print", "json", "--detail",
      "region")
    #expect(json.output == "{\"id\": \"ly\", \"label\": \"Lyon\", \"detail\": \"Rhône\"}\n")
  }

  @Test func `several options too, each on its line`() throws {
    let files = try SampleFiles(["one.txt": "Lille\n"])
    let run = CommandRun("choose", files["one.txt"], "--multi", "--select-1")
    #expect(run.output == "Lille\n" && run.status == Command.Status.success)
  }

  @Test(arguments: [
    ["--height", "0"], ["--height", "101%"], ["--height", "x"], ["--theme", "darc"],
    ["--search", "fuzy"], ["--print", "labels"], ["--format", "xml"], ["-0", "--label", "x"],
    ["--fullscreen", "--height", "3"], ["--fullscreen", "--inline"], ["nowhere.txt"],
    ["nowhere.tsv"], ["a.tsv", "b.tsv"], ["--default"], ["--multi=3"], ["--nothing"],
  ])
  func `wrong use is one line and status 2`(arguments: [String]) {
    let run = CommandRun(["choose"] + arguments)
    #expect(run.status == Command.Status.wrongUse)
    #expect(run.errors.hasSuffix("\n") && run.errors.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
  }
}

@Suite struct `Asking for a form` {
  static let trip = """
    {"format": 1, "fields": [
      {"id": "city", "label": "City", "options": [{"id": "ly", "label": "Lyon"}]},
      {"id": "hotel", "label": "Hotel", "options": {"async": ["city"]}, "command": COMMAND}]}
    """

  private func complaint(command: String, _ arguments: String...) throws -> String {
    let files = try SampleFiles(["trip.json": Self.trip.replacing("COMMAND", with: command)])
    let run = CommandRun(["form", files["trip.json"]] + arguments)
    #expect(run.status == Command.Status.wrongUse && run.output.isEmpty)
    return files.withoutPath(run.errors)
  }

  @Test func `runs no command that nobody allowed`() throws {
    #expect(
      try complaint(command: "[\"rm\", \"-rf\", \"{city}\"]", "--json")
        == "selector form: the field hotel runs \"rm -rf {city}\", expected --allow-commands if that is wanted (see selector form --help)\n"
    )
  }

  @Test(arguments: ["[]", "\"ls\"", "[1]", "{}", "null"])
  func `takes commands as lists of words only`(command: String) throws {
    #expect(try complaint(command: command).hasPrefix("trip.json: $.fields[1].command: found "))
  }

  @Test func `is either asking or drawing`() throws {
    let message = try complaint(command: "[\"ls\"]", "--json", "--keys", "Enter")
    #expect(message.hasPrefix("selector form: --json with --keys, expected one of them"))
  }

  @Test func `a form with commands is drawn without running them`() throws {
    let files = try SampleFiles(["trip.json": Self.trip.replacing("COMMAND", with: "[\"ls\"]")])
    let run = CommandRun("form", files["trip.json"])
    #expect(run.status == Command.Status.success)
    #expect(run.lines.first?.contains("City") == true)
  }
}
