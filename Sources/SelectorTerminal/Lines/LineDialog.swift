public import SelectorForms
import SelectorKit
public import SelectorText

/// Asks a person for the fields of a form line by line: for screen readers, for terminals that cannot be
/// drawn on, and for answers that come out of a file.
///
/// Each field is named with what it holds, its options are numbered in pages of twenty, and one line
/// answers. What it says of choices are the words that announcements use. It does no I/O: a line goes in,
/// a text comes out.
///
/// | A line | |
/// |---|---|
/// | nothing | keeps what the field holds |
/// | a number, a label, its beginning | chooses; of several, numbers with blanks between turn each |
/// | `+n`, `-n`, `all`, `none`, `done` | of several: adds, takes away, everything, nothing, that is all |
/// | `!` | takes the value away |
/// | `?` | says everything again |
/// | `m`, `b` | the next page, the page before |
/// | `/text` | lists what the text finds; `/` alone lists everything again |
/// | `+`, `-n` | of rows: adds one at the end, takes one away |
///
/// Where the input ends, a form is submitted as it is; of a single list, what is chosen by then is the answer.
public struct LineDialog {
  /// The options of one page.
  static var pageSize: Int { 20 }

  let store: FormStore
  let words: LineWords
  let isSingle: Bool
  var announcer: Announcer
  /// The id of the field that is asked for; nil before the first and behind the last.
  var field: String?
  /// The first row of the page.
  var first = 0
  /// What narrows the list.
  var query = ""
  /// What is to be said.
  var said: [String] = []
  /// How it ended; nil while it goes on.
  public internal(set) var outcome: TerminalOutcome?
  /// Whether the input ended before every field was valid.
  public internal(set) var isInputMissing = false

  /// Makes a dialog about a form.
  ///
  /// - Parameters:
  ///   - store: The form; what is answered is in it.
  ///   - choosing: Whether it is a single list, so that a choice ends the dialog.
  ///   - words: What it says.
  ///   - strings: What announcements say.
  public init(
    _ store: FormStore, choosing: Bool = false, words: LineWords = LineWords(),
    strings: SpokenStrings = .english
  ) {
    self.store = store
    self.words = words
    isSingle = choosing
    announcer = Announcer(of: store.form, strings: strings)
  }

  /// Whether the field that is asked for waits for its options, so that nothing can be answered yet.
  public var isWaiting: Bool {
    let form = store.form
    return place(in: form).map { form.isLoading(at: $0) } ?? false
  }

  /// Says what the first field is.
  public mutating func begin() -> String {
    goOn(after: nil)
    return takeSaid()
  }

  /// Says what the field is, after its options came.
  public mutating func goOn() -> String {
    present()
    return takeSaid()
  }

  /// Takes a line without its end; nil once the input ended.
  ///
  /// - Returns: What is to be written: lines, and behind them the mark of what is asked.
  public mutating func answer(_ line: String?) -> String {
    guard outcome == nil else { return "" }
    guard let line else {
      finishAtEnd()
      return takeSaid()
    }
    take(line.filter { !$0.isNewline })
    return takeSaid()
  }

  // MARK: Saying

  mutating func say(_ text: String) {
    // What a field without a name begins with.
    let separator = announcer.strings.separator
    let text = text.hasPrefix(separator) ? String(text.dropFirst(separator.count)) : text
    said.append(SafeText(text, lineBreaks: .space).string)
  }

  mutating func complain(_ text: String) { say(fill(words.error, text)) }

  func fill(_ text: String, _ words: String...) -> String {
    SelectorStrings.fill(text, with: words)
  }

  private mutating func takeSaid() -> String {
    defer { said = [] }
    let text = said.map { $0 + "\n" }.joined()
    return outcome == nil && !isInputMissing ? text + words.prompt : text
  }

