/// The ids of the rows of a table, to find one that comes twice: a few bytes for each.
struct RecordIDs {
  /// Numbers of records by the hashes of their ids; 0 where there is none, else the number and 1.
  private var slots = [UInt32](repeating: 0, count: 64)
  /// Some more bits of the hashes, so that few other ids are looked at.
  private var prints = [UInt8](repeating: 0, count: 64)
  private var count = 0

  /// Notes the id of a record.
  ///
  /// - Parameters:
  ///   - record: The number of the record.
  ///   - id: Its id.
  ///   - known: Gives the id of a record that was noted.
  /// - Returns: The earlier record that has the id; nil if there is none, and then this one is noted.
  /// - Complexity: O(*k*) in the length of the id, on average.
  mutating func note(
    _ record: Int, _ id: ArraySlice<UInt8>, known: (Int) -> ArraySlice<UInt8>
  ) -> Int? {
    if (count + 1) * 4 > slots.count * 3 { grow(known) }
    let (hash, print) = Self.hash(id)
    var slot = hash & (slots.count - 1)
    while slots[slot] > 0 {
      let other = Int(slots[slot]) - 1
      if prints[slot] == print, known(other) == id { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    put(record, slot, print)
    count += 1
    return nil
  }

  private mutating func put(_ record: Int, _ slot: Int, _ print: UInt8) {
    slots[slot] = UInt32(truncatingIfNeeded: record + 1)
    prints[slot] = print
  }

  private mutating func grow(_ known: (Int) -> ArraySlice<UInt8>) {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    prints = Array(repeating: 0, count: old.count * 2)
    for number in old where number > 0 {
      let record = Int(number) - 1
      let (hash, print) = Self.hash(known(record))
      var slot = hash & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      put(record, slot, print)
    }
  }

  private static func hash(_ id: ArraySlice<UInt8>) -> (slot: Int, print: UInt8) {
    var hasher = Hasher()
    unsafe id.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    return (hash, UInt8(truncatingIfNeeded: hash >> 56))
  }
}
