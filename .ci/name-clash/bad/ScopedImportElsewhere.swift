// expected: cannot specialize non-generic type 'Selector'
// A scoped import holds for its own file only: ScopedImport.swift is compiled along.
import FakeFoundation
import SelectorKit

func other(_ day: Selector<Weekday>) -> String { day.headerText }
