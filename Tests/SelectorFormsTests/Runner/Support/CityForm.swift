import SelectorForms
import SelectorKit

/// A form with a country and a city that a loader gives.
struct CityForm {
  let form: Form
  let country: FieldKey<Place>
  let city: FieldKey<Place>

  init(
    policy: LoadPolicy = LoadPolicy(),
    loading: @escaping @concurrent @Sendable (Place) async throws -> [Place]
  ) throws {
    var make = FormBuilder()
    let country = make.selector(
      "country", "Country", options: ["at", "be", "ch", "de"].map { Place($0) }, label: \.name)
    let city = make.selector("city", "City", options: [Place](), label: \.name)
    make.load(city, for: country, policy: policy, loading: loading)
    self.country = country
    self.city = city
    form = try make.build()
  }

  init(policy: LoadPolicy = LoadPolicy(), desk: LoaderDesk, isDeaf: Bool = false) throws {
    try self.init(policy: policy) { try await desk.ask($0.id, isDeaf: isDeaf) }
  }

  /// Chooses a country and waits until its cities are asked for, and no others.
  func choose(_ id: String, in store: FormStore, asking desk: LoaderDesk) async {
    store.update { $0.choose(country, id: id) }
    await desk.until { $0.waiting == [id] }
  }
}

extension FormStore {
  /// Waits until the form is so; each change of the form is looked at.
  func until(_ isMet: (Form) -> Bool) async {
    let changes = changes()
    if isMet(form) { return }
    for await _ in changes where isMet(form) { return }
  }

  /// Runs the store while a body runs, and cancels and awaits the run afterwards.
  func running<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let run = Task { await self.run() }
    do {
      let result = try await body()
      run.cancel()
      await run.value
      return result
    } catch {
      run.cancel()
      await run.value
      throw error
    }
  }
}
