import SelectorForms
import SelectorKit
import Synchronization
import Testing

/// Observers get one difference an update, and what they write is the next transaction.
struct ObserverTests {
  let country: FieldKey<Place>
  let city: FieldKey<Place>
  let note: TextFieldKey
  let form: Form

  init() throws {
    var make = FormBuilder()
    country = make.selector(
      "country", "Country", options: [Place("at"), Place("be")], label: \.name)
    city = make.selector("city", "City", options: [Place("Wien"), Place("Gent")], label: \.name)
    note = make.text("note", "Note")
    form = try make.build()
  }

  @Test("However many verbs an update uses, observers get one difference with everything in order")
  func oneDifference() {
    let store = FormStore(form)
    let log = Log()
    let observation = store.onChange { difference, _ in log.add(difference.description) }
    store.update { form in
      form.choose(country, id: "at")
      form.choose(city, id: "Wien")
    }
    store.update { $0.setText(note, "hello") }
    observation.cancel()
    #expect(
      log.lines == [
        "#1: country chose at (program), city chose Wien (program)", "#2: note text (program)",
      ])
  }

  @Test("An update that changes nothing is told to nobody")
  func nothingToTell() {
    let store = FormStore(form)
    let log = Log()
    store.update { $0.choose(country, id: "at") }
    let observation = store.onChange { difference, _ in log.add(difference.description) }
    store.update { $0.choose(country, id: "at") }
    store.update { $0.undo() }
    store.update { $0.undo() }
    store.update { _ in }
    observation.cancel()
    #expect(log.lines == ["#2: country value cleared (undo)"])
  }

  @Test("What changed without an event is told too: the focus, a submit")
  func silentChanges() {
    let store = FormStore(form)
    let log = Log()
    let observation = store.onChange { difference, _ in log.add(difference.description) }
    store.update { $0.focus(country) }
    store.update { $0.submit() }
    observation.cancel()
    #expect(log.lines == ["#1: no event", "#2: no event"])
  }

  @Test("What an observer writes is the next transaction, told to all after the present one")
  func writesQueue() {
    let store = FormStore(form)
    let log = Log()
    let first = store.onChange { [country, city] difference, form in
      log.add("first \(difference) with \(form[city]?.id ?? "none")")
      guard difference.touches(country) else { return }
      let changes = store.withForm { $0.choose(city, id: "Wien") }
      log.add("wrote \(changes.map(\.description))")
    }
    let second = store.onChange { [city] difference, form in
      log.add("second \(difference) with \(form[city]?.id ?? "none")")
    }
    store.update { $0.choose(country, id: "at") }
    first.cancel()
    second.cancel()
    #expect(
      log.lines == [
        "first #1: country chose at (program) with none",
        #"wrote ["city chose Wien (program)"]"#,
        "second #1: country chose at (program) with none",
        "first #2: city chose Wien (program) with Wien",
        "second #2: city chose Wien (program) with Wien",
      ])
  }

  @Test("What an observer writes is a step of its own to take back")
  func writesAreSteps() {
    let store = FormStore(form)
    let observation = store.onChange { [country, city] difference, _ in
      if difference.touches(country) { store.update { $0.choose(city, id: "Wien") } }
    }
    store.update { $0.choose(country, id: "at") }
    observation.cancel()
    store.update { $0.undo() }
    #expect(store.form[city] == nil)
    #expect(store.form[country]?.id == "at")
  }

  @Test("A chain of sixty-four writes is carried out")
  func chainThatFits() {
    let errors = Log()
    let store = FormStore(form) { errors.add($0.description) }
    let count = Mutex(0)
    let observation = store.onChange { [note] _, _ in
      let next = count.withLock { count in
        count += 1
        return count
      }
      if next <= 64 { store.update { $0.setText(note, "\(next)") } }
    }
    store.update { $0.setText(note, "0") }
    observation.cancel()
    #expect(store.form[note] == "64")
    #expect(errors.lines.isEmpty)
  }

  @Test("The sixty-fifth write of a chain is refused, with the list of who wrote what")
  func chainThatIsTooLong() throws {
    let errors = Mutex<[ObserverChainError]>([])
    let store = FormStore(form) { error in errors.withLock { $0.append(error) } }
    let ping = store.onChange("ping") { [note] difference, form in
      if difference.touches(note) { store.update { $0.toggleChoice(country, "at", "be") } }
    }
    let pong = store.onChange("pong") { [country, note] difference, form in
      if difference.touches(country) { store.update { $0.setText(note, form[note] + "x") } }
    }
    store.update { $0.setText(note, "x") }
    ping.cancel()
    pong.cancel()
    let error = try #require(errors.withLock { $0 }.first)
    #expect(errors.withLock { $0.count } == 1)
    #expect(error.first == ["note"])
    #expect(error.writers.count == 65)
    let words = ["ping wrote to country", "pong wrote to note"]
    #expect(error.writers.map(\.description) == (0..<65).map { words[$0 % 2] })
    #expect(store.form[note].count == 33)
    #expect(
      error.description.hasPrefix(
        """
        observers answer each other without end: after a write to note, ping wrote to country, \
        pong wrote to note,
        """))
  }

  @Test("Observers that each write twice are stopped too, and soon")
  func chainThatSpreads() {
    let errors = Log()
    let store = FormStore(form) { errors.add("\($0.writers.count)") }
    let observations = (0..<2).map { _ in
      store.onChange { [note] _, form in
        store.update { $0.setText(note, $0[note] + "a") }
        store.update { $0.setText(note, $0[note] + "b") }
      }
    }
    store.update { $0.focus(note) }
    for observation in observations { observation.cancel() }
    #expect(errors.lines == ["65"])
    #expect(store.form[note].count == 64)
  }

  @Test("After a chain that was stopped the store goes on as before")
  func goesOn() {
    let errors = Log()
    let store = FormStore(form) { _ in errors.add("stopped") }
    let observation = store.onChange { [note] _, _ in
      store.update { $0.setText(note, $0[note] + "a") }
    }
    store.update { $0.choose(country, id: "at") }
    store.update { $0.choose(country, id: "be") }
    observation.cancel()
    store.update { $0.choose(country, id: "at") }
    #expect(errors.lines == ["stopped", "stopped"])
    #expect(store.form[note].count == 128)
    #expect(store.form[country]?.id == "at")
  }

  @Test("An observer ends when it is cancelled, when nobody holds it, and for itself within a call")
  func ending() {
    let store = FormStore(form)
    let log = Log()
    let cancelled = store.onChange { _, _ in log.add("cancelled") }
    cancelled.cancel()
    cancelled.cancel()
    do { _ = store.onChange { _, _ in log.add("let go") } }
    let later = Mutex<FormObservation?>(nil)
    let first = store.onChange { _, _ in
      log.add("first")
      later.withLock { $0 }?.cancel()
    }
    later.withLock { $0 = store.onChange { _, _ in log.add("second") } }
    store.update { $0.choose(country, id: "at") }
    first.cancel()
    store.update { $0.choose(country, id: "be") }
    #expect(log.lines == ["first"])
  }

  @Test("An observer that is the last to hold its store lets it go when it is cancelled")
  func holdingTheStore() {
    weak var gone: FormStore?
    var observation: FormObservation?
    do {
      let store = FormStore(form)
      gone = store
      observation = store.onChange { _, _ in _ = store.form }
    }
    #expect(gone != nil)
    observation?.cancel()
    #expect(gone == nil)
  }

  @Test("An observer that is added while others are told hears of later differences only")
  func addedMeanwhile() {
    let store = FormStore(form)
    let log = Log()
    let added = Mutex<[FormObservation]>([])
    let first = store.onChange { difference, _ in
      let new = store.onChange { difference, _ in log.add("\(difference.revision)") }
      added.withLock { $0.append(new) }
    }
    store.update { $0.choose(country, id: "at") }
    first.cancel()
    store.update { $0.choose(country, id: "be") }
    #expect(log.lines == ["2"])
  }

  @Test("What a body throws reaches the caller with its type; what it did stays and is told")
  func throwing() {
    enum Refusal: Error { case notNow }
    let store = FormStore(form)
    let log = Log()
    let observation = store.onChange { difference, _ in log.add(difference.description) }
    #expect(throws: Refusal.notNow) {
      try store.update { form throws(Refusal) in
        form.choose(country, id: "at")
        throw .notNow
      }
    }
    observation.cancel()
    #expect(log.lines == ["#1: country chose at (program)"])
  }
}

extension Form {
  fileprivate mutating func toggleChoice(_ field: FieldKey<Place>, _ a: String, _ b: String) {
    choose(field, id: self[field]?.id == a ? b : a)
  }
}
