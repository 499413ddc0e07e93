extension SavedField: Codable {
  private enum CodingKeys: String, CodingKey {
    case chosen, cleared, text, on, owner, memory, pending, edit, rows, next
  }

  /// Reads a field; one that says nothing is untouched.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try SavedValue(from: container)
    owner = try container.decodeIfPresent([SavedValue].self, forKey: .owner)
    memory = try container.decodeIfPresent([SavedMemory].self, forKey: .memory) ?? []
    isPending = try container.decodeIfPresent(Bool.self, forKey: .pending) ?? false
    rows = try container.decodeIfPresent([SavedRow].self, forKey: .rows).map {
      SavedRows(rows: $0, next: try container.decodeIfPresent(Int.self, forKey: .next))
    }
    edit = try container.decodeIfPresent(Int.self, forKey: .edit)
  }

  /// Writes the field.
  public func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(owner, forKey: .owner)
    if !memory.isEmpty { try container.encode(memory, forKey: .memory) }
    if isPending { try container.encode(true, forKey: .pending) }
    if let rows {
      try container.encode(rows.rows, forKey: .rows)
      try container.encodeIfPresent(rows.next, forKey: .next)
    }
    try container.encodeIfPresent(edit, forKey: .edit)
  }
}

extension SavedValue {
  fileprivate init<Key: CodingKey>(from container: KeyedDecodingContainer<Key>) throws {
    func key(_ name: String) -> Key? { Key(stringValue: name) }
    if let key = key("chosen"), container.contains(key) {
      if let ids = try? container.decode([SavedID].self, forKey: key) {
        self = .options(ids)
      } else {
        self = .option(try container.decode(SavedID.self, forKey: key))
      }
    } else if let key = key("text"), container.contains(key) {
      self = .text(try container.decode(String.self, forKey: key))
    } else if let key = key("on"), container.contains(key) {
      self = .on(try container.decode(Bool.self, forKey: key))
    } else if let key = key("cleared"), container.contains(key) {
      self = try container.decode(Bool.self, forKey: key) ? .cleared : .untouched
    } else {
      self = .untouched
    }
  }
}

extension SavedValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case chosen, cleared, text, on
  }

  /// Reads a value; one that says nothing is untouched.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: CodingKeys.self))
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .untouched: break
    case .cleared: try container.encode(true, forKey: .cleared)
    case .option(let id): try container.encode(id, forKey: .chosen)
    case .options(let ids): try container.encode(ids, forKey: .chosen)
    case .text(let text): try container.encode(text, forKey: .text)
    case .on(let isOn): try container.encode(isOn, forKey: .on)
    }
  }
}

extension SavedID: Codable {
  private enum CodingKeys: String, CodingKey {
    case json
  }

  /// Reads an id: a text, a whole number, or `{"json": …}`.
  public init(from decoder: any Decoder) throws {
    if let single = try? decoder.singleValueContainer() {
      if let text = try? single.decode(String.self) {
        self = .text(text)
        return
      }
      if let number = try? single.decode(Int.self) {
        self = .number(number)
        return
      }
    }
    self = .json(
      try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .json))
  }

  /// Writes the id.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .json(let json):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(json, forKey: .json)
    }
  }
}
