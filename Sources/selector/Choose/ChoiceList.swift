internal import SelectorForms
internal import SelectorKit
internal import SelectorTerminal

/// A list of options of one type that a person chooses from, one or several.
struct ChoiceList<Option: Hashable & Identifiable & Sendable> where Option.ID: Sendable {
  private enum Key {
    case one(FieldKey<Option>)
    case several(MultiFieldKey<Option>)
  }

  private let store: FormStore
  private let key: Key
  private let options: ChooseOptions
  var isReading: @Sendable () -> Bool = { false }
  var waitForAll: () -> Void = {}

  init(
    _ list: OptionList<Option>, presentation: OptionPresentation<Option>, options: ChooseOptions
  ) throws(FormErrors) {
    self.options = options
    var configuration = SelectorConfiguration(placeholder: options.placeholder)
    configuration.search = options.search
    configuration.rows = 10_000
    configuration.appearance = .fullScreen
    var make = FormBuilder()
    if options.isMulti {
      key = .several(
        make.multi(
          "choice", "",
          MultiSelector(options: list, presentation: presentation, configuration: configuration)))
    } else {
      key = .one(
        make.selector(
          "choice", "",
          DropdownSelector(
            options: list, presentation: presentation, configuration: configuration)))
    }
    var form = try make.build()
    form.focus(at: 0)
    store = FormStore(form)
  }

  /// What takes more options, from any thread; the one whose bytes are the default is chosen.
  func appending(
    initial: [UInt8]?, bytes: @escaping @Sendable (Option) -> ArraySlice<UInt8>
  ) -> @Sendable ([Option]) -> Void {
    { [store, key] added in
      let first = initial.flatMap { initial in added.first { bytes($0).elementsEqual(initial) } }
      store.update { form in
        switch key {
        case .one(let key):
          form.appendOptions(key, uniqueIDs: added)
          if let first { form.choose(key, id: first.id) }
        case .several(let key):
          form.appendOptions(key, uniqueIDs: added)
          if let first { form.choose(key, ids: [first.id]) }
        }
      }
    }
  }

  /// Asks, and says what was chosen and with which status the command ends.
  func choose(_ initial: Option.ID?) throws(QuestionError) -> (options: [Option], status: Int32) {
    if let initial { choose(initial) }
    store.update { form in
      if !options.query.isEmpty { form.paste(options.query) }
    }
    if options.selectsOnlyOne || options.endsWithoutMatch {
      waitForAll()
      let count = store.form.rowCount(at: 0)
      if options.endsWithoutMatch, count == 0 { return ([], Command.Status.failure) }
      if options.selectsOnlyOne, count == 1 {
        store.update { form in
          if form.openIndex == nil { form.press(KeyPress(.arrowDown)) }
          form.press(row: 0, at: 0)
        }
        return (chosen, Command.Status.success)
      }
    }
    if !isReading(), store.form.rowCount(at: 0) == 0, options.query.isEmpty {
      return ([], Command.Status.failure)
    }
    if options.terminal.asksByLines { waitForAll() }
    let question = Question(
      store: store, options: options.terminal, isChoice: true,
      mayReadInput: !options.paths.isEmpty && !options.paths.contains("-"), isReading: isReading)
    switch try question.ask() {
    case .accepted:
      return (chosen, chosen.isEmpty ? Command.Status.failure : Command.Status.success)
    case .cancelled: return ([], Command.Status.cancelled)
    }
  }

  private func choose(_ id: Option.ID) {
    store.update { form in
      switch key {
      case .one(let key): form.choose(key, id: id)
      case .several(let key): form.choose(key, ids: [id])
      }
    }
  }

  private var chosen: [Option] {
    let form = store.form
    switch key {
    case .one(let key): return form[key].map { [$0] } ?? []
    case .several(let key): return form[key]
    }
  }
}
