import FakeFoundation
import SelectorKit

typealias Selector = SelectorKit.Selector

func name(_ day: Selector<Weekday>) -> String { day.headerText }
extension Selector { var isEmpty: Bool { options.isEmpty } }
func run(_ action: ObjC.Selector) {}
