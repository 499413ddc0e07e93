internal import SelectorKit

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
      .init("--combobox"), .init("--search", "MODE"),
    ] + ScreenOptions.syntax,
    operand: "FILE.tsv, FILE.csv, FILE.json, FILE.txt or -")

  var file: String
  var columns: DataColumns
  var kind: Kind
  var placeholder: String
  var search: SearchMode?
  var screen: ScreenOptions

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
    screen = try ScreenOptions(found, of: Self.syntax)
  }

  private static func searchMode(_ name: String) throws(UsageError) -> SearchMode {
    guard let mode = SearchMode(rawValue: name) else {
      let names = SearchMode.allCases.map(\.rawValue)
      throw syntax.failure(unknownName("search mode", name, among: names))
    }
    return mode
  }
}
