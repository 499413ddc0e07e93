internal import SelectorKit
internal import SelectorScenarios

/// Keys as a user writes them: names with blanks between.
struct KeyScript {
  /// The keys, in order.
  private(set) var presses: [KeyPress] = []

  /// Reads keys.
  ///
  /// - Throws: A complaint in words for the first one that is none.
  init(_ text: String) throws(KeyScriptError) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      do {
        presses.append(try KeyPress(name: String(word)))
      } catch {
        throw KeyScriptError(
          place: presses.count + 1, description: Self.hint(for: error.name) ?? error.description)
      }
    }
  }

  /// What was probably meant by a name that is no key.
  private static func hint(for name: String) -> String? {
    let key = name.split(separator: "+").last.map(String.init) ?? name
    if let nearest = nearestName(to: key, among: KeyPress.namedKeys.map(\.name)) {
      return "\"\(name)\" is no key, did you mean \(name.dropLast(key.count))\(nearest)?"
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), name.count <= 20 else { return nil }
    let letters = name.map(String.init).joined(separator: " ")
    return "\"\(name)\" is no key, expected blanks between letters: \(letters)"
  }
}

/// A key that is none.
struct KeyScriptError: Error {
  /// Which key it is, from 1.
  var place: Int
  /// What was found and what was expected.
  var description: String
}
