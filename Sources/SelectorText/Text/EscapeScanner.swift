/// Finds where escape sequences end, in their seven-bit and eight-bit forms.
///
/// Every search that fails is remembered, so looking at all places of a text costs linear time.
struct EscapeScanner {
  /// The text.
  let scalars: [Unicode.Scalar]
  /// Kinds of strings for which it is known that no end follows.
  private var endless: (command: Bool, other: Bool) = (false, false)

  /// Prepares to look at a text.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// The place behind the sequence that begins at a place; the place itself if none does.
  mutating func end(at place: Int) -> Int {
    switch scalars[place].value {
    case 0x1B: endAfterEscape(place + 1)
    case 0x9B: endOfControl(place + 1)
    case 0x9D: endOfString(place + 1, isCommand: true)
    case 0x90, 0x98, 0x9E, 0x9F: endOfString(place + 1, isCommand: false)
    default: place
    }
  }

  /// The place behind what an escape letter begins; `place` is the one after it.
  private mutating func endAfterEscape(_ place: Int) -> Int {
    guard place < scalars.count else { return place }
    switch scalars[place] {
    case "[": return endOfControl(place + 1)
    case "]": return endOfString(place + 1, isCommand: true)
    case "P", "X", "^", "_": return endOfString(place + 1, isCommand: false)
    default: break
    }
    var end = place
    while end < scalars.count, (0x20...0x2F).contains(scalars[end].value) { end += 1 }
    if end < scalars.count, (0x30...0x7E).contains(scalars[end].value) { return end + 1 }
    return end > place && end == scalars.count ? end : place
  }

  /// The place behind a control sequence (CSI), whose parameters begin at `place`.
  private func endOfControl(_ place: Int) -> Int {
    var end = place
    while end < scalars.count, (0x30...0x3F).contains(scalars[end].value) { end += 1 }
    while end < scalars.count, (0x20...0x2F).contains(scalars[end].value) { end += 1 }
    if end < scalars.count, (0x40...0x7E).contains(scalars[end].value) { end += 1 }
    return end
  }

  /// The place behind a string (OSC, DCS, SOS, PM, APC), whose payload begins at `place`.
  ///
  /// An escape letter or CAN or SUB breaks it off. Without an end only the introducer goes, so that
  /// a stray one does not swallow the text.
  private mutating func endOfString(_ place: Int, isCommand: Bool) -> Int {
    if isCommand ? endless.command : endless.other { return place }
    var end = place
    while end < scalars.count {
      switch scalars[end].value {
      case 0x9C, 0x18, 0x1A: return end + 1
      case 0x07 where isCommand: return end + 1
      case 0x1B:
        let isTerminator = end + 1 < scalars.count && scalars[end + 1] == "\\"
        return isTerminator ? end + 2 : end
      default: end += 1
      }
    }
    if isCommand { endless.command = true } else { endless.other = true }
    return place
  }
}
