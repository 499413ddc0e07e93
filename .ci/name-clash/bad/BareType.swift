// expected: cannot specialize non-generic type 'Selector'
import FakeFoundation
import SelectorKit

func name(_ day: Selector<Weekday>) -> String { day.headerText }
