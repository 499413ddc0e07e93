internal import SelectorScenarios
internal import SelectorSnapshots

/// `selector record`: fills in what scenario files ask for.
enum RecordCommand {
  static let syntax = ArgumentSyntax(
    command: "selector record", operand: "scenario files or directories of them", takesMany: true)

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws(UsageError) -> Int32 {
    let files = try ScenarioFiles(try syntax.read(arguments), of: syntax)
    var recorded = 0
    var failed = 0
    for path in files.paths {
      do {
        let (count, failures) = try record(path, output: &output)
        recorded += count
        if !failures.isEmpty { failed += 1 }
        for failure in failures { output.writeSafely("\(path): \(failure)") }
      } catch {
        failed += 1
        let complaint = error is DataError || error is SnapshotFileError
        output.writeSafely(complaint ? "\(error)" : "\(path): \(error)")
      }
    }
    if files.paths != ["-"] { output.write("\(recorded) recorded, \(failed) failed\n") }
    return failed == 0 ? Command.Status.success : Command.Status.failure
  }

  /// Fills in one file; the result of standard input goes to the output.
  private static func record(
    _ path: String, output: inout some TextOutputStream
  ) throws -> (count: Int, failures: [ScenarioFailure]) {
    let bytes = try InputFile.bytes(of: path)
    let recording = try ScenarioRecorder.record(bytes)
    if path == "-" {
      output.write(String(decoding: recording.bytes, as: UTF8.self))
    } else if recording.bytes != bytes {
      try SnapshotFile.write(recording.bytes, to: path)
    }
    return (recording.count, recording.failures)
  }
}

/// `selector schema`: the format of scenario files for editors.
enum SchemaCommand {
  static let syntax = ArgumentSyntax(command: "selector schema")

  static func run(
    _ arguments: [String], output: inout some TextOutputStream
  ) throws(UsageError) -> Int32 {
    _ = try syntax.read(arguments)
    output.write(ScenarioSchema.text)
    return Command.Status.success
  }
}
