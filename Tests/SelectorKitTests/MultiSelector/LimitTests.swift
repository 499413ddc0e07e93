import Testing

@testable import SelectorKit

@Suite struct `Limits` {
  private typealias Several = MultiSelector<TestOption>

  private func trial(
    _ maximum: Int, _ overflow: SelectionLimits.Overflow, _ options: [TestOption] = .numbers(6)
  ) -> Trial<Several> {
    Trial(options) { $0.limits = SelectionLimits(maximum: maximum, overflow: overflow) }
  }

  @Test func `reject a gesture as a whole, and the highlight stays`() {
    var trial = trial(2, .reject)
    trial.press("Home Space ArrowDown Space ArrowDown")
    #expect(trial.press("Space") == "refused limit(maximum: 2)")
    #expect(trial.press("Shift+ArrowDown Control+a Control+Shift+End").contains("refused"))
    #expect(trial.send(.press(4, extending: false)) == "refused limit(maximum: 2)")
    #expect(trial.send(.press(5, extending: true)) == "refused limit(maximum: 2)")
    #expect(trial.control.highlight == 2 && trial.control.valueIDs == [0, 1])
    #expect(trial.send(.press(1, extending: false)) == "removed 1 (pointer); highlighted 1")
    #expect(trial.press("End Space") == "highlighted 5; chose 5 (keyboard)")
  }

  @Test func `let the choices made first go`() {
    var trial = trial(2, .replaceOldest)
    trial.press("Home Space ArrowDown Space")
    #expect(
      trial.press("ArrowDown Space") == "highlighted 2; removed 0 (limit); chose 2 (keyboard)")
    #expect(
      trial.send(.press(5, extending: false))
        == "removed 1 (limit); chose 5 (pointer); highlighted 5")
    #expect(trial.control.choice == .chosen([2, 5]))
  }

  @Test func `keep the last of a range that is longer, and bring back what it replaced`() {
    var trial = trial(3, .replaceOldest)
    trial.press("End Space Home")
    trial.press("Shift+ArrowDown Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([0, 1, 2]))
    trial.press("Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([1, 2, 3]))
    trial.press("Shift+ArrowUp Shift+ArrowUp Shift+ArrowUp")
    #expect(trial.control.valueIDs == [0, 5])
    trial.press("Control+a")
    #expect(trial.control.choice == .chosen([3, 4, 5]))
  }

  @Test func `spare locked and disabled choices`() {
    var options = [TestOption].numbers(6)
    options[0].isLocked = true
    options[1].disabledReason = ""
    var trial = trial(3, .replaceOldest, options)
    trial.send(.choose([0, 1, 2]))
    trial.press("End Space")
    #expect(trial.control.choice == .chosen([0, 1, 5]))
    var full = self.trial(2, .replaceOldest, options)
    full.send(.choose([0, 1]))
    #expect(full.press("End Space").hasSuffix("refused limit(maximum: 2)"))
  }

  @Test func `fill up in option order, and then take nothing`() {
    var trial = trial(3, .disableRest)
    trial.press("End Space Home")
    trial.press("Shift+ArrowDown Shift+ArrowDown Shift+ArrowDown")
    #expect(trial.control.choice == .chosen([5, 0, 1]))
    #expect(trial.control.highlight == 3)
    #expect(trial.press("Space") == "refused limit(maximum: 3)")
    #expect(trial.press("Control+a") == "refused limit(maximum: 3)")
    #expect(trial.send(.press(4, extending: false)) == "refused limit(maximum: 3); highlighted 4")
    #expect(trial.send(.press(0, extending: false)) == "removed 0 (pointer); highlighted 0")
    var all = self.trial(3, .disableRest, .numbers(3))
    all.press("Home Control+a")
    #expect(all.control.valueIDs == [0, 1, 2])
    all.press("Control+a")
    #expect(all.control.valueIDs == [])
  }

  @Test func `hold for users and not for the program`() {
    var trial = trial(2, .reject)
    trial.send(.choose([5, 0, 3]))
    #expect(trial.control.valueIDs == [0, 3, 5])
    #expect(trial.press("Home Space ArrowDown Space").hasSuffix("refused limit(maximum: 2)"))
    var oldest = self.trial(2, .replaceOldest)
    oldest.send(.choose([5, 0, 3]))
    oldest.press("Home ArrowDown Space")
    #expect(oldest.control.choice == .chosen([3, 1]))
  }

  @Test func `do not count what is masked`() {
    var trial = trial(1, .reject)
    trial.send(.choose([77]))
    #expect(trial.press("Home Space").hasSuffix("chose 0 (keyboard)"))
    #expect(trial.control.choice == .chosen([77, 0]))
  }

  @Test func `of nothing let nothing be chosen`() {
    for overflow in SelectionLimits.Overflow.allCases {
      for maximum in [0, -3, .min] {
        var trial = trial(maximum, overflow)
        trial.press("Home Space Control+a Shift+ArrowDown Shift+Space Control+Shift+End")
        #expect(trial.control.valueIDs == [], "\(overflow)")
        trial.step { $0.configure { $0.limits.maximum = maximum } }
        trial.press("Space Control+a Shift+ArrowDown")
        #expect(trial.control.valueIDs == [], "\(overflow)")
      }
      var huge = trial(.max, overflow)
      huge.press("Home Control+a")
      #expect(huge.control.valueIDs.count == 6)
    }
  }

  @Test func `keep out of a range what was not chosen last`() {
    var trial = trial(2, .disableRest)
    trial.press("Home Control+a")
    #expect(trial.control.choice == .chosen([0, 1]))
    trial.press("Space")
    // 1 was chosen last, not 5, which the maximum kept out.
    trial.press("ArrowDown ArrowDown")
    #expect(trial.press("Shift+Space") == "chose 2 (keyboard)")
    #expect(trial.control.state.lastChosen == 2)
  }
}
