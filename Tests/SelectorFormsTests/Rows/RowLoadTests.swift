import SelectorForms
import SelectorKit
import SelectorTesting
import Testing

/// Loaders of rows: each row asks for itself, by its number.
@Suite(.timeLimit(.minutes(5)))
struct RowLoadTests {
  private struct Stops {
    struct Stop: Sendable {
      let country: FieldKey<Place>
      let city: FieldKey<Place>
    }
    var form: Form
    let stops: RowsKey<Stop>
    var stop: Stop { stops.fields }

    init(policy: LoadPolicy = LoadPolicy(), desk: LoaderDesk) throws {
      var make = FormBuilder()
      stops = make.rows("stops", "Stops", startingWith: 2) { row in
        let country = row.selector(
          "country", "Country", options: ["at", "be"].map { Place($0) }, label: \.name)
        let city = row.selector("city", "City", options: [Place](), label: \.name)
        row.load(city, for: country, policy: policy) { try await desk.ask($0.id) }
        return Stop(country: country, city: city)
      }
      form = try make.build()
    }
  }

  let desk = LoaderDesk()
  let clock = ManualClock()

  @Test func `each row is asked for by its own number and answered alone`() async throws {
    let made = try Stops(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.stop.country.in(1), id: "at") }
      store.update { $0.choose(made.stop.country.in(2), id: "be") }
      await desk.until { $0.waiting.sorted() == ["at", "be"] }
      store.update { $0.moveRow(2, to: 0, in: made.stops) }
      desk.answer("be", ["Gent"])
      await store.until { $0.status(of: made.stop.city.in(2)) == .ready }
      #expect(store.form.status(of: made.stop.city.in(1)) == .loading)
      desk.answer("at", ["Wien"])
      await store.until { $0.status(of: made.stop.city.in(1)) == .ready }
    }
    store.update { $0.choose(made.stop.city.in(1), id: "Wien") }
    #expect(store.form[row: 1, made.stop.city]?.id == "Wien")
    #expect(desk.keys.sorted() == ["at", "be"])
  }

  @Test func `what a removed row asked for is cancelled, and asked again when it comes back`()
    async throws
  {
    let made = try Stops(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.stop.country.in(1), id: "at") }
      await desk.until { $0.waiting == ["at"] }
      store.update { $0.removeRow(1, from: made.stops) }
      await desk.until { $0.waiting.isEmpty }
      store.update { $0.undo() }
      await desk.until { $0.waiting == ["at"] }
      desk.answer("at", ["Wien"])
      await store.until { $0.status(of: made.stop.city.in(1)) == .ready }
      #expect(store.form.requestCount(of: made.stop.city.in(1)) == 2)
    }
    #expect(desk.count.live == 0)
  }

  @Test func `rows that take the places of rows given up get no answers of theirs`() throws {
    var made = try Stops(desk: desk)
    let city = made.stop.city
    let row = made.form.addRow(to: made.stops).added
    made.form.choose(made.stop.country.in(row), id: "at")
    let asked = made.form.takeCommands()
    made.form.undo()
    made.form.undo()
    // The next row stands where the one before stood.
    let next = made.form.addRow(to: made.stops).added
    made.form.choose(made.stop.country.in(next), id: "be")
    #expect(next == 4)
    #expect(made.form.requestCount(of: city.in(next)) == 1)
    guard case .start(let old)? = asked.first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(old.field == "stops/3/city")
    let commands = made.form.takeCommands()
    #expect(commands.contains { if case .cancel("stops/3/city", 1) = $0 { true } else { false } })
    #expect(made.form.respond(to: 1, of: city.in(row), with: [Place("old")]) == nil)
    #expect(made.form.status(of: city.in(next)) == .loading)
    #expect(made.form.checkInvariants().isEmpty)
  }

  @Test func `a debounce goes on in a row that moves and ends with a row that goes`() throws {
    var made = try Stops(policy: LoadPolicy(debounce: .milliseconds(100)), desk: desk)
    made.form.choose(made.stop.country.in(1), id: "at")
    made.form.choose(made.stop.country.in(2), id: "be")
    #expect(made.form.nextDeadline == .start.advanced(by: .milliseconds(100)))
    made.form.moveRow(1, to: 1, in: made.stops)
    made.form.removeRow(2, from: made.stops)
    made.form.advance(to: .start.advanced(by: .milliseconds(100)))
    #expect(made.form.requestCount(of: made.stop.city.in(1)) == 1)
    #expect(made.form.requestCount(of: made.stop.city.in(2)) == 0)
    #expect(made.form.nextDeadline == nil)
  }

  @Test func `a copy knows the answers of its row`() throws {
    var made = try Stops(desk: desk)
    let city = made.stop.city
    made.form.choose(made.stop.country.in(1), id: "at")
    _ = made.form.respond(to: 1, of: city.in(1), with: [Place("Wien")])
    made.form.choose(city.in(1), id: "Wien")
    let copy = made.form.copyRow(1, in: made.stops).added
    #expect(made.form.status(of: city.in(copy)) == .ready)
    #expect(made.form.requestCount(of: city.in(copy)) == 0)
    #expect(made.form[row: copy, city]?.id == "Wien")
  }

  @Test func `observers are told of rows by their names`() throws {
    let made = try Stops(desk: desk)
    let store = FormStore(made.form, clock: clock)
    let log = Log()
    let observation = store.onChange { difference, _ in log.add(difference.description) }
    store.update { $0.addRow(to: made.stops) }
    store.update { $0.choose(made.stop.country.in(3), id: "at") }
    observation.cancel()
    #expect(
      log.lines == [
        "#1: stops added 3 (program)", "#2: stops/3/country chose at (program)",
      ])
  }
}
