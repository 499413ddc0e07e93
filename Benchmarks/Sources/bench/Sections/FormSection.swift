import SelectorForms
import SelectorKit
import SelectorText

extension Runner {
  /// Forms, by the number of their fields and by what a field holds.
  mutating func form() {
    let fields = [3, 100, 10_000]
    compare(
      "A form, by the number of its fields", columns: fields.map { Figures.count($0) },
      rows: [
        Row("arrow key, there and back", sizes: fields, state: { Swaying(Self.form($0)) }) {
          consume($0.control.press($0.turn() ? Keys.down : Keys.up).count)
        },
        Row("Escape and Down", sizes: fields, state: { Swaying(Self.form($0)) }) {
          consume($0.control.press($0.turn() ? Keys.escape : Keys.down).count)
        },
        Row(
          "Tab and Shift+Tab", sizes: fields, state: { Swaying(Self.form($0)) }
        ) {
          let modifiers: KeyPress.Modifiers = $0.turn() ? [] : [.shift]
          consume($0.control.press(KeyPress(.tab, modifiers)).count)
        },
      ])
    // More fields than fit: a frame of three is less to draw.
    let many = [100, 1_000, 10_000]
    compare(
      "A frame of a form, by the number of its fields", columns: many.map { Figures.count($0) },
      rows: [
        Row("frame of 80x24", sizes: many, state: Self.screen) { state in
          TextRenderer().draw(state.form, into: &state.frame)
          consume(state.frame.canvas.rows)
        }
      ])
    let chosen = [0, 1_000, 100_000]
    compare(
      "A form with a field of several, by how many are chosen",
      columns: chosen.map { Figures.count($0) },
      rows: [
        Row(
          "arrow key, there and back", sizes: chosen, isLimited: false,
          state: { Swaying(Self.multiForm($0)) }
        ) {
          consume($0.control.press($0.turn() ? Keys.down : Keys.up).count)
        }
      ])
  }

  private static func form(_ fields: Int) -> Form {
    var make = FormBuilder()
    let items = Samples.items(100)
    let keys = (0..<fields).map { number in
      make.selector("f\(number)", "Field \(number)", options: items, label: { $0.label })
    }
    return opened(make, keys.count > 1 ? keys[1] : keys[0])
  }

  private static func multiForm(_ chosen: Int) -> Form {
    var make = FormBuilder()
    var selector = MultiSelector(
      options: OptionList(Samples.items(chosen + 100)), presentation: Samples.plain,
      configuration: Samples.configuration())
    selector.choose(ids: Array(0..<chosen))
    let field = make.multi("field", "Field", selector)
    return opened(make, field)
  }

  private static func opened(_ builder: consuming FormBuilder, _ field: some FieldReference) -> Form
  {
    do {
      var form = try builder.build()
      form.focus(field)
      form.open(field)
      for _ in 0..<4 { form.press(Keys.down) }
      return form
    } catch {
      fatalError("a form of the benchmark is wrong: \(error)")
    }
  }

  private static func screen(_ fields: Int) -> (form: Form, frame: TextFrame) {
    (form: form(fields), frame: TextFrame())
  }
}
