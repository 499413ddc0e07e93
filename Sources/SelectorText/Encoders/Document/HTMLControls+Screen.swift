import SelectorKit

extension HTMLControls {
  /// Writes an open list that has the screen for itself: a dialog with the way out, a title, what is typed,
  /// the rows and what keys do, in the order of the screen.
  ///
  /// - SeeAlso: WAI-ARIA 1.2, combobox: a popup may be a dialog
  mutating func addScreen(
    of control: ControlPresentation, _ list: ListPresentation, _ index: Int
  ) {
    let id = "c\(index)"
    let legend = renderer.legend(for: control, limit: .max)
    var attributes = HTMLAttributes()
    attributes.add("id", id + "-screen")
    attributes.add("role", "dialog")
    attributes.add("aria-modal", "true")
    attributes.add("aria-labelledby", id + "-title")
    if legend != nil { attributes.add("aria-describedby", id + "-legend") }
    lines += ["<div class=\"screen\"\(attributes.text)>", #"<div class="bar">"#]

    var cancel = HTMLAttributes()
    cancel.add("aria-label", renderer.strings.legendCancel)
    let cross = Markup.escaped(SafeText(safe: String(renderer.theme.cancel)))
    lines.append("<button type=\"button\" class=\"cancel\"\(cancel.text)>\(cross)</button>")
    let title = control.label.isEmpty ? control.text : control.label
    lines.append(#"<span class="title" id="\#(id)-title" dir="auto">"# + text(title) + "</span>")
    addSearch(of: control, list, index)
    lines.append("</div>")

    add(list, of: control, index)
    if let legend {
      lines.append(#"<p class="legend" id="\#(id)-legend">"# + text(legend) + "</p>")
    }
    lines.append("</div>")
  }

  /// Writes what is typed to narrow the list, where something is.
  private mutating func addSearch(
    of control: ControlPresentation, _ list: ListPresentation, _ index: Int
  ) {
    guard let typed = control.screenQuery else { return }
    var states = HTMLAttributes()
    states.add("role", "searchbox")
    states.add("tabindex", "0")
    states.add("aria-labelledby", "c\(index)-title")
    states.add("aria-autocomplete", "list")
    states.add("aria-controls", "c\(index)-list")
    addActive(of: list, index, to: &states)
    lines.append(
      #"<span class="query"\#(states.text)>"# + self.typed(typed) + "</span>")
  }

  /// Says which option keys act on.
  func addActive(
    of list: ListPresentation, _ index: Int, to states: inout HTMLAttributes
  ) {
    guard let active = list.rows.first(where: \.isHighlighted) else { return }
    states.add("aria-activedescendant", "c\(index)-o\(active.index)")
  }
}

extension ControlPresentation {
  /// Whether its list has the screen for itself.
  var isScreen: Bool { isOpen && appearance == .fullScreen }

  /// What is typed on a screen of its own; nil where the screen shows no input.
  var screenQuery: String? { query ?? (role == .input ? text : nil) }
}
