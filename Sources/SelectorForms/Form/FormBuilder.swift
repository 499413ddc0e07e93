import SelectorKit

/// Declares the fields of a form, in order; each declaration gives the key of its field.
///
/// ```swift
/// var make = FormBuilder()
/// let country = make.selector("country", "Country", options: countries, label: \.name)
/// let note = make.text("note", "Note")
/// var form = try make.build()
/// form.choose(country, id: "fr")
/// print(form[country]?.name ?? "none")  // France
/// ```
///
/// A builder reports nothing while it is used: ``build()`` names every fault at once.
public struct FormBuilder {
  /// Whether at most one list is open at a time.
  public var isSingleOpen = true
  /// The identity that all keys of the form carry.
  public let formID = FormID()

  var fields: [FieldDeclaration] = []
  /// The ids of keys of other forms that were used.
  var foreign: [String] = []
  var checks: [FormCheck] = []
  var relations: [RelationPlan] = []
  /// The groups of fields that repeat, in order.
  var groups: [RowsDeclaration] = []
  var rowChecks: [RowCheck] = []
  var rowErrors: [FormError] = []
  /// The id of the group whose fields are being declared.
  var rowsBeingDeclared: String?

  /// Begins a form without fields.
  public init() {}

  /// Makes the form.
  ///
  /// - Throws: ``FormErrors`` with every fault of the declaration.
  /// - Complexity: O(*f*), where *f* is the number of fields.
  public consuming func build() throws(FormErrors) -> Form {
    var rules = fields.map(\.rules)
    prepareRelations(&rules)
    var errors: [FormError] = []
    var known: [String: Int] = [:]
    for (index, field) in fields.enumerated() {
      if let first = known[field.id] {
        errors.append(.duplicateField(id: field.id, first: first, second: index))
      } else {
        known[field.id] = index
      }
      if let maximum = field.machine.configuration.limits.maximum,
        maximum < field.machine.configuration.limits.minimum
      {
        errors.append(.impossibleLimits(field: field.id))
      }
      if !field.duplicateOptions.isEmpty {
        errors.append(.duplicateOptions(field: field.id, ids: field.duplicateOptions))
      }
    }
    errors += choicesOfForgetfulFields()
    errors += faultsOfRelations()
    errors += foreign.map { .keyOfAnotherForm(field: $0) }
    errors += faultsOfRows()
    let ids = fields.map(\.id)
    let moving = fields.indices.filter { fields[$0].exchangesChoice }
    let graph = FormGraph(
      rules: rules, movingChoices: Set(moving), relations: relations, groups: groups)
    let names = relations.map(\.id)
    errors += graph.cycles.map { .cycle(graph.words(for: $0, fields: ids, relations: names)) }
    guard errors.isEmpty else { throw FormErrors(errors: errors) }
    let plan = FormPlan(
      fieldIDs: ids, index: known, rules: rules, graph: graph, relations: relations, checks: checks,
      groups: groups, rowChecks: rowChecks)
    return Form(
      plan: plan, machines: fields.map(\.machine), id: formID, isSingleOpen: isSingleOpen)
  }

  /// A choice that its field forgets by itself is no ground for a rule: what it gives would depend on the
  /// order in which things happened.
  private func choicesOfForgetfulFields() -> [FormError] {
    let ofFields = fields.map { ($0.id, $0.rules.reads.flatMap(\.1)) }
    let ofRelations = relations.map { ($0.id, $0.narrowing?.reads ?? []) }
    return (ofFields + ofRelations).flatMap { reader, reads in
      reads.compactMap { read -> FormError? in
        guard read.readsChoice, fields.indices.contains(read.field) else { return nil }
        let field = fields[read.field]
        let forgets =
          field.machine.configuration.missing == .clear || field.rules.onHidden == .clear
        return forgets ? .choiceIsForgotten(field: field.id, reader: reader) : nil
      }
    }
  }

  mutating func declare(_ id: String, _ machine: some FieldMachine) -> Int {
    let path = rowsBeingDeclared.map { RowPath.id(id, of: $0) } ?? id
    fields.append(FieldDeclaration(id: path, name: id, machine: machine))
    return fields.count - 1
  }

  /// Changes the rules of a field; a key of another form is a fault that ``build()`` reports.
  @usableFromInline
  mutating func setRule(
    of field: some FieldReference, reading reads: [any FieldReference],
    _ change: (inout FieldRules) -> Void
  ) {
    for reference in [field as any FieldReference] + reads where !isOwn(reference) {
      foreign.append(reference.fieldID)
      return
    }
    change(&fields[field.fieldIndex].rules)
  }

  func isOwn(_ field: some FieldReference) -> Bool {
    field.formID == formID && fields.indices.contains(field.fieldIndex)
  }
}

