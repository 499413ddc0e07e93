internal import SelectorForms

/// `selector demo places`: the place finder, over a few cities or all those of a file.
enum PlacesCommand {
  static let name = "places"
  static let syntax = ArgumentSyntax(
    command: "selector demo places", options: ScreenOptions.syntax, operand: "FILE.tsv or -",
    isOperandOptional: true)

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws -> Int32 {
    let found = try syntax.read(arguments)
    let options = try ScreenOptions(found, of: syntax)
    let table = try found.operands.first.map { try CityTable(file: $0) } ?? .excerpt
    let finder = try PlaceFinder(PlaceBook(table))
    var screen = FormScreen(finder.form, renderer: options.renderer)
    screen.play(options, output: &output)
    return Command.Status.success
  }
}
