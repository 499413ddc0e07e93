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
    let form = try DataForm.make(data.rows, options)
    var screen = FormScreen(form, renderer: options.screen.renderer)
    screen.play(options.screen, output: &output)
    return Command.Status.success
  }

  /// Tells which rows were left out; of many only the first ones, as one wrong column makes thousands.
  private static func report(_ duplicates: [DataError], to errors: inout some TextOutputStream) {
    let shown = duplicates.count > 6 ? 5 : duplicates.count
    for duplicate in duplicates.prefix(shown) { errors.write(Command.line(duplicate)) }
    let rest = duplicates.count - shown
    if rest > 0 { errors.write("and \(rest) more rows whose ids came before\n") }
  }
}
