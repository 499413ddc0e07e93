import SelectorKit

extension Form {
  /// Whether there is a step to take back.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step to take again.
  public var canRedo: Bool { history.canRedo }

  /// Takes the last step back: fields hold again what they held before it.
  ///
  /// Open lists close.
  ///
  /// With nothing to take back nothing happens.
  @discardableResult
  public mutating func undo() -> [FormChange] {
    guard let memories = history.undo() else { return [] }
    return putBack(memories)
  }

  /// Takes the step that was taken back again.
  ///
  /// Open lists close.
  @discardableResult
  public mutating func redo() -> [FormChange] {
    guard let memories = history.redo() else { return [] }
    return putBack(memories)
  }

  private mutating func putBack(_ memories: [Int: FieldMemory]) -> [FormChange] {
    let changes = transact(.undo) { form in
      form.noteSeen()
      form.closeAll()
      for (field, memory) in memories.sorted(by: { $0.key < $1.key }) {
        form.put(memory, in: field)
      }
    }
    // Where a list is another now, the choice of its parents took the place of what was put back.
    for (field, memory) in memories where values.source(field) != memory.source {
      history.noteForgotten(memory, of: field)
    }
    return changes
  }

  /// Puts every field back to the start: untouched, its default in force, a text empty, a switch off.
  ///
  /// Open lists close, nothing is touched or dirty any more, and the last submit is forgotten. The
  /// reset itself can be taken back.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  @discardableResult
  public mutating func reset() -> [FormChange] {
    transact(.reset) { form in
      form.noteSeen()
      form.closeAll()
      for field in form.placesToReset {
        let memory = FieldMemory(
          source: form.values.untouchedSource(field), wasWrittenByUser: false, parents: nil
        )
        form.put(memory, in: field)
        form.records[field].isTouched = false
      }
      form.submission = nil
      form.history.endTyping()
    }
  }

  private mutating func put(_ memory: FieldMemory, in field: Int) {
    act(on: field) {
      $0.put(memory.source)
      return []
    }
    records[field].memory = memory.parents
    records[field].edit = memory.edit
    markOptions(field)
    unsettleRelation(of: field)
    records[field].wasWrittenByUser = memory.wasWrittenByUser
  }

  private mutating func closeAll() {
    let now = now
    for field in openFieldPlaces {
      act(on: field) { $0.perform(.close(.program), at: now) }
    }
    // What is half typed gives way to the label, and letters typed before lead nowhere.
    if let focusedField {
      act(on: focusedField) {
        $0.perform(.close(.program), at: now) + $0.perform(.focus, at: now)
      }
    }
  }
}
