internal import Foundation
internal import SelectorForms
internal import SelectorScenarios
internal import SelectorTerminal

/// A command that gives the options of a field: its output, as `selector frame` reads files.
///
/// It is run without a shell: each word of the file is one argument, whatever stands in it. `{field}` in a
/// word stands for the id that the field holds.
struct LoaderCommand: Hashable, Sendable {
  /// The id of the field whose options it gives.
  var field: String
  /// The program and its arguments.
  var words: [String]
  /// The ids of the fields that it is asked for, in order.
  var reads: [String]

  /// Runs the command and reads its output; a cancelled task ends it.
  @concurrent
  func options(_ values: [FieldValue]) async throws -> [Scenario.Option] {
    let child = ChildProcess(words: filled(values))
    let output = try await withTaskCancellationHandler {
      try await child.run()
    } onCancel: {
      child.end()
    }
    try Task.checkCancellation()
    let rows = try DataRows(bytes: output, file: "the output of \(words.first ?? "")").rows
    return rows.map { row in
      var option = Scenario.Option(id: .text(row.id), label: row.label)
      option.detail = row.detail
      return option
    }
  }

  private func filled(_ values: [FieldValue]) -> [String] {
    words.map { word in
      zip(reads, values).reduce(word) { $0.replacing("{\($1.0)}", with: Self.text($1.1)) }
    }
  }

  private static func text(_ value: FieldValue) -> String {
    switch value {
    case .none: ""
    case .option(let id): id.description
    case .options(let ids): ids.map(\.description).joined(separator: ",")
    case .text(let text): text
    case .on(let isOn): String(isOn)
    case .rows(let rows): rows.map(\.description).joined(separator: ",")
    }
  }
}

/// A command that failed, in words for the row that stands for its options.
struct CommandFailure: Error, CustomStringConvertible {
  var description: String
}

/// A program that runs besides this one, without input.
private final class ChildProcess: Sendable {
  private enum State: Sendable {
    case waiting
    case running(pid_t)
    case ended
  }

  private let words: [String]
  private let state = Guarded(State.waiting)

  init(words: [String]) { self.words = words }

  /// Runs the program to its end.
  ///
  /// - Returns: What it wrote.
  func run() async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { [self] in
        continuation.resume(with: Result { try runHere() })
      }
    }
  }

  private func runHere() throws -> [UInt8] {
    let process = Process()
    // The path of the shell is looked through, but no shell reads the words.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--"] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let isWanted = state.with { if case .waiting = $0 { true } else { false } }
    guard isWanted else { throw CancellationError() }
    do {
      try Self.withOpenSignals { try process.run() }
    } catch {
      throw CommandFailure(description: "\(words[0]) cannot be run")
    }
    let pid = process.processIdentifier
    Companions.add(pid)
    defer { Companions.remove(pid) }
    let isEnded = state.with { state in
      if case .ended = state { return true }
      state = .running(pid)
      return false
    }
    if isEnded { Self.end(pid) }
    let complaint = Guarded(Data())
    let reader = DispatchWorkItem {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      complaint.with { $0 = data }
    }
    DispatchQueue.global().async(execute: reader)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    reader.wait()
    state.with { $0 = .ended }
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      let lines = complaint.with { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
      let status = process.terminationStatus
      throw CommandFailure(
        description: lines.last.map(String.init) ?? "\(words[0]) ended with status \(status)")
    }
    return Array(data)
  }

  /// Ends the program, or keeps it from being begun.
  func end() {
    let running = state.with { state -> pid_t? in
      defer { state = .ended }
      if case .running(let pid) = state { return pid }
      return nil
    }
    if let running { Self.end(running) }
  }

  /// Ends a program and what it began itself: Foundation makes it the leader of a group.
  private static func end(_ pid: pid_t) {
    if kill(-pid, SIGTERM) != 0 { kill(pid, SIGTERM) }
  }

  /// A program takes over which signals wait; this thread lets them wait, a program must hear them.
  private static func withOpenSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
