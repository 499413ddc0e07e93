import SelectorKit

extension HTMLControls {
  mutating func add(
    _ list: ListPresentation, of control: ControlPresentation, _ index: Int
  ) {
    let isInline = control.kind == .results
    var shown: [ListLine] = []
    renderer.fill(&shown, with: list, limit: max(1, list.lineCount), isInline: isInline)
    addCue(list.hiddenBefore, renderer.theme.moreBefore)
    var attributes = HTMLAttributes()
    attributes.add("id", "c\(index)-list")
    attributes.add("role", isInline ? "list" : "listbox")
    attributes.add("aria-labelledby", "c\(index)-name")
    if list.isMulti { attributes.add("aria-multiselectable", "true") }
    if !isInline, control.appearance.showsOptionsWhileClosed {
      addOwnList(states: &attributes, of: control, list, index)
    } else if control.isScreen, control.screenQuery == nil {
      // Keys go to the list itself.
      attributes.add("tabindex", "0")
      addActive(of: list, index, to: &attributes)
    }
    if list.content == .loading { attributes.add("aria-busy", "true") }
    lines += [#"<div class="list">"#, "<div\(attributes.text)>"]
    /// What stands in place of rows is no option, so it stands beside the list.
    var beside: [String] = []
    var groups = 0
    var isInGroup = false
    for (place, line) in shown.enumerated() {
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
      case .row(let row):
        let next = shown.dropFirst(place + 1).first { $0.isDetail }
        let detail = list.linesPerRow > 1 ? next?.text ?? .empty : .empty
        add(row, line, detailBelow: detail, of: list, index, isInline: isInline)
      case .detail: break
      case .message:
        beside.append(
          #"<div class="message" role="status" dir="auto">"# + text(line.text) + "</div>")
      case .issue:
        beside.append(
          #"<div class="issue" role="alert">"# + text(issue(line.text)) + "</div>")
      }
    }
    if isInGroup { lines.append("</div>") }
    lines.append("</div>")
    lines += beside
    lines.append("</div>")
    addCue(list.hiddenAfter, renderer.theme.moreAfter)
  }

  private mutating func add(
    _ row: ListPresentation.Row, _ line: ListLine, detailBelow: SafeText,
    of list: ListPresentation, _ index: Int, isInline: Bool
  ) {
    let id = "c\(index)-o\(row.index)"
    var attributes = HTMLAttributes()
    attributes.add("id", id)
    attributes.add("role", isInline ? "listitem" : "option")
    if !isInline {
      attributes.add("aria-selected", row.isChosen ? "true" : "false")
      if !row.isEnabled || row.isLocked { attributes.add("aria-disabled", "true") }
    }
    attributes.add("aria-posinset", String(row.index + 1))
    attributes.add("aria-setsize", String(list.total))
    // Beside the label stands the detail, or the reason why it cannot be chosen.
    let details = [("-detail", "detail", line.detail), ("-below", "detail below", detailBelow)]
      .filter { !$0.2.string.isEmpty }
    if !details.isEmpty {
      attributes.add("aria-describedby", details.map { id + $0.0 }.joined(separator: " "))
    }
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
    for (suffix, name, detail) in details {
      content +=
        #" <span class="\#(name)" id="\#(id)\#(suffix)" dir="auto">"# + text(detail) + "</span>"
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
      #"<div class="more" dir="auto">"#
        + text("\(arrow) " + fill(renderer.strings.more, String(count))) + "</div>")
  }
}
