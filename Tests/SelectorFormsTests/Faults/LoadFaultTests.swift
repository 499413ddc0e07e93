import SelectorForms
import SelectorKit
import Testing

/// Answers that come late, twice or never: faults 25 to 28 of the report on dependent forms.
@Suite struct LoadFaultTests {
  /// The orders in which three requests can be answered.
  static let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
  private static let asked: [Nation] = [.france, .spain, .japan]

  @Test(arguments: orders, [false, true])
  func `fault 25: a late answer never overwrites a newer one`(order: [Int], isFailing: Bool) throws
  {
    var desk = try TownDesk()
    for nation in Self.asked { desk.form.choose(desk.nation, id: nation) }
    #expect(desk.form.requestCount(of: desk.town) == 3)
    for number in order {
      let before = desk.form.fingerprint([desk.nation, desk.town])
      if isFailing, number < 3 {
        #expect(desk.form.fail(request: number, of: desk.town, message: "gone")?.lines == [])
      } else {
        #expect(desk.answer(number, Self.asked[number - 1]) == [])
      }
      if number < 3 { #expect(desk.form.fingerprint([desk.nation, desk.town]) == before) }
    }
    #expect(desk.towns == [.tokyo])
    #expect(desk.form.status(of: desk.town) == .ready)
    // Nor is it remembered for the key that it was asked for.
    desk.form.choose(desk.nation, id: .france)
    #expect(desk.form.status(of: desk.town) == .loading)
  }

  @Test func `fault 25: an answer for the present key counts only if its request does`() throws {
    var desk = try TownDesk()
    for nation in [Nation.france, .spain, .france] { desk.form.choose(desk.nation, id: nation) }
    #expect(desk.answer(1, .france) == [])
    #expect(desk.form.status(of: desk.town) == .loading)
    #expect(desk.answer(3, .france) == [])
    #expect(desk.towns == [.paris, .lyon])
    #expect(desk.form.fail(request: 2, of: desk.town, message: "gone")?.lines == [])
    #expect(desk.form.status(of: desk.town) == .ready)
  }

  @Test func `options on their way are told of at the instant at which the delay is over`() throws {
    var desk = try TownDesk(LoadPolicy(loadingDelay: .milliseconds(300)))
    desk.form.choose(desk.nation, id: .france)
    desk.form.open(desk.town)
    #expect(desk.form.nextDeadline == SelectorInstant(.milliseconds(300)))
    let told: [ListPresentation.Content] = [0, 299, 300, 301].compactMap { time in
      desk.form.advance(to: SelectorInstant(.milliseconds(time)))
      return desk.form.list(at: 1, lines: 5)?.content
    }
    #expect(told == [.waiting, .waiting, .loading, .loading])
    #expect(desk.form.nextDeadline == nil)
  }

  @Test func `nothing is due any more where the answer comes before the delay is over`() throws {
    var desk = try TownDesk(LoadPolicy(loadingDelay: .milliseconds(300)))
    desk.form.choose(desk.nation, id: .france)
    #expect(desk.form.nextDeadline == SelectorInstant(.milliseconds(300)))
    desk.settle()
    #expect(desk.form.status(of: desk.town) == .ready)
    #expect(desk.form.nextDeadline == nil)
  }

  @Test func `fault 26: the answer of a loader that ignores its cancellation is dropped`()
    async throws
  {
    var desk = try TownDesk()
    desk.form.choose(desk.nation, id: .france)
    desk.form.choose(desk.town, id: .madrid)
    let first = try #require(desk.form.takeCommands().requests.first)
    desk.form.choose(desk.nation, id: .spain)
    let commands = desk.form.takeCommands()
    #expect(commands.cancelled == ["town 1"])
    let second = try #require(commands.requests.first)
    // Nobody stopped the first one: it runs to its end and answers.
    let late = await first.perform()
    #expect(desk.form.deliver(late).isEmpty)
    #expect(desk.form.status(of: desk.town) == .loading)
    #expect(desk.towns.isEmpty)
    desk.form.deliver(await second.perform())
    #expect(desk.form[desk.town] == .madrid)
    #expect(desk.form.deliver(late).isEmpty)
    #expect(desk.towns == [.madrid])
  }

  @Test func `fault 27: what is wrong now stays wrong, whatever comes late`() throws {
    var desk = try TownDesk { make, keys in
      make.configure(keys.town) { $0.isRequired = true }
      make.validate([keys.nation], reading: keys.nation) { $0 == .spain ? "closed today" : nil }
    }
    desk.form.choose(desk.nation, id: .france)
    desk.form.choose(desk.town, id: .lyon)
    desk.form.clear(desk.town)
    #expect(desk.form.issues(of: desk.town) == [.required])
    _ = desk.answer(1, .france)
    #expect(desk.form.issues(of: desk.town) == [.required])
    desk.form.retry(desk.town)
    desk.form.choose(desk.nation, id: .spain)
    #expect(desk.form.checkFindings(of: desk.nation) == ["closed today"])
    _ = desk.answer(2, .france)
    #expect(desk.form.checkFindings(of: desk.nation) == ["closed today"])
    #expect(desk.form.submit() == .refused(["nation", "town"]))
  }

  @Test func `fault 27: a list that the program gives is not overwritten by a late answer`() throws
  {
    var desk = try TownDesk()
    desk.form.choose(desk.nation, id: .france)
    desk.form.setOptions(desk.town, [.lyon])
    #expect(desk.answer(1, .france) == [])
    #expect(desk.towns == [.lyon])
    #expect(desk.form.status(of: desk.town) == .ready)
  }

  @Test func `fault 28: a field loads from the change to the last answer, the debounce included`()
    throws
  {
    func at(_ milliseconds: Int) -> SelectorInstant {
      SelectorInstant(.milliseconds(milliseconds))
    }
    var desk = try TownDesk(LoadPolicy(debounce: .milliseconds(300)))
    desk.form.choose(desk.nation, id: .france)
    expectLoading(&desk, requests: 0)
    desk.form.advance(to: at(200))
    desk.form.choose(desk.nation, id: .spain)
    desk.form.advance(to: at(499))
    expectLoading(&desk, requests: 0)
    #expect(desk.form.nextDeadline == at(500))
    desk.form.advance(to: at(500))
    expectLoading(&desk, requests: 1)
    desk.form.choose(desk.nation, id: .japan)
    #expect(desk.answer(1, .spain) == [])
    expectLoading(&desk, requests: 1)
    desk.form.advance(to: at(800))
    expectLoading(&desk, requests: 2)
    #expect(desk.answer(2, .japan) == [])
    #expect(desk.form.status(of: desk.town) == .ready)
    #expect(desk.form.nextDeadline == nil)
    #expect(desk.form.submit().lines == ["nation option(japan)"])
  }

  private func expectLoading(
    _ desk: inout TownDesk, requests: Int, location: SourceLocation = #_sourceLocation
  ) {
    #expect(desk.form.status(of: desk.town) == .loading, sourceLocation: location)
    #expect(desk.form.requestCount(of: desk.town) == requests, sourceLocation: location)
    #expect(desk.form.submit() == .refused(["town"]), sourceLocation: location)
  }
}

extension [LoadCommand] {
  /// The requests that are to be started.
  var requests: [LoadRequest] {
    compactMap { if case .start(let request) = $0 { request } else { nil } }
  }

  /// The requests that are to be given up.
  var cancelled: [String] {
    compactMap { if case .cancel(let field, let number) = $0 { "\(field) \(number)" } else { nil } }
  }
}
