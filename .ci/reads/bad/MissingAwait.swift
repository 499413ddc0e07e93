// expected: expression is 'async' but is not marked with 'await'
import SelectorForms
import SelectorKit

func loaded(_ sample: inout Sample) {
  sample.make.load(sample.city, for: sample.country) { try fetch($0.id) }
}
