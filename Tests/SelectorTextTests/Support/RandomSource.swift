import SelectorKit
import SelectorText

/// Forms of every kind, in every state, with labels from all over the world and from nowhere good.
///
/// The same seed gives the same form. Every law of frames is tested on them.
struct RandomSource {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Texts that are hard to draw: wide, joined, from right to left, hostile, without a cell, empty.
  static let texts = [
    "Lyon", "Where to?", "東京都千代田区丸の内", "👨‍👩‍👧👨‍👩‍👧", "e\u{301}e\u{301}", "क्षिक्षिक्षि", "", "\u{301}",
    "\u{1B}[31mred\u{1B}]0;x\u{7}", "a\nb\tc", "\u{202E}evil", "\u{5D9}\u{5E8}\u{5D5} (1) x",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} 12", "❤\u{FE0F}⌚\u{FE0E}1\u{FE0F}\u{20E3}", "🇫🇷🇩🇪", "한국어",
    "a very long label that no list of forty columns has room for", "–", "[x]", "ｶﾞ", "\u{200B}",
    "\u{FFFE}\u{0}", "ไทย กำ", "…", "👍🏽☝🏽",
  ]

  /// One source out of everything that can be presented.
  mutating func source() -> FakeSource {
    let count = pick([1, 1, 2, 3, 5, 12])
    var fields = (0..<count).map { _ in field() }
    let focused = Int.random(in: 0..<count, using: &random)
    fields[focused].control.isFocused = chance(4, in: 5)
    if chance(3, in: 4),
      let open = fields.indices.filter({ canOpen(fields[$0]) }).randomElement(using: &random)
    {
      fields[open].control.isOpen = true
      highlight(&fields[open])
      if chance(1, in: 2), open != focused {
        fields[focused].control.isFocused = false
        fields[open].control.isFocused = true
      }
    }
    return FakeSource(fields)
  }

  /// Settings that a frame may be drawn with, but for its size.
  mutating func renderer() -> TextRendererSettings {
    TextRendererSettings(
      layout: pick([.dense, .airy]), isASCII: chance(1, in: 4), isRightToLeft: chance(1, in: 3),
      isWide: chance(1, in: 6), isLegacy: chance(1, in: 6), hasLegend: chance(1, in: 4),
      hasScrollbars: chance(1, in: 3), isSticky: chance(1, in: 3),
      showsControls: chance(1, in: 4))
  }

  // MARK: Parts

  private mutating func field() -> FakeSource.Field {
    let kind = ControlPresentation.Kind.allCases.randomElement(using: &random) ?? .selector
    let hasList = kind == .selector || kind == .multi || kind == .combobox
    var control = ControlPresentation(kind: kind, label: text(), text: text())
    control.role = kind == .text || kind == .combobox ? .input : pick([.value, .placeholder])
    if hasList {
      control.appearance = SelectorAppearance.allCases.randomElement(using: &random) ?? .dropdown
    }
    if kind == .multi {
      control.chips = (0..<pick([0, 1, 2, 5])).map { _ in text() }
      control.hiddenChipCount = pick([0, 0, 3])
    }
    if hasList, chance(1, in: 3) { control.query = text() }
    if kind == .results { control.summary = text() }
    control.isOn = chance(1, in: 2)
    control.isEnabled = chance(5, in: 6)
    control.isReadOnly = chance(1, in: 6)
    control.isRequired = chance(1, in: 3)
    if chance(1, in: 4) { control.issues = [text()] }
    var field = FakeSource.Field(control: control, isMulti: kind == .multi)
    field.rows = rows(pick([0, 1, 2, 7, 30]))
    field.most = pick([1, 3, 8, 30])
    field.first = pick([0, 0, 1, 5, 29])
    if control.appearance != .segmented, chance(1, in: 4) { field.linesPerRow = 2 }
    field.content = content(hasRows: !field.rows.isEmpty)
    return field
  }

  private mutating func rows(_ count: Int) -> [ListPresentation.Row] {
    (0..<count).map { index in
      var row = ListPresentation.Row(index: index, label: text())
      if chance(1, in: 3) { row.detail = text() }
      if chance(1, in: 6) { row.sectionHeader = text() }
      row.isChosen = chance(1, in: 4)
      row.isEnabled = chance(4, in: 5)
      if !row.isEnabled, chance(1, in: 2) { row.disabledReason = text() }
      row.isLocked = chance(1, in: 8)
      if chance(1, in: 3) { row.matches = [pick([0..<1, 1..<3, 2..<40, 5..<6])] }
      return row
    }
  }

  private mutating func content(hasRows: Bool) -> ListPresentation.Content {
    if hasRows, chance(4, in: 5) { return .rows }
    return pick([
      .loading, .waiting, .failed(message: text()), .empty, .noMatch(query: text()), .filteredOut,
      .blocked(by: text()),
    ])
  }

  private func canOpen(_ field: FakeSource.Field) -> Bool {
    switch field.control.kind {
    case .selector, .multi, .combobox: true
    case .toggle, .text, .results, .group: false
    }
  }

  private mutating func highlight(_ field: inout FakeSource.Field) {
    guard field.content == .rows, !field.rows.isEmpty, chance(9, in: 10) else { return }
    field.rows[Int.random(in: 0..<field.rows.count, using: &random)].isHighlighted = true
  }

  private mutating func text() -> String { pick(Self.texts) }

  private mutating func chance(_ part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
