import SelectorForms
import SelectorKit
import SelectorSnapshots
import SelectorTesting
import Testing

extension Snippet {
  static let testing: [Snippet] = [
    Snippet(name: "file name", run: fileName), Snippet(name: "snapshot test", run: snapshotTest),
    Snippet(name: "stored text", run: storedText),
    Snippet(name: "line difference", run: lineDifference),
    Snippet(name: "redaction", run: redaction), Snippet(name: "snapshot store", run: snapshotStore),
    Snippet(name: "failure", run: failure), Snippet(name: "unified", run: unified),
    Snippet(name: "side by side", run: sideBySide), Snippet(name: "film", run: film),
    Snippet(name: "events", run: events), Snippet(name: "announcements", run: announcements),
  ]

  @Sendable static func fileName(print: Print) {
    // snippet: file name
    print(FileNamePart("a closed list").string)  // a-closed-list
    print(FileNamePart("left-to-right").string)  // left--to--right
    print(FileNamePart("a/b").string)  // a-b-ab3045
    // end
  }

  @Sendable static func snapshotTest(print: Print) {
    // snippet: snapshot test
    let test = SnapshotTest(suite: ["MenuTests", "Opening"], function: "`by a key`()")
    print(test.folderName)  // MenuTests.Opening
    print(test.fileStem)  // by-a-key
    // end
  }

  @Sendable static func storedText(print: Print) {
    // snippet: stored text
    print(SnapshotText.stored("\u{1B}[31mRed").dropLast())  // \u{1B}[31mRed
    // end
  }

  @Sendable static func lineDifference(print: Print) {
    // snippet: line difference
    let difference = LineDifference(from: "a\nb\nc", to: "a\nc\nd")
    print(difference.summary)  // 1 line removed, 1 added
    print(difference.edits.count)  // 4
    // end
  }

  @Sendable static func redaction(print: Print) {
    // snippet: redaction
    print(Redaction.uuids("id 6F9619FF-8B86-D011-B42D-00CF4FC964FF"))  // id <uuid 1>
    // end
  }

  @Sendable static func snapshotStore(print: Print) {
    // snippet: snapshot store
    let store = SnapshotStore(environment: SnapshotEnvironment())
    let test = SnapshotTest(suite: ["MenuTests"], function: "opens()")
    let place = SourcePlace(filePath: "MenuTests.swift", line: 8, column: 20)
    let snapshot = Snapshot(of: test, at: place)
    print(store.check("Lyon", matches: "Lyon", against: snapshot).isMatch)  // true
    print(snapshot.path())  // ./__Snapshots__/MenuTests/opens.txt
    // end
  }

  @Sendable static func failure(print: Print) {
    // snippet: failure
    let stored = """
      › City   東京      ▴
              ┌──────────┐
              │›● 東京   │
              │   大阪   │
              └──────────┘
      """
    let now = """
      › City   東京      ▴
              ┌──────────┐
              │ ● 東京   │
              │›  大阪   │
              └──────────┘
      """
    let test = SnapshotTest(suite: ["CityTests"], function: "opens()")
    let place = SourcePlace(filePath: "CityTests.swift", line: 12, column: 17)
    let store = SnapshotStore(environment: SnapshotEnvironment())
    let outcome = store.check(now, matches: stored, against: Snapshot(of: test, at: place))
    print(outcome.report?.message ?? "It is as stored.")
    // end
  }
}

extension Snippet {
  private static let stored = "Country   France\nCity      Lyon\nExtras    none"
  private static let now = "Country   France\nCity      Lille\nExtras    none\nNote      late"

  @Sendable static func unified(print: Print) {
    // snippet: unified
    let difference = LineDifference(from: stored, to: now)
    print(UnifiedDifference(difference).lines.joined(separator: "\n"))
    // end
  }

  @Sendable static func sideBySide(print: Print) {
    // snippet: side by side
    let difference = LineDifference(from: stored, to: now)
    print(SideBySide(difference).lines.joined(separator: "\n"))
    // end
  }

  private static func day() throws -> Form {
    var make = FormBuilder()
    _ = make.selector("day", "Day", DropdownSelector("Which?", options: ["Mon", "Tue"]))
    return try make.build()
  }

  @Sendable static func film(print: Print) throws {
    let form = try day()
    // snippet: film
    let strip = SnapshotStrategy<Form>.film(keys: "ArrowDown Enter", columns: 24)
    print(try strip.text(of: form))
    // end
  }

  @Sendable static func events(print: Print) throws {
    let form = try day()
    // snippet: events
    let changes = SnapshotStrategy<Form>.events(keys: "ArrowDown Enter")
    print(try changes.text(of: form))
    // end
  }

