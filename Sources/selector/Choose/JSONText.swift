internal import SelectorScenarios

/// JSON in one line, as other programs read it.
enum JSONText {
  /// A row as an object of what it has.
  static func row(_ row: DataRow) -> String {
    var members = [JSONValue.Member("id", .text(row.id)), .init("label", .text(row.label))]
    if let section = row.section { members.append(.init("section", .text(section))) }
    if let detail = row.detail { members.append(.init("detail", .text(detail))) }
    return text(.object(members))
  }

  /// A value in one line; members keep their order.
  static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .whole(let number): return String(number)
    case .fraction(let number): return number.isFinite ? "\(number)" : "null"
    case .text(let text): return quoted(text)
    case .list(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .object(let members):
      return "{"
        + members.map { quoted($0.name) + ": " + text($0.value) }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x0D: quoted += "\\r"
      case 0x09: quoted += "\\t"
      // Other controls, and what some readers take for a line break.
      case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
