import SelectorKit

/// Writes controls and their open lists as elements with roles.
struct HTMLControls {
  let renderer: TextRenderer
  var lines: [String] = []
  /// How many groups the next control stands in, unless it says otherwise.
  private var openGroups = 0
  /// Whether a list has the screen for itself, so that nothing else can be reached.
  private var hasScreen = false

  init(_ renderer: TextRenderer) {
    self.renderer = renderer
  }

  mutating func add(_ source: some PresentationSource) {
    let frame = renderer.frame(of: source)
    defer { closeGroups(deeperThan: 0) }
    // A control that is not in view has no screen either: what is seen is what is named.
    let screen = frame.lists.first.flatMap { list in
      source.control(at: list.control).isScreen ? list.control : nil
    }
    hasScreen = screen != nil
    for index in 0..<max(0, source.controlCount) {
      let control = source.control(at: index)
      let shown = frame.lists.first { $0.control == index }?.lines
      let list =
        control.isOpen || control.kind == .results || control.appearance.showsOptionsWhileClosed
        ? source.list(at: index, lines: shown ?? source.wantedLines(at: index)) : nil
      closeGroups(deeperThan: control.level)
      if control.kind == .group {
        openGroup(control, index)
        continue
      }
      let inert = hasScreen && index != screen ? #" inert="""# : ""
      lines.append("<div class=\"field\(control.isFocused ? " focused" : "")\"\(inert)>")
      if control.kind == .results || control.appearance.showsOptionsWhileClosed {
        addHead(of: control, index)
      } else {
        addHeader(of: control, list, index)
      }
      if let list {
        if index == screen {
          addScreen(of: control, list, index)
        } else {
          add(list, of: control, index)
        }
      }
      lines.append("</div>")
    }
    if renderer.showsLegend, !hasScreen { addLegend(of: source) }
  }

