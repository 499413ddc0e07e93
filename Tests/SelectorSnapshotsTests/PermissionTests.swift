import Foundation
import SelectorSnapshots
import Testing

#if os(Linux)
  /// Folders and files that the user of a run may not write or read.
  @Suite struct `Without permission` {
    static let name = "__Snapshots__/MenuTests/opens.txt"

    /// Permissions are for other users than root, so a test that root runs takes the rights of nobody for
    /// its own thread meanwhile; only that of this thread, for others run beside it (setfsuid(2)).
    private func asNobody<Result>(_ body: () throws -> Result) throws -> Result {
      guard getuid() == 0 else { return try body() }
      let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "setfsuid")
      let function = try unsafe #require(symbol)
      typealias Setter = @convention(c) (uid_t) -> CInt
      let setUser = unsafe unsafeBitCast(function, to: Setter.self)
      _ = setUser(65_534)
      defer { _ = setUser(0) }
      return try body()
    }

    private func permit(_ mode: Int, _ path: String) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test func `a folder is left as it is, and the way out is told`() throws {
      let sandbox = try Sandbox()
      let folder = sandbox["__Snapshots__/MenuTests"]
      try sandbox.write("old\n", to: Self.name)
      try permit(0o666, sandbox[Self.name])
      try permit(0o555, folder)
      defer { try? permit(0o755, folder) }
      let outcomes = try asNobody {
        ["old", "new"].map { sandbox.store().check($0, against: sandbox.snapshot(record: .all)) }
      }
      #expect(outcomes.map(\.word) == ["matched", "invalid"])
      #expect(
        sandbox.withoutPath(outcomes[1].message).contains(
          "cannot write \(Self.name): Permission denied; set SELECTOR_SNAPSHOTS to a folder"))
      #expect(sandbox.text(Self.name) == "old\n")
      #expect(sandbox.files == [Self.name])
    }

    @Test func `no folder is made`() throws {
      let sandbox = try Sandbox()
      try permit(0o555, sandbox.path)
      defer { try? permit(0o755, sandbox.path) }
      let outcome = try asNobody { sandbox.store().check("new", against: sandbox.snapshot()) }
      #expect(
        sandbox.withoutPath(outcome.message).contains(
          "cannot make the folder __Snapshots__: Permission denied; set SELECTOR_SNAPSHOTS"))
      #expect(sandbox.files.isEmpty)
    }

    @Test func `a file that must not be written is not replaced, though its folder may be`() throws
    {
      let sandbox = try Sandbox()
      try sandbox.write("old\n", to: Self.name)
      try permit(0o444, sandbox[Self.name])
      try permit(0o777, sandbox["__Snapshots__/MenuTests"])
      let outcome = try asNobody {
        sandbox.store().check("new", against: sandbox.snapshot(record: .all))
      }
      #expect(outcome.message.contains("Permission denied"), "\(outcome.message)")
      #expect(sandbox.text(Self.name) == "old\n" && sandbox.files == [Self.name])
    }

    @Test func `a file that cannot be read is no missing one`() throws {
      let sandbox = try Sandbox()
      try sandbox.write("old\n", to: Self.name)
      try permit(0o200, sandbox[Self.name])
      try permit(0o777, sandbox["__Snapshots__/MenuTests"])
      let outcome = try asNobody {
        sandbox.store().check("new", against: sandbox.snapshot(record: .all))
      }
      #expect(outcome.word == "invalid")
      #expect(outcome.message.contains("cannot read"), "\(outcome.message)")
      #expect(sandbox.text(Self.name) == "old\n")
    }

    @Test func `a source file is left as it is, and the patch is told`() throws {
      let text = "expect(m, matches: nil)\n"
      let sample = try SampleSource(text)
      try permit(0o555, sample.sandbox.path)
      defer { try? permit(0o755, sample.sandbox.path) }
      let outcome = try asNobody {
        // The journal lies elsewhere, where everybody may write.
        let store = SnapshotStore(
          environment: SnapshotEnvironment(), programDate: Date().addingTimeInterval(60),
          journalFolder: NSTemporaryDirectory() + "journals-\(UUID())")
        return store.check("new", matches: nil, against: sample.snapshot())
      }
      #expect(outcome.word == "invalid")
      #expect(outcome.message.contains("Permission denied"), "\(outcome.message)")
      #expect(outcome.message.contains("+   new"), "\(outcome.message)")
      #expect(sample.text == text && sample.sandbox.files == ["MenuTests.swift"])
    }
  }
#endif
