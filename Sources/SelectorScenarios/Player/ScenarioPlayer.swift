import Foundation
public import SelectorForms
import SelectorKit
import SelectorText

/// Plays a scenario: does its steps to the form and holds the form against its expectations.
///
/// ```swift
/// let failures = try ScenarioPlayer.play(Scenario(json: text))
/// ```
public struct ScenarioPlayer: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// The form, as it is now.
  public private(set) var form: Form
  /// What did not hold so far.
  public private(set) var failures: [ScenarioFailure] = []

  private(set) var keys: [String: ScenarioForm.Key]
  private var size: Scenario.Size
  /// A resize makes the player a driver: from then on it tells open lists their lines after each step.
  private var tellsRows = false
  /// The changes since the last expectation that named `events`.
  private var events: [String] = []
  /// What was said since the last expectation that named `says`.
  private var announcements: [String] = []
  private var announcer: Announcer

  /// Makes a player at the start of a scenario.
  ///
  /// - Throws: ``ScenarioError`` for a form that cannot be, or one that uses what is not built yet.
  public init(_ scenario: Scenario) throws(ScenarioError) {
    if let missing = scenario.unbuiltFeatures.first {
      throw ScenarioError(path: missing.path, message: "\(missing.name) is not built yet")
    }
    let made: ScenarioForm
    do {
      made = try ScenarioForm(scenario)
    } catch {
      throw ScenarioError(path: .member(.root, "fields"), message: error.description)
    }
    self.scenario = scenario
    form = made.form
    keys = made.keys
    size = scenario.size
    announcer = Announcer(of: form)
  }

  /// Plays a whole scenario and tells what did not hold; empty if everything did.
  ///
  /// - Throws: ``ScenarioError`` for a form that cannot be, or one that uses what is not built yet.
  public static func play(_ scenario: Scenario) throws(ScenarioError) -> [ScenarioFailure] {
    var player = try ScenarioPlayer(scenario)
    for step in scenario.steps { player.play(step) }
    return player.failures
  }

  /// Does one step.
  public mutating func play(_ step: Scenario.Step) {
    if case .expect(let expectations) = step.action {
      for expectation in expectations { check(expectation, at: step.path) }
      return
    }
    perform(step)
    if tellsRows { tellRows() }
    for broken in form.checkInvariants() {
      fail(step.path, step.name, expected: "the invariants hold", got: broken)
    }
  }

  mutating func fail(_ path: JSONPath, _ member: String, expected: String, got: String) {
    failures.append(
      ScenarioFailure(
        step: path.description, member: member, expected: expected, got: got, frame: frame))
  }

  /// The plain frame now, one line an element.
  public var frame: [String] { renderer.plainLines(form) }

  private var renderer: TextRenderer {
    TextRenderer(
      columns: size.columns, rows: size.rows,
      direction: scenario.direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  private mutating func tellRows() {
    for id in form.openFieldIDs {
      guard let key = form.field(id), let index = form.visibleIndex(of: key) else { continue }
      tellRows(key, index)
    }
  }

  private mutating func tellRows(_ key: some FieldReference, _ index: Int) {
    guard form.wantedLines(at: index) > 0 else { return }
    _ = form.layout(key, rows: renderer.listLines(for: index, in: form))
  }

  // MARK: Steps

  private mutating func perform(_ step: Scenario.Step) {
    if let field = step.action.fieldThatMustBeThere, !isThere(field, step.path, step.name) {
      return
    }
    switch step.action {
    case .resize(let size):
      self.size = size
      tellsRows = true
      return
    case .saveAndRestore:
      saveAndRestore(step)
      return
    case .batch(let steps):
      let keys = keys
      note(
        form.batch { form in
          for step in steps { _ = StepPerformer(keys: keys).perform(step.action, on: &form) }
        })
      return
    case .type(let presses):
      for press in presses { note(form.press(press)) }
      return
    case .pressOption(let field, _, _):
      if let key = keys.key(field), !form.openFieldIDs.contains(key.reference.fieldID) {
        fail(step.path, step.name, expected: "\(field) is open", got: "it is closed")
        return
      }
    case .respond(let field, let request, _), .fail(let field, let request, _):
      if let key = keys.key(field)?.reference, request > form.requestCount(of: key) {
        fail(
          step.path, step.name, expected: "request \(request) of \(field) was started",
          got: "\(form.requestCount(of: key)) were")
        return
      }
    default: break
    }
    note(StepPerformer(keys: keys).perform(step.action, on: &form))
  }

  /// Keeps what changed, as events and as what is said of it.
  private mutating func note(_ changes: [FormChange]) {
    events += changes.filter(\.isEvent).map(\.description)
    announcements += announcer.announce(changes, in: form).map(\.text)
  }

  /// Encodes what the form holds, decodes it into a fresh form, and goes on with that.
  private mutating func saveAndRestore(_ step: Scenario.Step) {
    do {
      let data = try JSONEncoder().encode(form.save())
      var fresh = try ScenarioForm(scenario)
      fresh.form.advance(to: form.now)
      try fresh.form.restore(try JSONDecoder().decode(SavedForm.self, from: data))
      form = fresh.form
      keys = fresh.keys
      announcer = Announcer(of: form)
    } catch {
      fail(step.path, step.name, expected: "the form can be saved and restored", got: "\(error)")
    }
  }

  // MARK: Events

  /// What was said since this was last asked.
  mutating func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }

  /// The events since this was last asked.
  mutating func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}
