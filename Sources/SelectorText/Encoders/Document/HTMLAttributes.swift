/// The attributes of an element, in the order in which they are added.
struct HTMLAttributes {
  private(set) var text = ""

  mutating func add(_ name: String, _ value: String) {
    text += " \(name)=\"\(Markup.escaped(value))\""
  }
}
