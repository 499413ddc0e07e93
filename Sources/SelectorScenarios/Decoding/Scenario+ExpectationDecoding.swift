extension Scenario.Expectation {
  /// The names of the members of `expect`, as the format lists them.
  static let memberNames = [
    "open", "focus", "value", "chosen", "highlight", "text", "showsPlaceholder", "options",
    "status", "requests", "shown", "total", "counts", "issues", "rows", "visible", "enabled",
    "window",
    "submitted", "touched", "dirty", "events", "says", "frameHas", "frameLacks", "frame",
    "frameWidth", "tree",
  ]

  /// Reads all members of an `expect` step; one without members would hold whatever happens.
  static func list(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> [Self] {
    var expectations: [Self] = []
    for entry in try node.members(memberNames).entries {
      expectations.append(try Self(entry.name, entry.node, declared))
    }
    return expectations
  }

  private init(
    _ name: String, _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) {
    switch name {
    case "open": self = .open(try Self.open(node, declared))
    case "focus": self = .focus(node.value == .null ? nil : try declared.field(node))
    case "value": self = .value(try node.values(declared))
    case "chosen": self = .chosen(try node.values(declared))
    case "submitted": self = .submitted(try .init(node, declared))
    case "events": self = .events(try node.texts())
    case "says": self = .says(try node.texts())
    case "frameHas": self = .frameHas(try node.texts())
    case "frameLacks": self = .frameLacks(try node.texts())
    case "frame": self = .frame(try node.texts())
    case "frameWidth": self = .frameWidth(try node.whole(from: 0))
    case "tree": self = .tree(try node.texts())
    default: self = try Self.ofFields(name, node, declared)
    }
  }

  /// Reads a member that is an object with fields.
  private static func ofFields(
    _ name: String, _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    func any(_ key: ScenarioNode) throws(ScenarioError) -> String { try declared.field(key) }
    func flags() throws(ScenarioError) -> [Scenario.Entry<Bool>] {
      try node.entries(any) { value, _ throws(ScenarioError) in try value.bool() }
    }
    switch name {
    case "highlight":
      return .highlight(
        try node.entries(declared.listField) { value, _ throws(ScenarioError) in
          value.value == .null ? nil : try value.id()
        })
    case "text":
      return .text(try node.entries(any) { value, _ throws(ScenarioError) in try value.text() })
    case "options":
      return .options(
        try node.entries(declared.listField) { value, _ throws(ScenarioError) in try value.ids() })
    case "status":
      return .status(
        try node.entries(declared.statusField) { value, _ throws(ScenarioError) in
          try value.choice()
        })
    case "requests": return .requests(try node.numbers(declared.field))
    case "shown": return .shown(try node.numbers(declared.resultsField))
    case "total": return .total(try node.numbers(declared.resultsField))
    case "counts":
      return .counts(
        try node.entries(declared.relationField) { value, _ throws(ScenarioError) in
          try value.optionCounts()
        })
    case "issues":
      return .issues(
        try node.entries(any) { value, _ throws(ScenarioError) in
          try value.list { issue throws(ScenarioError) in try issue.choice() }
        })
    case "rows":
      return .rows(
        try node.entries(declared.rowsField) { value, _ throws(ScenarioError) in
          try value.list { row throws(ScenarioError) in try row.whole(from: 1) }
        })
    case "window":
      return .window(
        try node.entries(declared.listField) { value, _ throws(ScenarioError) in try .init(value) })
    case "visible": return .visible(try flags())
    case "enabled": return .enabled(try flags())
    case "touched": return .touched(try flags())
    case "dirty": return .dirty(try flags())
    default: return .showsPlaceholder(try flags())
    }
  }

  /// Reads the open fields: one or null, and a list where several may be open.
  private static func open(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> [String] {
    guard declared.isSingleOpen else {
      return try node.list { field throws(ScenarioError) in try declared.listField(field) }
    }
    return node.value == .null ? [] : [try declared.listField(node)]
  }
}

extension Declarations {
  fileprivate func statusField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, "with options or rows") { $0.kind.hasList || $0.kind == .results }
  }

  fileprivate func resultsField(_ node: ScenarioNode) throws(ScenarioError) -> String {
    try field(node, of: .results)
  }
}

extension ScenarioNode {
  /// Reads an object with one member a field; an empty one would hold whatever happens.
  fileprivate func entries<Value: Hashable & Sendable>(
    _ field: (ScenarioNode) throws(ScenarioError) -> String,
    _ read: (ScenarioNode, _ field: String) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> [Scenario.Entry<Value>] {
    var entries: [Scenario.Entry<Value>] = []
    for entry in try self.entries() {
      let id = try field(ScenarioNode(value: .text(entry.name), path: entry.node.path))
      entries.append(.init(field: id, value: try read(entry.node, id)))
    }
    return entries
  }

  fileprivate func numbers(
    _ field: (ScenarioNode) throws(ScenarioError) -> String
  ) throws(ScenarioError) -> [Scenario.Entry<Int>] {
    try entries(field) { value, _ throws(ScenarioError) in try value.whole(from: 0) }
  }

  fileprivate func values(
    _ declared: Declarations
  ) throws(ScenarioError) -> [Scenario.Entry<Scenario.Value>] {
    try entries(declared.valueField) { value, field throws(ScenarioError) in
      try .init(value, declared.kind(of: field))
    }
  }

  fileprivate func optionCounts() throws(ScenarioError) -> [Scenario.OptionCount] {
    var counts: [Scenario.OptionCount] = []
    for entry in try entries() {
      counts.append(.init(option: entry.name, count: try entry.node.whole(from: 0)))
    }
    return counts
  }
}

extension Scenario.Value {
  /// Reads the value of a field in the form of its kind.
  init(
    _ node: ScenarioNode, _ kind: Scenario.Field.Kind
  ) throws(ScenarioError) {
    // No value may be written as `null` for every kind.
    guard node.value != .null else {
      self = .none
      return
    }
    switch kind {
    case .selector, .combobox, .results, .repeated: self = .id(try node.id())
    case .multi: self = .ids(try node.ids())
    case .toggle: self = .on(try node.bool())
    case .text: self = .text(try node.text())
    }
  }
}

extension Scenario.Window {
  fileprivate init(_ node: ScenarioNode) throws(ScenarioError) {
    let members = try node.members(["first", "count"])
    first = try members.required("first").whole(from: 0)
    count = try members.required("count").whole(from: 0)
  }
}

extension Scenario.Submission {
  fileprivate init(_ node: ScenarioNode, _ declared: Declarations) throws(ScenarioError) {
    guard node.value != .null else {
      self = .none
      return
    }
    let entries = try node.entries()
    guard let refused = entries.first(where: { $0.name == "refused" })?.node else {
      self = .accepted(entries.isEmpty ? [] : try node.submittedValues(declared))
      return
    }
    guard !declared.fieldIDs.contains("refused"), entries.count == 1 else {
      throw refused.failure(expected: "a refusal alone, and no field that is called refused")
    }
    self = .refused(
      try refused.list { field throws(ScenarioError) in try declared.field(field) })
  }
}
