import SelectorForms
import SelectorKit

extension FormDriver {
  /// How far the search of the open list has come.
  var searchProgress: SearchProgress {
    let form = store.form
    return form.openIndex.map { form.searchProgress(at: $0) } ?? .done
  }

  /// Goes on with a search that is done in parts, and then with what waited for it.
  mutating func continueSearch() {
    store.update { form in
      if let index = form.openIndex { form.continueSearch(at: index) }
    }
    while !waiting.isEmpty, outcome == nil, searchProgress != .underWay {
      let next = waiting.removeFirst()
      let others = waiting
      waiting = []
      handle(next)
      waiting += others
    }
  }

  /// Whether something acts on what is found, or comes behind what does: it would act on too little.
  func mustWait(_ event: InputEvent) -> Bool {
    guard searchProgress == .underWay else { return false }
    switch event {
    case .focus, .resize, .report: return false
    case .paste: return !waiting.isEmpty
    case .mouse(let event):
      // Who presses an option means the one that is seen, whatever else is found.
      if case .press = event.action { return !waiting.isEmpty }
      return true
    case .key(let press):
      if Self.isUrgent(press) { return false }
      return !waiting.isEmpty || !isEdit(press)
    }
  }

  /// Keys that leave the list, or act on no option.
  private static func isUrgent(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.escape, []): true
    case (.character("c"), .control), (.character("z"), .control), (.character("l"), .control): true
    default: false
    }
  }

  /// Whether a key changes what is typed, which starts the search anew.
  private func isEdit(_ press: KeyPress) -> Bool {
    let form = store.form
    guard let index = form.openIndex else { return false }
    if press == KeyPress(.character("d"), .control) { return !line.isAtEnd }
    switch form.gesture(for: press, at: index) {
    case nil, .type, .space, .backspace, .delete, .caret: return true
    default: return false
    }
  }
}
