import Testing

@testable import SelectorKit

/// A selector under test: after each step it must be sound, and a copy made before be as it was.
struct Trial<Control: ModeledControl> {
  private(set) var control: Control
  /// The milliseconds that lie between two keys.
  var pause = 0
  private var now = 0
  private let location: SourceLocation

  init(
    _ options: [TestOption] = .people, default initialChoice: InitialChoice<Int> = .none,
    at location: SourceLocation = #_sourceLocation,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) {
    var configuration = SelectorConfiguration(placeholder: "none")
    change(&configuration)
    control = Control(
      options: OptionList(options), presentation: .ofOptions, default: initialChoice,
      configuration: configuration)
    self.location = location
    #expect(control.checkInvariants() == [], sourceLocation: location)
  }

  /// Does something and tells what changed, in words.
  @discardableResult
  mutating func step(_ body: (inout Control) -> [SelectorChange<Int>]) -> String {
    let before = control
    let seen = before.observation
    let changes = body(&control)
    #expect(control.checkInvariants() == [], sourceLocation: location)
    #expect(before.observation == seen, "a copy changed", sourceLocation: location)
    return changes.map(\.words).joined(separator: "; ")
  }

  @discardableResult
  mutating func send(_ intents: SelectorIntent<Int>...) -> String {
    told(
      intents.map { intent in
        step { $0.send(intent, at: .start) }
      })
  }

  /// Presses keys by their names, with a blank between them.
  @discardableResult
  mutating func press(_ names: String) -> String {
    told(
      names.split(separator: " ").map { name in
        guard let key = try? KeyPress(name: String(name)) else { return "no key \(name)" }
        now += pause
        let instant = SelectorInstant(.milliseconds(now))
        return step { $0.press(key, at: instant) }
      })
  }

  @discardableResult
  mutating func replace(
    _ options: [TestOption], status: OptionsStatus = .ready
  ) -> String {
    step { $0.replaceOptions(OptionList(options), status: status) }
  }

  private func told(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension [TestOption] {
  /// Five people, of whom the second cannot be chosen.
  static var people: Self {
    [
      TestOption(0, "Anna"), TestOption(1, "Bert", isDisabled: true), TestOption(2, "Cleo"),
      TestOption(3, "Dora"), TestOption(4, "Dan"),
    ]
  }

  /// So many options with the numbers as labels.
  static func numbers(_ count: Int) -> Self { (0..<count).map { TestOption($0, "\($0)") } }
}

/// Keys before, keys that are looked at, and what they tell.
struct KeyRow: Sendable, CustomTestStringConvertible {
  var before: String
  var keys: String
  var told: String
  var location: SourceLocation

  init(
    _ before: String = "", _ keys: String, _ told: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    (self.before, self.keys, self.told, self.location) = (before, keys, told, location)
  }

  var testDescription: String { "\(before) | \(keys)" }

  /// Presses the keys and expects what is told.
  func check<Control: ModeledControl>(_ trial: Trial<Control>) {
    var trial = trial
    trial.press(before)
    #expect(trial.press(keys) == told, sourceLocation: location)
  }
}
