import SelectorKit

/// One line of an open list, with its texts made safe and measured.
struct ListLine {
  /// What stands in the line.
  enum Content {
    /// An option.
    case row(ListPresentation.Row)
    /// What is secondary of the option in the line above.
    case detail(ListPresentation.Row)
    /// The name of a section.
    case section
    /// Words that stand for rows.
    case message
    /// Words that say what went wrong.
    case issue
  }

  /// What stands in the line.
  let content: Content
  /// Its main text.
  let text: SafeText
  /// The cells of the main text.
  let width: Int
  /// A line that only keeps a list as high as it was.
  static let blank = ListLine(content: .message, text: .empty, width: 0)
  /// What stands beside it, or an empty text.
  var detail = SafeText.empty
  /// The cells of what stands beside it.
  var detailWidth = 0

  /// Whether keys act on the option that stands in the line.
  var isHighlighted: Bool {
    if case .row(let row) = content { row.isHighlighted } else { false }
  }

  /// Whether it says what went wrong.
  var isIssue: Bool {
    if case .issue = content { true } else { false }
  }

  /// Whether the label of an option stands in it.
  var isRow: Bool {
    if case .row = content { true } else { false }
  }

  /// Whether it goes with the option in the line above.
  var isDetail: Bool {
    if case .detail = content { true } else { false }
  }

  /// Whether the main text is a name, which is not cut as long as there is any room for it.
  var isNamed: Bool {
    switch content {
    case .row, .section: true
    case .detail, .message, .issue: false
    }
  }

  /// The cells before the main text.
  func lead(_ lead: ListLead) -> Int {
    switch content {
    case .row, .detail, .message, .issue: lead.rawValue
    case .section: lead == .full ? 1 : 0
    }
  }
}

/// What stands before the text of a list's lines.
enum ListLead: Int {
  /// Nothing.
  case none = 0
  /// One cell for both pointer and mark, or a blank.
  case narrow = 1
  /// Pointer and mark, each with a cell of its own, and a blank.
  case full = 3
}

extension TextRenderer {
  /// Fills in the lines of a list: at most as many as there is room for, the highlighted one among them.
  ///
  /// - Parameters:
  ///   - lines: The lines; what was in them goes.
  ///   - list: What can be seen of the list.
  ///   - limit: The lines that there are.
  ///   - isInline: Whether the list stands in the form itself: rows have no marks, and keys never act
  ///     on it.
  /// - Complexity: O(*n*) in the rows that the list holds.
  func fill(
    _ lines: inout [ListLine], with list: ListPresentation, limit: Int, isInline: Bool = false
  ) {
    lines.removeAll(keepingCapacity: true)
    switch list.content {
    case .rows where !list.rows.isEmpty:
      let hasDetails = list.linesPerRow > 1
      for row in list.rows {
        if let header = row.sectionHeader { lines.append(line(.section, header)) }
        lines.append(line(for: row, isInline: isInline, hasDetailBelow: hasDetails))
        if hasDetails { lines.append(line(.detail(row), row.detail ?? "")) }
      }
      if let header = list.trailingHeader, lines.count < limit {
        lines.append(line(.section, header))
      }
      if hasStickySections, let name = list.leadingSection { stick(name, to: &lines, limit) }
    case .rows, .empty:
      lines.append(phrase(.message, isInline ? strings.noResults : strings.empty))
    case .loading: lines.append(phrase(.message, strings.loading))
    case .waiting: lines.append(phrase(.message, ""))
    case .failed(let message) where isInline:
      let mark = "\(theme.issue) "
      lines.append(phrase(.message, mark + strings.failedResults, with: message))
    case .failed(let message): lines.append(phrase(.issue, strings.failed, with: message))
    case .filteredOut: lines.append(phrase(.message, strings.filteredOut))
    case .noMatch(let query): lines.append(phrase(.message, strings.noMatch, with: query))
    case .blocked(let name): lines.append(phrase(.message, strings.blocked, with: name))
    }
    guard lines.count > limit else { return }
    // A source that gives more than was asked for: the highlighted row goes before the first ones.
    let row = lines.lastIndex(where: \.isHighlighted) ?? 0
    let last = limit > 1 && lines.dropFirst(row + 1).first?.isDetail == true ? row + 1 : row
    let first = max(0, last - limit + 1)
    lines.removeSubrange((first + limit)...)
    lines.removeSubrange(..<first)
  }

  /// The lines of a list: see ``fill(_:with:limit:isInline:)``.
  func lines(of list: ListPresentation, limit: Int, isInline: Bool = false) -> [ListLine] {
    var lines: [ListLine] = []
    fill(&lines, with: list, limit: limit, isInline: isInline)
    return lines
  }

  /// Puts the name of a section above its rows, of which the last one goes, or the first if that is
  /// highlighted.
  private func stick(_ name: String, to lines: inout [ListLine], _ limit: Int) {
    let height = lines.dropFirst().first?.isDetail == true ? 2 : 1
    guard limit > height, lines.first?.isRow == true else { return }
    if lines.count >= limit, let last = lines.lastIndex(where: { !$0.isDetail }) {
      if lines[last].isHighlighted {
        lines.removeFirst(height)
      } else {
        lines.removeSubrange(last...)
      }
      // A section may begin right there.
      guard lines.first?.isRow == true else { return }
    }
    lines.insert(line(.section, name), at: 0)
  }

  /// Any text made safe for this screen.
  func safe(_ raw: String, marks: [Range<Int>] = []) -> SafeText {
    SafeText(
      raw, marks: marks,
      policy: SafeText.Policy(
        lineBreaks: theme.isASCII ? .space : .mark,
        controls: !showsControls ? .drop : theme.isASCII ? .carets : .pictures,
        keepsStyles: keepsLabelStyles))
  }

  private func line(_ content: ListLine.Content, _ raw: String) -> ListLine {
    line(content, safe(raw))
  }

  private func line(_ content: ListLine.Content, _ text: SafeText) -> ListLine {
    ListLine(content: content, text: text, width: policy.cells(of: text))
  }

  private func phrase(
    _ content: ListLine.Content, _ phrase: String, with word: String = ""
  ) -> ListLine {
    line(content, Phrase.fill(phrase, with: safe(word), by: self))
  }

  private func line(
    for row: ListPresentation.Row, isInline: Bool, hasDetailBelow: Bool
  ) -> ListLine {
    let text = safe(row.label, marks: row.matches)
    var line = ListLine(content: .row(row), text: text, width: policy.cells(of: text))
    let detail = hasDetailBelow ? nil : row.detail
    if let beside = row.isEnabled ? detail : row.disabledReason ?? detail {
      line.detail = safe(beside)
      line.detailWidth = policy.cells(of: line.detail)
    } else if !row.isEnabled && (row.isChosen || isInline) {
      // No mark says that it is disabled, so something else must.
      line.detail = safe(String(theme.disabled))
      line.detailWidth = 1
    }
    return line
  }
}
