import SelectorForms

extension SnapshotStore {
  /// Holds a text against one that stands in the call itself, and rewrites the call where the mode says so.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - expected: What stands in the call; nil if nothing does yet.
  ///   - snapshot: Which test it is, and where its call is; a name is not needed.
  /// - Returns: What came of it; all but a match is a failure of the test.
  /// - Complexity: O(*n*) in the length of the text for a match.
  public func check(
    _ text: String, matches expected: String?, against snapshot: Snapshot
  ) -> SnapshotOutcome {
    let text = Self.prepared(text, for: snapshot)
    let stored = expected.map(SnapshotText.withoutFinalLineFeeds)
    // Its words are made only where there is something to say.
    var message: FailureMessage { snapshot.message(place: snapshot.place.description) }
    if let refusal = refusal(snapshot, path: nil) {
      return .invalid(message.invalid(refusal.reason, advice: refusal.advice, text: text))
    }
    if let stored, stored.hasSameBytes(as: text) { return .matched }
    let state: StoredState = stored == nil ? .absent : .different
    guard mode(of: snapshot).decision(for: state) == .write else {
      guard let stored else { return .missing(message.missing(text)) }
      return .differs(message.differs(from: stored, to: text, isRecorded: false))
    }
    return claim(snapshot.place.description, by: snapshot).state.with { claim in
      if let known = claim.text, !known.hasSameBytes(as: text) {
        return .invalid(
          message.invalid(
            "two texts are held against it at one place",
            advice:
              "In a loop, in a helper and in a test with arguments use files: named: \"\\(value)\"",
            text: text))
      }
      claim.text = text
      if claim.isRecorded {
        return .recorded(message.recorded(text, because: "was not there when this was compiled"))
      }
      return record(text, stored, snapshot, message, &claim)
    }
  }

  private func record(
    _ text: String, _ stored: String?, _ snapshot: Snapshot, _ message: FailureMessage,
    _ claim: inout Claim.State
  ) -> SnapshotOutcome {
    switch recorder.record(text, expected: stored, at: snapshot.place) {
    case .written:
      claim.isRecorded = true
      guard let stored else { return .recorded(message.recorded(text)) }
      return .recorded(message.differs(from: stored, to: text, isRecorded: true))
    case .alreadyThere:
      claim.isRecorded = true
      return .recorded(message.recorded(text, because: "was not there when this was compiled"))
    case .refused(let reason, let patch):
      return .invalid(
        message.invalid(
          "it cannot be written there: \(reason)",
          advice: "The file is as it was. To do it by hand:\n\n" + patch + "\n", text: text))
    }
  }
}
