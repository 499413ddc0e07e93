import SelectorKit

extension InputDecoder {
  /// Takes a whole sequence; one that nobody knows is passed over.
  mutating func takeSequence(_ sequence: InputSequence) {
    switch (sequence.prefix, sequence.intermediate, sequence.final) {
    case (0, 0, _): takePlain(sequence)
    case (UInt8(ascii: "<"), 0, UInt8(ascii: "M")), (UInt8(ascii: "<"), 0, UInt8(ascii: "m")):
      guard let code = sequence.number(0), let column = sequence.number(1),
        let row = sequence.number(2)
      else { return }
      takeMouse(
        code: code, column: column, row: row, isRelease: sequence.final == UInt8(ascii: "m"))
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")):
      events.append(.report(.attributes(sequence.groups.compactMap { $0.first ?? nil })))
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")):
      events.append(.report(.kittyLevel(sequence.number(0) ?? 0)))
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard let mode = sequence.number(0) else { return }
      events.append(.report(.mode(mode, state: sequence.number(1) ?? 0)))
    default: break
    }
  }

  private mutating func takePlain(_ sequence: InputSequence) {
    if sequence.isRelease { return }
    let modifiers = sequence.modifiers
    switch sequence.final {
    case UInt8(ascii: "A"): press(.arrowUp, modifiers)
    case UInt8(ascii: "B"): press(.arrowDown, modifiers)
    case UInt8(ascii: "C"): press(.arrowRight, modifiers)
    case UInt8(ascii: "D"): press(.arrowLeft, modifiers)
    case UInt8(ascii: "F"): press(.end, modifiers)
    case UInt8(ascii: "H"): press(.home, modifiers)
    case UInt8(ascii: "P"): press(.function(1), modifiers)
    case UInt8(ascii: "Q"): press(.function(2), modifiers)
    case UInt8(ascii: "R"): takeCursorReport(sequence)
    case UInt8(ascii: "S"): press(.function(4), modifiers)
    case UInt8(ascii: "Z"): press(.tab, modifiers.union(.shift))
    // rxvt: small letters are Shift with an arrow.
    case UInt8(ascii: "a"): press(.arrowUp, .shift)
    case UInt8(ascii: "b"): press(.arrowDown, .shift)
    case UInt8(ascii: "c") where sequence.groups.isEmpty: press(.arrowRight, .shift)
    case UInt8(ascii: "d"): press(.arrowLeft, .shift)
    case UInt8(ascii: "I"): events.append(.focus(true))
    case UInt8(ascii: "O"): events.append(.focus(false))
    case UInt8(ascii: "u"): takeCode(sequence)
    case UInt8(ascii: "~"): takeTilde(sequence, modifiers)
    case UInt8(ascii: "^"): takeTilde(sequence, .control)
    case UInt8(ascii: "@"): takeTilde(sequence, [.control, .shift])
    case UInt8(ascii: "t"): takeSize(sequence)
    default: break
    }
  }

  private mutating func takeCursorReport(_ sequence: InputSequence) {
    if awaitedCursorReports > 0, let row = sequence.number(0), let column = sequence.number(1) {
      awaitedCursorReports -= 1
      events.append(.report(.cursor(row: max(0, row - 1), column: max(0, column - 1))))
    } else {
      press(.function(3), sequence.modifiers)
    }
  }

  private mutating func takeSize(_ sequence: InputSequence) {
    guard sequence.number(0) == 48 || sequence.number(0) == 8, let rows = sequence.number(1),
      let columns = sequence.number(2)
    else { return }
    events.append(.resize(columns: columns, rows: rows))
  }

  private mutating func takeTilde(_ sequence: InputSequence, _ modifiers: KeyPress.Modifiers) {
    switch sequence.number(0) {
    case 1, 7: press(.home, modifiers)
    case 3: press(.delete, modifiers)
    case 4, 8: press(.end, modifiers)
    case 5: press(.pageUp, modifiers)
    case 6: press(.pageDown, modifiers)
    case let code? where 11...15 ~= code: press(.function(code - 10), modifiers)
    case let code? where 17...21 ~= code: press(.function(code - 11), modifiers)
    case let code? where 23...26 ~= code: press(.function(code - 12), modifiers)
    case let code? where 28...29 ~= code: press(.function(code - 13), modifiers)
    case let code? where 31...34 ~= code: press(.function(code - 14), modifiers)
    case 27:
      // xterm's other keys: the modifiers, then the letter.
      if let code = sequence.number(2) { press(code: code, modifiers) }
    case 200: state = .paste
    default: break
    }
  }

