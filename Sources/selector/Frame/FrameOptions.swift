internal import SelectorKit
internal import SelectorText

/// What `selector frame` was asked for.
struct FrameOptions {
  /// The sort of control.
  enum Kind {
    case selector
    case multi
    case combobox
  }

  static let syntax = ArgumentSyntax(
    command: "selector frame",
    options: [
      .init("--label", "COLUMN"), .init("--id", "COLUMN"), .init("--section", "COLUMN"),
      .init("--detail", "COLUMN"), .init("--placeholder", "TEXT"), .init("--multi"),
      .init("--combobox"), .init("--search", "MODE"), .init("--keys", "\"KEY…\""),
      .init("--film"), .init("--columns", "N"), .init("--rows", "N"), .init("--airy"),
    ],
    operand: "FILE.tsv, FILE.csv, FILE.json, FILE.txt or -")

  var file: String
  var columns: DataColumns
  var kind: Kind
  var placeholder: String
  var search: SearchMode?
  var keys: [KeyPress]
  var isFilm: Bool
  var renderer: TextRenderer

  init(_ arguments: [String]) throws(UsageError) {
    let found = try Self.syntax.read(arguments)
    file = found.operands.first ?? "-"
    columns = DataColumns(
      label: found["--label"], id: found["--id"], section: found["--section"],
      detail: found["--detail"])
    switch (found.has("--multi"), found.has("--combobox")) {
    case (false, false): kind = .selector
    case (true, false): kind = .multi
    case (false, true): kind = .combobox
    case (true, true): throw Self.syntax.failure("--multi and --combobox, expected one of them")
    }
    placeholder = found["--placeholder"] ?? (kind == .combobox ? "Type to search" : "Choose")
    search = try found["--search"].map(Self.searchMode)
    keys = try Self.keys(found["--keys"] ?? "")
    isFilm = found.has("--film")
    renderer = TextRenderer(
      columns: try Self.number("--columns", in: found, upTo: TextCanvas.columnLimit) ?? 80,
      rows: try Self.number("--rows", in: found, upTo: TextCanvas.rowLimit) ?? 24,
      layout: found.has("--airy") ? .airy : .dense)
  }

  private static func searchMode(_ name: String) throws(UsageError) -> SearchMode {
    guard let mode = SearchMode(rawValue: name) else {
      let names = SearchMode.allCases.map(\.rawValue)
      throw syntax.failure(unknownName("search mode", name, among: names))
    }
    return mode
  }

  private static func keys(_ text: String) throws(UsageError) -> [KeyPress] {
    do {
      return try KeyScript(text).presses
    } catch {
      throw syntax.failure("--keys: key \(error.place): \(error.description)")
    }
  }

  private static func number(
    _ name: String, in found: Arguments, upTo limit: Int
  ) throws(UsageError) -> Int? {
    guard let text = found[name] else { return nil }
    guard let number = Int(text), 0...limit ~= number else {
      throw syntax.failure("\(name) \(text), expected a whole number from 0 to \(limit)")
    }
    return number
  }
}