  /// Does something to the form and says what announcements say of it.
  ///
  /// - Returns: Whether something was refused.
  @discardableResult
  mutating func update(
    silently: Bool = false, _ body: (inout Form) -> [FormChange]
  ) -> Bool {
    let changes = store.withForm { form in
      let changes = body(&form)
      // Whoever answers line by line waits for all that is found.
      while let index = form.openIndex, form.searchProgress(at: index) != .done {
        form.continueSearch(at: index)
      }
      return changes
    }
    let texts = announcer.announce(changes, in: store.form)
    let refusal = texts.first { $0.kind == .refused }
    if let refusal {
      complain(refusal.text)
    } else if !silently {
      for text in texts where [.chose, .removed, .cleared, .changed].contains(text.kind) {
        say(text.text)
      }
    }
    return refusal != nil
  }

  // MARK: Fields

  func place(in form: Form) -> Int? {
    field.flatMap { form.place(of: $0) }
  }

  /// Goes to the next field that a user can answer; behind the last one the form is submitted.
  mutating func goOn(after current: String?) {
    let form = store.form
    let from = current.flatMap { form.place(of: $0) }
    let next = ((from ?? -1) + 1..<max(form.controlCount, (from ?? -1) + 1)).first {
      Self.isAsked(form.control(at: $0)) || Self.isGroup(form, at: $0)
    }
    guard let next, !(isSingle && current != nil) else { return submit() }
    begin(with: next)
  }

  private static func isAsked(_ control: ControlPresentation) -> Bool {
    control.kind != .results && control.kind != .group && control.isEnabled && !control.isReadOnly
  }

  /// Whether a place names a group of rows that a user can change, not one of the rows.
  private static func isGroup(_ form: Form, at index: Int) -> Bool {
    let control = form.control(at: index)
    return control.kind == .group && form.field(at: index) != nil && control.isEnabled
      && !control.isReadOnly
  }

  private mutating func begin(with index: Int, saysIssues: Bool = true) {
    field = store.form.field(at: index)?.fieldID
    (first, query) = (0, "")
    // What is wrong before anything was done here; an opened list alone makes a field complain.
    let issues = store.form.control(at: index).issues
    update(silently: true) { form in
      let changes = form.focus(at: index)
      return changes + Self.open(&form, index)
    }
    for issue in saysIssues ? issues : [] { complain(issue) }
    present()
  }

  private static func open(_ form: inout Form, _ index: Int) -> [FormChange] {
    switch form.control(at: index).kind {
    case .selector, .multi, .combobox:
      return form.openIndex == index ? [] : form.pressHeader(at: index)
    case .toggle, .text, .results, .group: return []
    }
  }

  private mutating func submit() {
    field = nil
    let result = store.withForm { form -> Submission in
      form.focusNowhere()
      return isSingle ? .accepted([]) : form.submit()
    }
    guard case .refused(let fields) = result else {
      outcome = .accepted
      return
    }
    complain(about: fields)
    let form = store.form
    if let first = fields.first.flatMap({ form.place(of: $0) }) {
      begin(with: first, saysIssues: false)
    }
  }

  private mutating func complain(about fields: [String]) {
    let form = store.form
    for id in fields {
      guard let index = form.place(of: id) else { continue }
      let control = form.control(at: index)
      complain("\(control.label): \(control.issues.first ?? fill(words.needed, control.label))")
    }
  }

  /// The input ended: what the fields hold is the answer if it is one; who leaves a list without a choice
  /// gave none.
  private mutating func finishAtEnd() {
    let isSingle = isSingle
    let refused = store.withForm { form -> [String]? in
      form.focusNowhere()
      if isSingle { return form.field(at: 0).map { Self.isEmpty(form, $0) } ?? true ? [] : nil }
      if case .refused(let fields) = form.submit() { return fields }
      return nil
    }
    guard let refused else { return outcome = .accepted }
    if isSingle { return outcome = .cancelled }
    complain(about: refused)
    isInputMissing = true
  }

  private static func isEmpty(_ form: Form, _ field: some FieldReference) -> Bool {
    form.value(of: field).isEmpty
  }
}
