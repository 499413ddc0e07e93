import SelectorForms
import SelectorKit

func dependents(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  _ = sample.make.selector(
    "one", "One", of: City.self, dependingOn: country, label: { $0.name }
  ) { try cities($0.id) }
  _ = sample.make.selector(
    "two", "Two", of: City.self, dependingOn: country, tags.optional, label: { $0.name }
  ) { country, tags in try cities(country.id, "\(tags?.count ?? 0)") }
  _ = sample.make.selector(
    "three", "Three", of: City.self, dependingOn: country.id, tags, isGift, label: { $0.name }
  ) { id, tags, isGift in try cities(id ?? "", "\(tags.count)", "\(isGift)") }
  _ = sample.make.selector(
    "four", "Four", of: City.self, dependingOn: country.choice, tags, isGift, note,
    label: { $0.name }
  ) { id, tags, isGift, note in try cities(id ?? "", "\(tags.count)", "\(isGift)", note) }
}

func derived(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.derive(sample.city, from: country) { try cities($0.id) }
  sample.make.derive(sample.city, from: country, tags) { country, tags in
    try cities(country.id, "\(tags.count)")
  }
  sample.make.derive(sample.city, from: country, tags, isGift) { country, tags, isGift in
    try cities(country.id, "\(tags.count)", "\(isGift)")
  }
  sample.make.derive(sample.city, from: country, tags, isGift, note) {
    country, tags, isGift, note in
    try cities(country.id, "\(tags.count)", "\(isGift)", note)
  }
}
