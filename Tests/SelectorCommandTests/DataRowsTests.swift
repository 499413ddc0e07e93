import Testing

import selector

/// Data that is read, and the rows that come of it.
struct DataSample: Sendable {
  var file: String
  var text: String
  var columns: DataColumns
  var rows: [DataRow]
  var place: SourceLocation

  init(
    _ file: String, _ text: String, columns: DataColumns = .init(), _ rows: [DataRow],
    _ place: SourceLocation = #_sourceLocation
  ) {
    self.file = file
    self.text = text
    self.columns = columns
    self.rows = rows
    self.place = place
  }
}

/// Data that is refused, and what is said.
struct BrokenData: Sendable {
  var file: String
  var bytes: [UInt8]
  var columns: DataColumns
  var complaint: String
  var place: SourceLocation

  init(
    _ file: String, _ text: String, columns: DataColumns = .init(), _ complaint: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    self.init(file, bytes: Array(text.utf8), columns: columns, complaint, place)
  }

  init(
    _ file: String, bytes: [UInt8], columns: DataColumns = .init(), _ complaint: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    self.file = file
    self.bytes = bytes
    self.columns = columns
    self.complaint = complaint
    self.place = place
  }
}

extension DataRow {
  init(_ id: String, _ label: String, section: String? = nil, detail: String? = nil) {
    self.init(id: id, label: label, section: section, detail: detail)
  }
}

@Suite struct `Rows of data` {
  @Test(arguments: separated + json + plain)
  func `are read`(row: DataSample) throws {
    let found = try DataRows(bytes: Array(row.text.utf8), file: row.file, columns: row.columns)
    #expect(found.rows == row.rows, sourceLocation: row.place)
    #expect(found.duplicates.isEmpty, sourceLocation: row.place)
  }

  @Test(arguments: broken)
  func `are refused`(row: BrokenData) {
    do {
      _ = try DataRows(bytes: row.bytes, file: row.file, columns: row.columns)
      Issue.record("nothing was said", sourceLocation: row.place)
    } catch {
      #expect(error.description == row.complaint, sourceLocation: row.place)
    }
  }

  static let separated: [DataSample] = [
    .init(
      "a.tsv", "id\tname\nfr\tFrance\nde\tGermany\n",
      [.init("fr", "France"), .init("de", "Germany")]),
    .init("a.tsv", "id\tname", []),
    .init("no end of line.tsv", "id\tname\nfr\tFrance", [.init("fr", "France")]),
    .init("crlf.tsv", "id\tname\r\nfr\tFrance\r\n", [.init("fr", "France")]),
    .init("mark.tsv", "\u{feff}id\tname\nfr\tFrance\n", [.init("fr", "France")]),
    .init(
      "quotes.tsv", "id\tname\nq\tsay \"hi\"\nr\t\"\n",
      [.init("q", "say \"hi\""), .init("r", "\"")]),
    .init("empty cells.tsv", "id\tname\tx\nfr\t\t\n", [.init("fr", "")]),
    .init("empty lines.tsv", "\nid\tname\n\n\nfr\tFrance\n\n", [.init("fr", "France")]),
    .init(
      "no id.tsv", "key\tName\nfr\tFrance\nde\tGermany",
      [.init("2", "France"), .init("3", "Germany")]),
    .init("code.tsv", "country\tcode\tname\nAD\tAD-02\tCanillo", [.init("AD-02", "Canillo")]),
    .init("second.tsv", "zone\tarea\nEurope/Andorra\tEurope", [.init("2", "Europe")]),
    .init("ids second.tsv", "word\tid\nhello\t7", [.init("7", "hello")]),
    .init("one.tsv", "word\nhello\nhallo", [.init("2", "hello"), .init("3", "hallo")]),
    .init(
      "chosen.tsv",
      "id\tname\tnative\tcontinent\nDE\tGermany\tDeutschland\tEurope\nXX\tNowhere\t\t",
      columns: .init(label: "native", section: "continent", detail: "name"),
      [
        .init("DE", "Deutschland", section: "Europe", detail: "Germany"),
        .init("XX", "", detail: "Nowhere"),
      ]),
    .init(
      "a.csv", "id,name\r\n1,\"Doe, Jane\"\r\n2,\"a \"\"b\"\"\"\r\n",
      [.init("1", "Doe, Jane"), .init("2", "a \"b\"")]),
    .init(
      "breaks.csv", "id,name\n1,\"two\r\nlines\"\n3,x\n",
      [.init("1", "two\r\nlines"), .init("3", "x")]),
    .init("mark.csv", "\u{feff}\"id\",\"name\"\n1,x", [.init("1", "x")]),
    .init("lines.csv", "name\n\"a\nb\"\nc", [.init("2", "a\nb"), .init("4", "c")]),
    .init("empty.csv", "id,name\n1,\n2,\"\"\n", [.init("1", ""), .init("2", "")]),
    .init(
      "quotes.csv", "id,name\n1,\"\"\"\"\n2,\"\"\"\"\"\"", [.init("1", "\""), .init("2", "\"\"")]),
    .init("-", "id\tname\nfr\tFrance\n", [.init("fr", "France")]),
    .init("-", "code,Name\nfr,France\n", [.init("fr", "France")]),
  ]

