/// The name among several that a misspelt one was probably meant to be.
///
/// Letter case does not count. A name that has nothing to do with any other gets no suggestion.
///
/// - Complexity: O(*n* · *m*²) for *n* names of at most *m* letters.
package func nearestName(to name: String, among names: [String]) -> String? {
  let letters = Array(name.lowercased())
  // A long text is no misspelling, and comparing it would cost its length.
  guard !letters.isEmpty, letters.count <= 60 else { return nil }
  if letters.count > 2 {
    let longer = names.first { $0.lowercased().hasPrefix(name.lowercased()) }
    if let longer { return longer }
  }
  let ranked = names.map { (name: $0, distance: editDistance(letters, Array($0.lowercased()))) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return nearest.distance <= max(1, letters.count / 3) ? nearest.name : nil
}

/// The number of letters to insert, delete, replace or swap with their neighbour.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var before: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var line = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, line[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      line.append(cost)
    }
    before = last
    last = line
  }
  return last[right.count]
}

/// `expected one of a, b, c`, with the nearest name where there is one.
package func expectation(of names: [String], insteadOf name: String) -> String {
  let list = names.isEmpty ? "expected none" : "expected one of \(names.joined(separator: ", "))"
  guard let nearest = nearestName(to: name, among: names) else { return list }
  return "\(list); did you mean \"\(nearest)\"?"
}
