import SelectorForms
import SelectorKit
import Testing

/// S35: three ways to hear of a choice: what a verb returns, an observer, a sequence of changes.
///
/// SwiftUI follows `store.form` by itself.
func howDoIListenToChoices() async throws -> [String] {
  var make = FormBuilder()
  let day = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
  let store = FormStore(try make.build())
  let log = Log()

  let observation = store.onChange { difference, form in
    if difference.touches(day) { log.add("observer: \(form[day]?.label ?? "no day")") }
  }
  let changes = store.changes()
  let returned = store.withForm { $0.choose(day, id: .monday) }
  log.add("verb: \(returned.map(\.description).joined())")
  store.update { $0.clear(day) }
  observation.cancel()
  for await difference in changes {
    log.add("sequence: \(difference)")
    if difference.revision == 2 { break }
  }
  return log.lines
}

@Test("S35: How do I listen to choices?")
func listensToChoices() async throws {
  #expect(
    try await howDoIListenToChoices() == [
      "observer: Monday", "verb: day chose monday (program)", "observer: no day",
      "sequence: #1: day chose monday (program)", "sequence: #2: day cleared (program)",
    ])
}
