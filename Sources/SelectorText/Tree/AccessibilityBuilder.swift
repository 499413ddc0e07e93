import SelectorKit

/// Makes the nodes of controls, and counts the open lists.
struct AccessibilityBuilder {
  typealias Node = AccessibilityTree.Node

  let strings: SpokenStrings
  let keyMap: KeyMap
  private var lists = 0

  init(strings: SpokenStrings, keyMap: KeyMap) {
    self.strings = strings
    self.keyMap = keyMap
  }

  /// The nodes of all controls: those that belong to a group in the node of that.
  mutating func nodes(of source: some PresentationSource) -> [Node] {
    var index = 0
    return nodes(of: source, from: &index, level: 0)
  }

  private mutating func nodes(
    of source: some PresentationSource, from index: inout Int, level: Int
  ) -> [Node] {
    var nodes: [Node] = []
    while index < source.controlCount {
      let own = source.control(at: index).level
      if own < level { break }
      if own > level, let last = nodes.indices.last, nodes[last].role == .group {
        nodes[last].children += self.nodes(of: source, from: &index, level: level + 1)
      } else {
        nodes.append(node(of: source, at: index))
        index += 1
      }
    }
    return nodes
  }

  /// The node of a control, with its open list in it.
  mutating func node(of source: some PresentationSource, at index: Int) -> Node {
    let control = source.control(at: index)
    let isBare = Self.isBare(control)
    var node = Node(isBare ? .listbox : Self.role(of: control.kind), control.label)
    node.value = Self.value(of: control)
    if control.kind == .toggle {
      node.description = control.text.isEmpty ? nil : control.text
    } else if control.role == .placeholder, !control.text.isEmpty {
      node.placeholder = control.text
    }
    node.errors = control.issues
    let hasRows = control.isOpen || isBare || control.kind == .results
    let list =
      hasRows ? source.list(at: index, lines: source.wantedLines(at: index)) : nil
    if list != nil, control.kind != .results { lists += 1 }
    node.states = states(of: control, list, isBare: isBare)
    guard let list else { return node }
    if isBare || control.kind == .results {
      if isBare { node.number = lists }
      node.states += Self.sizes(of: list)
      fill(&node, with: list, from: source, at: index, isBare ? .option : .listitem)
    } else {
      node.children.append(listbox(list, from: source, at: index))
    }
    if let status = status(of: list, control) { node.children.append(Node(.status, status)) }
    if control.isScreen { node.children = [screen(of: control, holding: node.children)] }
    return node
  }

  /// The node of a list that has the screen for itself: the way out, what is typed, the rows.
  private func screen(of control: ControlPresentation, holding children: [Node]) -> Node {
    var screen = Node(.dialog, control.label.isEmpty ? control.text : control.label)
    let legend = KeyLegend(for: control, keyMap: keyMap, strings: strings.words)
    screen.description = legend?.texts.joined(separator: " · ")
    screen.children = [Node(.button, strings.words.legendCancel)]
    if let typed = control.screenQuery {
      var search = Node(.searchbox, control.label)
      search.value = typed
      screen.children.append(search)
    }
    screen.children += children
    return screen
  }

  /// Whether a control has no header: its options stand in the form, open or not.
  private static func isBare(_ control: ControlPresentation) -> Bool {
    control.kind != .results && control.appearance.showsOptionsWhileClosed
  }

  private static func role(of kind: ControlPresentation.Kind) -> Node.Role {
    switch kind {
    case .selector, .multi, .combobox: .combobox
    case .toggle: .switch
    case .text: .textbox
    case .results: .list
    case .group: .group
    }
  }

  private static func value(of control: ControlPresentation) -> String? {
    switch control.kind {
    case .toggle: nil
    case .results, .group: control.summary.isEmpty ? nil : control.summary
    case .selector, .multi, .combobox, .text: control.role == .placeholder ? nil : control.text
    }
  }

