import Testing

/// Small forms, every way through them: at each state the form does what the rules say.
@Suite struct SmallWorldWalkTests {
  /// How many steps deep; the environment may say so.
  static var depth: Int {
    #if DEBUG
      let standard = 2
    #else
      let standard = 4
    #endif
    return RandomWalkTests.number("SELECTOR_WORLD_DEPTH", else: standard)
  }

  @Test(arguments: SmallWorld.all)
  func `a small form does what the rules say on every way through it`(world: SmallWorld) throws {
    var search = WorldSearch(world)
    try search.run(depth: Self.depth)
    if let failure = search.failure { Issue.record("\(failure)") }
    print("\(world.name): \(search.states) states, \(search.steps) steps, depth \(Self.depth)")
  }
}

extension SmallWorld: CustomTestStringConvertible {
  var testDescription: String { name }
}
