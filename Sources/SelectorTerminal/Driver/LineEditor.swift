public import SelectorKit

/// A line of text with a caret, edited by the keys that shells have taught people.
///
/// ```swift
/// var line = LineEditor("San Jose")
/// line.edit(KeyPress(.character("w"), .control))
/// print(line.text + "…")  // San …
/// ```
///
/// | Keys | |
/// |---|---|
/// | `ArrowLeft`, `ArrowRight`, Control+b, Control+f | by a letter |
/// | Control or Alt with an arrow, Alt+b, Alt+f | by a word |
/// | `Home`, `End`, Control+a, Control+e | to the ends |
/// | `Backspace`, Control+h, `Delete`, Control+d | take a letter away |
/// | Control+w, Alt+Backspace, Alt+d | take a word away |
/// | Control+u, Control+k | take everything before or behind the caret away |
/// | Control+y | put back what was taken away last |
public struct LineEditor: Hashable, Sendable {
  /// What became of a key.
  public enum Outcome: Hashable, Sendable {
    /// The text is another.
    case edited
    /// The caret is elsewhere, or could go no further.
    case moved
    /// The key is none of an editor's.
    case ignored
  }

  private var letters: [Character]
  /// The letters before the caret.
  public private(set) var caret: Int
  /// What was taken away last by a word or more.
  public private(set) var killed = ""

  /// Makes a line with the caret at its end.
  public init(_ text: String = "") {
    letters = Array(text)
    caret = letters.count
  }

  /// The text.
  public var text: String { String(letters) }
  /// What stands behind the caret.
  public var tail: String { String(letters[caret...]) }
  /// Whether the caret is at the end.
  public var isAtEnd: Bool { caret == letters.count }

  /// Takes a key.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public mutating func edit(_ press: KeyPress) -> Outcome {
    switch (press.key, press.modifiers) {
    case (.arrowLeft, []), (.character("b"), .control): return move(to: caret - 1)
    case (.arrowRight, []), (.character("f"), .control): return move(to: caret + 1)
    case (.arrowLeft, .control), (.arrowLeft, .alt), (.character("b"), .alt):
      return move(to: wordStart(before: caret))
    case (.arrowRight, .control), (.arrowRight, .alt), (.character("f"), .alt):
      return move(to: wordEnd(after: caret))
    case (.home, []), (.character("a"), .control): return move(to: 0)
    case (.end, []), (.character("e"), .control): return move(to: letters.count)
    case (.backspace, []), (.character("h"), .control): return remove(caret - 1..<caret)
    case (.delete, []), (.character("d"), .control): return remove(caret..<caret + 1)
    case (.character("w"), .control): return kill(blankStart(before: caret)..<caret)
    case (.backspace, .alt), (.backspace, .control): return kill(wordStart(before: caret)..<caret)
    case (.character("d"), .alt): return kill(caret..<wordEnd(after: caret))
    case (.character("u"), .control): return kill(0..<caret)
    case (.character("k"), .control): return kill(caret..<letters.count)
    case (.character("y"), .control):
      insert(killed)
      return killed.isEmpty ? .moved : .edited
    case (.space, []), (.space, .shift):
      insert(" ")
      return .edited
    case (.character(let text), []), (.character(let text), .shift):
      insert(text)
      return .edited
    default: return .ignored
    }
  }

  /// Takes another text, with the caret at its end; what was taken away last stays.
  mutating func replace(by text: String) {
    letters = Array(text)
    caret = letters.count
  }

  /// Puts a text in at the caret; a mark joins the letter before it.
  public mutating func insert(_ text: String) {
    set(before: String(letters[..<caret]) + text, behind: String(letters[caret...]))
  }

  /// Takes over both sides of the caret; a mark without a letter joins the one before the caret.
  private mutating func set(before: String, behind: String) {
    letters = Array(before + behind)
    caret = min(before.count, letters.count)
  }

  // MARK: Places

  private mutating func move(to place: Int) -> Outcome {
    caret = max(0, min(place, letters.count))
    return .moved
  }

  private func isWord(_ place: Int) -> Bool { letters[place].isLetter || letters[place].isNumber }

  private func wordStart(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  private func wordEnd(after place: Int) -> Int {
    var place = place
    while place < letters.count, !isWord(place) { place += 1 }
    while place < letters.count, isWord(place) { place += 1 }
    return place
  }

  private func blankStart(before place: Int) -> Int {
    var place = place
    while place > 0, letters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !letters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  private mutating func remove(_ range: Range<Int>) -> Outcome {
    let range = range.clamped(to: 0..<letters.count)
    guard !range.isEmpty else { return .moved }
    set(before: String(letters[..<range.lowerBound]), behind: String(letters[range.upperBound...]))
    return .edited
  }

  private mutating func kill(_ range: Range<Int>) -> Outcome {
    guard !range.isEmpty else { return .moved }
    killed = String(letters[range])
    return remove(range)
  }
}
