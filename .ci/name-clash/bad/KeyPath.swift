// expected: invalid component of Swift key path
import FakeFoundation
import SelectorKit

let path = \Selector<Weekday>.headerText
