import SelectorForms

extension SnapshotStore {
  /// Holds a text against the file of a snapshot, and writes it where the mode says so.
  ///
  /// Whatever is written, and whatever is no match, gives a report that the test has to fail with.
  ///
  /// - Complexity: O(*n*) in the length of the text for a match; the file is read once.
  public func check(_ text: String, against snapshot: Snapshot) -> SnapshotOutcome {
    let text = Self.prepared(text, for: snapshot)
    let path = snapshot.path(in: environment)
    // Its words are made only where there is something to say.
    var message: FailureMessage { snapshot.message(place: path) }
    if let refusal = refusal(snapshot, path: path) {
      return .invalid(message.invalid(refusal.reason, advice: refusal.advice, text: text))
    }
    let claim = claim(path, by: snapshot)
    if let refusal = Self.refusal(claim, snapshot, path: path) {
      return .invalid(message.invalid(refusal.reason, advice: refusal.advice, text: text))
    }
    let outcome = claim.state.with { state in
      if let known = state.text, !known.hasSameBytes(as: text) {
        return SnapshotOutcome.invalid(
          message.invalid(
            "two texts are held against it at one place", advice: Self.loopAdvice, text: text))
      }
      // A disk that takes both names for one would give the other file.
      if !state.isAlone, let rival = rival(of: path) {
        return .invalid(
          message.invalid(
            "\(rival) differs from its file in letter case only; some disks take them for one",
            advice: "Remove or rename the one that is not wanted.", text: text))
      }
      state.isAlone = true
      state.text = text
      let outcome = check(text, path: path, snapshot)
      if case .recorded = outcome { state.isRecorded = true }
      return outcome
    }
    log?.add(snapshot, path: path, outcome)
    return outcome
  }

  private func check(_ text: String, path: String, _ snapshot: Snapshot) -> SnapshotOutcome {
    var message: FailureMessage { snapshot.message(place: path) }
    let bytes = SnapshotText.storedBytes(text)
    let stored: [UInt8]?
    do {
      stored = try SnapshotFile.bytes(of: path)
    } catch {
      return .invalid(message.invalid(error.description, text: text))
    }
    guard let stored else {
      return settle(.absent, bytes, text, path, snapshot) { isWritten in
        isWritten ? message.recorded(text) : message.missing(text)
      }
    }
    if stored == bytes { return .matched }
    switch SnapshotText.content(of: stored) {
    case .text(let old):
      let state: StoredState = old.hasSameBytes(as: text) ? .equivalent : .different
      return settle(state, bytes, text, path, snapshot) { isWritten in
        state == .equivalent
          ? message.recorded(text, because: "was stored in another form")
          : message.differs(from: old, to: text, isRecorded: isWritten)
      }
    case .mergeMarkers(let line):
      let reason = "holds the marks of an unfinished merge at line \(line)"
      return settle(.absent, bytes, text, path, snapshot) { isWritten in
        isWritten ? message.recorded(text, because: reason) : message.missing(text, because: reason)
      }
    case .noUTF8(let offset):
      let reason = "is stored in a file that is no UTF-8 from byte \(offset) on"
      return settle(.different, bytes, text, path, snapshot) { isWritten in
        isWritten
          ? message.recorded(text, because: reason)
          : message.missing(text, because: reason, mode: .failed)
      }
    }
  }

  /// Does what the mode asks for.
  private func settle(
    _ stored: StoredState, _ bytes: [UInt8], _ text: String, _ path: String,
    _ snapshot: Snapshot, report: (_ isWritten: Bool) -> SnapshotReport
  ) -> SnapshotOutcome {
    switch mode(of: snapshot).decision(for: stored) {
    case .pass: return .matched
    case .fail: return stored == .absent ? .missing(report(false)) : .differs(report(false))
    case .write:
      do {
        if let slash = path.lastIndex(of: "/") { try SnapshotFolder.make(String(path[..<slash])) }
        try SnapshotFile.write(bytes, to: path)
      } catch {
        let message = snapshot.message(place: path)
        return .invalid(message.invalid(error.description, text: text))
      }
      return .recorded(report(true))
    }
  }
}

extension SnapshotStore {
  /// Why nothing is compared, and what to do about it.
  struct Refusal {
    var reason: String
    var advice: String?
  }

  static let loopAdvice =
    "In a loop, in a helper and in a test with arguments each snapshot needs a name of its own: "
    + "named: \"\\(value)\""

  /// What stands in the way whatever was done before.
  func refusal(_ snapshot: Snapshot, path: String?) -> Refusal? {
    if let complaint = environment.complaint { return Refusal(reason: complaint) }
    if path != nil, snapshot.test.isParameterized, snapshot.name == nil {
      return Refusal(
        reason: "a snapshot of a test with arguments needs a name",
        advice: "Name it by its arguments: named: \"\\(value)\"")
    }
    return nil
  }

  /// What stands in the way when somebody else has the path.
  static func refusal(_ claim: Claim, _ snapshot: Snapshot, path: String) -> Refusal? {
    if claim.place == snapshot.place, claim.path == path { return nil }
    let other = "the one at \(claim.place)"
    if claim.path != path {
      return Refusal(
        reason:
          "its file and that of \(other) differ in letter case only; some disks take them for one",
        advice: "Give one of them another name.")
    }
    if claim.test == snapshot.test {
      return Refusal(
        reason: "it has the name of \(other)",
        advice: "Give each snapshot of a test a name of its own: named: \"open\"")
    }
    return Refusal(
      reason: "it has the file of \(other), in the test \(claim.test)",
      advice: "Rename one of the tests or suites.")
  }
}
