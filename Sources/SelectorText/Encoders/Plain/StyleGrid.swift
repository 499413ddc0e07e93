extension TextCanvas {
  /// The plain lines, then the same lines with a letter for the style of each cell, then what letters mean.
  ///
  /// So a snapshot shows what became of highlight, match and focus without an escape sequence. A blank that
  /// stands for nothing is a `.`; letters are given in order of first use. Lines are in logical order.
  ///
  /// ```swift
  /// let frame = TextRenderer(columns: 24, rows: 1).frame(of: form)
  /// print(frame.canvas.plainWithStyles())
  /// ```
  ///
  /// ```text
  /// › City   Lyon          ▾
  ///
  /// abccccbbbddddbbbbbbbbbba
  ///
  /// a  indicator focused
  /// b  blank focused
  /// c  label focused
  /// d  value focused
  /// ```
  ///
  /// - Complexity: O(columns x rows).
  public func plainWithStyles() -> String {
    let grid = StyleGrid(self)
    return [plain(), grid.lines.joined(separator: "\n"), grid.legend.joined(separator: "\n")]
      .joined(separator: "\n\n")
  }
}

/// A letter for the style of each cell of a canvas.
public struct StyleGrid: Hashable, Sendable {
  /// A line of letters for each line of the canvas, without what stands for nothing at the ends.
  public private(set) var lines: [String] = []
  /// What each letter means, in the order in which they are first used.
  public private(set) var legend: [String] = []

  /// Makes the grid of a canvas.
  ///
  /// - Complexity: O(columns x rows).
  public init(_ canvas: TextCanvas) {
    var letters: [TextStyle: Character] = [:]
    for row in 0..<canvas.rows {
      var line = ""
      var end = 0
      for (column, cell) in canvas.cells(inRow: row).enumerated() {
        if cell.style == .blank {
          line.append(".")
          continue
        }
        if letters[cell.style] == nil {
          let letter = Self.letter(letters.count)
          letters[cell.style] = letter
          legend.append("\(letter)  \(cell.style.words)")
        }
        line.append(letters[cell.style] ?? ".")
        end = column + 1
      }
      lines.append(String(line.prefix(end)))
    }
    while lines.last == "" { lines.removeLast() }
  }

  /// The letter of a style by its number: small ones, capitals, digits; far beyond what a frame uses, others.
  private static func letter(_ number: Int) -> Character {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    if number < plain.count {
      return plain[plain.index(plain.startIndex, offsetBy: number)]
    }
    // Letters of one cell each, together more than there are styles.
    let others: [ClosedRange<UInt32>] = [0x1E00...0x1EFF, 0x100...0x24F, 0x1401...0x15FF]
    var rest = UInt32(number - plain.count)
    for range in others {
      let count = UInt32(range.count)
      if rest < count { return Unicode.Scalar(range.lowerBound + rest).map(Character.init) ?? "?" }
      rest -= count
    }
    return "?"
  }
}

extension TextStyle {
  /// The role and the states in words, as a legend says them.
  var words: String {
    let traits: [(Traits, String)] = [
      (.focused, "focused"), (.highlighted, "highlighted"), (.chosen, "chosen"),
      (.disabled, "disabled"), (.match, "match"), (.raised, "raised"),
    ]
    let names = traits.filter { self.traits.contains($0.0) }.map(\.1)
    return ([String(describing: role)] + names).joined(separator: " ")
  }
}
