/// How a file of data is written.
package enum DataFormat: String, Hashable, Sendable, CaseIterable {
  /// A line with the names of the columns, then one line a row, cells apart by tabs; no quoting.
  case tsv
  /// The same with commas, and quoting as in RFC 4180.
  case csv
  /// A list of objects, of texts, or of numbers.
  case json
  /// Such an element a line.
  case jsonl
  /// One label a line, no names of columns.
  case lines

  /// The format that a file's extension tells, if it does.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "tsv", "tab": self = .tsv
    case "csv": self = .csv
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "txt": self = .lines
    default: return nil
    }
  }

  /// The format that the beginning of the data looks like, for data without a telling name.
  ///
  /// A first bracket or brace is JSON; a tab in the first line is TSV; a comma in the first line, if
  /// one of its cells is the name of an id or label column, is CSV; all else is lines.
  package init(sniffing bytes: [UInt8]) {
    let line = bytes.withoutMark.prefix { $0 != 0x0A && $0 != 0x0D }
    let cells = line.split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self).lowercased().filter { $0 != "\"" }
    }
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let first = bytes.withoutMark.first { !isBlank($0) }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      self = .json
    } else if line.contains(0x09) {
      self = .tsv
    } else if line.contains(UInt8(ascii: ",")),
      cells.contains(where: { (DataColumns.idNames + DataColumns.labelNames).contains($0) })
    {
      self = .csv
    } else {
      self = .lines
    }
  }
}

extension [UInt8] {
  /// The bytes after a byte order mark, or all.
  var withoutMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? self[3...] : self[...]
  }
}
