/// What came of holding a text against a snapshot.
public enum SnapshotOutcome: Hashable, Sendable {
  /// The text is as it is stored.
  case matched
  /// The text was written, for want of an older one or because it was asked for; the test fails.
  case recorded(SnapshotReport)
  /// Another text is stored.
  case differs(SnapshotReport)
  /// Nothing is stored, and nothing was to be written.
  case missing(SnapshotReport)
  /// Nothing could be compared or written: the report says why.
  case invalid(SnapshotReport)

  /// Whether the text is as it is stored, so that the test passes.
  public var isMatch: Bool { self == .matched }

  /// What a reader has to know; nil for a match.
  public var report: SnapshotReport? {
    switch self {
    case .matched: nil
    case .recorded(let report), .differs(let report), .missing(let report), .invalid(let report):
      report
    }
  }
}

/// What a reader of a failed test has to know.
public struct SnapshotReport: Hashable, Sendable {
  /// The whole message, over several lines.
  public var message: String
  /// Where the snapshot is: a path, or a path with line and column of a source file.
  public var place: String
  /// What the message has no room for: the texts as a whole.
  public var attachments: [SnapshotAttachment]

  /// Makes a report.
  public init(message: String, place: String, attachments: [SnapshotAttachment] = []) {
    self.message = message
    self.place = place
    self.attachments = attachments
  }
}

/// A text that goes with a report.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The name that it has as a file.
  public var name: String
  /// The text.
  public var text: String

  /// Makes an attachment.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
