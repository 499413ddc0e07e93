import SelectorForms
import SelectorKit
import SelectorText

/// A form of every kind of control, made by chance, and what happens to it by chance.
struct RandomForm {
  var form: Form
  private let keys: [any FieldReference]
  private let loaded: [FieldKey<Word>]
  private var random: SeededGenerator

  /// An option with everything that an option can have.
  struct Word: SelectorOption, Sendable {
    var id: Int
    var label: String
    var detail: String?
    var section: String?
    var disabledReason: String?
    var isLocked: Bool
  }

  static let words = [
    "Bordeaux", "Lille", "Lyon", "Nice", "x", "東京都", "大阪", "한국어", "👨‍👩‍👧 Family", "❤️", "🇫🇷 fr",
    "e\u{301}te\u{301}", "क्षि", "ירושלים", "القاهرة 12", "a (ב) c", "<b>&\"'", "{name}", "", " ",
    "\u{1B}[31mred", "two\nlines", "\u{202E}back", "Straße", "1️⃣ one", "Ａ",
    "long label that goes on",
  ]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    var make = FormBuilder()
    var keys: [any FieldReference] = []
    var loaded: [FieldKey<Word>] = []
    for place in 0..<Int.random(in: 1...7, using: &random) {
      let label = Self.words.randomElement(using: &random) ?? ""
      let words = Self.options(using: &random)
      let search: SearchMode? =
        Bool.random(using: &random) ? SearchMode.allCases.randomElement(using: &random) : nil
      let isRequired = Bool.random(using: &random)
      let rows = Int.random(in: 1...8, using: &random)
      let appearance: SelectorAppearance =
        Int.random(in: 0..<3, using: &random) > 0
        ? .dropdown : SelectorAppearance.allCases.randomElement(using: &random) ?? .dropdown
      let details: DetailPlacement = Int.random(in: 0..<3, using: &random) == 0 ? .below : .beside
      let setUp = { @Sendable (configuration: inout SelectorConfiguration) in
        configuration.search = search
        configuration.isRequired = isRequired
        configuration.rows = rows
        configuration.appearance = appearance
        configuration.detailPlacement = details
      }
      let id = "f\(place)"
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let key = make.selector(id, label, DropdownSelector("Which?", options: words))
        make.configure(key, setUp)
        keys.append(key)
      case 2:
        let key = make.multi(id, label, MultiSelector("None", options: words))
        make.configure(key, setUp)
        keys.append(key)
      case 3:
        let key = make.combobox(id, label, Combobox("Type", options: words))
        make.configure(key, setUp)
        keys.append(key)
      case 4:
        let key = make.selector(id, label, DropdownSelector("Wait", options: [Word]()))
        make.configure(key, setUp)
        make.load(key, forAny: [])
        keys.append(key)
        loaded.append(key)
      case 5: keys.append(make.toggle(id, label, text: "only this"))
      default: keys.append(make.text(id, label, placeholder: "write"))
      }
    }
    if Bool.random(using: &random) {
      let presentation = OptionPresentation<Word>.ofOptions
      let key = make.results(
        "rows", "Found", rows: Self.options(using: &random), presentation: presentation)
      if Bool.random(using: &random) { make.configure(key) { $0.detailPlacement = .below } }
      keys.append(key)
    }
    form = try make.build()
    self.keys = keys
    self.loaded = loaded
  }

  private static func options(using random: inout SeededGenerator) -> [Word] {
    var section: String?
    return (0..<Int.random(in: 0...14, using: &random)).map { id in
      if Int.random(in: 0..<4, using: &random) == 0 {
        section = words.randomElement(using: &random)
      }
      return Word(
        id: id, label: words.randomElement(using: &random) ?? "",
        detail: Int.random(in: 0..<3, using: &random) == 0
          ? words.randomElement(using: &random) : nil,
        section: section,
        disabledReason: Int.random(in: 0..<5, using: &random) == 0
          ? ["", "sold out", "売切"].randomElement(using: &random) : nil,
        isLocked: Int.random(in: 0..<9, using: &random) == 0)
    }
  }

  /// Lets something happen, and tells what changed.
  mutating func step() -> [FormChange] {
    guard let key = keys.randomElement(using: &random) else { return [] }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return form.focus(key)
    case 1: return form.pressHeader(key)
    case 2: return form.press(KeyPress(.tab))
    case 3:
      guard let waiting = loaded.randomElement(using: &random) else { return [] }
      let number = form.requestCount(of: waiting)
      if Bool.random(using: &random) {
        return form.fail(request: number, of: waiting, message: "Line is <busy>") ?? []
      }
      let words = Self.options(using: &random)
      return form.respond(to: number, of: waiting, with: words) ?? []
    case 4: return form.clear(key)
    case 5:
      form.submit()
      return []
    default:
      let names = [
        "ArrowDown", "ArrowDown", "ArrowUp", "End", "Home", "PageDown", "Enter", "Space", "Escape",
        "Backspace", "Delete", "l", "東", "Shift+ArrowDown", "Control+a",
      ]
      let press = names.randomElement(using: &random).flatMap { try? KeyPress(name: $0) }
      return press.map { form.press($0) } ?? []
    }
  }

  /// A screen of any size.
  mutating func renderer(upTo limit: Int = 40) -> TextRenderer {
    TextRenderer(
      columns: Int.random(in: 0...limit, using: &random),
      rows: Int.random(in: 0...limit, using: &random),
      layout: Bool.random(using: &random) ? .dense : .airy,
      theme: Int.random(in: 0..<4, using: &random) == 0 ? .ascii : .unicode,
      direction: Int.random(in: 0..<4, using: &random) == 0 ? .rightToLeft : .leftToRight)
  }
}
