import SelectorForms
import SelectorKit
import Synchronization
import Testing

/// In what order and how often things are computed: faults 38 to 42 of the report on dependent forms.
@Suite struct OrderFaultTests {
  @Test func `fault 38: a long chain takes one pass, in whatever order it is declared`() throws {
    let tally = Tally()
    var make = FormBuilder()
    let length = 150
    let fields = (0..<length).map { index in
      make.selector(
        "f\(index)", "F", DropdownSelector("", options: [Int](), default: .only))
    }
    let root = make.selector("root", "Root", DropdownSelector("", options: [1, 2, 3]))
    // Each field waits for the next one, which stands behind it.
    for (field, next) in zip(fields, fields.dropFirst() + [root]) {
      make.derive(field, from: next) { value in
        tally.note(field.fieldID)
        return [value]
      }
    }
    var form = try make.build()
    form.choose(root, id: 1)
    #expect(form[fields[0]]?.value == 1)
    tally.forget()
    let changes = form.choose(root, id: 2)
    #expect(changes.count == length + 1)
    #expect(fields.allSatisfy { form[$0]?.value == 2 })
    #expect(tally.names.count == length)
    #expect(tally.names.values.allSatisfy { $0 == 1 })
  }

  @Test func `fault 39: a loop that is found while running names who wrote what`() throws {
    let caught = Mutex<ObserverChainError?>(nil)
    let trip = try Trip()
    let note = trip.note
    let store = FormStore(trip.form) { error in caught.withLock { $0 = error } }
    let observation = store.onChange("the echo") { _, form in
      store.update { _ = $0.setText(note, form[note] + "!") }
    }
    store.update { $0.setText(note, "a") }
    let error = try #require(caught.withLock { $0 })
    #expect(error.first == ["note"])
    #expect(Set(error.writers.map(\.observer)) == ["the echo"])
    #expect(error.writers.count == ObserverChainError.limit + 1)
    #expect(error.description.contains("the echo wrote to note"))
    withExtendedLifetime(observation) {}
  }

  @Test func `fault 39: a batch that takes back what it did leaves nothing stale behind`() throws {
    var atlas = try Atlas()
    let keys = atlas.keys
    atlas.choose(.paris)
    let before = atlas.form.fingerprint([keys.continent, keys.nation, keys.town])
    let changes = atlas.form.batch { form in
      form.choose(keys.nation, id: .spain)
      form.choose(keys.nation, id: .france)
    }
    #expect(changes.lines.isEmpty)
    #expect(atlas.form.fingerprint([keys.continent, keys.nation, keys.town]) == before)
    atlas.form.choose(keys.nation, id: .spain)
    #expect(atlas.form[keys.town] == nil)
    #expect(atlas.form.control(of: keys.town)?.options.array == [.madrid])
  }

  @Test func `fault 39: versions never go back, not even by undo`() throws {
    let revisions = Mutex<[Int]>([])
    let trip = try Trip()
    let city = trip.city
    let store = FormStore(trip.form)
    let observation = store.onChange { difference, _ in
      revisions.withLock { $0.append(difference.revision) }
    }
    store.update { $0.choose(city, id: 1) }
    store.update { $0.undo() }
    store.update { $0.redo() }
    store.update { $0.reset() }
    #expect(revisions.withLock { $0 } == [1, 2, 3, 4])
    withExtendedLifetime(observation) {}
  }

  @Test func `fault 40: a cycle is refused though it would come to rest, and may be broken`() throws
  {
    func make(isBroken: Bool) throws -> Form {
      var make = FormBuilder()
      let a = make.selector("a", "A", DropdownSelector("", options: ["x", "y"]))
      let b = make.selector("b", "B", DropdownSelector("", options: ["x", "y"]))
      // Whatever the start, these two would agree after two rounds.
      make.derive(a, from: b.optional) { _ in [ValueOption("x")] }
      make.derive(b, from: a.optional) { _ in [ValueOption("x")] }
      // A later rule takes the place of an earlier one.
      if isBroken { make.derive(b, from: a.choice) { _ in [ValueOption("y")] } }
      return try make.build()
    }
    #expect(throws: FormErrors.self) { try make(isBroken: false) }
    #expect(try make(isBroken: true).fields == ["a", "b"])
  }

