public import SelectorForms
public import SelectorKit

/// Puts into words what happens in a form or a selector, one text for each thing that happened.
///
/// It listens: after each event it is handed the changes and the form as it is now, and it remembers what
/// it has to know to hear that options came, that a value is wrong, that focus moved. It touches neither
/// form nor platform, so a log of what would be spoken can be compared in a test.
///
/// ```swift
/// var day = DropdownSelector("Which day?", options: ["Mon", "Tue"])
/// var announcer = Announcer()
/// let changes = day.press(KeyPress(.arrowDown))
/// print(announcer.announce(changes, in: day))  // [2 options, Mon, 1 of 2]
/// ```
///
/// What the program does to a field without focus is not said; what follows from a user's doing is, and so
/// is the end of loading.
public struct Announcer: Sendable {
  /// The words.
  public var strings: SpokenStrings
  /// What was known of a form when it was last listened to.
  var memory = FormMemory()
  /// What was known of a selector alone: how many rows it showed, or what stood in their place.
  var content: ListMemory?

  /// Makes an announcer for a selector alone.
  public init(strings: SpokenStrings = .english) {
    self.strings = strings
  }

  /// Makes an announcer that knows a form as it is now: nothing is said of that.
  ///
  /// - Complexity: O(*l*), where *l* is the number of fields with a loader or with results.
  public init(of form: Form, strings: SpokenStrings = .english) {
    self.strings = strings
    memory = FormMemory(of: form)
  }

  /// Puts into words what happened to a selector that stands alone.
  ///
  /// - Parameters:
  ///   - changes: What the selector said that changed, by one event or several.
  ///   - selector: The selector, as it is now.
  /// - Returns: What is to be said, in order; empty if it is not worth a word.
  /// - Complexity: O(*c* + *l*), where *c* is the number of changes and *l* what looking up an id costs.
  public mutating func announce<Control: SelectorProtocol>(
    _ changes: [SelectorChange<Control.Option.ID>], in selector: Control
  ) -> [Announcement] {
    var report = ControlReport()
    for change in changes {
      report.add(change) { selector.label(of: $0) ?? "\($0)" }
    }
    let now = ListMemory(
      status: selector.status, count: selector.rowCount, isOpen: selector.listState.isOpen)
    let isOther = content?.isOther(than: now) ?? false
    content = now
    var speech = ControlSpeech(
      strings, selector.control(at: 0), selector.list(at: 0, lines: 1), field: nil)
    speech.tell(report, listChanged: isOther)
    return speech.announcements
  }
}

/// How many rows a list had, or what stood in their place.
struct ListMemory: Hashable, Sendable {
  var status: OptionsStatus
  var count: Int
  var isOpen: Bool

  /// Whether options came or went; a list that opens or closes only shows others of those it has.
  func isOther(than other: ListMemory) -> Bool {
    status != other.status || isOpen == other.isOpen && count != other.count
  }
}
