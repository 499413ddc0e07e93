import SelectorKit

func name(_ day: Selector<Weekday>) -> String { day.headerText }
func first(_ day: some SelectorProtocol<Weekday>) -> String { day.headerText }
