internal import SelectorForms
internal import SelectorKit

/// A form of one field over rows of data.
enum DataForm {
  /// Makes the form, its field focused.
  static func make(
    _ rows: [DataRow], _ options: FrameOptions
  ) throws(FormErrors) -> Form {
    var configuration = SelectorConfiguration(placeholder: options.placeholder)
    configuration.search = options.search
    // The reader leaves out every row whose id came before.
    let list = OptionList(uniqueIDs: rows)
    var presentation = OptionPresentation<DataRow>(label: { $0.label })
    if options.columns.section != nil { presentation.section = { $0.section } }
    if options.columns.detail != nil { presentation.detail = { $0.detail } }
    let name = name(ofFile: options.file)
    var make = FormBuilder()
    let key: any FieldReference
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
    var form = try make.build()
    form.focus(key)
    return form
  }

  /// The name of the field: that of the file, without its directory and extension.
  private static func name(ofFile path: String) -> String {
    guard path != "-" else { return "Options" }
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? file
    return stem.prefix(1).uppercased() + stem.dropFirst()
  }
}
