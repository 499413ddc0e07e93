/// A list of ranks for each field, all in one array: to walk along them touches no memory but that.
struct RankLists: Sendable {
  /// Where the list of each field begins; one more for the end of the last.
  private var starts: [Int] = [0]
  private var ranks: [Int] = []

  /// Makes no lists.
  init() {}

  /// Makes lists of slots by the rank of each slot.
  init(_ slots: [[FormGraph.SlotID]], rank: [Int]) {
    for list in slots {
      ranks += list.map { rank[$0] }
      starts.append(ranks.count)
    }
  }

  /// Where the ranks of a field stand among all.
  func places(of field: Int) -> Range<Int> { starts[field]..<starts[field + 1] }

  /// The rank at a place.
  subscript(_ place: Int) -> Int { ranks[place] }
}
