import Foundation
import SelectorSnapshots
import SelectorTesting
import Testing

/// A source file with a call `expect(…)` in it, as a test would hold it.
struct SampleSource {
  let sandbox: Sandbox
  let place: SourcePlace

  /// Writes a file and looks for a call in it.
  init(_ text: String, occurrence: Int = 0) throws {
    sandbox = try Sandbox()
    try sandbox.write(text, to: "MenuTests.swift")
    place = try #require(Self.place(in: text, sandbox.path, occurrence))
  }

  /// The place of the bracket of a call, as the compiler would tell it.
  static func place(in text: String, _ folder: String, _ occurrence: Int = 0) -> SourcePlace? {
    let bytes = Array(text.utf8)
    let name = Array("expect(".utf8)
    let starts = bytes.indices.filter { bytes[$0...].starts(with: name) }
    guard occurrence < starts.count else { return nil }
    let bracket = starts[occurrence] + 6
    let before = bytes[..<bracket]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePlace(
      filePath: folder + "/MenuTests.swift", line: before.count { $0 == 0x0A } + 1,
      column: bracket - lineStart + 1)
  }

  var text: String { sandbox.text("MenuTests.swift") ?? "" }

  func snapshot(_ place: SourcePlace? = nil, record: RecordMode = .failed) -> Snapshot {
    Snapshot(
      of: SnapshotTest(suite: ["MenuTests"], function: "opens()"), at: place ?? self.place,
      configuration: SnapshotConfiguration(record: record))
  }

  func record(_ text: String, over expected: String?) -> SnapshotOutcome {
    sandbox.store().check(text, matches: expected, against: snapshot())
  }
}

/// A multi-line literal as it stands in a test, written with single quotation marks here.
private func source(_ text: String) -> String { text.replacing("'''", with: "\"\"\"") }

