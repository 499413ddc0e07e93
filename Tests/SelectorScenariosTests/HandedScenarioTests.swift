import SelectorScenarios
import Testing

/// Every handed scenario, played: the behaviour of the package as data.
@Suite struct HandedScenarioTests {
  @Test func `there are scenarios of every topic`() {
    let topics = Set(ScenarioFiles.all.compactMap { $0.split(separator: "/").first })
    #expect(
      topics == [
        "selector", "multi", "combobox", "forms", "relations", "repeated", "seeds", "text",
      ])
  }

  @Test(arguments: ScenarioFiles.all) func `a scenario holds, or says what is not built yet`(
    path: String
  ) throws {
    let scenario = try Scenario(bytes: ScenarioFiles.bytes(path))
    guard scenario.unbuiltFeatures.isEmpty else {
      let error = #expect(throws: ScenarioError.self) { try ScenarioPlayer.play(scenario) }
      #expect(error?.message.contains("not built yet") == true)
      return
    }
    let failures = try ScenarioPlayer.play(scenario)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }
}
