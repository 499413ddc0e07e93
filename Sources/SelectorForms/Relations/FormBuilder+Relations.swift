public import SelectorKit

/// Relations: fields that are columns of one table and narrow each other.
///
/// There is no parent and no order of filling in. A field lists the values that occur in a row which agrees
/// with what holds in the other fields. Where choices exclude each other, the latest holds; the others
/// follow their policy for what is missing, and hold again as soon as they can.
/// <doc:FieldsThatDependOnOthers> shows one.
extension FormBuilder {
  /// Declares the rows of a relation; fields become its columns by ``selector(_:_:of:column:label:placeholder:default:)``.
  ///
  /// A table without rows is legal: its fields have no options. Rows that are equal all count.
  ///
  /// - Parameters:
  ///   - id: The name of the relation, for messages.
  ///   - rows: The rows; their order is that of the options.
  ///   - emptyOptions: What becomes of an option that would leave no row.
  /// - Returns: The key of the relation.
  /// - Complexity: O(1); each of its fields adds an index at O(*n*) hashes, where *n* is the number of rows.
  public mutating func relation<Row>(
    _ id: String, rows: [Row], emptyOptions: EmptyOptionPolicy = .hide
  ) -> RelationKey<Row> {
    relations.append(
      RelationPlan(id: id, rowCount: rows.count, emptyOptions: emptyOptions, rows: rows))
    return RelationKey(relationID: id, index: relations.count - 1, formID: formID)
  }

  /// Writes behind the labels of open lists how many rows each option would leave.
  public mutating func showCounts<Row>(of relation: RelationKey<Row>) {
    change(relation) { $0.showsCounts = true }
  }

  /// Leaves only those rows of a relation for which a condition on other fields holds.
  ///
  /// It narrows options, counts and results, but decides nothing of what is kept: typing a query unseats
  /// no choice. Waits for nothing: a key gives the condition its option or nil.
  ///
  /// - Complexity: O(*n*) conditions where what is read becomes another, for *n* rows.
  public mutating func narrow<Row, each Read: FieldRead>(
    _ relation: RelationKey<Row>, by reads: repeat each Read,
    condition: @escaping @Sendable (Row, repeat (each Read).Value) -> Bool
  ) {
    let rows = rows(of: relation)
    let rule = FormRule<RowSet>(repeat each reads) { (values: repeat (each Read).Value) in
      RowSet(count: rows.count) { condition(rows[$0], repeat each values) }
    }
    narrow(relation, reading: Self.fields(repeat each reads), rule)
  }

  /// Leaves only those rows of a relation for which a condition on other fields holds, without types.
  public mutating func narrow<Row>(
    _ relation: RelationKey<Row>, byAny reads: [AnyFieldRead],
    condition: @escaping @Sendable ([FieldValue]) -> @Sendable (Row) -> Bool
  ) {
    let rows = rows(of: relation)
    let rule = FormRule<RowSet>(any: reads) { values in
      let passes = condition(values)
      return RowSet(count: rows.count) { passes(rows[$0]) }
    }
    narrow(relation, reading: reads.map(\.field), rule)
  }

  private mutating func narrow<Row>(
    _ relation: RelationKey<Row>, reading reads: [any FieldReference], _ rule: FormRule<RowSet>
  ) {
    for read in reads where !isOwn(read) {
      foreign.append(read.fieldID)
      return
    }
    change(relation) { $0.narrowing = rule }
  }

  // MARK: Results

  /// Declares the rows of a relation that agree with everything that holds in its fields.
  ///
  /// What ``filter(_:by:condition:)`` adds narrows this view alone.
  ///
  /// - Parameters:
  ///   - id: The id of the field, unique in the form.
  ///   - label: The name of the field, as a person reads it.
  ///   - relation: The relation; of rows with one id the first is shown.
  ///   - presentation: How a row reads.
  /// - Returns: The key of the rows.
  public mutating func results<Row>(
    _ id: String, _ label: String, of relation: RelationKey<Row>,
    presentation: OptionPresentation<Row>
  ) -> ResultsFieldKey<Row> {
    let field = ResultsField<Row>(
      rows: [], presentation: presentation, configuration: SelectorConfiguration(label: label))
    let key = ResultsFieldKey<Row>(fieldID: id, fieldIndex: declare(id, field), formID: formID)
    let rows = TypedRows(rows(of: relation))
    change(relation) { $0.results[key.fieldIndex] = rows }
    return key
  }

  /// Declares the rows of a relation whose label a closure or a key path gives.
  public mutating func results<Row>(
    _ id: String, _ label: String, of relation: RelationKey<Row>,
    label rowLabel: @escaping @Sendable (Row) -> String
  ) -> ResultsFieldKey<Row> {
    results(id, label, of: relation, presentation: OptionPresentation(label: rowLabel))
  }

  // MARK: Parts

  func rows<Row>(of relation: RelationKey<Row>) -> [Row] {
    guard relation.formID == formID, relations.indices.contains(relation.index) else { return [] }
    return relations[relation.index].rows as? [Row] ?? []
  }

  mutating func change<Row>(
    _ relation: RelationKey<Row>, _ change: (inout RelationPlan) -> Void
  ) {
    guard relation.formID == formID, relations.indices.contains(relation.index) else {
      foreign.append(relation.relationID)
      return
    }
    change(&relations[relation.index])
  }

  /// Hands relations what is known of their fields once all is declared; the rules for their defaults are
  /// theirs from then on.
  mutating func prepareRelations(_ rules: inout [FieldRules]) {
    for relation in relations.indices {
      for member in relations[relation].members.indices {
        let field = relations[relation].members[member].field
        relations[relation].members[member].initialRule = rules[field].initialChoice
        rules[field].initialChoice = nil
        // What forgets its choice does so only where it can be seen.
        relations[relation].members[member].isSeenOrAbsent =
          rules[field].onHidden != .keep || fields[field].machine.configuration.missing == .clear
      }
    }
  }

  /// What relations and their fields say that cannot be.
  func faultsOfRelations() -> [FormError] {
    relations.flatMap { relation in
      relation.members.flatMap { faults(of: $0, in: relation) }
    }
  }

  private func faults(of member: RelationMember, in relation: RelationPlan) -> [FormError] {
    let field = fields[member.field]
    let configuration = field.machine.configuration
    var faults: [FormError] = []
    if configuration.allowsCustomText {
      faults.append(.customTextInRelation(field: field.id, relation: relation.id))
    }
    if configuration.missing == .rememberPerParent {
      faults.append(.memoryInRelation(field: field.id, relation: relation.id))
    }
    if field.rules.options != nil {
      faults.append(.optionsOfRelation(field: field.id, relation: relation.id))
    }
    if relation.rowCount > 0, member.index.valueCount == 0 {
      faults.append(.columnWithoutValues(field: field.id, relation: relation.id))
    }
    return faults
  }
}
