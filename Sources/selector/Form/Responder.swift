internal import SelectorForms
internal import SelectorKit
internal import SelectorScenarios

/// Answers the requests of fields that ask a loader, each time with the rows of one file.
struct Responder {
  private let fields: [(key: any FieldReference, options: [Scenario.Option])]

  /// Reads `FIELD=FILE…` and the files.
  ///
  /// - Throws: A complaint in words for a field that asks no loader, ``DataError`` for a file.
  init(_ text: String, for declared: FormFile) throws {
    let loaded = declared.scenario.fields.filter { field in
      if case .async = field.source { true } else { false }
    }
    let script = try AnswerScript(text, value: "FILE")
    fields = try script.answers.map { answer in
      guard let key = declared.made.keys[answer.field],
        loaded.contains(where: { $0.id == answer.field })
      else {
        let names = loaded.map(\.id)
        throw AnswerError(
          message: names.isEmpty
            ? "\(answer.field) asks no loader, nor does another field"
            : unknownName("field with a loader", answer.field, among: names))
      }
      let rows = try DataRows(bytes: try InputFile.bytes(of: answer.text), file: answer.text).rows
      return (key.reference, rows.map { Scenario.Option(id: .text($0.id), label: $0.label) })
    }
  }

  /// Lets time pass until no answer that there is a file for is waited for.
  func settle(_ form: inout Form) {
    // Each round answers requests or lets one start; fields cannot ask each other in a circle.
    for _ in 0..<(4 * fields.count) {
      var isWaiting = false
      for (key, options) in fields {
        if respond(to: key, with: options, in: &form) { isWaiting = true }
      }
      if !isWaiting { return }
      if let deadline = form.nextDeadline { form.advance(to: deadline) }
    }
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
