/// Something that a scenario expected and that did not hold.
public struct ScenarioFailure: Hashable, Sendable {
  /// The step, as a path into the file: `$.steps[3]`.
  public var step: String
  /// The member that did not hold: `expect.value.country`.
  public var member: String
  /// What the scenario expects.
  public var expected: String
  /// What is so instead.
  public var got: String
  /// The plain frame at that moment, one line an element.
  public var frame: [String]
}

extension ScenarioFailure: CustomStringConvertible {
  /// The failure with its frame, over several lines.
  public var description: String {
    var lines = [
      "\(step).\(member)", "  expected: \(expected)", "  got:      \(got)",
    ]
    if !frame.isEmpty { lines += frame.map { "  | \($0)" } }
    return lines.joined(separator: "\n")
  }
}
