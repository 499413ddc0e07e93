/// What a field held, and who wrote it last: all that undo puts back.
struct FieldMemory: Hashable, Sendable {
  var source: FieldSource
  var wasWrittenByUser: Bool
  var parents: ParentMemory?
  /// When the choice was written, as relations count.
  var edit = 0
}

/// Steps that can be taken back and taken again.
struct FormHistory: Sendable {
  /// One transaction that changed what fields hold.
  struct Step: Sendable {
    /// What the written fields held before and after.
    var fields: [Int: (before: FieldMemory, after: FieldMemory)]
    /// What the form itself forgot since, with what it was before: undo puts that back too.
    var aftermath: [Int: FieldMemory] = [:]
    /// What it forgot since the step was taken back: taking the step again puts that back as well.
    var foreword: [Int: FieldMemory] = [:]
    /// The text field into which the step typed, as long as more typing joins it.
    var typing: Int?
  }

  private var past: [Step] = []
  private var future: [Step] = []

  /// The steps that were taken back, which the next step makes unreachable.
  var undone: [Step] { future }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Adds a step; typing into one text goes on with the step before.
  ///
  /// What the form forgot between two letters is part of the joined step: `forgotten` tells what such a
  /// field holds now, so that redo gives what was chosen after the last letter.
  mutating func record(_ step: Step, forgotten: [Int: FieldMemory]) {
    future.removeAll()
    guard let last = past.last, joins(step) else {
      past.append(step)
      return
    }
    var joined = last
    for (field, before) in last.aftermath {
      guard let now = forgotten[field] else { continue }
      joined.fields[field] = (joined.fields[field]?.before ?? before, now)
    }
    joined.aftermath = [:]
    // A letter may hide or show fields, which then forget: they are part of the joined step too.
    for (field, change) in step.fields {
      joined.fields[field] = (joined.fields[field]?.before ?? change.before, change.after)
    }
    past[past.count - 1] = joined
  }

  /// Whether a step goes on with the typing of the one before.
  private func joins(_ step: Step) -> Bool {
    step.typing != nil && step.typing == past.last?.typing
  }

  /// The fields that the form made forget something since the step that the next one goes on with.
  func forgetful(before step: Step) -> [Int] {
    guard let last = past.last, joins(step) else { return [] }
    return Array(last.aftermath.keys)
  }

  /// Ends the typing that the last step took part in.
  mutating func endTyping() {
    guard !past.isEmpty else { return }
    past[past.count - 1].typing = nil
  }

  /// Notes what the form forgot by itself; it is no step, but belongs to the one before.
  mutating func noteForgotten(_ memory: FieldMemory, of field: Int) {
    if let last = past.indices.last, past[last].aftermath[field] == nil {
      past[last].aftermath[field] = memory
    }
    if let next = future.indices.last, future[next].foreword[field] == nil {
      future[next].foreword[field] = memory
    }
  }

  /// What to put back to take the last step back; nil if there is none.
  mutating func undo() -> [Int: FieldMemory]? {
    guard var step = past.popLast() else { return nil }
    endTyping()
    let memories = step.aftermath.merging(step.fields.mapValues { $0.before }) { $1 }
    step.aftermath = [:]
    step.typing = nil
    future.append(step)
    return memories
  }

  /// What to put in place to take the step again; nil if there is none.
  mutating func redo() -> [Int: FieldMemory]? {
    guard var step = future.popLast() else { return nil }
    let memories = step.foreword.merging(step.fields.mapValues { $0.after }) { $1 }
    step.foreword = [:]
    past.append(step)
    return memories
  }
}
