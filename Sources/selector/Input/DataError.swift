/// What is wrong with a file of data, and where.
package struct DataError: Error, Hashable, Sendable {
  /// The file's name, as the user gave it.
  package var file: String
  /// The line, from 1, where one is to blame.
  package var line: Int?
  /// What was found and what was expected.
  package var message: String
}

extension DataError: CustomStringConvertible {
  /// The whole complaint in one line: `countries.tsv:17: expected 9 cells, found 8`.
  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
