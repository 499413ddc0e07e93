import Foundation

/// The files of the Unicode Character Database, where this machine has them: `.ci/check-unicode` says where.
enum UnicodeData {
  /// The folder that holds them, or nil.
  static let folder = ProcessInfo.processInfo.environment["SELECTOR_UNICODE_DATA"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// The lines of a file, without comments and blank ones.
  static func lines(of name: String) throws -> [Substring] {
    guard let folder else { return [] }
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") else { return nil }
      return Substring(line)
    }
  }

  /// The scalars of a field of hexadecimal numbers.
  static func scalars(of field: Substring) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}
