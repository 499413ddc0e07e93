@testable import SelectorKit

/// What is compared of a selector and of its naive model.
struct Observation: Equatable {
  var choice = ""
  var value: [Int] = []
  var text: String?
  var isOpen = false
  var highlight: Int?
  var anchor: Int?
  var firstRow = 0
  var lines = 0
  var query = ""
  var letters = ""
  var rows: [String] = []
  var header = ""

  /// The parts that differ, one a line.
  func differences(from other: Self) -> [String] {
    var lines: [String] = []
    for (mine, theirs) in zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    where "\(mine.value)" != "\(theirs.value)" {
      lines.append("\(mine.label ?? ""): \(mine.value), by the rules \(theirs.value)")
    }
    return lines
  }
}

extension NaiveControl {
  var observation: Observation {
    var seen = Observation()
    switch choice {
    case .untouched: seen.choice = "untouched"
    case .cleared: seen.choice = "cleared"
    case .ids(let ids): seen.choice = "chosen \(ids)"
    case .text(let text): seen.choice = "text \(text)"
    }
    seen.value = value
    seen.text = customText
    seen.isOpen = isOpen
    seen.highlight = highlight
    seen.anchor = anchor
    seen.firstRow = first
    seen.lines = lines
    seen.query = query
    seen.letters = String(letters)
    let value = seen.value
    let shown = isOpen ? rows[first..<(first + shown(from: first))] : []
    seen.rows = shown.map {
      ($0.id == highlight ? ">" : "") + (value.contains($0.id) ? "*" : "") + $0.label
    }
    let labels = value.compactMap { label($0) }.joined(separator: ", ")
    let text = kind == .combobox ? inputText : labels
    seen.header = text.isEmpty ? "none" : text
    return seen
  }
}

/// A selector that can be compared with its model.
protocol ModeledControl: ListControl, SendableMetatype where Option == TestOption {
  static var modelKind: NaiveControl.Kind { get }
  var choiceText: String { get }
}

extension ModeledControl {
  init(_ options: [NaiveOption], _ rules: NaiveRules) {
    self.init(
      options: OptionList(options.map { TestOption($0) }), presentation: .ofOptions,
      default: rules.initialChoice, configuration: rules.configuration)
  }

  var observation: Observation {
    var seen = Observation()
    seen.choice = choiceText
    seen.value = valueIDs
    seen.text = valueText
    seen.isOpen = isOpen
    seen.highlight = highlight
    seen.anchor = Self.modelKind == .multi ? listState.anchor : nil
    seen.firstRow = listState.firstRow
    seen.lines = listState.rowCapacity
    seen.query = listState.query
    seen.letters = listState.typeahead.buffer
    seen.rows = (list(at: 0, lines: listState.rowCapacity)?.rows ?? []).map {
      ($0.isHighlighted ? ">" : "") + ($0.isChosen ? "*" : "") + $0.label
    }
    seen.header = headerText
    return seen
  }
}

extension SelectorKit.Selector: ModeledControl where Option == TestOption {
  static var modelKind: NaiveControl.Kind { .selector }
  var choiceText: String {
    switch choice {
    case .untouched: "untouched"
    case .cleared: "cleared"
    case .chosen(let id): "chosen [\(id)]"
    }
  }
}

extension MultiSelector: ModeledControl where Option == TestOption {
  static var modelKind: NaiveControl.Kind { .multi }
  var choiceText: String {
    switch choice {
    case .untouched: "untouched"
    case .cleared: "cleared"
    case .chosen(let ids): "chosen \(ids)"
    }
  }
}

extension Combobox: ModeledControl where Option == TestOption {
  static var modelKind: NaiveControl.Kind { .combobox }
  var choiceText: String {
    switch choice {
    case .untouched: "untouched"
    case .cleared: "cleared"
    case .chosen(.option(let id)): "chosen [\(id)]"
    case .chosen(.text(let text)): "text \(text)"
    }
  }
}
