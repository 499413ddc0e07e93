import SelectorSnapshots
import Testing

extension SnapshotTest {
  /// The test that runs, as Swift Testing knows it; by file and function in a detached task.
  static func current(at place: TestPlace) -> SnapshotTest {
    guard let test = Test.current else {
      return SnapshotTest(
        suite: [fileName(of: place)], function: place.function.description)
    }
    return SnapshotTest(test, at: place)
  }

  init(_ test: Test, at place: TestPlace) {
    let names = test.id.nameComponents
    let suite = names.dropLast()
    self.init(
      suite: suite.isEmpty ? [Self.fileName(of: place)] : Array(suite),
      function: names.last ?? place.function.description,
      isParameterized: Test.Case.current?.isParameterized ?? false)
  }

  /// The test of an `XCTestCase` by its name: `MenuTests.testOpens`, on Apple's systems
  /// `-[Module.MenuTests testOpens]`.
  init(xctest name: String) {
    let words = name.split { "-[] .".contains($0) }.map(String.init)
    self.init(suite: [words.dropLast().last ?? "XCTest"], function: (words.last ?? name) + "()")
  }

  /// The name of a file without its ending.
  private static func fileName(of place: TestPlace) -> String {
    let name = place.fileID.description.split(separator: "/").last ?? "Tests"
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}
