internal import SelectorForms
internal import SelectorScenarios

/// A file that declares a form: a scenario, whose sentence and steps may be left out.
struct FormFile {
  /// What the file declares, without steps.
  private(set) var scenario: Scenario
  /// The form.
  let made: ScenarioForm

  /// Reads a file.
  ///
  /// - Throws: ``DataError`` for the first thing that is wrong with it.
  init(bytes: [UInt8], name: String) throws(DataError) {
    let file = name == "-" ? "standard input" : name
    do {
      scenario = try Scenario(try Self.completed(JSONValue(bytes: bytes)))
      scenario.steps = []
      if let missing = scenario.unbuiltFeatures.first {
        throw ScenarioError(path: missing.path, message: "\(missing.name) is not built yet")
      }
      made = try ScenarioForm(scenario, showsCounts: true)
    } catch let error as JSONSyntaxError {
      throw DataError(
        file: file, line: error.line,
        message: "column \(error.column): found \(error.found), expected \(error.expected)")
    } catch {
      throw DataError(file: file, message: "\(error)")
    }
  }

  /// The file with those members that a form can do without.
  private static func completed(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    let names = Set(members.map(\.name))
    if !names.contains("scenario") { members.append(.init("scenario", .text("A form."))) }
    if !names.contains("steps") { members.append(.init("steps", .list([]))) }
    return .object(members)
  }
}
