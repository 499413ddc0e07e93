import SelectorKit
import SelectorText
import Testing

/// One phrase for every number, in languages with one form and with six.
@Suite struct PluralFormsTests {
  @Test func `Arabic takes six forms, each for its numbers`() {
    let arabic = PluralRule("ar") { count in
      switch (count, count % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
    var strings = SpokenStrings()
    strings.plurals = arabic
    strings.separator = "، "
    strings.position = "{position} من {total}"
    strings.options = PluralForms(
      zero: "لا خيارات", one: "خيار واحد", two: "خياران", few: "{count} خيارات",
      many: "{count} خيارًا", other: "{count} خيار")
    let expected = [
      0: "لا خيارات", 1: "خيار واحد", 2: "خياران", 3: "3 خيارات", 10: "10 خيارات",
      11: "11 خيارًا", 99: "99 خيارًا", 100: "100 خيار", 102: "102 خيار", 103: "103 خيارات",
      111: "111 خيارًا",
    ]
    for (count, words) in expected {
      // Opened, a list says how many options it has.
      var list = DropdownSelector("?", options: (0..<count).map { "\($0)" })
      list.configure { $0.label = "بلد" }
      var announcer = Announcer(strings: strings)
      let said = announcer.announce(list.open(), in: list).map(\.text)
      #expect(said == [count == 0 ? "بلد، No options" : "بلد، \(words)"])
    }
    #expect(Set(expected.keys.map { arabic.category(of: $0) }) == Set(PluralCategory.allCases))
  }

  @Test func `a form that is left out reads as the other one`() {
    let forms = PluralForms(other: "{count} things")
    #expect(forms.text(for: 1, by: .oneAndOther) == "{count} things")
    #expect(PluralForms(one: "1", other: "n").text(for: 1, by: .otherOnly) == "n")
    #expect(PluralForms(one: "1", other: "n").text(for: -1, by: .oneAndOther) == "n")
  }

  @Test func `the German table says everything in German`() {
    var day = DropdownSelector("Welcher?", options: ["Montag", "Dienstag"])
    day.configure { $0.label = "Tag" }
    var announcer = Announcer(strings: .german)
    let opened = announcer.announce(day.press(KeyPress(.arrowDown)), in: day).map(\.text)
    #expect(opened == ["Tag, 2 Optionen, Montag, 1 von 2"])
    let chose = announcer.announce(day.press(KeyPress(.enter)), in: day).map(\.text)
    #expect(chose == ["Montag, gewählt"])
    let cleared = announcer.announce(day.press(KeyPress(.delete)), in: day).map(\.text)
    #expect(cleared == ["Tag, geleert"])
  }

  @Test func `every phrase of the German table is another than in English`() {
    // What holds no words is the same.
    #expect(
      same(SpokenStrings.english, SpokenStrings.german)
        == ["plurals", "separator", "detail", "focused", "changed", "loaded", "standsFor"])
    #expect(
      same(SelectorStrings(), SelectorStrings.german)
        == ["failedResults", "moreChosen", "separator"])
  }

  /// The members that two tables have in common.
  private func same<Strings>(_ one: Strings, _ other: Strings) -> [String?] {
    zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
      .filter { "\($0.value)" == "\($1.value)" }.map(\.0.label)
  }
}