  /// Takes a key that is told by its scalar, and the letter that Shift makes of it if that is told too.
  private mutating func takeCode(_ sequence: InputSequence) {
    guard let code = sequence.number(0) else { return }
    var modifiers = sequence.modifiers
    if let shifted = sequence.number(0, 1), modifiers.contains(.shift) {
      modifiers.remove(.shift)
      press(code: shifted, modifiers)
    } else {
      press(code: code, modifiers)
    }
  }

  private mutating func press(code: Int, _ modifiers: KeyPress.Modifiers) {
    if let key = Self.key(code: code) { press(key, modifiers) }
  }

  private static func key(code: Int) -> KeyPress.Key? {
    switch code {
    case 8, 127: return .backspace
    case 9: return .tab
    case 10, 13, 57_414: return .enter
    case 27: return .escape
    case 32: return .space
    case 57_376...57_398: return .function(code - 57_363)
    case 57_399...57_408: return .character(String(code - 57_399))
    case 57_409...57_413, 57_415, 57_416:
      let signs: [Int: String] = [
        57_409: ".", 57_410: "/", 57_411: "*", 57_412: "-", 57_413: "+", 57_415: "=", 57_416: ",",
      ]
      return signs[code].map { .character($0) }
    case 57_417: return .arrowLeft
    case 57_418: return .arrowRight
    case 57_419: return .arrowUp
    case 57_420: return .arrowDown
    case 57_421: return .pageUp
    case 57_422: return .pageDown
    case 57_423: return .home
    case 57_424: return .end
    case 57_426: return .delete
    // Keys without a letter have numbers of the private area.
    case 57_344...63_743: return nil
    case ..<32, 128..<160: return nil
    default:
      return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .character(String($0)) }
    }
  }

  /// Takes the letter behind `ESC O`.
  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): press(.arrowUp)
    case UInt8(ascii: "B"): press(.arrowDown)
    case UInt8(ascii: "C"): press(.arrowRight)
    case UInt8(ascii: "D"): press(.arrowLeft)
    case UInt8(ascii: "F"): press(.end)
    case UInt8(ascii: "H"): press(.home)
    case UInt8(ascii: "M"): press(.enter)
    case 0x50...0x53: press(.function(Int(byte) - 0x4F))
    // rxvt: small letters are Control with an arrow.
    case UInt8(ascii: "a"): press(.arrowUp, .control)
    case UInt8(ascii: "b"): press(.arrowDown, .control)
    case UInt8(ascii: "c"): press(.arrowRight, .control)
    case UInt8(ascii: "d"): press(.arrowLeft, .control)
    // The keypad: its letters lie 0x40 above the signs on it.
    case 0x6A...0x79: press(.character(Self.ascii(byte - 0x40)))
    default:
      press(.character("O"), .alt)
      take(byte)
    }
  }

  /// Takes the mouse: what was done, and where, from 1.
  mutating func takeMouse(code: Int, column: Int, row: Int, isRelease: Bool) {
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let action: MouseEvent.Action
    if code & 128 != 0 {
      action = isRelease ? .release : .press(.other(8 + number))
    } else if code & 64 != 0 {
      if isRelease { return }
      let steps = [(-1, 0), (1, 0), (0, -1), (0, 1)][number]
      action = .wheel(down: steps.0, right: steps.1)
    } else if code & 32 != 0 {
      action = number == 3 ? .move : .drag(Self.button(number))
    } else {
      action = isRelease || number == 3 ? .release : .press(Self.button(number))
    }
    let event = MouseEvent(
      action, row: max(0, row - 1), column: max(0, column - 1), modifiers: modifiers)
    events.append(.mouse(event))
  }

  private static func button(_ number: Int) -> MouseEvent.Button {
    switch number {
    case 0: .left
    case 1: .middle
    default: .right
    }
  }

  /// Takes a whole text of OSC, DCS and their like.
  mutating func endText(_ kind: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    reset()
    switch kind {
    case UInt8(ascii: "]"):
      for number in [10, 11] where text.hasPrefix("\(number);") {
        let color = String(text.dropFirst(3))
        events.append(.report(.color(number, color)))
      }
    case UInt8(ascii: "P"):
      if text.hasPrefix(">|") { events.append(.report(.name(String(text.dropFirst(2))))) }
    default: break
    }
  }
}
