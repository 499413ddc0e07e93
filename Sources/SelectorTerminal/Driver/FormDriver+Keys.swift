import SelectorForms
import SelectorKit

extension FormDriver {
  /// Takes a key: first what belongs to the terminal, then what edits the search line, then the form.
  mutating func handle(_ press: KeyPress) {
    notice = nil
    if handleControl(press) { return }
    let form = store.form
    if editLine(press, in: form) { return }
    guard form.focusedIndex != nil else { return handleAtEnd(press) }
    if purpose == .choose, handleChoosing(press, in: form) { return }
    update { $0.press(press) }
  }

  /// The keys that mean the same wherever one is.
  private mutating func handleControl(_ press: KeyPress) -> Bool {
    guard press.modifiers == .control, case .character(let letter) = press.key else { return false }
    switch letter {
    case "c": end(.cancelled)
    case "z": request(.suspend)
    case "l": request(.repaint)
    case "d":
      // As in a shell: it takes a letter away where one stands behind the caret, else it ends.
      let form = store.form
      if let edited = editedText(in: form), edited.text == line.text, edited.index == lineIndex,
        !line.isAtEnd
      {
        return false
      }
      endOfInput(form)
    case "_": update { $0.undo() }
    case "n" where purpose == .submit: addRow()
    case "x" where purpose == .submit: removeRow()
    default: return false
    }
    return true
  }

  private mutating func endOfInput(_ form: Form) {
    switch purpose {
    case .submit: submit()
    case .choose:
      let hasValue = form.field(at: 0).map { !Self.isEmpty(form, $0) } ?? false
      end(hasValue ? .accepted : .cancelled)
    }
  }

  private static func isEmpty(_ form: Form, _ field: some FieldReference) -> Bool {
    form.value(of: field).isEmpty
  }

  /// Submits the form; where it refuses, the first field that does gets the focus.
  mutating func submit() {
    let words = settings.words
    let (result, reason) = store.withForm { form -> (Submission, String?) in
      form.focusNowhere()
      let result = form.submit()
      guard case .refused(let fields) = result, let first = fields.first,
        let place = form.place(of: first)
      else { return (result, nil) }
      let control = form.control(at: place)
      form.focus(at: place)
      return (result, Self.refusal(form, at: place, control, words))
    }
    notice = reason
    if case .accepted = result { end(.accepted) }
  }

  /// Why a field keeps a form from being submitted.
  private static func refusal(
    _ form: Form, at place: Int, _ control: ControlPresentation, _ words: TerminalWords
  ) -> String? {
    if form.isLoading(at: place) {
      return SelectorStrings.fill(words.loading, with: control.label)
    }
    return control.issues.first.map {
      SelectorStrings.fill(words.refused, with: [control.label, $0])
    }
  }

  // MARK: Rows

  /// Adds a row behind the one that has the focus, and goes there.
  private mutating func addRow() {
    let words = settings.words
    notice = store.withForm { form -> String? in
      guard let group = form.rowGroup(at: form.focusedIndex) else { return nil }
      let isAdded = form.addRow(at: form.focusedIndex)
      return isAdded ? nil : SelectorStrings.fill(words.rowLimit, with: group)
    }
  }

  /// Takes away the row that has the focus; the one that takes its place gets it.
  private mutating func removeRow() {
    update { form in form.focusedIndex.map { form.removeRow(at: $0) } ?? [] }
  }

  /// Behind the last field: the form can be submitted, or gone back to.
  private mutating func handleAtEnd(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.enter, []): submit()
    case (.tab, .shift), (.arrowUp, []): update { $0.focusEnd(last: true) }
    case (.tab, []), (.arrowDown, []): update { $0.focusEnd() }
    default: break
    }
  }

  /// A single list of several: Enter ends it, Tab does what Enter does in a form.
  private mutating func handleChoosing(_ press: KeyPress, in form: Form) -> Bool {
    let isMulti = form.control(at: 0).kind == .multi
    switch (press.key, press.modifiers) {
    case (.tab, []), (.tab, .shift):
      // Focus has nowhere to go; a choice is made by Enter.
      guard isMulti else { return true }
      let step: KeyPress.Key = press.modifiers.isEmpty ? .arrowDown : .arrowUp
      update { $0.press(KeyPress(.enter)) + $0.press(KeyPress(step)) }
    case (.enter, []) where isMulti:
      if form.field(at: 0).map({ Self.isEmpty(form, $0) }) ?? true {
        update { $0.press(KeyPress(.enter)) }
        let now = store.form
        // Nothing is highlighted, or it cannot be chosen: the list says so, and stays.
        if now.field(at: 0).map({ Self.isEmpty(now, $0) }) ?? true { return true }
      }
      end(.accepted)
    default: return false
    }
    return true
  }

  // MARK: Lines of text

  /// Edits the text that narrows an open list, or that of a field; keys that the key map of the field names
  /// stay its own.
  private mutating func editLine(_ press: KeyPress, in form: Form) -> Bool {
    guard let index = takeLine(of: form) else { return false }
    switch form.gesture(for: press, at: index) {
    case nil, .type?: break
    // The field has to know that its text is edited now.
    case .caret?: update { $0.press(press) }
    // An open list gives Delete nothing to do.
    case .delete? where !line.isAtEnd: break
    case .backspace? where !line.isAtEnd: break
    case .space? where !line.isAtEnd: break
    default: return false
    }
    // At the end a letter goes the usual way.
    if line.isAtEnd, Self.isUsual(press) { return false }
    switch line.edit(press) {
    case .ignored: return false
    case .moved: return true
    case .edited:
      set(line.text, at: index)
      return true
    }
  }

  /// Whether a key does at the end of a text what a field does by itself.
  private static func isUsual(_ press: KeyPress) -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty else { return false }
    switch press.key {
    case .character, .space, .backspace: return true
    default: return false
    }
  }

  /// Makes the line that of the text which keys edit, with the caret at its end unless it is that already.
  private mutating func takeLine(of form: Form) -> Int? {
    guard let edited = editedText(in: form) else { return nil }
    if line.text != edited.text || lineIndex != edited.index { line.replace(by: edited.text) }
    lineIndex = edited.index
    return edited.index
  }

  private mutating func set(_ text: String, at index: Int) {
    let isQuery = query(of: store.form) != nil
    update { isQuery ? $0.search(at: index, for: text) : $0.editText(at: index, to: text) }
  }

  mutating func paste(_ text: String) {
    notice = nil
    if let index = takeLine(of: store.form), !line.isAtEnd {
      line.insert(PastedText.singleLine(text))
      return set(line.text, at: index)
    }
    update { $0.paste(text) }
  }
}
