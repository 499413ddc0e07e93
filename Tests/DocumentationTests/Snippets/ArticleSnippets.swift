import SelectorKit

extension Snippet {
  static let articles: [Snippet] = [
    Snippet(name: "first", run: first), Snippet(name: "user", run: user),
    Snippet(name: "presented", run: presented), Snippet(name: "outline", run: outline),
    Snippet(name: "hook", run: hook), Snippet(name: "saving", run: saving),
    Snippet(name: "binding", run: binding), Snippet(name: "typed", run: typed),
  ]

  @Sendable static func first(print: Print) {
    // snippet: first
    var size = DropdownSelector("Size", options: ["Small", "Medium", "Large"])
    print(size.headerText)  // Size
    print(size.choose(id: "Large"))  // chosen
    print(size.headerText)  // Large
    // end
  }

  @Sendable static func user(print: Print) {
    // snippet: user
    var size = DropdownSelector("Size", options: ["Small", "Medium", "Large"])
    print(size.send(.pressHeader, at: .start))  // [opened (pointer)]
    print(size.press(KeyPress(.end)))  // [highlighted Large]
    print(size.press(KeyPress(.enter)))  // [chose Large (keyboard), closed (selected)]
    // end
  }

  @Sendable static func presented(print: Print) {
    // snippet: presented
    struct Train: Hashable, Identifiable {
      var id: Int
      var leaves: String
      var isFull: Bool
    }

    let trains = [
      Train(id: 1, leaves: "9:05", isFull: false), Train(id: 2, leaves: "9:35", isFull: true),
    ]
    let presentation = OptionPresentation<Train>(
      label: { $0.leaves }, disabledReason: { $0.isFull ? "full" : nil })
    let train = DropdownSelector(options: OptionList(trains), presentation: presentation)
    print(train.disabledReason(of: trains[1]) ?? "can be chosen")  // full
    // end
  }

  @Sendable static func outline(print: Print) {
    // snippet: outline
    let seats = OptionOutline<ValueOption<String>> {
      OptionSection("Window") {
        for row in 1...2 { ValueOption("\(row)A") }
      }
      OptionSection("Aisle") { ValueOption("1C") }
    }
    var seat = DropdownSelector("Seat", outline: seats, label: \.value)
    seat.open()
    print(seat.list(at: 0, lines: 8)?.lineCount ?? 0)  // 5
    // end
  }

  @Sendable static func hook(print: Print) {
    // snippet: hook
    var floor = DropdownSelector("Floor", options: [1, 2, 3])
    floor.hook = { proposal in
      proposal.after.value?.value == 3 ? .refuse(reason: "closed for repairs") : .accept
    }
    print(floor.choose(id: 3) == .refused(.hook(reason: "closed for repairs")))  // true
    print(floor.choose(id: 2))  // chosen
    // end
  }

  @Sendable static func saving(print: Print) throws {
    // snippet: saving
    var size = DropdownSelector("Size", options: ["Small", "Large"])
    size.choose(id: "Large")
    let saved = size.state

    var fresh = DropdownSelector("Size", options: ["Small", "Large"])
    try fresh.restore(saved)
    print(fresh.headerText)  // Large
    // end
  }

  @Sendable static func binding(print: Print) {
    // snippet: binding
    var keys = KeyMap.apg
    keys.name = "vi"
    keys.bind(KeyPress(.character("j")), .move(.next), phase: .open, kinds: .selector)
    keys.bind(KeyPress(.character("k")), .move(.previous), phase: .open, kinds: .selector)
    print(keys.problems(for: .selector))  // []

    var floor = DropdownSelector("Floor", options: [1, 2, 3])
    floor.configure { [keys] in $0.keyMap = keys }
    floor.press(KeyPress(.arrowDown))
    print(floor.press(KeyPress(.character("j"))))  // [highlighted 2]
    // end
  }

  @Sendable static func typed(print: Print) {
    // snippet: typed
    let now = SelectorInstant.start
    var month = DropdownSelector("Month", options: ["March", "May", "June"])
    month.press(KeyPress(.character("m")), at: now)
    print(month.headerText)  // March
    month.press(KeyPress(.character("a")), at: now.advanced(by: .milliseconds(200)))
    month.press(KeyPress(.character("y")), at: now.advanced(by: .milliseconds(400)))
    print(month.headerText)  // May
    // end
  }
}
