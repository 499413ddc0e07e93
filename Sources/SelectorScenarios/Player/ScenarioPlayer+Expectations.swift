import SelectorForms
import SelectorKit

extension ScenarioPlayer {
  mutating func check(_ expectation: Scenario.Expectation, at path: JSONPath) {
    let name = "expect." + expectation.name
    switch expectation {
    case .open(let fields):
      compare(form.openFieldIDs.sorted(), fields.sorted(), path, name)
    case .focus(let field): compare(form.focusedFieldID, field, path, name)
    case .value(let entries): each(entries, path, name) { Self.value(form.value(of: $0), $1) }
    case .chosen(let entries): each(entries, path, name) { Self.value(form.chosen(of: $0), $1) }
    case .highlight(let entries): eachList(entries, path, name) { $0.highlight }
    case .text(let entries): each(entries, path, name) { key, _ in headerText(key) }
    case .showsPlaceholder(let entries):
      each(entries, path, name) { key, _ in showsPlaceholder(key) }
    case .options(let entries): eachList(entries, path, name) { $0.ids }
    case .status(let entries): eachList(entries, path, name) { $0.status }
    case .requests(let entries): each(entries, path, name) { _, _ in 0 }
    case .issues(let entries):
      each(entries, path, name) { key, _ in
        form.issues(of: key).compactMap { Scenario.Issue(rawValue: $0.rawValue) }
      }
    case .visible(let entries): each(entries, path, name) { key, _ in form.isVisible(key) }
    case .enabled(let entries): each(entries, path, name) { key, _ in form.isEnabled(key) }
    case .window(let entries): eachList(entries, path, name) { $0.window }
    case .submitted(let submission): compareSubmission(submission, path, name)
    case .touched(let entries): each(entries, path, name) { key, _ in form.isTouched(key) }
    case .dirty(let entries): each(entries, path, name) { key, _ in form.isDirty(key) }
    case .events(let events): compare(takeEvents(), events, path, name)
    case .frameHas, .frameLacks, .frame, .frameWidth: checkFrame(expectation, path, name)
    case .shown, .total, .counts, .says, .tree:
      fail(path, name, expected: "a member that is built", got: "it is not built yet")
    }
  }

  // MARK: Comparing

  private mutating func compare<Value: Equatable>(
    _ got: Value, _ expected: Value, _ path: JSONPath, _ name: String
  ) {
    guard got != expected else { return }
    fail(path, name, expected: Self.text(expected), got: Self.text(got))
  }

  /// A value as a reader of the file would write it.
  private static func text(_ value: some Any) -> String {
    switch value {
    case let id as ScenarioID: id.description
    case let list as [ScenarioID]: "[" + list.map(\.description).joined(separator: ", ") + "]"
    case let value as Scenario.Value: text(of: value)
    case Optional<ScenarioID>.none: "null"
    case let id as ScenarioID?: id.map(\.description) ?? "null"
    case let text as String?: text.map { "\"\($0)\"" } ?? "null"
    default: String(describing: value)
    }
  }

  private static func text(of value: Scenario.Value) -> String {
    switch value {
    case .none: "null"
    case .id(let id): id.description
    case .ids(let ids): text(ids)
    case .on(let isOn): isOn ? "true" : "false"
    case .text(let text): "\"\(text)\""
    }
  }

  private mutating func each<Value>(
    _ entries: [Scenario.Entry<Value>], _ path: JSONPath, _ name: String,
    _ read: (any FieldReference, Value) -> Value
  ) {
    for entry in entries {
      guard let key = keys[entry.field]?.reference else { continue }
      compare(read(key, entry.value), entry.value, path, "\(name).\(entry.field)")
    }
  }

  private mutating func eachList<Value>(
    _ entries: [Scenario.Entry<Value>], _ path: JSONPath, _ name: String,
    _ read: (ListView) -> Value
  ) {
    for entry in entries {
      let member = "\(name).\(entry.field)"
      guard let view = listView(entry.field) else {
        fail(path, member, expected: Self.text(entry.value), got: "the field has no list")
        continue
      }
      compare(read(view), entry.value, path, member)
    }
  }

  // MARK: Reading the form

  /// What expectations read of a field with a list.
  struct ListView {
    var highlight: ScenarioID?
    var ids: [ScenarioID]
    var status: Scenario.Status
    var window: Scenario.Window
    var header: String
    var showsPlaceholder: Bool

