import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes texts into the calls that expect them.
///
/// A file is only written where the call is found at its place, where its argument says what the program
/// was compiled with, and where the new file, read again, says the new text. In every other case it stays as
/// it is, and the patch is told instead.
struct InlineRecorder {
  /// What became of a recording.
  enum Result: Hashable {
    /// The text stands in the file now.
    case written
    /// The text stood there already: it was recorded after the program was compiled.
    case alreadyThere
    /// The file is as it was; the patch says what would have to be done.
    case refused(reason: String, patch: String)
  }

  /// When the program was compiled: files that are newer tell other places.
  var programDate: Date
  /// The folder for the journals.
  var journalFolder: String

  /// A recorder for the running program.
  init(
    programDate: Date? = nil, journalFolder: String = NSTemporaryDirectory()
  ) {
    self.programDate = programDate ?? Self.runningProgram
    self.journalFolder =
      journalFolder.hasSuffix("/") ? String(journalFolder.dropLast()) : journalFolder
  }

  /// Writes a text in place of an argument.
  ///
  /// - Parameters:
  ///   - text: The text, without line feeds at its end.
  ///   - expected: What the argument says by the program; nil for `nil`.
  ///   - place: Where the arguments of the call begin, as it was compiled.
  /// - Returns: What became of it.
  func record(_ text: String, expected: String?, at place: SourcePlace) -> Result {
    let source = SnapshotFolder.realPath(place.filePath)
    let file = JournalFile(source: source, folder: journalFolder)
    do {
      return try file.withLock { () throws(InlineRefusal) in
        try record(text, expected, place, source, file)
      }
    } catch {
      switch error {
      case .file(let error):
        return .refused(reason: error.description, patch: Self.loosePatch(text))
      case .body(let refusal):
        return .refused(reason: refusal.reason, patch: patch(text, place, source))
      }
    }
  }

  private func record(
    _ text: String, _ expected: String?, _ compiled: SourcePlace, _ source: String,
    _ file: JournalFile
  ) throws(InlineRefusal) -> Result {
    var journal = file.read()
    let bytes = try Self.bytes(of: source)
    let digest = StableHash.of(bytes)
    if journal.digest != digest || journal.edits.isEmpty {
      journal = InlineJournal()
      guard Self.modificationDate(of: source) <= programDate else {
        throw InlineRefusal(
          reason: "the file changed since the test was compiled; run the test again")
      }
    }
    // No file has so many lines; adding to them could go beyond what a number can hold.
    guard max(compiled.line, compiled.column) < 1 << 40 else {
      throw InlineRefusal(reason: "no call begins there")
    }
    let wanted = InlineJournal.Place(line: compiled.line, column: compiled.column)
    guard let place = journal.place(ofCompiled: wanted, programDate: programDate) else {
      throw InlineRefusal(reason: "another snapshot was recorded over it; run the test again")
    }
    let call = try InlineCall(in: bytes, line: place.line, column: place.column)
    let said = call.expected.map(SnapshotText.withoutFinalLineFeeds)
    if let said, said.utf8.elementsEqual(text.utf8) { return .alreadyThere }
    let meant = expected.map(SnapshotText.withoutFinalLineFeeds)
    guard said.map({ Array($0.utf8) }) == meant.map({ Array($0.utf8) }) else {
      throw InlineRefusal(
        reason: "the text in the file is not the one that was compiled; run the test again")
    }
    let literal = call.literal(of: text, in: bytes)
    let new = call.replacing(with: text, in: bytes)
    let check = try InlineCall(in: new, line: place.line, column: place.column)
    guard let read = check.expected, read.utf8.elementsEqual(text.utf8) else {
      throw InlineRefusal(reason: "the text cannot be written as a literal that gives it again")
    }
    let before = journal
    journal.digest = StableHash.of(new)
    journal.edits.append(
      InlineJournal.Edit(
        start: InlineJournal.place(of: call.range.lowerBound, in: bytes),
        oldEnd: InlineJournal.place(of: call.range.upperBound, in: bytes),
        newEnd: InlineJournal.place(of: call.range.lowerBound + literal.count, in: new),
        date: max(Date(), programDate.addingTimeInterval(0.001))))
    do {
      // The journal first: without one, a file that was written would be a file that somebody changed.
      try file.write(journal)
    } catch {
      throw InlineRefusal(reason: error.description)
    }
    do {
      try SnapshotFile.write(new, to: source)
    } catch {
      try? file.write(before)
      throw InlineRefusal(reason: error.description)
    }
    return .written
  }

  private static func bytes(of source: String) throws(InlineRefusal) -> [UInt8] {
    do {
      if let bytes = try SnapshotFile.bytes(of: source) { return bytes }
    } catch {
      throw InlineRefusal(reason: error.description)
    }
    throw InlineRefusal(
      reason: "there is no file \(source); record where the test was compiled")
  }

  // MARK: Patches

  /// What would have to be done to the file, as far as that can be told.
  private func patch(_ text: String, _ place: SourcePlace, _ source: String) -> String {
    guard let bytes = try? Self.bytes(of: source),
      let call = try? InlineCall(in: bytes, line: place.line, column: place.column)
    else { return Self.loosePatch(text) }
    let old = String(decoding: bytes, as: UTF8.self)
    let new = String(decoding: call.replacing(with: text, in: bytes), as: UTF8.self)
    return UnifiedDifference(LineDifference(from: old, to: new)).lines.joined(separator: "\n")
  }

  /// The text as a literal, for want of a place.
  private static func loosePatch(_ text: String) -> String {
    let literal = InlineText.literal(
      text, indentation: Array("  ".utf8), hashes: 0, newline: [0x0A])
    return "\(InlineCall.label): " + String(decoding: literal, as: UTF8.self)
  }

  // MARK: Files

  static func modificationDate(of path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// When the program or bundle that holds this code was written; else when it was first asked.
  private static let runningProgram: Date = {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      var info = Dl_info()
      let handle = unsafe UnsafeRawPointer(#dsohandle)
      let found = unsafe dladdr(handle, &info) != 0
      let path = unsafe found ? String(cString: info.dli_fname) : CommandLine.arguments.first ?? ""
    #endif
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    let date = modificationDate(of: resolved)
    return date == .distantPast ? Date() : date
  }()
}
