public import SelectorKit

/// Turns the bytes that a terminal sends into events.
///
/// It understands what terminals have always sent, the modifiers of xterm, the kitty keyboard protocol,
/// the mouse in numbers, pastes in brackets, changes of focus and size, and the answers to questions.
/// Bytes may come in pieces of any size: pieces never change what is understood, only time does, and time
/// is handed in. Whatever it does not know is passed over as a whole; no bytes trap it.
///
/// A lone ESC is the Escape key once nothing followed it for ``escapeDelay``. A terminal that speaks the
/// kitty protocol says Escape in another way, so then nothing has to be waited for.
///
/// ```swift
/// var decoder = InputDecoder()
/// let events = decoder.feed([0x1B, 0x5B, 0x41], at: .start)
/// print(events == [.key(KeyPress(.arrowUp))])  // true
/// ```
public struct InputDecoder: Hashable, Sendable {
  /// How long what may be a key and may be the beginning of a sequence is waited for.
  public var escapeDelay: Duration
  /// Whether the terminal was told to speak the kitty protocol and does, so that ESC alone is no key.
  public var usesKittyKeyboard = false
  /// How many answers about the cursor are awaited: these look like F3 with modifiers.
  public var awaitedCursorReports = 0

  /// How long the rest of a sequence that cannot be a key is waited for, before it is given up.
  static var sequenceDelay: Duration { .seconds(1) }
  /// The most bytes of one sequence; longer ones are passed over.
  static var sequenceLimit: Int { 4_096 }
  /// The most bytes of one paste; what is beyond is dropped.
  static var pasteLimit: Int { 1 << 20 }

  enum State: Hashable, Sendable {
    case ground
    /// A lone ESC.
    case escape
    /// `ESC [` and what followed.
    case control
    /// `ESC [ [`: function keys of the Linux console.
    case linuxFunction
    /// `ESC O`.
    case singleShift
    /// `ESC [ M`: the mouse of old, three bytes.
    case oldMouse
    /// OSC, DCS, APC, PM and SOS, by their first byte.
    case text(UInt8)
    /// An ESC inside such a text.
    case textEscape(UInt8)
    case paste
  }

  var state = State.ground
  /// The bytes of a sequence or a paste so far.
  var bytes: [UInt8] = []
  /// The bytes of a scalar that is not whole yet, and whether Alt was held.
  var scalar: [UInt8] = []
  var scalarHasAlt = false
  var lastByte = SelectorInstant.start
  var events: [InputEvent] = []

  /// Makes a decoder.
  public init(escapeDelay: Duration = .milliseconds(50)) {
    self.escapeDelay = escapeDelay
  }

  /// When the decoder has to be told the time because it waits for more; nil if it waits for nothing.
  ///
  /// - Complexity: O(1).
  public var deadline: SelectorInstant? {
    switch state {
    case .ground, .paste: return nil
    case .escape where usesKittyKeyboard: return nil
    case .escape, .singleShift: return lastByte.advanced(by: escapeDelay)
    case .control where bytes.isEmpty: return lastByte.advanced(by: escapeDelay)
    case .control, .linuxFunction, .oldMouse, .text, .textEscape:
      return lastByte.advanced(by: Self.sequenceDelay)
    }
  }

  /// Takes bytes that came at an instant.
  ///
  /// - Returns: What they tell, in order.
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func feed(
    _ bytes: some Sequence<UInt8>, at instant: SelectorInstant
  ) -> [InputEvent] {
    resolve(at: instant)
    for byte in bytes { take(byte) }
    lastByte = max(lastByte, instant)
    return takeEvents()
  }

  /// Says what time it is: what was waited for too long is a key, or is given up.
  ///
  /// - Returns: What that tells.
  public mutating func advance(to instant: SelectorInstant) -> [InputEvent] {
    resolve(at: instant)
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private mutating func resolve(at instant: SelectorInstant) {
    guard let deadline, deadline <= instant else { return }
    switch state {
    case .escape: press(.escape)
    case .control where bytes.isEmpty: press(.character("["), .alt)
    case .singleShift: press(.character("O"), .alt)
    default: break
    }
    reset()
  }

  mutating func reset() {
    state = .ground
    bytes = []
  }

  mutating func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) {
    events.append(.key(KeyPress(key, modifiers)))
  }

  // MARK: Bytes

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, modifiers: [])
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .linuxFunction:
      reset()
      if 0x41...0x45 ~= byte { press(.function(Int(byte) - 0x40)) } else { take(byte) }
    case .singleShift:
      reset()
      takeSingleShift(byte)
    case .oldMouse:
      bytes.append(byte)
      if bytes.count == 3 {
        let numbers = bytes.map { Int($0) - 32 }
        reset()
        takeMouse(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false)
      }
    case .text(let kind): takeText(byte, kind)
    case .textEscape(let kind):
      if byte == UInt8(ascii: "\\") {
        endText(kind)
      } else {
        // Not the end of the text, so the beginning of something else.
        reset()
        state = .escape
        take(byte)
      }
    case .paste: takePaste(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8, modifiers: KeyPress.Modifiers) {
    if !scalar.isEmpty {
      if takeScalarByte(byte) { return }
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x00: press(.space, modifiers.union(.control))
    case 0x08, 0x7F: press(.backspace, modifiers)
    case 0x09: press(.tab, modifiers)
    case 0x0A, 0x0D: press(.enter, modifiers)
    case 0x01...0x1A:
      press(.character(Self.ascii(byte + 0x60)), modifiers.union(.control))
    case 0x1C...0x1F: press(.character(Self.ascii(byte + 0x40)), modifiers.union(.control))
    case 0x20: press(.space, modifiers)
    case 0x21..<0x7F: press(.character(Self.ascii(byte)), modifiers)
    default:
      scalar = []
      scalarHasAlt = modifiers.contains(.alt)
      _ = takeScalarByte(byte)
    }
  }

  static func ascii(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }

  private mutating func takeEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B:
      press(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .text(byte)
    default: takeGround(byte, modifiers: .alt)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if bytes.count < Self.sequenceLimit { bytes.append(byte) }
    case UInt8(ascii: "[") where bytes.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse
    case 0x40...0x7E:
      let parameters = bytes
      reset()
      guard parameters.count < Self.sequenceLimit else { return }
      takeSequence(InputSequence(parameters, final: byte))
    default:
      // No part of a sequence: what came so far is nothing.
      reset()
      take(byte)
    }
  }

  // MARK: Texts and pastes

  private mutating func takeText(_ byte: UInt8, _ kind: UInt8) {
    switch byte {
    case 0x07: endText(kind)
    case 0x1B: state = .textEscape(kind)
    case 0x18, 0x1A: reset()
    default: if bytes.count < Self.sequenceLimit { bytes.append(byte) }
    }
  }

  private mutating func takePaste(_ byte: UInt8) {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    bytes.append(byte)
    if byte == 0x7E, bytes.suffix(end.count).elementsEqual(end) {
      let text = Self.pasted(bytes.dropLast(end.count).prefix(Self.pasteLimit))
      reset()
      events.append(.paste(text))
    } else if bytes.count > Self.pasteLimit + end.count {
      // Only the end is still looked for.
      bytes.remove(at: Self.pasteLimit)
    }
  }

  private static func pasted(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        text.append(byte)
      }
      previous = byte
    }
    return String(decoding: text, as: UTF8.self)
  }
}
