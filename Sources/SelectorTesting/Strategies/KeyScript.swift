import SelectorKit
import SelectorScenarios

/// Keys as tests write them: names with blanks between, as in `ArrowDown f Shift+Tab Enter`.
struct KeyScript {
  /// The keys, in order.
  let presses: [KeyPress]

  /// Reads keys.
  ///
  /// - Throws: ``KeyScriptError`` for the first word that is no key.
  init(_ text: String) throws(KeyScriptError) {
    var presses: [KeyPress] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      do {
        presses.append(try KeyPress(name: String(word)))
      } catch {
        let key = word.split(separator: "+").last.map(String.init) ?? String(word)
        let nearest = nearestName(to: key, among: KeyPress.namedKeys.map(\.name))
        let hint = nearest.map { "did you mean \($0)?" } ?? "expected \(error.expected)"
        throw KeyScriptError(
          description: "\"\(word)\", key \(presses.count + 1) of \"\(text)\", is no key: \(hint)")
      }
    }
    self.presses = presses
  }
}

/// A word that is no key.
struct KeyScriptError: Error, CustomStringConvertible {
  let description: String
}
