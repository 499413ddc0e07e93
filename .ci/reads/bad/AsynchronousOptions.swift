// expected: cannot pass function of type '@concurrent @Sendable (City) async throws -> [City]' to parameter
import SelectorForms
import SelectorKit

func derived(_ sample: inout Sample) {
  sample.make.derive(sample.city, from: sample.country) { try await fetch($0.id) }
}
