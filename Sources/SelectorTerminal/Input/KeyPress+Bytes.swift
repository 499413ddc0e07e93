public import SelectorKit

/// How a terminal writes keys.
public enum KeyProtocol: String, Hashable, Sendable, CaseIterable {
  /// What terminals have always sent, with the modifiers that xterm added.
  case legacy
  /// The kitty keyboard protocol, at the level that tells keys apart.
  case kitty
}

extension KeyPress {
  /// What a terminal sends for the key; empty where it can send nothing of the sort.
  ///
  /// The legacy protocol knows no Control with most keys: what cannot be told apart is sent as the key
  /// alone, as terminals do.
  ///
  /// - Parameter protocol: How the terminal writes keys.
  /// - Returns: The bytes.
  /// - Complexity: O(1).
  public func bytes(_ protocol: KeyProtocol = .legacy) -> [UInt8] {
    switch `protocol` {
    case .legacy: Array(legacy.utf8)
    case .kitty: Array(kitty.utf8)
    }
  }

  /// The number of the modifiers in sequences: 1 without any.
  private var modifierNumber: Int {
    var number = 1
    if modifiers.contains(.shift) { number += 1 }
    if modifiers.contains(.alt) { number += 2 }
    if modifiers.contains(.control) { number += 4 }
    if modifiers.contains(.meta) { number += 8 }
    return number
  }

  private var legacy: String {
    if let sequence { return sequence }
    let alt = modifiers.contains(.alt) ? "\u{1B}" : ""
    let isControl = modifiers.contains(.control)
    switch key {
    case .enter: return alt + "\r"
    case .escape: return alt + "\u{1B}"
    case .tab: return modifiers.contains(.shift) ? "\u{1B}[Z" : alt + "\t"
    case .backspace: return alt + (isControl ? "\u{08}" : "\u{7F}")
    case .space: return alt + (isControl ? "\u{00}" : " ")
    case .character(let text):
      guard isControl, let letter = text.unicodeScalars.first, text.utf8.count == 1,
        let control = Self.control(of: letter)
      else { return alt + text }
      return alt + String(control)
    default: return ""
    }
  }

  private static func control(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    switch letter.value {
    case 0x61...0x7A: Unicode.Scalar(letter.value - 0x60)
    case 0x5B...0x5F: Unicode.Scalar(letter.value - 0x40)
    default: nil
    }
  }

  private var kitty: String {
    if let sequence { return sequence }
    let number = modifierNumber
    let code: UInt32
    switch key {
    case .enter where number == 1: return "\r"
    case .tab where number == 1: return "\t"
    case .backspace where number == 1: return "\u{7F}"
    case .space where number == 1: return " "
    case .character(let text) where number == 1: return text
    case .enter: code = 13
    case .tab: code = 9
    case .backspace: code = 127
    case .space: code = 32
    case .escape: code = 27
    case .character(let text):
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
        return text
      }
      code = scalar.value
    default: return ""
    }
    return number == 1 ? "\u{1B}[\(code)u" : "\u{1B}[\(code);\(number)u"
  }

  /// The sequence of a key that has one in both protocols.
  private var sequence: String? {
    let number = modifierNumber
    func letter(_ letter: Character) -> String {
      number == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(number)\(letter)"
    }
    func tilde(_ code: Int) -> String {
      number == 1 ? "\u{1B}[\(code)~" : "\u{1B}[\(code);\(number)~"
    }
    switch key {
    case .arrowUp: return letter("A")
    case .arrowDown: return letter("B")
    case .arrowRight: return letter("C")
    case .arrowLeft: return letter("D")
    case .home: return letter("H")
    case .end: return letter("F")
    case .delete: return tilde(3)
    case .pageUp: return tilde(5)
    case .pageDown: return tilde(6)
    case .function(let index):
      switch index {
      case 1...4:
        let final = Array("PQRS")[index - 1]
        if number == 1 { return "\u{1B}O\(final)" }
        return index == 3 ? tilde(13) : letter(final)
      case 5: return tilde(15)
      case 6...10: return tilde(17 + index - 6)
      case 11, 12: return tilde(23 + index - 11)
      case 13, 14: return tilde(25 + index - 13)
      case 15, 16: return tilde(28 + index - 15)
      case 17...20: return tilde(31 + index - 17)
      default: return ""
      }
    default: return nil
    }
  }
}
