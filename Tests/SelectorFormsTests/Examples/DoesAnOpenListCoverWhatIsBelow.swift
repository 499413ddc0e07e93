import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// S39: an open list is drawn over the fields below it, cell for cell; closed, they are there again.
func doesAnOpenListCoverWhatIsBelow(print: (String) -> Void) throws {
  var make = FormBuilder()
  let day = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
  _ = make.text("note", "Note", placeholder: "below")
  var form = try make.build()

  let renderer = TextRenderer(columns: 32, rows: 8)
  func shows(_ text: String) -> Bool { renderer.plain(form).contains(text) }
  print("closed: note \(shows("below")), list \(shows("Tuesday"))")
  form.open(day)
  print("open: note \(shows("below")), list \(shows("Tuesday"))")
  form.close(day)
  print("closed: note \(shows("below")), list \(shows("Tuesday"))")
}

@Test("S39: Does an open list cover what is below?")
func coversWhatIsBelow() throws {
  #expect(
    try printout(of: doesAnOpenListCoverWhatIsBelow) == [
      "closed: note true, list false", "open: note false, list true",
      "closed: note true, list false",
    ])
}
