import Foundation
import Testing

import selector

/// Tables and JSON, which are read like lines: while somebody chooses.
@Suite struct `Choosing from a table` {
  private func row(_ text: String, in name: String, _ arguments: String...) throws -> String {
    let files = try SampleFiles([name: text])
    let run = CommandRun(
      ["choose", files[name], "--select-1", "--exit-0", "--print", "json"] + arguments)
    return files.withoutPath(run.errors.isEmpty ? run.output : run.errors)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var query: String
    var says: String

    init(_ name: String, _ text: String, _ query: String, says: String) {
      (self.name, self.text, self.query, self.says) = (name, text, query, says)
    }

    var testDescription: String { "\(name) \(query)" }
  }

  static let rows: [Row] = [
    Row(
      "a.csv", "name\n\"a\nb\"\n\"c\"\"d, e\"\n", "c",
      says: "{\"id\": \"4\", \"label\": \"c\\\"d, e\"}\n"),
    Row(
      "a.csv", "\u{FEFF}id,name\r\n\r\n1,Ann\r\n2,Bob", "bob",
      says: "{\"id\": \"2\", \"label\": \"Bob\"}\n"),
    Row("a.tsv", "\n\nname\n\nAnn\nBob\n", "bob", says: "{\"id\": \"6\", \"label\": \"Bob\"}\n"),
    Row(
      "a.tsv", "id\tname\n1\tAnn\n1\tBob\n", "ann",
      says: "a.tsv:3: the id \"1\" again: the row of line 2 is kept\n"),
    Row(
      "a.csv", "name\n\"open\n", "o",
      says: "a.csv:2: cell 1 opens with a quote that nothing closes\n"),
    Row("a.csv", "name\nx,y\n", "o", says: "a.csv:2: expected 1 cells, found 2\n"),
    Row(
      "a.csv", "id,name\n,y\n", "o",
      says: "a.csv:2: the cell of the column \"id\" is empty, expected an id\n"),
    Row(
      "a.csv", "\n", "o",
      says: "a.csv:1: found nothing, expected a line with the names of the columns\n"),
    Row(
      "a.csv", "", "o",
      says: "a.csv:1: found nothing, expected a line with the names of the columns\n"),
    Row(
      "a.json", "[{\"id\": 7, \"name\": \"A \\\"q\\\", \\n\"}, {\"id\": 8, \"name\": \"B\"}]", "q",
      says: "{\"id\": \"7\", \"label\": \"A \\\"q\\\", \\n\"}\n"),
    Row("a.json", "[\"a\", \"b\"]", "b", says: "{\"id\": \"2\", \"label\": \"b\"}\n"),
    Row(
      "a.json", "[{\"id\": 7, \"name\": \"A\"}, {\"id\": 7, \"name\": \"B\"}]", "a",
      says: "a.json: $[1]: the id \"7\" again: the row of $[0] is kept\n"),
    Row(
      "a.jsonl", "{\"id\": \"x\", \"name\": \"Ann\"}\n\n{\"name\": \"Bob\", \"id\": \"y\"}", "bob",
      says: "{\"id\": \"y\", \"label\": \"Bob\"}\n"),
    Row("a.ndjson", "\"a\"\r\n12\n", "12", says: "{\"id\": \"2\", \"label\": \"12\"}\n"),
    Row(
      "a.jsonl", "{\"name\": \"a\"}\n{\"name\": }\n", "a",
      says: "a.jsonl:2: column 10: found \"}\", expected a value\n"),
    Row(
      "a.jsonl", "{\"name\": \"a\"}\n{\"label\": \"b\"}\n", "a",
      says: "a.jsonl:2: the member \"name\" is missing\n"),
  ]

  @Test(arguments: rows)
  func `gives its rows, or says what is wrong and where`(row: Row) throws {
    let said = try self.row(row.text, in: row.name, "--query", row.query)
    #expect(said.hasPrefix(row.says))
  }

  @Test func `a default is an id or a label, and must be there`() throws {
    let table = "id\tname\nli\tLille\nly\tLyon\n"
    let missing = try row(table, in: "a.tsv", "--default", "Nice", "--query", "ly")
    #expect(
      missing == "selector choose: --default \"Nice\" is no option, expected an id or a label\n")
  }

  /// Records that lie across the pieces in which a file is read, and ids in great number.
  @Test(arguments: ["tsv", "csv", "jsonl"])
  func `a long one is read to its end`(format: String) throws {
    let count = 60_000
    let quote = format == "csv" ? "\"" : ""
    let mark = format == "tsv" ? "\t" : ","
    var text = format == "jsonl" ? "" : "id\(mark)name\(mark)part\n".replacing("\t", with: mark)
    for number in 0..<count {
      let label = "Row \(number)" + String(repeating: "x", count: number % 40)
      text +=
        format == "jsonl"
        ? "{\"id\": \"k\(number)\", \"name\": \"\(label)\", \"part\": \"p\(number / 1_000)\"}\n"
        : "k\(number)\(mark)\(quote)\(label)\(quote == "" ? "" : "\n\"\"y\"\"")\(quote)\(mark)p\(number / 1_000)\n"
    }
    text +=
      format == "jsonl"
      ? "{\"id\": \"k5\", \"name\": \"again\", \"part\": \"\"}\n" : "k5\(mark)again\(mark)\n"
    let files = try SampleFiles(["long.\(format)": text])
    for number in [0, 31_999, count - 1] {
      let run = CommandRun(
        "choose", files["long.\(format)"], "--query", "row \(number)x", "--select-1", "--search",
        "prefix", "--exit-0", "--section", "part", "--print", "json")
      let line = format == "csv" ? 3 + 2 * 5 - 1 : format == "tsv" ? 7 : 6
      let last = format == "csv" ? 2 + 2 * count : count + (format == "tsv" ? 2 : 1)
      #expect(
        files.withoutPath(run.errors)
          == "long.\(format):\(last): the id \"k5\" again: the row of line \(line) is kept\n")
      let found = run.output
      if number % 40 == 0 {
        #expect(found.isEmpty)
      } else {
        #expect(found.hasPrefix("{\"id\": \"k\(number)\", \"label\": \"Row \(number)x"), "\(found)")
        #expect(found.hasSuffix("\"section\": \"p\(number / 1_000)\"}\n"))
      }
    }
  }

  @Test func `with -0 what is printed ends with NUL too`() throws {
    let files = try SampleFiles(["names": "a\nb\0c\0"])
    let one = CommandRun("choose", files["names"], "-0", "--query", "b", "--select-1")
    #expect(one.output == "a\nb\0")
    let several = CommandRun(
      "choose", files["names"], "-0", "--multi", "--query", "c", "--select-1")
    #expect(several.output == "c\0")
  }
}
