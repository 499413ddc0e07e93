/// Slots of rows that wait to be computed: for each slot as declared, the places where it waits.
struct WaitingRows: Sendable {
  private var places: [Int: [Int]] = [:]
  private var waiting: Set<Entry> = []

  private struct Entry: Hashable, Sendable {
    var rank: Int
    var place: Int
  }

  mutating func insert(_ place: Int, rank: Int) {
    guard waiting.insert(Entry(rank: rank, place: place)).inserted else { return }
    places[rank, default: []].append(place)
  }

  /// The places where a slot waits, which now do so no more.
  mutating func take(rank: Int) -> [Int] {
    let taken = places.removeValue(forKey: rank) ?? []
    for place in taken { waiting.remove(Entry(rank: rank, place: place)) }
    return taken
  }
}
