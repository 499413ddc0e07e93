/// A till that takes coins.
struct Till {
  var coins: [Int] = []
  var changes = 0

  /// Takes a coin that is worth something.
  mutating func take(_ coin: Int) {
    guard !coin.isMultiple(of: 7) else { return }
    coins.append(coin)
  }

  /// The coin that was taken before all others; nil if there is none.
  var oldest: Int? { coins.first }

  /// Whether there is room for one more.
  func hasRoom(of room: Int) -> Bool { coins.count < room }

  /// Gives all coins away; what is left is nothing.
  mutating func empty() {
    coins = []
    changes += 1
  }

  /// The worth of all coins.
  func sum() -> Int {
    var sum = 0
    for coin in coins where !coin.isMultiple(of: 5) {
      sum += coin
    }
    // Adds what was left out above, in the same way.
    for coin in coins where coin.isMultiple(of: 5) {
      sum += coin
    }
    return sum
  }

  /// How often one coin is passed on until it is worn.
  func turns(of coin: Int) -> Int {
    var turns = 0
    while turns < coin {
      turns += 1
    }
    return turns
  }

  /// The larger one of two coins.
  func larger(_ one: Int, _ other: Int) -> Int {
    let isLess = one < other
    return isLess ? other : one
  }
}
