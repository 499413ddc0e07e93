internal import SelectorKit
internal import SelectorTerminal
internal import SelectorText

/// What `selector choose` was asked for.
struct ChooseOptions {
  /// What is printed of what was chosen.
  enum Printing: String, CaseIterable {
    case id
    case label
    case json
  }

  /// How typing narrows the list, by the names of the search modes and `none`.
  static let syntax = ArgumentSyntax(
    command: "selector choose",
    options: [
      .init("--multi"), .init("--search", "MODE"), .init("--query", "TEXT"),
      .init("--format", "FORMAT"), .init("-0"), .init("--label", "COLUMN"), .init("--id", "COLUMN"),
      .init("--section", "COLUMN"), .init("--detail", "COLUMN"), .init("--placeholder", "TEXT"),
      .init("--default", "ID"), .init("--print", "WHAT"), .init("--select-1"), .init("--exit-0"),
    ] + TerminalOptions.syntax,
    operand: "FILE… or -", takesMany: true, isOperandOptional: true)

  var paths: [String]
  var isMulti: Bool
  var search: SearchMode?
  var query: String
  /// How files are written; nil for lines.
  var format: DataFormat?
  var separator: UInt8
  var columns: DataColumns
  var placeholder: String
  var initial: String?
  var printing: Printing
  var selectsOnlyOne: Bool
  var endsWithoutMatch: Bool
  var terminal: TerminalOptions

  init(_ arguments: [String], environment: [String: String]) throws(UsageError) {
    let found = try Self.syntax.read(arguments)
    paths = found.operands
    isMulti = found.has("--multi")
    search = try Self.search(found["--search"])
    query = found["--query"] ?? ""
    separator = found.has("-0") ? 0 : 0x0A
    columns = DataColumns(
      label: found["--label"], id: found["--id"], section: found["--section"],
      detail: found["--detail"])
    format = try Self.format(found, columns: columns, paths: paths)
    placeholder = found["--placeholder"] ?? "Choose"
    initial = found["--default"]
    printing = try Self.word("--print", in: found, among: Printing.self) ?? .label
    selectsOnlyOne = found.has("--select-1")
    endsWithoutMatch = found.has("--exit-0")
    terminal = try TerminalOptions(found, of: Self.syntax, environment: environment)
  }

  private static func search(_ name: String?) throws(UsageError) -> SearchMode? {
    guard let name else { return .substring }
    if name == "none" { return nil }
    guard let mode = SearchMode(rawValue: name) else {
      let names = SearchMode.allCases.map(\.rawValue) + ["none"]
      throw syntax.failure("--search: " + unknownName("mode", name, among: names))
    }
    return mode
  }

  /// Data without a telling name is lines, unless columns are asked for: nothing in a line makes it a table.
  private static func format(
    _ found: Arguments, columns: DataColumns, paths: [String]
  ) throws(UsageError) -> DataFormat? {
    let named = try word("--format", in: found, among: DataFormat.self)
    if found.has("-0") {
      guard named == nil || named == .lines, columns == DataColumns() else {
        throw syntax.failure("-0 with columns or a format, expected lines that end with NUL")
      }
      return nil
    }
    let told = named ?? paths.lazy.compactMap { DataFormat(fileName: $0) }.first
    let isTable = told.map { $0 != .lines } ?? (columns != DataColumns())
    guard isTable else { return nil }
    guard paths.count <= 1 else {
      throw syntax.failure("\(paths.count) files with columns, expected one")
    }
    return told ?? .tsv
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, in found: Arguments, among type: Word.Type
  ) throws(UsageError) -> Word? {
    guard let text = found[name] else { return nil }
    guard let word = Word(rawValue: text) else {
      let names = Word.allCases.map(\.rawValue)
      throw syntax.failure("\(name): " + unknownName("word", text, among: names))
    }
    return word
  }
}
