import SelectorForms
import SelectorKit
import Testing

/// Options that change under a value: faults 8 to 14 of the report on dependent forms.
@Suite struct OptionListFaultTests {
  @Test func `fault 8: a value leaves with its option, in a field of any kind`() throws {
    var make = FormBuilder()
    let one = make.selector("one", "One", DropdownSelector("", options: ["a", "b"]))
    let many = make.multi("many", "Many", MultiSelector("", options: ["a", "b"]))
    let free = make.combobox("free", "Free", Combobox("", options: ["a", "b"]))
    var form = try make.build()
    form.choose(one, id: "a")
    form.choose(many, ids: ["a", "b"])
    form.choose(free, id: "a")
    let rest: OptionList = [ValueOption("b"), ValueOption("c")]
    form.batch { form in
      form.setOptions(one, rest)
      form.setOptions(many, rest)
      form.setOptions(free, rest)
    }
    #expect(form[one] == nil)
    #expect(form[many].map(\.value) == ["b"])
    #expect(form[free] == nil)
    #expect(form.submit().lines == ["many options([b])"])
  }

  @Test(arguments: MissingPolicy.allCases)
  func `fault 9: what a header shows is what the model holds`(policy: MissingPolicy) throws {
    var atlas = try Atlas(missing: policy)
    // No option stands in the header only because it is the first.
    atlas.form.choose(atlas.continent, id: .europe)
    atlas.form.choose(atlas.nation, id: .france)
    #expect(atlas.form.look(of: atlas.town)?.text == "Which town?")
    atlas.form.choose(atlas.town, id: .lyon)
    for nation in [Nation.spain, .france, .spain] {
      atlas.form.choose(atlas.nation, id: nation)
      let look = try #require(atlas.form.look(of: atlas.town))
      switch atlas.form.value(of: atlas.town) {
      case .option(let id): #expect(look.text == id.description && look.role == .value)
      case .none: #expect(look.text == "Which town?" && look.role == .placeholder)
      default: Issue.record("a selector holds an option or nothing")
      }
    }
    #expect(atlas.form.look(of: atlas.town)?.text == (policy == .flag ? "lyon" : "Which town?"))
  }

  @Test func `fault 10: a parent of any kind takes the child's value along`() throws {
    var make = FormBuilder()
    let direct = make.toggle("direct", "Direct")
    let note = make.text("note", "Note")
    let tags = make.multi("tags", "Tags", MultiSelector("", options: ["x", "y"]))
    let word = make.combobox("word", "Word", Combobox("", options: ["p", "q"]))
    make.configure(word) { $0.allowsCustomText = true }
    let child = make.selector("child", "Child", DropdownSelector("", options: [String]()))
    make.derive(child, from: direct, note, tags.optional, word.text) { direct, note, tags, word in
      [ValueOption("\(direct) \(note) \(tags?.map(\.value) ?? []) \(word)")]
    }
    var form = try make.build()
    let start = "false  [] "
    form.choose(child, id: start)
    let changes: [(@Sendable (inout Form) -> Void, @Sendable (inout Form) -> Void)] = [
      ({ $0.setOn(direct, true) }, { $0.setOn(direct, false) }),
      ({ $0.setText(note, "late") }, { $0.setText(note, "") }),
      ({ $0.choose(tags, ids: ["y"]) }, { $0.clear(tags) }),
      ({ $0.choose(word, id: "p") }, { $0.clear(word) }),
      ({ $0.choose(word, text: "own") }, { $0.clear(word) }),
    ]
    for (change, back) in changes {
      #expect(form[child]?.value == start)
      change(&form)
      #expect(form[child] == nil)
      #expect(form.control(of: child)?.options.option(at: 0)?.value != start)
      back(&form)
    }
    #expect(form[child]?.value == start)
  }

