import SelectorForms
import SelectorKit

extension FormDriver {
  /// Takes a key: first what belongs to the terminal, then what edits the search line, then the form.
  mutating func handle(_ press: KeyPress) {
    if handleControl(press) { return }
    let form = store.form
    if editLine(press, in: form) || editInput(press, in: form) { return }
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
      if query(of: form).map({ $0 == line.text }) ?? false, !line.isAtEnd { return false }
      endOfInput(form)
    case "_": update { $0.undo() }
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
    let result = store.withForm { form -> Submission in
      form.focusNowhere()
      let result = form.submit()
      if case .refused(let fields) = result, let first = fields.first {
        let place = (0..<form.controlCount).first { form.field(at: $0)?.fieldID == first }
        if let place { form.focus(at: place) }
      }
      return result
    }
    if case .accepted = result { end(.accepted) }
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

  // MARK: The search line

  /// Edits the text that narrows an open list; keys that the key map of the field names stay its own.
  private mutating func editLine(_ press: KeyPress, in form: Form) -> Bool {
    guard let index = form.openIndex, let query = query(of: form) else { return false }
    if line.text != query { line = LineEditor(query) }
    switch form.gesture(for: press, at: index) {
    case nil, .type?: break
    // An open list gives Delete nothing to do.
    case .delete? where !line.isAtEnd: break
    case .backspace? where !line.isAtEnd: break
    case .space? where !line.isAtEnd: break
    default: return false
    }
    // At the end a letter goes the usual way.
    if line.isAtEnd, case .type? = form.gesture(for: press, at: index) { return false }
    switch line.edit(press) {
    case .ignored: return false
    case .moved: return true
    case .edited:
      let text = line.text
      update { $0.search(at: index, for: text) }
      return true
    }
  }

  /// Takes a word or everything from the end of a line of text, whose caret is always there.
  private mutating func editInput(_ press: KeyPress, in form: Form) -> Bool {
    guard let index = form.focusedIndex else { return false }
    let control = form.control(at: index)
    guard control.role == .input, control.kind == .text || control.kind == .combobox else {
      return false
    }
    guard press.modifiers != [], case .character = press.key else { return false }
    var line = LineEditor(control.text)
    guard line.edit(press) == .edited, line.text.count < control.text.count else { return false }
    let count = control.text.count - line.text.count
    update { form in (0..<count).flatMap { _ in form.press(KeyPress(.backspace)) } }
    return true
  }

  mutating func paste(_ text: String) {
    let form = store.form
    if let index = form.openIndex, let query = query(of: form) {
      if line.text != query { line = LineEditor(query) }
      if !line.isAtEnd {
        line.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
        let text = line.text
        return update { $0.search(at: index, for: text) }
      }
    }
    update { $0.paste(text) }
  }
}
