internal import SelectorForms
internal import SelectorKit
internal import SelectorText

/// Does things to a form and takes a picture after each.
struct Camera {
  /// The form, as it is now.
  private(set) var form: Form
  /// The pictures so far.
  private(set) var strip: Strip
  private var renderer: TextRenderer
  /// Whether what a program hears stands below each picture.
  var showsEvents: Bool

  /// Sets up a camera before a form.
  init(
    _ form: Form, columns: Int = 25, layout: TextLayout = .dense, showsEvents: Bool = false,
    strings: SelectorStrings = SelectorStrings()
  ) {
    self.form = form
    self.showsEvents = showsEvents
    renderer = TextRenderer(columns: columns, rows: 20, layout: layout, strings: strings)
    strip = Strip(columns: columns)
  }

  /// Sets up a camera before a form of one dropdown, which has the focus.
  static func on<Option>(
    _ name: String, _ dropdown: DropdownSelector<Option>, columns: Int = 25,
    layout: TextLayout = .dense, showsEvents: Bool = false
  ) throws -> (camera: Camera, key: FieldKey<Option>) {
    var make = FormBuilder()
    let key = make.selector(name.lowercased(), name, dropdown)
    var form = try make.build()
    form.focus(key)
    return (Camera(form, columns: columns, layout: layout, showsEvents: showsEvents), key)
  }

  /// Takes a picture of the form as it is.
  mutating func take(_ caption: String) {
    strip.append(caption, renderer.plainLines(form))
  }

  /// Takes a picture of something else.
  mutating func take(_ caption: String, of source: some PresentationSource) {
    strip.append(caption, renderer.plainLines(source))
  }

  /// Presses keys and takes a picture.
  mutating func press(_ keys: KeyPress.Key...) {
    act(Self.caption(keys)) { form in keys.flatMap { form.press(KeyPress($0)) } }
  }

  /// Lets time pass up to so many milliseconds after the start.
  mutating func wait(until milliseconds: Int) {
    form.advance(to: SelectorInstant(.milliseconds(milliseconds)))
  }

  /// Does something and takes a picture.
  mutating func act(_ caption: String, _ body: (inout Form) -> [FormChange]) {
    let changes = body(&form).filter(\.isEvent)
    var lines = renderer.plainLines(form)
    if showsEvents, !changes.isEmpty {
      lines.append("")
      lines += changes.map { "  " + $0.description }
    }
    strip.append(caption, lines)
  }

  /// Does something and takes a picture, whose caption tells of the form as it is then.
  mutating func caption(_ words: (Form) -> String, _ body: (inout Form) -> [FormChange]) {
    _ = body(&form)
    take(words(form))
  }

  private static func caption(_ keys: [KeyPress.Key]) -> String {
    keys.map { "[\(KeyPress($0).name)]" }.joined(separator: " ")
  }
}
