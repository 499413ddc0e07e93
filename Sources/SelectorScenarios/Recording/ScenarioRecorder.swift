/// Fills in what a scenario file asks for: each expectation that says `"?"` gets what is so.
///
/// A whole member may be asked for, `"value": "?"`, or one field of it, `"value": {"city": "?"}`. All else in the
/// file stays as it is, byte by byte.
///
/// ```json
/// {"key": "ArrowDown"}, {"expect": {"open": "?", "highlight": {"city": "?"}}}
/// ```
public enum ScenarioRecorder {
  /// A file with its questions answered.
  public struct Recording: Sendable {
    /// The file.
    public var bytes: [UInt8]
    /// How many questions were answered.
    public var count: Int
    /// What else the file expects and does not hold.
    public var failures: [ScenarioFailure]
  }

  /// Answers the questions of a file.
  ///
  /// - Parameter bytes: The whole file, UTF-8.
  /// - Returns: The file with answers; the same bytes if nothing is asked.
  /// - Throws: ``ScenarioError`` for a file that is no scenario, and for a question that has no answer, as
  ///   `frameHas`.
  public static func record(_ bytes: [UInt8]) throws(ScenarioError) -> Recording {
    let value: JSONValue
    do {
      value = try JSONValue(bytes: bytes)
    } catch {
      throw ScenarioError(error)
    }
    let marks = QuestionMarks(bytes).marks
    let scenario = try Scenario(withoutQuestions(value))
    var player = try ScenarioPlayer(scenario)
    var answers: [(range: Range<Int>, value: JSONValue)] = []
    for (index, step) in scenario.steps.enumerated() {
      player.play(step)
      for mark in marks where mark.step == index {
        answers.append((mark.range, try player.answer(mark)))
      }
    }
    var result = bytes
    for (range, answer) in answers.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let text = answer.json(
        columns: 100, indentation: indentation(at: range.lowerBound, in: bytes))
      result.replaceSubrange(range, with: text.utf8)
    }
    return Recording(bytes: result, count: answers.count, failures: player.failures)
  }

  /// The blanks before the line that a byte stands in.
  private static func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The scenario with only what it knows already.
  private static func withoutQuestions(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value,
      let place = members.firstIndex(where: { $0.name == "steps" }),
      case .list(let steps) = members[place].value
    else { return value }
    members[place].value = .list(steps.map(withoutQuestions(ofStep:)))
    return .object(members)
  }

  private static func withoutQuestions(ofStep step: JSONValue) -> JSONValue {
    guard case .object(let members) = step, members.count == 1, members[0].name == "expect",
      case .object(let expectations) = members[0].value
    else { return step }
    let kept = expectations.compactMap { expectation -> JSONValue.Member? in
      if expectation.value == .text("?") { return nil }
      guard case .object(let fields) = expectation.value else { return expectation }
      let known = fields.filter { $0.value != .text("?") }
      if known.isEmpty, !fields.isEmpty { return nil }
      return .init(expectation.name, .object(known))
    }
    return .object([.init("expect", .object(kept))])
  }
}
