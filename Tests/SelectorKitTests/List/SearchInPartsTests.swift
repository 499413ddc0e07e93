import Testing

@testable import SelectorKit

@Suite struct `A search without an index` {
  typealias List = MultiSelector<TestOption>

  static let words = [
    "Ätna", "Straße", "東京", "ｶﾞ", "new york", "  york", "a\u{301}b", "Ōsaka", "x-ray", "한국", "", "ab",
  ]

  static func options(_ count: Int, _ random: inout SeededGenerator) -> [TestOption] {
    (0..<count).map { number in
      let parts = (0...Int.random(in: 0...2, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      return TestOption(
        number, parts.joined(separator: " "),
        isDisabled: Int.random(in: 0..<7, using: &random) == 0)
    }
  }

  static func list(
    _ options: [TestOption], _ mode: SearchMode, _ plan: SearchPlan
  ) -> List {
    var configuration = SelectorConfiguration()
    configuration.search = mode
    configuration.searchPlan = plan
    var presentation = OptionPresentation<TestOption>(label: { $0.label })
    presentation.disabledReason = { $0.disabledReason }
    presentation.keywords = { $0.id % 5 == 0 ? ["K\($0.id % 3)", "ünder"] : [] }
    return List(
      options: OptionList(uniqueIDs: options), presentation: presentation,
      configuration: configuration)
  }

  static func finish(_ list: inout List, part: Int) {
    while list.searchProgress != .done { _ = list.continueSearch(upTo: part) }
  }

  static func rows(of list: List) -> [Int?] { (0..<list.rowCount).map { list.option(atRow: $0)?.id } }

  static let queries = ["a", "s", "st", "str", "new y", "yo", "東", "k", "k1", "un", "한", "ō", "zz", " "]

  @Test(arguments: SearchMode.allCases, [SearchPlan.scanned, .scannedInParts])
  func `finds what an index finds, in the same order`(mode: SearchMode, plan: SearchPlan) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let options = Self.options(Int.random(in: 0...60, using: &random), &random)
      var indexed = Self.list(options, mode, .indexed)
      var scanned = Self.list(options, mode, plan)
      for query in Self.queries {
        for step in 0..<2 {
          if step == 0 { (indexed, scanned) = (opened(indexed), opened(scanned)) }
          indexed.send(.search(query), at: .start)
          scanned.send(.search(query), at: .start)
          Self.finish(&scanned, part: Int.random(in: 1...900, using: &random))
          #expect(Self.rows(of: scanned) == Self.rows(of: indexed), "\(query)")
          #expect(scanned.state == indexed.state, "\(query)")
          #expect(scanned.checkInvariants() == [])
        }
      }
    }
  }

  private func opened(_ list: List) -> List {
    var list = list
    list.close()
    list.open()
    return list
  }

  /// A part at a time, with letters typed and options coming before the last part was looked at: at the end
  /// the list is as if everything had been found at once.
  @Test(arguments: SearchMode.allCases)
  func `in parts ends as one in one piece`(mode: SearchMode) {
    for seed in UInt64(1)...150 {
      var random = SeededGenerator(seed: seed)
      let options = Self.options(60, &random)
      var whole = Self.list(Array(options[..<30]), mode, .indexed)
      var parts = Self.list(Array(options[..<30]), mode, .scannedInParts)
      whole.open()
      parts.open()
      var count = 30
      for _ in 0..<12 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<4:
          let letter = ["a", "s", "t", "k", "o", "東", " "].randomElement(using: &random) ?? "a"
          whole.send(.gesture(letter == " " ? .space : .type(letter)), at: .start)
          parts.send(.gesture(letter == " " ? .space : .type(letter)), at: .start)
        case 4:
          whole.send(.gesture(.backspace), at: .start)
          parts.send(.gesture(.backspace), at: .start)
        case 5 where count < 60:
          let more = Array(options[count..<count + 5])
          count += 5
          whole.appendOptions(uniqueIDs: more)
          parts.appendOptions(uniqueIDs: more)
        case 6:
          // What acts on the options waits until all are looked at that there were.
          Self.finish(&parts, part: 700)
          whole.send(.gesture(.move(.next)), at: .start)
          parts.send(.gesture(.move(.next)), at: .start)
        default: _ = parts.continueSearch(upTo: Int.random(in: 1...900, using: &random))
        }
        #expect(parts.checkInvariants() == [])
        #expect(parts.listState.query == whole.listState.query)
      }
      Self.finish(&parts, part: 500)
      #expect(Self.rows(of: parts) == Self.rows(of: whole), "seed \(seed)")
      // With nothing typed after options came, where the user is is the same too.
      if mode != .fuzzy { #expect(parts.highlight == whole.highlight, "seed \(seed)") }
    }
  }

  @Test func `shows what was found so far, and says that it is at work`() {
    let options = (0..<1_000).map { TestOption($0, $0 == 900 ? "needle" : "hay") }
    var list = Self.list(options, .substring, .scannedInParts)
    list.open()
    list.send(.search("ne"), at: .start)
    #expect(list.searchProgress == .underWay)
    #expect(list.rowCount == 0 && list.list(at: 0, lines: 3)?.content == .loading)
    _ = list.continueSearch(upTo: 1_000)
    #expect(list.searchProgress == .underWay && list.rowCount == 0)
    list.appendOptions(uniqueIDs: [TestOption(1_000, "needles")])
    while list.searchProgress == .underWay { _ = list.continueSearch(upTo: 10_000) }
    #expect(list.highlight == 900)
    Self.finish(&list, part: 10_000)
    #expect(Self.rows(of: list) == [900, 1_000] && list.highlight == 900)
    // Typing on looks at the hits alone.
    list.send(.gesture(.type("e")), at: .start)
    _ = list.continueSearch(upTo: 200)
    #expect(list.searchProgress == .done)
    #expect(Self.rows(of: list) == [900, 1_000])
  }

  @Test func `another plan finds the same`() {
    let options = (0..<200).map { TestOption($0, "Option \($0)") }
    var list = Self.list(options, .substring, .scannedInParts)
    list.open()
    list.send(.search("19"), at: .start)
    list.configure { $0.searchPlan = .scanned }
    #expect(list.searchProgress == .done)
    let found = Self.rows(of: list)
    #expect(found.count == 12)
    list.configure { $0.searchPlan = .indexed }
    #expect(Self.rows(of: list) == found)
  }
}

@Suite struct `Ids that tell where options stand` {
  private func list(_ count: Int) -> OptionList<TestOption> {
    var list = OptionList<TestOption>(placedBy: { $0 })
    list.append(uniqueIDs: (0..<count).map { TestOption($0, "\($0)") })
    return list
  }

  @Test func `are looked up without an index`() {
    var list = list(1_000)
    for id in [0, 999] { #expect(list.position(of: id) == id) }
    for id in [-1, 1_000, .max, .min] { #expect(list.position(of: id) == nil) }
    #expect(!list.isIndexed)
  }

  @Test func `are believed only where the option has that id`() {
    var list = OptionList<TestOption>(placedBy: { $0 })
    list.append(uniqueIDs: [TestOption(7, "a"), TestOption(1, "b")])
    #expect(list.position(of: 7) == nil && list.position(of: 1) == 1)
  }

  @Test func `are looked up as others are once options with known ids may come`() {
    var list = list(20)
    list.append([TestOption(3, "again"), TestOption(40, "new")])
    #expect(list.count == 21 && list.duplicates.count == 1)
    #expect(list.position(of: 40) == 20)
  }
}
