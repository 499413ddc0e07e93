import SelectorForms
import SelectorKit

/// What happened to one control in one transaction, apart from the type of its ids.
struct ControlReport {
  /// Options by their labels; of many only the first are named.
  struct Named {
    /// The most labels that are named.
    static let limit = 5
    private(set) var labels: [String] = []
    private(set) var count = 0

    mutating func add(_ label: @autoclosure () -> String) {
      count += 1
      if labels.count < Self.limit { labels.append(label()) }
    }
  }

  /// Something that a user asked for and did not get.
  struct Refusal {
    var label: String?
    var cause: SelectorRefusal
  }

  var chosen = Named()
  var removed = Named()
  var isOverLimit = false
  var isCleared = false
  /// The value, text or switch became another without a choice.
  var isChanged = false
  var isOpened = false
  var closed: SelectorCloseReason?
  var isMoved = false
  var isSearched = false
  var refusals: [Refusal] = []
  var isByUser = false
  var isByProgram = false

  mutating func add<ID: Hashable>(
    _ change: SelectorChange<ID>, label: (ID) -> String
  ) {
    switch change {
    case .chose(let id, _, let reason):
      chosen.add(label(id))
      note(reason)
    case .removed(let id, let reason):
      removed.add(label(id))
      if reason == .limit { isOverLimit = true }
      note(reason)
    case .entered(let text, let reason):
      chosen.add(text)
      note(reason)
    case .cleared(_, let reason):
      isCleared = true
      note(reason)
    case .valueChanged(_, _, let reason):
      isChanged = true
      note(reason)
    case .opened(let reason):
      isOpened = true
      note(reason)
    case .closed(let reason):
      closed = reason
      note(reason)
    case .highlighted: isMoved = true
    case .searched:
      isSearched = true
      isByUser = true
    case .refused(let id, let cause):
      // What the program asks for is answered to the program.
      if cause == .unknownOption { return }
      refusals.append(Refusal(label: id.map(label), cause: cause))
      isByUser = true
    }
  }

  mutating func add(_ event: FormChange.Event, label: (OptionID) -> String) {
    switch event {
    case .selector(let change): add(change, label: label)
    case .text(_, let reason):
      // Letters are spoken as they are typed by whatever echoes them.
      if reason != .keyboard { isChanged = true }
      note(reason)
    case .on(_, let reason), .valueChanged(_, _, let reason), .row(_, let reason):
      isChanged = true
      note(reason)
    }
  }

  private mutating func note(_ reason: SelectorReason) {
    switch reason {
    case .keyboard, .pointer, .typeahead, .limit, .undo, .reset: isByUser = true
    case .program: isByProgram = true
    case .optionsChanged, .parentChanged, .default, .restored: break
    }
  }

  private mutating func note(_ reason: SelectorCloseReason) {
    switch reason {
    case .selected, .toggled, .escape, .tab, .blur, .outside, .windowBlur:
      isByUser = true
    case .program: isByProgram = true
    case .sibling, .disabled, .hidden: break
    }
  }
}
