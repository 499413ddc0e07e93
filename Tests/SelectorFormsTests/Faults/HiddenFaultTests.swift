import SelectorForms
import SelectorKit
import Testing

/// Hidden, required, submitted, dirty: faults 43 to 46 of the report on dependent forms.
@Suite struct HiddenFaultTests {
  @Test(arguments: HiddenPolicy.allCases)
  func `fault 43: a required field that is hidden refuses no submit`(policy: HiddenPolicy) throws {
    var trip = try Trip { make, keys in
      make.configure(keys.city) { $0.isRequired = true }
      make.configure(keys.extras) { $0.limits = SelectionLimits(minimum: 1) }
      make.show(keys.city, onHidden: policy, when: keys.direct) { $0 }
      make.show(keys.extras, onHidden: policy, when: keys.direct) { $0 }
      make.validate([keys.city], reading: keys.note) { $0.isEmpty ? "say why" : nil }
    }
    #expect(trip.form.submit().lines == ["direct on(false)"])
    #expect(trip.form.issues(of: trip.city).isEmpty)
    #expect(trip.form.checkFindings(of: trip.city).isEmpty)
    trip.form.setOn(trip.direct, true)
    #expect(trip.form.submit() == .refused(["city", "extras"]))
    #expect(trip.form.checkFindings(of: trip.city) == ["say why"])
    trip.form.setOn(trip.direct, false)
    #expect(trip.form.submit().lines == ["direct on(false)"])
  }

  @Test func `fault 43: what a hidden field would require is required of nobody`() throws {
    var trip = try Trip { make, keys in
      make.show(keys.city, when: keys.direct) { $0 }
      make.require(keys.extras, when: keys.city) { $0?.id == 3 }
    }
    trip.form.setOn(trip.direct, true)
    trip.form.choose(trip.city, id: 3)
    #expect(trip.form.issues(of: trip.extras) == [.required])
    trip.form.setOn(trip.direct, false)
    #expect(trip.form.issues(of: trip.extras).isEmpty)
  }

  /// What is submitted of a chosen field that is hidden, and what of it is left when it is shown again.
  struct Hidden: Sendable {
    var policy: HiddenPolicy
    var submitted: [String]
    var back: Int?
    var location: SourceLocation = #_sourceLocation
  }

  static let hidden = [
    Hidden(policy: .mask, submitted: ["direct on(false)"], back: 2),
    Hidden(policy: .clear, submitted: ["direct on(false)"], back: nil),
    Hidden(policy: .keep, submitted: ["city option(2)", "direct on(false)"], back: 2),
  ]

  @Test(arguments: hidden)
  func `fault 44: what is submitted of a hidden field is a policy`(row: Hidden) throws {
    var trip = try Trip { make, keys in
      make.show(keys.city, onHidden: row.policy, when: keys.direct) { $0 }
    }
    trip.form.setOn(trip.direct, true)
    trip.form.choose(trip.city, id: 2)
    trip.form.setOn(trip.direct, false)
    #expect(trip.form.submit().lines == row.submitted, sourceLocation: row.location)
    trip.form.setOn(trip.direct, true)
    #expect(trip.form[trip.city]?.id == row.back, sourceLocation: row.location)
  }

  @Test func `fault 44: a disabled field gives its value and requires nothing`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.isRequired = true }
    }
    trip.form.setDisabled(trip.country, true)
    trip.form.choose(trip.city, id: 2)
    trip.form.setDisabled(trip.city, true)
    #expect(trip.form.submit().lines == ["city option(2)", "direct on(false)"])
    // No user changes it.
    #expect(trip.form.pressHeader(trip.city).isEmpty)
    #expect(trip.form.focus(trip.city).isEmpty)
    #expect(trip.form[trip.city]?.id == 2)
  }

  @Test(arguments: Atlas.Source.allCases)
  func `fault 45: nothing that happens by itself makes a form touched or dirty`(
    source: Atlas.Source
  ) throws {
    var atlas = try Atlas(source, missing: .clear) { make, keys in
      make.configure(keys.continent) { $0.missing = .fallback }
      make.initialChoice(keys.nation, from: keys.continent) { _ in .first }
      make.initialChoice(keys.town, from: keys.nation) { _ in .first }
    }
    let fields: [any FieldReference] = [atlas.continent, atlas.nation, atlas.town]
    func states(_ form: Form) -> [Bool] {
      fields.flatMap { [form.isTouchedAny($0), form.isDirtyAny($0)] }
    }
    let clean = Array(repeating: false, count: 6)
    #expect(states(atlas.form) == clean)
    atlas.choose(.lyon)
    #expect(states(atlas.form) == clean)
    try atlas.form.restore(atlas.form.save())
    atlas.settle()
    #expect(atlas.form[atlas.town] == .lyon)
    #expect(states(atlas.form) == clean)
    #expect(!atlas.form.canUndo)
    // A user moves the root: what follows loses its choice, but nobody wrote there.
    atlas.form.pressHeader(atlas.continent)
    atlas.form.press(atlas.continent, option: .asia)
    atlas.settle()
    atlas.settle()
    #expect(atlas.form[atlas.town] == .tokyo)
    #expect(states(atlas.form) == [true, true, false, false, false, false])
  }

  @Test(arguments: MissingPolicy.allCases)
  func `fault 46: undo takes back one step, with all that followed from it`(
    policy: MissingPolicy
  ) throws {
    var atlas = try Atlas(missing: policy)
    let keys = atlas.keys
    let fields: [any FieldReference] = [keys.continent, keys.nation, keys.town]
    func state(_ form: Form) -> [String] {
      (0..<3).map { "\(form.control(at: $0).text)" }
        + fields.map { "\(form.chosenAny($0))" }
        + ["\(form.control(of: keys.town)?.options.array ?? [])"]
    }
    let steps: [@Sendable (inout Form) -> Void] = [
      { $0.choose(keys.continent, id: .europe) }, { $0.choose(keys.nation, id: .france) },
      { $0.choose(keys.town, id: .paris) }, { $0.choose(keys.nation, id: .spain) },
      { $0.choose(keys.town, id: .madrid) }, { $0.choose(keys.continent, id: .asia) },
      { form in
        form.batch {
          $0.choose(keys.nation, id: .japan)
          $0.choose(keys.town, id: .tokyo)
        }
      },
      { $0.clear(keys.nation) }, { $0.reset() },
    ]
    var states = [state(atlas.form)]
    for step in steps {
      step(&atlas.form)
      states.append(state(atlas.form))
    }
    #expect(Set(states).count >= 7)
    for expected in states.dropLast().reversed() {
      atlas.form.undo()
      #expect(state(atlas.form) == expected)
    }
    #expect(!atlas.form.canUndo)
    for expected in states.dropFirst() {
      atlas.form.redo()
      #expect(state(atlas.form) == expected)
    }
    #expect(!atlas.form.canRedo)
  }
}

extension Form {
  // For keys whose type is not known.

  func isTouchedAny(_ field: any FieldReference) -> Bool { isTouched(field) }
  func isDirtyAny(_ field: any FieldReference) -> Bool { isDirty(field) }
  func chosenAny(_ field: any FieldReference) -> FieldValue { chosen(of: field) }
}