  @Test func `fault 11: a choice without its option satisfies nothing`() throws {
    var atlas = try Atlas { make, keys in make.configure(keys.town) { $0.isRequired = true } }
    atlas.choose(.paris)
    #expect(atlas.form.issues(of: atlas.town).isEmpty)
    atlas.form.choose(atlas.nation, id: .spain)
    #expect(atlas.form.issues(of: atlas.town) == [.required])
    #expect(atlas.form.submit() == .refused(["town"]))

    var make = FormBuilder()
    let crew = make.multi("crew", "Crew", MultiSelector("", options: ["a", "b", "c"]))
    make.configure(crew) { $0.limits = SelectionLimits(minimum: 2) }
    var form = try make.build()
    form.choose(crew, ids: ["a", "b"])
    #expect(form.issues(of: crew).isEmpty)
    form.setOptions(crew, [ValueOption("b"), ValueOption("c")])
    #expect(form.issues(of: crew) == [.tooFew])
  }

  @Test func `fault 12: an option that a condition takes away is no member any more`() throws {
    var make = FormBuilder()
    let gift = make.toggle("gift", "Gift")
    let wrap = make.selector("wrap", "Wrap", DropdownSelector("", options: [String]()))
    let extras = make.multi("extras", "Extras", MultiSelector("", options: [String]()))
    make.derive(wrap, from: gift) { Self.wraps(isGift: $0) }
    make.derive(extras, from: gift) { Self.wraps(isGift: $0) }
    var form = try make.build()
    form.setOn(gift, true)
    form.choose(wrap, id: "ribbon")
    form.choose(extras, ids: ["paper", "ribbon"])
    form.setOn(gift, false)
    #expect(form[wrap] == nil)
    #expect(form[extras].map(\.value) == ["paper"])
    form.open(extras)
    let place = try #require(form.visibleIndex(of: extras))
    #expect(form.list(at: place, lines: 8)?.rows.map(\.label) == ["paper"])
    #expect(form.submit().lines == ["gift on(false)", "extras options([paper])"])
  }

  private static func wraps(isGift: Bool) -> [ValueOption<String>] {
    (isGift ? ["paper", "ribbon"] : ["paper"]).map { ValueOption($0) }
  }

  @Test func `fault 13: each field has a policy of its own`() throws {
    var make = FormBuilder()
    let nation = make.selector("nation", "Nation", options: Nation.allCases, label: \.label)
    let policies: [MissingPolicy] = [.clear, .flag, .mask]
    let towns = policies.map { policy in
      let town = make.selector(
        policy.rawValue, "Town", of: Town.self, dependingOn: nation, label: \.label
      ) { Town.of($0) }
      make.configure(town) { $0.missing = policy }
      return town
    }
    var form = try make.build()
    form.choose(nation, id: .france)
    for town in towns { form.choose(town, id: .paris) }
    form.choose(nation, id: .spain)
    let paris = FieldValue.option(OptionID(Town.paris))
    #expect(towns.map { form.value(of: $0) } == [.none, paris, .none])
    #expect(towns.map { form.chosen(of: $0) } == [.none, paris, paris])
    form.choose(nation, id: .france)
    #expect(towns.map { form[$0] } == [nil, .paris, .paris])
  }

  /// A form has no grids: a row is a set of fields, and a rule names the fields of its own row.
  @Test func `fault 14: what follows stays in its row, and is replaced, never added to`() throws {
    var make = FormBuilder()
    let rows = (0..<2).map { row in
      let nation = make.selector(
        "\(row).nation", "Nation", options: Nation.allCases, label: \.label)
      let towns = make.multi("\(row).towns", "Towns", options: [Town](), label: \.label)
      make.derive(towns, from: nation) { Town.of($0) }
      return (nation: nation, towns: towns)
    }
    var form = try make.build()
    for row in rows {
      form.choose(row.nation, id: .france)
      form.choose(row.towns, ids: [.paris, .lyon])
    }
    #expect(
      form.choose(rows[0].nation, id: .spain).lines == [
        "0.nation chose spain (program)", "0.towns value cleared (parentChanged)",
      ])
    form.pressHeader(rows[0].towns)
    form.press(rows[0].towns, option: .madrid)
    #expect(form[rows[0].towns] == [.madrid])
    #expect(form.look(of: rows[0].towns)?.chips == ["madrid"])
    #expect(form[rows[1].towns] == [.paris, .lyon])
    #expect(
      form.submit().lines == [
        "0.nation option(spain)", "0.towns options([madrid])", "1.nation option(france)",
        "1.towns options([paris, lyon])",
      ])
  }
}
