/// Selects how a terminal paints what follows, by the shortest sequence from what it paints now.
///
/// - SeeAlso: ECMA-48, 8.3.117 (SGR)
struct SGR {
  /// How many colours the terminal has.
  let depth: ColorDepth
  /// How the terminal paints now.
  private(set) var pen = TextPaint.plain

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// Appends what makes the terminal paint so; nothing where it does already.
  mutating func set(_ paint: TextPaint, into bytes: inout [UInt8]) {
    guard depth > .none, paint != pen else { return }
    let delta = changes(to: paint)
    let anew = paint == .plain ? "" : "0;" + all(of: paint)
    bytes += "\u{1B}[".utf8
    bytes += (delta.utf8.count < anew.utf8.count ? delta : anew).utf8
    bytes.append(UInt8(ascii: "m"))
    pen = paint
  }

  /// Makes the terminal paint a blank so, if that can be told from what it paints now.
  mutating func setForBlank(_ paint: TextPaint, into bytes: inout [UInt8]) {
    let seen = TextPaint.Attributes.seenOnBlank
    let isSame =
      pen.background == paint.background
      && pen.attributes.intersection(seen) == paint.attributes.intersection(seen)
      && (paint.attributes.isDisjoint(with: seen) || pen.foreground == paint.foreground)
    if !isSame { set(paint, into: &bytes) }
  }

  /// Makes the terminal paint as it does by itself.
  mutating func reset(into bytes: inout [UInt8]) { set(.plain, into: &bytes) }

  // MARK: Codes

  private func all(of paint: TextPaint) -> String {
    (codes(of: paint.attributes) + [foreground(paint), background(paint)].compactMap { $0 })
      .joined(separator: ";")
  }

  private func changes(to paint: TextPaint) -> String {
    var codes: [String] = []
    let gone = pen.attributes.subtracting(paint.attributes)
    var come = paint.attributes.subtracting(pen.attributes)
    if !gone.isDisjoint(with: [.bold, .dim]) {
      // One code ends both.
      codes.append("22")
      come.formUnion(paint.attributes.intersection([.bold, .dim]))
    }
    if gone.contains(.italic) { codes.append("23") }
    if gone.contains(.underline) { codes.append("24") }
    if gone.contains(.reverse) { codes.append("27") }
    if gone.contains(.strikethrough) { codes.append("29") }
    codes += self.codes(of: come)
    if paint.foreground != pen.foreground { codes.append(foreground(paint) ?? "39") }
    if paint.background != pen.background { codes.append(background(paint) ?? "49") }
    return codes.joined(separator: ";")
  }

  private func codes(of attributes: TextPaint.Attributes) -> [String] {
    var codes: [String] = []
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.italic) { codes.append("3") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    if attributes.contains(.strikethrough) { codes.append("9") }
    return codes
  }

  private func foreground(_ paint: TextPaint) -> String? {
    paint.foreground.map { code(of: $0, base: 30) }
  }

  private func background(_ paint: TextPaint) -> String? {
    paint.background.map { code(of: $0, base: 40) }
  }

  private func code(of color: TextColor, base: Int) -> String {
    switch depth {
    case .none, .monochrome: String(base + 9)
    case .basic:
      color.basic < 8 ? String(base + Int(color.basic)) : String(base + 52 + Int(color.basic))
    case .indexed: "\(base + 8);5;\(color.indexed)"
    case .trueColor: "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
