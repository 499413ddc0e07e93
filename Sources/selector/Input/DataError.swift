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

extension DataError {
  /// Throws if bytes are no UTF-8, and names the line.
  ///
  /// - Parameter linesBefore: How many lines stand before the bytes.
  static func checkUTF8(
    _ bytes: [UInt8], _ file: String, linesBefore: Int = 0
  ) throws(DataError) {
    // Decoding repairs what is no UTF-8, and any repair changes bytes.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return }
    let place = zip(bytes, repaired).prefix { $0 == $1 }.count
    let line = linesBefore + bytes.prefix(place).count { $0 == 0x0A } + 1
    throw DataError(file: file, line: line, message: "found bytes that are no UTF-8")
  }

  /// The message about a row whose id an earlier row has.
  static func repeated(_ id: String, firstAt place: String) -> String {
    "the id \"\(id)\" again: the row of \(place) is kept"
  }
}
