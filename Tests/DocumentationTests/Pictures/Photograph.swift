import Foundation

/// A picture of a page, taken by a browser, that knows which page it shows.
///
/// No test can take it again and find the same bytes. So a hash of the page stands in the picture, as a text
/// with the keyword `Source` (PNG, 11.3.4.3 tEXt), and a page that changed is noticed.
struct Photograph {
  private(set) var data: Data

  private static let keyword = Data("Source\0".utf8)
  /// The bytes of the signature and of the header, which comes first.
  private static let start = 8 + 25

  init(_ data: Data) { self.data = data }

  /// The hash of the page that it shows, if it tells one.
  var digest: String? {
    chunk("tEXt", beginningWith: Self.keyword).map { range in
      String(decoding: data[range].dropFirst(Self.keyword.count), as: UTF8.self)
    }
  }

  /// A hash of a page, the same on every machine (FNV-1a).
  static func digest(of page: String) -> String {
    let hash = page.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// Takes a picture by Chromium, in twice as many pixels.
  init(of page: String, columns: Int, rows: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, picture) = (
      folder.appending(path: "page.html"), folder.appending(path: "page.png")
    )
    try Data(page.utf8).write(to: source)
    let browser = Process()
    browser.executableURL = URL(filePath: "/usr/bin/env")
    browser.arguments = [
      "chromium", "--headless", "--no-sandbox", "--hide-scrollbars",
      "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=2",
      "--window-size=\(columns),\(rows)", "--screenshot=\(picture.path)", source.path,
    ]
    browser.standardError = FileHandle.nullDevice
    browser.standardOutput = FileHandle.nullDevice
    try browser.run()
    browser.waitUntilExit()
    guard let data = try? Data(contentsOf: picture) else { throw NoBrowser() }
    self.data = data
    insert("tEXt", Self.keyword + Data(Self.digest(of: page).utf8))
  }

  /// There is no browser to take a picture by.
  struct NoBrowser: Error, CustomStringConvertible {
    let description = "Chromium took no picture of the page; install it as `chromium`"
  }

  // MARK: Chunks

  /// The bytes that a chunk holds: the first one of a type that begins with some.
  private func chunk(_ type: String, beginningWith start: Data) -> Range<Int>? {
    var position = 8
    while position + 12 <= data.count {
      let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = position + 8..<position + 8 + length
      guard content.upperBound + 4 <= data.count else { return nil }
      if data[position + 4..<position + 8].elementsEqual(type.utf8),
        data[content].starts(with: start)
      {
        return content
      }
      position = content.upperBound + 4
    }
    return nil
  }

  private mutating func insert(_ type: String, _ content: Data) {
    let checked = Data(type.utf8) + content
    data.insert(
      contentsOf: Self.bytes(UInt32(content.count)) + checked
        + Self.bytes(Self.checksum(of: checked)), at: Self.start)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// The check of a chunk (CRC-32).
  private static func checksum(of bytes: Data) -> UInt32 {
    ~bytes.reduce(~0) { check, byte in
      (0..<8).reduce(check ^ UInt32(byte)) { check, _ in
        check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1
      }
    }
  }
}
