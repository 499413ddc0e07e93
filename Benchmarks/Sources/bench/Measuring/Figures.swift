/// Numbers as a table shows them.
enum Figures {
  /// A time with three digits and its unit.
  static func time(_ nanoseconds: Double) -> String {
    if nanoseconds < 1e3 { return threeDigits(nanoseconds) + " ns" }
    if nanoseconds < 1e6 { return threeDigits(nanoseconds / 1e3) + " µs" }
    return threeDigits(nanoseconds / 1e6) + " ms"
  }

  /// A number with three digits.
  static func threeDigits(_ value: Double) -> String {
    fixed(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// A number with a fixed number of places after the point.
  static func fixed(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return "\(scaled)" }
    let digits = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(scaled / Int(scale)).\(zeros)\(digits)"
  }

  /// A count with commas between thousands.
  static func count(_ value: Int) -> String {
    let digits = Array(String(value))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A number of allocations: whole where it is.
  static func allocations(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : fixed(value, places: 1)
  }

  /// KiB as MiB.
  static func mebibytes(_ kib: Int64) -> String {
    fixed(Double(kib) / 1024, places: 1) + " MiB"
  }
}

/// A table of text: the first column to the left, the others to the right.
struct Table {
  var rows: [[String]]

  init(header: [String]) {
    rows = [header]
  }

  init(rows: [[String]]) {
    self.rows = rows
  }

  func lines() -> [String] {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      return line
    }
  }
}
