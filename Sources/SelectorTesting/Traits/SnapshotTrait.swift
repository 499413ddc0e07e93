public import SelectorSnapshots
public import Testing

/// Says for the snapshots of a test, or of all tests of a suite, when they are written and where they lie.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct MenuTests {}
/// ```
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is said.
  public let configuration: SnapshotConfiguration

  /// It holds for all tests of a suite, and for those of suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test with what is said; what stands nearer to it goes before.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let merged = SnapshotConfiguration.current.merging(configuration)
    try await SnapshotConfiguration.$current.withValue(merged) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// When snapshots are written, where they lie, and what is taken out of their texts.
  ///
  /// - Parameters:
  ///   - record: When; nil for what stands further out or in the environment.
  ///   - directory: The folder for `__Snapshots__`; nil for that of the test.
  ///   - redactions: What is taken out, after what stands further out.
  /// - Returns: The trait.
  public static func snapshots(
    record: RecordMode? = nil, directory: String? = nil, redactions: [Redaction] = []
  ) -> SnapshotTrait {
    SnapshotTrait(
      configuration: SnapshotConfiguration(
        record: record, directory: directory, redactions: redactions))
  }
}
