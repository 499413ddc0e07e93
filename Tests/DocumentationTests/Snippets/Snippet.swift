import Testing

/// A piece of code that a document shows.
///
/// How documents and code are kept together:
///
/// 1. The lines between `// snippet: name` and `// end` in a Swift file of this folder are a snippet. It is
///    compiled with the tests, as the body of a function or at the top of a file.
/// 2. Every `swift` block of README.md, of the articles in `Sources/*/*.docc` and of comments in Sources is
///    such a snippet, line by line, but for indentation and blanks at the ends. A block for a manifest (it
///    names `.package(`) is not compiled: its names are held against Package.swift.
/// 3. A snippet that prints gets its `print` from the test. What `print(…)  // text` prints is that text; what
///    other prints of a document's snippets print are its blocks of text, in order, and it has no others.
/// 4. A snippet that expects something is run as well, so it shows nothing that does not hold.
/// 5. A snippet that no document shows is a failure too.
///
/// All of this is written anew where `SELECTOR_RECORD` says so, as other snapshots are.
struct Snippet: Sendable, CustomTestStringConvertible {
  /// What a snippet prints with.
  typealias Print = (Any) -> Void

  let name: String
  private let run: @Sendable (Print) async throws -> Void

  init(name: String, run: @escaping @Sendable (Print) throws -> Void) {
    self.name = name
    self.run = { try run($0) }
  }

  init(name: String, waiting run: @escaping @Sendable (Print) async throws -> Void) {
    self.name = name
    self.run = run
  }

  var testDescription: String { name }

  /// Every snippet that is run.
  static let all =
    tour + more + forms + related + articles + comments + renderings + terminals
    + testing + expecting

  /// What the snippet prints, one text for each `print`.
  func output() async throws -> [String] {
    var texts: [String] = []
    try await run { texts.append(String(describing: $0)) }
    return texts
  }
}
