import SelectorForms
import SelectorKit
import SelectorTesting
import Testing

/// A run begins, ends and begins again without losing a request or leaving a task.
@Suite(.timeLimit(.minutes(5)))
struct RunnerLifetimeTests {
  let desk = LoaderDesk()
  let clock = ManualClock()

  @Test("Cancelling the owner ends the run, its loaders and its sleep")
  func leavesNothing() async throws {
    let made = try CityForm(policy: LoadPolicy(debounce: .seconds(1)), desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      store.update { $0.choose(made.country, id: "at") }
      await clock.sleeper(until: .seconds(1))
      clock.advance(by: .seconds(1))
      await desk.until { $0.waiting == ["at"] }
      store.update { $0.choose(made.country, id: "be") }
      await clock.sleeper(until: .seconds(2))
      clock.advance(by: .seconds(1))
      await desk.until { $0.waiting == ["be"] }
      store.update { $0.choose(made.country, id: "ch") }
      await clock.sleeper(until: .seconds(3))
    }
    #expect(desk.count.live == 0)
    #expect(clock.sleeperCount == 0)
  }

  @Test("A run that is cancelled before it begins does nothing")
  func cancelledBefore() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    store.update { $0.choose(made.country, id: "at") }
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { await store.run() }
    }
    #expect(desk.count.asked == 0)
  }

  @Test("What was asked when the owner went is asked again by the next run")
  func runsAgain() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    await store.running {
      await made.choose("at", in: store, asking: desk)
    }
    #expect(store.form.status(of: made.city) == .loading)
    await store.running {
      await desk.until { $0.waiting == ["at"] }
      desk.answer("at", ["Wien"])
      await store.until { $0.status(of: made.city) == .ready }
    }
    #expect(store.form.requestCount(of: made.city) == 1)
  }

  @Test("A good answer that comes while the owner goes is not lost")
  func answersWhileLeaving() async throws {
    let made = try CityForm(desk: desk, isDeaf: true)
    let store = FormStore(made.form, clock: clock)
    let run = Task { await store.run() }
    await made.choose("at", in: store, asking: desk)
    run.cancel()
    await desk.until { $0.cancelled == ["at"] }
    desk.answer("at", ["Wien"])
    await run.value
    #expect(store.form.status(of: made.city) == .ready)
    #expect(desk.count.live == 0)
  }

  @Test("A failure that comes while the owner goes is not shown: it is asked again")
  func failsWhileLeaving() async throws {
    let made = try CityForm(desk: desk, isDeaf: true)
    let store = FormStore(made.form, clock: clock)
    let run = Task { await store.run() }
    await made.choose("at", in: store, asking: desk)
    run.cancel()
    await desk.until { $0.cancelled == ["at"] }
    desk.fail("at", "connection closed")
    await run.value
    #expect(store.form.status(of: made.city) == .loading)
  }

  @Test("A second run waits for the first one, and takes over when it ends")
  func takesTurns() async throws {
    let made = try CityForm(desk: desk)
    let store = FormStore(made.form, clock: clock)
    let first = Task { await store.run() }
    await made.choose("at", in: store, asking: desk)
    let second = Task { await store.run() }
    first.cancel()
    await first.value
    await desk.until { $0.asked == 2 && $0.waiting == ["at"] }
    desk.answer("at", ["Wien"])
    await store.until { $0.status(of: made.city) == .ready }
    second.cancel()
    await second.value
    #expect(desk.count.live == 0)
  }

  @Test("A loader that heeds no cancellation does not keep the next run from its work")
  func deafLoader() async throws {
    let made = try CityForm(desk: desk, isDeaf: true)
    let store = FormStore(made.form, clock: clock)
    let first = Task { await store.run() }
    await made.choose("at", in: store, asking: desk)
    first.cancel()
    let second = Task { await store.run() }
    await desk.until { $0.waiting == ["at", "at"] }
    desk.answer("at", ["Graz"])
    await first.value
    await store.until { $0.status(of: made.city) == .ready }
    desk.answer("at", ["Linz"])
    await desk.until { $0.live == 0 }
    second.cancel()
    await second.value
    let options = store.form.control(of: made.city)?.options.array.map(\.id)
    #expect(options == ["Graz"])
  }

  @Test("An answer for a form that is gone changes no other form")
  func formIsGone() async throws {
    let old = try CityForm(desk: desk)
    let store = FormStore(old.form, clock: clock)
    let new = try CityForm(desk: desk)
    await store.running {
      store.update { $0.choose(old.country, id: "at") }
      await desk.until { $0.waiting == ["at"] }
      store.update { $0 = new.form }
      await desk.until { $0.cancelled == ["at"] }
      store.update { $0.choose(new.country, id: "be") }
      await desk.until { $0.waiting == ["be"] }
      desk.answer("be", ["Gent"])
      await store.until { $0.status(of: new.city) == .ready }
    }
    #expect(store.form.control(of: new.city)?.options.array.map(\.id) == ["Gent"])
  }

  @Test("A form put back to an older copy asks for what that copy waits for")
  func olderCopy() async throws {
    let made = try CityForm(desk: desk, isDeaf: true)
    let store = FormStore(made.form, clock: clock)
    let old = store.form
    await store.running {
      await made.choose("at", in: store, asking: desk)
      store.update { form in
        form = old
        form.choose(made.country, id: "be")
      }
      await desk.until { $0.waiting == ["at", "be"] }
      desk.answer("at", ["Wien"])
      await desk.until { $0.live == 1 }
      desk.answer("be", ["Gent"])
      await store.until { $0.status(of: made.city) == .ready }
    }
    #expect(store.form.control(of: made.city)?.options.array.map(\.id) == ["Gent"])
  }

  @Test("A store that nobody holds is freed, and its sequences end")
  func storeIsFreed() async throws {
    let made = try CityForm(desk: desk)
    var store: FormStore? = FormStore(made.form, clock: clock)
    weak let gone = store
    let changes = try #require(store?.changes())
    store?.update { $0.choose(made.country, id: "at") }
    store = nil
    #expect(gone == nil)
    var count = 0
    for await _ in changes { count += 1 }
    #expect(count == 1)
  }

  @MainActor
  @Test("Answers come on the actor that runs the store")
  func runsOnItsActor() async throws {
    let made = try CityForm { _ in [Place("Wien")] }
    let store = FormStore(made.form, clock: clock)
    let observation = store.onChange { _, _ in MainActor.assertIsolated() }
    let run = Task { await store.run() }
    store.update { $0.choose(made.country, id: "at") }
    await store.until { $0.status(of: made.city) == .ready }
    run.cancel()
    await run.value
    observation.cancel()
  }
}
