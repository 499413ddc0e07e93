import SelectorKit

/// Where the fields of rows stand, and in which order everything is read.
extension Form {
  /// The field of which a place is an instance, as it was declared.
  func declared(_ place: Int) -> Int { values.rows.declared(place) }

  /// The id of the field at a place.
  func fieldID(_ place: Int) -> String {
    values.rows.instance(at: place)?.path ?? plan.fieldIDs[place]
  }

  /// Where the field of a key stands, if the key belongs to this form and its row is there.
  func place(of field: some FieldReference) -> Int? {
    storedPlace(of: field).flatMap { values.rows.isAttached($0) ? $0 : nil }
  }

  /// Where the field of a key stands, also one of a row that was removed and may come back.
  func storedPlace(of field: some FieldReference) -> Int? {
    guard field.formID == id, plan.fieldIDs.indices.contains(field.fieldIndex) else { return nil }
    guard let group = plan.groupOfField[field.fieldIndex] else {
      return field.rowID == nil ? field.fieldIndex : nil
    }
    guard let row = field.rowID, let base = values.rows.groups[group].bases[row] else { return nil }
    return base + field.fieldIndex - plan.groups[group].fields.lowerBound
  }

  /// The place of a field that a rule of another one reads: in the same row, where it stands in rows.
  func place(read: Int, from place: Int) -> Int { values.seen(from: place).place(of: read) }

  /// The places of a field of a row in all rows, in order.
  func places(ofColumn field: Int) -> [Int] {
    guard let group = plan.groupOfField[field] else { return [field] }
    let offset = field - plan.groups[group].fields.lowerBound
    return values.rows.groups[group].attachedBases.map { $0 + offset }
  }

  /// The places of all fields that are in the form, in order.
  var placesInOrder: [Int] {
    guard !plan.groups.isEmpty else { return Array(plan.fieldIDs.indices) }
    var places: [Int] = []
    for field in plan.fieldIDs.indices where plan.groupOfField[field] == nil {
      places.append(field)
      guard let group = plan.groupAtField[field] else { continue }
      for base in values.rows.groups[group].attachedBases {
        places += base..<base + plan.groups[group].fields.count
      }
    }
    return places
  }

  /// The places of all fields at work: of those that were declared to stand in rows, only the rows.
  var livePlaces: [Int] {
    plan.groups.isEmpty
      ? Array(plan.fieldIDs.indices)
      : values.fields.filter {
        plan.groupOfField[$0] == nil && values.rows.isAttached($0)
      }
  }

  /// Puts places in the order of the form.
  func inOrder(_ places: [Int]) -> [Int] {
    guard places.contains(where: { $0 >= plan.fieldIDs.count }) else { return places.sorted() }
    return places.map { (orderKey(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func orderKey(of place: Int) -> (Int, Int, Int) {
    guard let instance = values.rows.instance(at: place) else { return (place, -1, 0) }
    let position = values.rows.groups[instance.group].positions[instance.row] ?? .max
    return (plan.groups[instance.group].place, position, instance.declared)
  }
}

/// What can be seen, in order: fields, and the names of rows above theirs.
extension Form {
  /// Something that stands in a frame.
  enum ShownItem {
    case field(Int)
    /// The name of a row, by its position.
    case row(group: Int, position: Int)
  }

  /// How many lines the rows of a group take; its own name not counted.
  private func lineCount(ofRowsIn group: Int) -> Int {
    values.isVisible(plan.groups[group].place) ? values.rows.groups[group].ranks.total : 0
  }

  var shownCount: Int {
    plan.groups.indices.reduce(shown.count) { $0 + lineCount(ofRowsIn: $1) }
  }

  /// How many items stand before a field.
  ///
  /// - Complexity: O(*g* + log *f* + *k*), where *g* is the number of groups, *f* that of fields and *k*
  ///   that of fields of a row.
  func itemCount(before place: Int) -> Int {
    guard let instance = values.rows.instance(at: place) else {
      var count = shown.count(before: place)
      for (group, declaration) in plan.groups.enumerated() where declaration.place < place {
        count += lineCount(ofRowsIn: group)
      }
      return count
    }
    let declaration = plan.groups[instance.group]
    let rows = values.rows.groups[instance.group]
    let count = itemCount(before: declaration.place)
    guard values.isVisible(declaration.place), let position = rows.positions[instance.row] else {
      return count
    }
    let base = place - (instance.declared - declaration.fields.lowerBound)
    let before = (base..<place).count { values.isVisible($0) }
    return count + 1 + rows.ranks.sum(before: position) + 1 + before
  }

  /// The place of a field among all that can be seen; nil for one that cannot.
  func rank(of place: Int) -> Int? {
    values.isVisible(place) && values.rows.isAttached(place) ? itemCount(before: place) : nil
  }

  /// What stands at a place among all that can be seen.
  func shownItem(at rank: Int) -> ShownItem? {
    guard rank >= 0 else { return nil }
    var skipped = 0
    for (group, declaration) in plan.groups.enumerated() {
      let lines = lineCount(ofRowsIn: group)
      guard lines > 0 else { continue }
      let heading = shown.count(before: declaration.place) + skipped
      if rank <= heading { break }
      if rank <= heading + lines { return item(of: group, line: rank - heading - 1) }
      skipped += lines
    }
    return shown.place(ofRank: rank - skipped).map { .field($0) }
  }

  private func item(of group: Int, line: Int) -> ShownItem? {
    let rows = values.rows.groups[group]
    guard let (position, line) = rows.ranks.position(ofLine: line) else { return nil }
    guard line > 0 else { return .row(group: group, position: position) }
    let base = rows.attachedBases[position]
    let places = (base..<base + plan.groups[group].fields.count).lazy.filter {
      values.isVisible($0)
    }
    return places.dropFirst(line - 1).first.map { .field($0) }
  }

  /// The place of the field at a rank; nil for the name of a row.
  func shownPlace(at rank: Int) -> Int? {
    if case .field(let place) = shownItem(at: rank) { place } else { nil }
  }

  /// A field was shown or hidden.
  mutating func noteVisible(_ place: Int, _ isVisible: Bool) {
    guard let instance = values.rows.instance(at: place) else {
      return shown.set(place, isShown: isVisible)
    }
    guard let position = values.rows.groups[instance.group].positions[instance.row] else { return }
    values.rows.groups[instance.group].ranks.add(isVisible ? 1 : -1, at: position)
  }
}
