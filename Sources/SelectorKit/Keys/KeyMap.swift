/// Keys as data: which gesture a key asks for, by the sort of selector and by whether its list is open.
///
/// Four maps are ready: ``apg`` (the default: the select-only combobox of the ARIA Authoring Practices),
/// ``macNative``, ``windowsNative`` and ``palette``. A map of one's own starts from one of them:
///
/// ```swift
/// var keys = KeyMap.apg
/// keys.bind(KeyPress(.character("j")), .move(.next), phase: .open, kinds: .selector)
/// ```
///
/// A printable key without modifiers that no binding names types its text. Shift alone counts as plain
/// where no binding names it, but for selectors of several.
public struct KeyMap: Hashable, Sendable {
  /// Whether a binding holds while the list is closed or while it is open.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The list is closed.
    case closed
    /// The list is open.
    case open
  }

  /// Sorts of selectors for which a binding holds.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// One bit a sort.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// ``Selector``.
    public static let selector = Self(rawValue: 1)
    /// ``MultiSelector``.
    public static let multi = Self(rawValue: 2)
    /// ``Combobox``.
    public static let combobox = Self(rawValue: 4)
    /// Those without an input of text.
    public static let selectOnly: Self = [.selector, .multi]
    /// All of them.
    public static let all: Self = [.selector, .multi, .combobox]
  }

  /// One key in one phase for some sorts of selectors.
  public struct Binding: Hashable, Sendable {
    /// The key, with exactly these modifiers.
    public var press: KeyPress
    /// Whether the list is closed or open.
    public var phase: Phase
    /// The sorts of selectors.
    public var kinds: Kinds
    /// What the key asks for; nil for nothing, so that a map says what it leaves out on purpose.
    public var gesture: SelectorGesture?
  }

  /// The name of the map, as scenario files and help texts spell it.
  public var name: String
  /// The bindings, in the order in which ``table(for:)`` lists them.
  public private(set) var bindings: [Binding]
  /// Whether single steps go round the ends, whatever the selector says.
  public var wraps: Bool

  /// Makes a map without bindings.
  public init(name: String, wraps: Bool = false) {
    self.name = name
    self.bindings = []
    self.wraps = wraps
  }

  /// Binds a key, in place of what it was bound to for these sorts in this phase.
  ///
  /// - Parameters:
  ///   - press: The key, with exactly the modifiers that are held.
  ///   - gesture: What it asks for; nil makes the key do nothing.
  ///   - phase: Whether the list is closed or open.
  ///   - kinds: The sorts of selectors for which it holds.
  public mutating func bind(
    _ press: KeyPress, _ gesture: SelectorGesture?, phase: Phase, kinds: Kinds = .all
  ) {
    for index in bindings.indices
    where bindings[index].press == press && bindings[index].phase == phase {
      bindings[index].kinds.subtract(kinds)
    }
    bindings.removeAll { $0.kinds.isEmpty }
    bindings.append(Binding(press: press, phase: phase, kinds: kinds, gesture: gesture))
  }

  /// The gesture that a key asks for, or nil if it asks for nothing.
  ///
  /// - Parameters:
  ///   - press: The key.
  ///   - kind: The sort of selector that has the focus.
  ///   - isOpen: Whether its list is open.
  ///   - direction: In a right-to-left layout the arrows to the left and right change places.
  /// - Returns: The gesture, or nil.
  /// - Complexity: O(*b*), where *b* is the number of bindings.
  public func gesture(
    for press: KeyPress, kind: Kinds, isOpen: Bool, direction: LayoutDirection = .leftToRight
  ) -> SelectorGesture? {
    let press = direction == .rightToLeft ? press.mirrored : press
    let phase: Phase = isOpen ? .open : .closed
    if let bound = binding(of: press, phase, kind) { return bound.gesture }
    var plain = press
    if press.modifiers == .shift, !kind.contains(.multi) {
      plain.modifiers = []
      if let bound = binding(of: plain, phase, kind) { return bound.gesture }
    }
    guard plain.modifiers.isEmpty, case .character(let text) = plain.key else { return nil }
    return .type(text)
  }

  private func binding(of press: KeyPress, _ phase: Phase, _ kind: Kinds) -> Binding? {
    bindings.first { $0.press == press && $0.phase == phase && !$0.kinds.isDisjoint(with: kind) }
  }
}

/// Which way a line of text runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

extension KeyPress {
  /// The key that has this one's sense where lines run from right to left.
  var mirrored: KeyPress {
    switch key {
    case .arrowLeft: KeyPress(.arrowRight, modifiers)
    case .arrowRight: KeyPress(.arrowLeft, modifiers)
    default: self
    }
  }
}
