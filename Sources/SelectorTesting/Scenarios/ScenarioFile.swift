import Foundation
import SelectorScenarios
public import Testing

/// A scenario file as the argument of a test, named by its sentence.
///
/// One line turns a folder into tests:
///
/// ```swift
/// @Test(arguments: ScenarioFile.all(in: "../../SelectorScenariosTests/Scenarios/combobox"))
/// func scenario(file: ScenarioFile) { file.run() }
/// ```
///
/// A file that cannot be read, and a folder without files, is an argument too, which fails with the reason: so
/// none is passed over.
public struct ScenarioFile: Hashable, Sendable, CustomTestStringConvertible {
  /// The path of the file.
  public let path: String
  private let content: Content

  private enum Content: Hashable, Sendable {
    case scenario(Scenario)
    case fault(String)
  }

  /// Reads a file.
  public init(path: String) {
    self.path = path
    guard let data = FileManager.default.contents(atPath: path) else {
      content = .fault("\(path) cannot be read")
      return
    }
    do {
      content = .scenario(try Scenario(bytes: Array(data)))
    } catch {
      content = .fault("\(path): \(error)")
    }
  }

  private init(path: String, fault: String) {
    self.path = path
    content = .fault(fault)
  }

  /// All `.json` files in a folder and in those below it, sorted by path.
  ///
  /// - Parameters:
  ///   - folder: A path; one that does not begin with a slash begins at the folder of the test.
  ///   - filePath: The path of the test.
  /// - Returns: The files; one that fails if there are none.
  public static func all(in folder: String, filePath: String = #filePath) -> [ScenarioFile] {
    let beside = URL(filePath: filePath).deletingLastPathComponent()
    let root = folder.hasPrefix("/") ? URL(filePath: folder) : beside.appending(path: folder)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let files = names.filter { $0.lowercased().hasSuffix(".json") }.sorted()
    guard !files.isEmpty else {
      return [ScenarioFile(path: root.path, fault: "there is no .json file in \(root.path)")]
    }
    return files.map { ScenarioFile(path: root.appending(path: $0).path) }
  }

  /// The sentence of the scenario; for a file that is none, its path.
  public var testDescription: String {
    switch content {
    case .scenario(let scenario): scenario.sentence
    case .fault: path
    }
  }

  /// What does not hold; empty if all of it does.
  public var failures: [String] {
    switch content {
    case .fault(let fault): return [fault]
    case .scenario(let scenario):
      do {
        return try ScenarioPlayer.play(scenario).map(\.description)
      } catch {
        return ["\(path): \(error)"]
      }
    }
  }

  /// Plays the scenario; each thing that does not hold fails the test.
  ///
  /// - Parameters:
  ///   - fileID: Where it is played, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  /// - Returns: Whether all of it holds.
  @discardableResult
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let failures = failures
    for failure in failures { TestReporter.fail("\(path)\n\(failure)", at: place) }
    return failures.isEmpty
  }
}
