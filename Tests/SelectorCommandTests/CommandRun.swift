import Foundation
import SelectorTesting
import Testing

import selector

/// The command, run in process: what it wrote, and how it ended.
struct CommandRun {
  var output = ""
  var errors = ""
  var status: Int32 = 0

  init(_ arguments: String...) { self.init(arguments) }

  init(_ arguments: [String]) {
    status = Command.run(arguments, output: &output, errors: &errors)
  }

  /// The lines of the output; the last one must end too.
  var lines: [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

extension CommandRun {
  /// Expects the output to be a text that stands in the call, and to end in one line feed.
  func expectOutput(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, matches expected: String?
  ) {
    expectOutput(
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      matches: expected)
  }

  func expectOutput(at place: TestPlace, matches expected: String?) {
    expectSnapshot(
      of: output, as: .text, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column, matches: expected)
    let endsOnce = output.hasSuffix("\n") && !output.hasSuffix("\n\n")
    #expect(endsOnce, sourceLocation: place.sourceLocation)
  }
}

/// Arguments, and the screen that must come of them: a row of a table that recording rewrites.
struct ScreenSample: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var screen: String?
  var place: TestPlace

  init(
    _ arguments: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, matches screen: String?
  ) {
    self.arguments = arguments
    self.screen = screen
    place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// Expects a run to succeed with the screen, and without a complaint.
  func expect(_ run: CommandRun) {
    run.expectOutput(at: place, matches: screen)
    #expect(run.errors.isEmpty, sourceLocation: place.sourceLocation)
    #expect(run.status == Command.Status.success, sourceLocation: place.sourceLocation)
  }
}

/// A directory of files that are gone after the test.
final class SampleFiles: Sendable {
  let path: String

  init(_ files: [String: String]) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "selector-\(UUID())")
    path = directory.path()
    for (name, text) in files {
      let file = directory.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the directory.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// A text with the path of the directory left out.
  func withoutPath(_ text: String) -> String { text.replacing("\(path)/", with: "") }
}
