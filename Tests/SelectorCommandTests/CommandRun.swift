import Foundation

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
