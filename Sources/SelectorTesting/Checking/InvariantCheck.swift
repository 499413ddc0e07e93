public import SelectorForms
import SelectorKit

/// Tries everything that a user can do with a form in a number of steps, and finds the shortest way to break a
/// condition.
///
/// Steps are keys; each state is looked at once, however it was reached. What a test says by examples for a few
/// ways, this says for all of them.
///
/// ```swift
/// let check = InvariantCheck(keys: "ArrowDown Enter Escape Tab", steps: 6)
/// expectInvariant(of: form, check) { form in
///   form[city] == nil || form[country] != nil ? nil : "a city without a country"
/// }
/// ```
///
/// Two states are taken for one if their facts, what they would save, and what they would undo are the same. What
/// cannot be seen by that, as letters typed for a search a moment ago, does not tell them apart.
public struct InvariantCheck: Sendable {
  /// A way that leads to a broken condition.
  public struct Violation: Sendable {
    /// The words of the condition.
    public let message: String
    /// The names of the keys that lead there; no other way has fewer.
    public let keys: [String]
    /// The form there.
    public let form: Form
    /// The way as a scenario file.
    public let scenario: String
  }

  /// What came of a check.
  public struct Report: Sendable {
    /// How many states were looked at.
    public let states: Int
    /// How many steps were tried.
    public let steps: Int
    /// Whether every state within the steps was looked at.
    public let isComplete: Bool
    /// The shortest way to break the condition, if there is one.
    public let violation: Violation?
  }

  /// The names of the keys, with blanks between.
  public var keys: String
  /// The most steps from the start.
  public var steps: Int
  /// The most states that are looked at.
  public var limit: Int

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - keys: The names of the keys, with blanks between.
  ///   - steps: The most steps from the start; none for less than one.
  ///   - limit: The most states that are looked at.
  public init(
    keys: String = "ArrowDown ArrowUp Enter Escape Tab Shift+Tab Space", steps: Int,
    limit: Int = 100_000
  ) {
    self.keys = keys
    self.steps = steps
    self.limit = limit
  }

  private struct Node {
    var form: Form
    var parent: Int
    var key: Int
  }

  private struct StateKey: Hashable {
    var facts: FormFacts
    var saved: SavedForm
    var undo: Bool
    var redo: Bool
    var rest: [Bool]

    init(_ form: Form) {
      facts = FormFacts(of: form)
      saved = form.save()
      undo = form.canUndo
      redo = form.canRedo
      rest = form.places.flatMap { [form.isTouched($0), form.isDirty($0)] }
    }
  }

  /// Looks at all states of a form; without focus, its first field gets it before.
  ///
  /// The invariants of the form itself are conditions too.
  ///
  /// - Parameters:
  ///   - form: The form at the start.
  ///   - declaration: The scenario file that the form was made of, if there is one: with it, a way that is
  ///     found replays exactly.
  ///   - condition: What is wrong with a form, in words; nil if nothing is.
  /// - Returns: What came of it.
  /// - Throws: What is no key.
  /// - Complexity: O(*s* *k*) for *s* states and *k* keys.
  public func run(
    _ form: Form, declaredBy declaration: String? = nil,
    condition: (Form) -> String?
  ) throws -> Report {
    let script = try KeyScript(keys).presses
    var start = form
    if start.focusedFieldID == nil {
      for place in start.places where start.focusedFieldID == nil { start.focus(place) }
    }
    var nodes = [Node(form: start, parent: -1, key: -1)]
    var known: Set<StateKey> = [StateKey(start)]
    var (next, tried, level, isComplete) = (0, 0, 0, true)
    func report(_ node: Int, _ message: String) -> Report {
      var (keys, at): ([String], Int) = ([], node)
      while nodes[at].parent >= 0 {
        keys.append(script[nodes[at].key].name)
        at = nodes[at].parent
      }
      keys.reverse()
      let file = ScenarioWriter(form: start, end: nodes[node].form, declaration: declaration)
        .file(sentence: "Never: \(message)", keys: keys)
      return Report(
        states: nodes.count, steps: tried, isComplete: false,
        violation: Violation(
          message: message, keys: keys, form: nodes[node].form, scenario: file))
    }
    if let message = Self.fault(start, condition) { return report(0, message) }
    while level < steps, next < nodes.count {
      let end = nodes.count
      for parent in next..<end {
        for (key, press) in script.enumerated() {
          var form = nodes[parent].form
          form.press(press)
          tried += 1
          guard known.insert(StateKey(form)).inserted else { continue }
          guard nodes.count < limit else {
            isComplete = false
            continue
          }
          nodes.append(Node(form: form, parent: parent, key: key))
          if let message = Self.fault(form, condition) {
            return report(nodes.count - 1, message)
          }
        }
      }
      next = end
      level += 1
    }
    return Report(states: nodes.count, steps: tried, isComplete: isComplete, violation: nil)
  }

  private static func fault(
    _ form: Form, _ condition: (Form) -> String?
  ) -> String? {
    form.checkInvariants().first ?? condition(form)
  }
}

/// Expects a condition to hold in every state that keys lead to, and shows the shortest way to break it.
///
/// In Swift Testing the way is attached as well, as `violation.json`: a scenario file.
///
/// - Parameters:
///   - form: The form at the start.
///   - check: Which keys, and how many of them.
///   - fileID: Where it is expected, as what follows.
///   - filePath: The path of the test.
///   - line: The line.
///   - column: The column.
///   - condition: What is wrong with a form, in words; nil if nothing is.
/// - Returns: What came of it; nil where the keys are none.
@discardableResult
public func expectInvariant(
  of form: Form, _ check: InvariantCheck, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ condition: (Form) -> String?
) -> InvariantCheck.Report? {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let report = try check.run(form, condition: condition)
    if let violation = report.violation {
      TestReporter.fail(
        "\(violation.message), after \(violation.keys.count) keys: "
          + violation.keys.joined(separator: " ") + "\n\n" + violation.scenario, at: place)
      TestReporter.attach(violation.scenario, named: "violation.json", at: place)
    } else if !report.isComplete {
      TestReporter.fail(
        "There are more than \(check.limit) states in \(check.steps) steps; raise the limit or take "
          + "fewer keys or steps", at: place)
    }
    return report
  } catch {
    TestReporter.fail("\(error)", at: place)
    return nil
  }
}
