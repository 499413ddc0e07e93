extension Combobox: Hashable {
  /// Tells whether both have equal state, options, status, configuration and presentation version.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options; O(1) where both share them.
  public static func == (left: Self, right: Self) -> Bool {
    left.choiceStore == right.choiceStore && left.initialChoice == right.initialChoice
      && left.input == right.input && left.isForeign == right.isForeign
      && left.unseatedStore == right.unseatedStore

      && left.configuration == right.configuration && left.list == right.list
  }

  /// Feeds state, options and configuration.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(initialChoice)
    hasher.combine(configuration)
    hasher.combine(list)
  }
}
