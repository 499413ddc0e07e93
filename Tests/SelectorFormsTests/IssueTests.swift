import SelectorForms
import SelectorKit
import Testing

/// What is wrong with values, and submitting: RULES 4.2 to 4.4.
@Suite struct IssueTests {
  /// Limits, what is chosen, and what is wrong then.
  struct Row: Sendable {
    var limits: SelectionLimits
    var isRequired = false
    var isDisabled = false
    var chosen: [String]
    var issues: [FieldIssue]
    var location: SourceLocation = #_sourceLocation
  }

  static let rows = [
    Row(limits: SelectionLimits(), chosen: [], issues: []),
    Row(limits: SelectionLimits(), isRequired: true, chosen: [], issues: [.required]),
    Row(limits: SelectionLimits(minimum: 2), chosen: [], issues: [.tooFew]),
    Row(limits: SelectionLimits(minimum: 2), isRequired: true, chosen: [], issues: [.required]),
    Row(limits: SelectionLimits(minimum: 2), chosen: ["Wifi"], issues: [.tooFew]),
    Row(limits: SelectionLimits(minimum: 2), chosen: ["Wifi", "Sauna"], issues: []),
    Row(limits: SelectionLimits(maximum: 1), chosen: ["Wifi"], issues: []),
    Row(limits: SelectionLimits(maximum: 1), chosen: ["Wifi", "Sauna"], issues: [.tooMany]),
    Row(limits: SelectionLimits(maximum: 0), chosen: ["Wifi"], issues: [.tooMany]),
    Row(limits: SelectionLimits(minimum: 2), isDisabled: true, chosen: ["Wifi"], issues: []),
    Row(
      limits: SelectionLimits(maximum: 1), isDisabled: true, chosen: ["Wifi", "Sauna"],
      issues: []),
    Row(
      limits: SelectionLimits(), isRequired: true, isDisabled: true, chosen: [], issues: []),
  ]

  @Test(arguments: rows) func `the count of choices is judged`(row: Row) throws {
    var trip = try Trip { make, keys in
      make.configure(keys.extras) {
        $0.limits = row.limits
        $0.isRequired = row.isRequired
        $0.isDisabled = row.isDisabled
      }
    }
    if !row.chosen.isEmpty { trip.form.choose(trip.extras, ids: row.chosen) }
    #expect(trip.form.issues(of: trip.extras) == row.issues, sourceLocation: row.location)
    let result = trip.form.submit()
    let isRefused = result == .refused(["extras"])
    #expect(isRefused == !row.issues.isEmpty, sourceLocation: row.location)
  }

  @Test func `a required field needs a value, a switch never does`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.isRequired = true }
      make.configure(keys.note) { $0.isRequired = true }
      make.configure(keys.direct) { $0.isRequired = true }
      make.configure(keys.tag) { $0.isRequired = true }
    }
    #expect(trip.form.issues(of: trip.country) == [.required])
    #expect(trip.form.issues(of: trip.note) == [.required])
    #expect(trip.form.issues(of: trip.tag) == [.required])
    #expect(trip.form.issues(of: trip.direct).isEmpty)
    let refused = trip.form.submit()
    #expect(refused == .refused(["country", "tag", "note"]))
    trip.form.setText(trip.note, "x")
    trip.form.choose(trip.country, id: "be")
    trip.form.choose(trip.tag, id: "red")
    let accepted = trip.form.submit()
    guard case .accepted = accepted else {
      Issue.record("refused: \(accepted)")
      return
    }
  }

  @Test func `a masked choice is no value, a flagged one is an issue`() throws {
    var trip = try Trip { make, keys in make.configure(keys.city) { $0.missing = .flag } }
    trip.form.choose(trip.country, id: "xx")
    trip.form.choose(trip.city, id: 99)
    #expect(trip.form.value(of: trip.country) == .none)
    #expect(trip.form.chosen(of: trip.country) == .option(OptionID("xx")))
    #expect(trip.form.issues(of: trip.country).isEmpty)
    #expect(trip.form.value(of: trip.city) == .option(OptionID(99)))
    #expect(trip.form[trip.city] == nil)
    #expect(trip.form.issues(of: trip.city) == [.notAMember])
  }

  @Test func `a disabled option is an issue, also in a disabled field`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "it")
    #expect(trip.form[trip.country]?.id == "it")
    #expect(trip.form.issues(of: trip.country) == [.optionDisabled])
    trip.form.setDisabled(trip.country, true)
    #expect(trip.form.issues(of: trip.country) == [.optionDisabled])
    let result = trip.form.submit()
    #expect(result == .refused(["country"]))
    trip.form.setAvailability(.enabled, of: "it", in: trip.country)
    #expect(trip.form.issues(of: trip.country).isEmpty)
  }

  @Test func `a disabled field is submitted with its value`() throws {
    var trip = try Trip()
    trip.form.choose(trip.country, id: "be")
    trip.form.setDisabled(trip.country, true)
    let result = trip.form.submit()
    #expect(result.lines == ["country option(be)", "direct on(false)"])
  }

  @Test func `submit gives values in field order and leaves out what is empty`() throws {
    var trip = try Trip(city: .first) { make, keys in
      make.configure(keys.tag) { $0.allowsCustomText = true }
    }
    trip.form.setText(trip.note, "late")
    trip.form.setOn(trip.direct, true)
    trip.form.choose(trip.tag, text: "mauve")
    trip.form.choose(trip.extras, ids: ["Wifi", "Parking"])
    let result = trip.form.submit()
    #expect(
      result.lines == [
        "city option(1)", "extras options([Parking, Wifi])", "tag text(\"mauve\")",
        "direct on(true)", "note text(\"late\")",
      ])
    #expect(trip.form.submission == result)
  }

  @Test func `issues are shown once a field is touched or the form was submitted`() throws {
    var trip = try Trip { make, keys in
      make.configure(keys.country) { $0.isRequired = true }
      make.configure(keys.note) { $0.isRequired = true }
    }
    #expect(trip.form.control(at: 0).issues.isEmpty)
    trip.form.focus(trip.country)
    _ = try trip.press("Tab")
    #expect(trip.form.control(at: 0).issues == ["A value is required"])
    #expect(trip.form.control(at: 5).issues.isEmpty)
    trip.form.submit()
    #expect(trip.form.control(at: 5).issues == ["A value is required"])
    trip.form.reset()
    #expect(trip.form.control(at: 0).issues.isEmpty)
    #expect(trip.form.control(at: 5).issues.isEmpty)
  }

  @Test func `submitting changes nothing else and can be repeated`() throws {
    var trip = try Trip { make, keys in make.configure(keys.country) { $0.isRequired = true } }
    trip.form.pressHeader(trip.city)
    let before = trip.form.openFieldIDs
    let first = trip.form.submit()
    let second = trip.form.submit()
    #expect(first == second)
    #expect(trip.form.openFieldIDs == before)
    #expect(!trip.form.canUndo)
  }
}
