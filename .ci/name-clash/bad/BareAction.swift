// expected: 'Selector' is ambiguous for type lookup in this context
import FakeFoundation
import SelectorKit

func run(_ action: Selector) {}
