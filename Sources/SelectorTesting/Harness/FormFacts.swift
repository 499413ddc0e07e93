public import SelectorForms
import SelectorKit

/// What can be known of a form, as far as a test of behaviour holds it against what it expects.
///
/// Facts are plain values: a test changes those that it expects to change.
public struct FormFacts: Hashable, Sendable {
  /// What can be known of one field.
  public struct Field: Hashable, Sendable {
    /// What holds: the ids of options with commas between, a text, `on` or `off`; nil for nothing.
    public var value: String?
    /// The label of the highlighted option; nil for none.
    public var highlight: String?
    /// What is typed into it: a query, or the text of a combobox; nil where nothing is.
    public var typed: String?
    /// How many options its list has, after filtering; nil while it is closed.
    public var options: Int?
    /// How far its options are: `ready`, `loading`, `failed`, `blocked`.
    public var status = "ready"
    /// How many requests its loader has started.
    public var requests = 0
    /// What is wrong with it, in words, whether or not it is shown yet.
    public var issues: [String] = []
    /// Whether it can be seen.
    public var isVisible = true
    /// Whether it can be used.
    public var isEnabled = true

    /// Makes the facts of an ordinary field without a value.
    public init() {}
  }

  /// The id of the field with focus.
  public var focus: String?
  /// The ids of the fields whose lists are open, in order.
  public var open: [String] = []
  /// The result of the last submit: `accepted`, or `refused: city`; nil for none.
  public var submission: String?
  private var fields: [String: Field] = [:]
  private let order: [String]

  /// What can be known of a form now.
  ///
  /// - Complexity: O(*f*) in the number of fields.
  public init(of form: Form) {
    focus = form.focusedFieldID
    open = form.openFieldIDs
    order = form.fields
    switch form.submission {
    case nil: submission = nil
    case .accepted: submission = "accepted"
    case .refused(let fields): submission = "refused: " + fields.joined(separator: ", ")
    }
    for place in form.places { fields[place.fieldID] = Field(form, place) }
  }

  /// The facts of a field; those of an ordinary one for an id that the form does not have.
  public subscript(_ field: String) -> Field {
    get { fields[field] ?? Field() }
    set { fields[field] = newValue }
  }
}

extension FormFacts.Field {
  init(_ form: Form, _ place: AnyFieldKey) {
    value = Self.words(form.value(of: place))
    requests = form.requestCount(of: place)
    issues = form.issues(of: place).map(\.rawValue) + form.checkFindings(of: place)
    isVisible = form.isVisible(place)
    isEnabled = form.isEnabled(place)
    switch form.status(of: place) {
    case .ready: status = "ready"
    case .loading: status = "loading"
    case .failed: status = "failed"
    case .blocked: status = "blocked"
    }
    guard let index = form.visibleIndex(of: place) else { return }
    let control = form.control(at: index)
    if control.role == .input { typed = control.text }
    if let query = control.query, !query.isEmpty { typed = query }
    guard control.isOpen, let list = form.list(at: index, lines: 1) else { return }
    options = list.total
    highlight = list.rows.first { $0.isHighlighted }?.label
  }

  private static func words(_ value: FieldValue) -> String? {
    switch value {
    case .none: nil
    case .option(let id): id.description
    case .options(let ids): ids.isEmpty ? nil : ids.map(\.description).joined(separator: ", ")
    case .text(let text): text.isEmpty ? nil : text
    case .on(let isOn): isOn ? "on" : "off"
    case .rows(let rows): rows.isEmpty ? nil : rows.map(\.description).joined(separator: ", ")
    }
  }
}

extension FormFacts {
  /// The facts as lines, those that are as usual left out, so that a difference can be told.
  var lines: [String] {
    var lines: [String] = []
    lines.append("focus = \(focus ?? "none")")
    lines.append("open = [\(open.joined(separator: ", "))]")
    if let submission { lines.append("submission = \(submission)") }
    let unknown = fields.keys.filter { !order.contains($0) }.sorted()
    for id in order + unknown {
      guard let field = fields[id] else { continue }
      lines += field.lines.map { "\(id).\($0)" }
      if unknown.contains(id) { lines.append("\(id) is no field of the form") }
    }
    return lines
  }
}

extension FormFacts.Field {
  var lines: [String] {
    var lines: [String] = []
    if let value { lines.append("value = \(value)") }
    if let typed { lines.append("typed = \"\(typed)\"") }
    if let highlight { lines.append("highlight = \(highlight)") }
    if let options { lines.append("options = \(options)") }
    if status != "ready" { lines.append("status = \(status)") }
    if requests > 0 { lines.append("requests = \(requests)") }
    if !issues.isEmpty { lines.append("issues = \(issues.joined(separator: ", "))") }
    if !isVisible { lines.append("isVisible = false") }
    if !isEnabled { lines.append("isEnabled = false") }
    return lines
  }
}
