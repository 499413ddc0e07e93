/// A value of the file with its path, read strictly: what is not as expected throws.
struct ScenarioNode {
  let value: JSONValue
  let path: JSONPath

  func failure(expected: String) -> ScenarioError {
    ScenarioError(path: path, message: "found \(value), expected \(expected)")
  }

  func text() throws(ScenarioError) -> String {
    guard case .text(let text) = value else { throw failure(expected: "a text") }
    return text
  }

  func name() throws(ScenarioError) -> String {
    guard case .text(let text) = value, !text.isEmpty else {
      throw failure(expected: "a text that is not empty")
    }
    return text
  }

  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let flag) = value else { throw failure(expected: "true or false") }
    return flag
  }

  /// A step without a choice: only `true` may stand there.
  func isTrue() throws(ScenarioError) {
    guard case .bool(true) = value else { throw failure(expected: "true") }
  }

  func whole(from least: Int = .min) throws(ScenarioError) -> Int {
    guard case .whole(let number) = value, number >= least else {
      let bound = least == .min ? "" : ", at least \(least)"
      throw failure(expected: "a whole number\(bound)")
    }
    return number
  }

  func milliseconds() throws(ScenarioError) -> Duration {
    .milliseconds(try whole(from: 0))
  }

  func id() throws(ScenarioError) -> ScenarioID {
    switch value {
    case .text(let text): return .text(text)
    case .whole(let number): return .number(number)
    default: throw failure(expected: "an id: a text or a whole number")
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of _: Choice.Type = Choice.self
  ) throws(ScenarioError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    guard case .text(let name) = value, let choice = Choice(rawValue: name) else {
      if case .text(let name) = value {
        throw ScenarioError(
          path: path, message: "found \(value), " + expectation(of: names, insteadOf: name))
      }
      throw failure(expected: "one of \(names.joined(separator: ", "))")
    }
    return choice
  }

  func list() throws(ScenarioError) -> [ScenarioNode] {
    guard case .list(let elements) = value else { throw failure(expected: "a list") }
    return elements.enumerated().map { index, element in
      ScenarioNode(value: element, path: .element(path, index))
    }
  }

  func list<Element>(
    of read: (ScenarioNode) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    var elements: [Element] = []
    for node in try list() { elements.append(try read(node)) }
    return elements
  }

  func texts() throws(ScenarioError) -> [String] {
    try list { node throws(ScenarioError) in try node.text() }
  }

  func ids() throws(ScenarioError) -> [ScenarioID] {
    try list { node throws(ScenarioError) in try node.id() }
  }

  /// All members of an object whose names are up to the file.
  func entries() throws(ScenarioError) -> [(name: String, node: ScenarioNode)] {
    guard case .object(let members) = value else { throw failure(expected: "an object") }
    return members.map { member in
      (member.name, ScenarioNode(value: member.value, path: .member(path, member.name)))
    }
  }

  /// The members of an object, none of which may have another name than those given.
  func members(_ names: [String]) throws(ScenarioError) -> ScenarioMembers {
    let entries = try entries()
    for entry in entries where !names.contains(entry.name) {
      throw ScenarioError(
        path: entry.node.path,
        message: "unknown member \"\(entry.name)\", "
          + expectation(of: names, insteadOf: entry.name))
    }
    return ScenarioMembers(object: self, entries: entries)
  }

  /// A name that stands for something declared elsewhere in the file.
  func reference(to names: [String], _ thing: String) throws(ScenarioError) -> String {
    let name = try text()
    guard names.contains(name) else {
      throw ScenarioError(
        path: path, message: "no \(thing) \"\(name)\", " + expectation(of: names, insteadOf: name))
    }
    return name
  }
}

/// The members of one object, all of known names.
struct ScenarioMembers {
  let object: ScenarioNode
  let entries: [(name: String, node: ScenarioNode)]

  /// The member of a name, if it is there.
  subscript(name: String) -> ScenarioNode? { entries.first { $0.name == name }?.node }

  /// The member of a name, which must be there.
  func required(_ name: String) throws(ScenarioError) -> ScenarioNode {
    guard let node = self[name] else {
      throw ScenarioError(path: object.path, message: "the member \"\(name)\" is missing")
    }
    return node
  }

  /// The only member, of an object that must have exactly one.
  func only(_ thing: String) throws(ScenarioError) -> (name: String, node: ScenarioNode) {
    guard entries.count == 1, let entry = entries.first else {
      let found = entries.isEmpty ? "none" : entries.map(\.name).joined(separator: ", ")
      throw ScenarioError(
        path: object.path, message: "found \(found), expected exactly one \(thing)")
    }
    return entry
  }
}
