import SelectorKit

/// One option of the naive models.
struct NaiveOption: Equatable {
  var id: Int
  var label: String
  var section: String?
  var isDisabled = false
  var isLocked = false
}

/// How a naive model behaves, in words of its own.
struct NaiveRules: Equatable {
  enum Search: CaseIterable { case prefix, substring }
  enum Letters: CaseIterable { case select, open, ignore }
  enum Missing: CaseIterable { case mask, clear, flag, fallback }
  enum Overflow: CaseIterable { case reject, replaceOldest, disableRest }
  enum Default: Equatable {
    case none, first, firstEnabled, only
    case id(Int)
    case ids([Int])
    case index(Int)
  }

  var isDisabled = false
  var isReadOnly = false
  var isClearable = true
  var isDeselectable = false
  var closesOnChoice: Bool?
  var search: Search?
  var wraps = false
  var reachesDisabled = false
  var letters = Letters.select
  var commitsOnTab = true
  var commitsOutside = false
  var commitsOnBlur = false
  var missing = Missing.mask
  var maximum: Int?
  var overflow = Overflow.reject
  var takesText = false
  var rows = 8
  var hasDetailLines = false
  var initial = Default.none
}

/// The rules once more, as plainly as they can be written: arrays and linear search only.
///
/// It is written from the rules and not from the package, of which it knows intents and changes alone.
/// Nothing is kept that can be found anew: rows, value and window are searched for each time. What the
/// rules leave open (refusals, the place of `searched`) it does not say.
struct NaiveControl {
  enum Kind { case selector, multi, combobox }
  enum Status: Equatable { case ready, loading, failed, blocked }
  enum Choice: Equatable {
    case untouched, cleared
    case ids([Int])
    case text(String)
  }

  let kind: Kind
  var rules: NaiveRules
  var options: [NaiveOption]
  var status = Status.ready
  var overrides: [(id: Int, isDisabled: Bool)] = []
  var choice = Choice.untouched

  var isOpen = false
  var highlight: Int?
  var anchor: Int?
  var first = 0
  var lines: Int
  var query = ""
  var letters: [Character] = []
  var lastLetter: Int?

  // A selector of several: what was chosen before the range, and the option chosen last.
  var base: [Int]?
  var last: Int?

  // A combobox: what is typed, whether the label counts as selected, and what keys did since opening.
  var typed: String?
  var isSelected = true
  var hasArrowChoice = false
  var isEngaged = false

  /// The labels of options that were the value, for those that are held.
  var known: [(id: Int, label: String)] = []
  var changes: [SelectorChange<Int>] = []

  init(_ kind: Kind, _ options: [NaiveOption], _ rules: NaiveRules) {
    self.kind = kind
    self.rules = rules
    self.options = options
    lines = max(0, rules.rows)
    remember()
  }

  mutating func remember() {
    for id in value {
      guard let option = option(id) else { continue }
      known.removeAll { $0.id == id }
      known.append((id, option.label))
    }
  }

  /// The label of a value: in the list of now, else the last one that it had.
  func label(_ id: Int) -> String? {
    option(id)?.label ?? known.first { $0.id == id }?.label
  }

  // MARK: What can be chosen

  func option(_ id: Int) -> NaiveOption? {
    status == .ready ? options.first { $0.id == id } : nil
  }

  func isDisabled(_ option: NaiveOption) -> Bool {
    overrides.last { $0.id == option.id }?.isDisabled ?? option.isDisabled
  }

  func isReachable(_ option: NaiveOption) -> Bool { rules.reachesDisabled || !isDisabled(option) }
  func isSelectable(_ option: NaiveOption) -> Bool { !isDisabled(option) && !option.isLocked }

  /// The options that are left by the query.
  var rows: [NaiveOption] {
    guard status == .ready else { return [] }
    if query.isEmpty || search == nil { return options }
    let words = query.lowercased().split(separator: " ")
    return options.filter { option in words.allSatisfy { finds(String($0), in: option) } }
  }

  var search: NaiveRules.Search? { rules.search ?? (kind == .combobox ? .substring : nil) }

  private func finds(_ word: String, in option: NaiveOption) -> Bool {
    let label = option.label.lowercased()
    switch search {
    case .prefix: return (" " + label).contains(" " + word)
    default: return label.contains(word)
    }
  }

  var isSearching: Bool { query.contains { $0 != " " } }

  func row(_ id: Int?) -> Int? { id.flatMap { id in rows.firstIndex { $0.id == id } } }
  var firstReachable: Int? { rows.first { isReachable($0) }?.id }
  var lastReachable: Int? { rows.last { isReachable($0) }?.id }

  // MARK: The value

  /// The value in option order; ids that are no option follow in the order of choosing.
  var value: [Int] {
    guard status != .blocked, case .ids(let ids) = choice else {
      return status == .ready && choice == .untouched ? defaults : []
    }
    if status != .ready { return ids }
    let members = options.map(\.id).filter { ids.contains($0) }
    let others = ids.filter { !members.contains($0) }
    switch rules.missing {
    case .flag: return members + others
    case .fallback where members.isEmpty: return defaults
    default: return members
    }
  }

  var customText: String? {
    if case .text(let text) = choice, status != .blocked { text } else { nil }
  }

  /// Whether the value is a default, also where it stands in for a choice.
  var isByDefault: Bool {
    guard status == .ready, !value.isEmpty else { return false }
    if case .ids(let ids) = choice { return !value.allSatisfy { ids.contains($0) } }
    return choice == .untouched
  }

  private var defaults: [Int] {
    let enabled = options.filter { !isDisabled($0) }.map(\.id)
    let all = options.map(\.id)
    switch rules.initial {
    case .none: return []
    case .first: return Array(all.prefix(1))
    case .firstEnabled: return Array(enabled.prefix(1))
    case .only: return enabled.count == 1 ? enabled : []
    case .id(let id): return all.filter { $0 == id }
    case .ids(let ids): return all.filter { ids.contains($0) }
    case .index(let index): return all.indices.contains(index) ? [all[index]] : []
    }
  }

  /// The option that a list opens at, if it can be highlighted.
  var chosenReachable: Int? {
    value.first { id in rows.contains { $0.id == id && isReachable($0) } }
  }

  var isValueLocked: Bool { value.contains { option($0)?.isLocked == true } }
}
