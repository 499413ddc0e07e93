// expected: invalid conversion from 'async' function
import SelectorForms
import SelectorKit

func derived(_ sample: inout Sample) {
  sample.make.derive(sample.city, from: sample.country) { try await fetch($0.id) }
}
