import SelectorKit

/// Labels as they are searched: phrases, paths, names in code, and places, one in eight not ASCII.
///
/// Made by a generator of its own, so that they are the same on every machine.
struct Corpus {
  private var state: UInt64 = 20_260_401
  private var words: [String] = []

  private static let onsets = [
    "", "", "b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n",
    "p", "pr",
    "qu", "r", "s", "sh", "st", "sw", "t", "th", "tr", "v", "w", "z",
  ]
  private static let vowels = ["a", "e", "i", "o", "u", "ea", "io", "ou", "é", "ü"]
  private static let codas = ["", "", "", "n", "r", "l", "s", "t", "nd", "ng", "rt", "tion", "ck"]
  private static let tops = ["src", "Sources", "lib", "docs", "test", "assets", "tools", "vendor"]
  private static let suffixes = [".swift", ".c", ".h", ".rs", ".py", ".js", ".json", ".md", ".map"]
  private static let places = [
    "London", "Paris", "Lille", "Swansea", "Tokyo", "東京", "大阪市", "Москва", "القاهرة", "Київ",
    "Redhouse", "Orléans", "São Paulo", "Zürich", "Łódź", "Internal Bay",
  ]

  private init() {
    for _ in 0..<4_000 {
      var word = ""
      for _ in 0..<(1 + below(3)) {
        // Letters with marks are rare.
        word += pick(Self.onsets) + Self.vowels[below(below(20) == 0 ? 10 : 8)] + pick(Self.codas)
      }
      words.append(word)
    }
  }

  /// So many options with numbers from 0 as ids.
  static func items(_ count: Int) -> [Item] {
    var corpus = Corpus()
    return (0..<count).map { Item(id: $0, label: corpus.label()) }
  }

  private mutating func label() -> String {
    switch below(100) {
    case 0..<35: phrase()
    case 35..<65: path()
    case 65..<80: pick(words) + capitalized(pick(words)) + capitalized(pick(words))
    default: "\(pick(Self.places)) (\(capitalized(pick(words))), \(100 + below(900)))"
    }
  }

  private mutating func phrase() -> String {
    var text = below(2) == 0 ? pick(words) : capitalized(pick(words))
    for _ in 0..<(1 + below(3)) { text += " " + pick(words) }
    return text
  }

  private mutating func path() -> String {
    var text = pick(Self.tops)
    for _ in 0..<(1 + below(3)) { text += "/" + pick(words) }
    return text + pick(Self.suffixes)
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The next number of a splitmix64, below a limit.
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed.multipliedFullWidth(by: UInt64(limit)).high)
  }

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }
}
