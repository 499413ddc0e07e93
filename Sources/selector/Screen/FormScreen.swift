internal import SelectorForms
internal import SelectorKit
internal import SelectorText

/// A form on a screen, driven as a terminal would drive it.
struct FormScreen {
  /// The form, as it is now.
  private(set) var form: Form
  private let renderer: TextRenderer
  private let settle: (inout Form) -> Void
  private var frame = TextFrame()

  /// Puts a form on a screen.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - renderer: The screen.
  ///   - settle: What is done after each key, before the form is drawn.
  init(
    _ form: Form, renderer: TextRenderer,
    settle: @escaping (inout Form) -> Void = { _ in }
  ) {
    self.settle = settle
    self.form = form
    self.renderer = renderer
    draw()
  }

  /// Presses a key, and tells the open lists how many lines the screen has for them.
  mutating func press(_ key: KeyPress) {
    form.press(key)
    settle(&form)
    for id in form.openFieldIDs {
      guard let key = form.field(id), let index = form.visibleIndex(of: key) else { continue }
      tellRows(key, index)
    }
    // Drawn after every key, shown or not: a list keeps the side and the width that it had before.
    draw()
  }

  private mutating func tellRows(_ key: some FieldReference, _ index: Int) {
    guard form.wantedLines(at: index) > 0 else { return }
    form.layout(key, rows: renderer.listLines(for: index, in: form, keeping: frame))
  }

  private mutating func draw() { renderer.draw(form, into: &frame) }

  /// The screen after the last key.
  var lines: [String] { frame.canvas.plainLines() }

  /// The screen after the last key, in a form that was asked for.
  private func lines(in encoding: ScreenEncoding) -> [String] {
    encoding.lines(form, frame, renderer)
  }

  /// Presses keys and writes the screen after the last one, or with a film each screen under its key.
  mutating func play(_ options: ScreenOptions, output: inout some TextOutputStream) {
    let encoding = options.encoding
    if options.isFilm { Self.write(["  start"] + lines(in: encoding), to: &output) }
    for key in options.keys {
      press(key)
      if options.isFilm { Self.write(["", "  [\(key.name)]"] + lines(in: encoding), to: &output) }
    }
    if !options.isFilm { Self.write(lines(in: encoding), to: &output) }
  }

  private static func write(_ lines: [String], to output: inout some TextOutputStream) {
    for line in lines { output.write(line + "\n") }
  }
}
