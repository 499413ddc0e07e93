import Foundation
import SelectorScenarios
import Testing

/// The scenario files that lie beside the tests.
enum ScenarioFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Scenarios")

  /// The paths of all files, relative to the folder.
  static let all: [String] = {
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}

@Suite struct `Scenario files` {
  @Test func `are there`() {
    #expect(ScenarioFiles.all.count >= 179)
  }

  @Test(arguments: ScenarioFiles.all)
  func `are all read`(path: String) throws {
    let scenario = try Scenario(bytes: ScenarioFiles.bytes(path))
    #expect(!scenario.fields.isEmpty)
    #expect(scenario.steps.contains { $0.name == "expect" })
  }
}
