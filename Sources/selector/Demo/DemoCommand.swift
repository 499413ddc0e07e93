/// `selector demo`: what dropdowns do, in pictures.
enum DemoCommand {
  static let syntax = ArgumentSyntax(command: "selector demo", options: [.init("--all")])

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws -> Int32 {
    if arguments.first == PlacesCommand.name {
      return try PlacesCommand.run(Array(arguments.dropFirst()), output: &output)
    }
    if let word = arguments.first, !word.hasPrefix("-") {
      throw syntax.failure(unknownName("part", word, among: [PlacesCommand.name]))
    }
    let isWhole = try syntax.read(arguments).has("--all")
    output.write("Dropdowns without a display: plain values, drawn here as text.\n\n")
    for chapter in isWhole ? Chapter.all : Chapter.short {
      if isWhole { output.write(chapter.answers + (chapter.isLong ? "\n" : "  ")) }
      output.write(chapter.title + "\n\n")
      for line in try chapter.draw() { output.write(line + "\n") }
      output.write("\n")
    }
    if isWhole {
      for line in credits { output.write(line + "\n") }
    } else {
      output.write("selector demo --all shows the rest, selector --help what else there is.\n")
    }
    return Command.Status.success
  }

  /// Where the data of the last chapters come from, as their licences want it said.
  private static let credits = [
    "Cities and regions: GeoNames (geonames.org), CC BY 4.0. Addresses: Google",
    "libaddressinput address data, CC BY 4.0. Country names: CLDR, Unicode-3.0.",
    "Airports: airportsdata, MIT.",
  ]
}
