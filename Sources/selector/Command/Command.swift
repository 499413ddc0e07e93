internal import SelectorText

/// The command `selector`, without a process around it: arguments in, texts and a status out.
package enum Command {
  /// How a command ended, as a process tells it.
  package enum Status {
    /// Everything went well.
    package static let success: Int32 = 0
    /// A replay had failures.
    package static let failure: Int32 = 1
    /// The command was called in a wrong way, what it was given cannot be read, or what it says cannot be
    /// written.
    package static let wrongUse: Int32 = 2
    /// A person left without an answer, as a shell tells Control+C.
    package static let cancelled: Int32 = 130
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the name of the program.
  ///   - process: What surrounds the process.
  ///   - output: Takes what was asked for.
  ///   - errors: Takes complaints, one line each.
  /// - Returns: The exit status, one of ``Status``.
  package static func run(
    _ arguments: [String], process: ProcessSurroundings = ProcessSurroundings(),
    output: inout some TextOutputStream, errors: inout some TextOutputStream
  ) -> Int32 {
    guard let name = arguments.first else {
      return refuse("no command, \(expected)", &errors)
    }
    let rest = Array(arguments.dropFirst())
    if name == "--help" || name == "-h" {
      Help.overview.write(to: &output)
      return Status.success
    }
    if name == "help" { return help(rest, output: &output, errors: &errors) }
    guard let command = CommandName(rawValue: name) else {
      let message =
        name.hasPrefix("-")
        ? unknownName("option", name, among: ["--help"])
        : unknownName("command", name, among: CommandName.allCases.map(\.rawValue) + ["help"])
      return refuse(message, &errors)
    }
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      Help.text(of: command).write(to: &output)
      return Status.success
    }
    do {
      switch command {
      case .choose:
        return try ChooseCommand.run(
          rest, process, output: &output, errors: &errors)
      case .demo: return try DemoCommand.run(rest, output: &output)
      case .form: return try FormCommand.run(rest, process, output: &output)
      case .frame: return try FrameCommand.run(rest, output: &output, errors: &errors)
      case .record: return try RecordCommand.run(rest, output: &output)
      case .replay: return try ReplayCommand.run(rest, output: &output)
      case .schema: return try SchemaCommand.run(rest, output: &output)
      case .snapshots: return try SnapshotsCommand.run(rest, output: &output)
      }
    } catch {
      errors.write(line(error))
      return Status.wrongUse
    }
  }

  private static func help(
    _ arguments: [String], output: inout some TextOutputStream,
    errors: inout some TextOutputStream
  ) -> Int32 {
    guard let name = arguments.first else {
      Help.overview.write(to: &output)
      return Status.success
    }
    guard let command = CommandName(rawValue: name), arguments.count == 1 else {
      let what = arguments.joined(separator: " ")
      return refuse(
        unknownName("command", what, among: CommandName.allCases.map(\.rawValue)), &errors)
    }
    Help.text(of: command).write(to: &output)
    return Status.success
  }

  /// A complaint as one line that a terminal may show: it may quote anything from a file.
  static func line(_ complaint: some Error) -> String {
    SafeText("\(complaint)").string + "\n"
  }

  private static var expected: String {
    "expected one of " + CommandName.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static func refuse(
    _ message: String, _ errors: inout some TextOutputStream
  ) -> Int32 {
    errors.write(line(UsageError(command: "selector", message: message)))
    return Status.wrongUse
  }
}

/// The commands that there are.
enum CommandName: String, CaseIterable {
  case choose
  case demo
  case form
  case frame
  case record
  case replay
  case schema
  case snapshots
}
