import Foundation
import Testing

import selector

@Suite struct `A file` {
  @Test func `is read whole`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "selector-\(UUID()).tsv")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = "id\tname\n" + (1...20_000).map { "\($0)\tRow \($0)\n" }.joined()
    try Data(text.utf8).write(to: file)
    let bytes = try InputFile.bytes(of: file.path())
    #expect(bytes.count == text.utf8.count)
    let rows = try DataRows(bytes: bytes, file: file.path()).rows
    #expect(rows.count == 20_000)
    #expect(rows.last == .init("20000", "Row 20000"))
  }

  @Test(arguments: [
    ("/nowhere/at/all.tsv", "/nowhere/at/all.tsv: No such file or directory"),
    ("/", "/: Is a directory"),
  ])
  func `that cannot be read is told with the system's words`(path: String, complaint: String) {
    do {
      _ = try InputFile.bytes(of: path)
      Issue.record("nothing was said")
    } catch {
      #expect(error.description == complaint)
    }
  }

  @Test(arguments: [
    ("a.tsv", DataFormat.tsv), ("a.TAB", .tsv), ("a.b.csv", .csv), ("a.json", .json),
    ("a.txt", .lines), ("-", nil), ("a", nil), ("a.dat", nil),
  ])
  func `tells its format by its extension`(name: String, format: DataFormat?) {
    #expect(DataFormat(fileName: name) == format)
  }
}
