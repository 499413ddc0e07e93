extension JSONValue {
  /// The value as JSON on one line, with a blank behind colons and commas.
  ///
  /// What it gives is read again to an equal value; members keep their order. A number that JSON cannot tell,
  /// as infinity, is written as null.
  public var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .whole(let number): text += String(number)
    case .fraction(let number): text += number.isFinite ? String(number) : "null"
    case .text(let string): text += Self.quoted(string)
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += Self.quoted(member.name) + ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The value as JSON over several lines: a line for each member and element that does not fit on one.
  ///
  /// - Parameters:
  ///   - columns: How many letters a line should have at most.
  ///   - indentation: What stands before each line but the first.
  /// - Returns: The lines, without a line feed at the end.
  public func json(columns: Int, indentation: String = "") -> String {
    let flat = json
    guard flat.utf8.count + indentation.utf8.count > columns else { return flat }
    let inner = indentation + "  "
    switch self {
    case .list(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.json(columns: columns, indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        inner + Self.quoted($0.name) + ": " + $0.value.json(columns: columns, indentation: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    default: return flat
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        let isHidden =
          scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
          || [0x2028, 0x2029, 0xFEFF].contains(scalar.value)
        if isHidden {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  /// The value of a member; nil where there is none, and for what is no object.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
