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
          place: presses.count + 1, description: "\(error)" + Self.hint(for: error.name))
      }
    }
  }

  private static func hint(for name: String) -> String {
    let key = name.split(separator: "+").last.map(String.init) ?? name
    if let nearest = nearestName(to: key, among: KeyPress.namedKeys.map(\.name)) {
      return "; did you mean \"\(name.dropLast(key.count))\(nearest)\"?"
    }
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber }
    return isWord ? "; letters stand apart: \"\(name.map(String.init).joined(separator: " "))\"" : ""
  }
}

/// A key that is none.
struct KeyScriptError: Error {
  /// Which key it is, from 1.
  var place: Int
  /// What was found and what was expected.
  var description: String
}
