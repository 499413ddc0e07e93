internal import SelectorScenarios

/// The elements of a JSON list as rows: all objects, or all plain texts and numbers.
struct JSONRows {
  let file: String
  let elements: [JSONValue]

  func complaint(_ index: Int, _ message: String) -> DataError {
    DataError(file: file, message: "$[\(index)]: \(message)")
  }

  func read(_ columns: DataColumns) throws(DataError) -> [DataRow] {
    guard case .object? = elements.first else { return try plainRows(columns) }
    var names: [String] = []
    var known: Set<String> = []
    for element in elements {
      guard case .object(let members) = element else { continue }
      for member in members where known.insert(member.name).inserted { names.append(member.name) }
    }
    guard !names.isEmpty else { throw complaint(0, "found no members, expected a label") }
    let positions = try columns.positions(in: names) { DataError(file: file, message: $0) }
    var rows: [DataRow] = []
    rows.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      guard case .object(let members) = element else {
        throw complaint(index, "found \(element), expected an object as before")
      }
      func text(_ position: Int?) throws(DataError) -> String? {
        guard let position else { return nil }
        let name = names[position]
        guard let value = members.first(where: { $0.name == name })?.value, value != .null else {
          return nil
        }
        guard let text = Self.text(of: value) else {
          throw complaint(index, "\(name) is \(value), expected a text or a number")
        }
        return text
      }
      guard let label = try text(positions.label) else {
        throw complaint(index, "the member \"\(names[positions.label])\" is missing")
      }
      let id = try text(positions.id)
      if let position = positions.id, id?.isEmpty ?? true {
        throw complaint(index, "the member \"\(names[position])\" is missing or empty")
      }
      rows.append(
        DataRow(
          id: id ?? String(index + 1), label: label, section: try text(positions.section),
          detail: try text(positions.detail)))
    }
    return rows
  }

  private func plainRows(_ columns: DataColumns) throws(DataError) -> [DataRow] {
    if let name = columns.label ?? columns.id ?? columns.section ?? columns.detail,
      !elements.isEmpty
    {
      throw DataError(file: file, message: "no column \"\(name)\": a list of texts has no columns")
    }
    var rows: [DataRow] = []
    for (index, element) in elements.enumerated() {
      guard let label = Self.text(of: element) else {
        throw complaint(index, "found \(element), expected a text or a number as before")
      }
      rows.append(DataRow(id: String(index + 1), label: label))
    }
    return rows
  }

  /// The text of a plain value; nil for null, lists and objects.
  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .text(let text): text
    case .whole(let number): String(number)
    case .fraction(let number): String(number)
    case .bool(let flag): String(flag)
    case .null, .list, .object: nil
    }
  }
}