@Suite struct `Recording in the source` {
  static let shapes: [(before: String, expected: String?, text: String, after: String)] = [
    // The plain call, with nothing yet and with a text.
    ("  expect(menu, matches: nil)\n", nil, "a", "  expect(menu, matches: '''\n    a\n    ''')\n"),
    (
      "  expect(menu, matches: '''\n    a\n    ''')\n", "a", "b\n\n  c",
      "  expect(menu, matches: '''\n    b\n\n      c\n    ''')\n"
    ),
    ("expect(matches: nil)", nil, "", "expect(matches: '''\n  ''')"),
    ("expect(matches: '''\n''')", "", "a", "expect(matches: '''\na\n''')"),
    // Tabs, four blanks, and line ends of another system.
    ("\texpect(m, matches: nil)\n", nil, "a", "\texpect(m, matches: '''\n\t\ta\n\t\t''')\n"),
    (
      "f {\n    expect(m, matches: nil)\n", nil, "a",
      "f {\n    expect(m, matches: '''\n        a\n        ''')\n"
    ),
    (
      "f\r\n  expect(m, matches: nil)\r\nx\r\n", nil, "a\nb",
      "f\r\n  expect(m, matches: '''\r\n    a\r\n    b\r\n    ''')\r\nx\r\n"
    ),
    (
      "expect(m, matches: '''\r\n  a\r\n\r\n  b\r\n  ''')", "a\n\nb", "c",
      "expect(m, matches: '''\r\n  c\r\n  ''')"
    ),
    // Hashes: as many as the text needs, and never fewer than there are.
    (
      "expect(matches: #'''\n  a\n  '''#)", "a", "b", "expect(matches: #'''\n  b\n  '''#)"
    ),
    ("expect(matches: nil)", nil, #"a\b"#, "expect(matches: #'''\n  a\\b\n  '''#)"),
    ("expect(matches: nil)", nil, "\\#(x)", "expect(matches: ##'''\n  \\#(x)\n  '''##)"),
    ("expect(matches: nil)", nil, "'''#", "expect(matches: ##'''\n  '''#\n  '''##)"),
    ("expect(matches: nil)", nil, "''''", "expect(matches: #'''\n  ''''\n  '''#)"),
    // What nobody would see, and what an editor would take away.
    (
      "expect(matches: nil)", nil, "a \n\u{1B}[1m\r\n\t",
      "expect(matches: '''\n  a\\u{20}\n  \\u{1B}[1m\\u{D}\n  \\u{9}\n  ''')"
    ),
    (
      "expect(matches: #'''\n  a\n  '''#)", "a", "\u{0}",
      "expect(matches: #'''\n  \\#u{0}\n  '''#)"
    ),
    // What stands before the argument: comments, brackets, texts and expressions of every kind.
    (
      "expect(/* ) */ f(\")\\(g(\")\"))\") , #\"\\\"#, [1: { 2 }], // )\n  matches: nil /* x */)",
      nil, "a",
      "expect(/* ) */ f(\")\\(g(\")\"))\") , #\"\\\"#, [1: { 2 }], // )\n  matches: '''\n    a\n    ''' /* x */)"
    ),
    (
      "expect(a / b, /[)\"]/, #/\\/)/#, `raw )\"`, x ? y : z, matches: nil)", nil, "a",
      "expect(a / b, /[)\"]/, #/\\/)/#, `raw )\"`, x ? y : z, matches: '''\n  a\n  ''')"
    ),
    (
      "expect('''\n  \\('''\n    )\n    ''') \"\n  ''', #'''# , matches: nil)", nil, "a",
      "expect('''\n  \\('''\n    )\n    ''') \"\n  ''', #'''# , matches: '''\n  a\n  ''')"
    ),
    (
      "/* é日👍 */ expect(é, /* /* */ */ matches: nil, )", nil, "é日👍",
      "/* é日👍 */ expect(é, /* /* */ */ matches: '''\n  é日👍\n  ''', )"
    ),
    (
      "expect\n  .x.expect(\n    m,\n    matches: '''\n      a\n      '''\n  )\n", "a", "b",
      "expect\n  .x.expect(\n    m,\n    matches: '''\n      b\n      '''\n  )\n"
    ),
    // Escapes that somebody wrote are understood.
    (
      "expect(matches: '''\n  \\u{61}\\t\\\"\\\\ b\\\n    c\n  ''')", "a\t\"\\ b  c", "d",
      "expect(matches: '''\n  d\n  ''')"
    ),
  ]

  @Test(arguments: shapes) func `writes the text, and nothing else`(
    before: String, expected: String?, text: String, after: String
  ) throws {
    let sample = try SampleSource(source(before))
    let text = source(text)
    let outcome = sample.record(text, over: expected)
    #expect(outcome.word == "recorded", "\(outcome.message)")
    #expect(sample.text == source(after))
    // The second run, compiled anew, finds the text and leaves the file alone.
    #expect(
      sample.sandbox.store().check(text, matches: text, against: sample.snapshot()) == .matched)
    #expect(sample.text == source(after))
    #expect(sample.sandbox.files == ["MenuTests.swift"])
  }

  @Test(arguments: shapes) func `can be done again over what it wrote`(
    before: String, expected: String?, text: String, after: String
  ) throws {
    let sample = try SampleSource(source(after))
    let outcome = sample.record("other", over: source(text))
    #expect(outcome.word == "recorded", "\(outcome.message)")
    let again = sample.sandbox.store(programDate: Date().addingTimeInterval(120)).check(
      source(text), matches: "other", against: sample.snapshot())
    #expect(again.word == "recorded", "\(again.message)")
    #expect(sample.text == source(after))
  }

  static let refused: [(source: String, expected: String?, reason: String)] = [
    ("expect(m, matches: \"a\")", "a", "a text on one line"),
    ("expect(m, matches: #\"a\"#)", "a", "a text on one line"),
    ("expect(m, matches: text)", "a", "an expression"),
    ("expect(m, matches: text + '''\n  a\n  ''')", "a", "an expression"),
    ("expect(m, matches: '''\n  a\n  '''.trimmed)", "a", "an expression"),
    ("expect(m, matches: f('''\n  a\n  '''))", "a", "an expression"),
    ("expect(m, matches: ('''\n  a\n  '''))", "a", "an expression"),
    ("expect(m, matches: '''\n  \\(a)\n  ''')", "a", "interpolated"),
    ("expect(m, matches: '''\n  a\n  ''', named: x)", "a", "not the last argument"),
    ("expect(m, '''\n  a\n  ''')", "a", "no argument matches:"),
    ("expect(m)", nil, "no argument matches:"), ("expect()", nil, "no argument matches:"),
    ("expect(m, matches: nil) { x }", nil, "a closure stands behind"),
    ("expect(m, matches: { nil })", nil, "an expression"),
    ("expect(m, matches: nil", nil, "do not fit together"),
    ("expect(m], matches: nil)", nil, "do not fit together"),
    ("expect(\"m, matches: nil)\n", nil, "a text literal does not end"),
    ("expect(/* m, matches: nil)", nil, "a comment does not end"),
    ("expect(m, matches: '''\n  other\n  ''')", "a", "is not the one that was compiled"),
    ("expect(m, matches: '''\n  a\n  ''')", nil, "is not the one that was compiled"),
    ("expect(m, matches: nil)", "a", "is not the one that was compiled"),
    ("expect(m, matches: '''\n  a\\q\n  ''')", "a", "an escape that is unknown"),
    ("expect(m, matches: '''\n a\n  ''')", "a", "is not indented"),
  ]