/// A field as it was declared.
struct FieldDeclaration: Sendable {
  /// The id of the field: in a row that of any row.
  var id: String
  /// The id that was given, which in a row is unique only there.
  var name: String
  var machine: any FieldMachine
  var rules = FieldRules()
  /// The ids that occur twice in the list that was written down.
  var duplicateOptions: [String] = []

  /// Whether the choice becomes another without a write, when the parents of the list do.
  var exchangesChoice: Bool {
    machine.configuration.missing == .rememberPerParent && rules.options != nil
  }
}

/// Something that is wrong with a declared form.
public enum FormError: Error, Hashable, Sendable {
  /// Two fields have one id; their places, from 0.
  case duplicateField(id: String, first: Int, second: Int)
  /// A field may hold fewer options than it must.
  case impossibleLimits(field: String)
  /// Options that were written down share an id; the ids, as text.
  case duplicateOptions(field: String, ids: [String])
  /// A rule reads the choice of a field whose policy forgets choices.
  case choiceIsForgotten(field: String, reader: String)
  /// A rule names a key of another form; the id of its field there.
  case keyOfAnotherForm(field: String)
  /// A rule outside of a row reads a field of a row as if there were but one.
  case rowReadFromOutside(field: String, reader: String)
  /// What is said of a field of rows is said of another one.
  case notInRows(field: String)
  /// A group of fields that repeats stands in another one.
  case rowsInRows(group: String)
  /// The id of a group, or of a field of its rows, holds the sign that stands between them.
  case slashInID(id: String)
  /// A field of rows that repeat is part of a relation, which stands in the form itself.
  case relationInRows(field: String, relation: String)
  /// A field of a relation takes texts of one's own, which no row has.
  case customTextInRelation(field: String, relation: String)
  /// A field of a relation remembers choices per parent, though it has no parents.
  case memoryInRelation(field: String, relation: String)
  /// A field of a relation has a rule for its options as well.
  case optionsOfRelation(field: String, relation: String)
  /// A relation has rows, but none of them has a value for a field.
  case columnWithoutValues(field: String, relation: String)
  /// Fields wait for each other; the shortest loop, each slot before what it reads.
  case cycle(String)
}

extension FormError: CustomStringConvertible {
  /// What is wrong and how to mend it, in one line.
  public var description: String {
    switch self {
    case .duplicateField(let id, let first, let second):
      "fields \(first + 1) and \(second + 1) both have the id \"\(id)\": give one another id"
    case .impossibleLimits(let field):
      "field \"\(field)\" must hold more options than it may: lower its minimum or raise its maximum"
    case .duplicateOptions(let field, let ids):
      "options of \"\(field)\" share the ids \(ids.joined(separator: ", ")): give each its own"
    case .choiceIsForgotten(let field, let reader):
      "\"\(reader)\" reads the choice of \"\(field)\", which forgets choices by its policy: "
        + "read its value, or choose another policy"
    case .keyOfAnotherForm(let field):
      "a rule reads \"\(field)\" by a key of another form: use the key that this builder gave"
    case .rowReadFromOutside(let field, let reader):
      "\"\(reader)\" reads \"\(field)\", of which there is one in each row: read all rows with "
        + "`rows.column(…)`, or declare the rule in the row"
    case .notInRows(let field):
      "\"\(field)\" stands in no row: name a field that was declared within `rows`"
    case .rowsInRows(let group):
      "\"\(group)\" repeats within rows that repeat: declare it in the form itself"
    case .slashInID(let id):
      "the id \"\(id)\" holds a slash, which stands between group, row and field: leave it out"
    case .relationInRows(let field, let relation):
      "\"\(field)\" stands in rows, but the relation \"\(relation)\" in the form itself: take the field "
        + "out of one of them"
    case .customTextInRelation(let field, let relation):
      "field \"\(field)\" takes texts of one's own, which no row of the relation \"\(relation)\" has: "
        + "switch allowsCustomText off, or take the field out of the relation"
    case .memoryInRelation(let field, let relation):
      "field \"\(field)\" remembers choices per parent, but in the relation \"\(relation)\" it has no "
        + "parents: choose another policy for what is missing"
    case .optionsOfRelation(let field, let relation):
      "field \"\(field)\" has a rule for its options, but they are those of the relation "
        + "\"\(relation)\": leave one of them out"
    case .columnWithoutValues(let field, let relation):
      "no row of the relation \"\(relation)\" has a value for \"\(field)\": give the field another "
        + "column, or rows that have one"
    case .cycle(let loop):
      "fields wait for each other: \(loop); let one of them read a choice instead of a value"
    }
  }
}

/// Everything that is wrong with a declared form.
public struct FormErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults, in the order of declaration.
  public var errors: [FormError]

  /// The faults, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
