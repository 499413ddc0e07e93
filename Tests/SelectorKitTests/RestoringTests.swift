import Foundation
import SelectorKit
import Testing

/// States saved and put back.
@Suite struct RestoringTests {
  private static let cities = ["Lille", "Lyon", "Nice", "Paris"]

  private func json(_ state: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  @Test func `a selector goes on where it was saved`() throws {
    var selector = DropdownSelector("City", options: Self.cities)
    selector.choose(id: "Nice")
    selector.open()
    selector.press(KeyPress(.arrowDown))
    let saved = try json(selector.state)
    let state = try JSONDecoder().decode(SelectorState<String>.self, from: Data(saved.utf8))
    var other = DropdownSelector("City", options: Self.cities)
    let changes = try other.restore(state)
    #expect(
      changes == [
        .valueChanged(previous: [], current: ["Nice"], .restored), .opened(.restored),
        .highlighted("Paris"),
      ])
    #expect(other == selector)
    #expect(other.checkInvariants().isEmpty)
    #expect(try json(other.state) == saved)
  }

  @Test func `a list for which there is no room is put back like any other`() throws {
    var selector = DropdownSelector("City", options: Self.cities)
    selector.send(.layout(rows: 0), at: .start)
    var other = DropdownSelector("City", options: Self.cities)
    try other.restore(selector.state)
    #expect(other == selector)
    #expect(other.listState.rowCapacity == 0)
  }

  @Test func `a choice whose option is gone is kept and holds again later`() throws {
    var selector = MultiSelector("Cities", options: Self.cities)
    selector.choose(ids: ["Paris", "Lille"])
    var other = MultiSelector("Cities", options: ["Lille"])
    try other.restore(selector.state)
    #expect(other.valueIDs == ["Lille"])
    other.replaceOptions(selector.options)
    #expect(other.valueIDs == ["Lille", "Paris"])
    #expect(other.checkInvariants().isEmpty)
  }

  @Test func `what is half typed in a combobox is kept`() throws {
    var combobox = Combobox("City", options: Self.cities)
    combobox.press(KeyPress(.character("l")))
    let data = try JSONEncoder().encode(combobox.state)
    var other = Combobox("City", options: Self.cities)
    try other.restore(try JSONDecoder().decode(ComboboxState<String>.self, from: data))
    #expect(other == combobox)
    #expect(other.rowCount == 2)
    #expect(other.checkInvariants().isEmpty)
  }

  @Test(arguments: [
    #""version":2"#, #""version":-1"#, #""version":"one""#, #""versio":1"#,
  ]) func `a state of another version throws`(version: String) throws {
    let saved = try json(DropdownSelector("City", options: Self.cities).state)
    let broken = saved.replacingOccurrences(of: #""version":1"#, with: version)
    #expect(broken != saved)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(SelectorState<String>.self, from: Data(broken.utf8))
    }
  }

  @Test(arguments: [
    #""highlight":"Lyon","isOpen":false"#, #""firstRow":-3,"isOpen":true"#,
    #""isOpen":false,"query":"x""#, #""rowCapacity":-9"#,
  ]) func `a state whose parts contradict each other throws`(part: String) throws {
    var selector = DropdownSelector("City", options: Self.cities)
    selector.open()
    let saved = try json(selector.state)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(saved.utf8)) as? [String: Any])
    var list = try #require(object["list"] as? [String: Any])
    let change = try #require(
      try JSONSerialization.jsonObject(with: Data("{\(part)}".utf8)) as? [String: Any])
    list.merge(change) { $1 }
    var changed = object
    changed["list"] = list
    let data = try JSONSerialization.data(withJSONObject: changed)
    #expect(throws: RestoreError.self) {
      try JSONDecoder().decode(SelectorState<String>.self, from: data)
    }
  }

  @Test func `a log of intents replays to the same state byte by byte`() throws {
    let log: [SelectorIntent<String>] = [
      .gesture(.open(.chosenOrFirst)), .gesture(.move(.next)), .gesture(.enter), .pressHeader,
      .hover("Lille"), .press("Lyon", extending: false), .clear, .chooseIndex(3),
    ]
    let data = try JSONEncoder().encode(log)
    let decoded = try JSONDecoder().decode([SelectorIntent<String>].self, from: data)
    #expect(decoded == log)
    var states: [String] = []
    for intents in [log, decoded] {
      var selector = DropdownSelector("City", options: Self.cities)
      for intent in intents { selector.send(intent, at: .start) }
      states.append(try json(selector.state))
    }
    #expect(states[0] == states[1])
  }
}
