/// Options in order, each with an id of its own: the only form in which a selector takes them.
///
/// An id is what a choice is kept by, so a list holds each id once. ``init(_:)`` makes sure of it and
/// reports what it dropped in ``duplicates``; ``init(uniqueIDs:)`` takes the caller's word and costs
/// nothing, and a broken word shows up in ``duplicates`` when ids are first looked up.
///
/// A list is no `Collection`: positions are plain numbers and ``option(at:)`` answers nil beyond the
/// ends, so that a position kept too long is no trap.
public struct OptionList<Option: Hashable & Identifiable>: Equatable {
  /// An option that was left out, since an earlier one has its id.
  public struct Duplicate: Equatable {
    /// The id that occurs twice.
    public let id: Option.ID
    /// Where the option that stays stands in what was given, from 0.
    public let kept: Int
    /// Where the option that was left out stood in what was given, from 0.
    public let dropped: Int
  }

  @usableFromInline var storage: [Option]
  /// Ids to positions; nil until ids are looked up for the first time, and for short lists.
  @usableFromInline var positions: [Option.ID: Int]?
  /// Where the options of a part stand in the list that `positions` is about, ascending; nil for a whole.
  @usableFromInline var places: [Int32]?
  /// Where the option with an id stands, where ids tell it; nil where they have to be looked up.
  @usableFromInline var placeOfID: (@Sendable (Option.ID) -> Int)?
  /// Whether ids are known to be unique.
  @usableFromInline var isChecked = false
  /// The options that were left out, in the order given.
  public private(set) var duplicates: [Duplicate] = []

  /// Makes a list and checks its ids: of options with one id the first stays.
  ///
  /// - Complexity: O(*n*) hashes of ids, where *n* is the number of options given.
  @inlinable
  public init(_ options: [Option]) {
    storage = options
    buildIndex()
  }

  /// Makes a list whose ids the caller knows to be unique.
  ///
  /// If they are not, the list finds out when an id is first looked up, leaves out the later ones and
  /// reports them in ``duplicates``.
  ///
  /// - Complexity: O(1).
  public init(uniqueIDs options: [Option]) {
    storage = options
  }

  /// Makes an empty list for options whose ids tell where they stand, so that no index is ever made.
  ///
  /// - Parameter place: The position of an option by its id; at a position that has another id there is
  ///   no option with that one.
  package init(placedBy place: @escaping @Sendable (Option.ID) -> Int) {
    storage = []
    placeOfID = place
  }

  /// Makes a list whose index of ids is known.
  ///
  /// - Parameters:
  ///   - options: The options, each with an id of its own.
  ///   - positions: Where the option of each id stands.
  /// - Complexity: O(1).
  package init(_ options: [Option], positions: [Option.ID: Int]) {
    storage = options
    isChecked = true
    self.positions = positions
  }

  /// Makes a part of a list, whose index of ids it shares.
  ///
  /// - Parameters:
  ///   - options: The options of the part, by the same ids as in the whole.
  ///   - places: Where each stands in the whole, ascending.
  ///   - whole: The list, with checked ids.
  /// - Complexity: O(1).
  package init(_ options: [Option], at places: [Int32], of whole: Self) {
    storage = options
    guard options.count == places.count else { return }
    isChecked = whole.isChecked
    positions = whole.positions
    self.places = places
  }

  /// How many options there are.
  @inlinable public var count: Int { storage.count }
  /// Whether there is none.
  @inlinable public var isEmpty: Bool { storage.isEmpty }

  /// The option at a position from 0, or nil where there is none (negative and huge ones included).
  ///
  /// - Complexity: O(1).
  @inlinable
  public func option(at position: Int) -> Option? {
    position >= 0 && position < storage.count ? storage[position] : nil
  }

  /// The options as an array, in order.
  ///
  /// - Complexity: O(1).
  @inlinable public var array: [Option] { storage }

  /// The position of the option with an id, or nil; makes the index if there is none yet.
  ///
  /// - Complexity: O(1) hashes on average; the first call on a list with unchecked ids O(*n*).
  public mutating func position(of id: Option.ID) -> Int? {
    if !isChecked, placeOfID == nil { buildIndex() }
    return currentPosition(of: id)
  }

