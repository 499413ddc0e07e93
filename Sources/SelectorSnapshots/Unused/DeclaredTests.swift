/// The functions that Swift files of a folder declare, as far as their names go: which tests may exist.
///
/// A test that was skipped, filtered out or is for another platform is still declared, so its snapshots are
/// not taken for unused.
struct DeclaredTests {
  /// The first parts of the file names that the functions would have.
  private(set) var stems: Set<String> = []

  /// Reads all Swift files of a folder and of those in it.
  init(in folder: String) {
    for name in SnapshotFolder.names(in: folder) where !name.hasPrefix(".") {
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        if let bytes = try? SnapshotFile.bytes(of: path) { read(bytes) }
      } else if SnapshotFolder.isFolder(path), name != "__Snapshots__" {
        stems.formUnion(DeclaredTests(in: path).stems)
      }
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    let keyword = Array("func ".utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: keyword[0]) {
      index = start + 1
      guard bytes[start...].starts(with: keyword),
        start == 0 || !SourceScanner.isWordByte(bytes[start - 1])
      else { continue }
      var scanner = SourceScanner(bytes, at: start + keyword.count)
      guard let token = try? scanner.token(after: nil), case .word(let word) = token else {
        continue
      }
      let name = String(decoding: bytes[word], as: UTF8.self)
      stems.insert(SnapshotTest(suite: [], function: name + "()").fileStem)
    }
  }

  /// Whether a function may be the one of a file; argument labels do not count.
  func mayDeclare(_ stem: Substring) -> Bool {
    stems.contains(String(stem.prefix { $0 != "+" }))
  }
}
