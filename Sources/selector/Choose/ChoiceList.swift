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
  /// How far the options are read.
  var progress: @Sendable () -> ReadingProgress = { .ended }
  var waitForAll: () -> Void = {}

  init(
    _ list: OptionList<Option>, presentation: OptionPresentation<Option>, options: ChooseOptions
  ) throws(FormErrors) {
    self.options = options
    var configuration = SelectorConfiguration(placeholder: options.placeholder)
    configuration.search = options.search
    configuration.rows = 10_000
    configuration.appearance = .fullScreen
    // Texts can be had from what was read at any time: nothing is kept of them twice.
    configuration.searchPlan = .scannedInParts
    var make = FormBuilder()
    if options.isMulti {
      var selector = MultiSelector(
        options: list, presentation: presentation, configuration: configuration)
      selector.replaceOptions(list, status: .loading)
      key = .several(make.multi("choice", "", selector))
    } else {
      var selector = DropdownSelector(
        options: list, presentation: presentation, configuration: configuration)
      selector.replaceOptions(list, status: .loading)
      key = .one(make.selector("choice", "", selector))
    }
    var form = try make.build()
    form.focus(at: 0)
    store = FormStore(form)
  }

  /// What takes more options, from any thread; one that is the default is chosen.
  func appending(
    isDefault: (@Sendable (Option) -> Bool)?
  ) -> @Sendable ([Option]) -> Void {
    { [store, key] added in
      let first = isDefault.flatMap { added.first(where: $0) }
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
  func choose() throws(QuestionError) -> (options: [Option], status: Int32) {
    store.update { form in
      if !options.query.isEmpty { form.paste(options.query) }
    }
    if options.selectsOnlyOne || options.endsWithoutMatch {
      waitForAll()
      finishSearch()
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
    if options.terminal.asksByLines { waitForAll() }
    if progress() == .failed { return ([], Command.Status.cancelled) }
    if progress() == .ended, store.form.rowCount(at: 0) == 0, options.query.isEmpty {
      return ([], Command.Status.failure)
    }
    let question = Question(
      store: store, options: options.terminal, isChoice: true,
      mayReadInput: !options.paths.isEmpty && !options.paths.contains("-"), progress: progress)
    switch try question.ask() {
    case .accepted:
      return (chosen, chosen.isEmpty ? Command.Status.failure : Command.Status.success)
    case .cancelled: return ([], Command.Status.cancelled)
    }
  }

  /// Whether something is chosen.
  var hasChoice: Bool { !chosen.isEmpty }

  private func finishSearch() {
    store.update { form in
      while form.searchProgress(at: 0) != .done { form.continueSearch(at: 0) }
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
