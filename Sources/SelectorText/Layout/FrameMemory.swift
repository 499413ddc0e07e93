import SelectorKit

/// What drawing a frame needs on the way, kept so that the next frame allocates nothing.
struct FrameMemory: Sendable {
  /// The controls in view.
  var controls: [ControlPresentation] = []
  /// Their names, made safe.
  var labels: [SafeText] = []
  /// The open lists in view.
  var plans: [ListPlan] = []
  /// Room for the rows of lists.
  private var rows: [[ListPresentation.Row]] = []
  /// Room for the lines of lists.
  private var lines: [[ListLine]] = []

  /// Rows to be filled.
  mutating func takeRows() -> [ListPresentation.Row] { rows.popLast() ?? [] }
  /// Lines to be filled.
  mutating func takeLines() -> [ListLine] { lines.popLast() ?? [] }

  /// Takes back rows that are not needed any more.
  mutating func giveBack(_ rows: consuming [ListPresentation.Row]) {
    var rows = rows
    rows.removeAll(keepingCapacity: true)
    self.rows.append(rows)
  }

  /// Takes back the lines of all lists, and forgets what was in view.
  mutating func clear() {
    controls.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    for place in plans.indices {
      var buffer: [ListLine] = []
      swap(&buffer, &plans[place].lines)
      buffer.removeAll(keepingCapacity: true)
      lines.append(buffer)
    }
    plans.removeAll(keepingCapacity: true)
  }
}
