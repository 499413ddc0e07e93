/// The test that holds a snapshot, as far as its name tells: from it follow folder and file.
///
/// ```swift
/// let test = SnapshotTest(suite: ["MenuTests", "Opening"], function: "`by a key`()")
/// print(test.folderName)  // MenuTests.Opening
/// print(test.fileStem)  // by-a-key
/// ```
public struct SnapshotTest: Hashable, Sendable {
  /// The names of the types that the test stands in, the outermost first; those of raw identifiers with or
  /// without backticks.
  ///
  /// For a test outside of types, the name of its file.
  public var suite: [String]
  /// The function with its argument labels: `opens()`, `opens(with:)`.
  public var function: String
  /// Whether the test runs once for each of several arguments, so that its snapshots need names.
  public var isParameterized: Bool

  /// Makes the name of a test.
  public init(suite: [String], function: String, isParameterized: Bool = false) {
    self.suite = suite
    self.function = function
    self.isParameterized = isParameterized
  }

  /// The folder for the snapshots of the suite: its types, joined by dots.
  public var folderName: String {
    let parts = suite.map { FileNamePart(Self.withoutBackticks($0)).string }
    let name = parts.joined(separator: ".")
    if name.isEmpty { return FileNamePart("").string }
    return name.utf8.count <= FileNamePart.limit ? name : FileNamePart(name).string
  }

  /// The first part of the names of its files: the function, and `+` before each argument label.
  public var fileStem: String {
    let (name, labels) = Self.split(function)
    let stem = ([name] + labels).map { FileNamePart($0).string }.joined(separator: "+")
    return stem.utf8.count <= FileNamePart.limit ? stem : FileNamePart(function).string
  }

  /// The name of the file of one of its snapshots.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name; nil for a test with only one.
  ///   - pathExtension: What kind of text it is: `txt`, `svg`.
  /// - Returns: A name of at most 255 bytes.
  public func fileName(_ name: String?, pathExtension: String) -> String {
    let middle = name.map { "." + FileNamePart($0).string } ?? ""
    return fileStem + middle + "." + FileNamePart(pathExtension).string
  }

  /// The test as a pattern for `swift test --filter`, to be quoted in a shell.
  var filter: String {
    let path = suite.map(Self.withoutBackticks) + [Self.split(function).name]
    let safe = path.joined(separator: "/").map { character in
      character.isLetter || character.isNumber || " /_-,".contains(character) ? character : "."
    }
    return "'" + String(safe) + "'"
  }

  /// The test in words, for messages.
  public var description: String {
    (suite.map(Self.withoutBackticks) + [Self.withoutBackticks(function)]).joined(separator: "/")
  }

  /// The name of a function and its argument labels.
  static func split(_ function: String) -> (name: String, labels: [String]) {
    let open = function.lastIndex(of: "(") ?? function.endIndex
    let name = withoutBackticks(String(function[..<open]))
    let labels = function[open...].dropFirst().prefix { $0 != ")" }.split(separator: ":")
    return (name, labels.map(String.init))
  }

  private static func withoutBackticks(_ name: String) -> String {
    name.contains("`") ? name.replacing("`", with: "") : name
  }
}

extension SnapshotTest: CustomStringConvertible {}

/// A place in a source file, as the compiler tells it by `#filePath`, `#line` and `#column`.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The byte of the line in UTF-8, from 1.
  public var column: Int

  /// Makes a place in a source file.
  public init(filePath: String, line: Int, column: Int) {
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as compilers write it: `/tests/MenuTests.swift:12:18`.
  public var description: String { "\(filePath):\(line):\(column)" }
}
