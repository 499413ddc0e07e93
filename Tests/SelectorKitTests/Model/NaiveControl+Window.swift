import SelectorKit

/// The window and the steps through the list.
extension NaiveControl {
  private func beginsSection(_ row: Int, _ rows: [NaiveOption]) -> Bool {
    row == 0 || rows[row].section != rows[row - 1].section
  }

  /// How many rows stand in the window that begins at a row: headers take lines, the first row is shown.
  func shown(from first: Int) -> Int { shown(from: first, rows) }

  private func shown(from first: Int, _ rows: [NaiveOption]) -> Int {
    var left = lines
    var count = 0
    while left > 0, first + count < rows.count {
      let row = first + count
      left -= rules.hasDetailLines ? 2 : 1
      left -= rows[row].section != nil && beginsSection(row, rows) ? 1 : 0
      if left < 0, count > 0 { break }
      count += 1
    }
    return count
  }

  /// Moves the window as little as needed, so that it wastes no line and a row shows.
  mutating func show(_ id: Int?) {
    let rows = self.rows
    guard !rows.isEmpty else {
      first = 0
      return
    }
    let ends = rows.indices.map { $0 + shown(from: $0, rows) }
    let latest = lines == 0 ? rows.count - 1 : ends.firstIndex(of: rows.count) ?? 0
    var fitting = Array(0...latest)
    if let row = rows.firstIndex(where: { $0.id == id }), lines > 0 {
      let showing = fitting.filter { $0 <= row && row < ends[$0] }
      fitting = showing.isEmpty ? [row] : showing
    }
    let now = first
    first = fitting.min { abs($0 - now) < abs($1 - now) } ?? 0
  }

  // MARK: Steps

  /// Where a movement leads, among rows that fulfil a condition; nil to stay.
  func target(
    _ movement: SelectorMovement, from start: Int?, page: Int, wraps: Bool,
    where isFit: (NaiveOption) -> Bool
  ) -> Int? {
    let rows = self.rows
    let fit = rows.indices.filter { isFit(rows[$0]) }
    switch movement {
    case .first: return fit.first
    case .last: return fit.last
    case .next:
      guard let start else { return fit.first }
      return fit.first { $0 > start } ?? (wraps ? fit.first : nil)
    case .previous:
      guard let start else { return fit.last }
      return fit.last { $0 < start } ?? (wraps ? fit.last : nil)
    case .pageDown:
      let goal = min((start ?? 0) + max(1, page), rows.count - 1)
      return fit.min { (abs($0 - goal), -$0) < (abs($1 - goal), -$1) }
    case .pageUp:
      let goal = max((start ?? rows.count - 1) - max(1, page), 0)
      return fit.min { (abs($0 - goal), $0) < (abs($1 - goal), $1) }
    case .nextSection, .previousSection:
      return sectionTarget(isForward: movement == .nextSection, from: start, fit: fit)
    }
  }

  private func sectionTarget(isForward: Bool, from start: Int?, fit: [Int]) -> Int? {
    let rows = self.rows
    let starts = rows.indices.filter { beginsSection($0, rows) }
    func section(of row: Int) -> Int { starts.last { $0 <= row } ?? 0 }
    // The first fit row of each section that has one.
    let doors = starts.compactMap { begin in fit.first { section(of: $0) == begin } }
    guard let start else { return isForward ? doors.first : doors.last }
    return isForward
      ? doors.first { section(of: $0) > section(of: start) }
      : doors.last { section(of: $0) < section(of: start) }
  }

  // MARK: Options that change

  enum Cause { case list, availability, rules }

  /// Does something to the options; choice, highlight and window follow their ids.
  mutating func change(
    _ cause: Cause, _ body: (inout NaiveControl) -> Void
  ) -> [SelectorChange<Int>] {
    changes = []
    let old = self
    let (oldRows, oldValue) = (old.rows, old.value)
    body(&self)
    if cause == .list { endSession() }
    if isOpen {
      anchor = anchor.flatMap { survivor(of: $0, in: oldRows) }
      highlight = highlight.flatMap { survivor(of: $0, in: oldRows) }
      let isNews = cause != .availability || old.highlight != nil
      if isNews, highlight == nil, isSearching { highlight = firstReachable }
      show(highlight)
    }
    forgetLost(since: old)
    if value != oldValue || customText != old.customText {
      changes.append(.valueChanged(previous: oldValue, current: value, .optionsChanged))
    }
    remember()
    if highlight != old.highlight { changes.append(.highlighted(highlight)) }
    return changes
  }

  private func survivor(of id: Int, in old: [NaiveOption]) -> Int? {
    let fit = rows.filter { isReachable($0) }.map(\.id)
    let ids = old.map(\.id)
    if fit.contains(id) { return id }
    guard let index = ids.firstIndex(of: id) else { return nil }
    return ids[index...].first { fit.contains($0) } ?? ids[..<index].last { fit.contains($0) }
  }

  /// Under `clear` an id is forgotten that a complete list held, or that a list is complete without.
  private mutating func forgetLost(since old: NaiveControl) {
    guard rules.missing == .clear, status == .ready, case .ids(let ids) = choice else { return }
    let now = options.map(\.id)
    let kept = ids.filter { id in
      if now.contains(id) { return true }
      return old.status == .ready && !old.options.contains { $0.id == id }
    }
    guard kept.count < ids.count else { return }
    choice = kept.isEmpty ? .untouched : .ids(kept)
    base = nil
  }
}
