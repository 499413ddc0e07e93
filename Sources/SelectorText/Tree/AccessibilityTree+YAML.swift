extension AccessibilityTree {
  /// The tree in YAML, in the manner of the aria snapshots of Playwright: `- role "name" [state]: value`.
  ///
  /// States are those that such snapshots know: `checked`, `disabled`, `expanded`, `selected`, `active`.
  /// What a text says stands after a colon, or as `text` among children; a placeholder is a property. Rows
  /// that are not shown are left out, as they are from a page.
  ///
  /// ```swift
  /// print(AccessibilityTree(of: country).yaml)
  /// ```
  ///
  /// ```text
  /// - combobox "Country" [expanded]:
  ///   - text: France
  ///   - listbox:
  ///     - option "Austria"
  ///     - option "France" [selected] [active]
  ///   - status: 2 options
  /// ```
  public var yaml: String {
    var lines: [String] = []
    for node in nodes { node.appendYAML(to: &lines, indent: "") }
    return lines.joined(separator: "\n")
  }
}

extension AccessibilityTree.Node {
  fileprivate func appendYAML(to lines: inout [String], indent: String) {
    let inner = indent + "  "
    var key = role.rawValue
    // What a status says is its text, not its name.
    let text = role == .status ? name : value.map { SafeText($0, lineBreaks: .space).string }
    if role != .status, !name.isEmpty { key += " " + Self.quoted(name) }
    for state in states {
      if let word = Self.word(for: state) { key += " [\(word)]" }
    }
    let entry = indent + "- " + Self.key(key)
    var nested: [String] = []
    if let placeholder {
      nested.append(
        "\(inner)- /placeholder: \(Self.scalar(SafeText(placeholder, lineBreaks: .space).string))")
    }
    let hasMore = !nested.isEmpty || !children.isEmpty
    if let text, !text.isEmpty {
      guard hasMore else {
        lines.append("\(entry): \(Self.scalar(text))")
        return
      }
      nested.append("\(inner)- text: \(Self.scalar(text))")
    }
    lines.append(hasMore ? entry + ":" : entry)
    lines += nested
    for child in children { child.appendYAML(to: &lines, indent: inner) }
  }

  private static func word(for state: State) -> String? {
    switch state {
    case .disabled: "disabled"
    case .selected: "selected"
    case .checked: "checked"
    case .expanded: "expanded"
    case .activeOption: "active"
    case .required, .active, .controls, .focused, .readonly, .locked, .invalid, .size, .shown,
      .multiselect:
      nil
    }
  }

  // MARK: Scalars of YAML

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A key; in single quotation marks where YAML would read it otherwise.
  private static func key(_ text: String) -> String {
    let isPlain = !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":")
    return isPlain ? text : "'" + text.replacing("'", with: "''") + "'"
  }

  /// A value; in double quotation marks where YAML would read something else than this text.
  private static func scalar(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    let marks: Set<Unicode.Scalar> = [
      "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@",
      "`", "~", "=", " ", "<", "\\",
    ]
    if marks.contains(first) || last == " " || last == ":" { return false }
    if text.contains(": ") || text.contains(" #") { return false }
    // What could be a number, a time, a truth or nothing is no text.
    let digits = Set("0123456789abcdefABCDEFxXoO+-.:_".unicodeScalars)
    let isBegun = first.properties.numericType != nil || first == "+" || first == "."
    if isBegun, text.unicodeScalars.allSatisfy(digits.contains) { return false }
    return !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(
      text.lowercased())
  }
}
