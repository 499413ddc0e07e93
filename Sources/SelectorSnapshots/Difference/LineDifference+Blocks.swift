extension LineDifference {
  /// Neighbouring changes: lines that go, and lines that stand in their place.
  struct Block: Hashable {
    var removed: Range<Int>
    var added: Range<Int>
  }

  /// The changes, each run of them as one.
  var blocks: [Block] {
    var blocks: [Block] = []
    var isOpen = false
    var (old, new) = (0, 0)
    for edit in edits {
      switch edit {
      case .same:
        isOpen = false
        old += 1
        new += 1
        continue
      case .removed, .added:
        if !isOpen { blocks.append(Block(removed: old..<old, added: new..<new)) }
        isOpen = true
      }
      var block = blocks.removeLast()
      if case .removed = edit {
        old += 1
        block.removed = block.removed.lowerBound..<old
      } else {
        new += 1
        block.added = block.added.lowerBound..<new
      }
      blocks.append(block)
    }
    return blocks
  }

  /// Whether no line differs.
  public var isEmpty: Bool {
    edits.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// How many lines differ, in words: `2 lines changed, 1 added`.
  ///
  /// A line that stands in place of another counts as changed.
  public var summary: String {
    var (changed, removed, added) = (0, 0, 0)
    for block in blocks {
      let both = min(block.removed.count, block.added.count)
      changed += both
      removed += block.removed.count - both
      added += block.added.count - both
    }
    let counts = [(changed, "changed"), (removed, "removed"), (added, "added")]
    var parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard let first = parts.first, let count = counts.first(where: { $0.0 > 0 })?.0 else {
      return "no line differs"
    }
    let words = first.split(separator: " ", maxSplits: 1)
    parts[0] = "\(count) \(count == 1 ? "line" : "lines") \(words[1])"
    return parts.joined(separator: ", ")
  }
}
