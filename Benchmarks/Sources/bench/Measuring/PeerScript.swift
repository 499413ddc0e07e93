import Foundation

/// A script of `Peers` that measures a library of another language, where that is installed.
struct PeerScript {
  /// The command that runs it: `python3` or `node`.
  let interpreter: String
  /// The name of its file.
  let name: String

  /// What it prints: the fields of each line, parted by tabs; nothing where something is not installed.
  func lines() -> [[String]] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Peers/\(name)").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [interpreter, script.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd()
    else {
      return []
    }
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
