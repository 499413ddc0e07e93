/// Turns any text into what may be drawn: see ``SafeText``.
struct Sanitizer {
  /// What a text needs.
  enum Finding {
    /// Printable ASCII: nothing to do.
    case ascii
    /// More than ASCII, but nothing to do.
    case clean
    /// Something must go or change.
    case dirty
  }

  private let raw: String
  private let marks: [Range<Int>]
  private let lineBreak: Unicode.Scalar
  private let controls: SafeText.Controls
  private let keepsStyles: Bool
  private var scanner: EscapeScanner
  /// What stays, scalar by scalar, and for each the offset of the cluster that it came from.
  private var kept: [Unicode.Scalar] = []
  private var origins: [Int] = []
  /// For each scalar that stays what its label asks for, where that counts.
  private var inks: [TextInk] = []
  private var ink = InkReader()

  /// Prepares to clean a text.
  init(_ raw: String, marks: [Range<Int>], policy: SafeText.Policy) {
    self.raw = raw
    self.marks = marks
    lineBreak = policy.lineBreaks == .mark ? "\u{23CE}" : " "
    controls = policy.controls
    keepsStyles = policy.keepsStyles && policy.controls == .drop
    scanner = EscapeScanner(Array(raw.unicodeScalars))
  }

  /// Looks at a text once, without changing it.
  ///
  /// - Complexity: O(*n*).
  static func examine(_ raw: String) -> Finding {
    if raw.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return .ascii }
    for scalar in raw.unicodeScalars {
      let value = scalar.value
      if value >= 0x20 && value < 0x7F || value >= 0xA0 && value < 0x300 && value != 0xAD {
        continue
      }
      if value < 0xA0 || value == 0xAD { return .dirty }
      // Marks may be misplaced or too many: those texts are looked at cluster by cluster.
      if isSpecial(value) || WidthTables.zero.containsScalar(value) { return .dirty }
    }
    return .clean
  }

  /// The cleaned text, and where its marks lie now.
  ///
  /// - Complexity: O(*n*).
  consuming func result() -> (string: String, marks: [Range<Int>], spans: [SafeText.Span]) {
    filterScalars()
    return assembleClusters()
  }

  /// Takes out sequences, controls and direction controls, scalar by scalar.
  private mutating func filterScalars() {
    kept.reserveCapacity(scanner.scalars.count)
    let sources = marks.isEmpty ? [] : clusterOffsets()
    var place = 0
    while place < scanner.scalars.count {
      let scalar = scanner.scalars[place]
      let source = marks.isEmpty ? 0 : sources[place]
      let next = controls == .drop ? scanner.end(at: place) : place
      if next > place {
        if keepsStyles { ink.read(scanner.scalars[place..<next]) }
        place = next
        continue
      }
      place += 1
      switch scalar.value {
      case 0x0D:
        keep(lineBreak, from: source)
        if place < scanner.scalars.count, scanner.scalars[place] == "\n" { place += 1 }
      case 0x0A, 0x85, 0x2028, 0x2029: keep(lineBreak, from: source)
      case 0x09 where controls == .drop: keep(" ", from: source)
      case 0..<0x20, 0x7F..<0xA0: keepVisibly(scalar, from: source)
      case let value where Self.isNoncharacter(value): keep("\u{FFFD}", from: source)
      case let value where Self.isSpecial(value): break
      default: keep(scalar, from: source)
      }
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, from source: Int) {
    kept.append(scalar)
    if !marks.isEmpty { origins.append(source) }
    if keepsStyles { inks.append(ink.ink) }
  }

  /// Shows a control by letters, or not at all.
  ///
  /// Those of eight bits are shown as the escape letter and the letter that mean the same.
  private mutating func keepVisibly(_ control: Unicode.Scalar, from source: Int) {
    guard controls != .drop else { return }
    var value = control.value
    var letter: UInt32?
    if value >= 0x80 { (value, letter) = (0x1B, value - 0x40) }
    if controls == .carets {
      keep("^", from: source)
      value = value ^ 0x40
    } else {
      value = value == 0x7F ? 0x2421 : 0x2400 + value
    }
    for value in [value, letter].compactMap({ $0 }) {
      if let shown = Unicode.Scalar(value) { keep(shown, from: source) }
    }
  }

  /// Puts clusters together: none without room of its own, none of boundless length.
  private func assembleClusters() -> (
    string: String, marks: [Range<Int>], spans: [SafeText.Span]
  ) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: kept)
    var string = ""
    string.reserveCapacity(kept.count)
    var found: [Range<Int>] = []
    var spans: [SafeText.Span] = []
    var pending = marks[...]
    var place = 0
    var offset = 0
    for cluster in String(text) {
      let source = marks.isEmpty ? 0 : origins[place]
      let ink = keepsStyles ? inks[place] : .none
      place += cluster.unicodeScalars.count
      guard let shown = Self.shown(cluster) else { continue }
      string.append(contentsOf: shown)
      defer { offset += 1 }
      if ink != .none { Self.append(ink, at: offset, to: &spans) }
      while let first = pending.first, first.upperBound <= source { pending.removeFirst() }
      guard let first = pending.first, first.contains(source) else { continue }
      if let last = found.last, last.upperBound == offset {
        found[found.count - 1] = last.lowerBound..<offset + 1
      } else {
        found.append(offset..<offset + 1)
      }
    }
    return (string, found, spans)
  }

  private static func append(_ ink: TextInk, at offset: Int, to spans: inout [SafeText.Span]) {
    if let last = spans.last, last.range.upperBound == offset, last.ink == ink {
      spans[spans.count - 1].range = last.range.lowerBound..<offset + 1
    } else {
      spans.append(SafeText.Span(range: offset..<offset + 1, ink: ink))
    }
  }

  /// A cluster as it may be drawn, or nil if nothing of it can be seen.
  private static func shown(_ cluster: Character) -> String? {
    if cluster.utf8.count > 256 { return "\u{FFFD}" }
    guard WidthPolicy.standard.cells(of: cluster) == 0 else { return String(cluster) }
    guard let first = cluster.unicodeScalars.first else { return nil }
    return first.properties.isDefaultIgnorableCodePoint ? nil : "\u{25CC}" + String(cluster)
  }

  /// For each scalar of the raw text the offset of its cluster.
  private func clusterOffsets() -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(scanner.scalars.count)
    for (offset, cluster) in raw.enumerated() {
      for _ in cluster.unicodeScalars { offsets.append(offset) }
    }
    return offsets
  }

  /// Line separators, and what changes direction or order, annotates, or is no character at all.
  private static func isSpecial(_ value: UInt32) -> Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    default: isNoncharacter(value)
    }
  }

  private static func isNoncharacter(_ value: UInt32) -> Bool {
    value >= 0xFDD0 && value <= 0xFDEF || value & 0xFFFE == 0xFFFE
  }
}
