internal import SelectorScenarios
internal import SelectorSnapshots
internal import SelectorText

/// `selector snapshots`: finds snapshots that no test uses any more.
enum SnapshotsCommand {
  static let syntax = ArgumentSyntax(
    command: "selector snapshots", options: [.init("--unused", "LOG"), .init("--json")],
    operand: "directories with tests", takesMany: true)

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws(UsageError) -> Int32 {
    let arguments = try syntax.read(arguments)
    guard let path = arguments["--unused"] else {
      throw syntax.failure("nothing to do, expected --unused LOG")
    }
    let log: [SnapshotLog.Entry]
    do {
      log = try SnapshotLog.entries(at: path)
    } catch {
      throw syntax.failure("\(error)")
    }
    let unused = UnusedSnapshots(in: arguments.operands, log: log)
    guard !unused.runFailed else {
      throw syntax.failure(
        "tests failed in the run of \(path); what is unused shows only where all passed")
    }
    guard unused.count > 0 else {
      throw syntax.failure("no __Snapshots__ in \(arguments.operands.joined(separator: ", "))")
    }
    if arguments.has("--json") {
      let paths = JSONValue.list(unused.paths.map(JSONValue.text))
      let value = JSONValue.object([
        .init("count", .whole(unused.count)), .init("unused", paths),
      ])
      output.write(value.json(columns: 100) + "\n")
    } else {
      for path in unused.paths { output.write(SafeText(path).string + "\n") }
      output.write("\(unused.paths.count) of \(unused.count) unused\n")
    }
    return unused.paths.isEmpty ? Command.Status.success : Command.Status.failure
  }
}
