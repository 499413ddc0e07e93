extension Generator where Value == String {
  /// Labels of every sort: plain, wide, right-to-left and hostile ones.
  public static var labels: Generator<String> {
    Generator(shrink: shorter) { random in
      let kinds = [plainLabels, wideLabels, rightToLeftLabels, hostileLabels]
      return kinds[random.below(kinds.count)].value(&random)
    }
  }

  /// Labels of a few Latin letters with accents and blanks; also empty ones.
  public static var plainLabels: Generator<String> {
    of(["a", "b", "É", "ß", "ñ", " ", "-", "Zz"])
  }

  /// Labels with letters of two cells, emoji, and marks that take no room.
  public static var wideLabels: Generator<String> {
    of(["東", "京", "ｱ", "한", "👍", "👨‍👩‍👧", "🇫🇷", "e\u{301}", "❤️", "a", " "])
  }

  /// Labels of right-to-left scripts, alone and mixed with others, with digits.
  public static var rightToLeftLabels: Generator<String> {
    of(["ש", "ל", "ו", "م", "ر", "ح", "3", "(", ")", "a", " "])
  }

  /// Labels that try to get out: escape sequences, line breaks, marks that turn the direction, controls,
  /// lonely marks, long runs.
  public static var hostileLabels: Generator<String> {
    of([
      "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\n", "\r", "\t", "\u{202E}", "\u{2066}", "\u{0}", "\u{7F}",
      "\u{9B}1m", "\u{301}", "\u{200B}", "\u{FEFF}", "\u{2028}", "<b>", "&", "\"", "\\", "a",
      String(repeating: "x", count: 70), String(repeating: "\u{300}", count: 40),
    ])
  }

  private static func of(_ pieces: [String]) -> Generator<String> {
    Generator(shrink: shorter) { random in
      (0..<random.below(9)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }
  }

  /// Halves of a text, then the text without each of its letters, then with an `a` in place of each.
  @Sendable private static func shorter(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let half = text.count / 2
    var smaller = half > 0 ? [String(text.prefix(half)), String(text.dropFirst(half))] : [""]
    for index in text.indices.prefix(40) {
      var rest = text
      rest.remove(at: index)
      smaller.append(rest)
    }
    for index in text.indices.prefix(40) where text[index] != "a" {
      var plain = text
      plain.replaceSubrange(index...index, with: "a")
      smaller.append(plain)
    }
    return smaller
  }
}
