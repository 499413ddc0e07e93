internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios
internal import SelectorText

/// `selector form`: draws a form that a file declares, after answers and keys.
enum FormCommand {
  static let syntax = ArgumentSyntax(
    command: "selector form",
    options: [
      .init("--answers", "\"FIELD=ID…\""), .init("--respond", "\"FIELD=FILE…\""),
      .init("--explain", "FIELD"), .init("--graph"), .init("--json"), .init("--allow-commands"),
    ]
      + ScreenOptions.syntax + TerminalOptions.syntax,
    operand: "FILE.json or -")

  /// What makes a drawing of the form, instead of a question to a person.
  private static let drawing = [
    "--keys", "--film", "--columns", "--rows", "--respond", "--explain", "--graph",
  ]

  static func run(
    _ arguments: [String], _ process: ProcessSurroundings, output: inout some TextOutputStream
  ) throws -> Int32 {
    let found = try syntax.read(arguments)
    let options = try ScreenOptions(found, of: syntax)
    let answers = try answers(found["--answers"] ?? "")
    let file = found.operands.first ?? "-"
    let asks = try asks(found, process)
    let declared = try FormFile(
      bytes: try InputFile.bytes(of: file), name: file,
      runsCommands: asks && found.has("--allow-commands"), isAsked: asks)
    if asks { try checkCommands(of: declared, found) }
    var made = declared.made
    if found.has("--graph") {
      output.write(made.form.graph.graphviz + "\n")
      return Command.Status.success
    }
    let responder = try responder(found["--respond"] ?? "", for: declared)
    do {
      try AnswerSheet(answers, for: declared.scenario).fill(&made, settle: responder.settle)
    } catch {
      throw syntax.failure("--answers: \(error.message)")
    }
    if asks {
      let terminal = try TerminalOptions(found, of: syntax, environment: process.environment)
      let asking = FormAsking(
        declared: declared, made: made, terminal: terminal, printsJSON: found.has("--json"),
        mayReadInput: file != "-")
      return try asking.run(output: &output)
    }
    let explained = try found["--explain"].map { try field($0, of: made) }
    focusFirst(&made.form)
    var screen = FormScreen(
      made.form, renderer: renderer(for: options, declared.scenario), settle: responder.settle)
    screen.play(options, output: &output)
    if let explained {
      output.write("\n")
      output.writeSafely("\(screen.form.explain(explained))")
    }
    return Command.Status.success
  }

  /// Whether a person is asked: where there is a terminal, or where answers are wanted.
  private static func asks(
    _ found: Arguments, _ process: ProcessSurroundings
  ) throws(UsageError) -> Bool {
    let drawing = drawing.first(where: found.has)
    guard found.has("--json") else { return process.isOnTerminal && drawing == nil }
    if let drawing { throw syntax.failure("--json with \(drawing), expected one of them") }
    return true
  }

  /// A file is run by nobody who did not say so.
  private static func checkCommands(
    of declared: FormFile, _ found: Arguments
  ) throws(UsageError) {
    guard let command = declared.commands.first, !found.has("--allow-commands") else { return }
    throw syntax.failure(
      "the field \(command.field) runs \"\(command.words.joined(separator: " "))\", "
        + "expected --allow-commands if that is wanted")
  }

  private static func responder(_ text: String, for declared: FormFile) throws -> Responder {
    do {
      return try Responder(text, for: declared)
    } catch let error as AnswerError {
      throw syntax.failure("--respond: \(error.message)")
    }
  }

  private static func field(
    _ id: String, of made: ScenarioForm
  ) throws(UsageError) -> AnyFieldKey {
    guard let key = made.form.field(id) else {
      throw syntax.failure("--explain: " + unknownName("field", id, among: made.form.fields))
    }
    return key
  }

  private static func answers(_ text: String) throws(UsageError) -> [Answer] {
    do {
      return try AnswerScript(text).answers
    } catch {
      throw syntax.failure("--answers: \(error.message)")
    }
  }

  /// The first field that takes the focus has it, so that keys go somewhere.
  private static func focusFirst(_ form: inout Form) {
    for id in form.fields {
      guard let key = form.field(id) else { continue }
      form.focus(key)
      if form.focusedFieldID != nil { return }
    }
  }

  /// The screen that the file asks for, where nothing else was said.
  private static func renderer(for options: ScreenOptions, _ scenario: Scenario) -> TextRenderer {
    TextRenderer(
      columns: options.columns ?? scenario.size.columns, rows: options.rows ?? scenario.size.rows,
      layout: options.layout,
      direction: scenario.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
