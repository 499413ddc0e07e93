extension AccessibilityTree {
  /// One thing that assistive technology tells of: a control, a list, an option.
  public struct Node: Hashable, Sendable {
    /// What sort of thing it is, by the names of WAI-ARIA.
    ///
    /// - SeeAlso: WAI-ARIA 1.2, definition of roles
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// Controls that belong together.
      case form
      /// A control with a list.
      case combobox
      /// A list that has the screen for itself, with its title and the way out.
      case dialog
      /// Something that is pressed.
      case button
      /// What is typed to narrow a list.
      case searchbox
      /// Something that is on or off.
      case `switch`
      /// A line of text.
      case textbox
      /// The options of a control.
      case listbox
      /// Rows among which nothing is chosen.
      case list
      /// Options of one section.
      case group
      /// Something that can be chosen.
      case option
      /// A row of a list in which nothing is chosen.
      case listitem
      /// What is said when it changes.
      case status
    }

    /// A state that is not the usual one; the order of the cases is the order in which they are told.
    public enum State: Hashable, Sendable {
      /// A user can do nothing with it, for a reason if one is known.
      case disabled(String?)
      /// It must have a value.
      case required
      /// It is the value, or part of it.
      case selected
      /// It is on.
      case checked
      /// Its list is open.
      case expanded
      /// Keys act on it; of a control, the option of a list that they act on, counted from 1.
      case active(list: Int, position: Int)
      /// Keys act on this option.
      case activeOption
      /// The list that it opened, counted from 1.
      case controls(Int)
      /// Keys go to it.
      case focused
      /// It can be looked at only.
      case readonly
      /// A user can neither choose it nor take it away.
      case locked
      /// Its value is wrong.
      case invalid
      /// How many options or rows there are, whether or not they are shown.
      case size(Int)
      /// Which of them are shown, counted from 1.
      case shown(ClosedRange<Int>)
      /// Several can be chosen.
      case multiselect
    }

    /// Where it stands among others, counted from 1.
    public struct Position: Hashable, Sendable {
      /// Its place.
      public var place: Int
      /// How many there are.
      public var count: Int
    }

    /// What sort of thing it is.
    public var role: Role
    /// Its name, made safe; empty where it has none.
    public var name: String
    /// The number of an open list, from 1.
    public var number: Int?
    /// Where it stands among others.
    public var position: Position?
    /// Its value in words; nil for none.
    public var value: String?
    /// The states that are not the usual ones, in order.
    public var states: [State] = []
    /// What may be chosen, where nothing is.
    public var placeholder: String?
    /// What else is said of it.
    public var description: String?
    /// What is wrong with its value.
    public var errors: [String] = []
    /// The clusters of the name that a query found.
    public var matches: [Range<Int>] = []
    /// How many rows that are not shown lie before the children.
    public var hiddenBefore = 0
    /// How many rows that are not shown lie after the children.
    public var hiddenAfter = 0
    /// What belongs to it.
    public var children: [Node] = []

    /// Makes a node without states.
    public init(_ role: Role, _ name: String = "") {
      self.role = role
      self.name = SafeText(name, lineBreaks: .space).string
    }
  }
}

extension AccessibilityTree.Node {
  /// Appends the node and what belongs to it as lines.
  func appendLines(to lines: inout [String], indent: String) {
    lines.append(indent + line)
    let inner = indent + "  "
    if hiddenBefore > 0 { lines.append("\(inner)… \(hiddenBefore) before") }
    for child in children { child.appendLines(to: &lines, indent: inner) }
    if hiddenAfter > 0 { lines.append("\(inner)… \(hiddenAfter) more") }
  }

  private var line: String {
    var line = role.rawValue
    if let number { line += " #\(number)" }
    if !name.isEmpty || number == nil { line += " \(Self.quoted(name))" }
    if let position { line += " \(position.place)/\(position.count)" }
    if let value { line += " value=\(Self.quoted(value))" }
    if !states.isEmpty { line += " [" + states.map(Self.words).joined(separator: ", ") + "]" }
    if !matches.isEmpty {
      let ranges = matches.map { "\($0.lowerBound)-\($0.upperBound)" }
      line += " match=" + ranges.joined(separator: ",")
    }
    if let placeholder { line += " placeholder=\(Self.quoted(placeholder))" }
    if let description { line += " desc=\(Self.quoted(description))" }
    for error in errors { line += " error=\(Self.quoted(error))" }
    return line
  }

  private static func words(for state: State) -> String {
    switch state {
    case .disabled(let reason): reason.map { "disabled: \(quoted($0))" } ?? "disabled"
    case .required: "required"
    case .selected: "selected"
    case .checked: "checked"
    case .expanded: "expanded"
    case .active(let list, let position): "active=#\(list)/\(position)"
    case .activeOption: "active"
    case .controls(let list): "controls=#\(list)"
    case .focused: "focused"
    case .readonly: "readonly"
    case .locked: "locked"
    case .invalid: "invalid"
    case .size(let size): "size=\(size)"
    case .shown(let range): "shown=\(range.lowerBound)-\(range.upperBound)"
    case .multiselect: "multiselect"
    }
  }

  /// The text made safe, in quotation marks; one that stands in it is escaped.
  private static func quoted(_ text: String) -> String {
    let safe = SafeText(text, lineBreaks: .space).string
    return "\"" + safe.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
