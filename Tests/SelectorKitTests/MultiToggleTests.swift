import SelectorKit
import Testing

/// Toggling one option leaves the others alone; what comes of it is what choosing them all would give.
@Suite struct MultiToggleTests {
  private func selector(_ configure: (inout SelectorConfiguration) -> Void = { _ in })
    -> MultiSelector<ValueOption<Int>>
  {
    var selector = MultiSelector("None", options: Array(0..<10))
    selector.configure(configure)
    selector.open()
    return selector
  }

  @Test(arguments: [
    [3, 1, 7, 1, 9, 0, 3, 3], [0, 9, 5, 9, 0, 5, 5], Array(0..<10) + [4, 4, 9, 0],
  ])
  func togglingIsChoosing(_ presses: [Int]) {
    var toggled = selector()
    var expected: [Int] = []
    for id in presses {
      toggled.send(.press(id, extending: false), at: .start)
      if let place = expected.firstIndex(of: id) {
        expected.remove(at: place)
      } else {
        expected.append(id)
      }
      #expect(toggled.choice == (expected.isEmpty ? .cleared : .chosen(expected)))
      #expect(toggled.valueIDs == expected.sorted())
      #expect(toggled.value.map(\.value) == expected.sorted())
      #expect(toggled.checkInvariants().isEmpty)
    }
  }

  @Test func changesNameTheOneOption() {
    var toggled = selector()
    toggled.choose(ids: [2, 4, 6])
    let taken = toggled.send(.press(4, extending: false), at: .start)
    #expect(taken.contains(.removed(4, .pointer)))
    let given = toggled.send(.press(4, extending: false), at: .start)
    #expect(given.contains(.chose(4, previous: nil, .pointer)))
    #expect(toggled.choice == .chosen([2, 6, 4]))
  }

  @Test func maskedChoicesStayChosen() {
    var toggled = selector()
    toggled.choose(ids: [99, 2, 4])
    toggled.send(.press(2, extending: false), at: .start)
    toggled.send(.press(4, extending: false), at: .start)
    toggled.send(.press(8, extending: false), at: .start)
    #expect(toggled.choice == .chosen([99, 8]))
    #expect(toggled.valueIDs == [8])
  }

  @Test func flaggedChoicesComeLast() {
    var toggled = selector { $0.missing = .flag }
    toggled.choose(ids: [99, 2, 4])
    toggled.send(.press(8, extending: false), at: .start)
    #expect(toggled.valueIDs == [2, 4, 8, 99])
    toggled.send(.press(2, extending: false), at: .start)
    #expect(toggled.valueIDs == [4, 8, 99])
  }

  @Test func theFallbackStandsInForWhatIsTakenAway() {
    var toggled = MultiSelector("None", options: Array(0..<10), default: .ids([1]))
    toggled.configure { $0.missing = .fallback }
    toggled.choose(ids: [99, 2, 4])
    toggled.open()
    toggled.send(.press(2, extending: false), at: .start)
    toggled.send(.press(4, extending: false), at: .start)
    #expect(toggled.choice == .chosen([99]))
    #expect(toggled.valueIDs == [1])
  }
}
