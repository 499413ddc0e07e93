internal import SelectorForms
internal import SelectorScenarios

/// A file that declares a form: a scenario, whose sentence and steps may be left out, and whose loaders may
/// name commands.
struct FormFile {
  /// What the file declares, without steps.
  private(set) var scenario: Scenario
  /// The form.
  let made: ScenarioForm
  /// The commands of fields that ask a loader.
  let commands: [LoaderCommand]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: What stands in it.
  ///   - name: Its name, for messages.
  ///   - runsCommands: Whether loaders run the commands that it names.
  ///   - isAsked: Whether a person answers the form, who is to be told what no loader will bring.
  /// - Throws: ``DataError`` for the first thing that is wrong with it.
  init(
    bytes: [UInt8], name: String, runsCommands: Bool = false, isAsked: Bool = false
  ) throws(DataError) {
    let file = name == "-" ? "standard input" : name
    do {
      var value = Self.completed(try JSONValue(bytes: bytes))
      let words = try Self.takeCommands(from: &value)
      scenario = try Scenario(value)
      scenario.steps = []
      if let missing = scenario.unbuiltFeatures.first {
        throw ScenarioError(path: missing.path, message: "\(missing.name) is not built yet")
      }
      commands = try Self.commands(words, of: scenario)
      var loaders: [String: ScenarioForm.Loader] = [:]
      for command in runsCommands ? commands : [] {
        loaders[command.field] = { try await command.options($0) }
      }
      if isAsked { Self.addMissing(&loaders, for: scenario) }
      made = try ScenarioForm(scenario, showsCounts: true, loaders: loaders)
    } catch let error as JSONSyntaxError {
      throw DataError(
        file: file, line: error.line,
        message: "column \(error.column): found \(error.found), expected \(error.expected)")
    } catch {
      throw DataError(file: file, message: "\(error)")
    }
  }

  /// Where nothing answers, a person would wait for ever.
  private static func addMissing(
    _ loaders: inout [String: ScenarioForm.Loader], for scenario: Scenario
  ) {
    for field in scenario.fields where loaders[field.id] == nil {
      guard case .async = field.source else { continue }
      loaders[field.id] = { _ in
        throw CommandFailure(description: "The file names no command for these options")
      }
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

  /// Takes the member `command` out of each field: scenarios know none.
  ///
  /// - Returns: The words of commands, by the positions of their fields.
  private static func takeCommands(from value: inout JSONValue) throws(ScenarioError) -> [Int:
    [String]]
  {
    guard case .object(var members) = value,
      let place = members.firstIndex(where: { $0.name == "fields" }),
      case .list(var fields) = members[place].value
    else { return [:] }
    var commands: [Int: [String]] = [:]
    for (index, field) in fields.enumerated() {
      guard case .object(var parts) = field,
        let part = parts.firstIndex(where: { $0.name == "command" })
      else { continue }
      commands[index] = try words(parts[part].value, at: path(ofCommand: index))
      parts.remove(at: part)
      fields[index] = .object(parts)
    }
    members[place].value = .list(fields)
    value = .object(members)
    return commands
  }

  private static func path(ofCommand index: Int) -> JSONPath {
    .member(.element(.member(.root, "fields"), index), "command")
  }

  private static func commands(
    _ words: [Int: [String]], of scenario: Scenario
  ) throws(ScenarioError) -> [LoaderCommand] {
    var commands: [LoaderCommand] = []
    for (index, field) in scenario.fields.enumerated() {
      guard let words = words[index] else { continue }
      guard case .async(let reads) = field.source else {
        throw ScenarioError(
          path: path(ofCommand: index), message: "expected options that are async")
      }
      commands.append(LoaderCommand(field: field.id, words: words, reads: reads))
    }
    return commands
  }

  private static func words(_ value: JSONValue, at path: JSONPath) throws(ScenarioError) -> [String]
  {
    var words: [String] = []
    if case .list(let elements) = value {
      for case .text(let word) in elements { words.append(word) }
      if !words.isEmpty, words.count == elements.count { return words }
    }
    throw ScenarioError(
      path: path, message: "found \(value), expected a list of texts: [\"curl\", …]")
  }
}
