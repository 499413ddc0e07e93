@testable import SelectorKit

/// Search as the rules say it, option by option and scalar by scalar.
struct SearchOracle {
  /// The folded texts of each option, the label first.
  var options: [[[Unicode.Scalar]]]

  init(_ options: [(label: String, keywords: [String])]) {
    self.options = options.map { option in
      ([option.label] + option.keywords).map(Self.trimmed)
    }
  }

  func matches(_ text: String, _ mode: SearchMode) -> [Int32] {
    let words = Self.folded(text).split(separator: " ").map(Array.init)
    var hits: [(rank: MatchRank, position: Int32)] = []
    for (position, texts) in options.enumerated() {
      let ranks = words.map { word in
        texts.compactMap { Self.rank(of: word, in: $0, mode) }.min()
      }
      guard !ranks.contains(nil), let worst = ranks.compactMap(\.self).max() else { continue }
      hits.append((mode == .fuzzy ? worst : .whole, Int32(position)))
    }
    return hits.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.map(\.position)
  }

  static func rank(
    of word: [Unicode.Scalar], in text: [Unicode.Scalar], _ mode: SearchMode
  ) -> MatchRank? {
    if mode != .substring {
      if text == word { return .whole }
      if text.starts(with: word) { return .prefix }
      if wordStarts(text).contains(where: { text[$0...].starts(with: word) }) { return .wordStart }
    }
    if mode == .prefix { return nil }
    if text.indices.contains(where: { text[$0...].starts(with: word) }) { return .contiguous }
    if mode == .substring { return nil }
    var rest = word[...]
    for scalar in text where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty ? .scattered : nil
  }

  static func wordStarts(_ text: [Unicode.Scalar]) -> [Int] {
    var starts: [Int] = []
    var isInWord = false
    for (position, scalar) in text.enumerated() {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        if !isInWord { starts.append(position) }
        isInWord = true
      case .nonspacingMark, .spacingMark, .enclosingMark: break
      default: isInWord = false
      }
    }
    return starts
  }

  static func folded(_ text: String) -> [Unicode.Scalar] {
    Array(String(decoding: Folding.folded(text), as: UTF8.self).unicodeScalars)
  }

  static func trimmed(_ text: String) -> [Unicode.Scalar] {
    var folded = folded(text)[...]
    if folded.first == " " { folded.removeFirst() }
    if folded.last == " " { folded.removeLast() }
    return Array(folded)
  }

  /// Letters that are few enough to meet again, of every kind that folding treats apart.
  static let alphabet: [Unicode.Scalar] =
    Array("aabbcAÉéßſｂＣ-/.( )1२½\u{301}\u{308}\u{345}ıİ하한국가".unicodeScalars)
    + Array(
      "\u{1112}\u{1161}\u{11ab}ガｶﾞ\u{3099}कक़\u{93f}\u{94d}\u{93c}東京\0\u{7}\u{a0}\u{3000}"
        .unicodeScalars)
    + ["\u{200d}", "\u{fe0f}", "❤", "👩", "\u{31350}", "\u{10ffff}", "\u{1e900}", "\u{fb03}"]

  static func text(_ random: inout SeededGenerator, length: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      // The first few letters come often, so that words of several letters meet.
      let isCommon = Bool.random(using: &random)
      let letters = isCommon ? alphabet[..<5] + " -".unicodeScalars : alphabet[...]
      letters.randomElement(using: &random).map { scalars.append($0) }
    }
    return String(scalars)
  }
}
