extension FormGraph {
  /// One shortest loop for each knot of slots that wait for each other.
  ///
  /// - Complexity: O(*k* (*k* + *e*)) for *k* slots and *e* edges in knots.
  func shortestCycles(among candidates: [SlotID]) -> [[SlotID]] {
    var left = Set(candidates)
    var cycles: [[SlotID]] = []
    for start in candidates where left.contains(start) {
      guard shortestCycle(through: start, within: left) != nil else { continue }
      let knot = knot(of: start, within: left)
      left.subtract(knot)
      // Tried from every slot in the order of declaration, so that it begins with its first one.
      let loops = knot.sorted().lazy.compactMap { shortestCycle(through: $0, within: knot) }
      if let loop = loops.min(by: { $0.count < $1.count }) { cycles.append(loop) }
    }
    return cycles
  }

  /// The shortest way from a slot back to itself, the slot first; nil if there is none.
  private func shortestCycle(through start: SlotID, within slots: Set<SlotID>) -> [SlotID]? {
    var previous: [SlotID: SlotID] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for successor in successors(of: id) where slots.contains(successor) {
        if successor == start { return path(to: id, from: start, previous) }
        if previous[successor] == nil {
          previous[successor] = id
          queue.append(successor)
        }
      }
    }
    return nil
  }

  private func path(
    to end: SlotID, from start: SlotID, _ previous: [SlotID: SlotID]
  ) -> [SlotID] {
    var path = [end]
    while let id = path.last, id != start, let before = previous[id] { path.append(before) }
    return path.reversed()
  }

  /// All slots that lead to a slot and back.
  private func knot(of start: SlotID, within slots: Set<SlotID>) -> Set<SlotID> {
    let ahead = reachable(from: start, within: slots)
    return ahead.filter { reachable(from: $0, within: slots).contains(start) }
  }

  private func reachable(from start: SlotID, within slots: Set<SlotID>) -> Set<SlotID> {
    var seen: Set<SlotID> = [start]
    var stack = [start]
    while let id = stack.popLast() {
      for successor in successors(of: id) where slots.contains(successor) {
        if seen.insert(successor).inserted { stack.append(successor) }
      }
    }
    return seen
  }

  /// A cycle as messages write it, each slot before what it reads:
  /// `city.options <- state.value <- city.value <- city.options`.
  func words(for cycle: [SlotID], fields: [String], relations: [String] = []) -> String {
    let loop = cycle.prefix(1) + cycle.dropFirst().reversed() + cycle.prefix(1)
    return loop.map { id in
      relation(id).map { "\(relations[$0]).rows" }
        ?? "\(fields[Self.field(id)]).\(Self.slot(id).word)"
    }.joined(separator: " <- ")
  }
}
