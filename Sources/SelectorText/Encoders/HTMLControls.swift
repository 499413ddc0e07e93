import SelectorKit

/// Writes controls and their open lists as elements with roles.
struct HTMLControls {
  private let renderer: TextRenderer
  private(set) var lines: [String] = []

  init(_ renderer: TextRenderer) {
    self.renderer = renderer
  }

  mutating func add(_ source: some PresentationSource) {
    let frame = renderer.frame(of: source)
    for index in 0..<max(0, source.controlCount) {
      let control = source.control(at: index)
      let shown = frame.lists.first { $0.control == index }?.lines
      let list =
        control.isOpen || control.kind == .results
        ? source.list(at: index, lines: shown ?? source.wantedLines(at: index)) : nil
      lines.append("<div class=\"field\(control.isFocused ? " focused" : "")\">")
      if control.kind == .results {
        addHead(of: control, index)
      } else {
        addHeader(of: control, list, index)
      }
      if let list { add(list, of: control, index) }
      lines.append("</div>")
    }
  }

  // MARK: Headers

  private mutating func addHeader(
    of control: ControlPresentation, _ list: ListPresentation?, _ index: Int
  ) {
    var states = Attributes()
    states.add("id", "c\(index)")
    states.add("role", Self.role(of: control.kind))
    states.add("aria-labelledby", "c\(index)-name")
    if control.isEnabled {
      states.add("tabindex", "0")
    } else {
      states.add("aria-disabled", "true")
    }
    if control.isRequired { states.add("aria-required", "true") }
    if control.isReadOnly { states.add("aria-readonly", "true") }
    if !control.issues.isEmpty {
      states.add("aria-invalid", "true")
      states.add("aria-errormessage", "c\(index)-issue")
    }
    addOwn(states: &states, of: control, list, index)
    lines.append(
      Self.mark(control.isFocused ? renderer.theme.pointer : nil, "pointer")
        + #"<span class="name" id="c\#(index)-name" dir="auto">"#
        + text(control.label)
        + Self.mark(control.isRequired ? renderer.theme.required : nil, "required") + "</span>")
    lines.append(#"<div class="header"\#(states.text)>"#)
    lines.append(content(of: control) + "</div>")
    lines.append(Self.mark(indicator(of: control), "indicator"))
    addNotes(of: control, index)
  }

  /// The states that only some kinds of control have.
  private func addOwn(
    states: inout Attributes, of control: ControlPresentation, _ list: ListPresentation?,
    _ index: Int
  ) {
    switch control.kind {
    case .toggle: states.add("aria-checked", control.isOn ? "true" : "false")
    case .text:
      if control.role == .placeholder { states.add("aria-placeholder", control.text) }
    case .selector, .multi, .combobox:
      states.add("aria-haspopup", "listbox")
      states.add("aria-expanded", control.isOpen ? "true" : "false")
      if control.kind == .combobox { states.add("aria-autocomplete", "list") }
      if control.role == .placeholder { states.add("aria-placeholder", control.text) }
      guard let list else { return }
      states.add("aria-controls", "c\(index)-list")
      if let active = list.rows.first(where: \.isHighlighted) {
        states.add("aria-activedescendant", "c\(index)-o\(active.index)")
      }
    case .results: break
    }
  }

  private func content(of control: ControlPresentation) -> String {
    if control.kind == .toggle {
      let box = "[\(control.isOn ? String(renderer.theme.on) : " ")]"
      return #"<span aria-hidden="true">\#(box)</span> "# + span("value", control.text)
    }
    let isTyping = control.role == .input
    let query = control.isOpen ? control.query.flatMap { $0.isEmpty ? nil : $0 } : nil
    if isTyping || query != nil {
      let hasCaret = !isTyping || control.isFocused
      let caret = Self.mark(hasCaret ? renderer.theme.caret : nil, "caret")
      return span("value", isTyping ? control.text : query ?? "") + caret
    }
    guard control.kind == .multi, !control.chips.isEmpty else {
      return span(control.role == .placeholder ? "placeholder" : "value", control.text)
    }
    let chips = control.chips.map { span("chip", $0) }.joined(separator: ", ")
    guard control.hiddenChipCount > 0 else { return chips }
    let words = renderer.strings.moreChosen
    return chips + " " + span("count", fill(words, String(control.hiddenChipCount)))
  }

  private mutating func addNotes(of control: ControlPresentation, _ index: Int) {
    if let issue = control.issues.first {
      lines.append(
        #"<span class="issue" id="c\#(index)-issue" dir="auto">"#
          + text("\(renderer.theme.issue) " + issue) + "</span>")
    } else if control.isReadOnly {
      lines.append(span("detail", fill(renderer.strings.readOnly, "")))
    }
  }

  private mutating func addHead(of control: ControlPresentation, _ index: Int) {
    lines.append(
      #"<span class="name" id="c\#(index)-name" dir="auto">"# + text(control.label) + "</span>")
    lines.append(#"<span class="count" role="status">"# + text(control.summary) + "</span>")
  }

  private static func role(of kind: ControlPresentation.Kind) -> String {
    switch kind {
    case .selector, .multi, .combobox: "combobox"
    case .toggle: "switch"
    case .text: "textbox"
    case .results: "list"
    }
  }

  private func indicator(of control: ControlPresentation) -> Character? {
    if !control.isEnabled { return renderer.theme.disabled }
    switch control.kind {
    case .toggle, .text, .results: return nil
    case .selector, .multi, .combobox:
      return control.isOpen ? renderer.theme.open : renderer.theme.closed
    }
  }

  // MARK: Lists

  private mutating func add(
    _ list: ListPresentation, of control: ControlPresentation, _ index: Int
  ) {
    let isInline = control.kind == .results
    var shown: [ListLine] = []
    renderer.fill(&shown, with: list, limit: max(1, list.lineCount), isInline: isInline)
    addCue(list.hiddenBefore, renderer.theme.moreBefore)
    var attributes = Attributes()
    attributes.add("id", "c\(index)-list")
    attributes.add("role", isInline ? "list" : "listbox")
    attributes.add("aria-labelledby", "c\(index)-name")
    if list.isMulti { attributes.add("aria-multiselectable", "true") }
    if list.content == .loading { attributes.add("aria-busy", "true") }
    lines += [#"<div class="list">"#, "<div\(attributes.text)>"]
    /// What stands in place of rows is no option, so it stands beside the list.
    var beside: [String] = []
    var groups = 0
    var isInGroup = false
    for line in shown {
      switch line.content {
      case .section:
        if isInGroup { lines.append("</div>") }
        let id = "c\(index)-g\(groups)"
        groups += 1
        isInGroup = true
        lines.append(#"<div role="group" aria-labelledby="\#(id)">"#)
        lines.append(
          #"<div class="section" role="presentation" id="\#(id)" dir="auto">"#
            + text(line.text) + "</div>")
      case .row(let row): add(row, line, of: list, index, isInline: isInline)
      case .message:
        beside.append(
          #"<div class="message" role="status" dir="auto">"# + text(line.text) + "</div>")
      case .issue:
        beside.append(
          #"<div class="issue" role="alert" dir="auto">"#
            + text("\(renderer.theme.issue) " + line.text.string) + "</div>")
      }
    }
    if isInGroup { lines.append("</div>") }
    lines.append("</div>")
    lines += beside
    lines.append("</div>")
    addCue(list.hiddenAfter, renderer.theme.moreAfter)
  }

  private mutating func add(
    _ row: ListPresentation.Row, _ line: ListLine, of list: ListPresentation, _ index: Int,
    isInline: Bool
  ) {
    let id = "c\(index)-o\(row.index)"
    var attributes = Attributes()
    attributes.add("id", id)
    attributes.add("role", isInline ? "listitem" : "option")
    if !isInline {
      attributes.add("aria-selected", row.isChosen ? "true" : "false")
      if !row.isEnabled || row.isLocked { attributes.add("aria-disabled", "true") }
    }
    attributes.add("aria-posinset", String(row.index + 1))
    attributes.add("aria-setsize", String(list.total))
    let hasDetail = !line.detail.string.isEmpty
    if hasDetail { attributes.add("aria-describedby", id + "-detail") }
    var classes = "row"
    if row.isHighlighted { classes += " active" }
    if row.isChosen { classes += " chosen" }
    if !row.isEnabled { classes += " disabled" }
    var content = ""
    if !isInline {
      content += Self.mark(row.isHighlighted ? renderer.theme.pointer : nil, "pointer")
      content += Self.mark(mark(of: row, in: list), "mark")
    }
    content += #"<span class="option" dir="auto">"# + marked(line.text) + "</span>"
    if hasDetail {
      content +=
        #" <span class="detail" id="\#(id)-detail" dir="auto">"# + text(line.detail) + "</span>"
    }
    lines.append("<div class=\"\(classes)\"\(attributes.text)>\(content)</div>")
  }

  private func mark(of row: ListPresentation.Row, in list: ListPresentation) -> Character? {
    if row.isChosen { return list.isMulti ? renderer.theme.chosenInMulti : renderer.theme.chosen }
    return row.isEnabled && !row.isLocked ? nil : renderer.theme.disabled
  }

  private mutating func addCue(_ count: Int, _ arrow: Character) {
    guard count > 0 else { return }
    lines.append(
      #"<div class="more">"#
        + text("\(arrow) " + fill(renderer.strings.more, String(count))) + "</div>")
  }

  // MARK: Text

  private func fill(_ phrase: String, _ word: String) -> String {
    Phrase.fill(phrase, with: word, ascii: renderer.theme.isASCII)
  }

  private func text(_ raw: String) -> String { Markup.escaped(renderer.safe(raw)) }
  private func text(_ safe: SafeText) -> String { Markup.escaped(safe) }

  private func span(_ name: String, _ raw: String) -> String {
    #"<span class="\#(name)" dir="auto">"# + text(raw) + "</span>"
  }

  /// A mark that says in a glyph what a state says in a word.
  private static func mark(_ glyph: Character?, _ name: String) -> String {
    let text = glyph.map { Markup.escaped(SafeText(safe: String($0))) } ?? ""
    return #"<span class="\#(name)" aria-hidden="true">\#(text)</span>"#
  }

  /// A label in which the letters that a query found stand out.
  private func marked(_ label: SafeText) -> String {
    guard !label.marks.isEmpty else { return text(label) }
    var result = ""
    var isMarked = false
    for (offset, cluster) in label.string.enumerated() {
      let isMatch = label.marks.contains { $0.contains(offset) }
      if isMatch != isMarked { result += isMatch ? "<mark>" : "</mark>" }
      isMarked = isMatch
      result += text(SafeText(safe: String(cluster)))
    }
    return isMarked ? result + "</mark>" : result
  }
}

/// The attributes of an element, in the order in which they are added.
private struct Attributes {
  private(set) var text = ""

  mutating func add(_ name: String, _ value: String) {
    text += " \(name)=\"\(Markup.escaped(value))\""
  }
}
