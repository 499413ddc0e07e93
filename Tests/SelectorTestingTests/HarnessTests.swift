import SelectorForms
import SelectorKit
import SelectorTesting
import Testing

@Suite struct `A harness` {
  @Test func `is content with what the test expects, key by key`() throws {
    let journey = try Journey()
    let harness = FormHarness(journey.form)
    harness.focus("country") { $0.focus = "country" }
    harness.press("ArrowDown") {
      $0.open = ["country"]
      $0["country"].highlight = "France"
      $0["country"].options = 2
    }
    harness.press("ArrowDown Enter") {
      $0.open = []
      $0["country"] = FormFacts.Field()
      $0["country"].value = "Italy"
      $0["city"].status = "ready"
    }
    harness.choose(journey.city, "Turin") { $0["city"].value = "Turin" }
    harness.choose(journey.extras, ["View", "Bath"]) { $0["extras"].value = "Bath, View" }
    harness.focus("tag") { $0.focus = "tag" }
    harness.type("gr") {
      $0.open = ["tag"]
      $0["tag"].typed = "gr"
      $0["tag"].highlight = "Green"
      $0["tag"].options = 1
    }
    harness.press("Escape") {
      $0.open = []
      $0["tag"] = FormFacts.Field()
    }
    harness.submit { $0.submission = "accepted" }
    harness.finish()
    #expect(harness.failures.isEmpty, "\(harness.failures.joined(separator: "\n\n"))")
    #expect(harness.changes.count > 8)
  }

  @Test func `tells what the test did not expect, and what did not happen`() throws {
    let journey = try Journey()
    let folder = try Folder()
    var said = folder.failures {
      let harness = FormHarness(journey.form)
      harness.choose(journey.country, "France")
      harness.choose(journey.country, nil) {
        $0["country"].value = nil
        $0.focus = "city"
      }
    }
    said = said.map { $0 + "\n" }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        choose(country) did not do what the test expects (- expected, + now):

        1 1 │   focus = none
        2 2 │   open = []
        3   │ - country.issues = required
        4   │ - city.status = blocked
          3 │ + country.value = France

        Say what should change: { $0.… = … }, or exhaustive(false) to look at less.

        choose(country) did not do what the test expects (- expected, + now):

        1   │ - focus = city
          1 │ + focus = none
        2 2 │   open = []
          3 │ + country.issues = required
          4 │ + city.status = blocked

        Say what else should change, or exhaustive(false) to look at less.
        """)
  }

  @Test func `that is not exhaustive looks only at what is said`() throws {
    let journey = try Journey()
    let folder = try Folder()
    let said = folder.failures {
      let harness = FormHarness(journey.form, exhaustive: false)
      harness.choose(journey.country, "France")
      harness.choose(journey.city, "Lyon") { $0["city"].value = "Lyon" }
      harness.choose(journey.country, "Italy") { $0["city"].value = "Lyon!" }
      harness.exhaustive(true)
      harness.choose(journey.country, "France")
    }
    #expect(said.count == 2)
    expectSnapshot(
      of: said.first ?? "", as: .text,
      matches: """
        choose(country) did not do what the test expects (- expected, + now):

        - city.value = Lyon!
        """)
  }

  @Test func `says so where a key, a letter, a field or a request is none`() throws {
    let journey = try Journey(loads: true)
    let folder = try Folder()
    let said = folder.failures {
      let harness = FormHarness(journey.form)
      harness.press("Entr")
      harness.type("a\nb")
      harness.focus("cty")
      harness.respond(of: journey.hotel, with: [ValueOption("Ritz")])
      harness.fail(7, of: journey.hotel, message: "no")
    }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        press: "Entr", key 1 of "Entr", is no key: did you mean Enter?
        type: "\\n" in "a\\nb" is no key
        focus: the form has no field "cty", expected one of country, city, extras, tag, hotel
        hotel has no request 1: its loader started 0
        hotel has no request 7: its loader started 0
        """)
  }

  @Test func `plays the loader, and wants an answer before the end`() throws {
    let journey = try Journey(loads: true)
    let folder = try Folder()
    let said = folder.failures {
      let harness = FormHarness(journey.form)
      harness.choose(journey.country, "France") {
        $0["country"].value = "France"
        $0["country"].issues = []
        $0["hotel"].status = "loading"
        $0["hotel"].requests = 1
      }
      harness.fail(of: journey.hotel, message: "offline") { $0["hotel"].status = "failed" }
      harness.choose(journey.country, "Italy") {
        $0["country"].value = "Italy"
        $0["hotel"].status = "loading"
        $0["hotel"].requests = 2
      }
      harness.respond(of: journey.hotel, with: [ValueOption("Ritz")]) {
        $0["hotel"].status = "ready"
      }
      harness.choose(journey.country, "France") {
        $0["country"].value = "France"
        $0["hotel"].status = "loading"
        $0["hotel"].requests = 3
      }
      harness.advance(by: .seconds(1))
      harness.advance(by: .seconds(-1))
    }
    expectSnapshot(
      of: said, as: .events,
      matches: """
        choose(country) did not do what the test expects (- expected, + now):

        1 1 │   focus = none
        2 2 │   open = []
        3 3 │   country.value = France
        4   │ - city.status = blocked
        5 4 │   hotel.status = loading
        6 5 │   hotel.requests = 1

        Say what else should change, or exhaustive(false) to look at less.
        The test ends while options are loading: hotel (request 3)
        Answer with respond(to:of:with:) or fail(_:of:message:), or say exhaustive(false).
        """)
  }
}

