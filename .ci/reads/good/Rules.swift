import SelectorForms
import SelectorKit

func shown(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.show(sample.city, when: country) { country in
    country != nil
  }
  sample.make.show(sample.city, when: country, tags) { country, tags in
    country != nil && !tags.isEmpty
  }
  sample.make.show(sample.city, when: country, tags, isGift) { country, tags, isGift in
    country != nil && !tags.isEmpty && isGift
  }
  sample.make.show(sample.city, when: country, tags, isGift, note) { country, tags, isGift, note in
    country != nil && !tags.isEmpty && isGift && !note.isEmpty
  }
}

func enabled(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.enable(sample.city, when: country) { country in
    country != nil
  }
  sample.make.enable(sample.city, when: country, tags) { country, tags in
    country != nil && !tags.isEmpty
  }
  sample.make.enable(sample.city, when: country, tags, isGift) { country, tags, isGift in
    country != nil && !tags.isEmpty && isGift
  }
  sample.make.enable(sample.city, when: country, tags, isGift, note) {
    country, tags, isGift, note in
    country != nil && !tags.isEmpty && isGift && !note.isEmpty
  }
}

func required(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.require(sample.city, when: country) { country in
    country != nil
  }
  sample.make.require(sample.city, when: country, tags) { country, tags in
    country != nil && !tags.isEmpty
  }
  sample.make.require(sample.city, when: country, tags, isGift) { country, tags, isGift in
    country != nil && !tags.isEmpty && isGift
  }
  sample.make.require(sample.city, when: country, tags, isGift, note) {
    country, tags, isGift, note in
    country != nil && !tags.isEmpty && isGift && !note.isEmpty
  }
}

func checked(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.validate([sample.city], reading: country) { country in
    country != nil ? nil : "this does not fit"
  }
  sample.make.validate([sample.city], reading: country, tags) { country, tags in
    country != nil && !tags.isEmpty ? nil : "this does not fit"
  }
  sample.make.validate([sample.city], reading: country, tags, isGift) { country, tags, isGift in
    country != nil && !tags.isEmpty && isGift ? nil : "this does not fit"
  }
  sample.make.validate([sample.city], reading: country, tags, isGift, note) {
    country, tags, isGift, note in
    country != nil && !tags.isEmpty && isGift && !note.isEmpty ? nil : "this does not fit"
  }
}

func defaults(_ sample: inout Sample) {
  let (country, tags, isGift, note) = (sample.country, sample.tags, sample.isGift, sample.note)
  sample.make.initialChoice(sample.city, from: country) { country in
    country != nil ? .first : .none
  }
  sample.make.initialChoice(sample.city, from: country, tags) { country, tags in
    country != nil && !tags.isEmpty ? .first : .none
  }
  sample.make.initialChoice(sample.city, from: country, tags, isGift) { country, tags, isGift in
    country != nil && !tags.isEmpty && isGift ? .first : .none
  }
  sample.make.initialChoice(sample.city, from: country, tags, isGift, note) {
    country, tags, isGift, note in
    country != nil && !tags.isEmpty && isGift && !note.isEmpty ? .first : .none
  }
}
