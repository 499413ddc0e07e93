import FakeFoundation
import SelectorKit

func name(_ day: SelectorKit.Selector<Weekday>) -> String { day.headerText }
func name(_ day: SelectorKit::Selector<Weekday>) -> Int { day.options.count }
func run(_ action: ObjC.Selector) {}
extension SelectorKit.Selector { var isEmpty: Bool { options.isEmpty } }
extension SelectorKit::Selector { var isFull: Bool { !options.isEmpty } }
typealias DaySelector = SelectorKit::Selector<Weekday>
let path = \SelectorKit::Selector<Weekday>.headerText
let day = Selector<Weekday>("Day")
let action = FakeFoundation.Selector("viewDidLoad")