  @Sendable static func announcements(print: Print) throws {
    let form = try day()
    // snippet: announcements
    let words = SnapshotStrategy<Form>.announcements(keys: "ArrowDown Enter")
    print(try words.text(of: form))
    // end
  }
}

// snippet: strategy
extension SnapshotStrategy where Value == [String] {
  static var sorted: Self { SnapshotStrategy { $0.sorted().joined(separator: "\n") } }
}
// end

// snippet: trait
@Suite(.snapshots(record: .failed)) struct MenuTests {}
// end

/// What is run for what it expects; it prints nothing.
extension Snippet {
  static let expecting: [Snippet] = [
    Snippet(name: "expect literal", run: literal), Snippet(name: "harness", run: harness),
    Snippet(name: "clock", waiting: clock), Snippet(name: "loader", waiting: loader),
    Snippet(name: "invariant", run: invariant), Snippet(name: "property", run: property),
  ]

  @Sendable private static func literal(print: Print) {
    let size = DropdownSelector("Size", options: ["Small", "Medium"], default: .id("Medium"))
    // snippet: expect literal
    expectSnapshot(
      of: size, as: .plain(columns: 20),
      matches: """
          Medium           ▾
        """)
    // end
  }

  @Sendable private static func harness(print: Print) throws {
    var make = FormBuilder()
    _ = make.selector("size", "Size", DropdownSelector("Any", options: ["S", "M", "L"]))
    let form = try make.build()
    // snippet: harness
    let harness = FormHarness(form)
    harness.focus("size") { $0.focus = "size" }
    harness.press("ArrowDown") {
      $0.open = ["size"]
      $0["size"].highlight = "S"
      $0["size"].options = 3
    }
    harness.press("Enter") {
      $0.open = []
      $0["size"] = FormFacts.Field()
      $0["size"].value = "S"
    }
    // end
  }

  @Sendable private static func clock(print: Print) async throws {
    // snippet: clock
    let clock = ManualClock()
    let typing = Task { try await clock.sleep(for: .milliseconds(300)) }
    await clock.sleeper(until: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    try await typing.value
    // end
  }

  @Sendable private static func loader(print: Print) async throws {
    var (make, country, city) = trip()
    // snippet: loader
    let cities = ManualLoader<String, ValueOption<String>>()
    make.load(city, for: country) { country in try await cities.load(country.value) }
    let store = FormStore(try make.build(), clock: ManualClock())
    let running = Task { await store.run() }
    store.update { $0.choose(country, id: "France") }
    let request = await cities.request(1)
    cities.respond(to: request, with: [ValueOption("Lyon")])
    running.cancel()
    // end
  }

  @Sendable private static func invariant(print: Print) throws {
    let (make, country, city) = trip()
    let form = try make.build()
    // snippet: invariant
    let check = InvariantCheck(keys: "ArrowDown Enter Escape Tab", steps: 6)
    expectInvariant(of: form, check) { form in
      form[city] == nil || form[country] != nil ? nil : "a city without a country"
    }
    // end
  }

  @Sendable private static func property(print: Print) {
    // snippet: property
    let lists = Generator.labels.list(0...20)
    expectProperty(of: lists, cases: 200) { labels in
      let options = OptionList(labels.map { ValueOption($0) })
      return options.count <= labels.count ? nil : "more options than labels"
    }
    // end
  }

  private typealias Key = FieldKey<ValueOption<String>>

  /// A form whose city may only be chosen while there is a country.
  private static func trip() -> (make: FormBuilder, country: Key, city: Key) {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Country", options: ["France", "Italy"]))
    let city = make.selector("city", "City", DropdownSelector("City", options: ["Lyon"]))
    make.show(city, onHidden: .mask, when: country) { $0 != nil }
    return (make, country, city)
  }
}

/// Code of documents that is compiled, and whole tests, which are run by their framework.
private enum TestingSnippets {
  static func file(form: Form) {
    // snippet: expect file
    expectSnapshot(of: form, as: .plain(columns: 40))
    expectSnapshot(of: form, as: .tree, named: "tree")
    // end
  }

  struct Scenarios {
    // snippet: scenarios
    @Test(arguments: ScenarioFile.all(in: "../../SelectorScenariosTests/Scenarios/combobox"))
    func scenario(file: ScenarioFile) { file.run() }
    // end
  }

  struct FirstTests {
    // snippet: first test
    @Test func `the arrow opens the list`() {
      var size = DropdownSelector("Size", options: ["S", "M", "L"])
      size.press(KeyPress(.arrowDown))
      expectSnapshot(
        of: size, as: .plain(columns: 16),
        matches: """
          › Size         ▴
           ┌─────────────┐
           │›  S         │
           │   M         │
           │   L         │
           └─────────────┘
          """)
    }
    // end
  }
}
