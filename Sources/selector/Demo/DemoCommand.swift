/// `selector demo`: what dropdowns do, in pictures.
enum DemoCommand {
  static let syntax = ArgumentSyntax(command: "selector demo", options: [.init("--all")])

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws -> Int32 {
    let isWhole = try syntax.read(arguments).has("--all")
    output.write("Dropdowns without a display: plain values, drawn here as text.\n\n")
    for chapter in isWhole ? Chapter.all : Chapter.short {
      output.write(isWhole ? "\(chapter.answers)  \(chapter.title)\n\n" : chapter.title + "\n\n")
      for line in try chapter.draw() { output.write(line + "\n") }
      output.write("\n")
    }
    if !isWhole { output.write("selector demo --all shows the rest.\n") }
    output.write("selector frame FILE draws one over your own data; see selector --help.\n")
    return Command.Status.success
  }
}
