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

  init() {}

  /// Adds rows with their places, and complains about one whose id an earlier one has.
  struct Builder {
    private(set) var result = DataRows()
    private var places: [String: Int] = [:]

    /// Adds a row, unless an earlier one has its id.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - place: The number of its line, or its position.
    ///   - complaint: Makes the complaint from the place of the earlier row.
    mutating func add(_ row: DataRow, at place: Int, complaint: (_ first: Int) -> DataError) {
      if let first = places.updateValue(place, forKey: row.id) {
        places[row.id] = first
        result.duplicates.append(complaint(first))
      } else {
        result.rows.append(row)
      }
    }
  }
}
