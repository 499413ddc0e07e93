import SelectorForms
import SelectorKit

func dependents(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  _ = sample.make.selector(
    "one", "One", of: City.self, dependingOn: country, label: { $0.name },
    loading: { try await fetch($0.id) })
  _ = sample.make.selector(
    "two", "Two", of: City.self, dependingOn: country, tags.optional, label: { $0.name },
    loading: { country, tags in try await fetch(country.id, "\(tags?.count ?? 0)") })
  _ = sample.make.selector(
    "three", "Three", of: City.self, dependingOn: country.id, tags, isGift, label: { $0.name },
    loading: { id, tags, isGift in try await fetch(id ?? "", "\(tags.count)", "\(isGift)") })
  _ = sample.make.selector(
    "four", "Four", of: City.self, dependingOn: country.choice, tags, isGift, note,
    label: { $0.name }, debounce: .milliseconds(300),
    loading: { id, tags, isGift, note in
      try await fetch(id ?? "", "\(tags.count)", "\(isGift)", note)
    })
}

func loaded(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.load(sample.city, for: country) { try await fetch($0.id) }
  sample.make.load(sample.city, for: country, tags) { country, tags in
    try await fetch(country.id, "\(tags.count)")
  }
  sample.make.load(sample.city, for: country, tags, isGift) { country, tags, isGift in
    try await fetch(country.id, "\(tags.count)", "\(isGift)")
  }
  sample.make.load(sample.city, for: country, tags, isGift, note) { country, tags, isGift, note in
    try await fetch(country.id, "\(tags.count)", "\(isGift)", note)
  }
}

func paged(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.loadPages(sample.city, for: country, cursor: Int.self) { page, country in
    LoadPage(try await fetch(country.id, "\(page ?? 0)"), next: 1)
  }
  sample.make.loadPages(sample.city, for: country, tags, cursor: Int.self) { page, country, tags in
    LoadPage(try await fetch(country.id, "\(page ?? 0)", "\(tags.count)"), next: 1)
  }
  sample.make.loadPages(sample.city, for: country, tags, isGift, cursor: Int.self) {
    page, country, tags, isGift in
    LoadPage(try await fetch(country.id, "\(tags.count)", "\(isGift)"), next: page)
  }
  sample.make.loadPages(sample.city, for: country, tags, isGift, note, cursor: String.self) {
    page, country, tags, isGift, note in
    LoadPage(try await fetch(country.id, "\(tags.count)", "\(isGift)", note), next: page)
  }
}
