import SelectorForms
import SelectorKit
import Testing

/// What is asked for, when, and what holds meanwhile: faults 29 to 32 of the report on dependent forms.
@Suite struct RequestFaultTests {
  @Test func `fault 29: three values set at once ask once and end at the right child`() throws {
    var atlas = try Atlas(.loaded)
    let keys = atlas.keys
    atlas.choose(.paris)
    let asked = [atlas.form.requestCount(of: keys.nation), atlas.form.requestCount(of: keys.town)]
    let paths: [[Int]] = [[0, 1, 2], [2, 1, 0], [1, 0, 2]]
    for path in paths {
      var form = atlas.form
      form.batch { form in
        for step in path {
          switch step {
          case 0: form.choose(keys.continent, id: .asia)
          case 1: form.choose(keys.nation, id: .japan)
          default: form.choose(keys.town, id: .tokyo)
          }
        }
      }
      #expect(form.requestCount(of: keys.nation) == asked[0] + 1)
      #expect(form.requestCount(of: keys.town) == asked[1])
      _ = form.respond(to: asked[0] + 1, of: keys.nation, with: Nation.of(.asia))
      #expect(form.requestCount(of: keys.town) == asked[1] + 1)
      _ = form.respond(to: asked[1] + 1, of: keys.town, with: Town.of(.japan))
      #expect(form[keys.town] == .tokyo)
    }
  }

  @Test func `fault 29: a form that starts with defaults asks once and reports nothing`() throws {
    var desk = try TownDesk(nation: .id(.france))
    #expect(desk.form.transactionCount == 0)
    #expect(desk.form.takeCommands().requests.map(\.number) == [1])
    #expect(desk.form.focusNowhere().isEmpty)
    #expect(desk.answer(1, .france) == [])
    #expect(desk.form.requestCount(of: desk.town) == 1)
    let plain = try TownDesk()
    #expect(plain.form.requestCount(of: plain.town) == 0)
  }

  @Test func `fault 30: a child asks nothing before its parent is settled`() throws {
    var atlas = try Atlas(.loaded)
    atlas.form.choose(atlas.nation, id: .france)
    atlas.form.choose(atlas.continent, id: .europe)
    // The nation is held, which is no answer yet.
    #expect(atlas.form.value(of: atlas.nation) == .option(OptionID(Nation.france)))
    #expect(atlas.form.status(of: atlas.town) == .blocked(by: "Nation"))
    _ = atlas.form.fail(request: 1, of: atlas.nation, message: "no network")
    #expect(atlas.form.status(of: atlas.town) == .blocked(by: "Nation"))
    #expect(atlas.form.requestCount(of: atlas.town) == 0)
    atlas.form.retry(atlas.town)
    #expect(atlas.form.requestCount(of: atlas.town) == 0)
    atlas.form.retry(atlas.nation)
    _ = atlas.form.respond(to: 2, of: atlas.nation, with: Nation.of(.europe))
    #expect(atlas.form.status(of: atlas.town) == .loading)
    #expect(atlas.form.requestCount(of: atlas.town) == 1)
    // A nation that the answer does not hold is none.
    atlas.form.choose(atlas.nation, id: .japan)
    #expect(atlas.form.status(of: atlas.town) == .blocked(by: "Nation"))
    #expect(atlas.form.requestCount(of: atlas.town) == 1)
  }

  @Test func `fault 31: the label of a choice stays while its options are replaced`() throws {
    var make = FormBuilder()
    let word = make.text("word", "Word")
    let city = make.selector("city", "City", options: [City](), label: \.name)
    make.configure(city) { $0.missing = .flag }
    make.load(city, for: word) { _ in [] }
    var form = try make.build()
    _ = form.respond(to: 1, of: city, with: City.all)
    form.choose(city, id: 2)
    #expect(form.look(of: city)?.text == "Lyon")
    // Asked again, asked for something else, failed, and answered without it.
    form.retry(city)
    #expect(form.look(of: city)?.text == "Lyon")
    form.setText(word, "Li")
    #expect(form.look(of: city)?.text == "Lyon")
    #expect(form.look(of: city)?.role == .value)
    _ = form.fail(request: 3, of: city, message: "no network")
    #expect(form.look(of: city)?.text == "Lyon")
    form.retry(city)
    _ = form.respond(to: 4, of: city, with: [City(id: 1, name: "Lille")])
    #expect(form.look(of: city)?.text == "Lyon")
    // A new label for the id is shown at once.
    form.setOptions(city, [City(id: 2, name: "Lugdunum")])
    #expect(form.look(of: city)?.text == "Lugdunum")
  }

