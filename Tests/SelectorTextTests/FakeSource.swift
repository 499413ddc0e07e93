import SelectorKit

/// Controls made by hand, and the windows of their lists worked out by the rules.
struct FakeSource: PresentationSource {
  struct Field {
    var control: ControlPresentation
    var rows: [ListPresentation.Row] = []
    var content: ListPresentation.Content = .rows
    var first = 0
    var isMulti = false
    var most = 8
    var linesPerRow = 1
  }

  var fields: [Field]
  /// Tells a test which controls were asked for.
  var onAsk: (@Sendable (Int) -> Void)?

  init(_ fields: [Field]) {
    self.fields = fields
  }

  var controlCount: Int { fields.count }
  var focusedIndex: Int? { fields.firstIndex { $0.control.isFocused } }
  var openIndex: Int? { fields.firstIndex { $0.control.isOpen } }
  var inlineIndices: [Int] {
    fields.indices.filter {
      fields[$0].control.kind == .results || fields[$0].control.appearance == .inlineList
    }
  }

  private func isShown(_ field: Field) -> Bool {
    field.control.isOpen || field.control.kind == .results
      || field.control.appearance.showsOptionsWhileClosed
  }

  func control(at index: Int) -> ControlPresentation {
    onAsk?(index)
    return fields[index].control
  }

  func wantedLines(at index: Int) -> Int {
    let field = fields[index]
    guard isShown(field) else { return 0 }
    guard field.content == .rows else { return 1 }
    let headers = field.rows.count { $0.sectionHeader != nil }
    return min(field.most, field.rows.count * field.linesPerRow + headers)
  }

  func list(at index: Int, lines: Int) -> ListPresentation? {
    let field = fields[index]
    guard isShown(field) else { return nil }
    guard field.content == .rows else {
      return ListPresentation(content: field.content, isMulti: field.isMulti)
    }
    let highlight = field.rows.firstIndex(where: \.isHighlighted)
    var first = min(field.first, max(0, field.rows.count - 1))
    if let highlight, highlight < first { first = highlight }
    while true {
      var rows: [ListPresentation.Row] = []
      var used = 0
      for row in field.rows[first...] {
        let height = field.linesPerRow + (row.sectionHeader == nil ? 0 : 1)
        if used + height > lines {
          // A row that is higher than its window shows its first line.
          if lines > 0, rows.isEmpty {
            var bare = row
            bare.sectionHeader = nil
            rows.append(bare)
          }
          break
        }
        rows.append(row)
        used += height
      }
      if let highlight, first < highlight, !rows.contains(where: { $0.index == highlight }) {
        first += 1
        continue
      }
      var list = ListPresentation(
        content: .rows, rows: rows, total: field.rows.count, isMulti: field.isMulti)
      list.linesPerRow = field.linesPerRow
      return list
    }
  }
}

extension FakeSource {
  /// Rows with these labels; one of them may be highlighted, some chosen or disabled.
  static func rows(
    _ labels: [String], highlighted: Int? = nil, chosen: Set<Int> = [],
    disabled: [Int: String] = [:], details: [Int: String] = [:], sections: [Int: String] = [:]
  ) -> [ListPresentation.Row] {
    labels.enumerated().map { index, label in
      ListPresentation.Row(
        index: index, label: label, detail: details[index], sectionHeader: sections[index],
        isHighlighted: index == highlighted, isChosen: chosen.contains(index),
        isEnabled: disabled[index] == nil, disabledReason: disabled[index])
    }
  }

  static let cities = [
    "Bordeaux", "Lille", "Lyon", "Nice", "Paris", "Nantes", "Reims", "Toulouse", "Angers", "Brest",
    "Dijon", "Metz", "Rennes",
  ]

  /// The form of the sketches: three fields with lists, a switch and a line of text.
  static func trip(isOpen: Bool = false, most: Int = 5) -> FakeSource {
    FakeSource([
      Field(
        control: ControlPresentation(
          kind: .selector, label: "Country", text: "France", role: .value)),
      Field(
        control: ControlPresentation(
          kind: .selector, label: "City", text: "Where to?", isOpen: isOpen, isFocused: true),
        rows: rows(cities, highlighted: 1, chosen: [2], disabled: [3: "closed today"]),
        most: most),
      Field(
        control: ControlPresentation(
          kind: .multi, label: "Extras", role: .value, chips: ["Breakfast", "Parking"],
          hiddenChipCount: 2)),
      Field(
        control: ControlPresentation(
          kind: .toggle, label: "Direct", text: "only direct trains", isOn: true)),
      Field(
        control: ControlPresentation(
          kind: .text, label: "Note", text: "late arrival", role: .input)),
    ])
  }

  /// Products that three filters narrow.
  static func shop(
    open: Int? = nil, count: Int = 6, most: Int = 8, content: ListPresentation.Content = .rows
  ) -> FakeSource {
    let products = [
      ("Watch One", "$199"), ("Laptop Air", "$999"), ("Watch Pro", "$349"), ("Phone Case", "$19"),
      ("Speaker", "$79"), ("Fitness Band", "$49"),
    ]
    let rows = (0..<count).map {
      ListPresentation.Row(
        index: $0, label: products[$0 % 6].0, detail: products[$0 % 6].1)
    }
    return FakeSource([
      Field(
        control: ControlPresentation(
          kind: .selector, label: "Category", text: "All", isOpen: open == 0, isFocused: open != 1),
        rows: FakeSource.rows(["Electronics", "Wearables", "Accessories"], highlighted: 1)),
      Field(
        control: ControlPresentation(
          kind: .selector, label: "In stock", text: "any", isOpen: open == 1, isFocused: open == 1),
        rows: FakeSource.rows(["any", "yes"], highlighted: 0)),
      Field(
        control: ControlPresentation(
          kind: .results, label: "Products", summary: content == .rows ? "\(count) of 6" : ""),
        rows: rows, content: content, most: most),
    ])
  }

  /// One open control with these rows.
  static func single(
    _ label: String = "Tree", text: String = "Pick", _ rows: [ListPresentation.Row],
    content: ListPresentation.Content = .rows, query: String? = nil, isMulti: Bool = false
  ) -> FakeSource {
    FakeSource([
      Field(
        control: ControlPresentation(
          kind: isMulti ? .multi : .selector, label: label, text: text, query: query, isOpen: true,
          isFocused: true),
        rows: rows, content: content, isMulti: isMulti)
    ])
  }
}
