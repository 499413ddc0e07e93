import Foundation
import SelectorForms
import SelectorKit
import Testing

/// Saved forms that do not fit: each fault is named by its path, and what is good is kept.
@Suite struct RestoringTroubleTests {
  private struct Numbered: Hashable, Identifiable, Sendable {
    var id: Int
  }

  private struct Saved {
    var form: Form
    let country: FieldKey<Place>
    let size: FieldKey<Numbered>
    let tags: MultiFieldKey<Place>
    let gift: ToggleFieldKey
    let note: TextFieldKey

    init() throws {
      var make = FormBuilder()
      country = make.selector(
        "country", "Country", options: [Place("fr"), Place("de")], label: \.id)
      size = make.selector(
        "size", "Size", options: [Numbered(id: 1), Numbered(id: 2)], label: { "\($0.id)" })
      tags = make.multi("tags", "Tags", options: [Place("a"), Place("b")], label: \.id)
      gift = make.toggle("gift", "Gift")
      note = make.text("note", "Note")
      form = try make.build()
    }

    mutating func restore(_ fields: String) throws -> RestoreReport {
      let text = #"{"version": 1, "fields": {"# + fields + "}}"
      return try form.restore(JSONDecoder().decode(SavedForm.self, from: Data(text.utf8)))
    }
  }

  /// One field that does not fit, and what is said of it.
  struct Bad: Sendable {
    var field: String
    var content: String
    var words: String
    var location: SourceLocation

    init(
      _ field: String, _ content: String, _ words: String,
      location: SourceLocation = #_sourceLocation
    ) {
      self.field = field
      self.content = content
      self.words = words
      self.location = location
    }
  }

  static let bad = [
    Bad("size", #"{"chosen": "1"}"#, "fields.size: expected an id of type Int, found the id 1"),
    Bad(
      "country", #"{"chosen": 7}"#, "fields.country: expected an id of type String, found the id 7"),
    Bad("country", #"{"chosen": ["fr"]}"#, "fields.country"),
    Bad("tags", #"{"chosen": "a"}"#, "fields.tags: expected a list of ids"),
    Bad("tags", #"{"chosen": ["a", 3]}"#, "fields.tags"),
    Bad("gift", #"{"text": "yes"}"#, "fields.gift: expected a switch"),
    Bad("note", #"{"on": true}"#, "fields.note: expected a text"),
    Bad("note", #"{"chosen": "a"}"#, "fields.note: expected a text"),
  ]

  @Test(arguments: bad) func `a field of another kind is named, and the others are kept`(
    row: Bad
  ) throws {
    var saved = try Saved()
    let good = [
      "country": #"{"chosen": "de"}"#, "size": #"{"chosen": 2}"#, "tags": #"{"chosen": ["b"]}"#,
      "gift": #"{"on": true}"#, "note": #"{"text": "late"}"#,
    ].filter { $0.key != row.field }
    let fields = good.merging([row.field: row.content]) { $1 }
      .map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", ")
    let error = #expect(throws: FormRestoreError.self, sourceLocation: row.location) {
      try saved.restore(fields)
    }
    #expect(error?.faults.count == 1, sourceLocation: row.location)
    let words = error?.description ?? ""
    #expect(words.hasPrefix(row.words), "\(words)", sourceLocation: row.location)
    let kept = ["country", "size", "tags", "gift", "note"].filter { $0 != row.field }
    for name in kept {
      #expect(error?.report[name] == .restored, "\(name)", sourceLocation: row.location)
    }
    #expect(error?.report[row.field] == nil, sourceLocation: row.location)
  }

  @Test func `fields that are gone and ids that are gone are accounted for`() throws {
    var saved = try Saved()
    let report = try saved.restore(
      #""old": {"chosen": 1}, "country": {"chosen": "xx"}, "tags": {"chosen": ["b", "z"]}"#)
    #expect(report["old"] == .unknownField)
    #expect(report["country"] == .missing(ids: [.text("xx")]))
    #expect(report["tags"] == .missing(ids: [.text("z")]))
    #expect(saved.form.chosen(of: saved.country) == .option(OptionID("xx")))
    #expect(report.outcomes.map(\.field) == ["country", "tags", "old"])
  }

  @Test func `an unknown version changes nothing`() throws {
    var saved = try Saved()
    saved.form.choose(saved.country, id: "fr")
    let other = SavedForm(fields: [:], version: 2)
    let error = #expect(throws: FormRestoreError.self) { try saved.form.restore(other) }
    #expect(error?.description == "version: is 2, but this package reads 1")
    #expect(saved.form[saved.country]?.id == "fr")
  }

  @Test func `what is saved comes back, in JSON too`() throws {
    var saved = try Saved()
    saved.form.choose(saved.country, id: "fr")
    saved.form.choose(saved.size, id: 2)
    saved.form.choose(saved.tags, ids: ["b", "a"])
    saved.form.setOn(saved.gift, true)
    saved.form.setText(saved.note, "\"ü\"\n")
    let data = try JSONEncoder().encode(saved.form.save())
    var other = try Saved()
    let report = try other.form.restore(JSONDecoder().decode(SavedForm.self, from: data))
    #expect(report.outcomes.allSatisfy { $0.outcome == .restored })
    #expect(other.form.save() == saved.form.save())
    #expect(!other.form.isDirty(other.country) && !other.form.isTouched(other.note))
    #expect(!other.form.canUndo)
  }

  @Test func `a choice made while blocked stays pending through a saved form`() throws {
    func make() throws -> (Form, FieldKey<Place>, FieldKey<Place>) {
      var make = FormBuilder()
      let country = make.selector(
        "country", "Country", options: [Place("fr"), Place("de")], label: \.id)
      let city = make.selector("city", "City", options: [Place](), label: \.id)
      make.derive(city, from: country) { [Place($0.id + "1"), Place("x")] }
      make.configure(city) { $0.missing = .rememberPerParent }
      return (try make.build(), country, city)
    }
    var (form, country, city) = try make()
    form.choose(country, id: "fr")
    form.choose(city, id: "fr1")
    form.clear(country)
    form.choose(city, id: "x")
    let data = try JSONEncoder().encode(form.save())
    (form, country, city) = try make()
    try form.restore(JSONDecoder().decode(SavedForm.self, from: data))
    form.choose(country, id: "de")
    #expect(form[city]?.id == "x")
    form.choose(country, id: "fr")
    #expect(form[city]?.id == "fr1")
  }
}
