import SelectorForms
import SelectorKit
import Testing

/// Faults of a declaration: all of them at once, each with what to do.
@Suite struct BuildErrorTests {
  private struct Place: Hashable, Identifiable, Sendable {
    var id: Int
    var name: String
  }

  private func errors(of make: consuming FormBuilder) -> [FormError] {
    do {
      _ = try make.build()
      return []
    } catch {
      return error.errors
    }
  }

  @Test func `every fault is named at once`() {
    var other = FormBuilder()
    let stranger = other.toggle("stranger", "Stranger")
    var make = FormBuilder()
    let twice = [Place(id: 1, name: "A"), Place(id: 1, name: "B")]
    let first = make.selector("a", "A", options: twice, label: \.name)
    make.configure(first) { $0.missing = .clear }
    let second = make.multi("a", "Again", options: [Place](), label: \.name)
    make.configure(second) { $0.limits = SelectionLimits(minimum: 3, maximum: 2) }
    make.show(second, when: stranger) { $0 }
    let third = make.toggle("c", "C")
    make.enable(third, when: first.choice) { $0 != nil }
    #expect(
      Set(errors(of: make)) == [
        .duplicateOptions(field: "a", ids: ["1"]), .duplicateField(id: "a", first: 0, second: 1),
        .impossibleLimits(field: "a"), .keyOfAnotherForm(field: "stranger"),
        .choiceIsForgotten(field: "a", reader: "c"),
      ])
  }

  @Test func `a cycle is named by its shortest loop`() throws {
    var make = FormBuilder()
    let state = make.selector("state", "State", options: [Place](), label: \.name)
    let city = make.selector("city", "City", options: [Place](), label: \.name)
    make.derive(city, from: state) { [$0] }
    make.derive(state, from: city) { [$0] }
    let found = errors(of: make)
    #expect(found.count == 1)
    let words = try #require(found.first).description
    #expect(words.contains("city.options <- state.value"))
    #expect(words.contains("state.options <- city.value"))
  }

  @Test func `reading a choice closes no cycle`() throws {
    var make = FormBuilder()
    let state = make.selector(
      "state", "State", options: [Place(id: 1, name: "S")], label: \.name)
    let city = make.selector("city", "City", options: [Place](), label: \.name)
    make.derive(city, from: state) { [Place(id: $0.id * 10, name: "C")] }
    make.initialChoice(state, from: city.choice) { $0 == nil ? .first : .id(1) }
    #expect(errors(of: make).isEmpty)
  }

  @Test func `a field that reads itself is a cycle of one`() {
    var make = FormBuilder()
    let own = make.selector("own", "Own", options: [Place](), label: \.name)
    make.show(own, when: own) { $0 != nil }
    #expect(errors(of: make).count == 1)
  }
}
