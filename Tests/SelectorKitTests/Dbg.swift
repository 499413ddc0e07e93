@testable import SelectorKit
import Testing
@Suite struct Dbg {
  @Test func inference() {
    var floor = DropdownSelector("Floor", options: [1, 2, 3])
    print(type(of: floor), floor.options.array)
    print(floor.list.position(of: 2) as Any)
    print(floor.send(.choose([2]), at: .start))
    print(floor.resolved as Any, floor.choice)
  }
}
