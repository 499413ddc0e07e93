internal import SelectorForms
internal import SelectorKit
internal import SelectorText

/// A form of one field over rows of data, with a screen that it is drawn on.
struct DataForm {
  private(set) var form: Form
  private let key: any FieldReference
  private let renderer: TextRenderer
  private var frame = TextFrame()

  /// Makes the form, its field focused.
  init(_ rows: [DataRow], _ options: FrameOptions) throws(FormErrors) {
    var configuration = SelectorConfiguration(placeholder: options.placeholder)
    configuration.search = options.search
    // The reader leaves out every row whose id came before.
    let list = OptionList(uniqueIDs: rows)
    var presentation = OptionPresentation<DataRow>(label: { $0.label })
    if options.columns.section != nil { presentation.section = { $0.section } }
    if options.columns.detail != nil { presentation.detail = { $0.detail } }
    let name = Self.name(ofFile: options.file)
    var make = FormBuilder()
    switch options.kind {
    case .selector:
      let selector = DropdownSelector(
        options: list, presentation: presentation, configuration: configuration)
      key = make.selector("rows", name, selector)
    case .multi:
      let selector = MultiSelector(
        options: list, presentation: presentation, configuration: configuration)
      key = make.multi("rows", name, selector)
    case .combobox:
      let combobox = Combobox(
        options: list, presentation: presentation, configuration: configuration)
      key = make.combobox("rows", name, combobox)
    }
    renderer = options.renderer
    form = try make.build()
    form.focus(key)
    renderer.draw(form, into: &frame)
  }

  /// Presses a key, and tells the list how many lines the screen has for it, as a terminal would.
  mutating func press(_ key: KeyPress) {
    form.press(key)
    if form.wantedLines(at: 0) > 0 {
      form.layout(self.key, rows: renderer.listLines(for: 0, in: form, keeping: frame))
    }
    // Drawn after every key, shown or not: a list keeps the side and the width that it had before.
    renderer.draw(form, into: &frame)
  }

  /// The screen after the last key.
  var lines: [String] { frame.canvas.plainLines() }

  /// The name of the field: that of the file, without its directory and extension.
  private static func name(ofFile path: String) -> String {
    guard path != "-" else { return "Options" }
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? file
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }
}
