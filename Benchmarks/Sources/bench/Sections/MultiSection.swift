import SelectorKit
import SelectorText

extension Runner {
  /// A selector of several, by how many are chosen.
  mutating func multi() {
    let chosen = [0, 1_000, 100_000]
    let selector = Self.multi
    compare(
      "A selector of several with 1,000,000 options, by how many are chosen",
      columns: chosen.map { Figures.count($0) },
      rows: [
        Row(
          "toggling one", sizes: chosen, isLimited: false, state: selector
        ) { consume($0.press(Keys.enter).count) },
        Row("arrow key, there and back", sizes: chosen, state: { Swaying(selector($0)) }) {
          $0.press(Keys.down, Keys.up)
        },
        Row("open and close", sizes: chosen, state: selector) {
          consume($0.send(.close(.program), at: .start).count)
          consume($0.send(.open, at: .start).count)
        },
      ])
    // All of them name as many values as a header can.
    let many = [100, 1_000, 100_000]
    compare(
      "A frame of a selector of several, by how many are chosen",
      columns: many.map { Figures.count($0) },
      rows: [
        Row(
          "frame of 80x24", sizes: many,
          state: { (selector: selector($0), frame: TextFrame()) }
        ) { state in
          TextRenderer().draw(state.selector, into: &state.frame)
          consume(state.frame.canvas.rows)
        }
      ])
  }

  private static func multi(_ chosen: Int) -> MultiSelector<Item> {
    var selector = MultiSelector(
      options: OptionList(uniqueIDs: Samples.items(1_000_000)), presentation: Samples.plain,
      configuration: Samples.configuration())
    // Every second one, from the tenth on: what is seen is never chosen.
    selector.choose(ids: (0..<chosen).map { 10 + 2 * $0 })
    selector.send(.gesture(.open(.first)), at: .start)
    for _ in 0..<4 { selector.press(Keys.down) }
    return selector
  }
}
