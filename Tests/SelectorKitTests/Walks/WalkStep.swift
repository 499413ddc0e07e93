@testable import SelectorKit

/// One step of a walk: an intent at an instant, or a change of the options.
enum WalkStep {
  case intent(SelectorIntent<Int>, at: Int)
  case replace([NaiveOption], NaiveControl.Status)
  case append([NaiveOption])
  case setDisabled(Int, Bool?)
  case setRules(NaiveRules)
}

/// A selector and its model, side by side.
struct WalkPair<Control: ModeledControl> {
  var control: Control
  var model: NaiveControl

  init(_ options: [NaiveOption], _ rules: NaiveRules) {
    control = Control(options, rules)
    model = NaiveControl(Control.modelKind, options, rules)
  }

  /// Takes a step on both sides and tells how they differ; nil where they agree.
  mutating func take(_ step: WalkStep) -> String? {
    let complaint = compare(step)
    let broken = control.checkInvariants()
    return broken.isEmpty ? complaint : "broken: \(broken)\n  \(complaint ?? "")"
  }

  /// Takes a step on both sides, but leaves it to the caller to look at invariants.
  mutating func compare(_ step: WalkStep) -> String? {
    let (got, expected) = perform(step)
    var complaints: [String] = []
    let seen = control.observation
    let ruled = model.observation
    if seen != ruled { complaints += seen.differences(from: ruled) }
    // Where among the events an edited query is told, the rules do not say.
    if got.filter(Self.isRuled) != expected.filter(Self.isRuled)
      || got.filter(Self.isSearched) != expected.filter(Self.isSearched)
    {
      complaints.append("told \(got), by the rules \(expected)")
    }
    return complaints.isEmpty ? nil : complaints.joined(separator: "\n  ")
  }

  private mutating func perform(
    _ step: WalkStep
  ) -> ([SelectorChange<Int>], [SelectorChange<Int>]) {
    switch step {
    case .intent(let intent, let now):
      return (
        control.send(intent, at: SelectorInstant(.milliseconds(now))), model.send(intent, at: now)
      )
    case .replace(let options, let status):
      return (
        control.replaceOptions(
          OptionList(options.map { TestOption($0) }), status: status.optionsStatus),
        model.change(.list) {
          ($0.options, $0.status) = (options, status)
        }
      )
    case .append(let options):
      return (
        control.appendOptions(options.map { TestOption($0) }),
        model.change(.list) { model in
          for option in options where !model.options.contains(where: { $0.id == option.id }) {
            model.options.append(option)
          }
        }
      )
    case .setDisabled(let id, let isDisabled):
      let availability: OptionAvailability? = isDisabled.map {
        $0 ? .disabled(reason: "") : .enabled
      }
      return (
        control.setAvailability(availability, of: id),
        model.change(.availability) { model in
          model.overrides.removeAll { $0.id == id }
          if let isDisabled { model.overrides.append((id, isDisabled)) }
        }
      )
    case .setRules(let rules):
      return (control.configure { $0 = rules.configuration }, model.setRules(rules))
    }
  }

  /// The rules say nothing of refusals.
  private static func isRuled(_ change: SelectorChange<Int>) -> Bool {
    switch change {
    case .refused, .searched: false
    default: true
    }
  }

  private static func isSearched(_ change: SelectorChange<Int>) -> Bool {
    if case .searched = change { true } else { false }
  }
}

extension NaiveControl {
  mutating func setRules(_ new: NaiveRules) -> [SelectorChange<Int>] {
    let told = change(.rules) { model in
      if new.rows != model.rules.rows { model.lines = max(0, new.rows) }
      if new.search != model.rules.search { model.endSession() }
      model.rules = new
      if model.search == nil { model.query = "" }
    }
    changes = told
    if rules.isDisabled { close(.disabled) }
    return changes
  }
}
