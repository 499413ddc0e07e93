import SelectorForms
import SelectorKit
import Testing

/// Ids and large tables: faults 47 to 49 of the report on dependent forms.
@Suite struct IdentityFaultTests {
  @Test func `fault 47: a duplicate id is reported with both places, whatever list it is in`()
    throws
  {
    let twice = [
      City(id: 1, name: "Lille"), City(id: 2, name: "Lyon"), City(id: 1, name: "Lens"),
    ]
    var make = FormBuilder()
    let on = make.toggle("on", "On")
    let computed = make.selector(
      "computed", "Computed", of: City.self, dependingOn: on, label: \.name
    ) { _ in twice }
    let loaded = make.selector("loaded", "Loaded", options: [City](), label: \.name)
    make.load(loaded, for: on) { _ in [] }
    let set = make.selector("set", "Set", options: [City](), label: \.name)
    var form = try make.build()
    _ = form.respond(to: 1, of: loaded, with: twice)
    form.setOptions(set, OptionList(twice))
    for field in [computed, loaded, set] {
      let options = try #require(form.control(of: field)?.options)
      #expect(
        options.duplicates.map { [$0.id, $0.kept, $0.dropped] } == [[1, 0, 2]], "\(field.fieldID)")
      #expect(options.array.map(\.name) == ["Lille", "Lyon"], "\(field.fieldID)")
      form.choose(field, id: 1)
      #expect(form[field]?.name == "Lille", "\(field.fieldID)")
    }
  }

  @Test func `fault 47: a list that was written down with a duplicate is refused`() throws {
    var make = FormBuilder()
    _ = make.selector(
      "city", "City", options: City.all + [City(id: 2, name: "Lens")], label: \.name)
    let error = #expect(throws: FormErrors.self) { try make.build() }
    #expect(error?.errors == [.duplicateOptions(field: "city", ids: ["2"])])
  }

  @Test func `fault 47: duplicate fields are refused with both places`() throws {
    var make = FormBuilder()
    _ = make.toggle("a", "A")
    _ = make.text("b", "B")
    _ = make.text("a", "C")
    _ = make.text("b", "D")
    let error = #expect(throws: FormErrors.self) { try make.build() }
    #expect(
      error?.errors == [
        .duplicateField(id: "a", first: 0, second: 2),
        .duplicateField(id: "b", first: 1, second: 3),
      ])
    #expect(error?.description.hasPrefix(#"fields 1 and 3 both have the id "a""#) == true)
  }

  /// Each nation has a "north".
  @Test(arguments: [false, true])
  func
    `fault 47: an id may belong to its parent, so that no choice holds under another by accident`(
      isUnique: Bool
    ) throws
  {
    var make = FormBuilder()
    let nation = make.selector("nation", "Nation", options: Nation.allCases, label: \.label)
    let part = make.selector("part", "Part", DropdownSelector("", options: [String]()))
    make.derive(part, from: nation) { _ in ["north", "south"].map { ValueOption($0) } }
    if isUnique { make.uniqueWithinParent(part) }
    var form = try make.build()
    form.choose(nation, id: .france)
    form.choose(part, id: "north")
    form.choose(nation, id: .spain)
    #expect(form[part]?.value == (isUnique ? nil : "north"))
    form.choose(nation, id: .france)
    #expect(form[part]?.value == "north")
    if isUnique {
      form.choose(nation, id: .spain)
      form.choose(part, id: "north")
      #expect(form[part]?.value == "north")
      form.choose(nation, id: .france)
      #expect(form[part] == nil)
    }
  }

  struct Village: Hashable, Identifiable, Sendable {
    var id: Int
    var group: Int
  }

  /// The rule looks up what belongs to its parent.
  ///
  /// The form adds work for what comes out, never for the table.
  @Test func `fault 48: a change costs what comes out, not what there is`() throws {
    let tally = Tally()
    let groups = 145
    let villages = Dictionary(
      grouping: (0..<8_000).map { Village(id: $0, group: $0 % groups) }, by: \.group)
    var make = FormBuilder()
    let group = make.selector("group", "Group", DropdownSelector("", options: Array(0..<groups)))
    let village = make.selector(
      "village", "Village", of: Village.self, dependingOn: group,
      label: { village in
        tally.note("label")
        return "Village \(village.id)"
      },
      options: { group in
        tally.note("options")
        return villages[group.value] ?? []
      })
    var form = try make.build()
    form.choose(group, id: 7)
    tally.forget()
    form.choose(group, id: 8)
    #expect(tally["options"] == 1)
    #expect(tally["label"] == 0)
    #expect(form.control(of: village)?.rowCount == 56)
    // Opening and drawing ask for the lines that are drawn.
    form.open(village)
    let place = try #require(form.visibleIndex(of: village))
    #expect(form.list(at: place, lines: 8)?.rows.count == 8)
    #expect(tally["options"] == 1)
    #expect(tally["label"] <= 16)
    // Each other field that changes asks for nothing.
    tally.forget()
    form.choose(village, id: 8)
    #expect(tally["options"] == 0)
  }

  @Test func `fault 49: all that a loader reads is part of what it is asked for`() throws {
    var make = FormBuilder()
    let direct = make.toggle("direct", "Direct")
    let note = make.text("note", "Note")
    let tags = make.multi("tags", "Tags", MultiSelector("", options: ["x", "y", "z"]))
    let word = make.combobox("word", "Word", Combobox("", options: ["p", "q"]))
    make.configure(word) { $0.allowsCustomText = true }
    let town = make.selector("town", "Town", options: Town.allCases, label: \.label)
    let child = make.selector("child", "Child", options: [City](), label: \.name)
    make.load(child, for: direct, note, tags.optional, word.text, town.optional) { _, _, _, _, _ in
      City.all
    }
    var form = try make.build()
    let changes: [@Sendable (inout Form) -> Void] = [
      { $0.setOn(direct, true) }, { $0.setText(note, "late") }, { $0.choose(tags, ids: ["x"]) },
      { $0.choose(tags, ids: ["x", "y"]) }, { $0.choose(word, id: "p") },
      { $0.choose(word, text: "own") }, { $0.choose(town, id: .lyon) },
      { $0.choose(town, id: .paris) },
    ]
    for (index, change) in changes.enumerated() {
      #expect(form.requestCount(of: child) == index + 1)
      _ = form.respond(to: index + 1, of: child, with: City.all)
      #expect(form.status(of: child) == .ready)
      change(&form)
      #expect(form.status(of: child) == .loading)
    }
    // And nothing else is: each way back is remembered, in any order.
    _ = form.respond(to: changes.count + 1, of: child, with: City.all)
    for _ in changes { form.undo() }
    #expect(form.status(of: child) == .ready)
    #expect(form.requestCount(of: child) == changes.count + 1)
  }

  /// Two rows have the same loader and the same key; what one remembers is no answer for the other.
  @Test func `fault 49: rows remember answers of their own`() throws {
    var make = FormBuilder()
    let rows = (0..<2).map { row in
      let nation = make.selector(
        "\(row).nation", "Nation", options: Nation.allCases, label: \.label)
      let town = make.selector("\(row).town", "Town", options: [Town](), label: \.label)
      make.load(town, for: nation) { Town.of($0) }
      return (nation: nation, town: town)
    }
    var form = try make.build()
    form.choose(rows[0].nation, id: .france)
    _ = form.respond(to: 1, of: rows[0].town, with: [Town.paris])
    form.choose(rows[1].nation, id: .france)
    #expect(form.status(of: rows[1].town) == .loading)
    _ = form.respond(to: 1, of: rows[1].town, with: [Town.lyon])
    for (row, towns) in zip(rows, [[Town.paris], [.lyon]]) {
      form.choose(row.nation, id: .spain)
      form.choose(row.nation, id: .france)
      #expect(form.control(of: row.town)?.options.array == towns)
    }
  }
}
