import SelectorForms
import SelectorKit
import SelectorText

extension ScenarioPlayer {
  mutating func check(_ expectation: Scenario.Expectation, at path: JSONPath) {
    let name = "expect." + expectation.name
    let reader = FormReader(form: form, keys: keys)
    switch expectation {
    case .open(let fields):
      compare(form.openFieldIDs.sorted(), fields.sorted(), path, name)
    case .focus(let field): compare(form.focusedFieldID, field, path, name)
    case .value(let entries):
      each(entries, path, name) { reader.value(reader.form.value(of: $0), $1) }
    case .chosen(let entries):
      each(entries, path, name) { reader.value(reader.form.chosen(of: $0), $1) }
    case .highlight(let entries): eachList(entries, reader, path, name) { $0.highlight }
    case .text(let entries): each(entries, path, name) { key, _ in reader.headerText(key) }
    case .showsPlaceholder(let entries):
      each(entries, path, name) { key, _ in reader.showsPlaceholder(key) }
    case .options(let entries): eachList(entries, reader, path, name) { $0.ids }
    case .status(let entries):
      each(entries, path, name) { key, _ in Scenario.Status(reader.form.status(of: key)) }
    case .requests(let entries):
      each(entries, path, name) { key, _ in reader.form.requestCount(of: key) }
    case .shown(let entries):
      each(entries, path, name) { key, _ in reader.form.resultCounts(of: key).shown }
    case .total(let entries):
      each(entries, path, name) { key, _ in reader.form.resultCounts(of: key).total }
    case .issues(let entries):
      each(entries, path, name) { key, _ in
        reader.form.issues(of: key).compactMap { Scenario.Issue(rawValue: $0.rawValue) }
      }
    case .rows(let entries): checkRows(entries, path, name)
    case .visible(let entries): each(entries, path, name) { key, _ in reader.form.isVisible(key) }
    case .enabled(let entries): each(entries, path, name) { key, _ in reader.form.isEnabled(key) }
    case .window(let entries): eachList(entries, reader, path, name) { $0.window }
    case .submitted(let submission): compareSubmission(submission, path, name)
    case .touched(let entries): each(entries, path, name) { key, _ in reader.form.isTouched(key) }
    case .dirty(let entries): each(entries, path, name) { key, _ in reader.form.isDirty(key) }
    case .events(let events): compare(takeEvents(), events, path, name)
    case .frameHas, .frameLacks, .frame, .frameWidth: checkFrame(expectation, path, name)
    case .tree(let texts): checkTree(texts, path, name)
    case .counts(let entries): checkCounts(entries, path, name)
    case .says(let texts): checkSays(texts, path, name)
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
    case let id as ScenarioID?: id.map(\.description) ?? "null"
    case let text as String?: text.map { "\"\($0)\"" } ?? "null"
    case let list as [String]: "[" + list.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case let issues as [Scenario.Issue]: text(issues.map(\.rawValue))
    case let window as Scenario.Window:
      "{first: \(window.first), count: \(window.count)}"
    case let submission as Scenario.Submission: text(of: submission)
    default: String(describing: value)
    }
  }

