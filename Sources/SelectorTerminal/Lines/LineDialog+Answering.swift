import SelectorForms
import SelectorKit
import SelectorText

extension LineDialog {
  /// Takes an answer to the field that is asked for.
  mutating func take(_ line: String) {
    let form = store.form
    guard let index = place(in: form) else { return goOn(after: nil) }
    let control = form.control(at: index)
    let text = Self.trimmed(line)
    switch control.kind {
    case .toggle: return takeSwitch(text, at: index, control)
    case .text: return takeText(line, at: index, control)
    case .group: return takeRows(text, at: index, control)
    case .results: return goOn(after: field)
    case .selector, .multi, .combobox: break
    }
    switch text {
    case "": keep(control)
    case "?": present()
    case "!": clear(index)
    case let search where search.hasPrefix("/"): narrow(String(search.dropFirst()), at: index)
    default:
      if control.kind == .multi, takeSeveral(text, at: index, in: form) { return }
      takeOne(text, at: index, control, in: form)
    }
  }

  static func trimmed(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// An empty line keeps what the field holds, and says so.
  private mutating func keep(_ control: ControlPresentation) {
    say(fill(words.kept, control.label, current(control)))
    goOn(after: field)
  }

  private mutating func clear(_ index: Int) {
    guard let key = store.form.field(at: index) else { return }
    update { Self.clear(&$0, key) }
    present()
  }

  private static func clear(_ form: inout Form, _ field: some FieldReference) -> [FormChange] {
    form.clear(field)
  }

  // MARK: Switches and texts

  private mutating func takeSwitch(_ text: String, at index: Int, _ control: ControlPresentation) {
    switch text.lowercased() {
    case "": return keep(control)
    case "?": return present()
    case let word where words.yes.contains(word) || words.no.contains(word):
      if words.yes.contains(word) != control.isOn {
        update { $0.press(KeyPress(.space)) }
      } else {
        say(fill(words.kept, control.label, current(control)))
      }
      goOn(after: field)
    default: complain(fill(words.noAnswer, text))
    }
  }

  private mutating func takeText(_ line: String, at index: Int, _ control: ControlPresentation) {
    switch line {
    case "": return keep(control)
    case "?": return present()
    default:
      let count = control.text.count
      update(silently: true) { form in
        for _ in 0..<count { form.press(KeyPress(.backspace)) }
        return line == "!" ? [] : form.paste(line)
      }
      goOn(after: field)
    }
  }

  // MARK: Rows

  /// Adds a row, takes one away, or goes on with the fields of those that are there.
  private mutating func takeRows(_ text: String, at index: Int, _ control: ControlPresentation) {
    let digits = text.dropFirst()
    switch text {
    case "": return keep(control)
    case "?": return present()
    case "+":
      let isAdded = store.withForm { $0.addRow(at: index) }
      if !isAdded { complain(fill(words.noMoreRows, control.label)) }
      present()
    case _ where text.hasPrefix("-") && Int(digits) != nil:
      let number = Int(digits) ?? 0
      let isRemoved = store.withForm { !$0.removeRow(number - 1, ofGroupAt: index).isEmpty }
      if !isRemoved { complain(fill(words.noRow, String(digits))) }
      present()
    default: complain(fill(words.noRowAnswer, text))
    }
  }

  // MARK: Lists

  /// Lists what a text finds, of a list that is not searched too.
  private mutating func narrow(_ text: String, at index: Int) {
    query = text
    first = 0
    setQuery(text, at: index)
    present()
  }

  private mutating func setQuery(_ text: String, at index: Int) {
    update(silently: true) { form in
      guard let key = form.field(at: index) else { return [] }
      if form.control(at: index).kind == .combobox {
        var changes: [FormChange] = []
        while !form.control(at: index).text.isEmpty {
          let before = form.control(at: index).text
          changes += form.press(KeyPress(.backspace))
          if form.control(at: index).text == before { break }
        }
        return changes + form.paste(text)
      }
      if form.searchMode(at: index) == nil { Self.makeSearchable(&form, key) }
      return form.search(at: index, for: text)
    }
  }

  private static func makeSearchable(_ form: inout Form, _ field: some FieldReference) {
    form.configure(field) { $0.search = .substring }
  }

  private mutating func turnPage(by pages: Int, at index: Int) {
    let start = first + pages * Self.pageSize
    guard start >= 0, start < store.form.rowCount(at: index) else { return complain(words.noPage) }
    first = start
    present()
  }

  /// Takes what chooses one option: a number, a label, the beginning of one label only.
  private mutating func takeOne(
    _ text: String, at index: Int, _ control: ControlPresentation, in form: Form
  ) {
    let total = form.rowCount(at: index)
    let found = find(text, at: index, in: form)
    if let row = found.exact { return choose(row, at: index, control) }
    if let number = Int(text) {
      guard 1...max(1, total) ~= number, total > 0 else {
        return complain(fill(words.noNumber, text, "\(total)"))
      }
      return choose(number - 1, at: index, control)
    }
    if text == "m" { return turnPage(by: 1, at: index) }
    if text == "b" { return turnPage(by: -1, at: index) }
    switch found.beginnings.count {
    case 1: choose(found.beginnings[0].index, at: index, control)
    case 0: takeOther(text, at: index, control)
    default:
      let labels = found.beginnings.map { "\($0.index + 1). \($0.label)" }
      complain(fill(words.ambiguous, text, labels.joined(separator: announcer.strings.separator)))
    }
  }

  /// A text of one's own, where the field takes one; else a complaint.
  private mutating func takeOther(_ text: String, at index: Int, _ control: ControlPresentation) {
    guard control.kind == .combobox else { return complain(fill(words.noOption, text)) }
    setQuery(text, at: index)
    let isRefused = update { $0.press(KeyPress(.enter)) }
    let isOpen = store.form.openIndex == index
    if isRefused || isOpen {
      setQuery(query, at: index)
    } else {
      goOn(after: field)
    }
  }

  /// The options that a text names: wholly, or by their beginnings, of which a few are enough.
  private func find(
    _ text: String, at index: Int, in form: Form
  ) -> (exact: Int?, beginnings: [ListPresentation.Row]) {
    let wanted = text.lowercased()
    var beginnings: [ListPresentation.Row] = []
    var start = 0
    let total = form.rowCount(at: index)
    while start < total {
      for row in form.rows(start..<min(start + 1_000, total), at: index) {
        let label = row.label.lowercased()
        guard label.hasPrefix(wanted) else { continue }
        if label == wanted { return (row.index, []) }
        if beginnings.count < 5 { beginnings.append(row) }
      }
      start += 1_000
    }
    return (nil, beginnings)
  }

  private mutating func choose(_ row: Int, at index: Int, _ control: ControlPresentation) {
    let form = store.form
    guard let option = form.rows(row..<row + 1, at: index).first else { return }
    guard option.isEnabled else { return complain(describe(option)) }
    if option.isChosen, control.kind != .multi {
      say(fill(words.kept, control.label, option.label))
      return goOn(after: field)
    }
    let isRefused = update { $0.press(row: row, at: index) }
    if control.kind == .multi || isRefused { return }
    goOn(after: field)
  }

  // MARK: Several

  /// Takes what only a field of several knows; false if it is none of that.
  private mutating func takeSeveral(_ text: String, at index: Int, in form: Form) -> Bool {
    switch text.lowercased() {
    case "done":
      goOn(after: field)
    case "all", "none":
      setAll(text.lowercased() == "all", at: index)
    default:
      let parts = text.split { $0.isWhitespace || $0 == "," }
      let changes = parts.compactMap(Self.change)
      guard changes.count == parts.count else { return false }
      for change in changes { toggle(change, at: index) }
    }
    return true
  }

  /// A number, and whether it is to be chosen; nil where it is to be the other way round.
  private static func change(_ part: Substring) -> (number: Int, isOn: Bool?)? {
    let sign = part.first
    let digits = sign == "+" || sign == "-" ? part.dropFirst() : part
    guard let number = Int(digits), digits.first?.isNumber == true else { return nil }
    return (number, sign == "+" ? true : sign == "-" ? false : nil)
  }

  private mutating func toggle(_ change: (number: Int, isOn: Bool?), at index: Int) {
    let form = store.form
    let total = form.rowCount(at: index)
    guard change.number >= 1, change.number <= total,
      let row = form.rows(change.number - 1..<change.number, at: index).first
    else { return complain(fill(words.noNumber, "\(change.number)", "\(total)")) }
    guard row.isEnabled else { return complain(describe(row)) }
    if row.isChosen == change.isOn { return say(describe(row)) }
    update { $0.press(row: row.index, at: index) }
  }

  /// Chooses everything that is listed, or nothing of it.
  private mutating func setAll(_ isOn: Bool, at index: Int) {
    update { form in
      let keys = KeyPress(.character("a"), .control)
      let isAll = { (form: Form) in
        form.rows(0..<form.rowCount(at: index), at: index).allSatisfy {
          $0.isChosen == isOn || !$0.isEnabled || $0.isLocked
        }
      }
      var changes: [FormChange] = []
      // Where some are chosen, all are first: only then are none.
      for _ in 0..<2 where !isAll(form) { changes += form.press(keys) }
      return changes
    }
    let control = store.form.control(at: index)
    let count = control.chips.count + control.hiddenChipCount
    say(fill(words.selected, "\(count)", current(control)))
  }
}