  private func states(
    of control: ControlPresentation, _ list: ListPresentation?, isBare: Bool
  ) -> [Node.State] {
    var states: [Node.State] = []
    if !control.isEnabled { states.append(.disabled(nil)) }
    if control.isRequired { states.append(.required) }
    if control.isOn { states.append(.checked) }
    if control.isOpen { states.append(.expanded) }
    if let active = list?.rows.first(where: \.isHighlighted) {
      states.append(.active(list: lists, position: active.index + 1))
    }
    if control.isOpen, !isBare, list != nil { states.append(.controls(lists)) }
    if control.isFocused { states.append(.focused) }
    if control.isReadOnly { states.append(.readonly) }
    if !control.issues.isEmpty { states.append(.invalid) }
    if isBare, list?.isMulti == true { states.append(.multiselect) }
    return states
  }

  // MARK: Lists

  private func listbox(
    _ list: ListPresentation, from source: some PresentationSource, at index: Int
  ) -> Node {
    var node = Node(.listbox)
    node.number = lists
    node.states = Self.sizes(of: list)
    if list.isMulti { node.states.append(.multiselect) }
    fill(&node, with: list, from: source, at: index, .option)
    return node
  }

  private static func sizes(of list: ListPresentation) -> [Node.State] {
    var states: [Node.State] = [.size(list.total)]
    if let first = list.rows.first, let last = list.rows.last, first.index <= last.index {
      states.append(.shown(first.index + 1...last.index + 1))
    }
    return states
  }

  private func fill(
    _ node: inout Node, with list: ListPresentation, from source: some PresentationSource,
    at index: Int, _ role: Node.Role
  ) {
    node.hiddenBefore = list.hiddenBefore
    node.hiddenAfter = list.rows.isEmpty ? 0 : list.hiddenAfter
    /// The section of the group that is open, if its rows are known.
    var section: ListPresentation.Section?
    for row in list.rows {
      let option = Self.node(of: row, in: list, role)
      if let known = section, known.rows.contains(row.index), row.sectionHeader == nil {
        node.children[node.children.count - 1].children.append(option)
        continue
      }
      section = source.section(at: index, row: row.index)
      if let name = section?.name ?? row.sectionHeader {
        var group = Node(.group, name)
        if let section { group.states.append(.size(section.rows.count)) }
        group.children = [option]
        node.children.append(group)
        // A source that names sections only where they begin goes on with one until the next.
        section = section ?? .init(name: name, rows: row.index..<Int.max)
      } else {
        node.children.append(option)
      }
    }
  }

  private static func node(
    of row: ListPresentation.Row, in list: ListPresentation, _ role: Node.Role
  ) -> Node {
    var node = Node(role, row.label)
    node.position = Node.Position(place: row.index + 1, count: list.total)
    if !row.isEnabled { node.states.append(.disabled(row.disabledReason)) }
    if row.isChosen { node.states.append(.selected) }
    if row.isHighlighted { node.states.append(.activeOption) }
    if row.isLocked { node.states.append(.locked) }
    node.description = row.detail
    node.matches = row.matches
    return node
  }

  /// What is said of a list when it changes: how many options there are, or what stands in their place.
  private func status(of list: ListPresentation, _ control: ControlPresentation) -> String? {
    let words = strings.words
    switch list.content {
    case .rows:
      return control.kind == .results ? nil : strings.fill(strings.options, count: list.total)
    case .loading: return words.loading
    case .waiting: return nil
    case .failed(let message):
      let phrase = control.kind == .results ? words.failedResults : words.failed
      return SelectorStrings.fill(phrase, with: message)
    case .empty: return control.kind == .results ? words.noResults : words.empty
    case .filteredOut: return words.filteredOut
    case .noMatch(let query): return SelectorStrings.fill(words.noMatch, with: query)
    case .blocked(let parent): return SelectorStrings.fill(words.blocked, with: parent)
    }
  }
}
