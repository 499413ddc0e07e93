/// When a snapshot is written instead of compared.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing is ever written: what is missing or differs fails.
  case never
  /// What is missing is written; what differs fails.
  case missing
  /// What is missing or differs is written.
  case failed
  /// Whatever is not stored byte by byte as it would be written is written.
  case all
}

/// What is known of a stored snapshot when a text is held against it.
enum StoredState: Hashable, CaseIterable {
  /// Nothing is stored.
  case absent
  /// The text is stored, as it would be written.
  case same
  /// The text is stored, but not as it would be written: with other line ends, say.
  case equivalent
  /// Another text is stored.
  case different
}

/// What a mode asks for.
enum RecordDecision: Hashable {
  case pass
  case fail
  case write
}

extension RecordMode {
  /// The only place where it is decided what is written, for files and source files alike.
  ///
  /// What is stored as it would be written is never written again, so that repeated runs come to rest and
  /// dates of files stay.
  func decision(for stored: StoredState) -> RecordDecision {
    switch (self, stored) {
    case (_, .same): .pass
    case (.all, _): .write
    case (_, .equivalent): .pass
    case (.never, .absent), (.never, .different), (.missing, .different): .fail
    case (.missing, .absent), (.failed, .absent), (.failed, .different): .write
    }
  }
}
