/// `selector demo`: what dropdowns do.
enum DemoCommand {
  static let syntax = ArgumentSyntax(command: "selector demo", options: [.init("--all")])

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws -> Int32 {
    let isWhole = try syntax.read(arguments).has("--all")
    _ = isWhole
    return Command.Status.success
  }
}
