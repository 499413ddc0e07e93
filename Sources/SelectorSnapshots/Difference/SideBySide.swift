/// Two texts beside each other, lines that belong together on one line, what differs marked between them.
///
/// ```swift
/// let difference = LineDifference(from: stored, to: now)
/// print(SideBySide(difference).lines.joined(separator: "\n"))
/// ```
///
/// ```text
/// stored             now
/// Country   France   Country   France
/// City      Lyon   ≠ City      Lille
/// Extras    none     Extras    none
///                  + Note      late
/// ```
public struct SideBySide: Hashable, Sendable {
  /// The lines, without a line feed; none where the texts do not fit.
  public let lines: [String]

  /// Puts the texts of a difference beside each other.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - columns: The cells that a line may take; nothing is cut to fit.
  ///   - rows: How many lines there may be.
  public init(_ difference: LineDifference, columns: Int = 110, rows: Int = 40) {
    let left = max(6, difference.old.map { VisibleLine.cells(VisibleLine($0).text) }.max() ?? 0)
    let right = max(3, difference.new.map { VisibleLine.cells(VisibleLine($0).text) }.max() ?? 0)
    let rowsNeeded = difference.edits.count
    guard left + right + 3 <= columns, rowsNeeded <= rows else {
      lines = []
      return
    }
    var lines = [Self.line("stored", " ", "now", left)]
    var pending: (old: [Int], new: [Int]) = ([], [])
    func flush() {
      for index in 0..<max(pending.old.count, pending.new.count) {
        let old = index < pending.old.count ? difference.old[pending.old[index]] : nil
        let new = index < pending.new.count ? difference.new[pending.new[index]] : nil
        let mark = old == nil ? "+" : new == nil ? "-" : "≠"
        lines.append(
          Self.line(
            old.map { VisibleLine($0).text } ?? "", mark, new.map { VisibleLine($0).text } ?? "",
            left))
      }
      pending = ([], [])
    }
    for edit in difference.edits {
      switch edit {
      case .removed(let line): pending.old.append(line)
      case .added(let line): pending.new.append(line)
      case .same(let old, let new):
        flush()
        lines.append(
          Self.line(String(difference.old[old]), " ", String(difference.new[new]), left))
      }
    }
    flush()
    self.lines = lines
  }

  private static func line(_ left: String, _ mark: String, _ right: String, _ cells: Int) -> String
  {
    var line = VisibleLine.padded(left, to: cells) + " \(mark) " + VisibleLine.padded(right, to: 0)
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension LineDifference {
  /// Where the texts first differ: the line of the new text and the cell in it, both from 1.
  var firstDifference: (line: Int, cell: Int)? {
    guard let block = blocks.first else { return nil }
    let line = block.added.lowerBound + 1
    guard !block.removed.isEmpty, !block.added.isEmpty else { return (line, 1) }
    let before = old[block.removed.lowerBound]
    let after = new[block.added.lowerBound]
    let common = zip(before, after).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0)
    return (line, VisibleLine.cells(String(common)) + 1)
  }
}
