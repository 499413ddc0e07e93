import SelectorKit
import Testing

/// S31: options are no constant.
///
/// Append to them or replace them; choice and highlight stay.
func canOptionsBeAddedLater(print: (String) -> Void) {
  var floor = DropdownSelector("Which floor?", options: [1, 2])
  floor.choose(id: 2)
  floor.appendOptions([3, 4].map { ValueOption($0) })
  print("\(floor.options.count) options, chosen \(floor.value?.label ?? "none")")
  floor.replaceOptions(OptionList([2, 9].map { ValueOption($0) }))
  print("\(floor.options.count) options, chosen \(floor.value?.label ?? "none")")
  floor.replaceOptions(OptionList([9].map { ValueOption($0) }))
  print("\(floor.options.count) options, chosen \(floor.value?.label ?? "none")")
}

@Test("S31: Can options be added later?")
func addsOptionsLater() {
  #expect(
    printout(of: canOptionsBeAddedLater) == [
      "4 options, chosen 2", "2 options, chosen 2", "1 options, chosen none",
    ])
}
