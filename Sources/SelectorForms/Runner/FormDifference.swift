/// What one update did to a form, told once it is over.
public struct FormDifference: Hashable, Sendable {
  /// The form that changed.
  public let formID: FormID
  /// Which change of the store it is, from 1; differences come in this order, without gaps.
  public let revision: Int
  /// What happened, in order.
  ///
  /// Empty where no event tells the change: options arrived or failed, a label or the focus is another,
  /// the form was submitted, or was exchanged.
  public let changes: [FormChange]

  /// The ids of the fields to which something happened, each once, in the order of their first change.
  public var fields: [String] { Self.fields(of: changes) }

  /// Whether something happened to a field.
  public func touches(_ field: some FieldReference) -> Bool {
    field.formID == formID && changes.contains { $0.field == field.fieldID }
  }

  static func fields(of changes: [FormChange]) -> [String] {
    var seen: Set<String> = []
    return changes.map(\.field).filter { seen.insert($0).inserted }
  }
}

extension FormDifference: CustomStringConvertible {
  /// The difference in one line: `#3: country chose fr (keyboard), country closed (selected)`.
  public var description: String {
    let words = changes.map(\.description).joined(separator: ", ")
    return "#\(revision): \(words.isEmpty ? "no event" : words)"
  }
}