@Suite struct `A manual clock` {
  @Test func `wakes who is due, in order, and nobody else`() async {
    let clock = ManualClock()
    let woken = Messages()
    await withTaskGroup(of: Void.self) { group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try? await clock.sleep(for: .seconds(seconds))
          woken.add("\(seconds)")
        }
      }
      for seconds in [1, 2, 3] { await clock.sleeper(until: .seconds(seconds)) }
      #expect(clock.sleeperCount == 3)
      clock.advance(by: .seconds(1))
      clock.advance(by: .seconds(-5))
      #expect(clock.now.offset == .seconds(1) && clock.sleeperCount == 2)
      clock.advance(by: .seconds(9))
    }
    #expect(woken.all.sorted() == ["1", "2", "3"])
  }

  @Test func `lets go of who is cancelled`() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.sleeper(until: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}

@Suite struct `A manual loader` {
  @Test func `answers when the test wants, in any order, once`() async throws {
    let loader = ManualLoader<String, Int>()
    let first = Task { try await loader.load("a") }
    _ = await loader.request(1)
    let second = Task { try await loader.load("b") }
    let request = await loader.request(2)
    #expect(request.question == "b" && loader.waiting == [1, 2])
    #expect(loader.respond(to: request, with: [2]))
    #expect(!loader.respond(to: request, with: [3]))
    #expect(try await second.value == [2])
    #expect(loader.fail(await loader.request(1), message: "no"))
    await #expect(throws: ManualLoader<String, Int>.Failure.self) { try await first.value }
  }

  @Test func `lets go of a request that is cancelled`() async throws {
    let loader = ManualLoader<String, Int>()
    let task = Task { try await loader.load("a") }
    let request = await loader.request(0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!loader.respond(to: request, with: []) && loader.waiting.isEmpty)
  }

  @Test func `serves a store`() async throws {
    let loader = ManualLoader<String, ValueOption<String>>()
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", DropdownSelector("Where?", options: ["France", "Italy"]))
    let empty = DropdownSelector("City?", options: [String]())
    let city = make.selector("city", "City", empty)
    make.load(city, for: country) { country in try await loader.load(country.value) }
    let store = FormStore(try make.build(), clock: ManualClock())
    let running = Task { await store.run() }
    store.update { $0.choose(country, id: "France") }
    let request = await loader.request(1)
    #expect(request.question == "France")
    loader.respond(to: request, with: [ValueOption("Lyon")])
    for await _ in store.changes() where store.form.status(of: city) == .ready { break }
    #expect(store.form.control(of: city)?.rowCount == 1)
    running.cancel()
  }
}
