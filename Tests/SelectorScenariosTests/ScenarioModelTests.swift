import Foundation
import SelectorKit
import SelectorScenarios
import Testing

@Suite struct `A scenario that was read` {
  let sample: Scenario

  init() throws { sample = try Scenario(json: SampleScenario.json) }

  @Test func `has the fields with their defaults`() throws {
    let country = try #require(sample.field("country"))
    #expect(country.kind == .selector)
    #expect(country.label == "country")
    #expect(country.isDeselectable && country.isClearable && country.closesOnSelect)
    #expect(country.typeahead.closed == .select)
    #expect(country.typeahead.delay == .milliseconds(500))
    #expect(country.commit.tab == .commit && country.commit.blur == .discard)
    let tags = try #require(sample.field("tags"))
    #expect(!tags.closesOnSelect)
    #expect(tags.commit.tab == .discard)
    #expect(tags.defaultValue == .ids(["a"]))
    let city = try #require(sample.field("city"))
    #expect(city.source == .async(["country", "on"]))
    #expect(city.debounce == .milliseconds(250))
    #expect(
      try #require(sample.field("make")).source == .relation("r", column: "country", label: "label")
    )
  }

  @Test func `has options with all their members`() throws {
    guard case .fixed(let options) = try #require(sample.field("country")).source else {
      Issue.record("no list")
      return
    }
    #expect(
      options.last
        == .init(
          id: "de", label: "Germany", disabled: .yes, section: "S", detail: "D", keywords: ["BRD"],
          isLocked: true))
  }

  @Test func `keeps columns with their kinds`() throws {
    let rows = try #require(sample.table("regions")).rows
    #expect(rows[0]["coast"] == .flag(false))
    #expect(rows[0]["share"] == .fraction(0.5))
    #expect(rows[1]["rank"] == .whole(2))
    #expect(rows[1]["id"] == .whole(7))
    #expect(rows[1]["label"] == .text("Bayern"))
    #expect(rows[1]["share"] == nil)
    #expect(rows[1].disabled == .because("far"))
  }

  @Test func `writes generated rows out`() throws {
    let rows = try #require(sample.table("n")).rows
    #expect(rows.count == 12)
    #expect(rows.first == .init(id: "n0", label: "Item 00000"))
    #expect(rows.last == .init(id: "n11", label: "Item 00011"))
  }

  @Test func `cuts typed text in grapheme clusters`() {
    let typed: Scenario.Action = .type([
      KeyPress(.character("e\u{301}")), KeyPress(.space), KeyPress(.character("x")),
    ])
    #expect(sample.steps[2].action == typed)
    #expect(sample.steps[1].action == .key(KeyPress(.arrowDown, .shift)))
  }

  @Test func `has conditions in each other`() throws {
    let query = try #require(sample.field("query"))
    #expect(
      query.enabledWhen
        == .all([
          .any([.equals(field: "tags", .id("a"))]), .not(.isSet(field: "on", false)),
        ]))
  }

  @Test func `has steps with their places`() {
    #expect(sample.steps[19].path.description == "$.steps[19]")
    guard case .batch(let steps) = sample.steps[19].action else {
      Issue.record("no batch")
      return
    }
    #expect(steps.map(\.path.description) == ["$.steps[19].batch[0]", "$.steps[19].batch[1]"])
    #expect(steps.map(\.name) == ["clear", "select"])
    #expect(
      sample.steps[5].action
        == .pressOption(field: "region", option: 7, modifiers: [.shift, .control]))
  }

  @Test func `has values in the form of each kind`() throws {
    guard case .expect(let expectations) = try #require(sample.steps.last).action else {
      Issue.record("no expectation")
      return
    }
    #expect(
      expectations.contains(
        .value([
          .init(field: "country", value: .id("fr")), .init(field: "tags", value: .ids(["a", "b"])),
          .init(field: "on", value: .on(true)), .init(field: "query", value: .text("wat")),
          .init(field: "region", value: .id(7)), .init(field: "make", value: .none),
        ])))
    #expect(expectations.contains(.submitted(.refused(["region"]))))
    #expect(expectations.contains(.open(["region"])))
    #expect(expectations.contains(.focus(nil)))
    #expect(expectations.map(\.name).first == "open")
  }

  @Test func `may expect several open fields where the form allows them`() throws {
    let json = SampleScenario.json
      .replacing(#""singleOpen": true"#, with: #""singleOpen": false"#)
      .replacing(#""open": "region""#, with: #""open": ["region", "city"]"#)
    guard case .expect(let all)? = try Scenario(json: json).steps.last?.action else { return }
    #expect(all.first == .open(["region", "city"]))
  }

  @Test func `says what is not built yet with its first place`() {
    let found = Dictionary(
      uniqueKeysWithValues: sample.unbuiltFeatures.map { ($0.name, $0.path.description) })
    for feature in sample.unbuiltFeatures {
      #expect(feature.description.contains("is not built yet ($."))
    }
    // Rows leave the table as things are built; those that are there must name the right place.
    let places = [
      "visibleWhen": "$.fields[5].visibleWhen", "enabledWhen": "$.fields[6].enabledWhen",
      "results": "$.fields[8].kind", "async options": "$.fields[4].options.async",
      "options from a table with where": "$.fields[1].options.where",
      "relation": "$.fields[7].options.relation", "relations": "$.relations",
      "uniqueWithinParent": "$.fields[4].uniqueWithinParent", "respond": "$.steps[16].respond",
      "fail": "$.steps[17].fail", "retry": "$.steps[18].retry",
      "saveAndRestore": "$.steps[21].saveAndRestore", "counts": "$.steps[23].expect.counts",
      "shown": "$.steps[23].expect.shown", "says": "$.steps[23].expect.says",
      "tree": "$.steps[23].expect.tree",
    ]
    for (name, path) in found { #expect(path == places[name], "\(name)") }
  }

  @Test func `with plain selectors needs nothing more`() throws {
    for name in ["selector/wrap-round-enabled.json", "selector/close-reasons.json"] {
      #expect(try Scenario(bytes: ScenarioFiles.bytes(name)).unbuiltFeatures.isEmpty)
    }
  }
}

@Suite struct `An id of a scenario` {
  @Test(arguments: [
    ScenarioID.text("fr"), .text("7"), .text(""), .number(7), .number(-1), .number(.max),
  ])
  func `survives encoding`(id: ScenarioID) throws {
    let data = try JSONEncoder().encode([id])
    #expect(try JSONDecoder().decode([ScenarioID].self, from: data) == [id])
  }

  @Test func `is a plain value in JSON`() throws {
    let data = try JSONEncoder().encode([ScenarioID.text("7"), .number(7)])
    #expect(String(decoding: data, as: UTF8.self) == #"["7",7]"#)
  }

  @Test(arguments: ["[true]", "[1.5]", "[null]", "[{}]"])
  func `is nothing else`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ScenarioID].self, from: Data(json.utf8))
    }
  }

  @Test func `tells text from number`() {
    #expect(ScenarioID.text("7") != .number(7))
    #expect("\(ScenarioID.text("7")) \(ScenarioID.number(7))" == "7 7")
  }
}
