/// How wide a terminal draws what terminals do not agree on.
public struct WidthPolicy: Hashable, Sendable {
  /// The cells of an East Asian Ambiguous letter.
  public enum Ambiguous: Int, Hashable, Sendable, CaseIterable {
    /// One cell: what terminals do outside of old East Asian settings.
    case narrow = 1
    /// Two cells. Marks and borders of a theme are then drawn in ASCII, so that frames stay straight.
    case wide = 2
  }

  /// The cells of an East Asian Ambiguous letter.
  public var ambiguous: Ambiguous
  /// Whether variation selector 15 makes a wide emoji one cell wide; most terminals say no.
  public var textSelectorNarrows: Bool

  /// Makes a policy; without more, the one that most terminals of today follow.
  public init(ambiguous: Ambiguous = .narrow, textSelectorNarrows: Bool = false) {
    self.ambiguous = ambiguous
    self.textSelectorNarrows = textSelectorNarrows
  }

  /// What most terminals of today do.
  public static var standard: WidthPolicy { WidthPolicy() }
}
