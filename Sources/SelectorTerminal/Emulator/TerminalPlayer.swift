public import SelectorForms
public import SelectorKit

/// Plays a form on a terminal in memory: keys go in as the bytes that a terminal sends, and what is drawn
/// comes out as the cells that a person would see.
///
/// It is the whole way, from bytes to bytes, without a terminal, a clock or a process; time passes when a
/// test says so.
///
/// ```swift
/// var player = TerminalPlayer(FormStore(form))
/// player.press(KeyPress(.arrowDown))
/// let lines = player.terminal.lines
/// ```
public struct TerminalPlayer {
  /// The terminal.
  public private(set) var terminal: VirtualTerminal
  /// How the terminal writes keys: as it was asked to.
  public var keyProtocol: KeyProtocol {
    terminal.modes.contains(.kittyKeyboard) ? .kitty : .legacy
  }
  /// The bytes of the last frame; empty if nothing had to be drawn.
  public private(set) var lastFrame: [UInt8] = []
  /// What time it is.
  public private(set) var now = SelectorInstant.start
  /// Whether a search that is done in parts is done to its end whenever nothing else is left to do.
  var finishesSearches = true
  private var engine: TerminalEngine

  /// Shows a form on a terminal, until both have said what they have to.
  ///
  /// - Parameters:
  ///   - store: The form. Its loaders do not run unless a test runs them.
  ///   - choosing: Whether it is a single list to choose from, as `FormTerminal.choose` shows it.
  ///   - settings: How it is shown.
  ///   - terminal: The terminal, with what was on it before.
  public init(
    _ store: FormStore, choosing: Bool = false, settings: TerminalSettings? = nil,
    terminal: VirtualTerminal = VirtualTerminal()
  ) {
    self.init(
      store, choosing: choosing, settings: settings, terminal: terminal, progress: .ended)
  }

  /// The same, of options that may still be on their way.
  init(
    _ store: FormStore, choosing: Bool, settings: TerminalSettings? = nil,
    terminal: VirtualTerminal = VirtualTerminal(), progress: ReadingProgress
  ) {
    let settings = settings ?? TerminalSettings(environment: ["TERM": "xterm-256color"])
    self.terminal = terminal
    engine = TerminalEngine(
      store, for: choosing ? .choose : .submit, settings: settings,
      screen: ScreenSize(columns: terminal.columns, rows: terminal.rows))
    engine.begin(at: now)
    engine.setReading(progress)
    settle()
    // A terminal that does not answer is not waited for longer.
    if let deadline = engine.deadline { wait(now.duration(to: deadline)) }
  }

  /// How it ended; nil while it goes on.
  public var outcome: TerminalOutcome? { engine.outcome }
  /// What the terminal said that it can do.
  public var capabilities: TerminalCapabilities { engine.capabilities }

  /// Presses a key.
  public mutating func press(_ press: KeyPress) {
    send(press.bytes(keyProtocol))
    // Only time tells a lone ESC from the beginning of something.
    if press == KeyPress(.escape), keyProtocol == .legacy { wait(.milliseconds(50)) }
  }

  /// Presses keys by their names, with blanks between; what is no key is left out.
  public mutating func press(_ names: String) {
    for name in names.split(separator: " ") {
      if let key = try? KeyPress(name: String(name)) { press(key) }
    }
  }

  /// Types a text.
  public mutating func type(_ text: String) { send(Array(text.utf8)) }

  /// Pastes a text, in brackets if the program asked for them.
  public mutating func paste(_ text: String) {
    let isBracketed = terminal.modes.contains(.paste)
    send(Array((isBracketed ? "\u{1B}[200~\(text)\u{1B}[201~" : text).utf8))
  }

  /// Presses a mouse button at a place of the screen, from 0, and lets it go; nothing if nobody listens.
  public mutating func click(row: Int, column: Int) {
    guard !terminal.modes.isDisjoint(with: .mouse) else { return }
    send(Array("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m".utf8))
  }

  /// Turns the wheel over a place of the screen, by steps down.
  public mutating func turnWheel(down steps: Int, row: Int, column: Int) {
    guard !terminal.modes.isDisjoint(with: .mouse) else { return }
    let code = steps < 0 ? 64 : 65
    for _ in 0..<abs(steps) { send(Array("\u{1B}[<\(code);\(column + 1);\(row + 1)M".utf8)) }
  }

  /// Moves the mouse to a place of the screen; nothing if nobody listens.
  public mutating func hover(row: Int, column: Int) {
    guard terminal.modes.contains(.mouseMoves) else { return }
    send(Array("\u{1B}[<35;\(column + 1);\(row + 1)M".utf8))
  }

  /// Sends bytes as they are.
  public mutating func send(_ bytes: [UInt8]) {
    engine.receive(bytes, at: now)
    settle()
  }

  /// Lets time pass.
  public mutating func wait(_ duration: Duration) {
    now = now.advanced(by: duration)
    engine.advance(to: now)
    settle()
  }

  /// Shows what changed in the store.
  public mutating func refresh() {
    engine.invalidate()
    settle()
  }

  /// Gives the terminal another size.
  public mutating func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    engine.resize(to: ScreenSize(columns: terminal.columns, rows: terminal.rows))
    settle()
  }

  /// Gives the terminal back, as it is at the end and before a stop.
  public mutating func leave() { terminal.feed(engine.leaving) }

  /// Takes the terminal again after a stop.
  public mutating func resume() {
    terminal.feed(engine.entering)
    engine.resume()
    settle()
  }

  /// Options are still on their way, or no more.
  mutating func setReading(_ progress: ReadingProgress) {
    engine.setReading(progress)
    settle()
  }

  /// Whether a search is under way that is done in parts.
  var hasWork: Bool { engine.hasWork }

  /// Does one part of a search.
  mutating func work() {
    engine.work()
    draw()
  }

  /// Draws, and lets the terminal answer, until there is nothing more to say or to do.
  private mutating func settle() {
    draw()
    guard finishesSearches, engine.hasWork else { return }
    while engine.hasWork { engine.work() }
    draw()
  }

  private mutating func draw() {
    for _ in 0..<8 {
      let bytes = engine.takeOutput()
      if !bytes.isEmpty { lastFrame = bytes }
      terminal.feed(bytes)
      let replies = terminal.takeReplies()
      if replies.isEmpty { return }
      engine.receive(replies, at: now)
    }
  }
}
