public import SelectorKit

/// What the keys of a control do now, in a few words: `↑↓ move · Enter choose · Esc cancel`.
///
/// It is read off a key map, so it says what holds, also in a map of one's own.
public struct KeyLegend: Hashable, Sendable {
  /// Some keys, and what they do.
  public struct Entry: Hashable, Sendable {
    /// The keys, as they are printed on keyboards.
    public var keys: String
    /// What they do.
    public var words: String
  }

  /// The entries, the most useful first.
  public private(set) var entries: [Entry] = []

  /// Makes the legend of a control.
  ///
  /// - Parameters:
  ///   - kind: The sort of selector.
  ///   - isOpen: Whether its list is open.
  ///   - keyMap: The keys.
  ///   - strings: The words.
  ///   - isASCII: Whether arrows are spelled out.
  /// - Complexity: O(*b*), where *b* is the number of bindings.
  public init(
    kind: KeyMap.Kinds, isOpen: Bool, keyMap: KeyMap, strings: SelectorStrings = SelectorStrings(),
    isASCII: Bool = false
  ) {
    let phase: KeyMap.Phase = isOpen ? .open : .closed
    let bindings = keyMap.bindings.filter {
      $0.phase == phase && !$0.kinds.isDisjoint(with: kind)
    }
    func key(_ fits: (SelectorGesture) -> Bool) -> String {
      bindings.first { $0.gesture.map(fits) ?? false }.map {
        Self.name(of: $0.press, isASCII: isASCII)
      } ?? ""
    }
    func add(_ keys: [String], _ words: String) {
      let shown = keys.filter { !$0.isEmpty }
      guard !shown.isEmpty else { return }
      let isShort = shown.allSatisfy { $0.count == 1 }
      entries.append(Entry(keys: shown.joined(separator: isShort ? "" : "/"), words: words))
    }
    if isOpen {
      add([key { $0 == .move(.previous) }, key { $0 == .move(.next) }], strings.legendMove)
      let takesSpace = kind == .multi
      add([key { takesSpace ? $0 == .space : $0 == .enter }], strings.legendChoose)
      add([key { $0 == .escape }], strings.legendCancel)
    } else {
      let open = key {
        if case .open = $0 { true } else { false }
      }
      add([open], strings.legendOpen)
      add([key { $0 == .choose(.previous) }, key { $0 == .choose(.next) }], strings.legendChoose)
    }
  }

  /// The legend of a control as it stands; nil for one without a list.
  init?(
    for control: ControlPresentation, keyMap: KeyMap, strings: SelectorStrings,
    isASCII: Bool = false
  ) {
    let kind: KeyMap.Kinds
    switch control.kind {
    case .selector: kind = .selector
    case .multi: kind = .multi
    case .combobox: kind = .combobox
    case .toggle, .text, .results, .group: return nil
    }
    self.init(
      kind: kind, isOpen: control.isOpen, keyMap: keyMap, strings: strings, isASCII: isASCII)
  }

  /// The entries in words, as they are given.
  var texts: [String] { entries.map { $0.keys + " " + $0.words } }

  private static func name(of press: KeyPress, isASCII: Bool) -> String {
    let arrow: String? =
      switch press.key {
      case .arrowUp: isASCII ? "Up" : "↑"
      case .arrowDown: isASCII ? "Down" : "↓"
      case .arrowLeft: isASCII ? "Left" : "←"
      case .arrowRight: isASCII ? "Right" : "→"
      case .escape: "Esc"
      default: nil
      }
    guard let arrow else { return press.name }
    var plain = press
    plain.key = .character("_")
    return String(plain.name.dropLast()) + arrow
  }
}
