/// How wide a terminal draws what terminals do not agree on.
///
/// The width is that of a grapheme cluster, from tables of Unicode 18 (UAX #11, UTS #51); a policy says
/// where a terminal differs. Everything that measures text takes one, so that a test can pin it.
public struct WidthPolicy: Hashable, Sendable {
  /// The cells of an East Asian Ambiguous letter.
  public enum Ambiguous: Int, Hashable, Sendable, CaseIterable {
    /// One cell: what terminals do outside of old East Asian settings.
    case narrow = 1
    /// Two cells. Marks and borders of a theme are then drawn in ASCII, so that frames stay straight.
    case wide = 2
  }

  /// What a selector or a skin tone does that gives a letter of text the presentation of an emoji.
  public enum EmojiPresentation: Hashable, Sendable, CaseIterable {
    /// It makes it two cells wide: `❤️`.
    case wide
    /// Nothing: what terminals do that look at the first scalar only.
    case ignored
  }

  /// How the scalars of a cluster add up.
  public enum Clusters: Hashable, Sendable, CaseIterable {
    /// A cluster is drawn as one, in two cells at most.
    case joined
    /// Each scalar is drawn by itself, so that a family of three takes six cells: what multiplexers and
    /// old terminals do that know no joiners (the `wcswidth` of C).
    case summed
  }

  /// The cells of an East Asian Ambiguous letter.
  public var ambiguous: Ambiguous
  /// Whether variation selector 15 makes a wide emoji one cell wide; most terminals say no.
  public var textSelectorNarrows: Bool
  /// What variation selector 16 and skin tones do to letters of text.
  public var emojiPresentation: EmojiPresentation
  /// How the scalars of a cluster add up.
  public var clusters: Clusters
  /// The version of Unicode that the terminal knows: what became wide later takes one cell.
  public var unicode: UnicodeVersion

  /// Makes a policy; without more, the one that most terminals of today follow.
  public init(
    ambiguous: Ambiguous = .narrow, textSelectorNarrows: Bool = false,
    emojiPresentation: EmojiPresentation = .wide, clusters: Clusters = .joined,
    unicode: UnicodeVersion = .latest
  ) {
    self.ambiguous = ambiguous
    self.textSelectorNarrows = textSelectorNarrows
    self.emojiPresentation = emojiPresentation
    self.clusters = clusters
    self.unicode = unicode
  }

  /// What most terminals of today do.
  public static var standard: WidthPolicy { WidthPolicy() }
  /// What multiplexers and terminals do that add up scalars, with the letters that Unicode 9 made wide.
  public static var legacy: WidthPolicy {
    WidthPolicy(emojiPresentation: .ignored, clusters: .summed, unicode: UnicodeVersion(9))
  }
}
