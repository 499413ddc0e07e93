import SelectorKit
import SelectorTerminal
import Testing

@Suite("Keys out of bytes")
struct InputDecoderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var events: [InputEvent]
    var line: UInt

    init(_ bytes: [UInt8], _ events: [InputEvent], line: UInt = #line) {
      (self.bytes, self.events, self.line) = (bytes, events, line)
    }

    init(_ text: String, _ events: [InputEvent], line: UInt = #line) {
      self.init(Array(text.utf8), events, line: line)
    }

    /// Keys by their names, with blanks between.
    init(_ text: String, keys: String, line: UInt = #line) {
      self.init(text, InputDecoderTests.keys(keys), line: line)
    }

    var testDescription: String {
      "line \(line): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    }
  }

  static func keys(_ names: String) -> [InputEvent] {
    names.split(separator: " ").compactMap { name in
      (try? KeyPress(name: String(name))).map { InputEvent.key($0) }
    }
  }

  static let legacy: [Row] = [
    Row("a", keys: "a"), Row("A", keys: "A"), Row("+", keys: "+"), Row("ab", keys: "a b"),
    Row(" ", keys: "Space"), Row("\r", keys: "Enter"), Row("\n", keys: "Enter"),
    Row("\t", keys: "Tab"), Row("\u{7F}", keys: "Backspace"), Row("\u{8}", keys: "Backspace"),
    Row("\0", keys: "Control+Space"), Row("\u{1}", keys: "Control+a"),
    Row("\u{3}", keys: "Control+c"), Row("\u{1A}", keys: "Control+z"),
    Row("\u{1C}", keys: "Control+\\"), Row("\u{1F}", keys: "Control+_"),
    Row("é", keys: "é"), Row("あ", keys: "あ"), Row("😀", keys: "😀"),
    Row("\u{1B}a", keys: "Alt+a"), Row("\u{1B}é", keys: "Alt+é"),
    Row("\u{1B}\r", keys: "Alt+Enter"), Row("\u{1B}\u{7F}", keys: "Alt+Backspace"),
    Row("\u{1B}\u{1}", keys: "Control+Alt+a"), Row("\u{1B} ", keys: "Alt+Space"),
    Row("\u{1B}\u{1B}x", keys: "Escape Alt+x"),
    Row("\u{1B}\u{1B}[A", keys: "Escape ArrowUp"),
    Row("\u{1B}[A", keys: "ArrowUp"), Row("\u{1B}[B", keys: "ArrowDown"),
    Row("\u{1B}[C", keys: "ArrowRight"), Row("\u{1B}[D", keys: "ArrowLeft"),
    Row("\u{1B}OA", keys: "ArrowUp"), Row("\u{1B}OB", keys: "ArrowDown"),
    Row("\u{1B}OC", keys: "ArrowRight"), Row("\u{1B}OD", keys: "ArrowLeft"),
    Row("\u{1B}[H", keys: "Home"), Row("\u{1B}[F", keys: "End"), Row("\u{1B}OH", keys: "Home"),
    Row("\u{1B}OF", keys: "End"), Row("\u{1B}[1~", keys: "Home"), Row("\u{1B}[7~", keys: "Home"),
    Row("\u{1B}[4~", keys: "End"), Row("\u{1B}[8~", keys: "End"),
    Row("\u{1B}[3~", keys: "Delete"), Row("\u{1B}[5~", keys: "PageUp"),
    Row("\u{1B}[6~", keys: "PageDown"), Row("\u{1B}[Z", keys: "Shift+Tab"),
    Row("\u{1B}OP", keys: "F1"), Row("\u{1B}OS", keys: "F4"), Row("\u{1B}[11~", keys: "F1"),
    Row("\u{1B}[15~", keys: "F5"), Row("\u{1B}[17~", keys: "F6"), Row("\u{1B}[21~", keys: "F10"),
    Row("\u{1B}[23~", keys: "F11"), Row("\u{1B}[24~", keys: "F12"),
    Row("\u{1B}[[A", keys: "F1"), Row("\u{1B}[[E", keys: "F5"),
    Row("\u{1B}OM", keys: "Enter"), Row("\u{1B}Oj", keys: "*"), Row("\u{1B}Op", keys: "0"),
    // rxvt
    Row("\u{1B}[a", keys: "Shift+ArrowUp"), Row("\u{1B}Ob", keys: "Control+ArrowDown"),
    Row("\u{1B}[3^", keys: "Control+Delete"), Row("\u{1B}[5@", keys: "Control+Shift+PageUp"),
  ]

  static let modified: [Row] = [
    Row("\u{1B}[1;2A", keys: "Shift+ArrowUp"), Row("\u{1B}[1;3B", keys: "Alt+ArrowDown"),
    Row("\u{1B}[1;5C", keys: "Control+ArrowRight"),
    Row("\u{1B}[1;8D", keys: "Shift+Alt+Control+ArrowLeft"),
    Row("\u{1B}[1;9H", keys: "Meta+Home"), Row("\u{1B}[1;6F", keys: "Control+Shift+End"),
    Row("\u{1B}[3;5~", keys: "Control+Delete"), Row("\u{1B}[15;2~", keys: "Shift+F5"),
    Row("\u{1B}[1;2P", keys: "Shift+F1"), Row("\u{1B}[1;5R", keys: "Control+F3"),
    Row("\u{1B}[27;5;13~", keys: "Control+Enter"), Row("\u{1B}[27;6;65~", keys: "Control+Shift+A"),
  ]

  static let kitty: [Row] = [
    Row("\u{1B}[27u", keys: "Escape"), Row("\u{1B}[13;2u", keys: "Shift+Enter"),
    Row("\u{1B}[97;5u", keys: "Control+a"), Row("\u{1B}[97;3u", keys: "Alt+a"),
    Row("\u{1B}[97:65;4u", keys: "Alt+A"), Row("\u{1B}[127;5u", keys: "Control+Backspace"),
    Row("\u{1B}[9;2u", keys: "Shift+Tab"), Row("\u{1B}[32;5u", keys: "Control+Space"),
    Row("\u{1B}[105;5u", keys: "Control+i"), Row("\u{1B}[109;5u", keys: "Control+m"),
    Row("\u{1B}[57414u", keys: "Enter"), Row("\u{1B}[57400u", keys: "1"),
    Row("\u{1B}[57419u", keys: "ArrowUp"), Row("\u{1B}[57376u", [.key(KeyPress(.function(13)))]),
    Row("\u{1B}[97;5:2u", keys: "Control+a"), Row("\u{1B}[97;5:3u", []),
    Row("\u{1B}[1;1:3A", []), Row("\u{1B}[57441u", []), Row("\u{1B}[1114112u", []),
    Row("\u{1B}[97;65u", keys: "a"),
  ]

  static func mouse(
    _ action: MouseEvent.Action, _ row: Int, _ column: Int, _ modifiers: KeyPress.Modifiers = []
  ) -> [InputEvent] {
    [.mouse(MouseEvent(action, row: row, column: column, modifiers: modifiers))]
  }

  static let others: [Row] = [
    Row("\u{1B}[<0;3;2M", mouse(.press(.left), 1, 2)),
    Row("\u{1B}[<0;3;2m", mouse(.release, 1, 2)),
    Row("\u{1B}[<2;300;200M", mouse(.press(.right), 199, 299)),
    Row("\u{1B}[<16;1;1M", mouse(.press(.left), 0, 0, .control)),
    Row("\u{1B}[<32;1;1M", mouse(.drag(.left), 0, 0)),
    Row("\u{1B}[<35;4;5M", mouse(.move, 4, 3)),
    Row("\u{1B}[<64;1;1M", mouse(.wheel(down: -1, right: 0), 0, 0)),
    Row("\u{1B}[<69;1;1M", mouse(.wheel(down: 1, right: 0), 0, 0, .shift)),
    Row("\u{1B}[<128;1;1M", mouse(.press(.other(8)), 0, 0)),
    Row("\u{1B}[<0;1M", []), Row("\u{1B}[<;;M", []),
    Row([0x1B, 0x5B, 0x4D, 32, 33, 34], mouse(.press(.left), 1, 0)),
    Row("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
    Row("\u{1B}[48;24;80;480;800t", [.resize(columns: 80, rows: 24)]),
    Row("\u{1B}[200~one\r\ntwo\rthree\n\u{1B}[201~", [.paste("one\ntwo\nthree\n")]),
    Row("\u{1B}[200~\u{1B}[A\u{3}\u{1B}[201~x", [.paste("\u{1B}[A\u{3}")] + keys("x")),
    Row("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    Row("\u{1B}[?62;22c", [.report(.attributes([62, 22]))]),
    Row("\u{1B}[?2026;2$y", [.report(.mode(2026, state: 2))]),
    Row("\u{1B}[?1u", [.report(.kittyLevel(1))]),
    Row("\u{1B}P>|foot(1.16)\u{1B}\\", [.report(.name("foot(1.16)"))]),
    Row("\u{1B}]11;rgb:00/00/00\u{7}", [.report(.color(11, "rgb:00/00/00"))]),
    Row("\u{1B}]11;rgb:00/00/00\u{1B}\\a", [.report(.color(11, "rgb:00/00/00"))] + keys("a")),
    Row("\u{1B}]52;c;anything\u{7}a", keys("a")),
    Row("\u{1B}_Gi=1;OK\u{1B}\\a", keys("a")),
    Row("\u{1B}[99z\u{1B}[!pa", keys("a")),
    Row("\u{1B}[1\u{3}a", keys("Control+c a")),
    Row("\u{1B}[1\u{1B}[A", keys("ArrowUp")),
    Row([0xC3, 0x28], keys("\u{FFFD} (")), Row([0xFF], keys("\u{FFFD}")),
    Row([0xE2, 0x82], []), Row([0xE2, 0x82, 0x41], keys("\u{FFFD} A")),
    Row([0xED, 0xA0, 0x80], keys("\u{FFFD} \u{FFFD} \u{FFFD}")),
    Row([0xC2, 0x9B, 0x41], keys("A")),
  ]

  static let all = legacy + modified + kitty + others

  func decode(_ pieces: [ArraySlice<UInt8>]) -> [InputEvent] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.feed($0, at: .start) }
  }

  @Test("Understands what the table says", arguments: all)
  func table(row: Row) {
    #expect(decode([row.bytes[...]]) == row.events)
  }

  @Test("K1: pieces change nothing, however a sequence is cut in two or into single bytes")
  func everySplit() {
    for row in Self.all {
      for place in row.bytes.indices {
        let events = decode([row.bytes[..<place], row.bytes[place...]])
        #expect(events == row.events, "\(row.testDescription) cut at \(place)")
      }
      let events = decode(row.bytes.indices.map { row.bytes[$0...$0] })
      #expect(events == row.events, "\(row.testDescription) byte by byte")
    }
  }

  @Test("What a key sends is understood as the key, in both protocols")
  func roundTrip() {
    let keys: [KeyPress.Key] =
      [
        .arrowUp, .arrowDown, .arrowLeft, .arrowRight, .home, .end, .pageUp, .pageDown, .delete,
        .enter, .escape, .tab, .backspace, .space, .character("a"), .character("z"),
        .character("é"), .character("あ"),
      ] + (1...20).map { KeyPress.Key.function($0) }
    for bits in UInt8(0)..<16 {
      let modifiers = KeyPress.Modifiers(rawValue: bits)
      for key in keys {
        let press = KeyPress(key, modifiers)
        // Shift with a letter sends the capital, so no terminal sends it as such.
        if case .character = key, modifiers == .shift { continue }
        if key == .function(3), bits != 0 { continue }
        #expect(decode([press.bytes(.kitty)[...]]) == [.key(press)], "\(press.name)")
      }
    }
    for key in keys where key != .escape {
      for modifiers in [KeyPress.Modifiers(), .alt] {
        let press = KeyPress(key, modifiers)
        #expect(decode([press.bytes(.legacy)[...]]) == [.key(press)], "\(press.name)")
      }
    }
  }

  @Test("K1: a lone ESC is Escape after 50 ms, counted from the last byte")
  func loneEscape() {
    var decoder = InputDecoder()
    let at = { SelectorInstant(.milliseconds($0)) }
    #expect(decoder.deadline == nil)
    #expect(decoder.feed([0x1B], at: at(10)).isEmpty)
    #expect(decoder.deadline == at(60))
    #expect(decoder.advance(to: at(59)).isEmpty)
    #expect(decoder.advance(to: at(60)) == Self.keys("Escape"))
    #expect(decoder.deadline == nil)
    // Bytes that come too late are keys of their own.
    #expect(decoder.feed([0x1B], at: at(100)).isEmpty)
    #expect(decoder.feed([0x5B, 0x41], at: at(151)) == Self.keys("Escape [ A"))
    #expect(decoder.feed([0x1B], at: at(200)).isEmpty)
    #expect(decoder.feed([0x5B], at: at(240)).isEmpty)
    #expect(decoder.deadline == at(290))
    #expect(decoder.feed([0x41], at: at(280)) == Self.keys("ArrowUp"))
    #expect(decoder.feed([0x1B, 0x5B], at: at(300)).isEmpty)
    #expect(decoder.advance(to: at(350)) == Self.keys("Alt+["))
    #expect(decoder.feed([0x1B, 0x4F], at: at(400)).isEmpty)
    #expect(decoder.advance(to: at(450)) == Self.keys("Alt+O"))
  }

  @Test("With the kitty protocol nothing waits: a lone ESC only begins something")
  func kittyEscape() {
    var decoder = InputDecoder()
    decoder.usesKittyKeyboard = true
    #expect(decoder.feed([0x1B], at: .start).isEmpty)
    #expect(decoder.deadline == nil)
    let later = SelectorInstant(.seconds(9))
    #expect(decoder.feed(Array("[27u".utf8), at: later) == Self.keys("Escape"))
  }

  @Test("A sequence that never ends is given up, a paste is not")
  func givesUp() {
    let late = SelectorInstant(.seconds(2))
    for text in ["\u{1B}]0;abc", "\u{1B}[12", "\u{1B}[[", "\u{1B}[M!", "\u{1B}Pabc\u{1B}"] {
      var decoder = InputDecoder()
      #expect(decoder.feed(Array(text.utf8), at: .start).isEmpty)
      #expect(decoder.deadline != nil)
      #expect(decoder.advance(to: late).isEmpty)
      #expect(decoder.feed([0x61], at: late) == Self.keys("a"), "\(text.debugDescription)")
    }
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~ab\r".utf8), at: .start).isEmpty)
    #expect(decoder.deadline == nil)
    #expect(decoder.feed(Array("c\u{1B}[201~".utf8), at: late) == [.paste("ab\nc")])
  }

  @Test("P1, P2: a pasted line break is no Enter, whatever it is made of")
  func pasteIsNoEnter() {
    for text in ["a\rb", "a\nb", "a\r\nb", "\r", "a\u{1B}[201"] {
      let events = decode([Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)[...]])
      #expect(events.count == 1)
      guard case .paste? = events.first else {
        Issue.record("\(text.debugDescription) is \(events)")
        continue
      }
    }
  }

  @Test("A paste of any size keeps its first MiB and its end")
  func hugePaste() {
    var bytes = Array("\u{1B}[200~".utf8)
    bytes += [UInt8](repeating: 0x61, count: 3 << 20)
    bytes += Array("\u{1B}[201~x".utf8)
    let events = decode([bytes[...]])
    #expect(events.count == 2)
    guard case .paste(let text)? = events.first else { return }
    #expect(text.utf8.count == 1 << 20)
  }

  @Test("An answer about the cursor is one only if it is awaited; else it is F3")
  func cursorReport() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;2R".utf8), at: .start) == Self.keys("Shift+F3"))
    decoder.awaitedCursorReports = 1
    #expect(
      decoder.feed(Array("\u{1B}[4;2R\u{1B}[1;2R".utf8), at: .start)
        == [.report(.cursor(row: 3, column: 1))] + Self.keys("Shift+F3"))
  }

  @Test("Random bytes never trap it, and pieces of them change nothing")
  func random() {
    var generator = SeededNumbers(seed: 11)
    let dangerous: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x3B, 0x3A, 0x3C, 0x4D, 0x7E, 0x32, 0x30, 0x5D, 0x9B,
    ]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : dangerous.randomElement(using: &generator) ?? 0
      }
      let whole = decode([bytes[...]])
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      #expect(decode([bytes[..<cut], bytes[cut...]]) == whole)
    }
  }
}
