import SelectorForms
import SelectorKit
import Testing

/// Rules that wait for each other: faults 33 to 37 of the report on dependent forms.
@Suite struct CycleFaultTests {
  typealias Word = ValueOption<String>

  /// What `build()` says of fields of words under rules.
  private static func cycles(
    _ ids: String..., rules: (inout FormBuilder, [String: FieldKey<Word>]) throws -> Void
  ) throws -> [FormError] {
    var make = FormBuilder()
    var keys: [String: FieldKey<Word>] = [:]
    for id in ids { keys[id] = make.selector(id, id, DropdownSelector("", options: ["x", "y"])) }
    try rules(&make, keys)
    do throws(FormErrors) {
      _ = try make.build()
      return []
    } catch {
      return error.errors
    }
  }

  @Test func `fault 33: every cycle is refused when the form is made, with its path`() throws {
    let options = try Self.cycles("a", "b") { make, keys in
      make.derive(try #require(keys["a"]), from: try #require(keys["b"])) { [$0] }
      make.derive(try #require(keys["b"]), from: try #require(keys["a"])) { [$0] }
    }
    #expect(
      options == [.cycle("a.options <- b.value <- b.options <- a.value <- a.options")])
    let shown = try Self.cycles("a", "b") { make, keys in
      make.show(try #require(keys["a"]), when: try #require(keys["b"])) { $0 != nil }
      make.show(try #require(keys["b"]), when: try #require(keys["a"])) { $0 != nil }
    }
    #expect(
      shown == [.cycle("a.visible <- b.value <- b.visible <- a.value <- a.visible")])
    let own = try Self.cycles("a") { make, keys in
      let key = try #require(keys["a"])
      make.initialChoice(key, from: key) { $0.map { .id($0.id) } ?? .none }
    }
    #expect(own == [.cycle("a.options <- a.value <- a.options")])
  }

  @Test func `fault 34: a cycle is told in full, and what only looks like one is none`() throws {
    let two = try Self.cycles("a", "b", "c", "d") { make, keys in
      let (a, b) = (try #require(keys["a"]), try #require(keys["b"]))
      let (c, d) = (try #require(keys["c"]), try #require(keys["d"]))
      make.derive(a, from: b) { [$0] }
      make.derive(b, from: a) { [$0] }
      make.show(c, when: d) { $0 != nil }
      make.derive(d, from: c) { [$0] }
    }
    #expect(two.count == 2)
    #expect(
      two.map(\.description).allSatisfy {
        $0.hasPrefix("fields wait for each other: ")
          && $0.hasSuffix("; let one of them read a choice instead of a value")
      })
    // Each reads the other, but no value waits for itself: labels are read by nobody, and the options of
    // one and the visibility of another are different things.
    let none = try Self.cycles("a", "b", "c") { make, keys in
      let (a, b, c) =
        (try #require(keys["a"]), try #require(keys["b"]), try #require(keys["c"]))
      make.label(a, from: b) { $0?.value ?? "a" }
      make.label(b, from: a) { $0?.value ?? "b" }
      make.enable(a, when: a, b) { $0 != $1 }
      make.derive(b, from: a) { [$0] }
      make.show(c, when: a, b) { $0 == $1 }
      make.require(a, when: c) { $0 != nil }
    }
    #expect(none.isEmpty)
  }

  @Test func `fault 34: fields of equal names in two forms are not one field`() throws {
    var other = FormBuilder()
    let foreign = other.selector("a", "a", DropdownSelector("", options: ["x"]))
    let errors = try Self.cycles("a", "b") { make, keys in
      make.derive(try #require(keys["b"]), from: try #require(keys["a"])) { [$0] }
      make.derive(try #require(keys["a"]), from: foreign) { [$0] }
    }
    #expect(errors == [.keyOfAnotherForm(field: "a")])
  }

  @Test func `fault 35: only members of a cycle are named, and the shortest one`() throws {
    let errors = try Self.cycles("before", "a", "b", "c", "after") { make, keys in
      let (a, b, c) =
        (try #require(keys["a"]), try #require(keys["b"]), try #require(keys["c"]))
      let before = try #require(keys["before"])
      // a waits for b, b for c, c for a; and b and c for each other.
      make.derive(a, from: b, before) { [$0, $1] }
      make.derive(b, from: c) { [$0] }
      make.derive(c, from: a.optional, b.optional) { _, _ in [] }
      make.derive(try #require(keys["after"]), from: a) { [$0] }
    }
    #expect(errors.count == 1)
    let words = try #require(errors.first?.description)
    #expect(!words.contains("before") && !words.contains("after") && !words.contains("a."))
    #expect(words.contains("b.options <- c.value <- c.options <- b.value <- b.options"))
  }

  /// Two lists that take each other's choice away.
  ///
  /// By *values* each would wait for the other; by *choices*
  /// it is legal and ends. A relation group, which knows who was edited last, is another matter.
  @Test func `fault 36: two lists that exclude each other's choice are computed once`() throws {
    let tally = Tally()
    var make = FormBuilder()
    let a = make.selector("a", "A", DropdownSelector("", options: ["x", "y"]))
    let b = make.selector("b", "B", DropdownSelector("", options: ["x", "y"]))
    for (field, other) in [(a, b), (b, a)] {
      make.derive(field, from: other.choice) { taken in
        tally.note(field.fieldID)
        return ["x", "y"].filter { $0 != taken }.map { ValueOption($0) }
      }
    }
    var form = try make.build()
    tally.forget()
    form.focus(a)
    for key in ["ArrowDown", "Enter"] { try form.press(KeyPress(name: key)) }
    #expect(tally.names == ["b": 1])
    tally.forget()
    form.focus(b)
    for key in ["ArrowDown", "Enter"] { try form.press(KeyPress(name: key)) }
    #expect(tally.names == ["a": 1])
    #expect(form[a]?.value == "x")
    #expect(form[b]?.value == "y")
  }

  /// A choice that moves with its parents depends on them, and so closes a cycle as a value does; one that
  /// may be forgotten is no ground for a rule at all.
  @Test(arguments: MissingPolicy.allCases)
  func `fault 36: lists that exclude choices which move by themselves are refused`(
    policy: MissingPolicy
  ) throws {
    let errors = try Self.cycles("a", "b") { make, keys in
      let (a, b) = (try #require(keys["a"]), try #require(keys["b"]))
      for (field, other) in [(a, b), (b, a)] {
        make.configure(field) { $0.missing = policy }
        make.derive(field, from: other.choice) { taken in
          ["x", "y"].filter { $0 != taken }.map { ValueOption($0) }
        }
      }
    }
    switch policy {
    case .mask, .flag, .fallback: #expect(errors.isEmpty)
    case .clear:
      #expect(
        errors == [
          .choiceIsForgotten(field: "b", reader: "a"), .choiceIsForgotten(field: "a", reader: "b"),
        ])
    case .rememberPerParent:
      #expect(
        errors == [.cycle("a.options <- b.value <- b.options <- a.value <- a.options")])
    }
  }

  @Test func `fault 37: observers that answer each other for ever are stopped and named`() throws {
    let errors = Tally()
    let trip = try Trip()
    let (city, tag) = (trip.city, trip.tag)
    let store = FormStore(trip.form) { errors.note($0.description) }
    let first = store.onChange("upper") { difference, form in
      guard difference.touches(city) else { return }
      let next = form[tag]?.value == "red" ? "blue" : "red"
      store.update { $0.choose(tag, id: next) }
    }
    let second = store.onChange("lower") { difference, form in
      guard difference.touches(tag) else { return }
      let next = form[city]?.id == 1 ? 2 : 1
      store.update { $0.choose(city, id: next) }
    }
    store.update { $0.choose(city, id: 3) }
    #expect(errors.names.count == 1)
    let words = try #require(errors.names.keys.first)
    #expect(words.contains("upper wrote to tag") && words.contains("lower wrote to city"))
    #expect(store.form.transactionCount < 100)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `fault 37: two mutual rules that agree come to rest`() throws {
    let trip = try Trip()
    let (city, tag) = (trip.city, trip.tag)
    let store = FormStore(trip.form)
    // Each puts the other where it belongs, and an equal write is no change.
    let first = store.onChange("tag follows") { difference, form in
      guard difference.touches(city) else { return }
      store.update { $0.choose(tag, id: form[city]?.id == 1 ? "red" : "blue") }
    }
    let second = store.onChange("city follows") { difference, form in
      guard difference.touches(tag) else { return }
      store.update { $0.choose(city, id: form[tag]?.value == "red" ? 1 : 2) }
    }
    store.update { $0.choose(city, id: 1) }
    #expect(store.form[tag]?.value == "red")
    #expect(store.form[city]?.id == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `fault 37: loaders that wait for each other are refused, not asked for ever`() throws {
    let errors = try Self.cycles("a", "b") { make, keys in
      let (a, b) = (try #require(keys["a"]), try #require(keys["b"]))
      make.load(a, for: b.optional) { _ in [] }
      make.load(b, for: a.optional) { _ in [] }
    }
    #expect(errors == [.cycle("a.options <- b.value <- b.options <- a.value <- a.options")])
  }
}