  @Test(arguments: refused) func `is refused with a reason and a patch where it is not sure`(
    text: String, expected: String?, reason: String
  ) throws {
    let sample = try SampleSource(source(text))
    let outcome = sample.record("new text", over: expected)
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains(reason), "\(outcome.message)")
    #expect(outcome.message.contains("new text"), "\(outcome.message)")
    #expect(sample.text == source(text))
  }

  @Test func `is refused where no call begins`() throws {
    let sample = try SampleSource("  expect(m, matches: nil)\n")
    for (line, column) in [
      (1, 1), (1, 10), (2, 1), (9, 9), (1, 400), (0, 0), (-1, 5), (.max, .max), (1, .max),
      (.max, 1),
    ] {
      var place = sample.place
      (place.line, place.column) = (line, column)
      let outcome = sample.sandbox.store().check(
        "x", matches: nil, against: sample.snapshot(place))
      #expect(outcome.word == "invalid", "\(line):\(column)")
    }
    let closure = try SampleSource("  expect { matches(nil) } expect(")
    var place = closure.place
    place.column = 10
    let outcome = closure.sandbox.store().check("x", matches: nil, against: closure.snapshot(place))
    #expect(outcome.message.contains("a closure for its arguments"))
  }

  @Test func `is refused where the file is newer than the program, or gone`() throws {
    let sample = try SampleSource("expect(m, matches: nil)\n")
    let old = sample.sandbox.store(programDate: Date(timeIntervalSinceNow: -3600))
    let outcome = old.check("x", matches: nil, against: sample.snapshot())
    #expect(outcome.message.contains("the file changed since the test was compiled"))
    #expect(outcome.message.contains("+ expect(m, matches: \"\"\""), "the patch")
    #expect(sample.text == "expect(m, matches: nil)\n")
    try FileManager.default.removeItem(atPath: sample.sandbox["MenuTests.swift"])
    let gone = sample.sandbox.store().check("x", matches: nil, against: sample.snapshot())
    #expect(gone.message.contains("there is no file"))
    #expect(sample.sandbox.files.isEmpty)
  }
}

@Suite struct `Several recordings in one file` {
  static let text = (0..<12).map { "  expect(\($0), matches: nil); expect(-\($0), matches: nil)\n" }
    .joined()

  func places(_ folder: String) -> [SourcePlace] {
    (0..<24).compactMap { SampleSource.place(in: Self.text, folder, $0) }
  }

  /// What the file is when all of its calls were recorded.
  static let recorded: String = {
    (0..<12).map { line in
      let (first, second) = (2 * line, 2 * line + 1)
      return "  expect(\(line), matches: \"\"\"\n    text\n    \(first)\n    \"\"\"); "
        + "expect(-\(line), matches: \"\"\"\n    text\n    \(second)\n    \"\"\")\n"
    }.joined()
  }()

  @Test(arguments: [1, 2, 3, 4, 5]) func `come out the same in any order`(seed: UInt64) throws {
    let sample = try SampleSource(Self.text)
    var generator = TestRandom(seed: seed)
    // Two programs of one build take turns, as test processes may.
    let stores = [sample.sandbox.store(), sample.sandbox.store()]
    for (number, place) in places(sample.sandbox.path).enumerated().shuffled(using: &generator) {
      let store = stores.randomElement(using: &generator) ?? stores[0]
      let outcome = store.check("text\n\(number)", matches: nil, against: sample.snapshot(place))
      #expect(outcome.word == "recorded", "\(outcome.message)")
    }
    #expect(sample.text == Self.recorded)
  }

