import SelectorText

/// A difference as lines to read: what changed with some lines around it, and both numbers of each line.
///
///       3  3 │   City      Lyon
///       4    │ - Extras    none
///          4 │ + Extras    Parking
///
/// What cannot be seen is marked in lines that changed. Where an old and a new line look alike, both are told
/// once more with escapes.
public struct UnifiedDifference: Hashable, Sendable {
  /// The lines, without a line feed.
  public private(set) var lines: [String] = []
  /// How many lines were left out for being too many.
  public private(set) var omitted = 0
  /// Whether a line holds marks for blanks or tabs.
  public private(set) var hasMarks = false

  private let difference: LineDifference
  private let digits: Int

  /// Draws a difference.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - context: How many lines that are the same stand before and after each change.
  ///   - limit: The most lines.
  public init(_ difference: LineDifference, context: Int = 3, limit: Int = 200) {
    self.difference = difference
    digits = String(max(difference.old.count, difference.new.count, 1)).count
    let shown = Self.shown(difference, context: max(0, context))
    var last: Int?
    for (index, edit) in difference.edits.enumerated() where shown[index] {
      if let last, last + 1 < index { lines.append(gutter(nil, nil) + "⋯") }
      last = index
      add(edit)
      if isEndOfBlock(index) { addLookalikes(endingAt: index) }
    }
    if lines.count > max(0, limit) {
      omitted = lines.count - max(0, limit)
      lines.removeLast(omitted)
    }
  }

  /// Which edits are a change or near one.
  private static func shown(_ difference: LineDifference, context: Int) -> [Bool] {
    var shown = [Bool](repeating: false, count: difference.edits.count)
    let context = min(context, shown.count)
    for (index, edit) in difference.edits.enumerated() {
      if case .same = edit { continue }
      let range = max(0, index - context)..<min(shown.count, index + context + 1)
      for near in range { shown[near] = true }
    }
    return shown
  }

  private mutating func add(_ edit: LineDifference.Edit) {
    switch edit {
    case .same(let old, let new):
      lines.append(gutter(old, new) + "  " + SafeText(String(difference.old[old])).string)
    case .removed(let old): add(difference.old[old], gutter(old, nil) + "- ")
    case .added(let new): add(difference.new[new], gutter(nil, new) + "+ ")
    }
    while lines.last?.last == " " { lines[lines.count - 1].removeLast() }
  }

  private mutating func add(_ line: Substring, _ start: String) {
    let visible = VisibleLine(line)
    hasMarks = hasMarks || visible.hasMarks
    lines.append(start + SafeText(visible.text).string)
  }

  private func isEndOfBlock(_ index: Int) -> Bool {
    if case .same = difference.edits[index] { return false }
    guard index + 1 < difference.edits.count else { return true }
    if case .same = difference.edits[index + 1] { return true }
    return false
  }

  /// Tells lines of a change once more where the old and the new one look alike.
  private mutating func addLookalikes(endingAt index: Int) {
    var (removed, added): ([Int], [Int]) = ([], [])
    loop: for edit in difference.edits[...index].reversed() {
      switch edit {
      case .removed(let line): removed.append(line)
      case .added(let line): added.append(line)
      case .same: break loop
      }
    }
    for (old, new) in zip(removed.reversed(), added.reversed()) {
      let (before, after) = (difference.old[old], difference.new[new])
      let looks = (VisibleLine(before).text, VisibleLine(after).text)
      guard looks.0 == looks.1 || SafeText(looks.0) == SafeText(looks.1) else { continue }
      lines.append(gutter(nil, nil) + "these look alike:")
      lines.append(gutter(old, nil) + "- " + VisibleLine.escaped(before))
      lines.append(gutter(nil, new) + "+ " + VisibleLine.escaped(after))
    }
  }

  private func gutter(_ old: Int?, _ new: Int?) -> String {
    "\(number(old)) \(number(new)) │ "
  }

  private func number(_ index: Int?) -> String {
    let text = index.map { String($0 + 1) } ?? ""
    return String(repeating: " ", count: digits - text.count) + text
  }
}
