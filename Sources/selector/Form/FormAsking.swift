internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios
internal import SelectorTerminal
internal import SelectorText

/// A form that a person answers, and what is printed of the answers.
struct FormAsking {
  let declared: FormFile
  let made: ScenarioForm
  var terminal: TerminalOptions
  var printsJSON: Bool
  /// Whether standard input is free for answers.
  var mayReadInput: Bool

  /// Asks, and prints the answers: as JSON, or as the form that they make.
  func run(output: inout some TextOutputStream) throws(QuestionError) -> Int32 {
    let store = FormStore(made.form)
    if !declared.commands.isEmpty { Companions.prepare() }
    var terminal = terminal
    let isMirrored = declared.scenario.direction == .rightToLeft
    terminal.settings.renderer.direction = isMirrored ? .rightToLeft : .leftToRight
    let question = Question(
      store: store, options: terminal, isChoice: false, mayReadInput: mayReadInput)
    guard try question.ask() == .accepted else { return Command.Status.cancelled }
    var form = store.form
    if printsJSON {
      output.write(json(&form) + "\n")
    } else {
      form.focusNowhere()
      var renderer = terminal.settings.renderer
      renderer.rows = TextCanvas.rowLimit
      renderer.columns = FormTerminal.screenSize()?.columns ?? 80
      output.write(renderer.plain(form) + "\n")
    }
    return Command.Status.success
  }

  private func json(_ form: inout Form) -> String {
    guard case .accepted(let fields) = form.submit() else { return "{}" }
    return JSONText.text(Self.object(fields))
  }

  private static func object(_ fields: [SubmittedField]) -> JSONValue {
    .object(fields.map { .init($0.id, value($0)) })
  }

  private static func value(_ field: SubmittedField) -> JSONValue {
    if case .rows = field.value { return .list(field.rows.map { object($0.fields) }) }
    return value(field.value)
  }

  private static func value(_ value: FieldValue) -> JSONValue {
    switch value {
    case .none: .null
    case .option(let id): Self.id(id)
    case .options(let ids): .list(ids.map(Self.id))
    case .text(let text): .text(text)
    case .on(let isOn): .bool(isOn)
    case .rows(let rows): .list(rows.map { .whole($0.number) })
    }
  }

  private static func id(_ id: OptionID) -> JSONValue {
    guard let scenarioID: ScenarioID = id.typed() else { return .text(id.description) }
    return switch scenarioID {
    case .text(let text): .text(text)
    case .number(let number): .whole(number)
    }
  }
}
