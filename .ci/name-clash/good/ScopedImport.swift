import FakeFoundation
import SelectorKit
import struct SelectorKit.Selector

func name(_ day: Selector<Weekday>) -> String { day.headerText }
extension Selector { var isEmpty: Bool { options.isEmpty } }
