import SelectorKit

/// The lines that controls take whose rows stand in the form itself, and what that does to the others.
struct InlineRooms {
  /// The lines of one of them.
  struct Room {
    /// The place of the control in its source.
    let index: Int
    /// The lines for rows; with none only the line of the name is left.
    let lines: Int
    /// What it and those before it take more than as many ordinary controls would; may be negative.
    let excess: Int
  }

  /// The rooms, in order of controls.
  private let rooms: [Room]
  /// Whether rows stand in a box.
  let hasEdges: Bool
  /// The lines of an ordinary control.
  private let height: Int

  /// The lines that are left to results in any case, if the screen has some: the form scrolls instead.
  private static let least = 3

  /// Spreads the lines of a screen that other controls leave over rows, those further up first.
  ///
  /// - Complexity: O(*n*) in the number of controls with rows of their own.
  init(of source: some PresentationSource, count: Int, style: ControlStyle, rows: Int) {
    height = style.height
    hasEdges = style.isBoxed
    var places = source.inlineIndices.filter { 0..<count ~= $0 }
    if zip(places, places.dropFirst()).contains(where: { $0 >= $1 }) {
      places = Set(places).sorted()
    }
    guard !places.isEmpty else {
      rooms = []
      return
    }
    var rooms: [Room] = []
    rooms.reserveCapacity(places.count)
    let edges = hasEdges ? 2 : 0
    var free = max(0, rows - (count - places.count) * height - places.count)
    var excess = 0
    let wants = places.map { source.wantedLines(at: $0).asLength }
    // A mere name wants no lines, and shares with nobody.
    var sharers = wants.count { $0 > 0 }
    for (index, wanted) in zip(places, wants) {
      let share = max(free / max(1, sharers) - edges, min(Self.least, rows / 4))
      if wanted > 0 { sharers -= 1 }
      let lines = style == .indicatorOnly ? 0 : max(0, min(wanted, share))
      let taken = lines > 0 ? lines + edges : 0
      free = max(0, free - taken)
      excess += 1 + taken - height
      rooms.append(Room(index: index, lines: lines, excess: excess))
    }
    self.rooms = rooms
  }

  /// The line of the form where a control begins.
  ///
  /// - Complexity: O(log *n*) in the number of controls with rows of their own.
  func start(of index: Int) -> Int {
    let before = firstRoom { $0.index >= index }
    return index * height + (before > 0 ? rooms[before - 1].excess : 0)
  }

  /// The lines that a control takes.
  func height(of index: Int) -> Int { start(of: index + 1) - start(of: index) }

  /// The lines for rows in the form itself; nil for a control that has none there.
  func lines(of index: Int) -> Int? {
    let place = firstRoom { $0.index >= index }
    return rooms.indices.contains(place) && rooms[place].index == index ? rooms[place].lines : nil
  }

  /// The control of some that a line of the form belongs to.
  ///
  /// - Complexity: O(log *c* log *n*), where *c* is the number of controls.
  func control(at line: Int, count: Int) -> Int {
    if rooms.isEmpty { return max(0, min(line / height, count - 1)) }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= line { low = middle } else { high = middle - 1 }
    }
    return max(0, low)
  }

  private func firstRoom(where isPast: (Room) -> Bool) -> Int {
    var (low, high) = (0, rooms.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(rooms[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
