/// The rows of a group of fields that repeats, as they are saved.
///
/// ```json
/// {"rows": [{"id": 2, "fields": {"product": {"chosen": "tea"}}}, {"id": 1}], "next": 4}
/// ```
public struct SavedRows: Hashable, Sendable {
  /// The rows, in order.
  public var rows: [SavedRow]
  /// The number of the next row, so that no number is given out twice; nil for the least that is free.
  public var next: Int?

  /// Makes saved rows.
  public init(rows: [SavedRow], next: Int? = nil) {
    self.rows = rows
    self.next = next
  }
}

/// One saved row.
public struct SavedRow: Hashable, Sendable {
  /// The id of the row; a row without one gets a new one when it is restored, and that is reported.
  public var id: RowID?
  /// What its fields hold, by their ids within the row; a field that nobody has touched has no entry.
  public var fields: [String: SavedField]

  /// Makes a saved row.
  public init(id: RowID?, fields: [String: SavedField] = [:]) {
    self.id = id
    self.fields = fields
  }
}

extension SavedRow: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, fields
  }

  /// Reads a row.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(RowID.self, forKey: .id)
    fields = try container.decodeIfPresent([String: SavedField].self, forKey: .fields) ?? [:]
  }

  /// Writes the row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    if !fields.isEmpty { try container.encode(fields, forKey: .fields) }
  }
}
