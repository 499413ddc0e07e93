import SelectorText

/// A difference as lines to read: what changed with some lines around it, and both numbers of each line.
///
/// ```swift
/// let difference = LineDifference(from: stored, to: now)
/// print(UnifiedDifference(difference).lines.joined(separator: "\n"))
/// ```
///
/// ```text
/// 1 1 │   Country   France
/// 2   │ - City      Lyon
///   2 │ + City      Lille
/// 3 3 │   Extras    none
///   4 │ + Note      late
/// ```
///
/// What cannot be seen is marked in lines that changed. Where an old and a new line look alike, both are told
/// once more with escapes.
public struct UnifiedDifference: Sendable {
  /// The lines, without a line feed.
  public private(set) var lines: [String] = []
  /// How many lines were left out for being too many.
  public private(set) var omitted = 0
  /// Whether a line holds marks for blanks or tabs.
  public private(set) var hasMarks = false

  private let difference: LineDifference
  private let digits: Int
  /// The lines of the change that is being told, as they are shown.
  private var block: (removed: [(line: Int, text: String)], added: [(line: Int, text: String)]) =
    ([], [])

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
      if isEndOfBlock(index) { addLookalikes() }
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

  /// A line that is the same in both texts, made safe where that may be needed.
  private static func shown(_ line: Substring) -> String {
    let isPlain = unsafe line.utf8.withContiguousStorageIfAvailable { bytes in
      guard unsafe !bytes.contains(0x09) else { return false }
      return unsafe !SnapshotText.needsEscapes(bytes)
    }
    return isPlain == true ? String(line) : SafeText(String(line)).string
  }

  private mutating func add(_ edit: LineDifference.Edit) {
    switch edit {
    case .same(let old, let new):
      lines.append(gutter(old, new) + "  " + Self.shown(difference.old[old]))
    case .removed(let old):
      let text = add(difference.old[old], gutter(old, nil) + "- ")
      block.removed.append((old, text))
    case .added(let new):
      let text = add(difference.new[new], gutter(nil, new) + "+ ")
      block.added.append((new, text))
    }
    while lines.last?.utf8.last == 0x20 { lines[lines.count - 1].removeLast() }
  }

  private mutating func add(_ line: Substring, _ start: String) -> String {
    let visible = VisibleLine(line)
    hasMarks = hasMarks || visible.hasMarks
    let text = SafeText(visible.text).string
    lines.append(start + text)
    return text
  }

  private func isEndOfBlock(_ index: Int) -> Bool {
    if case .same = difference.edits[index] { return false }
    guard index + 1 < difference.edits.count else { return true }
    if case .same = difference.edits[index + 1] { return true }
    return false
  }

  /// Tells lines of a change once more where the old and the new one look alike.
  private mutating func addLookalikes() {
    // Texts are equal here if they are canonically equivalent.
    for (old, new) in zip(block.removed, block.added) where old.text == new.text {
      lines.append(gutter(nil, nil) + "these look alike:")
      lines.append(gutter(old.line, nil) + "- " + VisibleLine.escaped(difference.old[old.line]))
      lines.append(gutter(nil, new.line) + "+ " + VisibleLine.escaped(difference.new[new.line]))
    }
    block = ([], [])
  }

  private func gutter(_ old: Int?, _ new: Int?) -> String {
    "\(number(old)) \(number(new)) │ "
  }

  private func number(_ index: Int?) -> String {
    let text = index.map { String($0 + 1) } ?? ""
    return String(repeating: " ", count: digits - text.count) + text
  }
}
