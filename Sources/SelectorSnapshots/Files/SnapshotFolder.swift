#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Folders, made and listed.
package enum SnapshotFolder {
  /// Makes a folder and those above it that are missing.
  static func make(_ path: String) throws(SnapshotFileError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let code = errno
    if code == EEXIST, isFolder(path) { return }
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw SnapshotFileError(.makeFolder, path, code: code)
    }
    try make(String(path[..<slash]))
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw SnapshotFileError(.makeFolder, path)
  }

  /// Whether there is a folder, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted; none if there is no such folder.
  package static func names(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension SnapshotFolder {
  /// A path without links and dots; as it is where there is nothing.
  static func realPath(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
