internal import SelectorScenarios

/// The columns that a user asks for; what is nil is chosen by name.
///
/// Without a choice the label is the column `label`, `name` or `title` (in this order, letter case
/// aside); else the second one, the first if the second holds the ids, or the only one. The id is the
/// column `id` or `code`; else the number of the line, or the position from 1 in a JSON list. There
/// is no section and no detail unless asked for.
package struct DataColumns: Hashable, Sendable {
  /// The column of labels.
  package var label: String?
  /// The column of ids.
  package var id: String?
  /// The column of sections.
  package var section: String?
  /// The column of details.
  package var detail: String?

  /// Makes a choice of columns.
  package init(
    label: String? = nil, id: String? = nil, section: String? = nil, detail: String? = nil
  ) {
    self.label = label
    self.id = id
    self.section = section
    self.detail = detail
  }

  /// The positions of the chosen columns among those that there are.
  struct Positions {
    var label: Int
    var id: Int?
    var section: Int?
    var detail: Int?
  }

  static let labelNames = ["label", "name", "title"]
  static let idNames = ["id", "code"]

  /// Finds the columns among those of a file.
  ///
  /// - Parameters:
  ///   - names: The names of all columns, at least one.
  ///   - complaint: Makes the error for a column that is missing.
  /// - Returns: Where they are.
  /// - Throws: That error.
  func positions(
    in names: [String], complaint: (String) -> DataError
  ) throws(DataError) -> Positions {
    func position(of wanted: String?) throws(DataError) -> Int? {
      guard let wanted else { return nil }
      guard let position = names.firstIndex(of: wanted) else {
        throw complaint("no column \"\(wanted)\", " + expectation(of: names, insteadOf: wanted))
      }
      return position
    }
    let id = try position(of: id) ?? Self.firstPosition(of: Self.idNames, in: names)
    let usual = names.count > 1 && id != 1 ? 1 : 0
    let label =
      try position(of: label) ?? Self.firstPosition(of: Self.labelNames, in: names) ?? usual
    return Positions(
      label: label, id: id, section: try position(of: section), detail: try position(of: detail))
  }

  private static func firstPosition(of wanted: [String], in names: [String]) -> Int? {
    let lowered = names.map { $0.lowercased() }
    return wanted.lazy.compactMap { lowered.firstIndex(of: $0) }.first
  }
}
