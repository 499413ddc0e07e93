/// How snapshots are recorded and where they lie, as far as a test says so.
public struct SnapshotConfiguration: Sendable {
  /// When a snapshot is written; nil to leave it to the environment.
  public var record: RecordMode?
  /// The folder in which `__Snapshots__` lies; nil for that of the test's source.
  public var directory: String?
  /// What is taken out of every text before it is compared or stored.
  public var redactions: [Redaction]

  /// Makes a configuration; without more, it says nothing.
  public init(
    record: RecordMode? = nil, directory: String? = nil, redactions: [Redaction] = []
  ) {
    self.record = record
    self.directory = directory
    self.redactions = redactions
  }

  /// The configuration with what another one says in place of what it says itself; redactions of both.
  public func merging(_ inner: SnapshotConfiguration) -> SnapshotConfiguration {
    SnapshotConfiguration(
      record: inner.record ?? record, directory: inner.directory ?? directory,
      redactions: redactions + inner.redactions)
  }

  /// What holds for the current task and those that it begins; traits set it.
  @TaskLocal public static var current = SnapshotConfiguration()
}
