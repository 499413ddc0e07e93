// expected: cannot specialize non-generic type 'Selector'
// swift-format-ignore-file
import SelectorKit
import FakeFoundation

struct Form { var day: Selector<Weekday> }
