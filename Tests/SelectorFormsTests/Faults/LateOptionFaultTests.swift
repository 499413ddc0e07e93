import SelectorForms
import SelectorKit
import Testing

/// Values that are there before their options: faults 21 to 24 of the report on dependent forms.
@Suite struct LateOptionFaultTests {
  @Test(arguments: MissingPolicy.allCases)
  func `fault 21: three restored levels wait for their options and are not reset`(
    policy: MissingPolicy
  ) throws {
    var old = try Atlas(missing: policy)
    old.choose(.lyon)
    let saved = old.form.save()
    var atlas = try Atlas(.loaded, missing: policy)
    let report = try atlas.form.restore(saved)
    #expect(report["continent"] == .restored)
    #expect(report["nation"] == .pending)
    #expect(report["town"] == .pending)
    #expect(atlas.form.value(of: atlas.nation) == .option(OptionID(Nation.france)))
    #expect(atlas.form.status(of: atlas.town) == .blocked(by: "Nation"))
    #expect(atlas.form.save() == saved)
    _ = atlas.form.respond(to: 1, of: atlas.nation, with: Nation.of(.europe))
    #expect(atlas.form[atlas.nation] == .france)
    #expect(atlas.form.status(of: atlas.town) == .loading)
    #expect(atlas.form.value(of: atlas.town) == .option(OptionID(Town.lyon)))
    #expect(atlas.form.save() == saved)
    _ = atlas.form.respond(to: 1, of: atlas.town, with: Town.of(.france))
    #expect(atlas.form[atlas.town] == .lyon)
    #expect(atlas.form.save() == saved)
    #expect(!atlas.form.isDirty(atlas.town) && !atlas.form.canUndo)
  }

  @Test(arguments: [MissingPolicy.mask, .clear, .flag, .fallback])
  func `fault 22: a value whose options are on their way is pending, not invalid`(
    policy: MissingPolicy
  ) throws {
    var desk = try TownDesk { make, keys in
      make.configure(keys.town) {
        $0.missing = policy
        $0.isRequired = true
      }
    }
    let lyon = FieldValue.option(OptionID(Town.lyon))
    desk.form.choose(desk.town, id: .lyon)
    desk.form.choose(desk.nation, id: .france)
    #expect(desk.form.status(of: desk.town) == .loading)
    #expect(desk.form.value(of: desk.town) == lyon)
    #expect(desk.form.issues(of: desk.town).isEmpty)
    // The form waits, and waiting wipes nothing.
    #expect(desk.form.submit() == .refused(["town"]))
    #expect(desk.form.value(of: desk.town) == lyon)
    // A failure is no judgement either.
    let failed = desk.form.fail(request: 1, of: desk.town, message: "no network")
    #expect(failed?.lines == [])
    #expect(desk.form.value(of: desk.town) == lyon)
    #expect(desk.form.issues(of: desk.town).isEmpty)
    #expect(desk.form.submit() == .refused(["town"]))
    desk.form.retry(desk.town)
    #expect(desk.answer(2, .france) == [])
    #expect(desk.form[desk.town] == .lyon)
    #expect(desk.form.submit().lines == ["nation option(france)", "town option(lyon)"])
  }

  @Test func `fault 23: an id that is there before its option is never taken for a text`() throws {
    var make = FormBuilder()
    let city = make.combobox("city", "City", options: [City](), label: \.name)
    make.configure(city) { $0.allowsCustomText = true }
    make.load(city) { City.all }
    var form = try make.build()
    #expect(form.status(of: city) == .loading)
    form.choose(city, id: 2)
    let saved = form.save()
    #expect(form.value(of: city) == .option(OptionID(2)))
    #expect(saved.fields["city"]?.content == .option(.number(2)))
    _ = form.respond(to: 1, of: city, with: City.all)
    #expect(form[city]?.name == "Lyon")
    #expect(form.look(of: city)?.text == "Lyon")

    try form.restore(saved)
    #expect(form.value(of: city) == .option(OptionID(2)))
    _ = form.respond(to: 1, of: city, with: City.all)
    #expect(form[city]?.name == "Lyon")
    #expect(form.save() == saved)
  }

  /// A form has no mounting: a hidden field is there as any other.
  @Test(arguments: [true, false])
  func `fault 24: a value for a field that is not shown yet is there when it is`(
    isShownFirst: Bool
  ) throws {
    var trip = try Trip { make, keys in
      make.show(keys.city, when: keys.direct) { $0 }
    }
    let direct = trip.direct
    let city = trip.city
    trip.form.batch { form in
      if isShownFirst { form.setOn(direct, true) }
      form.choose(city, id: 3)
      if !isShownFirst { form.setOn(direct, true) }
    }
    #expect(trip.form[city]?.id == 3)

    // Restored while hidden, and shown later.
    trip.form.setOn(direct, false)
    let saved = trip.form.save()
    trip.form.choose(city, id: 1)
    try trip.form.restore(saved)
    #expect(trip.form[city] == nil || !trip.form.isVisible(city))
    trip.form.setOn(direct, true)
    #expect(trip.form[city]?.id == 3)

    // Back at the start there is nothing, and undo brings it all again.
    trip.form.reset()
    #expect(!trip.form.isVisible(city))
    trip.form.undo()
    #expect(trip.form[city]?.id == 3)
  }
}
