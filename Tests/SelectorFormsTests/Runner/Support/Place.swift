/// An option for tests: its id is its name.
struct Place: Hashable, Identifiable, Sendable {
  var id: String
  var name: String { id }

  init(_ id: String) { self.id = id }
}
