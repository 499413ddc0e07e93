/// What is wrong with a scenario file, and where.
public struct ScenarioError: Error, Hashable, Sendable {
  /// Where it is: `$.steps[3].expect.hilight`.
  public var path: JSONPath
  /// What was found and what was expected, without the path.
  public var message: String

  /// Makes an error.
  public init(path: JSONPath, message: String) {
    self.path = path
    self.message = message
  }

  /// Makes an error from a text that is no JSON.
  init(_ error: JSONSyntaxError) {
    path = error.path
    message =
      "line \(error.line), column \(error.column): found \(error.found), expected \(error.expected)"
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The whole complaint in one line.
  public var description: String { "\(path): \(message)" }
}
