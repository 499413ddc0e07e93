import Testing

/// Small forms, every way through them: at each state the form does what the rules say.
@Suite struct SmallWorldWalkTests {
  /// How many steps deep; the environment may say so.
  static var depth: Int {
    #if DEBUG
      let standard = 3
    #else
      let standard = 6
    #endif
    return RandomWalkTests.number("SELECTOR_WORLD_DEPTH", else: standard)
  }

  @Test(arguments: SmallWorld.all)
  func `a small form does what the rules say on every way through it`(world: SmallWorld) throws {
    try search(world.withoutUndo, depth: Self.depth)
  }

  @Test(arguments: SmallWorld.all)
  func `so it does where steps are taken back and again`(world: SmallWorld) throws {
    guard world.hasUndo else { return }
    // What was done before matters for undo, so that no two ways come together.
    try search(world, depth: Self.depth * 2 / 3)
  }

  private func search(_ world: SmallWorld, depth: Int) throws {
    var search = WorldSearch(world)
    try search.run(depth: depth)
    if let failure = search.failure { Issue.record("\(failure)") }
    print("\(world.name): \(search.states) states, \(search.steps) steps, depth \(depth)")
  }
}

extension SmallWorld: CustomTestStringConvertible {
  var testDescription: String { name }
}
