import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// S40: lists are drawn after all headers, so a later dropdown never shows through an earlier list.
func doTwoDropdownsStackRightly(print: (String) -> Void) throws {
  var make = FormBuilder()
  let from = make.selector("from", "From", DropdownSelector("Where?", options: ["Oslo", "Riga"]))
  let to = make.selector("to", "To", DropdownSelector("Where to?", options: ["Rome", "Bern"]))
  var form = try make.build()

  let renderer = TextRenderer(columns: 32, rows: 8)
  for field in [from, to] {
    form.open(field)
    let picture = renderer.plain(form)
    let seen = ["Oslo", "Where to?", "Rome"].filter(picture.contains)
    print("\(field.fieldID) open: \(seen.joined(separator: ", "))")
  }
}

@Test("S40: Do two dropdowns stack rightly?")
func stacksRightly() throws {
  #expect(
    try printout(of: doTwoDropdownsStackRightly) == [
      "from open: Oslo", "to open: Where to?, Rome",
    ])
}
