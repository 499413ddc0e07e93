import SelectorText

extension VirtualTerminal {
  mutating func moveCursor(row: Int, column: Int) {
    cursor.row = max(0, min(row, rows - 1))
    cursor.column = max(0, min(column, columns - 1))
    wrapsNext = false
    joinable = nil
  }

  /// Takes one byte below 0x20.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: moveCursor(row: cursor.row, column: cursor.column - 1)
    case 0x09: moveCursor(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: carriageReturn()
    case 0x00, 0x0E, 0x0F: break
    default: unknown.append("C0 \(String(byte, radix: 16))")
    }
  }

  /// Takes the letter behind an ESC.
  mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "7"): saveCursor()
    case UInt8(ascii: "8"): restoreCursor()
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      carriageReturn()
      lineFeed()
    case UInt8(ascii: "M"): reverseLineFeed()
    case UInt8(ascii: "="): modes.insert(.applicationKeypad)
    case UInt8(ascii: ">"): modes.remove(.applicationKeypad)
    case UInt8(ascii: "c"):
      self = Self(
        columns: columns, rows: rows, policy: policy, clustering: clustering, answers: answers)
    case UInt8(ascii: "\\"): break
    default: unknown.append(String(decoding: [byte], as: UTF8.self))
    }
  }

  /// Takes a text of OSC.
  mutating func command(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let content = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "0", "2": title = content
    case "1": break
    case "8":
      let parts = content.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let address = parts.count > 1 ? String(parts[1]) : ""
      pen.link = address.isEmpty ? nil : address
    case "10", "11":
      guard content == "?" else { return unknown.append("]\(text)") }
      guard answers.contains(.colors) else { return }
      let color = parts[0] == "11" ? "0000/0000/0000" : "ffff/ffff/ffff"
      reply("\u{1B}]\(parts[0]);rgb:\(color)\u{1B}\\")
    case "52": clipboard.append(content)
    default: unknown.append("]\(text)")
    }
  }

  mutating func reply(_ text: String) { replies += text.utf8 }

  /// Takes a sequence that began with `ESC [`.
  mutating func controlSequence(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.intermediate) {
    case (nil, nil): plainSequence(sequence)
    case ("?", nil): privateSequence(sequence)
    case ("?", "$") where sequence.final == "p": answerMode(sequence.number(0, 0))
    case (">", nil) where sequence.final == "u":
      kittyLevels.append(sequence.number(0, 0))
    case ("<", nil) where sequence.final == "u":
      kittyLevels.removeLast(min(sequence.number(0), kittyLevels.count))
    case (">", nil) where sequence.final == "q":
      if answers.contains(.name) { reply("\u{1B}P>|virtual(1)\u{1B}\\") }
    case (nil, " ") where sequence.final == "q": cursorShape = sequence.number(0, 0)
    default: unknown.append(sequence.text)
    }
  }

  private mutating func privateSequence(_ sequence: ControlSequence) {
    switch sequence.final {
    case "h", "l":
      for group in sequence.groups { setMode(group.first ?? 0, sequence.final == "h") }
    case "u":
      if answers.contains(.kitty) { reply("\u{1B}[?\(kittyLevels.last ?? 0)u") }
    default: unknown.append(sequence.text)
    }
  }

  private mutating func answerMode(_ number: Int) {
    guard answers.contains(.modes) else { return }
    guard let mode = Modes.ofNumber(number) else { return reply("\u{1B}[?\(number);0$y") }
    reply("\u{1B}[?\(number);\(modes.contains(mode) ? 1 : 2)$y")
  }

  private mutating func plainSequence(_ sequence: ControlSequence) {
    let count = sequence.number(0)
    switch sequence.final {
    case "A": moveCursor(row: cursor.row - count, column: cursor.column)
    case "B", "e": moveCursor(row: cursor.row + count, column: cursor.column)
    case "C", "a": moveCursor(row: cursor.row, column: cursor.column + count)
    case "D": moveCursor(row: cursor.row, column: cursor.column - count)
    case "E": moveCursor(row: cursor.row + count, column: 0)
    case "F": moveCursor(row: cursor.row - count, column: 0)
    case "G", "`": moveCursor(row: cursor.row, column: count - 1)
    case "d": moveCursor(row: origin + count - 1, column: cursor.column)
    case "H", "f": moveCursor(row: origin + count - 1, column: sequence.number(1) - 1)
    case "J": eraseScreen(sequence.number(0, 0))
    case "K": eraseLine(sequence.number(0, 0))
    case "X": erase(row: cursor.row, cursor.column..<cursor.column + count)
    case "@": insertBlanks(count)
    case "P": deleteLetters(count)
    case "L": insertLines(at: cursor.row, count)
    case "M": removeLines(at: cursor.row, count)
    case "S": scrollUp(min(count, rows))
    case "T": scrollDown(min(count, rows))
    case "b": repeatLast(min(count, columns * rows))
    case "m": pen.apply(sequence.groups)
    case "h", "l":
      if count == 4 {
        if sequence.final == "h" { modes.insert(.insert) } else { modes.remove(.insert) }
      } else {
        unknown.append(sequence.text)
      }
    case "r":
      let (top, bottom) = (sequence.number(0) - 1, min(sequence.number(1, rows), rows))
      guard top + 1 < bottom else { return }
      margins = top..<bottom
      moveCursor(row: origin, column: 0)
    case "s": saveCursor()
    case "u": restoreCursor()
    case "n": answerStatus(sequence.number(0, 0))
    case "c": if answers.contains(.attributes) { reply("\u{1B}[?62;22c") }
    case "t": answerWindow(sequence)
    default: unknown.append(sequence.text)
    }
  }

  private var origin: Int { modes.contains(.origin) ? margins.lowerBound : 0 }

  private mutating func repeatLast(_ count: Int) {
    guard let cluster = lastCluster.first else { return }
    for _ in 0..<count { place(lastCluster, width: max(1, policy.cells(of: cluster))) }
  }

  private mutating func answerStatus(_ number: Int) {
    guard answers.contains(.cursor) else { return }
    switch number {
    case 5: reply("\u{1B}[0n")
    case 6: reply("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R")
    default: unknown.append("[\(number)n")
    }
  }

  private mutating func answerWindow(_ sequence: ControlSequence) {
    switch sequence.number(0, 0) {
    case 18: reply("\u{1B}[8;\(rows);\(columns)t")
    case 22, 23: break
    default: unknown.append(sequence.text)
    }
  }

  private mutating func eraseScreen(_ kind: Int) {
    switch kind {
    case 0:
      erase(row: cursor.row, cursor.column..<columns)
      for row in cursor.row + 1..<max(rows, cursor.row + 1) { erase(row: row, 0..<columns) }
    case 1:
      for row in 0..<cursor.row { erase(row: row, 0..<columns) }
      erase(row: cursor.row, 0..<cursor.column + 1)
    case 2: for row in 0..<rows { erase(row: row, 0..<columns) }
    case 3: scrollback = []
    default: unknown.append("[\(kind)J")
    }
  }

  private mutating func eraseLine(_ kind: Int) {
    wrapsNext = false
    switch kind {
    case 0: erase(row: cursor.row, cursor.column..<columns)
    case 1: erase(row: cursor.row, 0..<cursor.column + 1)
    case 2: erase(row: cursor.row, 0..<columns)
    default: unknown.append("[\(kind)K")
    }
  }
}
