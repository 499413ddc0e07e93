internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios

/// Answers the requests of fields that ask a loader, each time with the rows of one file.
struct Responder {
  private let fields: [(field: String, options: [Scenario.Option])]

  /// Reads `FIELD=FILE…` and the files.
  ///
  /// - Throws: A complaint in words for a field that asks no loader, ``DataError`` for a file.
  init(_ text: String, for declared: FormFile) throws {
    let loaded = declared.scenario.fields.flatMap { field in
      ([field] + field.fields).filter(\.hasLoader).map {
        // The field of a row is named as in any row.
        $0 == field ? field.id : "\(field.id)/*/\($0.id)"
      }
    }
    let script = try AnswerScript(text, value: "FILE")
    fields = try script.answers.map { answer in
      guard loaded.contains(answer.field) else {
        throw AnswerError(
          message: loaded.isEmpty
            ? "\(answer.field) asks no loader, nor does another field"
            : unknownName("field with a loader", answer.field, among: loaded))
      }
      let rows = try DataRows(bytes: try InputFile.bytes(of: answer.text), file: answer.text).rows
      return (answer.field, rows.map { Scenario.Option(id: .text($0.id), label: $0.label) })
    }
  }

  /// Lets time pass until no answer that there is a file for is waited for.
  func settle(_ form: inout Form) {
    // Each round answers requests or lets one start; fields cannot ask each other in a circle.
    for _ in 0..<(4 * fields.count) {
      var isWaiting = false
      for (field, options) in fields {
        for key in keys(of: field, in: form) where respond(to: key, with: options, in: &form) {
          isWaiting = true
        }
      }
      if !isWaiting { return }
      if let deadline = form.nextDeadline { form.advance(to: deadline) }
    }
  }

  /// The keys of a field: one, or one a row.
  private func keys(of field: String, in form: Form) -> [AnyFieldKey] {
    guard let star = field.firstRange(of: "/*/") else {
      return [form.field(field)].compactMap(\.self)
    }
    let (start, end) = (field[..<star.lowerBound] + "/", "/" + field[star.upperBound...])
    return form.fields.filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
      .compactMap { form.field($0) }
  }

  /// Answers what a field asks; whether it asked, or will.
  private func respond(
    to field: some FieldReference, with options: [Scenario.Option], in form: inout Form
  ) -> Bool {
    guard form.status(of: field) == .loading else { return false }
    _ = form.respond(to: form.requestCount(of: field), of: field, with: options)
    return true
  }
}

extension Scenario.Field {
  fileprivate var hasLoader: Bool {
    if case .async = source { true } else { false }
  }
}
