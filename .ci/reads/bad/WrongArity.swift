// expected: pack expansion requires that
import SelectorForms
import SelectorKit

func shown(_ sample: inout Sample) {
  sample.make.show(sample.city, when: sample.country, sample.tags) { country in country != nil }
}
