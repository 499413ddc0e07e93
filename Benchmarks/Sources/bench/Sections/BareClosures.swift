import SelectorKit

/// Closures that make lists as the rules of a form do, without a form: what such rules cost at the least.
struct BareClosures {
  static let count = 10_000

  typealias Option = ValueOption<Int>

  private let closures: [@Sendable (Option) throws -> [Option]]
  private var lists: [[Option]]
  private var isForth = false

  init() {
    // Each has something of its own to look after, as a rule has that knows what it reads.
    closures = (0..<Self.count).map { number in
      { option in option.value < number - Self.count ? [] : [option] }
    }
    lists = closures.map { _ in [] }
  }

  /// Calls each once, with an option that is another each time.
  mutating func call() {
    isForth.toggle()
    let option = Option(isForth ? 2 : 1)
    for (place, make) in closures.enumerated() { lists[place] = (try? make(option)) ?? [] }
  }
}
