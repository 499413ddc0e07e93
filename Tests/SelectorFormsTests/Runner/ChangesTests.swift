import SelectorForms
import SelectorKit
import Synchronization
import Testing

#if canImport(Observation)
  import Observation
#endif

/// Sequences of changes lose nothing, whoever writes and however slowly they are read.
@Suite(.timeLimit(.minutes(5)))
struct ChangesTests {
  let note: TextFieldKey
  let size: FieldKey<Place>
  let form: Form

  init() throws {
    var make = FormBuilder()
    note = make.text("note", "Note")
    size = make.selector("size", "Size", options: [Place("s"), Place("l")], label: \.name)
    form = try make.build()
  }

  @Test("A reader that begins after ten thousand changes reads every one, in order")
  func slowReader() async {
    let store = FormStore(form)
    let changes = store.changes()
    for number in 1...10_000 { store.update { $0.setText(note, "\(number)") } }
    var revisions: [Int] = []
    for await difference in changes {
      revisions.append(difference.revision)
      if revisions.count == 10_000 { break }
    }
    #expect(revisions == Array(1...10_000))
  }

  @Test("Readers do not take differences from each other, and hear from when they began")
  func severalReaders() async {
    let store = FormStore(form)
    let first = store.changes()
    store.update { $0.choose(size, id: "s") }
    let second = store.changes()
    store.update { $0.choose(size, id: "l") }
    var heard: [[Int]] = []
    for changes in [first, second] {
      var revisions: [Int] = []
      for await difference in changes {
        revisions.append(difference.revision)
        if difference.revision == 2 { break }
      }
      heard.append(revisions)
    }
    #expect(heard == [[1, 2], [2]])
  }

  @Test("A reader whose task is cancelled ends")
  func cancelledReader() async {
    let store = FormStore(form)
    let changes = store.changes()
    let reader = Task {
      var count = 0
      for await _ in changes { count += 1 }
      return count
    }
    reader.cancel()
    #expect(await reader.value == 0)
    store.update { $0.choose(size, id: "s") }
  }

  @Test("Eight threads that write at once lose no write, and every difference comes once, in order")
  func manyWriters() async {
    let store = FormStore(form)
    let told = Mutex<[Int]>([])
    let observation = store.onChange { difference, _ in
      told.withLock { $0.append(difference.revision) }
    }
    let changes = store.changes()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<250 { store.update { $0.setText(note, $0[note] + "x") } }
        }
      }
    }
    var read: [Int] = []
    for await difference in changes {
      read.append(difference.revision)
      if read.count == 2_000 { break }
    }
    observation.cancel()
    #expect(store.form[note].count == 2_000)
    #expect(told.withLock { $0 } == Array(1...2_000))
    #expect(read == Array(1...2_000))
  }

  @Test("Many stores run side by side, each with its own loaders")
  func manyStores() async throws {
    let made = try CityForm { country in [Place("\(country.id) 1"), Place("\(country.id) 2")] }
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          let store = FormStore(made.form)
          await store.running {
            for country in ["at", "be", "ch", "de"] {
              store.update { $0.choose(made.country, id: country) }
              await store.until { $0.status(of: made.city) == .ready }
              store.update { $0.choose(made.city, id: "\(country) 2") }
            }
          }
          #expect(store.form[made.city]?.id == "de 2")
        }
      }
    }
  }

  #if canImport(Observation)
    @Test(
      "Whoever reads the form under Observation is told when it is another, and reads the new one")
    func observation() async {
      let store = FormStore(form)
      let log = Log()
      withObservationTracking {
        _ = store.form[size]
      } onChange: {
        log.add(store.form[size]?.id ?? "none")
      }
      store.update { $0.choose(size, id: "l") }
      store.update { $0.choose(size, id: "s") }
      #expect(log.lines == ["l"])
    }
  #endif
}
