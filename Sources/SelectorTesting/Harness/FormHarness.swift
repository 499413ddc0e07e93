public import SelectorForms
import SelectorKit
import SelectorSnapshots

/// Drives a form in a test and holds every step against what the test expects of it.
///
/// Each verb takes a closure that is handed the facts before the step and changes those that should be others
/// after it. What changed and was not said, and what was said and did not change, fails the test. Without a
/// closure nothing may change.
///
/// ```swift
/// let harness = FormHarness(form)
/// harness.focus("size") { $0.focus = "size" }
/// harness.press("ArrowDown") {
///   $0.open = ["size"]
///   $0["size"].highlight = "S"
///   $0["size"].options = 3
/// }
/// harness.press("Enter") {
///   $0.open = []
///   $0["size"] = FormFacts.Field()
///   $0["size"].value = "S"
/// }
/// ```
///
/// After ``exhaustive(_:)`` with false, only what a closure says is held against the form. At its end a
/// harness expects that no loader is waited for; ``finish()`` says so earlier.
///
/// A harness belongs to one test and one task.
public final class FormHarness {
  /// The form, as it is now.
  public private(set) var form: Form
  /// Everything that changed so far, in order.
  public private(set) var changes: [FormChange] = []
  /// What failed so far.
  public private(set) var failures: [String] = []
  private var isExhaustive: Bool
  private var isFinished = false
  private let start: TestPlace

  /// Makes a harness around a form.
  ///
  /// - Parameters:
  ///   - form: The form as it is at the start.
  ///   - isExhaustive: Whether every change has to be expected.
  ///   - place: Where it is made: there a failure of the end is told.
  public init(_ form: Form, exhaustive isExhaustive: Bool = true, at place: TestPlace) {
    self.form = form
    self.isExhaustive = isExhaustive
    start = place
  }

  /// Makes a harness around a form.
  ///
  /// - Parameters:
  ///   - form: The form as it is at the start.
  ///   - isExhaustive: Whether every change has to be expected.
  ///   - fileID: Where it is made, as what follows.
  ///   - filePath: The path of the test.
  ///   - line: The line.
  ///   - column: The column.
  public convenience init(
    _ form: Form, exhaustive isExhaustive: Bool = true, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      form, exhaustive: isExhaustive,
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  deinit { if !isFinished { finish() } }

  /// Says whether every change has to be expected from now on, or only what closures say.
  public func exhaustive(_ isExhaustive: Bool) { self.isExhaustive = isExhaustive }

  /// Does anything to the form, as one step.
  ///
  /// - Parameters:
  ///   - what: The step in words, for messages.
  ///   - place: Where a failure is told.
  ///   - expected: Changes the facts as the step should; nil if it should change none.
  ///   - body: What is done.
  /// - Returns: What changed.
  @discardableResult
  public func step(
    _ what: String, at place: TestPlace, expecting expected: ((inout FormFacts) -> Void)? = nil,
    _ body: (inout Form) -> [FormChange]
  ) -> [FormChange] {
    let before = FormFacts(of: form)
    let new = body(&form)
    changes += new
    check(what, before, expected, at: place)
    let broken = form.checkInvariants()
    if !broken.isEmpty {
      fail("\(what) broke the form:\n" + broken.joined(separator: "\n"), at: place)
    }
    return new
  }

  /// Says that the test is over: no loader may be waited for.
  public func finish() {
    isFinished = true
    guard isExhaustive else { return }
    let waiting = form.places.filter { form.status(of: $0) == .loading }
    guard !waiting.isEmpty else { return }
    let fields = waiting.map { "\($0.fieldID) (request \(form.requestCount(of: $0)))" }
    fail(
      "The test ends while options are loading: \(fields.joined(separator: ", "))\n"
        + "Answer with respond(to:of:with:) or fail(_:of:message:), or say exhaustive(false).",
      at: start)
  }

  func fail(_ message: String, at place: TestPlace) {
    failures.append(message)
    TestReporter.fail(message, at: place)
  }

  // MARK: Checking

  private func check(
    _ what: String, _ before: FormFacts, _ expected: ((inout FormFacts) -> Void)?,
    at place: TestPlace
  ) {
    var wanted = before
    expected?(&wanted)
    let (old, want, now) = (before.lines, wanted.lines, FormFacts(of: form).lines)
    guard isExhaustive else {
      let missing = want.filter { !old.contains($0) && !now.contains($0) }
      let kept = old.filter { !want.contains($0) && now.contains($0) }
      guard !missing.isEmpty || !kept.isEmpty else { return }
      let lines = missing.map { "- " + $0 } + kept.map { "+ " + $0 }
      fail(Self.headline(what) + "\n\n" + lines.joined(separator: "\n"), at: place)
      return
    }
    guard want != now else { return }
    let hint =
      expected == nil
      ? "Say what should change: { $0.… = … }, or exhaustive(false) to look at less."
      : "Say what else should change, or exhaustive(false) to look at less."
    fail(Self.message(what, want, now, hint: hint), at: place)
  }

  private static func message(
    _ what: String, _ want: [String], _ now: [String], hint: String
  ) -> String {
    let difference = LineDifference(
      from: want.joined(separator: "\n"), to: now.joined(separator: "\n"))
    let lines = UnifiedDifference(difference).lines
    return ([headline(what), ""] + lines + ["", hint]).joined(separator: "\n")
  }

  private static func headline(_ what: String) -> String {
    "\(what) did not do what the test expects (- expected, + now):"
  }
}
