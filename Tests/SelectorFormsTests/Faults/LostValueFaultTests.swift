import SelectorForms
import SelectorKit
import Testing

/// Lost, stale or half-cleared values: faults 1 to 7 of the report on dependent forms.
@Suite struct LostValueFaultTests {
  @Test func `fault 1: a change at the root settles the whole chain in one update`() throws {
    var atlas = try Atlas()
    atlas.choose(.paris)
    let count = atlas.form.transactionCount
    let lines = atlas.form.choose(atlas.continent, id: .asia).lines
    #expect(
      lines == [
        "continent chose asia (program)", "nation value cleared (parentChanged)",
        "town value cleared (parentChanged)",
      ])
    #expect(atlas.form.transactionCount == count + 1)
    #expect(atlas.form.status(of: atlas.town) == .blocked(by: "Nation"))
    #expect(
      atlas.form.choose(atlas.continent, id: .europe).lines == [
        "continent chose europe (program)", "nation value france (parentChanged)",
        "town value paris (parentChanged)",
      ])
  }

  @Test func `fault 2: what a repair takes away or puts in place moves all that follows from it`()
    throws
  {
    var clearing = try Atlas(missing: .clear)
    clearing.choose(.paris)
    clearing.form.choose(clearing.continent, id: .asia)
    #expect(clearing.form.chosen(of: clearing.nation) == .none)
    #expect(clearing.form.status(of: clearing.town) == .blocked(by: "Nation"))
    clearing.form.choose(clearing.continent, id: .europe)
    #expect(clearing.form[clearing.nation] == nil)
    #expect(clearing.form.status(of: clearing.town) == .blocked(by: "Nation"))

    var falling = try Atlas(missing: .fallback) { make, keys in
      make.initialChoice(keys.nation, from: keys.continent) { _ in .first }
    }
    falling.choose(.lyon)
    falling.form.choose(falling.continent, id: .asia)
    #expect(falling.form[falling.nation] == .japan)
    #expect(falling.form.control(of: falling.town)?.options.array == [.tokyo])
    #expect(falling.form[falling.town] == nil)
  }

  @Test(arguments: [MissingPolicy.mask, .rememberPerParent])
  func `fault 2: who reads a choice is told when it is exchanged for another`(
    policy: MissingPolicy
  ) throws {
    var atlas = try Atlas(missing: policy) { make, keys in
      make.label(keys.continent, from: keys.town.choice) { $0?.label ?? "none" }
    }
    atlas.choose(.paris)
    #expect(atlas.form.look(of: atlas.continent)?.label == "paris")
    atlas.form.choose(atlas.nation, id: .spain)
    #expect(atlas.form.look(of: atlas.continent)?.label == (policy == .mask ? "paris" : "none"))
    atlas.form.choose(atlas.nation, id: .france)
    #expect(atlas.form.look(of: atlas.continent)?.label == "paris")
  }

  @Test(arguments: MissingPolicy.allCases)
  func `fault 3: Paris is never submitted with Spain`(policy: MissingPolicy) throws {
    var atlas = try Atlas(missing: policy)
    atlas.choose(.paris)
    #expect(atlas.form.submit().lines.last == "town option(paris)")
    atlas.form.choose(atlas.nation, id: .spain)
    let accepted = ["continent option(europe)", "nation option(spain)"]
    #expect(atlas.form.submit().lines == (policy == .flag ? ["town refuses"] : accepted))
  }

  @Test(arguments: Atlas.Source.allCases, [MissingPolicy.mask, .clear, .flag])
  func `fault 4: the same rule holds whatever the options come from`(
    source: Atlas.Source, policy: MissingPolicy
  ) throws {
    var atlas = try Atlas(source, missing: policy)
    atlas.choose(.paris)
    #expect(atlas.form[atlas.town] == .paris)
    atlas.form.choose(atlas.nation, id: .spain)
    atlas.settle()
    try expectGone(atlas.form, atlas.town, policy)
    atlas.form.choose(atlas.nation, id: .france)
    atlas.settle()
    #expect(atlas.form[atlas.town] == (policy == .clear ? nil : .paris))

    // A list that the program puts in place.
    var make = FormBuilder()
    let town = make.selector("town", "Town", options: Town.of(.france), label: \.label)
    make.configure(town) { $0.missing = policy }
    var form = try make.build()
    form.choose(town, id: .paris)
    form.setOptions(town, OptionList(Town.of(.spain)))
    try expectGone(form, town, policy)
    form.setOptions(town, OptionList(Town.of(.france)))
    #expect(form[town] == (policy == .clear ? nil : .paris))
  }

  private func expectGone(
    _ form: Form, _ town: FieldKey<Town>, _ policy: MissingPolicy,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let paris = FieldValue.option(OptionID(Town.paris))
    #expect(form[town] == nil, sourceLocation: location)
    #expect(
      form.value(of: town) == (policy == .flag ? paris : .none), sourceLocation: location)
    #expect(
      form.chosen(of: town) == (policy == .clear ? .none : paris), sourceLocation: location)
    #expect(
      form.issues(of: town) == (policy == .flag ? [.notAMember] : []), sourceLocation: location)
  }

  @Test func `fault 5: what follows is what was declared, not what stands next to it`() throws {
    var make = FormBuilder()
    // The town stands before its nation, and between them a colour that has nothing to do with it.
    let town = make.selector("town", "Town", options: [Town](), label: \.label)
    let colour = make.selector("colour", "Colour", DropdownSelector("", options: ["red", "blue"]))
    let nation = make.selector("nation", "Nation", options: Nation.allCases, label: \.label)
    let tags = make.multi("tags", "Tags", MultiSelector("", options: ["a", "b"]))
    make.derive(town, from: nation) { Town.of($0) }
    for field in [town, colour, nation] as [any FieldReference] {
      make.configureMissing(of: field, .clear)
    }
    var form = try make.build()
    #expect(form.graph.text == "town.options <- nation.value")
    form.choose(nation, id: .france)
    form.choose(town, id: .paris)
    form.choose(colour, id: "red")
    form.choose(tags, ids: ["a", "b"])
    #expect(
      form.choose(nation, id: .spain).lines == [
        "nation chose spain (program)", "town value cleared (parentChanged)",
      ])
    #expect(form.value(of: colour) == .option(OptionID("red")))
    #expect(form.value(of: tags) == .options([OptionID("a"), OptionID("b")]))
  }

  /// What holds while the option is away and when it is back.
  struct Return: Sendable {
    var policy: MissingPolicy
    var away: Town?
    var back: Town?
    var location: SourceLocation = #_sourceLocation
  }

  static let returns = [
    Return(policy: .mask, away: nil, back: .paris),
    Return(policy: .clear, away: nil, back: .lyon),
    Return(policy: .flag, away: .paris, back: .paris),
    Return(policy: .fallback, away: .madrid, back: .paris),
    Return(policy: .rememberPerParent, away: .madrid, back: .paris),
  ]

  /// The field has a default: Lyon in France, Madrid in Spain.
  @Test(arguments: returns)
  func `fault 6: what becomes of a choice whose option returns is a policy`(row: Return) throws {
    var atlas = try Atlas(missing: row.policy) { make, keys in
      make.initialChoice(keys.town, from: keys.nation) { .id($0 == .spain ? .madrid : .lyon) }
    }
    atlas.choose(.paris)
    atlas.form.choose(atlas.nation, id: .spain)
    // One that was forgotten is untouched again, so that the default holds.
    let away = row.policy == .clear ? Town.madrid : row.away
    #expect(
      atlas.form.value(of: atlas.town) == away.map { .option(OptionID($0)) } ?? .none,
      sourceLocation: row.location)
    atlas.form.choose(atlas.nation, id: .france)
    #expect(atlas.form[atlas.town] == row.back, sourceLocation: row.location)
  }

  static let sizes = ["shirt": ["S", "M", "L"], "coat": ["M", "L", "XL"]]

  @Test(arguments: [MissingPolicy.mask, .clear, .flag, .fallback])
  func `fault 7: only what the new list does not hold is taken away`(
    policy: MissingPolicy
  ) throws {
    var make = FormBuilder()
    let garment = make.selector(
      "garment", "Garment", DropdownSelector("", options: ["shirt", "coat"]))
    let size = make.selector("size", "Size", DropdownSelector("", options: [String]()))
    let stock = make.multi("stock", "Stock", MultiSelector("", options: [String]()))
    make.derive(size, from: garment) { (Self.sizes[$0.value] ?? []).map { ValueOption($0) } }
    make.derive(stock, from: garment) { (Self.sizes[$0.value] ?? []).map { ValueOption($0) } }
    make.configure(size) { $0.missing = policy }
    make.configure(stock) { $0.missing = policy == .flag ? .mask : policy }
    var form = try make.build()
    form.choose(garment, id: "shirt")
    form.choose(size, id: "M")
    form.choose(stock, ids: ["S", "M"])
    #expect(
      form.choose(garment, id: "coat").lines == [
        "garment chose coat (program)", "stock value M (parentChanged)",
      ])
    #expect(form[size]?.value == "M")
    #expect(form[stock].map(\.value) == ["M"])
    form.choose(garment, id: "shirt")
    #expect(form[stock].map(\.value) == (policy == .clear ? ["M"] : ["S", "M"]))
  }
}

extension FormBuilder {
  /// Says what becomes of a missing choice, for a key whose type is not known.
  mutating func configureMissing(of field: any FieldReference, _ policy: MissingPolicy) {
    configure(field) { $0.missing = policy }
  }
}
