public import SelectorForms
import SelectorKit

/// What an announcer has to know of a form to hear what no change tells.
struct FormMemory: Sendable {
  /// The id of the focused field.
  var focus: String?
  /// Whether a user could do anything with the focused field.
  var isEnabled = true
  /// What was wrong with the focused field, as far as it was shown.
  var issues: [String] = []
  /// The lists that may change by themselves: of loaders, of results, and those that are open.
  var lists: [String: ListMemory] = [:]
  var submission: Submission?

  init() {}

  init(of form: Form) {
    focus = form.focusedFieldID
    if let index = form.focusedIndex {
      let control = form.control(at: index)
      issues = control.issues
      isEnabled = control.isEnabled
    }
    submission = form.submission
    for id in form.fieldsWithChangingLists where form.visibleIndex(ofID: id) != nil {
      let list = form.listState(ofID: id)
      lists[id] = ListMemory(
        status: list.status, count: list.rowCount, isOpen: form.isOpen(ofID: id))
    }
  }
}

extension Announcer {
  /// Puts into words what happened to a form.
  ///
  /// - Parameters:
  ///   - changes: What the form said that changed, by one event or several; also none, after time passed
  ///     or an answer came.
  ///   - form: The form, as it is now.
  /// - Returns: What is to be said, in order; empty if it is not worth a word.
  /// - Complexity: O(*c* + *l*), where *c* is the number of changes and *l* that of fields with a loader or
  ///   with results.
  public mutating func announce(_ changes: [FormChange], in form: Form) -> [Announcement] {
    let before = memory
    memory = FormMemory(of: form)
    var told = FormSpeech(strings: strings, form: form, before: before, now: memory)
    told.tell(changes)
    return told.announcements
  }
}

/// Puts into words what happened to a form between two moments.
private struct FormSpeech {
  let strings: SpokenStrings
  let form: Form
  let before: FormMemory
  let now: FormMemory
  private(set) var announcements: [Announcement] = []
  private var isByUser = false
  private var isByProgram = false

  init(strings: SpokenStrings, form: Form, before: FormMemory, now: FormMemory) {
    self.strings = strings
    self.form = form
    self.before = before
    self.now = now
  }

  mutating func tell(_ changes: [FormChange]) {
    let reports = reports(of: changes)
    isByUser = reports.contains { $0.report.isByUser } || before.focus != now.focus
    isByProgram = !isByUser && reports.contains { $0.report.isByProgram }
    // What happens in the field where a user arrives is told after the arrival.
    for (field, report) in reports where field != arrival { tell(report, of: field) }
    if let left = before.focus, left != now.focus { speak(of: left) { $0.tellIssue() } }
    if let arrival {
      speak(of: arrival) { $0.tellFocus() }
      for (field, report) in reports where field == arrival { tell(report, of: field) }
    }
    tellLists(except: Set(reports.map(\.field)))
    if let focus = now.focus, focus == before.focus {
      if before.isEnabled, !now.isEnabled { speak(of: focus) { $0.tellDisabled() } }
      tellNewIssue(of: focus)
    }
    tellSubmission()
  }

  /// The field that keys go to now and did not before.
  private var arrival: String? { now.focus == before.focus ? nil : now.focus }

  private func reports(of changes: [FormChange]) -> [(field: String, report: ControlReport)] {
    var reports: [(field: String, report: ControlReport)] = []
    var places: [String: Int] = [:]
    for change in changes {
      let place = places[change.field] ?? reports.count
      if place == reports.count {
        places[change.field] = place
        reports.append((change.field, ControlReport()))
      }
      reports[place].report.add(change.event) { id in
        form.optionLabel(id, ofID: change.field) ?? id.description
      }
    }
    return reports
  }

  private mutating func tell(_ report: ControlReport, of field: String) {
    let isAttended = field == now.focus || field == before.focus
    guard isAttended || isByUser || !isByProgram else { return }
    let isOther = isListChanged(field)
    speak(of: field) { $0.tell(report, listChanged: isOther) }
    // A list that opened or was searched has said what it holds.
    let hasSaid = report.isOpened || report.isSearched || form.isOpen(ofID: field)
    if isOther, !hasSaid { tellList(field) }
  }

  /// Calls for words about a field that can be seen.
  private mutating func speak(of field: String, _ body: (inout ControlSpeech) -> Void) {
    guard let index = form.visibleIndex(ofID: field) else { return }
    var speech = ControlSpeech(
      strings, form.control(at: index), form.list(at: index, lines: 1), field: field)
    body(&speech)
    for announcement in speech.announcements where announcement.text != announcements.last?.text {
      announcements.append(announcement)
    }
  }

  // MARK: Lists that change by themselves

  private func isListChanged(_ field: String) -> Bool {
    guard let old = before.lists[field], let new = now.lists[field] else { return false }
    return old.isOther(than: new)
  }

  private mutating func tellLists(except told: Set<String>) {
    for field in form.fieldsWithChangingLists where !told.contains(field) && isListChanged(field) {
      if isByProgram, field != now.focus { continue }
      if form.isOpen(ofID: field) {
        speak(of: field) { $0.tellContent() }
      } else {
        tellList(field)
      }
    }
  }

  /// Says what became of a list that is not open.
  private mutating func tellList(_ field: String) {
    guard let old = before.lists[field], let new = now.lists[field] else { return }
    if form.hasResults(ofID: field) {
      speak(of: field) { $0.tellResults() }
      return
    }
    switch new.status {
    case .ready:
      // What else brings options is told where a user is.
      guard old.status == .loading || field == now.focus else { return }
      speak(of: field) { $0.tellLoaded(count: new.count) }
    case .failed(let message): speak(of: field) { $0.tellFailed(message) }
    case .loading, .blocked: break
    }
  }

  // MARK: What is wrong

  /// What is wrong with the field where a user is, once it is another and the list is not in the way.
  private mutating func tellNewIssue(of field: String) {
    guard now.issues != before.issues, !form.isOpen(ofID: field) else { return }
    speak(of: field) { $0.tellIssue() }
  }

  /// A form that refuses to be submitted says why, field by field.
  private mutating func tellSubmission() {
    guard case .refused(let fields) = now.submission, now.submission != before.submission else {
      return
    }
    for field in fields where field != now.focus || now.issues == before.issues {
      speak(of: field) { $0.tellIssue() }
    }
  }
}
