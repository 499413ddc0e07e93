import SelectorForms
import SelectorKit
import SelectorText
import Testing

@testable import SelectorTerminal

@Suite("A list that is searched in parts on a terminal")
struct SearchingPlayerTests {
  /// A list so long that a query takes several parts.
  private func player(
    _ store: FormStore
  ) throws -> TerminalPlayer {
    var player = TerminalPlayer(store, choosing: true)
    player.finishesSearches = false
    return player
  }

  private func store(_ count: Int = 30_000, search: SearchMode = .substring) throws -> FormStore {
    let store = try Samples.list((0..<count).map { "Item \($0)" }, search: search)
    store.update { form in
      if let key = form.field(at: 0) { Self.searchInParts(&form, key) }
    }
    return store
  }

  private static func searchInParts(_ form: inout Form, _ field: some FieldReference) {
    form.configure(field) { $0.searchPlan = .scannedInParts }
  }

  private func finish(_ player: inout TerminalPlayer) -> Int {
    var parts = 0
    while player.hasWork {
      player.work()
      parts += 1
    }
    return parts
  }

  @Test("What is typed is shown at once, what is found little by little")
  func parts() throws {
    var player = try player(store())
    player.type("9")
    #expect(player.terminal.line(0).hasPrefix("› 9") || player.terminal.line(0).contains("9"))
    #expect(player.terminal.lines.last?.contains("searching…") == true)
    #expect(finish(&player) > 2)
    #expect(player.terminal.lines.last?.contains("searching…") == false)
    #expect(player.terminal.lines.last?.contains("1/10") == true)
  }

  @Test("Keys that act on what is found wait for it; letters and leaving do not")
  func keysWait() throws {
    let direct = try Samples.list((0..<30_000).map { "Item \($0)" })
    var other = TerminalPlayer(direct, choosing: true)
    other.type("99")
    other.press("ArrowDown Enter")
    let store = try store()
    var player = try player(store)
    player.type("9")
    player.type("9")
    player.press("ArrowDown Enter")
    #expect(player.outcome == nil)
    _ = finish(&player)
    #expect(player.outcome == .accepted)
    #expect(store.answers["city"] == direct.answers["city"])
    #expect(store.answers["city"] != nil)
    var left = try self.player(try self.store())
    left.type("9")
    left.press("ArrowDown")
    left.press("Escape")
    #expect(left.outcome == .cancelled)
  }

  @Test("Letters behind a key that waits wait too, so that the order is kept")
  func order() throws {
    let direct = try Samples.list((0..<30_000).map { "Item \($0)" })
    var other = TerminalPlayer(direct, choosing: true)
    var player = try player(store())
    for target in [0, 1] {
      let keys = "2 ArrowDown ArrowDown 9 Backspace ArrowDown 7 Control+a 1 Control+e ArrowDown"
      if target == 0 { other.press(keys) } else { player.press(keys) }
    }
    while player.hasWork { player.work() }
    #expect(player.terminal.lines == other.terminal.lines)
  }
}

@Suite("A list whose options are still to come, on a terminal")
struct ReadingPlayerTests {
  private func empty() throws -> (store: FormStore, key: FieldKey<ValueOption<String>>) {
    var configuration = SelectorConfiguration(placeholder: "Where to?")
    configuration.search = .substring
    configuration.appearance = .fullScreen
    var selector = DropdownSelector<ValueOption<String>>(
      options: [], presentation: OptionPresentation(label: { $0.value }),
      configuration: configuration)
    selector.replaceOptions([], status: .loading)
    var make = FormBuilder()
    let key = make.selector("city", "", selector)
    return (FormStore(try make.build()), key)
  }

  private func append(_ options: [String], to key: FieldKey<ValueOption<String>>, _ store: FormStore)
  {
    store.update { $0.appendOptions(key, uniqueIDs: options.map { ValueOption($0) }) }
  }

  @Test("It is open, says that it loads, and the first option that comes is highlighted")
  func first() throws {
    let (store, key) = try empty()
    var player = TerminalPlayer(store, choosing: true, progress: .reading)
    #expect(player.terminal.lines.contains { $0.contains("Loading…") })
    #expect(player.terminal.lines.last?.contains("0 so far") == true)
    player.press("ArrowDown Enter")
    #expect(player.outcome == nil)
    append(["Lille", "Lyon"], to: key, store)
    player.refresh()
    #expect(player.cursorLine.hasPrefix("›  Lille"))
    player.press("ArrowDown")
    append(["Nice"], to: key, store)
    player.refresh()
    #expect(player.cursorLine.hasPrefix("›  Lyon"))
    player.press("Enter")
    #expect(player.outcome == .accepted && store.answers["city"] == "Lyon")
  }

  @Test("A query may come first; its first match is highlighted, not the next one")
  func query() throws {
    let (store, key) = try empty()
    var player = TerminalPlayer(store, choosing: true, progress: .reading)
    player.type("l")
    append(["Nice", "Lille", "Lyon"], to: key, store)
    player.refresh()
    player.press("Enter")
    #expect(store.answers["city"] == "Lille")
  }

  @Test(
    "Escape and Control+C leave it, as does an input that cannot be read",
    arguments: ["Escape", "Control+c"])
  func leave(key: String) throws {
    var player = TerminalPlayer(try empty().store, choosing: true, progress: .reading)
    player.press(key)
    #expect(player.outcome == .cancelled)
    var failed = TerminalPlayer(try empty().store, choosing: true, progress: .reading)
    failed.setReading(.failed)
    #expect(failed.outcome == .cancelled)
    var nothing = TerminalPlayer(try empty().store, choosing: true, progress: .reading)
    nothing.setReading(.ended)
    #expect(nothing.outcome == .cancelled)
  }
}
