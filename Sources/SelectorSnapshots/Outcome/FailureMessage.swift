/// The words of a failure.
struct FailureMessage {
  /// Which snapshot it is, in words.
  var subject: String
  /// Where it is stored.
  var place: String
  /// The pattern of its test for `swift test --filter`.
  var filter: String

  /// A text that differs from what is stored.
  func differs(
    from stored: String, to text: String, isRecorded: Bool
  ) -> SnapshotReport {
    let difference = LineDifference(from: stored, to: text)
    let unified = UnifiedDifference(difference)
    let first = isRecorded ? "recorded anew" : "differs"
    var lines = ["Snapshot \(subject) \(first): \(difference.summary)"]
    let marks = unified.hasMarks ? "; · is a blank at the end of a line, ⇥ a tab" : ""
    lines += ["(- stored, + now\(marks))", ""]
    lines += unified.lines
    if unified.omitted > 0 {
      lines.append("… \(unified.omitted) more lines; attached as difference.txt")
    }
    lines.append("")
    let pair = SideBySide(difference)
    if !pair.lines.isEmpty, unified.lines.count <= 60 { lines += pair.lines + [""] }
    if let place = difference.firstDifference {
      lines.append("First difference: line \(place.line), cell \(place.cell)")
    }
    lines += footer(isRecorded: isRecorded, mode: .failed)
    return SnapshotReport(
      message: lines.joined(separator: "\n"), place: place,
      attachments: [
        SnapshotAttachment(name: "stored.txt", text: stored),
        SnapshotAttachment(name: "now.txt", text: text),
        SnapshotAttachment(
          name: "difference.txt",
          text: UnifiedDifference(difference, limit: .max).lines.joined(separator: "\n")),
      ])
  }

  /// A text for which nothing is stored, or nothing that is a text; the mode is one that writes it.
  func missing(
    _ text: String, because reason: String = "is missing", mode: RecordMode = .missing
  ) -> SnapshotReport {
    var lines = ["Snapshot \(subject) \(reason). It would be:", ""]
    lines += excerpt(of: text) + [""] + footer(isRecorded: false, mode: mode)
    return report(lines, text)
  }

  /// A text that was written.
  func recorded(_ text: String, because reason: String = "was missing") -> SnapshotReport {
    var lines = ["Snapshot \(subject) recorded, for it \(reason):", ""]
    lines += excerpt(of: text) + [""] + footer(isRecorded: true, mode: .missing)
    return report(lines, text)
  }

  /// Why nothing could be compared or written.
  func invalid(_ reason: String, advice: String? = nil, text: String) -> SnapshotReport {
    var lines = ["Snapshot \(subject): \(reason)"]
    if let advice { lines += ["", advice] }
    lines.append("\(placeLabel)\(place)")
    return report(lines, text)
  }

  private func report(_ lines: [String], _ text: String) -> SnapshotReport {
    SnapshotReport(
      message: lines.joined(separator: "\n"), place: place,
      attachments: [SnapshotAttachment(name: "now.txt", text: text)])
  }

  private func excerpt(of text: String) -> [String] {
    let lines = LineDifference.lines(of: text)
    var shown = lines.prefix(60).map { "  │ " + VisibleLine.padded(VisibleLine($0).text, to: 0) }
    shown = shown.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    if lines.count > 60 { shown.append("  … \(lines.count - 60) more lines; attached as now.txt") }
    return shown
  }

  private let placeLabel = "Place:  "

  private func footer(isRecorded: Bool, mode: RecordMode) -> [String] {
    let place = "\(placeLabel)\(place)"
    if isRecorded { return [place, "Look at it, then run the test again: it passes now."] }
    return [place, "Record: SELECTOR_RECORD=\(mode.rawValue) swift test --filter \(filter)"]
  }

  init(subject: String, place: String, filter: String) {
    self.subject = subject
    self.place = place
    self.filter = filter
  }
}
