import Foundation
import SelectorSnapshots
import Testing

@Suite struct `The file store` {
  static let name = "__Snapshots__/MenuTests/opens.txt"

  @Test func `leaves nothing but the snapshot behind`() throws {
    let sandbox = try Sandbox()
    _ = sandbox.store().check("x", against: sandbox.snapshot())
    #expect(sandbox.files == [Self.name])
  }

  @Test func `follows a link to a file and a link to a folder, and keeps both`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("old\n", to: "elsewhere/file.txt")
    try sandbox.write("", to: "__Snapshots__/keep")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: sandbox["__Snapshots__/MenuTests"], withDestinationPath: "../elsewhere")
    try files.createSymbolicLink(
      atPath: sandbox["elsewhere/opens.txt"], withDestinationPath: "file.txt")
    let outcome = sandbox.store().check("new", against: sandbox.snapshot(record: .failed))
    #expect(outcome.word == "recorded")
    #expect(sandbox.text("elsewhere/file.txt") == "new\n")
    #expect(
      try files.destinationOfSymbolicLink(atPath: sandbox["elsewhere/opens.txt"]) == "file.txt")
  }

  @Test func `writes nothing through a link that leads nowhere`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "__Snapshots__/MenuTests/keep")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox[Self.name], withDestinationPath: "nowhere.txt")
    let outcome = sandbox.store().check("new", against: sandbox.snapshot(record: .all))
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains("cannot read"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: sandbox[Self.name])
        == "nowhere.txt")
  }

  @Test func `says so where a folder has the name of the file, or a file that of the folder`()
    throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("", to: Self.name + "/inside")
    let first = sandbox.store().check("x", against: sandbox.snapshot(record: .all))
    #expect(first.word == "invalid" && first.message.contains("Is a directory"))
    let other = try Sandbox()
    try other.write("", to: "__Snapshots__/MenuTests")
    let second = other.store().check("x", against: other.snapshot(record: .all))
    #expect(second.word == "invalid" && second.message.contains("Not a directory"))
    #expect(other.text("__Snapshots__/MenuTests")?.isEmpty == true)
  }

  @Test func `keeps the permissions of a file`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("old\n", to: Self.name)
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox[Self.name])
    let outcome = sandbox.store().check("new", against: sandbox.snapshot(record: .failed))
    #expect(outcome.word == "recorded")
    let mode = try files.attributesOfItem(atPath: sandbox[Self.name])[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test(.enabled(if: Disk.canBeMade, "needs the right to mount"))
  func `tells of a full disk and keeps what was there`() throws {
    let disk = try Disk(kilobytes: 16)
    let sandbox = try Sandbox()
    var snapshot = sandbox.snapshot(record: .all)
    snapshot.configuration.directory = disk.path
    #expect(sandbox.store().check("small", against: snapshot).word == "recorded")
    let long = String(repeating: "too long\n", count: 20_000)
    let outcome = sandbox.store().check(long, against: snapshot)
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains("No space left on device; make room"))
    #expect(disk.files == ["opens.txt"])
    #expect(sandbox.store().check("small", against: snapshot) == .matched)
  }

  @Test(.enabled(if: Disk.canBeMade, "needs the right to mount"))
  func `leaves a source file on a full disk as it is, and no other file beside it`() throws {
    let disk = try Disk(kilobytes: 16)
    let path = disk.path + "/MenuTests.swift"
    let source = "expect(m, matches: nil)\n"
    try Data(source.utf8).write(to: URL(filePath: path))
    let sandbox = try Sandbox()
    var snapshot = sandbox.snapshot(line: 1, column: 7, record: .failed)
    snapshot.place.filePath = path
    let long = String(repeating: "too long\n", count: 20_000)
    let outcome = sandbox.store().check(long, matches: nil, against: snapshot)
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains("No space left on device; make room"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == source)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["MenuTests.swift"])
    // With room for it, the same call is recorded.
    let short = sandbox.store().check("short", matches: nil, against: snapshot)
    #expect(short.word == "recorded", "\(short.message)")
  }

  @Test(.enabled(if: Disk.canBeMade, "needs the right to mount"))
  func `says so where there is no room for a journal, and writes nothing then`() throws {
    let disk = try Disk(kilobytes: 16)
    try Data(count: 16 * 1024).write(to: URL(filePath: disk.path + "/filling"))
    let sample = try SampleSource("expect(m, matches: nil)\n")
    let store = SnapshotStore(
      environment: SnapshotEnvironment(), programDate: Date().addingTimeInterval(60),
      journalFolder: disk.path)
    let outcome = store.check("new", matches: nil, against: sample.snapshot())
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains("No space left on device"), "\(outcome.message)")
    #expect(sample.text == "expect(m, matches: nil)\n")
  }

  @Test func `rewrites a source file where links lead, and keeps the link`() throws {
    let sample = try SampleSource("expect(m, matches: nil)\n")
    let link = sample.sandbox["Link.swift"]
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "MenuTests.swift")
    var place = sample.place
    place.filePath = link
    let outcome = sample.sandbox.store().check("a", matches: nil, against: sample.snapshot(place))
    #expect(outcome.word == "recorded")
    #expect(sample.text == "expect(m, matches: \"\"\"\n  a\n  \"\"\")\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "MenuTests.swift")
  }

  @Test(.enabled(if: Disk.canBeMade, "needs the right to mount"))
  func `tells of a folder that must not be written, with a way out`() throws {
    let disk = try Disk(kilobytes: 16)
    let sandbox = try Sandbox()
    var snapshot = sandbox.snapshot(record: .all)
    snapshot.configuration.directory = disk.path
    #expect(sandbox.store().check("kept", against: snapshot).word == "recorded")
    try disk.makeReadOnly()
    let outcome = sandbox.store().check("other", against: snapshot)
    #expect(outcome.word == "invalid")
    #expect(outcome.message.contains("Read-only file system; set SELECTOR_SNAPSHOTS to a folder"))
    #expect(sandbox.store().check("kept", against: snapshot) == .matched)
  }

  @Test func `takes bytes that are no UTF-8 for another text, and says where they are`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: Self.name)
    try Data([0x61, 0x0A, 0xFF, 0x62]).write(to: URL(filePath: sandbox[Self.name]))
    let outcome = sandbox.store().check("a", against: sandbox.snapshot())
    #expect(outcome.word == "differs")
    #expect(outcome.message.contains("no UTF-8 from byte 2 on"))
  }
}

/// A small disk in memory.
final class Disk {
  let path: String

  /// Whether this process may mount one.
  static let canBeMade: Bool = (try? Disk(kilobytes: 16)) != nil

  init(kilobytes: Int) throws {
    path = FileManager.default.temporaryDirectory.path + "/disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do {
      try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path)
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  deinit {
    try? Self.run("umount", path)
    try? FileManager.default.removeItem(atPath: path)
  }

  func makeReadOnly() throws { try Self.run("mount", "-o", "remount,ro", path) }

  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return all.filter { $0.hasSuffix("t") || $0.hasSuffix("p") }.map {
      URL(filePath: $0).lastPathComponent
    }
  }

  private static func run(_ command: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CancellationError() }
  }
}
