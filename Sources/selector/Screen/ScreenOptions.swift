internal import SelectorKit
internal import SelectorText

/// What is pressed, and the screen on which that is seen.
struct ScreenOptions {
  /// The options, as they stand behind a command.
  static let syntax: [ArgumentSyntax.Option] =
    [
      .init("--keys", "\"KEY…\""), .init("--film"), .init("--columns", "N"), .init("--rows", "N"),
      .init("--airy"),
    ] + ScreenEncoding.syntax

  var keys: [KeyPress]
  var isFilm: Bool
  /// Cells of a line, if they were given.
  var columns: Int?
  /// Lines of the screen, if they were given.
  var rows: Int?
  var layout: TextLayout
  /// What screens are written as.
  var encoding: ScreenEncoding

  init(_ found: Arguments, of syntax: ArgumentSyntax) throws(UsageError) {
    do {
      keys = try KeyScript(found["--keys"] ?? "").presses
    } catch {
      throw syntax.failure("--keys: key \(error.place): \(error.description)")
    }
    isFilm = found.has("--film")
    columns = try syntax.number("--columns", in: found, upTo: TextCanvas.columnLimit)
    rows = try syntax.number("--rows", in: found, upTo: TextCanvas.rowLimit)
    layout = found.has("--airy") ? .airy : .dense
    encoding = try ScreenEncoding(found, of: syntax, isFilm: isFilm)
  }

  /// The renderer for the screen, of 80 x 24 where nothing else was said.
  var renderer: TextRenderer {
    TextRenderer(columns: columns ?? 80, rows: rows ?? 24, layout: layout)
  }
}

extension ArgumentSyntax {
  /// The whole number that was given for an option; nil without it.
  fileprivate func number(
    _ name: String, in found: Arguments, upTo limit: Int
  ) throws(UsageError) -> Int? {
    guard let text = found[name] else { return nil }
    guard let number = Int(text), 0...limit ~= number else {
      throw failure("\(name) \(text), expected a whole number from 0 to \(limit)")
    }
    return number
  }
}
