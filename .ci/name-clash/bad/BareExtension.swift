// expected: 'Selector' is ambiguous for type lookup in this context
import FakeFoundation
import SelectorKit

extension Selector {}
