/// A text that is no JSON, and where it stops being so.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The value that was being read.
  public internal(set) var path: JSONPath
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// What was found.
  public var found: String
  /// What was expected.
  public var expected: String
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The whole complaint in one line.
  public var description: String {
    "line \(line), column \(column) (\(path)): found \(found), expected \(expected)"
  }
}
