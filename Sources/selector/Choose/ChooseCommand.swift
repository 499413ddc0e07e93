internal import SelectorForms
internal import SelectorKit
internal import SelectorTerminal

/// `selector choose`: shows options on the terminal, and prints what was chosen.
enum ChooseCommand {
  static func run(
    _ arguments: [String], _ process: ProcessSurroundings, output: inout some TextOutputStream,
    errors: inout some TextOutputStream
  ) throws -> Int32 {
    let options = try ChooseOptions(arguments, environment: process.environment)
    if options.paths.isEmpty, process.isInputTyped {
      throw ChooseOptions.syntax.failure("no options, expected a file or lines from a pipe")
    }
    guard options.format != nil else {
      return try chooseLine(options, output: &output, errors: &errors)
    }
    let path = options.paths.first ?? "-"
    let data = try DataRows(
      bytes: try InputFile.bytes(of: path), file: path, format: options.format,
      columns: options.columns)
    for duplicate in data.duplicates.prefix(5) { errors.write(Command.line(duplicate)) }
    var presentation = OptionPresentation<DataRow>(label: { $0.label })
    if options.columns.section != nil { presentation.section = { $0.section } }
    if options.columns.detail != nil { presentation.detail = { $0.detail } }
    let list = try ChoiceList(
      OptionList(uniqueIDs: data.rows), presentation: presentation, options: options)
    let initial = data.rows.first { $0.id == options.initial || $0.label == options.initial }
    if let text = options.initial, initial == nil { throw ChooseError.noDefault(text) }
    let chosen = try list.choose(initial?.id)
    for row in chosen.options {
      switch options.printing {
      case .id: output.write(row.id + "\n")
      case .label: output.write(row.label + "\n")
      case .json: output.write(JSONText.row(row) + "\n")
      }
    }
    return chosen.status
  }

  private static func chooseLine(
    _ options: ChooseOptions, output: inout some TextOutputStream,
    errors: inout some TextOutputStream
  ) throws -> Int32 {
    let source = LineSource(paths: options.paths, separator: options.separator)
    let table = source.table
    let presentation = OptionPresentation<LineOption>(label: { table.text(of: Int($0.id)) })
    var list = try ChoiceList(
      OptionList<LineOption>(uniqueIDs: []), presentation: presentation, options: options)
    list.isReading = { source.isReading }
    list.waitForAll = { source.waitForAll() }
    let take = list.appending(initial: options.initial.map { Array($0.utf8) }) { option in
      table.bytes(of: Int(option.id))
    }
    source.start(take)
    source.waitForFirst()
    if options.initial != nil { source.waitForAll() }
    let chosen = try list.choose(nil)
    if let error = source.error {
      errors.write(Command.line(error))
      return Command.Status.wrongUse
    }
    // Nobody left: there was nothing to choose, which shows late where input comes slowly.
    if chosen.status == Command.Status.cancelled, !source.isReading, source.count == 0 {
      return Command.Status.failure
    }
    let end: [UInt8] = options.isMulti ? [options.separator] : [0x0A]
    for option in chosen.options {
      let line = Int(option.id)
      switch options.printing {
      case .id: output.write("\(table.inputNumber(of: line))\n")
      case .label: output.write(bytes: table.bytes(of: line) + end)
      case .json:
        output.write(
          JSONText.row(DataRow(id: "\(table.inputNumber(of: line))", label: table.text(of: line)))
            + "\n")
      }
    }
    return chosen.status
  }
}

/// What cannot be chosen from.
enum ChooseError: Error, CustomStringConvertible {
  case noDefault(String)

  var description: String {
    switch self {
    case .noDefault(let text):
      "selector choose: --default \"\(text)\" is no option, expected an id or a label"
    }
  }
}
