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
    let source = RecordSource(
      paths: options.paths, format: options.format, columns: options.columns,
      separator: options.separator)
    let list = try list(of: source, options)
    source.start(list.appending(isDefault: isDefault(options, in: source.table)))
    source.waitForFirst()
    if let text = options.initial {
      source.waitForAll()
      if options.format != nil, source.error == nil, !list.hasChoice {
        throw ChooseError.noDefault(text)
      }
    }
    let chosen = try list.choose()
    for duplicate in source.duplicates { errors.write(Command.line(duplicate)) }
    if let error = source.error {
      errors.write(Command.line(error))
      return Command.Status.wrongUse
    }
    // Nobody left: there was nothing to choose, which shows late where input comes slowly.
    if chosen.status == Command.Status.cancelled, source.progress == .ended, source.count == 0 {
      return Command.Status.failure
    }
    for option in chosen.options {
      write(Int(option.id), of: source.table, options, to: &output)
    }
    return chosen.status
  }

  private static func list(
    of source: RecordSource, _ options: ChooseOptions
  ) throws -> ChoiceList<RecordOption> {
    let table = source.table
    var presentation = OptionPresentation<RecordOption>(label: { table.label(of: Int($0.id)) })
    if options.columns.section != nil {
      presentation.section = { table.section(of: Int($0.id)) }
    }
    if options.columns.detail != nil { presentation.detail = { table.detail(of: Int($0.id)) } }
    var list = try ChoiceList(
      OptionList<RecordOption>(placedBy: { Int($0) }), presentation: presentation,
      options: options)
    list.progress = { source.progress }
    list.waitForAll = { source.waitForAll() }
    return list
  }

  /// Tells which option is the default: a line by all its bytes, a row by its id or its label.
  private static func isDefault(
    _ options: ChooseOptions, in table: RecordTable
  ) -> (@Sendable (RecordOption) -> Bool)? {
    guard let text = options.initial else { return nil }
    let bytes = Array(text.utf8)
    guard options.format != nil else {
      return { table.bytes(of: Int($0.id)).elementsEqual(bytes) }
    }
    return { table.id(of: Int($0.id)) == text || table.label(of: Int($0.id)) == text }
  }

  private static func write(
    _ record: Int, of table: RecordTable, _ options: ChooseOptions,
    to output: inout some TextOutputStream
  ) {
    let bytes: any Collection<UInt8> =
      switch options.printing {
      case .id: table.id(of: record).utf8
      case .label where options.format == nil: table.bytes(of: record)
      case .label: table.label(of: record).utf8
      case .json: JSONText.row(table.row(of: record)).utf8
      }
    output.write(bytes: Array(bytes) + [options.separator])
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
