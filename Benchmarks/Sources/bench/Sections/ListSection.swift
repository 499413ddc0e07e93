import SelectorKit
import SelectorText

extension Runner {
  private static let columns = sizes.map { Figures.count($0) }

  /// Making a list, opening it, keys and frames.
  mutating func list() {
    compare(
      "Making, by the number of options", columns: Self.columns,
      rows: Self.making)
    compare(
      "Opening with nothing chosen, by the number of options", columns: Self.columns,
      rows: Self.opening)
    compare(
      "One key in an open list, by the number of options", columns: Self.columns, rows: Self.keys)
    compare(
      "One frame of 80x24, by the number of options", columns: Self.columns, rows: Self.frames)
  }

  // MARK: Making

  private static var making: [Row] {
    [
      Row("list, ids on the caller's word", state: Samples.items) {
        consume(OptionList(uniqueIDs: $0).count)
      },
      Row("list, ids checked", isLimited: false, state: Samples.items) {
        consume(OptionList($0).count)
      },
      Row("selector, ids on the caller's word", state: Samples.items) {
        consume(Samples.selector(of: $0).rowCount)
      },
      Row("selector, opened and drawn once", state: Samples.items) {
        var selector = Samples.selector(of: $0)
        selector.open()
        consume(TextRenderer().frame(of: selector).lists.count)
      },
      Row(
        "options replaced, nothing chosen",
        state: { count in (items: Samples.items(count), selector: Samples.selector(count)) }
      ) { state in
        consume(state.selector.replaceOptions(OptionList(uniqueIDs: state.items)).count)
      },
    ]
  }

  // MARK: Opening

  private static var opening: [Row] {
    [
      Row("open and close by the program", state: { Samples.selector($0) }) {
        consume($0.send(.open, at: .start).count)
        consume($0.send(.close(.program), at: .start).count)
      },
      Row("Down and Escape", state: { Samples.selector($0) }) {
        consume($0.press(Keys.down).count)
        consume($0.press(Keys.escape).count)
      },
      Row("End and Escape", state: { Samples.selector($0) }) {
        consume($0.press(Keys.end).count)
        consume($0.press(Keys.escape).count)
      },
      Row("press on the header, twice", state: { Samples.selector($0) }) {
        consume($0.send(.pressHeader, at: .start).count)
        consume($0.send(.pressHeader, at: .start).count)
      },
    ]
  }

  // MARK: Keys

  private static var keys: [Row] {
    [
      Row("arrow key, there and back", state: { Swaying(Samples.openSelector($0)) }) {
        $0.press(Keys.down, Keys.up)
      },
      Row("arrow key, on and on", isLimited: false, state: wrapping) {
        consume($0.press(Keys.down).count)
      },
      Row("Page Down and Page Up", state: { Swaying(Samples.openSelector($0)) }) {
        $0.press(Keys.pageDown, Keys.pageUp)
      },
      Row("End and Home", state: { Swaying(Samples.openSelector($0)) }) {
        $0.press(Keys.end, Keys.home)
      },
      Row("Enter, and Down to open again", state: { Swaying(Samples.openSelector($0)) }) {
        $0.press(Keys.enter, Keys.down)
      },
      Row("pointer over one option, then another", state: { Swaying(Samples.openSelector($0)) }) {
        let id = $0.turn() ? 2 : 3
        consume($0.control.send(.hover(id), at: .start).count)
      },
      Row("arrow key, with a hook", state: hooked) { $0.press(Keys.down, Keys.up) },
      Row("arrow key, sections and details", state: rich) { $0.press(Keys.down, Keys.up) },
      Row("layout told, 7 rows or 8", state: { Swaying(Samples.openSelector($0)) }) {
        consume($0.control.send(.layout(rows: $0.turn() ? 7 : 8), at: .start).count)
      },
    ]
  }

  private static func wrapping(_ count: Int) -> DropdownSelector<Item> {
    var selector = Samples.openSelector(count)
    selector.configure { $0.wraps = true }
    return selector
  }

  private static func hooked(_ count: Int) -> Swaying<DropdownSelector<Item>> {
    var selector = Samples.openSelector(count)
    selector.hook = { _ in .accept }
    return Swaying(selector)
  }

  private static func rich(_ count: Int) -> Swaying<DropdownSelector<Item>> {
    Swaying(Samples.openSelector(count, presentation: Samples.rich))
  }

  // MARK: Frames

  /// A selector, and the frame that is drawn anew.
  private struct Screen {
    var selector: DropdownSelector<Item>
    var frame = TextFrame()
    var renderer = TextRenderer()
  }

  private static var frames: [Row] {
    [
      Row("8 rows", state: { Screen(selector: Samples.openSelector($0)) }, step: draw),
      Row("8 rows, as text", state: { Screen(selector: Samples.openSelector($0)) }) {
        $0.renderer.draw($0.selector, into: &$0.frame)
        consume($0.frame.canvas.plain().utf8.count)
      },
      Row("8 rows, airy", state: airy, step: draw),
      Row("8 lines, sections and details", state: richScreen, step: draw),
      Row("a key and a frame", state: { Swaying(Screen(selector: Samples.openSelector($0))) }) {
        let key = $0.turn() ? Keys.down : Keys.up
        consume($0.control.selector.press(key).count)
        draw(&$0.control)
      },
      Row("closed", state: { Screen(selector: Samples.selector($0)) }, step: draw),
      Row("presentation alone, 8 rows", state: { Samples.openSelector($0) }) {
        consume($0.list(at: 0, lines: 8)?.rows.count ?? 0)
      },
    ]
  }

  private static func draw(_ screen: inout Screen) {
    screen.renderer.draw(screen.selector, into: &screen.frame)
    consume(screen.frame.canvas.rows)
  }

  private static func airy(_ count: Int) -> Screen {
    Screen(
      selector: Samples.openSelector(count), renderer: TextRenderer(layout: .airy))
  }

  private static func richScreen(_ count: Int) -> Screen {
    Screen(selector: Samples.openSelector(count, presentation: Samples.rich))
  }
}