  static let json: [DataSample] = [
    .init("a.json", "[]", []),
    .init(
      "a.json", #"["France", "Germany", 7]"#,
      [.init("1", "France"), .init("2", "Germany"), .init("3", "7")]),
    .init(
      "a.json", #"[{"id": 7, "label": "x"}, {"label": 1.5, "id": "b", "more": [1]}]"#,
      [.init("7", "x"), .init("b", "1.5")]),
    .init("a.json", #"[{"title": "x"}, {"title": "y"}]"#, [.init("1", "x"), .init("2", "y")]),
    .init(
      "a.json", #"[{"id": 1, "name": "x", "kind": null}, {"id": 2, "name": "y", "kind": true}]"#,
      columns: .init(section: "kind"), [.init("1", "x"), .init("2", "y", section: "true")]),
    .init("-", "\n  [\"a\\tb\"]", [.init("1", "a\tb")]),
  ]

  static let plain: [DataSample] = [
    .init("a.txt", "", []),
    .init("a.txt", "one\ntwo\n", [.init("1", "one"), .init("2", "two")]),
    .init("a.txt", "one\r\n\r\nt\two, \"x", [.init("1", "one"), .init("3", "t\two, \"x")]),
    .init("-", "Doe, Jane\nRoe, John", [.init("1", "Doe, Jane"), .init("2", "Roe, John")]),
    .init("noextension", "a", [.init("1", "a")]),
  ]

  static let broken: [BrokenData] = [
    .init("a.tsv", "id\tname\tx\nfr\tFrance\ty\nde\tGermany", "a.tsv:3: expected 3 cells, found 2"),
    .init("a.tsv", "id\tname\n\nde\tGermany\tx", "a.tsv:3: expected 2 cells, found 3"),
    .init("a.tsv", "", "a.tsv:1: found nothing, expected a line with the names of the columns"),
    .init("a.tsv", "id\tid", #"a.tsv:1: the column "id" twice, expected each name once"#),
    .init(
      "a.tsv", "id\tname\n\tFrance",
      #"a.tsv:2: the cell of the column "id" is empty, expected an id"#),
    .init(
      "a.tsv", "id\tname\n", columns: .init(label: "nmae"),
      #"a.tsv:1: no column "nmae", expected one of id, name; did you mean "name"?"#),
    .init(
      "a.tsv", bytes: Array("id\tname\nfr\tFr".utf8) + [0xE9, 0x0A],
      "a.tsv:2: found bytes that are no UTF-8"),
    .init(
      "a.csv", "id,name\n1,a\"b",
      "a.csv:2: cell 2 has a quote inside, expected quotes around the whole cell"),
    .init("a.csv", "id,name\n1,\"a\nb", "a.csv:2: cell 2 opens with a quote that nothing closes"),
    .init(
      "a.csv", "id,name\n\"1\"x,b",
      "a.csv:2: cell 1 goes on after its closing quote, expected a comma"),
    .init("a.csv", "id,name\n\"a\nb\",c\nd", "a.csv:4: expected 2 cells, found 1"),
    .init("a.json", "[\n1,\n]", #"a.json:3: column 1: found "]", expected a value"#),
    .init("a.json", "{}", "a.json: found an empty object, expected a list of objects or texts"),
    .init(
      "a.json", "[1, {}]",
      "a.json: $[1]: found an empty object, expected a text or a number as before"),
    .init(
      "a.json", "[{\"id\": 1}, 2]", "a.json: $[1]: found the number 2, expected an object as before"
    ),
    .init("a.json", "[{}]", "a.json: $[0]: found no members, expected a label"),
    .init(
      "a.json", #"[{"name": "a"}, {"nam": "b"}]"#, #"a.json: $[1]: the member "name" is missing"#),
    .init(
      "a.json", #"[{"name": []}]"#,
      "a.json: $[0]: name is an empty list, expected a text or a number"),
    .init(
      "a.json", #"[{"id": 1, "name": "a"}, {"name": "b"}]"#,
      #"a.json: $[1]: the member "id" is missing or empty"#),
    .init(
      "a.json", #"[{"name": "a"}]"#, columns: .init(detail: "x"),
      #"a.json: no column "x", expected one of name"#),
    .init(
      "a.txt", "x", columns: .init(id: "id"), #"a.txt: no column "id": plain lines have no columns"#
    ),
    .init("-", "a\tb\nc", "standard input:2: expected 2 cells, found 1"),
  ]
}

@Suite struct `Ids that come twice` {
  @Test func `keep the first row and are told`() throws {
    let text = "id\tname\na\tfirst\nb\tother\na\tsecond"
    let found = try DataRows(bytes: Array(text.utf8), file: "a.tsv")
    #expect(found.rows == [.init("a", "first"), .init("b", "other")])
    #expect(
      found.duplicates.map(\.description) == [
        #"a.tsv:4: the id "a" again: the row of line 2 is kept"#
      ])
  }

  @Test func `are told in JSON too`() throws {
    let text = #"[{"id": 1, "name": "a"}, {"id": "1", "name": "b"}]"#
    let found = try DataRows(bytes: Array(text.utf8), file: "a.json")
    #expect(found.rows == [.init("1", "a")])
    #expect(
      found.duplicates.map(\.description) == [
        #"a.json: $[1]: the id "1" again: the row of $[0] is kept"#
      ])
  }
}
