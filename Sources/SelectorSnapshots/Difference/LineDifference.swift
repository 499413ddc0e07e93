/// What has to be done to the lines of one text to make another of it, with as few lines as can be.
///
/// Lines are compared byte by byte: letters that look alike are not equal.
///
/// ```swift
/// let difference = LineDifference(from: "a\nb\nc", to: "a\nc\nd")
/// print(difference.summary)  // 1 line removed, 1 added
/// print(difference.edits.count)  // 4
/// ```
public struct LineDifference: Hashable, Sendable {
  /// A line of the old text, the new one, or both, by its number from 0.
  public enum Edit: Hashable, Sendable {
    /// It stands in both.
    case same(Int, Int)
    /// It stands in the old text only.
    case removed(Int)
    /// It stands in the new text only.
    case added(Int)
  }

  /// The lines of the old text.
  public let old: [Substring]
  /// The lines of the new text.
  public let new: [Substring]
  /// The lines of both, in order; of a run of changes the removed ones come first.
  public let edits: [Edit]

  /// Compares two texts line by line.
  ///
  /// Texts that have hardly anything in common are not searched for the least difference but told as
  /// one change: from some 4,000 lines on that are left when all lines are dropped that begin both, end
  /// both, or stand in one only.
  ///
  /// - Complexity: O((*n* + *m*) *d*) for *n* and *m* lines between the first and the last that differ, *d* of
  ///   them in one text only.
  public init(from old: String, to new: String) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    edits = Self.edits(self.old, self.new)
  }

  /// The lines of a text; an empty text has none.
  static func lines(of text: String) -> [Substring] {
    text.isEmpty
      ? [] : text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    var start = 0
    while start < old.count, start < new.count, old[start].hasSameBytes(as: new[start]) {
      start += 1
    }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end].hasSameBytes(as: new[new.count - 1 - end])
    {
      end += 1
    }
    var edits = (0..<start).map { Edit.same($0, $0) }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    if start == oldEnd || start == newEnd {
      edits += (start..<oldEnd).map { .removed($0) } + (start..<newEnd).map { .added($0) }
    } else {
      var numbers = LineNumbers()
      let before = old.indices.map { start..<oldEnd ~= $0 ? numbers.number(of: old[$0]) : -1 }
      let after = new.indices.map { start..<newEnd ~= $0 ? numbers.number(of: new[$0]) : -1 }
      edits += middle(before, start..<oldEnd, after, start..<newEnd)
    }
    edits += (0..<end).map { .same(oldEnd + $0, newEnd + $0) }
    return edits
  }

  private static func middle(
    _ old: [Int], _ oldRange: Range<Int>, _ new: [Int], _ newRange: Range<Int>
  ) -> [Edit] {
    // Lines that one text has and the other has not are certainly changed.
    let inNew = Set(new[newRange])
    let inOld = Set(old[oldRange])
    let keptOld = oldRange.filter { inNew.contains(old[$0]) }
    let keptNew = newRange.filter { inOld.contains(new[$0]) }
    var sameOld = Set(keptOld)
    var sameNew = Set(keptNew)
    if keptOld.count + keptNew.count > 4_000 {
      (sameOld, sameNew) = ([], [])
    } else if keptOld.map({ old[$0] }) != keptNew.map({ new[$0] }) {
      let difference = keptNew.map { new[$0] }.difference(from: keptOld.map { old[$0] })
      for case .remove(let offset, _, _) in difference { sameOld.remove(keptOld[offset]) }
      for case .insert(let offset, _, _) in difference { sameNew.remove(keptNew[offset]) }
    }
    var edits: [Edit] = []
    var (left, right) = (oldRange.lowerBound, newRange.lowerBound)
    while left < oldRange.upperBound || right < newRange.upperBound {
      while left < oldRange.upperBound, !sameOld.contains(left) {
        edits.append(.removed(left))
        left += 1
      }
      while right < newRange.upperBound, !sameNew.contains(right) {
        edits.append(.added(right))
        right += 1
      }
      guard left < oldRange.upperBound, right < newRange.upperBound else { continue }
      edits.append(.same(left, right))
      left += 1
      right += 1
    }
    return edits
  }
}

/// Gives lines that are equal byte by byte the same number.
private struct LineNumbers {
  private var numbers: [[UInt8]: Int] = [:]

  mutating func number(of line: Substring) -> Int {
    let bytes = Array(line.utf8)
    if let known = numbers[bytes] { return known }
    numbers[bytes] = numbers.count
    return numbers.count - 1
  }
}
