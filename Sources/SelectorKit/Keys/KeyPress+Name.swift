/// A key's name that says no key.
public struct KeyNameError: Error, Hashable, Sendable {
  /// The name as it was given.
  public var name: String
  /// What was expected, in words.
  public var expected: String
}

extension KeyNameError: CustomStringConvertible {
  /// The whole complaint in one line.
  public var description: String { "\"\(name)\" is no key: expected \(expected)" }
}

extension KeyPress {
  /// Every key that has a name, in the order in which help texts list them.
  public static let namedKeys: [(name: String, key: Key)] = [
    ("ArrowDown", .arrowDown), ("ArrowUp", .arrowUp), ("ArrowLeft", .arrowLeft),
    ("ArrowRight", .arrowRight), ("Home", .home), ("End", .end), ("PageDown", .pageDown),
    ("PageUp", .pageUp), ("Enter", .enter), ("Escape", .escape), ("Tab", .tab),
    ("Backspace", .backspace), ("Delete", .delete), ("Space", .space),
  ]

  private static let namedModifiers: [(name: String, modifier: Modifiers)] = [
    ("Control", .control), ("Alt", .alt), ("Shift", .shift), ("Meta", .meta),
  ]

  /// Reads a key by its name: `ArrowDown`, `Control+a`, `Shift+Alt+F4`, `é`.
  ///
  /// Modifiers stand before the key, in any order, each at most once. A key without a name is one
  /// grapheme cluster; `+` alone is the plus key, and a blank is ``Key/space``.
  ///
  /// - Parameter name: The name, with the spelling of the web's `KeyboardEvent.key`.
  /// - Throws: ``KeyNameError`` where the name is none.
  public init(name: String) throws(KeyNameError) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+") {
      guard let known = Self.namedModifiers.first(where: { $0.name == rest[..<plus] }) else {
        break
      }
      guard !modifiers.contains(known.modifier) else {
        throw KeyNameError(name: name, expected: "each modifier once, but \(known.name) is twice")
      }
      modifiers.insert(known.modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = Self.key(named: rest) else {
      throw KeyNameError(name: name, expected: Self.expectation)
    }
    self.init(key, modifiers)
  }

  /// The name that ``init(name:)`` reads, with the modifiers in a fixed order.
  public var name: String {
    var name = ""
    for (word, modifier) in Self.namedModifiers where modifiers.contains(modifier) {
      name += word + "+"
    }
    return name + keyName
  }

  private var keyName: String {
    switch key {
    case .function(let number): "F\(number)"
    case .character(let text): text
    default: Self.namedKeys.first { $0.key == key }?.name ?? ""
    }
  }

  private static func key(named name: Substring) -> Key? {
    if let named = namedKeys.first(where: { $0.name == name }) { return named.key }
    if name == " " { return .space }
    if name.count == 1 {
      let isControl = name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f }
      return isControl ? nil : .character(String(name))
    }
    guard name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number),
      name == "F\(number)"
    else { return nil }
    return .function(number)
  }

  private static var expectation: String {
    namedKeys.map { $0.name }.joined(separator: ", ")
      + ", F1 to F12 or one character, after Control+, Alt+, Shift+, Meta+"
  }
}

extension KeyPress: CustomStringConvertible {
  /// The ``name``, for logs and failures: `Shift+Tab`.
  public var description: String { name }
}
