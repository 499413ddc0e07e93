import SelectorKit

/// Groups of fields that repeat: order lines, travellers; see <doc:FieldsThatRepeat>.
extension FormBuilder {
  /// Declares a group of fields that repeats.
  ///
  /// - Parameters:
  ///   - id: The id of the group, unique in the form and without a slash.
  ///   - label: The name of the group, as a person reads it.
  ///   - rowLabel: How a row is named; `{}` is its number, counted from 1. Without it, the label and the
  ///     number.
  ///   - count: How many rows the form begins with; without it, as many as there must be.
  ///   - isRequired: Whether there must be a row.
  ///   - minimum: How many rows there must be; fewer are an issue.
  ///   - maximum: How many rows there may be; nobody can add more.
  ///   - declare: Declares the fields of a row, with the builder that it is given, and gives their keys.
  /// - Returns: The key of the group, which holds what `declare` gave.
  /// - Throws: What `declare` throws.
  public mutating func rows<Fields: Sendable, Failure: Error>(
    _ id: String, _ label: String, row rowLabel: String? = nil, startingWith count: Int? = nil,
    isRequired: Bool = false, minimum: Int = 0, maximum: Int? = nil,
    declare: (inout FormBuilder) throws(Failure) -> Fields
  ) throws(Failure) -> RowsKey<Fields> {
    var configuration = SelectorConfiguration(label: label)
    configuration.limits = SelectionLimits(minimum: max(0, minimum), maximum: maximum)
    configuration.isRequired = isRequired
    let field = RowsField(count: count ?? minimum, configuration: configuration)
    let place = self.declare(id, field)
    if rowsBeingDeclared != nil { rowErrors.append(.rowsInRows(group: id)) }
    let outer = rowsBeingDeclared
    rowsBeingDeclared = id
    defer { rowsBeingDeclared = outer }
    let first = fields.count
    let made = try declare(&self)
    groups.append(
      RowsDeclaration(
        id: id, place: place, fields: first..<fields.count,
        names: fields[first...].map(\.name), rowLabel: rowLabel ?? "\(label) {}"))
    return RowsKey(fieldID: fields[place].id, fieldIndex: place, formID: formID, fields: made)
  }

  /// Says that no two rows may hold the same value of a field: the later ones have an issue.
  ///
  /// Rows without a value are alike to none. A key of a field that stands in no row is a fault.
  public mutating func requireUnique(_ field: some FieldReference) {
    guard isOwn(field) else { return foreign.append(field.fieldID) }
    guard let group = groups.firstIndex(where: { $0.fields.contains(field.fieldIndex) }) else {
      return rowErrors.append(.notInRows(field: field.fieldID))
    }
    groups[group].unique.insert(field.fieldIndex)
  }

  /// Attaches issues to the field of rows that a check of all rows names.
  ///
  /// - Parameters:
  ///   - field: The field of a row that has the issues.
  ///   - reads: What the check reads: columns, the number of rows, fields of the form.
  ///   - check: The issues in words, by their rows; none where all is well.
  public mutating func validateRows<each Read: FieldRead>(
    _ field: some FieldReference, reading reads: repeat each Read,
    check: @escaping @Sendable (repeat (each Read).Value) -> [RowID: String]
  ) {
    let fields = Self.fields(repeat each reads)
    for field in [field as any FieldReference] + fields where !isOwn(field) {
      return foreign.append(field.fieldID)
    }
    rowChecks.append(
      RowCheck(field: field.fieldIndex, rule: FormRule(repeat each reads, body: check)))
  }

  /// What is wrong with the groups, and with what reads them.
  func faultsOfRows() -> [FormError] {
    guard !groups.isEmpty || !rowErrors.isEmpty || !rowChecks.isEmpty else { return [] }
    var errors = rowErrors
    func group(_ field: Int) -> Int? { groups.firstIndex { $0.fields.contains(field) } }
    func check(_ reads: [Dependency], from reader: Int, in scope: Int?) {
      for read in reads where fields.indices.contains(read.field) {
        let owner = group(read.field)
        if read.readsRows {
          if owner == nil { errors.append(.notInRows(field: fields[read.field].id)) }
        } else if let owner, owner != scope {
          errors.append(
            .rowReadFromOutside(field: fields[read.field].id, reader: fields[reader].id))
        }
      }
    }
    for index in fields.indices {
      for (_, reads) in fields[index].rules.reads { check(reads, from: index, in: group(index)) }
    }
    for check in checks {
      for field in check.fields {
        for read in check.rule.reads where !read.readsRows {
          guard let owner = group(read.field), owner != group(field) else { continue }
          errors.append(
            .rowReadFromOutside(field: fields[read.field].id, reader: fields[field].id))
        }
      }
    }
    for rowCheck in rowChecks {
      if group(rowCheck.field) == nil {
        errors.append(.notInRows(field: fields[rowCheck.field].id))
      }
      check(rowCheck.rule.reads, from: rowCheck.field, in: nil)
    }
    for relation in relations {
      for field in relation.fields where group(field) != nil {
        errors.append(.relationInRows(field: fields[field].id, relation: relation.id))
      }
    }
    for declaration in groups {
      for name in [declaration.id] + declaration.names where name.contains("/") {
        errors.append(.slashInID(id: name))
      }
      for field in fields where field.id == field.name && field.id.hasPrefix(declaration.id + "/") {
        errors.append(.slashInID(id: field.id))
      }
    }
    return errors
  }
}
