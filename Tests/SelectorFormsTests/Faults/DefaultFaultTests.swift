import SelectorForms
import SelectorKit
import Testing

/// Defaults: faults 15 to 20 of the report on dependent forms.
@Suite struct DefaultFaultTests {
  /// A level that is shown on demand, whose default follows another field.
  struct Panel {
    let advanced: ToggleFieldKey
    let hard: ToggleFieldKey
    let level: FieldKey<ValueOption<String>>
    var form: Form

    init(onHidden: HiddenPolicy = .mask) throws {
      var make = FormBuilder()
      advanced = make.toggle("advanced", "Advanced")
      hard = make.toggle("hard", "Hard")
      level = make.selector(
        "level", "Level", DropdownSelector("", options: ["low", "mid", "high"]))
      make.show(level, onHidden: onHidden, when: advanced) { $0 }
      make.initialChoice(level, from: hard) { .id($0 ? "high" : "low") }
      form = try make.build()
    }

    var value: String? { form[level]?.value }
  }

  private func capitals(_ make: inout FormBuilder, _ keys: Atlas.Keys) {
    make.initialChoice(keys.town, from: keys.nation) { nation in
      nation.map { .id($0.capital) } ?? .none
    }
  }

  @Test func `fault 15: a default follows its parent and is submitted, a choice is let alone`()
    throws
  {
    var atlas = try Atlas(.computed, capitals)
    atlas.form.choose(atlas.continent, id: .europe)
    for nation in [Nation.france, .spain, .france] {
      atlas.form.choose(atlas.nation, id: nation)
      #expect(atlas.form[atlas.town] == nation.capital)
      #expect(atlas.form.chosen(of: atlas.town) == .none)
      #expect(atlas.form.submit().lines.last == "town option(\(nation.capital.label))")
    }
    atlas.form.choose(atlas.town, id: .lyon)
    atlas.form.choose(atlas.nation, id: .spain)
    #expect(atlas.form[atlas.town] == nil)
    atlas.form.choose(atlas.nation, id: .france)
    #expect(atlas.form[atlas.town] == .lyon)
  }

  @Test(arguments: HiddenPolicy.allCases)
  func `fault 16: a default is the same however often its field was hidden`(
    policy: HiddenPolicy
  ) throws {
    var panel = try Panel(onHidden: policy)
    // The default moves while nobody sees the field.
    panel.form.setOn(panel.hard, true)
    for _ in 0..<3 {
      panel.form.setOn(panel.advanced, true)
      #expect(panel.value == "high")
      panel.form.setOn(panel.advanced, false)
    }
    panel.form.setOn(panel.hard, false)
    panel.form.setOn(panel.advanced, true)
    #expect(panel.value == "low")
  }

  @Test(arguments: HiddenPolicy.allCases)
  func `fault 17: what the program chose goes before a default, also where it chose while hidden`(
    policy: HiddenPolicy
  ) throws {
    var panel = try Panel(onHidden: policy)
    panel.form.choose(panel.level, id: "mid")
    panel.form.setOn(panel.advanced, true)
    #expect(panel.value == "mid")
    panel.form.setOn(panel.hard, true)
    #expect(panel.value == "mid")
    // Hidden again, it is forgotten only where the policy says so.
    panel.form.setOn(panel.advanced, false)
    panel.form.setOn(panel.advanced, true)
    #expect(panel.value == (policy == .clear ? "high" : "mid"))
  }

  @Test func `fault 18: a default is back when its parent is`() throws {
    var atlas = try Atlas(.computed, capitals)
    atlas.form.choose(atlas.continent, id: .europe)
    atlas.form.choose(atlas.nation, id: .france)
    for _ in 0..<2 {
      #expect(atlas.form[atlas.town] == .paris)
      atlas.form.clear(atlas.nation)
      #expect(atlas.form[atlas.town] == nil)
      atlas.form.choose(atlas.nation, id: .france)
    }
    atlas.form.choose(atlas.continent, id: .asia)
    #expect(atlas.form[atlas.town] == nil)
    atlas.form.choose(atlas.continent, id: .europe)
    #expect(atlas.form[atlas.town] == .paris)
  }

  @Test func `fault 19: a block that is hidden and shown again holds all it held`() throws {
    var trip = try Trip(city: .id(2)) { make, keys in
      for field in keys.all where field.fieldID != "direct" {
        make.showAny(field, while: keys.direct)
      }
    }
    trip.form.setOn(trip.direct, true)
    trip.form.choose(trip.country, id: "fr")
    trip.form.choose(trip.extras, ids: ["Wifi", "Sauna"])
    trip.form.choose(trip.tag, id: "red")
    trip.form.setText(trip.note, "late")
    let held = trip.form.fingerprint(trip.keys.all)
    let submitted = trip.form.submit()
    trip.form.setOn(trip.direct, false)
    #expect(trip.form.submit().lines == ["direct on(false)"])
    #expect(trip.form[trip.note].isEmpty)
    trip.form.setOn(trip.direct, true)
    #expect(trip.form.fingerprint(trip.keys.all) == held)
    #expect(trip.form[trip.city]?.id == 2)
    #expect(trip.form.submit() == submitted)
  }

  @Test(arguments: HiddenPolicy.allCases)
  func `fault 20: what is cleared while hidden stays cleared`(policy: HiddenPolicy) throws {
    var panel = try Panel(onHidden: policy)
    panel.form.clear(panel.level)
    panel.form.setOn(panel.advanced, true)
    #expect(panel.value == nil)
    #expect(panel.form.save().fields["level"]?.content == .cleared)

    var chosen = try Panel(onHidden: .mask)
    chosen.form.setOn(chosen.advanced, true)
    chosen.form.choose(chosen.level, id: "mid")
    chosen.form.setOn(chosen.advanced, false)
    chosen.form.clear(chosen.level)
    chosen.form.setOn(chosen.advanced, true)
    #expect(chosen.value == nil)
  }
}

extension FormBuilder {
  /// Shows a field while a switch is on, for a key whose type is not known.
  mutating func showAny(_ field: any FieldReference, while toggle: ToggleFieldKey) {
    show(field, whenAny: [AnyFieldRead(toggle)]) { $0 == [.on(true)] }
  }
}
