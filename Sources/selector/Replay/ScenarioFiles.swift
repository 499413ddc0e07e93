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

  private static func collect(_ directory: String, into found: inout [String]) {
    for name in entries(of: directory) {
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

  private static func entries(of directory: String) -> [String] {
    guard let stream = unsafe opendir(directory) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
