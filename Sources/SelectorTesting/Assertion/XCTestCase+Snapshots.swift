public import SelectorSnapshots
public import XCTest

extension XCTestCase {
  /// Holds what a value looks like against a stored text, in a test of XCTest.
  ///
  /// The text lies in `__Snapshots__/<Class>/<test>.<name>.txt` beside the test; see the function of the same
  /// name for the rest.
  ///
  /// - Parameters:
  ///   - value: What is looked at.
  ///   - strategy: How it becomes a text.
  ///   - name: Tells it from other snapshots of the test.
  ///   - record: When it is written; nil for what the environment says.
  ///   - fileID: Where it is asked for, as all that follows; helpers hand on what they are given.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - function: The function.
  /// - Returns: What came of it; all but a match has failed the test already.
  @discardableResult
  public func expectSnapshot<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
    record: RecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function
  ) -> SnapshotOutcome {
    assertion(
      TestPlace(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    ).check(value, as: strategy, named: name, record: record)
  }

  /// Holds what a value looks like against the text that stands in the call, in a test of XCTest.
  ///
  /// - Parameters:
  ///   - value: What is looked at.
  ///   - strategy: How it becomes a text.
  ///   - record: When the call is rewritten; nil for what the environment says.
  ///   - fileID: Where it is asked for, as all that follows; helpers hand on what they are given.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  ///   - function: The function.
  ///   - expected: The text; nil for none yet.
  /// - Returns: What came of it; all but a match has failed the test already.
  @discardableResult
  public func expectSnapshot<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, record: RecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function, matches expected: String?
  ) -> SnapshotOutcome {
    assertion(
      TestPlace(
        fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    ).check(value, as: strategy, record: record, matches: expected)
  }

  private func assertion(_ place: TestPlace) -> SnapshotAssertion {
    SnapshotAssertion(test: SnapshotTest(xctest: name), place: place, framework: .xctest)
  }
}
