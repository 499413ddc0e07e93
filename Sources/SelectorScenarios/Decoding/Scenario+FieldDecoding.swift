extension Scenario.Field {
  init(_ node: ScenarioNode, _ declared: Declarations) throws(ScenarioError) {
    let entries = try node.entries()
    let all = ScenarioMembers(object: node, entries: entries)
    let id = try all.required("id").name()
    let kind = declared.kind(of: declared.scope.map { RowAddress.pattern($0, id) } ?? id)
    let members = try node.members(of: kind)
    self.init(id: id, kind: kind)
    if let node = members["label"] { label = try node.text() }
    if let node = members["placeholder"] { placeholder = try node.text() }
    if kind == .results {
      try readRows(members, declared)
    } else if kind == .repeated {
      try readRepeated(members, declared)
    } else if let node = members["options"] {
      try readOptions(node, declared)
    }
    if let node = members["default"] { defaultValue = try Default(node, kind) }
    try readFlags(members)
    try readPolicies(members)
    try readConditions(members, declared)
    try checkRelation(members)
    try checkScope(members, declared.scope)
  }

  private mutating func readFlags(_ members: ScenarioMembers) throws(ScenarioError) {
    if let node = members["disabled"] { isDisabled = try node.bool() }
    if let node = members["readOnly"] { isReadOnly = try node.bool() }
    if let node = members["required"] { isRequired = try node.bool() }
    if let node = members["clearable"] { isClearable = try node.bool() }
    if let node = members["deselectable"] { isDeselectable = try node.bool() }
    if let node = members["customValue"] { allowsCustomValue = try node.bool() }
    if let node = members["closeOnSelect"] { closesOnSelect = try node.bool() }
    if let node = members["wrap"] { wraps = try node.bool() }
    if let node = members["uniqueWithinParent"] { isUniqueWithinParent = try node.bool() }
    if let node = members["uniqueAmongRows"] { isUniqueAmongRows = try node.bool() }
  }

  private mutating func readPolicies(_ members: ScenarioMembers) throws(ScenarioError) {
    if let node = members["search"] { search = try node.choice() }
    if let node = members["typeahead"] { typeahead = try Typeahead(node) }
    if let node = members["commit"] { try commit.read(node) }
    if let node = members["onMissing"] { onMissing = try node.choice() }
    if let node = members["onHidden"] { onHidden = try node.choice() }
    if let node = members["overflow"] { overflow = try node.choice() }
    if let node = members["min"] { minimum = try node.whole(from: 0) }
    if let node = members["max"] {
      maximum = try node.whole(from: 0)
      if let maximum, maximum < minimum {
        throw node.failure(expected: "at least min, which is \(minimum)")
      }
    }
    if let node = members["rows"] { rows = try node.whole(from: 1) }
    if let node = members["debounce"] { debounce = try node.milliseconds() }
  }

  private mutating func readConditions(
    _ members: ScenarioMembers, _ declared: Declarations
  ) throws(ScenarioError) {
    if let node = members["visibleWhen"] { visibleWhen = try .init(node, declared) }
    if let node = members["enabledWhen"] { enabledWhen = try .init(node, declared) }
  }

  /// What a group of fields that depend on each other cannot hold.
  private func checkRelation(_ members: ScenarioMembers) throws(ScenarioError) {
    guard case .relation = source else { return }
    if allowsCustomValue, let node = members["customValue"] {
      throw node.failure(expected: "false for a field of a relation")
    }
    if onMissing == .rememberPerParent, let node = members["onMissing"] {
      throw node.failure(expected: "another policy for a field of a relation")
    }
  }
}

extension ScenarioNode {
  /// What every field may say; where a kind has no use for it, it changes nothing.
  private static let commonNames = [
    "id", "kind", "label", "placeholder", "disabled", "readOnly", "required", "clearable",
    "deselectable", "search", "customValue", "closeOnSelect", "wrap", "typeahead", "commit",
    "onMissing", "onHidden", "visibleWhen", "enabledWhen", "min", "max", "overflow", "rows",
    "debounce", "uniqueWithinParent", "uniqueAmongRows",
  ]

  private static let repeatedNames = [
    "id", "kind", "label", "disabled", "required", "onHidden", "visibleWhen", "enabledWhen", "min",
    "max", "rowLabel", "start", "fields",
  ]

  private static func names(of kind: Scenario.Field.Kind) -> [String] {
    switch kind {
    case .selector, .multi, .combobox: commonNames + ["options", "default"]
    case .toggle, .text: commonNames
    case .repeated: repeatedNames
    case .results: commonNames + ["from", "relation", "async", "where", "match"]
    }
  }

  /// The members of a field; one that another kind has is told apart from one that no kind has.
  fileprivate func members(
    of kind: Scenario.Field.Kind
  ) throws(ScenarioError) -> ScenarioMembers {
    let own = Self.names(of: kind)
    for entry in try entries() where !own.contains(entry.name) {
      let owners = Scenario.Field.Kind.allCases.filter { Self.names(of: $0).contains(entry.name) }
      guard owners.isEmpty else {
        let kinds = owners.map(\.rawValue).joined(separator: ", ")
        throw ScenarioError(
          path: entry.node.path,
          message: "a \(kind.rawValue) has no \"\(entry.name)\", expected it only in: \(kinds)")
      }
    }
    return try members(own)
  }
}

extension Scenario.Field.Default {
  fileprivate init(_ node: ScenarioNode, _ kind: Scenario.Field.Kind) throws(ScenarioError) {
    if case .text(let word) = node.value {
      switch word {
      case "first": self = .first
      case "firstEnabled": self = .firstEnabled
      case "only": self = .only
      default:
        throw ScenarioError(
          path: node.path,
          message: "found \(node.value), "
            + expectation(of: ["first", "firstEnabled", "only"], insteadOf: word))
      }
      return
    }
    guard case .object = node.value else {
      throw node.failure(expected: "\"first\", \"firstEnabled\", \"only\" or an object")
    }
    let names = kind == .multi ? ["id", "ids", "index"] : ["id", "index"]
    let (name, value) = try node.members(names).only("of \(names.joined(separator: ", "))")
    switch name {
    case "id": self = .id(try value.id())
    case "ids": self = .ids(try value.ids())
    default: self = .index(try value.whole())
    }
  }
}

extension Scenario.Field.Typeahead {
  fileprivate init(_ node: ScenarioNode) throws(ScenarioError) {
    let members = try node.members(["delay", "closed"])
    if let node = members["delay"] { delay = try node.milliseconds() }
    if let node = members["closed"] { closed = try node.choice() }
  }
}

extension Scenario.Field.Commit {
  fileprivate mutating func read(_ node: ScenarioNode) throws(ScenarioError) {
    let members = try node.members(["tab", "outside", "blur"])
    if let node = members["tab"] { tab = try node.choice() }
    if let node = members["outside"] { outside = try node.choice() }
    if let node = members["blur"] { blur = try node.choice() }
  }
}
