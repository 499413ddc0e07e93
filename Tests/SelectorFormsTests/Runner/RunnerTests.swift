import SelectorForms
import SelectorKit
import SelectorTesting
import Testing

/// The runner performs what a form asks of its loaders.
@Suite(.timeLimit(.minutes(5)))
struct RunnerTests {
  let desk = LoaderDesk()
  let clock = ManualClock()

  @Test("A loader is asked for what was chosen, and its answer becomes the options")
  func answers() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      desk.answer("at", ["Graz", "Wien"])
      await store.until { $0.status(of: made.city) == .ready }
    }
    store.update { $0.choose(made.city, id: "Wien") }
    #expect(store.form[made.city]?.id == "Wien")
    #expect(desk.count.live == 0)
  }

  @Test("Only the last of several quick choices is asked for, once the debounce is over")
  func debounce() async throws {
    let made = try CityForm(policy: LoadPolicy(debounce: .milliseconds(300)), desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.country, id: "at") }
      await clock.sleeper(until: .milliseconds(300))
      clock.advance(by: .milliseconds(200))
      store.update { $0.choose(made.country, id: "be") }
      await clock.sleeper(until: .milliseconds(500))
      clock.advance(by: .milliseconds(299))
      #expect(desk.keys.isEmpty)
      clock.advance(by: .milliseconds(1))
      await desk.until { $0.waiting == ["be"] }
    }
    #expect(desk.keys == ["be"])
  }

  @Test("A debounce counts from the choice, however long the form heard nothing of the time")
  func debounceAfterSilence() async throws {
    let made = try CityForm(policy: LoadPolicy(debounce: .seconds(1)), desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      clock.advance(by: .seconds(60))
      store.update { $0.choose(made.country, id: "at") }
      await clock.sleeper(until: .seconds(61))
    }
    #expect(desk.keys.isEmpty)
  }

  @Test("An answer that comes after a newer choice changes nothing, whatever the order of answers")
  func outOfOrder() async throws {
    let made = try CityForm(desk: desk, isDeaf: true)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      store.update { $0.choose(made.country, id: "be") }
      await desk.until { $0.waiting == ["at", "be"] }
      desk.answer("be", ["Gent"])
      await store.until { $0.status(of: made.city) == .ready }
      desk.answer("at", ["Wien"])
      await desk.until { $0.live == 0 }
    }
    #expect(store.form.control(of: made.city)?.options.array.map(\.id) == ["Gent"])
  }

  @Test("A loader is cancelled when its answer counts no more, and the newer one is not")
  func cancelsTheOlder() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      store.update { $0.choose(made.country, id: "be") }
      await desk.until { $0.cancelled == ["at"] && $0.waiting == ["be"] }
      store.update { $0.clear(made.country) }
      await desk.until { $0.cancelled == ["at", "be"] }
    }
    #expect(store.form.status(of: made.city) == .blocked(by: "Country"))
  }

  @Test("A loader that fails makes the field failed, and asking again mends it")
  func failure() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      desk.fail("at", "no network")
      await store.until { $0.status(of: made.city) == .failed(message: "no network") }
      store.update { $0.retry(made.city) }
      await desk.until { $0.waiting == ["at"] }
      desk.answer("at", ["Wien"])
      await store.until { $0.status(of: made.city) == .ready }
    }
    #expect(store.form.requestCount(of: made.city) == 2)
  }

  @Test("A loader that throws at once fails the field and nothing else")
  func throwsAtOnce() async throws {
    let made = try CityForm { _ in throw LoaderDesk.Failure(description: "out of order") }
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.country, id: "at") }
      await store.until { $0.status(of: made.city) == .failed(message: "out of order") }
    }
  }

  @Test("A loader that gives up by itself has failed: the field does not load for ever")
  func givesUpByItself() async throws {
    let made = try CityForm { _ in throw CancellationError() }
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.country, id: "at") }
      await store.until { $0.status(of: made.city) == .failed(message: "the loader gave up") }
    }
  }

  @Test("A loader that never answers holds nobody up, and is cancelled with the runner")
  func neverAnswers() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      await made.choose("be", in: store, asking: desk)
      desk.answer("be", ["Gent"])
      await store.until { $0.status(of: made.city) == .ready }
      await made.choose("ch", in: store, asking: desk)
    }
    #expect(desk.count.live == 0)
    #expect(desk.count.cancelled == ["at", "ch"])
  }

  @Test("A failed request is repeated after the waits of its policy")
  func repeats() async throws {
    let policy = LoadPolicy(retries: 2, backoff: .seconds(1))
    let made = try CityForm(policy: policy, desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
      desk.fail("at", "once")
      await clock.sleeper(until: .seconds(1))
      clock.advance(by: .seconds(1))
      await desk.until { $0.waiting == ["at"] }
      desk.fail("at", "twice")
      await clock.sleeper(until: .seconds(3))
      clock.advance(by: .seconds(2))
      await desk.until { $0.waiting == ["at"] }
      desk.answer("at", ["Wien"])
      await store.until { $0.status(of: made.city) == .ready }
    }
    #expect(desk.keys == ["at", "at", "at"])
  }

  @Test("A hundred thousand options in one answer arrive")
  func manyRows() async throws {
    let made = try CityForm { _ in (0..<100_000).map { Place("\($0)") } }
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.country, id: "at") }
      await store.until { $0.status(of: made.city) == .ready }
    }
    #expect(store.form.control(of: made.city)?.options.count == 100_000)
  }
}