  /// The position of the option with an id, by the index if there is one, else by looking at each.
  ///
  /// - Complexity: O(1) hashes on average with an index, else O(*n*) comparisons.
  @inlinable
  package func currentPosition(of id: Option.ID) -> Int? {
    if let placeOfID {
      let place = placeOfID(id)
      return option(at: place)?.id == id ? place : nil
    }
    guard let positions else { return storage.firstIndex { $0.id == id } }
    guard let position = positions[id], let places else { return positions[id] }
    return Self.index(of: position, in: places)
  }

  /// Where a number stands among ascending ones.
  @usableFromInline
  static func index(of place: Int, in places: [Int32]) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == place ? low : nil
  }

  /// Whether ids are known to be unique, so that a look-up is quick and leaves nothing out.
  package var isIndexed: Bool { isChecked }

  /// Tells whether the position, found earlier, still is that of the id.
  func holds(_ id: Option.ID, at position: Int) -> Bool {
    option(at: position)?.id == id
  }

  /// Adds options at the end; those with an id that is there already are left out and reported.
  ///
  /// - Complexity: O(*m*) hashes, where *m* is the number of options added, and O(*n*) once if ids
  ///   were never looked up.
  public mutating func append(_ options: [Option]) {
    placeOfID = nil
    if !isChecked { buildIndex() }
    var known = places == nil ? positions ?? [:] : [:]
    positions = nil
    places = nil
    if known.isEmpty { for position in storage.indices { known[storage[position].id] = position } }
    for option in options {
      if let kept = known[option.id] {
        let dropped = storage.count + duplicates.count
        noteDuplicate(option.id, kept: kept, dropped: dropped)
      } else {
        known[option.id] = storage.count
        storage.append(option)
      }
    }
    positions = known
  }

  /// Adds options at the end whose ids the caller knows to be unique, also among those that are there.
  ///
  /// If they are not, the list finds out when an id is first looked up, as ``init(uniqueIDs:)`` says; one
  /// whose ids were looked up already finds out at once.
  ///
  /// - Complexity: O(*m*) amortized, where *m* is the number of options added.
  public mutating func append(uniqueIDs options: [Option]) {
    if isChecked { append(options) } else { storage += options }
  }

  /// Up to so many options, comparing ids costs less than hashing them.
  @inlinable static var shortCount: Int { 8 }

  @inlinable var isShortAndUnique: Bool {
    guard storage.count <= Self.shortCount else { return false }
    for position in storage.indices.dropFirst() {
      let id = storage[position].id
      if storage[..<position].contains(where: { $0.id == id }) { return false }
    }
    return true
  }

  @inlinable
  mutating func buildIndex() {
    isChecked = true
    guard !isShortAndUnique else { return }
    var known: [Option.ID: Int] = [:]
    known.reserveCapacity(storage.count)
    var kept: [Option]?
    for position in 0..<storage.count {
      let option = storage[position]
      let id = option.id
      // One hash an option: where an earlier one has the id, its place is put back.
      if let first = known.updateValue(kept?.count ?? position, forKey: id) {
        known.updateValue(first, forKey: id)
        if kept == nil { kept = Array(storage[..<position]) }
        noteDuplicate(id, kept: first, dropped: position)
      } else {
        kept?.append(option)
      }
    }
    if let kept { storage = kept }
    positions = known
  }

  @usableFromInline
  mutating func noteDuplicate(_ id: Option.ID, kept: Int, dropped: Int) {
    duplicates.append(Duplicate(id: id, kept: kept, dropped: dropped))
  }

  /// Tells whether both hold equal options in the same order.
  ///
  /// - Complexity: O(*n*); O(1) where both share their storage.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.storage == right.storage }
}

extension OptionList: Hashable {
  /// Feeds the options in order.
  ///
  /// - Complexity: O(*n*).
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension OptionList: Sendable where Option: Sendable, Option.ID: Sendable {}
extension OptionList.Duplicate: Sendable where Option.ID: Sendable {}

extension OptionList: ExpressibleByArrayLiteral {
  /// Makes a list of options written down; of options with one id the first stays.
  public init(arrayLiteral elements: Option...) {
    self.init(elements)
  }
}