  private static func text(of submission: Scenario.Submission) -> String {
    switch submission {
    case .none: "nothing was submitted"
    case .refused(let fields): "{refused: \(text(fields))}"
    case .accepted(let entries):
      "{" + entries.map { "\($0.field): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private static func text(of value: Scenario.Value) -> String {
    switch value {
    case .none: "null"
    case .id(let id): id.description
    case .ids(let ids): text(ids)
    case .on(let isOn): isOn ? "true" : "false"
    case .text(let text): "\"\(text)\""
    case .rows(let rows):
      "["
        + rows.map { row in
          "{" + row.map { "\($0.field): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        }.joined(separator: ", ") + "]"
    }
  }

  private mutating func each<Value>(
    _ entries: [Scenario.Entry<Value>], _ path: JSONPath, _ name: String,
    _ read: (any FieldReference, Value) -> Value
  ) {
    for entry in entries {
      guard let key = keys.key(entry.field)?.reference,
        isThere(entry.field, path, "\(name).\(entry.field)")
      else { continue }
      compare(read(key, entry.value), entry.value, path, "\(name).\(entry.field)")
    }
  }

  private mutating func eachList<Value>(
    _ entries: [Scenario.Entry<Value>], _ reader: FormReader, _ path: JSONPath, _ name: String,
    _ read: (FormReader.ListView) -> Value
  ) {
    for entry in entries {
      let member = "\(name).\(entry.field)"
      guard isThere(entry.field, path, member) else { continue }
      guard let view = reader.listView(entry.field) else {
        fail(path, member, expected: Self.text(entry.value), got: "the field has no list")
        continue
      }
      compare(read(view), entry.value, path, member)
    }
  }

  private mutating func checkCounts(
    _ entries: [Scenario.Entry<[Scenario.OptionCount]>], _ path: JSONPath, _ name: String
  ) {
    let reader = FormReader(form: form, keys: keys)
    for entry in entries {
      let known = reader.counts(entry.field)
      let ids = Set(known.map(\.id))
      let listed = (reader.listView(entry.field)?.ids ?? []).filter { !ids.contains($0) }
        .map(\.description)
      for expected in entry.value {
        let member = "\(name).\(entry.field).\(expected.option)"
        // A name cannot tell the id 4 from the id "4".
        var got = known.filter { $0.id.description == expected.option }.map(\.count)
        // What is chosen and stands in no row may be listed, and leaves none.
        if listed.contains(expected.option) { got.append(0) }
        if got.isEmpty {
          fail(path, member, expected: "\(expected.count)", got: "no row has that option")
        } else if !got.contains(expected.count) {
          fail(path, member, expected: "\(expected.count)", got: "\(got[0])")
        }
      }
    }
  }

  // MARK: Submit and frames

  private mutating func compareSubmission(
    _ expected: Scenario.Submission, _ path: JSONPath, _ name: String
  ) {
    let reader = FormReader(form: form, keys: keys)
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
          Scenario.Entry(field: $0.id, value: reader.value($0, known[$0.id]))
        })
    }
    compare(Self.sorted(got), Self.sorted(expected), path, name)
  }

  private static func sorted(_ submission: Scenario.Submission) -> Scenario.Submission {
    guard case .accepted(let entries) = submission else { return submission }
    return .accepted(
      entries.map { entry in
        guard case .rows(let rows) = entry.value else { return entry }
        let sorted = rows.map { $0.sorted { $0.field < $1.field } }
        return Scenario.Entry(field: entry.field, value: .rows(sorted))
      }.sorted { $0.field < $1.field })
  }

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
      for line in lines {
        let width = WidthPolicy.standard.cells(of: SafeText(line))
        guard width > columns else { continue }
        fail(
          path, name, expected: "at most \(columns) cells a line", got: "\(width) in \"\(line)\"")
      }
    default: break
    }
  }

  private mutating func checkTree(_ texts: [String], _ path: JSONPath, _ name: String) {
    checkOrder(texts, in: AccessibilityTree(of: form).lines, "the tree has", path, name)
  }

  private mutating func checkSays(_ texts: [String], _ path: JSONPath, _ name: String) {
    let said = takeAnnouncements()
    checkOrder(texts, in: said, "said is", path, name)
  }

  /// Each text has to be contained in a line, in order; a line may hold several of them.
  private mutating func checkOrder(
    _ texts: [String], in lines: [String], _ what: String, _ path: JSONPath, _ name: String
  ) {
    var next = 0
    for text in texts {
      guard let found = lines[next...].firstIndex(where: { Self.contains([$0], text) }) else {
        let rest = lines[next...].joined(separator: "\n            ")
        fail(
          path, name, expected: "\(what) \"\(text)\"",
          got: rest.isEmpty
            ? next == 0 ? "nothing" : "nothing after line \(next)"
            : "in no line of\n            \(rest)")
        return
      }
      next = found
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
