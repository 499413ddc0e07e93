import SelectorForms
import SelectorKit
import SelectorScenarios

/// Writes a way through a form as a scenario file.
struct ScenarioWriter {
  /// The form at the start of the way.
  let form: Form
  /// The form at its end: there are options that come only on the way.
  let end: Form
  /// The scenario that declares the form, where there is one.
  let declaration: String?

  /// A file that does the way; it expects what the form is at its end only where it is declared by a file.
  func file(sentence: String, keys: [String]) -> String {
    var steps: [JSONValue] = []
    if let focus = form.focusedFieldID { steps.append(.object([.init("focus", .text(focus))])) }
    steps += keys.map { .object([.init("key", .text($0))]) }
    var members: [JSONValue.Member] = [
      .init("format", .whole(1)), .init("scenario", .text(sentence)),
    ]
    if let declaration, case .object(let declared)? = try? JSONValue(bytes: Array(declaration.utf8))
    {
      members += declared.filter { !["format", "scenario", "steps"].contains($0.name) }
    } else {
      members.append(
        .init(
          "why",
          .text(
            "Written from a form in code: options that came on the way are those of its end, rules are not here."
          )))
      members.append(.init("fields", .list(form.places.filter { $0.rowID == nil }.map(field))))
    }
    let lines = steps.map { "    " + $0.json }.joined(separator: ",\n")
    let head = members.map {
      "  " + JSONValue.text($0.name).json + ": " + $0.value.json(columns: 100, indentation: "  ")
    }
    return "{\n" + head.joined(separator: ",\n") + ",\n  \"steps\": [\n" + lines + "\n  ]\n}\n"
  }

  private func field(_ place: AnyFieldKey) -> JSONValue {
    var members = [JSONValue.Member("id", .text(place.fieldID))]
    guard let index = form.visibleIndex(of: place) else { return .object(members) }
    let control = form.control(at: index)
    if control.kind == .group { return rows(place) }
    if control.kind != .results { members.append(.init("kind", .text(control.kind.rawValue))) }
    if control.label != place.fieldID { members.append(.init("label", .text(control.label))) }
    if control.isRequired { members.append(.init("required", .bool(true))) }
    guard [.selector, .multi, .combobox].contains(control.kind) else { return .object(members) }
    let atStart = Self.rows(of: place, in: form)
    let rows = atStart.isEmpty ? Self.rows(of: place, in: end) : atStart
    members.append(.init("options", .list(rows.map(Self.option))))
    return .object(members)
  }

  /// The rows of a list as it is when it was just opened.
  private static func rows(of place: AnyFieldKey, in form: Form) -> [ListPresentation.Row] {
    var form = form
    form.close(place)
    form.open(place)
    guard let index = form.visibleIndex(of: place) else { return [] }
    return form.list(at: index, lines: 10_000)?.rows ?? []
  }

  /// A group of fields that repeats: the fields of its first row, under their ids within it.
  private func rows(_ group: AnyFieldKey) -> JSONValue {
    let inner = form.places.filter { $0.rowID != nil && $0.fieldID.hasPrefix(group.fieldID + "/") }
    let first = inner.filter { $0.rowID == inner.first?.rowID }
    let fields = first.map { key -> JSONValue in
      guard case .object(var members) = field(key) else { return .null }
      members[0] = .init("id", .text(String(key.fieldID.split(separator: "/").last ?? "")))
      return .object(members)
    }
    return .object([
      .init("id", .text(group.fieldID)), .init("kind", .text("repeated")),
      .init("start", .whole(Set(inner.map(\.rowID)).count)), .init("fields", .list(fields)),
    ])
  }

  private static func option(_ row: ListPresentation.Row) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .text("\(row.index + 1) \(row.label)")), .init("label", .text(row.label)),
    ]
    if !row.isEnabled {
      let reason = row.disabledReason ?? ""
      members.append(.init("disabled", reason.isEmpty ? .bool(true) : .text(reason)))
    }
    return .object(members)
  }
}
