import SelectorKit
import SelectorText

extension Runner {
  /// Keys and frames in a list that a query narrows to all of its options.
  mutating func search() {
    compare(
      "A searched list, by the number of options found",
      columns: Self.sizes.map { Figures.count($0) },
      rows: SearchMode.allCases.flatMap { mode in
        [
          Row(
            "arrow key, \(mode.rawValue)", state: { Swaying(Self.searched($0, mode)) }
          ) { $0.press(Keys.down, Keys.up) },
          Row(
            "pointer, \(mode.rawValue)", state: { Swaying(Self.searched($0, mode)) }
          ) { state in
            let window = state.control.windowRows
            let row = state.turn() ? window.lowerBound : window.upperBound - 1
            guard let option = state.control.option(atRow: row) else { return }
            consume(state.control.send(.hover(option.id), at: .start).count)
          },
          Row(
            "frame, \(mode.rawValue)",
            state: { (selector: Self.searched($0, mode), frame: TextFrame()) }
          ) { state in
            TextRenderer().draw(state.selector, into: &state.frame)
            consume(state.frame.canvas.rows)
          },
        ]
      })
  }

  private static func searched(_ count: Int, _ mode: SearchMode) -> DropdownSelector<Item> {
    var selector = Samples.selector(count, search: mode)
    selector.open()
    selector.send(.paste("option"), at: .start)
    for _ in 0..<4 { selector.press(Keys.down) }
    return selector
  }
}
