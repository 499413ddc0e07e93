public import SelectorKit

extension Generator where Value == [KeyPress] {
  /// Sequences of keys, as a user may press them: mostly those that do something.
  ///
  /// - Parameter count: How many keys there are.
  /// - Returns: The generator.
  public static func keys(_ count: ClosedRange<Int> = 0...30) -> Generator<[KeyPress]> {
    Generator<KeyPress>.key.list(count)
  }
}

extension Generator where Value == KeyPress {
  /// Keys: arrows most often, letters of every script, and modifiers now and then.
  public static var key: Generator<KeyPress> {
    Generator { press in
      press.modifiers.isEmpty ? [] : [KeyPress(press.key)]
    } _: { random in
      var modifiers: KeyPress.Modifiers = []
      if random.chance(15) { modifiers.insert(.shift) }
      if random.chance(8) { modifiers.insert(.control) }
      if random.chance(8) { modifiers.insert(.alt) }
      let named = KeyPress.namedKeys
      switch random.below(10) {
      case 0..<4:
        let arrows: [KeyPress.Key] = [.arrowDown, .arrowUp, .enter, .tab, .space]
        return KeyPress(arrows[random.below(arrows.count)], modifiers)
      case 4..<7: return KeyPress(named[random.below(named.count)].key, modifiers)
      case 7: return KeyPress(.function(1 + random.below(12)), modifiers)
      default:
        let letters = ["a", "b", "z", "é", "東", "ש", "👍", "1", "+", " "]
        return KeyPress(.character(letters[random.below(letters.count)]), modifiers)
      }
    }
  }
}
