internal import SelectorScenarios

/// JSON elements as rows: all objects, or all plain texts and numbers, as the first one is.
struct JSONRows {
  /// Where an element stands.
  enum Place {
    /// Its position in a list, from 0.
    case position(Int)
    /// Its line.
    case line(Int)
  }

  private enum Kind {
    case plain
    case objects(names: [String], DataColumns.Positions)
  }

  let file: String
  private let columns: DataColumns
  private var names: [String]?
  private var kind: Kind?

  init(file: String, columns: DataColumns) {
    self.file = file
    self.columns = columns
  }

  /// Reads one value.
  ///
  /// - Throws: ``DataError`` where it is no JSON.
  static func value(_ bytes: [UInt8], _ file: String, line: Int = 1) throws(DataError) -> JSONValue {
    do {
      return try JSONValue(bytes: bytes)
    } catch {
      throw DataError(
        file: file, line: error.line + line - 1,
        message: "column \(error.column): found \(error.found), expected \(error.expected)")
    }
  }

  /// Takes the names of the columns from all objects, not from the first one alone.
  mutating func takeNames(of elements: [JSONValue]) {
    names = Self.names(of: elements)
  }

  private static func names(of elements: [JSONValue]) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for element in elements {
      guard case .object(let members) = element else { continue }
      for member in members where known.insert(member.name).inserted { names.append(member.name) }
    }
    return names
  }

  func complaint(_ message: String, at place: Place) -> DataError {
    switch place {
    case .position(let index): DataError(file: file, message: "$[\(index)]: \(message)")
    case .line(let line): DataError(file: file, line: line, message: message)
    }
  }

  /// The row of a line that holds an element, and has its number as the id unless the element has one.
  mutating func row(line bytes: [UInt8], _ line: Int) throws(DataError) -> DataRow {
    try row(try Self.value(bytes, file, line: line), number: line, at: .line(line))
  }

  /// The row of an element.
  ///
  /// - Parameter number: Its id, unless the element has one.
  mutating func row(
    _ element: JSONValue, number: Int, at place: Place
  ) throws(DataError) -> DataRow {
    switch try kind(of: element, at: place) {
    case .plain:
      guard let label = Self.text(of: element) else {
        throw complaint("found \(element), expected a text or a number as before", at: place)
      }
      return DataRow(id: String(number), label: label)
    case .objects(let names, let positions):
      guard case .object(let members) = element else {
        throw complaint("found \(element), expected an object as before", at: place)
      }
      return try row(members, names, positions, number: number, at: place)
    }
  }

  /// What all elements are; the first one tells.
  private mutating func kind(of element: JSONValue, at place: Place) throws(DataError) -> Kind {
    if let kind { return kind }
    let found: Kind
    if case .object = element {
      let names = names ?? Self.names(of: [element])
      guard !names.isEmpty else { throw complaint("found no members, expected a label", at: place) }
      let file = file
      found = .objects(
        names: names,
        try columns.positions(in: names) { DataError(file: file, message: $0) })
    } else {
      if let name = columns.label ?? columns.id ?? columns.section ?? columns.detail {
        throw DataError(
          file: file, message: "no column \"\(name)\": a list of texts has no columns")
      }
      found = .plain
    }
    kind = found
    return found
  }

  private func row(
    _ members: [JSONValue.Member], _ names: [String], _ positions: DataColumns.Positions,
    number: Int, at place: Place
  ) throws(DataError) -> DataRow {
    func text(_ position: Int?) throws(DataError) -> String? {
      guard let position else { return nil }
      let name = names[position]
      guard let value = members.first(where: { $0.name == name })?.value, value != .null else {
        return nil
      }
      guard let text = Self.text(of: value) else {
        throw complaint("\(name) is \(value), expected a text or a number", at: place)
      }
      return text
    }
    guard let label = try text(positions.label) else {
      throw complaint("the member \"\(names[positions.label])\" is missing", at: place)
    }
    let id = try text(positions.id)
    if let position = positions.id, id?.isEmpty ?? true {
      throw complaint("the member \"\(names[position])\" is missing or empty", at: place)
    }
    return DataRow(
      id: id ?? String(number), label: label, section: try text(positions.section),
      detail: try text(positions.detail))
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