  /// Says what keys do, where a line of the screen does.
  private mutating func addLegend(of source: some PresentationSource) {
    guard let index = source.focusedIndex, 0..<max(0, source.controlCount) ~= index,
      let legend = renderer.legend(for: source.control(at: index), limit: .max)
    else { return }
    lines.append(#"<p class="legend">"# + text(legend) + "</p>")
  }

  // MARK: Groups

  private mutating func openGroup(_ control: ControlPresentation, _ index: Int) {
    openGroups += 1
    var attributes = HTMLAttributes()
    attributes.add("role", "group")
    attributes.add("aria-labelledby", "c\(index)-name")
    if !control.issues.isEmpty { attributes.add("aria-describedby", "c\(index)-issue") }
    lines.append(#"<div class="group"\#(attributes.text)>"#)
    addHead(of: control, index)
  }

  private mutating func closeGroups(deeperThan level: Int) {
    while openGroups > max(0, level) {
      openGroups -= 1
      lines.append("</div>")
    }
  }

  // MARK: Headers

  private mutating func addHeader(
    of control: ControlPresentation, _ list: ListPresentation?, _ index: Int
  ) {
    var states = HTMLAttributes()
    states.add("id", "c\(index)")
    states.add("role", Self.role(of: control.kind))
    states.add("aria-labelledby", "c\(index)-name")
    addUse(of: control, to: &states)
    addValidity(of: control, index, to: &states)
    addOwn(states: &states, of: control, list, index)
    lines.append(
      Self.mark(control.isFocused ? renderer.theme.pointer : nil, "pointer")
        + #"<span class="name" id="c\#(index)-name" dir="auto">"#
        + text(control.label)
        + Self.mark(control.isRequired ? renderer.theme.required : nil, "required") + "</span>")
    lines.append(#"<div class="header"\#(states.text)>"#)
    lines.append(content(of: control, index) + "</div>")
    lines.append(Self.mark(indicator(of: control), "indicator"))
    addNotes(of: control, index)
  }

  /// The states of a list that stands in the form itself: it has no header to carry them.
  func addOwnList(
    states: inout HTMLAttributes, of control: ControlPresentation, _ list: ListPresentation,
    _ index: Int
  ) {
    addUse(of: control, to: &states)
    if control.appearance == .segmented { states.add("aria-orientation", "horizontal") }
    addValidity(of: control, index, to: &states)
    addActive(of: list, index, to: &states)
  }

  /// Whether and how a user can use a control.
  private func addUse(of control: ControlPresentation, to states: inout HTMLAttributes) {
    if control.isEnabled {
      states.add("tabindex", "0")
    } else {
      states.add("aria-disabled", "true")
    }
    if control.isRequired { states.add("aria-required", "true") }
    if control.isReadOnly { states.add("aria-readonly", "true") }
  }

  /// What says that a value is wrong, and where it says why.
  private func addValidity(
    of control: ControlPresentation, _ index: Int, to states: inout HTMLAttributes
  ) {
    // The words of a switch stand in it, where its name hides them.
    var descriptions = control.kind == .toggle && !control.text.isEmpty ? ["c\(index)-text"] : []
    if !control.issues.isEmpty {
      states.add("aria-invalid", "true")
      states.add("aria-errormessage", "c\(index)-issue")
      // An error message is read out by few; a description by all.
      descriptions.append("c\(index)-issue")
    }
    if !descriptions.isEmpty {
      states.add("aria-describedby", descriptions.joined(separator: " "))
    }
  }

  /// The states that only some kinds of control have.
  private func addOwn(
    states: inout HTMLAttributes, of control: ControlPresentation, _ list: ListPresentation?,
    _ index: Int
  ) {
    switch control.kind {
    case .toggle:
      states.add("aria-checked", control.isOn ? "true" : "false")
    case .text:
      if control.role == .placeholder { states.add("aria-placeholder", control.text) }
    case .selector, .multi, .combobox:
      let isScreen = control.appearance == .fullScreen
      states.add("aria-haspopup", isScreen ? "dialog" : "listbox")
      states.add("aria-expanded", control.isOpen ? "true" : "false")
      // What may be chosen stands in the header as its text: only inputs have placeholders.
      if control.kind == .combobox { states.add("aria-autocomplete", "list") }
      guard let list else { return }
      states.add("aria-controls", isScreen && hasScreen ? "c\(index)-screen" : "c\(index)-list")
      if isScreen, hasScreen { return }
      addActive(of: list, index, to: &states)
    case .results, .group: break
    }
  }

  private func content(of control: ControlPresentation, _ index: Int) -> String {
    if control.kind == .toggle {
      let box = "[\(control.isOn ? String(renderer.theme.on) : " ")]"
      let words = #"<span class="value" id="c\#(index)-text" dir="auto">"# + text(control.text)
      return #"<span aria-hidden="true">\#(box)</span> "# + words + "</span>"
    }
    let isTyping = control.role == .input
    let query = control.isOpen ? control.query.flatMap { $0.isEmpty ? nil : $0 } : nil
    if isTyping || query != nil {
      let hasCaret = !isTyping || control.isFocused
      return typed(isTyping ? control.text : query ?? "", hasCaret: hasCaret)
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
        #"<span class="issue" id="c\#(index)-issue">"#
          + text(self.issue(renderer.safe(issue))) + "</span>")
    } else if control.isReadOnly {
      lines.append(span("detail", fill(renderer.strings.readOnly, "")))
    }
  }

  private mutating func addHead(of control: ControlPresentation, _ index: Int) {
    lines.append(
      Self.mark(control.isFocused ? renderer.theme.pointer : nil, "pointer")
        + #"<span class="name" id="c\#(index)-name" dir="auto">"# + text(control.label) + "</span>")
    if control.kind == .results {
      lines.append(
        #"<span class="count" role="status" dir="auto">"# + text(control.summary) + "</span>")
    } else {
      addNotes(of: control, index)
    }
  }

  private static func role(of kind: ControlPresentation.Kind) -> String {
    switch kind {
    case .selector, .multi, .combobox: "combobox"
    case .toggle: "switch"
    case .text: "textbox"
    case .results: "list"
    case .group: "group"
    }
  }

  private func indicator(of control: ControlPresentation) -> Character? {
    if !control.isEnabled { return renderer.theme.disabled }
    switch control.kind {
    case .toggle, .text, .results, .group: return nil
    case .selector, .multi, .combobox:
      return control.isOpen ? renderer.theme.open : renderer.theme.closed
    }
  }

  // MARK: Text

  func fill(_ phrase: String, _ word: String) -> String {
    Phrase.fill(phrase, with: word, ascii: renderer.theme.isASCII)
  }

  func text(_ raw: String) -> String { Markup.escaped(renderer.safe(raw)) }
  /// The text as it stands between tags; texts within it do not turn it around.
  func text(_ safe: SafeText) -> String {
    guard !safe.isolates.isEmpty else { return Markup.escaped(safe) }
    var result = ""
    var end = 0
    let clusters = Array(safe.string)
    func part(_ range: Range<Int>) -> String {
      Markup.escaped(SafeText(safe: String(clusters[range])))
    }
    for isolate in safe.isolates {
      result += part(end..<isolate.lowerBound) + "<bdi>" + part(isolate) + "</bdi>"
      end = isolate.upperBound
    }
    return result + part(end..<clusters.count)
  }

  /// What is wrong, behind its mark: the mark stands where lines of the document begin.
  func issue(_ text: SafeText) -> SafeText {
    SafeText(safe: "\(renderer.theme.issue) ").appending(text, isIsolate: true)
  }

  func span(_ name: String, _ raw: String) -> String {
    #"<span class="\#(name)" dir="auto">"# + text(raw) + "</span>"
  }

  /// What is typed, with the caret on the side where typing goes on.
  func typed(_ raw: String, hasCaret: Bool = true) -> String {
    let caret = Self.mark(hasCaret ? renderer.theme.caret : nil, "caret")
    return #"<span class="value" dir="auto">"# + text(raw) + caret + "</span>"
  }

  /// A mark that says in a glyph what a state says in a word.
  static func mark(_ glyph: Character?, _ name: String) -> String {
    let text = glyph.map { Markup.escaped(SafeText(safe: String($0))) } ?? ""
    return #"<span class="\#(name)" aria-hidden="true">\#(text)</span>"#
  }

  /// A label in which the letters that a query found stand out.
  func marked(_ label: SafeText) -> String {
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
