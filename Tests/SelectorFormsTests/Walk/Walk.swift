import SelectorForms
import SelectorKit

/// A walk over a form: what must hold after every step.
struct Walk {
  /// A step after which something does not hold.
  struct Failure: Error {
    var index: Int
    var what: String
  }

  private var walk: WalkForm
  /// What is open, and what is highlighted, by what was reported.
  private var reportedOpen: Set<String> = []
  private var reportedHighlights: [String: OptionID] = [:]

  /// Walks from the start and tells the first step after which something does not hold.
  static func failure(seed: Int, _ steps: [WalkStep]) -> Failure? {
    do {
      var walk = Walk(walk: try WalkForm(seed: seed))
      for (index, step) in steps.enumerated() {
        if let what = try walk.fault(after: step) { return Failure(index: index, what: what) }
      }
      return nil
    } catch {
      return Failure(index: 0, what: "\(error)")
    }
  }

  private mutating func fault(after step: WalkStep) throws -> String? {
    let before = walk
    let chosenBefore = walk.chosen
    let changes = try walk.take(step)
    if before.chosen != chosenBefore { return "a copy changed" }
    if let broken = walk.form.checkInvariants().first { return broken }
    if let wrong = differenceFromReports(changes) { return wrong }
    if walk.chosen != chosenBefore, !step.isUndo {
      return try faultOfUndo(chosenBefore, changes)
    }
    return step.isUndo || !changes.contains(where: \.isWrite) ? nil : faultOfWrite(changes)
  }

  /// Undo gives what was before the step, and redo what was after it.
  private func faultOfUndo(_ before: [String], _ changes: [FormChange]) throws -> String? {
    // What the form forgets since options changed is no step.
    guard changes.contains(where: \.isWrite) || changes.contains(where: \.isReset) else {
      return nil
    }
    guard walk.form.canUndo else { return "a write is no step" }
    var back = walk
    _ = try back.take(.undo)
    // Letters join those before them, so that undo may go further back than one step of a walk.
    let isTyping = changes.contains(where: \.isTyping)
    if !isTyping, back.chosen != before {
      return "undo gives \(back.chosen), before the step was \(before)"
    }
    if let broken = back.form.checkInvariants().first { return "after undo: " + broken }
    _ = try back.take(.redo)
    let isAgain = isTyping ? back.chosen.last == walk.chosen.last : back.chosen == walk.chosen
    if !isAgain { return "redo gives \(back.chosen) for \(walk.chosen)" }
    return nil
  }

  /// A write that is reported wrote something, unless it made explicit what held by default.
  private func faultOfWrite(_ changes: [FormChange]) -> String? {
    walk.form.canUndo ? nil : "a write that is no step: \(changes)"
  }

  /// Where the reports and the form say different things about what is open and highlighted.
  private mutating func differenceFromReports(_ changes: [FormChange]) -> String? {
    for change in changes {
      guard case .selector(let event) = change.event else { continue }
      switch event {
      case .opened:
        reportedOpen.insert(change.field)
        reportedHighlights[change.field] = nil
      case .closed:
        reportedOpen.remove(change.field)
        reportedHighlights[change.field] = nil
      case .highlighted(let id): reportedHighlights[change.field] = id
      default: break
      }
    }
    if reportedOpen != Set(walk.form.openFieldIDs) {
      return "open are \(walk.form.openFieldIDs), reported was \(reportedOpen)"
    }
    if reportedHighlights != walk.highlights {
      return "highlighted are \(walk.highlights), reported was \(reportedHighlights)"
    }
    return nil
  }
}

extension FormChange {
  /// Whether it says that somebody wrote to a field.
  fileprivate var isWrite: Bool {
    switch event {
    case .text(_, let reason), .on(_, let reason): reason != .undo && reason != .reset
    case .valueChanged: false
    case .row: true
    case .selector(let change):
      switch change {
      case .chose, .removed, .entered, .cleared: true
      default: false
      }
    }
  }

  /// Whether a letter was typed into a text, or a text pasted.
  fileprivate var isTyping: Bool {
    if case .text(_, .keyboard) = event { true } else { false }
  }

  /// Whether it says that a field was put back to the start.
  fileprivate var isReset: Bool {
    switch event {
    case .text(_, .reset), .on(_, .reset), .valueChanged(_, _, .reset): true
    default: false
    }
  }
}
