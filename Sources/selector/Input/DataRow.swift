/// An option read from a file of data.
package struct DataRow: Hashable, Identifiable, Sendable {
  /// What identifies it.
  package var id: String
  /// Its label.
  package var label: String
  /// The section that it stands in, if there is one.
  package var section: String?
  /// What stands beside its label, if anything does.
  package var detail: String?

  /// Makes a row; an empty section or detail is none.
  package init(id: String, label: String, section: String? = nil, detail: String? = nil) {
    self.id = id
    self.label = label
    self.section = section?.isEmpty == true ? nil : section
    self.detail = detail?.isEmpty == true ? nil : detail
  }
}

/// What was read from one file.
package struct DataRows: Hashable, Sendable {
  /// The rows in the order of the file, each id once.
  package private(set) var rows: [DataRow] = []
  /// A complaint for each row left out because an earlier one has its id.
  package private(set) var duplicates: [DataError] = []
  private var places: [String: String] = [:]

  init() {}

  /// Adds a row, unless an earlier one has its id.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - place: Where it stands, in words: `line 17`.
  ///   - complaint: Makes the complaint about it.
  mutating func add(
    _ row: DataRow, place: @autoclosure () -> String, complaint: (String) -> DataError
  ) {
    if let first = places[row.id] {
      duplicates.append(complaint("the id \"\(row.id)\" again: the row of \(first) is kept"))
    } else {
      places[row.id] = place()
      rows.append(row)
    }
  }
}

/// What is wrong with a file of data, and where.
package struct DataError: Error, Hashable, Sendable {
  /// The file's name, as the user gave it.
  package var file: String
  /// The line, from 1, where one is to blame.
  package var line: Int?
  /// What was found and what was expected.
  package var message: String
}

extension DataError: CustomStringConvertible {
  /// The whole complaint in one line: `countries.tsv:17: expected 9 cells, found 8`.
  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
