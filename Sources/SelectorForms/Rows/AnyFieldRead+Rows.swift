import SelectorKit

extension AnyFieldRead {
  /// What the field holds in all rows, as one value.
  func column(of rows: any FieldReference, in values: FormValues) -> FieldValue {
    let one = AnyFieldRead(field, readsChoice: readsChoice)
    let held = ColumnRead(base: one, rows: rows).value(in: values).map(\.value)
    if values.machine(field.fieldIndex).kind == .toggle { return .on(held.contains(.on(true))) }
    var seen: Set<OptionID> = []
    let ids = held.flatMap { value -> [OptionID] in
      if case .text(let text) = value { return text.isEmpty ? [] : [OptionID(text)] }
      return value.ids
    }
    return .options(ids.filter { seen.insert($0).inserted })
  }
}
