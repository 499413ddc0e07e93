internal import SelectorKit

extension Scenario.Step {
  private static let names = [
    "focus", "key", "type", "paste", "press", "hover", "pressOutside", "windowBlur", "wait", "open",
    "close", "toggle", "select", "clear", "setText", "setOn", "setOptions", "appendOptions",
    "setDisabled", "addRow", "removeRow", "moveRow", "copyRow", "respond", "fail", "retry", "undo",
    "redo", "reset", "submit", "batch", "resize", "saveAndRestore", "expect",
  ]
  static let batchNames = [
    "select", "clear", "setText", "setOn", "setOptions", "appendOptions", "setDisabled", "addRow",
    "removeRow", "moveRow", "copyRow",
  ]

  init(
    _ node: ScenarioNode, _ declared: Declarations, inBatch: Bool = false
  ) throws(ScenarioError) {
    let names = inBatch ? Self.batchNames : Self.names
    let (name, value) = try node.members(names).only("step")
    self.init(path: node.path, name: name, action: try .init(name, value, declared))
  }
}

extension Scenario.Action {
  fileprivate init(
    _ name: String, _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) {
    switch name {
    case "focus": self = .focus(node.value == .null ? nil : try declared.field(node))
    case "key": self = .key(try node.key())
    case "type": self = .type(try node.keys())
    case "paste": self = .paste(try node.text())
    case "press": self = try Self.press(node, declared)
    case "hover":
      let members = try node.members(["field", "option"])
      self = .hover(
        field: try declared.listField(members.required("field")),
        option: try members.required("option").id())
    case "wait": self = .wait(try node.milliseconds())
    case "open": self = .open(field: try declared.listField(node))
    case "close": self = .close(field: try declared.listField(node))
    case "toggle": self = .toggle(field: try declared.listField(node))
    case "retry": self = .retry(field: try declared.field(node))
    case "resize": self = .resize(try .init(node))
    case "expect": self = .expect(try Scenario.Expectation.list(node, declared))
    case "batch":
      self = .batch(
        try node.list { step throws(ScenarioError) in
          try Scenario.Step(step, declared, inBatch: true)
        })
    case "pressOutside", "windowBlur", "undo", "redo", "reset", "submit", "saveAndRestore":
      try node.isTrue()
      self = Self.bare(name)
    default: self = try Self.write(name, node, declared)
    }
  }

  /// A step that says nothing beyond its name.
  private static func bare(_ name: String) -> Self {
    switch name {
    case "pressOutside": .pressOutside
    case "windowBlur": .windowBlur
    case "undo": .undo
    case "redo": .redo
    case "reset": .reset
    case "submit": .submit
    default: .saveAndRestore
    }
  }

  private static func press(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    guard case .object = node.value else { return .press(field: try declared.field(node)) }
    let members = try node.members(["field", "option", "modifiers"])
    return .pressOption(
      field: try declared.listField(members.required("field")),
      option: try members.required("option").id(),
      modifiers: try members["modifiers"]?.modifiers() ?? [])
  }

  /// A step by which the program or the loader writes.
  private static func write(
    _ name: String, _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    switch name {
    case "select":
      let members = try node.members(["field", "id", "ids", "index"])
      let field = try declared.listField(members.required("field"))
      return .select(field: field, try .init(members, declared.kind(of: field)))
    case "clear":
      return .clear(
        field: try declared.field(node, "that can be cleared") {
          $0.kind != .results && $0.kind != .repeated
        })
    case "setText":
      let members = try node.members(["field", "text"])
      return .setText(
        field: try declared.field(members.required("field"), of: .text),
        try members.required("text").text())
    case "setOn":
      let members = try node.members(["field", "on"])
      return .setOn(
        field: try declared.field(members.required("field"), of: .toggle),
        try members.required("on").bool())
    case "setDisabled": return try setDisabled(node, declared)
    case "addRow", "removeRow", "moveRow", "copyRow": return try row(name, node, declared)
    case "fail":
      let members = try node.members(["field", "request", "message"])
      return .fail(
        field: try declared.loaderField(members.required("field")),
        request: try members.required("request").whole(from: 1),
        message: try members.required("message").text())
    case "respond":
      let members = try node.members(["field", "request", "options"])
      let field = try declared.loaderField(members.required("field"))
      let rows = declared.kind(of: field) == .results
      return .respond(
        field: field, request: try members.required("request").whole(from: 1),
        try members.required("options").options(asRows: rows))
    default:
      let members = try node.members(["field", "options"])
      let field = try declared.ownListField(members.required("field"))
      let options = try members.required("options").options(asRows: false)
      return name == "setOptions"
        ? .setOptions(field: field, options) : .appendOptions(field: field, options)
    }
  }

  private static func setDisabled(
    _ node: ScenarioNode, _ declared: Declarations
  ) throws(ScenarioError) -> Self {
    let members = try node.members(["field", "option", "disabled"])
    let field = try members.required("field")
    let disabled = try members.required("disabled")
    guard let option = members["option"] else {
      return .setDisabled(field: try declared.field(field), try disabled.bool())
    }
    return .setOptionDisabled(
      field: try declared.listField(field), option: try option.id(), try .init(disabled))
  }
}

extension Scenario.Selection {
  fileprivate init(
    _ members: ScenarioMembers, _ kind: Scenario.Field.Kind
  ) throws(ScenarioError) {
    switch (members["id"], members["ids"], members["index"]) {
    case (let id?, nil, nil): self = .id(try id.id())
    case (nil, nil, let index?): self = .index(try index.whole())
    case (nil, let ids?, nil):
      guard kind == .multi else {
        throw ScenarioError(
          path: ids.path, message: "a \(kind.rawValue) has one choice, expected id")
      }
      self = .ids(try ids.ids())
    default:
      throw ScenarioError(
        path: members.object.path, message: "expected exactly one of id, ids, index")
    }
  }
}

extension ScenarioNode {
  fileprivate func options(asRows: Bool) throws(ScenarioError) -> [Scenario.Option] {
    try list { option throws(ScenarioError) in
      asRows ? try Scenario.Option(row: option) : try Scenario.Option(option)
    }
  }

  fileprivate func key() throws(ScenarioError) -> KeyPress {
    try key(named: text())
  }

  /// One key press for each grapheme cluster of a text.
  fileprivate func keys() throws(ScenarioError) -> [KeyPress] {
    var keys: [KeyPress] = []
    for character in try text() { keys.append(try key(named: String(character))) }
    return keys
  }

  private func key(named name: String) throws(ScenarioError) -> KeyPress {
    do {
      return try KeyPress(name: name)
    } catch {
      let word = name.split(separator: "+").last.map(String.init) ?? name
      let nearest = nearestName(to: word, among: KeyPress.namedKeys.map(\.name))
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      throw ScenarioError(path: path, message: "\(error)\(hint)")
    }
  }

  fileprivate func modifiers() throws(ScenarioError) -> KeyPress.Modifiers {
    let known: [(name: String, modifier: KeyPress.Modifiers)] = [
      ("Control", .control), ("Alt", .alt), ("Shift", .shift), ("Meta", .meta),
    ]
    var modifiers: KeyPress.Modifiers = []
    for node in try list() {
      let name = try node.reference(to: known.map(\.name), "modifier")
      for pair in known where pair.name == name {
        guard modifiers.insert(pair.modifier).inserted else {
          throw node.failure(expected: "each modifier once")
        }
      }
    }
    return modifiers
  }
}
