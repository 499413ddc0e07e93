import SelectorForms
import SelectorKit
import Testing

/// Fields that wait for each other are found when the form is built, and the shortest loop is named.
@Suite struct CycleTests {
  /// Who reads whom: the slot of one field reads the value, or the choice, of another.
  struct Read: Hashable {
    var field: Int
    var isVisible: Bool
    var other: Int
    var isChoice: Bool
  }

  /// A form of `count` fields a, b, c … with those reads.
  private func build(_ count: Int, _ reads: [Read]) throws -> Form {
    var make = FormBuilder()
    let keys = (0..<count).map {
      make.selector(Self.name($0), "", options: [Place("x")], label: \.id)
    }
    for field in 0..<count {
      let own = Set(reads.filter { $0.field == field })
      let shown = own.filter(\.isVisible).map { any(keys[$0.other], $0) }
      let listed = own.filter { !$0.isVisible }.map { any(keys[$0.other], $0) }
      if !shown.isEmpty { make.show(keys[field], whenAny: shown) { _ in true } }
      if !listed.isEmpty { make.derive(keys[field], fromAny: listed) { _ in [Place("x")] } }
    }
    return try make.build()
  }

  private func any(_ key: FieldKey<Place>, _ read: Read) -> AnyFieldRead {
    AnyFieldRead(key, readsChoice: read.isChoice)
  }

  private static func name(_ field: Int) -> String { ["a", "b", "c", "d", "e"][field] }

  private func loops(_ count: Int, _ reads: [Read]) -> [[String]] {
    do {
      _ = try build(count, reads)
      return []
    } catch let errors as FormErrors {
      return errors.errors.compactMap { error in
        guard case .cycle(let text) = error else { return nil }
        return text.split(separator: " <- ").map(String.init)
      }
    } catch {
      return [["\(error)"]]
    }
  }

  @Test func `a field whose options depend on its own value is named`() {
    let reads = [Read(field: 0, isVisible: false, other: 0, isChoice: false)]
    #expect(loops(1, reads) == [["a.options", "a.value", "a.options"]])
  }

  @Test func `a field that shows itself is named`() {
    let reads = [Read(field: 0, isVisible: true, other: 0, isChoice: false)]
    #expect(loops(1, reads) == [["a.visible", "a.value", "a.visible"]])
  }

  @Test func `only members of the loop are named, the shortest loop first`() throws {
    // c and d wait for each other; a, b and c too, the longer way; e only leads there.
    let reads = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 2), (0, 4)].map {
      Read(field: $0.0, isVisible: false, other: $0.1, isChoice: false)
    }
    let loops = loops(5, reads)
    #expect(loops.count == 1)
    let loop = try #require(loops.first)
    #expect(Set(loop) == ["c.options", "c.value", "d.options", "d.value"])
    #expect(loop.count == 5 && loop.first == loop.last)
  }

  @Test func `reading a choice closes no loop`() {
    let reads = [
      Read(field: 0, isVisible: false, other: 1, isChoice: false),
      Read(field: 1, isVisible: false, other: 0, isChoice: true),
    ]
    #expect(loops(2, reads).isEmpty)
  }

  @Test func `in random forms each loop is real, simple and shortest, and none is missed`() {
    var random = SmallRandom(state: 7)
    for _ in 0..<2_000 {
      let count = 1 + random.below(5)
      let reads = (0..<random.below(2 * count + 1)).map { _ in
        Read(
          field: random.below(count), isVisible: random.below(3) == 0, other: random.below(count),
          isChoice: random.below(5) == 0)
      }
      let oracle = SlotOracle(count: count, reads: reads)
      let loops = loops(count, reads)
      #expect(loops.count == oracle.knots.count, "\(reads)")
      for loop in loops {
        let slots = loop.dropLast()
        #expect(loop.first == loop.last && Set(slots).count == slots.count, "\(loop) is not simple")
        for (slot, source) in zip(loop, loop.dropFirst()) {
          #expect(oracle.reads[slot]?.contains(source) == true, "\(slot) does not read \(source)")
        }
        let knot = oracle.knots.first { $0.contains(loop[0]) } ?? []
        #expect(slots.count == oracle.shortest(in: knot), "\(loop) is not the shortest of \(knot)")
      }
    }
  }
}

/// Slots and loops found in the most simple way.
private struct SlotOracle {
  /// What each slot reads.
  var reads: [String: Set<String>] = [:]
  /// Sets of slots that wait for each other.
  var knots: [Set<String>] = []

  init(count: Int, reads: [CycleTests.Read]) {
    let names = ["a", "b", "c", "d", "e"]
    for name in names.prefix(count) {
      self.reads["\(name).visible"] = []
      self.reads["\(name).options"] = ["\(name).visible"]
      self.reads["\(name).value"] = ["\(name).options", "\(name).visible"]
    }
    for read in reads where !read.isChoice {
      let slot = "\(names[read.field]).\(read.isVisible ? "visible" : "options")"
      self.reads[slot]?.insert("\(names[read.other]).value")
    }
    for slot in self.reads.keys.sorted() where !knots.contains(where: { $0.contains(slot) }) {
      let knot = reached(slot).filter { reached($0).contains(slot) }
      if !knot.isEmpty { knots.append(Set(knot)) }
    }
  }

  /// Everything that the slot waits for, itself only if it is in a loop.
  private func reached(_ slot: String) -> Set<String> {
    var found: Set<String> = []
    var queue = Array(reads[slot] ?? [])
    while let next = queue.popLast() {
      if found.insert(next).inserted { queue += reads[next] ?? [] }
    }
    return found
  }

  func shortest(in knot: Set<String>) -> Int {
    knot.map { start in
      var layer: Set<String> = [start]
      for length in 1...max(1, knot.count) {
        layer = Set(layer.flatMap { (reads[$0] ?? []).filter { knot.contains($0) } })
        if layer.contains(start) { return length }
      }
      return .max
    }.min() ?? 0
  }
}

/// A small seeded source of random numbers.
private struct SmallRandom {
  var state: UInt64

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }
}