  @Test func `come out the same from many tasks at once`() async throws {
    let sample = try SampleSource(Self.text)
    let store = sample.sandbox.store()
    await withTaskGroup(of: Void.self) { group in
      for (number, place) in places(sample.sandbox.path).enumerated() {
        let snapshot = sample.snapshot(place)
        group.addTask {
          let outcome = store.check("text\n\(number)", matches: nil, against: snapshot)
          #expect(outcome.word == "recorded", "\(outcome.message)")
        }
      }
    }
    #expect(sample.text == Self.recorded)
  }

  @Test func `stop where somebody changes the file between them`() throws {
    let sample = try SampleSource(Self.text)
    let places = places(sample.sandbox.path)
    let store = sample.sandbox.store(programDate: Date().addingTimeInterval(-0.5))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: sample.sandbox["MenuTests.swift"])
    #expect(store.check("a", matches: nil, against: sample.snapshot(places[0])).word == "recorded")
    let changed = "// a new line\n" + sample.text
    try sample.sandbox.write(changed, to: "MenuTests.swift")
    let outcome = store.check("b", matches: nil, against: sample.snapshot(places[4]))
    #expect(outcome.message.contains("the file changed since the test was compiled"))
    #expect(sample.text == changed)
  }

  @Test func `of one call with two texts are an error, with one text one recording`() throws {
    let sample = try SampleSource("expect(m, matches: nil)\n")
    let store = sample.sandbox.store()
    let snapshot = sample.snapshot()
    #expect(store.check("a", matches: nil, against: snapshot).word == "recorded")
    #expect(store.check("a", matches: nil, against: snapshot).word == "recorded")
    let outcome = store.check("b", matches: nil, against: snapshot)
    #expect(outcome.message.contains("two texts are held against it at one place"))
    #expect(outcome.message.contains("In a loop"))
    #expect(sample.text == "expect(m, matches: \"\"\"\n  a\n  \"\"\")\n")
    // Another process of the same build: the text is there already.
    let other = sample.sandbox.store().check("a", matches: nil, against: snapshot)
    #expect(
      other.word == "recorded" && other.message.contains("was not there when this was compiled"))
  }

  @Test func `never damage a file, whatever stands in it`() throws {
    var generator = TestRandom(seed: 5)
    let start = Array(
      source(
        "f {\n  expect(\"a\\(b)\", #\"x\"#, /* c */ [1], matches: '''\n    old\n    ''')\n}\n// end\n"
      )
      .utf8)
    let place = try #require(SampleSource.place(in: String(decoding: start, as: UTF8.self), "", 0))
    let letters = Array("\"'#\\/(){}[],:\n\r nil*`é".utf8)
    var recorded = 0
    let sandbox = try Sandbox()
    for round in 0..<600 {
      var bytes = start
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        let letter = letters.randomElement(using: &generator) ?? 0x20
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = letter
        case 1: bytes.insert(letter, at: index)
        default: bytes.remove(at: index)
        }
      }
      let path = sandbox["File\(round).swift"]
      try Data(bytes).write(to: URL(filePath: path))
      let snapshot = Snapshot(
        of: SnapshotTest(suite: ["S"], function: "f()"),
        at: SourcePlace(filePath: path, line: place.line, column: place.column),
        configuration: SnapshotConfiguration(record: .failed))
      let store = sandbox.store()
      let outcome = store.check("new", matches: "old", against: snapshot)
      let after = Array(FileManager.default.contents(atPath: path) ?? Data())
      if case .recorded = outcome {
        recorded += 1
        // Exactly one run of bytes was replaced, and it held the old text.
        let prefix = zip(bytes, after).prefix { $0 == $1 }.count
        let suffix = zip(bytes.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let end = max(prefix, bytes.count - suffix)
        #expect(bytes[prefix..<end].count <= 16)
        let again = sandbox.store(programDate: Date().addingTimeInterval(180))
        #expect(again.check("old", matches: "new", against: snapshot).word == "recorded")
      } else {
        #expect(after == bytes)
      }
    }
    #expect(recorded > 100 && recorded < 590)
  }
}
