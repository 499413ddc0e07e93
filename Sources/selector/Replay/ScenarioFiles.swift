internal import SelectorSnapshots

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The scenario files that operands name: files as they are, directories for all `.json` files in them.
struct ScenarioFiles {
  /// The paths, in the order of the operands, those of a directory sorted.
  private(set) var paths: [String] = []
  /// The directories in which there was no file.
  private(set) var emptyDirectories: [String] = []

  init(_ operands: [String]) {
    for operand in operands {
      guard Self.isDirectory(operand, followsLinks: true) else {
        paths.append(operand)
        continue
      }
      var found: [String] = []
      Self.collect(operand, into: &found)
      if found.isEmpty { emptyDirectories.append(operand) }
      paths += found.sorted()
    }
  }

  /// The files that the operands of a command name.
  ///
  /// - Throws: ``UsageError`` for a directory without one.
  init(_ arguments: Arguments, of syntax: ArgumentSyntax) throws(UsageError) {
    self.init(arguments.operands)
    if let directory = emptyDirectories.first {
      throw syntax.failure("no .json file in \(directory)")
    }
  }

  private static func collect(_ directory: String, into found: inout [String]) {
    for name in SnapshotFolder.names(in: directory) {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      if isDirectory(path, followsLinks: false) {
        collect(path, into: &found)
      } else if name.lowercased().hasSuffix(".json"), !isDirectory(path, followsLinks: true) {
        found.append(path)
      }
    }
  }

  /// A link to a directory is followed only where the user names it, so that no circle is walked.
  private static func isDirectory(_ path: String, followsLinks: Bool) -> Bool {
    var status = stat()
    let result = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
