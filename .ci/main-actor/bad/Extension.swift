// expected: conformance of 'Country' to protocol 'SelectorOption' crosses into main actor-isolated code and can cause data races
// expected: type 'Country' does not conform to protocol 'SelectorOption'
// expected: main actor-isolated conformance of 'Country' to 'Hashable' cannot satisfy conformance requirement for a 'SendableMetatype' type parameter 'Self'
import SelectorKit

struct Country: Hashable, Identifiable {
  var id: String
  var name: String
}
extension Country: SelectorOption {
  var label: String { name }
}
