extension Chapter {
  /// What a newcomer sees first: few pictures, all on one screen.
  static var short: [Chapter] { [weekday, sizes, onlyOneOpen, linkedInShort, tags] }

  /// Everything, a topic after the other.
  static var all: [Chapter] {
    choosing + lists + questions + tagScreens + linked + relations + rows
      + products
  }
}
