package import SelectorSnapshots

/// An assertion on its way: which test, where in it, and who is told of a failure.
struct SnapshotAssertion {
  var test: SnapshotTest
  var place: TestPlace
  var framework: TestReporter.Framework = TestReporter.current

  func check<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, named name: String?, record: RecordMode?
  ) -> SnapshotOutcome {
    report(
      outcome(value, strategy, name, record) { text, snapshot in
        SnapshotContext.store.check(text, against: snapshot)
      })
  }

  func check<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, record: RecordMode?,
    matches expected: String?
  ) -> SnapshotOutcome {
    report(
      outcome(value, strategy, nil, record) { text, snapshot in
        SnapshotContext.store.check(text, matches: expected, against: snapshot)
      })
  }

  private func outcome<Value>(
    _ value: Value, _ strategy: SnapshotStrategy<Value>, _ name: String?, _ record: RecordMode?,
    check: (String, Snapshot) -> SnapshotOutcome
  ) -> SnapshotOutcome {
    let snapshot = Snapshot(
      of: test,
      at: SourcePlace(
        filePath: place.filePath.description, line: Int(place.line), column: Int(place.column)),
      named: name, pathExtension: strategy.pathExtension,
      configuration: .current.merging(SnapshotConfiguration(record: record)))
    let text: String
    do {
      text = try strategy.text(of: value)
    } catch {
      return .invalid(
        SnapshotReport(
          message: "Snapshot \(test): \(error)", place: snapshot.place.description))
    }
    return check(text, snapshot)
  }

  private func report(_ outcome: SnapshotOutcome) -> SnapshotOutcome {
    guard let report = outcome.report else { return outcome }
    TestReporter.fail(report.message, at: place, by: framework)
    if framework == .testing {
      for attachment in report.attachments {
        TestReporter.attach(attachment.text, named: attachment.name, at: place)
      }
    }
    return outcome
  }
}

/// The store that assertions use: that of the process, but in tests of the assertions themselves.
package enum SnapshotContext {
  /// The store of the current task.
  @TaskLocal package static var store = SnapshotStore.shared
}
