internal import SelectorScenarios

/// `selector replay`: plays scenario files and tells what does not hold.
enum ReplayCommand {
  static let syntax = ArgumentSyntax(
    command: "selector replay", operand: "scenario files or directories of them", takesMany: true)

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws(UsageError) -> Int32 {
    let files = try ScenarioFiles(try syntax.read(arguments), of: syntax)
    var passed = 0
    var failed = 0
    for path in files.paths {
      let complaints = complaints(of: path)
      if complaints.isEmpty { passed += 1 } else { failed += 1 }
      for complaint in complaints { output.writeSafely(complaint) }
    }
    output.write("\(passed) passed, \(failed) failed\n")
    return failed == 0 ? Command.Status.success : Command.Status.failure
  }

  /// What is wrong with one file; nothing if it passes.
  private static func complaints(of path: String) -> [String] {
    let name = path == "-" ? "standard input" : path
    do {
      let scenario = try Scenario(bytes: try InputFile.bytes(of: path))
      return try ScenarioPlayer.play(scenario).map { "\(name): \($0)" }
    } catch let error as DataError {
      return [error.description]
    } catch {
      return ["\(name): \(error)"]
    }
  }
}
