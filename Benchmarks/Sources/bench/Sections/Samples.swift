import SelectorKit

/// An option as an application has it: a number as id, and a label too long to be held in place.
struct Item: Hashable, Identifiable, Sendable {
  let id: Int
  let label: String
}

/// What the sections measure with: the same for every run.
enum Samples {
  private static let million: [Item] = (0..<1_000_000).map { number in
    let digits = String(number)
    let zeros = String(repeating: "0", count: 7 - digits.count)
    return Item(id: number, label: "Option number \(zeros)\(digits)")
  }

  /// Options whose labels all have one length, so that a frame is the same whatever their number.
  static func items(_ count: Int) -> [Item] {
    count == million.count ? million : Array(million.prefix(count))
  }

  /// How items read.
  static let plain = OptionPresentation<Item>(label: { $0.label })

  /// How items read, in sections of five and with a detail.
  static let rich = OptionPresentation<Item>(
    label: { $0.label }, section: { "Section \($0.id / 5)" },
    detail: { "detail \($0.id % 10)" })

  static func configuration(search: SearchMode? = nil) -> SelectorConfiguration {
    var configuration = SelectorConfiguration(label: "Number", placeholder: "Choose a number")
    configuration.search = search
    return configuration
  }

  /// A closed selector of options whose ids are taken on trust.
  static func selector(
    of items: [Item], presentation: OptionPresentation<Item> = plain, search: SearchMode? = nil
  ) -> DropdownSelector<Item> {
    DropdownSelector(
      options: OptionList(uniqueIDs: items), presentation: presentation,
      configuration: configuration(search: search))
  }

  /// A closed selector of so many options.
  static func selector(
    _ count: Int, presentation: OptionPresentation<Item> = plain, search: SearchMode? = nil
  ) -> DropdownSelector<Item> {
    selector(of: items(count), presentation: presentation, search: search)
  }

  /// An open list with its highlight in the middle of what is seen.
  static func openSelector(
    _ count: Int, presentation: OptionPresentation<Item> = plain, search: SearchMode? = nil
  ) -> DropdownSelector<Item> {
    var selector = selector(count, presentation: presentation, search: search)
    selector.open()
    for _ in 0..<4 { selector.press(Keys.down) }
    return selector
  }
}

/// Keys that are pressed.
enum Keys {
  static let down = KeyPress(.arrowDown)
  static let up = KeyPress(.arrowUp)
  static let pageDown = KeyPress(.pageDown)
  static let pageUp = KeyPress(.pageUp)
  static let home = KeyPress(.home)
  static let end = KeyPress(.end)
  static let enter = KeyPress(.enter)
  static let escape = KeyPress(.escape)
}

/// A selector on which keys act there and back, so that it is the same after two steps.
struct Swaying<Control> {
  var control: Control
  private var isForth = false

  init(_ control: Control) {
    self.control = control
  }

  /// Whether this step goes forth; the next one goes back.
  mutating func turn() -> Bool {
    isForth.toggle()
    return isForth
  }
}

extension Swaying where Control: SelectorProtocol {
  /// Presses one key there and the other one back.
  mutating func press(_ forth: KeyPress, _ back: KeyPress) {
    consume(control.press(turn() ? forth : back).count)
  }
}
