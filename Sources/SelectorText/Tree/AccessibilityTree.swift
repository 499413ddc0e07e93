public import SelectorKit

/// What assistive technology is told of controls, as lines of text: one node a line, children indented.
///
///     combobox "Country" value="France" [required, expanded]
///       listbox [size=3, shown=1-3]
///         group "Europe"
///           option "Austria" 1/3
///           option "Belgium" 2/3 [disabled: "not offered"]
///
/// It holds what can be seen and names it by the roles of WAI-ARIA; only states that are not the usual ones
/// stand in brackets. Nothing of it depends on a screen, so it is what to compare in a test.
public struct AccessibilityTree: Hashable, Sendable {
  /// The lines, without a line feed.
  public private(set) var lines: [String] = []
  /// What stands before every line of the control that is added.
  private var indent = ""

  /// Makes the tree of what can be seen.
  ///
  /// Of an open list the rows of its window are told; how many lie before and after them is said.
  ///
  /// - Complexity: O(*c* + *r*), where *c* is the number of controls and *r* that of rows in windows.
  public init(of source: some PresentationSource) {
    for index in 0..<max(0, source.controlCount) {
      let control = source.control(at: index)
      indent = String(repeating: "  ", count: max(0, control.level))
      add(control)
      guard control.isOpen || control.kind == .results,
        let list = source.list(at: index, lines: source.wantedLines(at: index))
      else { continue }
      add(list, of: control)
    }
  }

  /// The lines as one text.
  public var text: String { lines.joined(separator: "\n") }

  // MARK: Controls

  private mutating func add(_ control: ControlPresentation) {
    var line = "\(indent)\(Self.role(of: control)) \(Self.quoted(control.label))"
    if let value = Self.value(of: control) { line += " value=\(Self.quoted(value))" }
    if control.role == .placeholder, !control.text.isEmpty {
      line += " placeholder=\(Self.quoted(control.text))"
    }
    line += Self.brackets(Self.states(of: control))
    if let first = control.issues.first { line += " error=\(Self.quoted(first))" }
    lines.append(line)
  }

  private static func role(of control: ControlPresentation) -> String {
    switch control.kind {
    case .selector, .multi, .combobox: "combobox"
    case .toggle: "switch"
    case .text: "textbox"
    case .results: "list"
    case .group: "group"
    }
  }

  private static func value(of control: ControlPresentation) -> String? {
    switch control.kind {
    case .toggle: nil
    case .results, .group: control.summary.isEmpty ? nil : control.summary
    case .selector, .multi, .combobox, .text: control.role == .placeholder ? nil : control.text
    }
  }

  /// The states that are not the usual ones, in their fixed order.
  private static func states(of control: ControlPresentation) -> [String] {
    var states: [String] = []
    if !control.isEnabled { states.append("disabled") }
    if control.isRequired { states.append("required") }
    if control.isOn { states.append("checked") }
    if control.isOpen { states.append("expanded") }
    if control.isFocused { states.append("focused") }
    if control.isReadOnly { states.append("readonly") }
    if !control.issues.isEmpty { states.append("invalid") }
    return states
  }

  // MARK: Lists

  private mutating func add(_ list: ListPresentation, of control: ControlPresentation) {
    var states = ["size=\(list.total)"]
    if let first = list.rows.first, let last = list.rows.last {
      states.append("shown=\(first.index + 1)-\(last.index + 1)")
    }
    if list.isMulti { states.append("multiselect") }
    if control.kind != .results { lines.append(indent + "  listbox" + Self.brackets(states)) }
    let strings = SelectorStrings()
    switch list.content {
    case .rows: addRows(of: list)
    case .loading: addStatus(strings.loading)
    case .waiting: break
    case .failed(let message): addStatus(message)
    case .empty: addStatus(strings.empty)
    case .filteredOut: addStatus(strings.filteredOut)
    case .noMatch(let query): addStatus(SelectorStrings.fill(strings.noMatch, with: query))
    case .blocked(let parent): addStatus(SelectorStrings.fill(strings.blocked, with: parent))
    }
  }

  private mutating func addStatus(_ text: String) {
    lines.append("\(indent)    status \(Self.quoted(text))")
  }

  private mutating func addRows(of list: ListPresentation) {
    let outer = self.indent + "    "
    var indent = outer
    if list.hiddenBefore > 0 { lines.append("\(outer)… \(list.hiddenBefore) before") }
    for row in list.rows {
      if let header = row.sectionHeader {
        lines.append("\(outer)group \(Self.quoted(header))")
        indent = outer + "  "
      }
      lines.append(indent + Self.option(row, of: list))
    }
    if list.hiddenAfter > 0 { lines.append("\(outer)… \(list.hiddenAfter) more") }
  }

  private static func option(
    _ row: ListPresentation.Row, of list: ListPresentation
  ) -> String {
    var states: [String] = []
    if !row.isEnabled {
      states.append(row.disabledReason.map { "disabled: \(quoted($0))" } ?? "disabled")
    }
    if row.isChosen { states.append("selected") }
    if row.isHighlighted { states.append("active") }
    if row.isLocked { states.append("locked") }
    let detail = row.detail.map { " description=\(quoted($0))" } ?? ""
    return "option \(quoted(row.label)) \(row.index + 1)/\(list.total)" + detail + brackets(states)
  }

  // MARK: Text

  private static func brackets(_ states: [String]) -> String {
    states.isEmpty ? "" : " [" + states.joined(separator: ", ") + "]"
  }

  /// The text made safe, in quotation marks; one that stands in it is escaped.
  private static func quoted(_ text: String) -> String {
    let safe = SafeText(text).string
    return "\"" + safe.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