  /// The fields may be written in any order, one by one or at once.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `fault 40: what holds in the end depends on no order`(order: [Int]) throws {
    let atlas = try Atlas()
    let keys = atlas.keys
    let writes: [@Sendable (inout Form) -> Void] = [
      { $0.choose(keys.continent, id: .europe) }, { $0.choose(keys.nation, id: .france) },
      { $0.choose(keys.town, id: .lyon) },
    ]
    var single = atlas.form
    for place in order { writes[place](&single) }
    var batch = atlas.form
    batch.batch { form in for place in order { writes[place](&form) } }
    for form in [single, batch] {
      #expect(form[keys.nation] == .france)
      #expect(form[keys.town] == .lyon)
    }
  }

  @Test func `fault 41: what is hidden by something hidden is hidden, in the same update`() throws {
    var make = FormBuilder()
    let a = make.toggle("a", "A")
    let b = make.toggle("b", "B")
    let c = make.toggle("c", "C")
    let d = make.selector("d", "D", DropdownSelector("", options: [String]()))
    make.show(b, when: a) { $0 }
    make.show(c, when: b) { $0 }
    make.show(d, when: c) { $0 }
    make.derive(d, from: c) { _ in [ValueOption("x")] }
    var form = try make.build()
    form.batch { form in
      for toggle in [a, b, c] { form.setOn(toggle, true) }
      form.choose(d, id: "x")
    }
    #expect(form.controlCount == 4)
    #expect(form[d]?.value == "x")
    let lines = form.setOn(a, false).lines
    #expect(lines.first == "a off (program)")
    #expect(lines.contains("d value cleared (parentChanged)"))
    #expect(form.controlCount == 1)
    #expect(form.status(of: d) == .blocked(by: "C"))
    #expect(form.submit().lines == ["a on(false)"])
    form.setOn(a, true)
    #expect(form.controlCount == 4)
    #expect(form[d]?.value == "x")
  }

  /// A rule is a closure of what it names: it can read nothing else of the form, and so misses nothing.
  @Test func `fault 41: a rule is computed when what it names changes, and else never`() throws {
    let tally = Tally()
    var trip = try Trip { make, keys in
      make.show(keys.extras, when: keys.city.optional, keys.direct) { city, isDirect in
        tally.note("shown")
        return city != nil && isDirect
      }
    }
    #expect(
      trip.form.graph.text == "extras.visible <- city.value\nextras.visible <- direct.value")
    tally.forget()
    trip.form.choose(trip.country, id: "fr")
    trip.form.setText(trip.note, "late")
    trip.form.choose(trip.tag, id: "red")
    #expect(tally["shown"] == 0)
    trip.form.choose(trip.city, id: 1)
    #expect(tally["shown"] == 1)
    #expect(!trip.form.isVisible(trip.extras))
    trip.form.setOn(trip.direct, true)
    #expect(tally["shown"] == 2)
    #expect(trip.form.isVisible(trip.extras))
  }

  @Test func `fault 42: who is told of a change sees the form when all of it is done`() throws {
    let seen = Mutex<[String]>([])
    var atlas = try Atlas { make, keys in
      make.initialChoice(keys.town, from: keys.nation) { nation in
        nation.map { .id($0.capital) } ?? .none
      }
    }
    let keys = atlas.keys
    atlas.form.choose(keys.continent, id: .europe)
    let store = FormStore(atlas.form)
    let observation = store.onChange { difference, form in
      let town = form[keys.town]?.label ?? "none"
      seen.withLock { $0.append("\(difference.fields) \(town)") }
    }
    store.update { $0.choose(keys.nation, id: .france) }
    store.update { $0.choose(keys.nation, id: .spain) }
    #expect(
      seen.withLock { $0 } == [#"["nation", "town"] paris"#, #"["nation", "town"] madrid"#])
    withExtendedLifetime(observation) {}
  }

  @Test func `fault 42: a block that is shown for the first time is told of, parents first`() throws
  {
    var make = FormBuilder()
    // The one that follows is declared first.
    let town = make.selector("town", "Town", options: [Town](), label: \.label, default: .first)
    let nation = make.selector(
      "nation", "Nation", options: Nation.allCases, label: \.label, default: .id(.france))
    let abroad = make.toggle("abroad", "Abroad")
    make.derive(town, from: nation) { Town.of($0) }
    make.show(town, when: abroad) { $0 }
    make.show(nation, when: abroad) { $0 }
    var form = try make.build()
    #expect(form[town] == nil)
    #expect(form.status(of: town) == .blocked(by: "Nation"))
    #expect(
      form.setOn(abroad, true).lines == [
        "abroad on (program)", "town value paris (parentChanged)",
        "nation value france (parentChanged)",
      ])
    #expect(form[town] == .paris)
  }
}
