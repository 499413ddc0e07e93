import SelectorForms
import SelectorKit
import SelectorScenarios
import SelectorTesting
import Testing

@Suite struct `An invariant check` {
  let check = InvariantCheck(keys: "ArrowDown Enter Escape Tab", steps: 5)

  @Test func `looks at every state, and is content where all is well`() throws {
    let journey = try Journey()
    let report = expectInvariant(of: journey.form, check) { form in
      form.openFieldIDs.count <= 1 ? nil : "two lists are open"
    }
    #expect(report?.violation == nil && report?.isComplete == true)
    #expect((report?.states ?? 0) > 30)
  }

  @Test func `finds the shortest way to break a condition, as a scenario`() throws {
    let journey = try Journey()
    let report = try check.run(journey.form) { form in
      form[journey.country]?.value == "Italy" ? "Italy is chosen" : nil
    }
    let violation = try #require(report.violation)
    #expect(violation.keys == ["ArrowDown", "ArrowDown", "Enter"])
    #expect(violation.form[journey.country]?.value == "Italy")
    expectSnapshot(
      of: violation.scenario, as: .text,
      matches: """
        {
          "format": 1,
          "scenario": "Never: Italy is chosen",
          "why": "Written from a form in code: options that came on the way are those of its end, rules are not here.",
          "fields": [
            {
              "id": "country",
              "kind": "selector",
              "label": "Country",
              "required": true,
              "options": [{"id": "1 France", "label": "France"}, {"id": "2 Italy", "label": "Italy"}]
            },
            {
              "id": "city",
              "kind": "selector",
              "label": "City",
              "options": [{"id": "1 Milan", "label": "Milan"}, {"id": "2 Turin", "label": "Turin"}]
            },
            {
              "id": "extras",
              "kind": "multi",
              "label": "Extras",
              "options": [{"id": "1 Bath", "label": "Bath"}, {"id": "2 View", "label": "View"}]
            },
            {
              "id": "tag",
              "kind": "combobox",
              "label": "Tag",
              "options": [{"id": "1 Blue", "label": "Blue"}, {"id": "2 Green", "label": "Green"}]
            },
            {"id": "hotel", "kind": "selector", "label": "Hotel", "options": []}
          ],
          "steps": [
            {"focus": "country"},
            {"key": "ArrowDown"},
            {"key": "ArrowDown"},
            {"key": "Enter"}
          ]
        }
        """)
    // The file can be played, and leads to the same choice.
    var player = try ScenarioPlayer(Scenario(json: violation.scenario))
    for step in player.scenario.steps { player.play(step) }
    #expect(player.form.focusedFieldID == "country" && player.failures.isEmpty)
  }

  @Test func `of a form that a file declares writes a file with the same form`() throws {
    let json = """
      {"format": 1, "scenario": "x", "fields": [{"id": "a", "options": [{"id": "x", "label": "X"}]},
        {"id": "b", "kind": "toggle", "visibleWhen": {"field": "a", "isSet": true}}], "steps": []}
      """
    let form = try ScenarioForm(Scenario(json: json)).form
    let report = try check.run(form, declaredBy: json) { form in
      form.fields.count == 2 && form.controlCount == 2 ? "b can be seen" : nil
    }
    let scenario = try #require(report.violation).scenario
    var player = try ScenarioPlayer(Scenario(json: scenario))
    for step in player.scenario.steps { player.play(step) }
    #expect(player.form.controlCount == 2)
  }

  @Test func `says so where there are too many states or a key is none`() throws {
    let journey = try Journey()
    let folder = try Folder()
    let said = folder.failures {
      expectInvariant(of: journey.form, InvariantCheck(steps: 9, limit: 20)) { _ in nil }
      expectInvariant(of: journey.form, InvariantCheck(keys: "Tabb", steps: 1)) { _ in nil }
      expectInvariant(of: journey.form, InvariantCheck(keys: "Tab", steps: 2)) { form in
        form.focusedFieldID == "extras" ? "extras has the focus" : nil
      }
    }
    #expect(said.count == 3)
    expectSnapshot(
      of: said.prefix(2), as: .events,
      matches: """
        There are more than 20 states in 9 steps; raise the limit or take fewer keys or steps
        "Tabb", key 1 of "Tabb", is no key: did you mean Tab?
        """)
    #expect(said.last?.hasPrefix("extras has the focus, after 2 keys: Tab Tab\n\n{") == true)
  }
}

@Suite struct `A folder of scenarios` {
  @Test(arguments: ScenarioFile.all(in: "../SelectorScenariosTests/Scenarios/combobox"))
  func `is tests`(file: ScenarioFile) {
    #expect(!file.testDescription.isEmpty)
    file.run()
  }

  @Test func `fails for what cannot be read or does not hold, and where it is empty`() throws {
    let folder = try Folder()
    try folder.write("{", to: "a/bad.json")
    try folder.write(
      #"{"format": 1, "scenario": "It is open.", "fields": [{"id": "f"}], "steps": [{"expect": {"open": "f"}}]}"#,
      to: "a/b.json")
    try folder.write("", to: "empty/x.txt")
    let files = ScenarioFile.all(in: folder["a"])
    #expect(files.map(\.testDescription).first == "It is open.")
    let said = folder.failures {
      for file in files + ScenarioFile.all(in: folder["empty"]) { file.run() }
    }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        a/b.json
        $.steps[0].expect.open
          expected: ["f"]
          got:      []
          |   f                                                                            ▾
        a/bad.json
        a/bad.json: $: line 1, column 2: found the end of the text, expected the name of a member in quotes
        empty
        there is no .json file in empty
        """)
  }
}
