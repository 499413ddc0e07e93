import SelectorForms
import SelectorKit

/// One thing that is done to a form on a walk; fields and options are named by numbers.
enum WalkStep: Hashable, Sendable {
  case key(String)
  case paste(String)
  case advance(milliseconds: Int)
  case focus(Int)
  case focusNowhere
  case pressHeader(Int)
  case pressOption(Int, Int, extending: Bool)
  case hover(Int, Int)
  case pressOutside
  case windowBlur
  case open(Int)
  case close(Int)
  case choose(Int, [Int])
  case chooseAt(Int, Int)
  case clear(Int)
  case enterText(String)
  case setText(String)
  case setOn(Bool)
  case setOptions(Int, [Int])
  case appendOptions(Int, [Int])
  case setAvailability(Int, Int, isEnabled: Bool?)
  case disable(Int, Bool)
  case makeReadOnly(Int, Bool)
  case layout(Int, rows: Int)
  indirect case batch([WalkStep])
  case undo
  case redo
  case reset
  case submit
}

extension WalkStep {
  static let keys = [
    "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp",
    "Enter", "Escape", "Tab", "Shift+Tab", "Backspace", "Delete", "Space", "F4", "Alt+ArrowDown",
    "Alt+ArrowUp", "Shift+ArrowDown", "Shift+ArrowUp", "Shift+Space", "Control+Shift+End",
    "Control+Shift+Home", "Control+a", "Control+n", "Meta+x", "a", "b", "p", "l", "é", "S",
  ]
  static let texts = ["", "  ", "p", "Lyon", "red\r\nx", "ß👩‍🚀"]

  /// A step that a walk may take anywhere.
  static func random(_ random: inout SeededRandom) -> Self {
    switch random.number(below: 100) {
    case 0..<45: .key(random.pick(keys))
    case 45..<62: gesture(&random)
    case 62..<80: write(&random)
    case 80..<90: input(&random)
    case 90..<93: .batch((0..<random.number(below: 5)).map { _ in batched(&random) })
    case 93..<96: .undo
    case 96..<98: .redo
    case 98: .submit
    default: random.oneIn(3) ? .reset : .advance(milliseconds: random.pick([1, 499, 501]))
    }
  }

  private static func gesture(_ random: inout SeededRandom) -> Self {
    let field = random.number(below: WalkForm.fieldCount)
    return switch random.number(below: 9) {
    case 0: .focus(field)
    case 1, 2: .pressHeader(field)
    case 3, 4: .pressOption(field, random.number(below: 7), extending: random.oneIn(4))
    case 5: .hover(field, random.number(below: 7))
    case 6: .paste(random.pick(texts))
    case 7: random.oneIn(2) ? .pressOutside : .windowBlur
    default: random.oneIn(6) ? .focusNowhere : .focus(field)
    }
  }

  private static func write(_ random: inout SeededRandom) -> Self {
    let field = random.number(below: WalkForm.fieldCount)
    return switch random.number(below: 9) {
    case 0, 1: .choose(field, random.numbers(below: 7, upTo: 4))
    case 2: .chooseAt(field, random.number(below: 7) - 1)
    case 3: .clear(field)
    case 4: .setText(random.pick(texts))
    case 5: .setOn(random.oneIn(2))
    case 6: .enterText(random.pick(texts))
    case 7: .open(field)
    default: .close(field)
    }
  }

  private static func input(_ random: inout SeededRandom) -> Self {
    let field = random.number(below: WalkForm.fieldCount)
    return switch random.number(below: 8) {
    case 0, 1: .setOptions(field, random.numbers(below: 7, upTo: 7))
    case 2: .appendOptions(field, random.numbers(below: 7, upTo: 3))
    case 3, 4:
      .setAvailability(
        field, random.number(below: 7), isEnabled: random.pick([nil, true, false, false]))
    case 5: .disable(field, random.oneIn(3))
    case 6: .makeReadOnly(field, random.oneIn(3))
    default: .layout(field, rows: random.number(below: 6) - 1)
    }
  }

  private static func batched(_ random: inout SeededRandom) -> Self {
    while true {
      let step = random.oneIn(3) ? input(&random) : write(&random)
      switch step {
      case .open, .close, .layout, .makeReadOnly: continue
      default: return step
      }
    }
  }

  /// Whether it is an undo or a redo, which is no step itself.
  var isUndo: Bool { self == .undo || self == .redo }
}
