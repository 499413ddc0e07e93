import SelectorForms
import SelectorKit
import Testing

/// Loaders that misbehave: nothing is lost and nothing stale is shown.
@Suite struct LoaderTroubleTests {
  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "out of order" }
  }

  /// A country and its city, which is asked for by hand.
  private struct Desk {
    var form: Form
    let country: FieldKey<Place>
    let city: FieldKey<Place>

    init() throws {
      var make = FormBuilder()
      country = make.selector(
        "country", "Country", options: [Place("fr"), Place("de")], label: \.id)
      city = make.selector("city", "City", options: [Place](), label: \.id)
      make.load(city, forAny: [AnyFieldRead(country)])
      form = try make.build()
    }
  }

  @Test func `a loader that never answers holds the choice and stops the submit only`() throws {
    var desk = try Desk()
    desk.form.choose(desk.city, id: "paris")
    desk.form.choose(desk.country, id: "fr")
    desk.form.advance(to: SelectorInstant(.seconds(1_000_000)))
    #expect(desk.form.status(of: desk.city) == .loading)
    #expect(desk.form.value(of: desk.city) == .option(OptionID("paris")))
    #expect(desk.form.issues(of: desk.city).isEmpty)
    let submission = desk.form.submit()
    #expect(submission == .refused(["city"]))
    desk.form.clear(desk.country)
    #expect(desk.form.status(of: desk.city) == .blocked(by: "Country"))
    #expect(desk.form.chosen(of: desk.city) == .option(OptionID("paris")))
  }

  @Test func `a second answer to one request changes nothing, be it good or bad`() throws {
    var desk = try Desk()
    desk.form.choose(desk.country, id: "fr")
    let first = desk.form.respond(to: 1, of: desk.city, with: [Place("paris")])
    #expect(first != nil)
    let options = desk.form.control(of: desk.city)?.options
    let second = desk.form.respond(to: 1, of: desk.city, with: [Place("lyon")])
    let third = desk.form.fail(request: 1, of: desk.city, message: "late")
    #expect(second == [] && third == [])
    #expect(desk.form.control(of: desk.city)?.options == options)
    #expect(desk.form.status(of: desk.city) == .ready)
  }

  @Test(arguments: [Int.min, -1, 0, 2, .max])
  func `an answer to a request that was never started is told apart`(request: Int) throws {
    var desk = try Desk()
    desk.form.choose(desk.country, id: "fr")
    let answered = desk.form.respond(to: request, of: desk.city, with: [Place("paris")])
    let failed = desk.form.fail(request: request, of: desk.city, message: "no")
    #expect(answered == nil && failed == nil)
    #expect(desk.form.status(of: desk.city) == .loading)
  }

  @Test func `a loader that throws at once is a failure with its words, and can be retried`()
    async throws
  {
    var make = FormBuilder()
    let country = make.selector("country", "Country", options: [Place("fr")], label: \.id)
    let city = make.selector(
      "city", "City", of: Place.self, dependingOn: country, label: \.id
    ) { _ async throws -> [Place] in throw Trouble() }
    var form = try make.build()
    form.choose(city, id: "paris")
    form.choose(country, id: "fr")
    let request = try #require(form.takeCommands().requests.last)
    let answer = await request.perform()
    form.deliver(answer)
    #expect(form.status(of: city) == .failed(message: "out of order"))
    #expect(form.chosen(of: city) == .option(OptionID("paris")))
    let submission = form.submit()
    #expect(submission == .refused(["city"]))
    form.retry(city)
    #expect(form.status(of: city) == .loading && form.requestCount(of: city) == 2)
    // The answer to the first request comes again.
    let changes = form.deliver(answer)
    #expect(changes.isEmpty && form.status(of: city) == .loading)
  }

  @Test func `an answer for a form that is gone means nothing to another one`() async throws {
    var requests: [LoadRequest] = []
    func makeForm() throws -> (Form, FieldKey<Place>) {
      var make = FormBuilder()
      let country = make.selector(
        "country", "Country", options: [Place("fr")], label: \.id, default: .first)
      let city = make.selector(
        "city", "City", of: Place.self, dependingOn: country, label: \.id
      ) { _ async throws -> [Place] in [Place("paris")] }
      var form = try make.build()
      requests += form.takeCommands().requests
      return (form, city)
    }
    _ = try makeForm()
    var (form, city) = try makeForm()
    let old = try #require(requests.first)
    let changes = form.deliver(await old.perform())
    #expect(changes.isEmpty && form.status(of: city) == .loading)
    let own = try #require(requests.last)
    form.deliver(await own.perform())
    #expect(form.status(of: city) == .ready)
  }

  @Test func `a hundred thousand rows in one answer are taken, the chosen one found`() throws {
    var desk = try Desk()
    desk.form.choose(desk.city, id: "99999")
    desk.form.choose(desk.country, id: "fr")
    let rows = (0..<100_000).map { Place("\($0)") } + [Place("0")]
    let changes = desk.form.respond(to: 1, of: desk.city, with: rows)
    #expect(changes != nil)
    #expect(desk.form[desk.city]?.id == "99999")
    #expect(desk.form.control(of: desk.city)?.options.count == 100_000)
  }

  @Test func `a parent that disappears takes no choice along`() throws {
    var desk = try Desk()
    desk.form.choose(desk.country, id: "fr")
    _ = desk.form.respond(to: 1, of: desk.city, with: [Place("paris")])
    desk.form.choose(desk.city, id: "paris")
    desk.form.setOptions(desk.country, [Place("de")])
    #expect(desk.form[desk.country] == nil && desk.form[desk.city] == nil)
    #expect(desk.form.status(of: desk.city) == .blocked(by: "Country"))
    desk.form.setOptions(desk.country, [Place("de"), Place("fr")])
    #expect(desk.form[desk.country]?.id == "fr")
    #expect(desk.form[desk.city]?.id == "paris", "the answer is remembered")
    #expect(desk.form.requestCount(of: desk.city) == 1)
  }
}
