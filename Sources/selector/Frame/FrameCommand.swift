internal import SelectorForms
internal import SelectorKit

/// `selector frame`: draws a dropdown over data, after keys.
enum FrameCommand {
  static func run(
    _ arguments: [String], output: inout some TextOutputStream,
    errors: inout some TextOutputStream
  ) throws -> Int32 {
    let options = try FrameOptions(arguments)
    let bytes = try InputFile.bytes(of: options.file)
    let data = try DataRows(bytes: bytes, file: options.file, columns: options.columns)
    report(data.duplicates, to: &errors)
    var form = try DataForm(data.rows, options)
    if options.isFilm { write(["  start"] + form.lines, to: &output) }
    for key in options.keys {
      form.press(key)
      if options.isFilm { write(["", "  [\(key.name)]"] + form.lines, to: &output) }
    }
    if !options.isFilm { write(form.lines, to: &output) }
    return Command.Status.success
  }

  /// Tells which rows were left out; of many only the first ones, as one wrong column makes thousands.
  private static func report(_ duplicates: [DataError], to errors: inout some TextOutputStream) {
    let shown = duplicates.count > 6 ? 5 : duplicates.count
    for duplicate in duplicates.prefix(shown) { errors.write(Command.line(duplicate)) }
    let rest = duplicates.count - shown
    if rest > 0 { errors.write("and \(rest) more rows whose ids came before\n") }
  }

  private static func write(_ lines: [String], to output: inout some TextOutputStream) {
    for line in lines { output.write(line + "\n") }
  }
}
