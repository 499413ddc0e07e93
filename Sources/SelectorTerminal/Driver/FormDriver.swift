import SelectorForms
import SelectorKit
import SelectorText

/// Drives a form by what a terminal tells, and draws it: everything but the bytes and the waiting.
///
/// It holds no terminal and no clock, so that the same driver runs in a terminal and in a test.
struct FormDriver {
  /// What has to happen for the answer to be given.
  enum Purpose: Hashable, Sendable {
    /// The form is submitted.
    case submit
    /// The list of the one field is left.
    case choose
  }

  /// What a driver asks of whoever holds the terminal.
  enum Request: Hashable, Sendable {
    case suspend
    case repaint
  }

  let store: FormStore
  let purpose: Purpose
  var settings: TerminalSettings
  /// The cells that a frame may take.
  var size: ScreenSize
  /// How it ended; nil while it goes on.
  private(set) var outcome: TerminalOutcome?
  private(set) var requests: [Request] = []
  /// What waits for a search that is done in parts: what it means depends on what is found.
  var waiting: [InputEvent] = []
  /// Whether options are still being read, which the line below says.
  var isReading = false
  /// What is typed, as long as it is edited: the search line of an open list, or the text of a field.
  var line = LineEditor()
  /// The place of the field whose text that is.
  var lineIndex: Int?
  /// What is to be said until the next key.
  var notice: String?
  var frame = TextFrame()
  /// Whether the open list has had nothing to highlight yet.
  private var wasEmpty = false
  /// The most lines that a list on a screen of its own asked for, so that nothing jumps while it is filtered.
  private var tallest = 4

  init(_ store: FormStore, for purpose: Purpose, settings: TerminalSettings, size: ScreenSize) {
    self.store = store
    self.purpose = purpose
    self.settings = settings
    self.size = size
    store.update { form in
      if form.focusedFieldID == nil { form.focusEnd() }
    }
    openIfPossible()
  }

  /// A single list is open from the moment when there is something to choose from, or may still be; the
  /// first option that comes is highlighted.
  mutating func openIfPossible() {
    guard purpose == .choose, outcome == nil else { return }
    let isReading = isReading
    let isEmptied = wasEmpty
    let count = store.withForm { form in
      let count = form.rowCount(at: 0)
      let isOpen = form.openIndex != nil
      let isFirst = count > 0 && isEmptied && !Self.hasHighlight(form)
      // In an open list without a highlight the key goes to the first option.
      if isFirst || (!isOpen && (count > 0 || isReading)) { form.press(KeyPress(.arrowDown)) }
      return count
    }
    wasEmpty = count == 0 && isReading
  }

  private static func hasHighlight(_ form: Form) -> Bool {
    form.list(at: 0, lines: 1)?.rows.contains(where: \.isHighlighted) ?? false
  }

  /// Ends where no option came and none will.
  mutating func endIfEmpty() {
    let form = store.form
    let isUntouched = (form.control(at: 0).query ?? "").isEmpty
    if purpose == .choose, form.rowCount(at: 0) == 0, isUntouched { end(.cancelled) }
  }

  mutating func takeRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  mutating func request(_ request: Request) { requests.append(request) }

  mutating func end(_ outcome: TerminalOutcome) {
    if self.outcome == nil { self.outcome = outcome }
  }

  /// Does something to the form, and notices when the answer is given by it.
  mutating func update(_ body: (inout Form) -> [FormChange]) {
    let changes = store.withForm { form in body(&form) }
    guard purpose == .choose else { return }
    for change in changes {
      if case .selector(.closed(let reason)) = change.event {
        end(reason == .selected ? .accepted : .cancelled)
      }
    }
  }

  /// Takes what a terminal tells.
  mutating func handle(_ event: InputEvent) {
    guard outcome == nil else { return }
    if mustWait(event) {
      waiting.append(event)
      return
    }
    switch event {
    case .key(let press): handle(press)
    case .paste(let text): paste(text)
    case .mouse(let event): handle(event)
    case .focus(let isGained): if isGained { request(.repaint) }
    case .resize, .report: break
    }
  }

  // MARK: Drawing