  @Test func `fault 32: an answer is remembered for all that it was asked for`() throws {
    var make = FormBuilder()
    let nation = make.selector("nation", "Nation", options: Nation.allCases, label: \.label)
    let word = make.text("word", "Word")
    let town = make.selector("town", "Town", options: [Town](), label: \.label)
    make.load(town, for: nation, word) { nation, _ in Town.of(nation) }
    var form = try make.build()
    form.choose(nation, id: .france)
    _ = form.respond(to: 1, of: town, with: Town.of(.france))
    form.setText(word, "ly")
    #expect(form.status(of: town) == .loading)
    _ = form.respond(to: 2, of: town, with: [Town.lyon])
    form.choose(nation, id: .spain)
    #expect(form.status(of: town) == .loading)
    _ = form.respond(to: 3, of: town, with: [Town]())
    form.choose(nation, id: .france)
    #expect(form.status(of: town) == .ready)
    #expect(form.control(of: town)?.options.array == [.lyon])
    form.setText(word, "")
    #expect(form.control(of: town)?.options.array == [.paris, .lyon])
    #expect(form.requestCount(of: town) == 3)
  }

  @Test func `fault 32: what is hidden without a value keeps its choice while the value loads`()
    throws
  {
    var keys: (town: ToggleFieldKey, id: ToggleFieldKey)?
    var desk = try TownDesk { make, desk in
      let byTown = make.toggle("byTown", "By town")
      let byID = make.toggle("byID", "By id")
      make.show(byTown, onHidden: .clear, when: desk.town) { $0 != nil }
      make.show(byID, onHidden: .clear, when: desk.town.id) { $0 != nil }
      keys = (byTown, byID)
    }
    let (byTown, byID) = try #require(keys)
    desk.form.choose(desk.nation, id: .france)
    desk.settle()
    desk.form.choose(desk.town, id: .lyon)
    desk.form.setOn(byTown, true)
    desk.form.setOn(byID, true)
    desk.form.retry(desk.town)
    #expect(desk.form.isVisible(byID))
    #expect(desk.form.isVisible(byTown))
    _ = desk.form.fail(request: 2, of: desk.town, message: "no network")
    desk.form.retry(desk.town)
    _ = desk.answer(3, .france)
    #expect(desk.form[byID])
    #expect(desk.form[byTown])
    desk.form.choose(desk.nation, id: .spain)
    desk.settle()
    #expect(!desk.form.isVisible(byID))
    #expect(!desk.form.isVisible(byTown))
  }

  /// The rule reads options, and that of a held choice is the one last known.
  @Test func `fault 32: what follows from a value is not blocked while the value loads again`()
    throws
  {
    var street: FieldKey<ValueOption<String>>?
    var desk = try TownDesk { make, desk in
      let key = make.selector("street", "Street", DropdownSelector("", options: [String]()))
      make.derive(key, from: desk.town) { [ValueOption("\($0.label) street")] }
      make.configure(key) { $0.missing = .clear }
      street = key
    }
    let field = try #require(street)
    desk.form.choose(desk.nation, id: .france)
    desk.settle()
    desk.form.choose(desk.town, id: .lyon)
    desk.form.choose(field, id: "lyon street")
    #expect(desk.form.retry(desk.town).lines.isEmpty)
    #expect(desk.form.status(of: field) == .ready)
    #expect(desk.form[field]?.value == "lyon street")
    #expect(desk.answer(2, .france) == [])
    desk.form.choose(desk.nation, id: .spain)
    desk.settle()
    #expect(desk.form.status(of: field) == .blocked(by: "Town"))
  }
}
