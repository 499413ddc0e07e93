// expected: type 'Number' does not conform to protocol 'SelectorOption'
import SelectorKit

enum Number: Int, SelectableCase { case one, two }
