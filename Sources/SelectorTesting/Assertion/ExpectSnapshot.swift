public import SelectorSnapshots

/// Holds what a value looks like against a stored text.
///
/// The text lies in `__Snapshots__/<Suite>/<test>.<name>.txt` beside the test. What is missing is recorded and
/// fails the test once; see `RecordMode` for when anything is written, and `SnapshotEnvironment` for how a
/// run says so.
///
/// ```swift
/// expectSnapshot(of: form, as: .plain(columns: 40))
/// expectSnapshot(of: form, as: .tree, named: "tree")
/// ```
///
/// It works in tests of Swift Testing and, by the method of the same name, in those of XCTest; also from
/// detached tasks, where file and function stand for the test, which nobody knows there.
///
/// - Parameters:
///   - value: What is looked at.
///   - strategy: How it becomes a text.
///   - name: Tells it from other snapshots of the test; needed for a second one, and in tests with arguments.
///   - record: When it is written; nil for what a trait or the environment says.
///   - fileID: Where it is asked for, as all that follows; helpers hand on what they are given.
///   - filePath: The path of the test.
///   - line: The line.
///   - column: The column.
///   - function: The function.
/// - Returns: What came of it; all but a match has failed the test already.
@discardableResult
public func expectSnapshot<Value>(
  of value: Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: StaticString = #function
) -> SnapshotOutcome {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let assertion = SnapshotAssertion(test: .current(at: place), place: place)
  return assertion.check(value, as: strategy, named: name, record: record)
}

/// Holds what a value looks like against the text that stands in the call.
///
/// The text is the last argument, a literal over several lines, plain or raw. It is written there by
/// recording: begin with `nil`. Every other shape of the argument is compared, but never rewritten.
///
/// ```swift
/// expectSnapshot(
///   of: size, as: .plain(columns: 20),
///   matches: """
///       Medium           ▾
///     """)
/// ```
///
/// - Parameters:
///   - value: What is looked at.
///   - strategy: How it becomes a text.
///   - record: When the call is rewritten; nil for what a trait or the environment says.
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
  let place = TestPlace(
    fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let assertion = SnapshotAssertion(test: .current(at: place), place: place)
  return assertion.check(value, as: strategy, record: record, matches: expected)
}