  /// The frame as the form is now, in the size that there is.
  mutating func draw() -> TextFrame {
    openIfPossible()
    var renderer = settings.renderer
    renderer.columns = size.columns
    renderer.rows = rows()
    let hasStatus = size.rows >= 4
    let hasScreen = showsScreen(store.form)
    // A list on a screen of its own leaves its last line to a legend, others leave none.
    if hasStatus, !hasScreen { renderer.rows = min(renderer.rows, size.rows - 1) }
    tellRows(renderer)
    let form = store.form
    renderer.lettersBehindCaret = lettersBehindCaret(in: form)
    renderer.draw(form, into: &frame)
    let cursor = frame.cursor
    guard hasStatus else { return TextFrame(canvas: frame.canvas, cursor: cursor) }
    var canvas = frame.canvas
    var line = canvas.rows - 1
    if !hasScreen {
      line = settings.placement == .fullScreen ? renderer.rows : canvas.rows
      canvas = TextCanvas(
        columns: size.columns, rows: line + 1, direction: frame.canvas.direction)
      canvas.draw(frame.canvas, row: 0)
    }
    let brush = TextCanvas.Brush(TextStyle(.message), layer: 1)
    canvas.fill(row: line, column: 0, width: size.columns, height: 1, brush: brush)
    let column = size.columns > 2 ? 2 : 0
    canvas.put(
      status(of: form, limit: size.columns - column), row: line, column: column,
      limit: size.columns - column, brush: brush, policy: renderer.policy)
    return TextFrame(canvas: canvas, cursor: cursor)
  }

  /// Whether the open list has the screen for itself.
  private func showsScreen(_ form: Form) -> Bool {
    form.openIndex.map { form.control(at: $0).appearance == .fullScreen } ?? false
  }

  /// The lines of a frame: below a prompt a list takes no more than it ever needed.
  private mutating func rows() -> Int {
    let form = store.form
    guard settings.placement != .fullScreen, showsScreen(form), let index = form.openIndex else {
      return size.rows
    }
    tallest = max(tallest, form.wantedLines(at: index).clamped(to: 2...size.rows + 2) + 2)
    return min(tallest, size.rows)
  }

  /// Tells the open list how many lines there are for it.
  private func tellRows(_ renderer: TextRenderer) {
    let frame = frame
    store.update { form in
      guard let index = form.openIndex, form.wantedLines(at: index) > 0 else { return }
      form.layout(at: index, rows: renderer.listLines(for: index, in: form, keeping: frame))
    }
  }

  /// How much of what is typed stands behind the caret.
  private func lettersBehindCaret(in form: Form) -> Int {
    guard let edited = editedText(in: form), edited.index == lineIndex, line.text == edited.text
    else { return 0 }
    return line.tailCount
  }

  /// The line below: where the highlight is, for those who cannot see it, and what keys do.
  private func status(of form: Form, limit: Int) -> SafeText {
    let words = settings.words
    if let notice { return settings.renderer.keyLine([notice], [], limit: limit) }
    guard let index = form.openIndex, let list = form.list(at: index, lines: 1) else {
      var keys = form.focusedIndex == nil ? words.end : words.form
      if form.rowGroup(at: form.focusedIndex) != nil { keys += " · \(words.rows)" }
      return keyLine([], keys, limit: limit)
    }
    var parts: [String] = []
    if isReading, let first = form.list(at: 0, lines: 1) {
      parts.append(SelectorStrings.fill(words.reading, with: "\(first.total)"))
    }
    if form.searchProgress(at: index) == .underWay { parts.append(words.searching) }
    if case .rows = list.content, let row = list.rows.first(where: \.isHighlighted) {
      parts.append("\(row.index + 1)/\(list.total)")
      // The cursor is at the caret then, so that the row has to be named elsewhere.
      if !(query(of: form) ?? "").isEmpty { parts.append(row.label) }
    }
    let choosing = list.isMulti ? words.chooseSeveral : words.choose
    return keyLine(parts, purpose == .submit ? words.list : choosing, limit: limit)
  }

  private func keyLine(_ facts: [String], _ keys: String, limit: Int) -> SafeText {
    settings.renderer.keyLine(
      facts, keys.split(separator: " · ").map { String($0) }, limit: limit)
  }

  /// What narrows the open list; nil where none is open that is searched by a line of its own.
  func query(of form: Form) -> String? {
    guard let index = form.openIndex, index == form.focusedIndex,
      form.searchMode(at: index) != nil
    else { return nil }
    let control = form.control(at: index)
    return control.kind == .combobox ? nil : control.query ?? ""
  }

  /// The text that keys edit, and the place of the field that it belongs to; nil where they edit none.
  func editedText(in form: Form) -> (text: String, index: Int)? {
    guard let index = form.focusedIndex else { return nil }
    if let query = query(of: form) { return (query, index) }
    let control = form.control(at: index)
    guard control.kind == .text || control.kind == .combobox else { return nil }
    return (control.role == .placeholder ? "" : control.text, index)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// How the use of a terminal ended.
public enum TerminalOutcome: Hashable, Sendable {
  /// An answer was given: an option was chosen, or the form was submitted.
  case accepted
  /// The user left without one.
  case cancelled
}
