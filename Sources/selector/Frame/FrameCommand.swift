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
    for duplicate in data.duplicates { errors.write("\(duplicate)\n") }
    var form = try DataForm(data.rows, options)
    if options.isFilm { write(["  start"] + form.draw(), to: &output) }
    for key in options.keys {
      form.press(key)
      if options.isFilm { write(["", "  [\(key.name)]"] + form.draw(), to: &output) }
    }
    if !options.isFilm { write(form.draw(), to: &output) }
    return Command.Status.success
  }

  private static func write(_ lines: [String], to output: inout some TextOutputStream) {
    for line in lines { output.write(line + "\n") }
  }
}