    init(_ control: some SelectorProtocol<Scenario.Option>) {
      highlight = control.highlight
      ids = (0..<control.rowCount).compactMap { control.option(atRow: $0)?.id }
      status =
        switch control.status {
        case .ready: .ready
        case .loading: .loading
        case .failed: .failed
        case .blocked: .blocked
        }
      window = Scenario.Window(
        first: control.windowRows.lowerBound, count: control.windowRows.count)
      header = control.headerText
      showsPlaceholder = control.showsPlaceholder
    }
  }

  func listView(_ field: String) -> ListView? {
    switch keys[field] {
    case .selector(let key): form.control(of: key).map { ListView($0) }
    case .multi(let key): form.control(of: key).map { ListView($0) }
    case .combobox(let key): form.control(of: key).map { ListView($0) }
    case .toggle, .text, nil: nil
    }
  }

  private func headerText(_ key: any FieldReference) -> String {
    if let view = listView(key.fieldID) { return view.header }
    return form.visibleIndex(of: key).map { form.control(at: $0).text } ?? ""
  }

  private func showsPlaceholder(_ key: any FieldReference) -> Bool {
    if let view = listView(key.fieldID) { return view.showsPlaceholder }
    return form.visibleIndex(of: key).map { form.control(at: $0).role == .placeholder } ?? false
  }

  /// The value in the terms of the scenario; what gives nothing is `null` where that is expected.
  private static func value(_ value: FieldValue, _ expected: Scenario.Value) -> Scenario.Value {
    if expected == .none, value.isEmpty { return .none }
    switch value {
    case .none: return .none
    case .option(let id): return id.typed().map { .id($0) } ?? .none
    case .options(let ids): return .ids(ids.compactMap { $0.typed() })
    case .text(let text):
      // A text of one's own in a combobox is written like an id.
      if case .id = expected { return .id(.text(text)) }
      return .text(text)
    case .on(let isOn): return .on(isOn)
    }
  }

  private mutating func compareSubmission(
    _ expected: Scenario.Submission, _ path: JSONPath, _ name: String
  ) {
    let got: Scenario.Submission
    switch form.submission {
    case nil: got = .none
    case .refused(let fields): got = .refused(fields)
    case .accepted(let fields):
      var known: [String: Scenario.Value] = [:]
      if case .accepted(let entries) = expected {
        for entry in entries { known[entry.field] = entry.value }
      }
      got = .accepted(
        fields.map {
          Scenario.Entry(
            field: $0.id, value: Self.value($0.value, known[$0.id] ?? .id(.text(""))))
        })
    }
    compare(Self.sorted(got), Self.sorted(expected), path, name)
  }

  private static func sorted(_ submission: Scenario.Submission) -> Scenario.Submission {
    guard case .accepted(let entries) = submission else { return submission }
    return .accepted(entries.sorted { $0.field < $1.field })
  }

  // MARK: Frames

  private mutating func checkFrame(
    _ expectation: Scenario.Expectation, _ path: JSONPath, _ name: String
  ) {
    let lines = frame
    switch expectation {
    case .frameHas(let texts):
      for text in texts where !Self.contains(lines, text) {
        fail(path, name, expected: "the frame has \"\(text)\"", got: "no line has it")
      }
    case .frameLacks(let texts):
      for text in texts where Self.contains(lines, text) {
        fail(path, name, expected: "the frame lacks \"\(text)\"", got: "a line has it")
      }
    case .frame(let expected):
      let got = lines.reversed().drop { $0.isEmpty }.reversed()
      compare(Array(got), expected, path, name)
    case .frameWidth(let columns):
      for line in lines where TextMeasure.width(of: line) > columns {
        fail(
          path, name, expected: "at most \(columns) cells a line",
          got: "\(TextMeasure.width(of: line)) in \"\(line)\"")
      }
    default: break
    }
  }

  /// Tells whether a line has the text, compared by Unicode scalars.
  private static func contains(_ lines: [String], _ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard !wanted.isEmpty else { return true }
    return lines.contains { line in
      let scalars = Array(line.unicodeScalars)
      guard scalars.count >= wanted.count else { return false }
      return (0...(scalars.count - wanted.count)).contains { start in
        scalars[start..<(start + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}
