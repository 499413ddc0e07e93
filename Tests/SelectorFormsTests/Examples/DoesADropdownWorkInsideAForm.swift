import SelectorForms
import SelectorKit
import SelectorText
import Testing

/// S33: a dropdown is a value and knows no container; a form is many fields with one focus.
func doesADropdownWorkInsideAForm(print: (String) -> Void) throws {
  var make = FormBuilder()
  let name = make.text("name", "Name")
  let day = make.selector("day", "Day", DropdownSelector<Weekday>("Which day?"))
  _ = make.toggle("gift", "Gift", text: "wrapped")
  var form = try make.build()

  form.focus(name)
  for letter in ["A", "n", "n"] { form.press(KeyPress(.character(letter))) }
  for key in [KeyPress.Key.tab, .arrowDown, .arrowDown, .enter] { form.press(KeyPress(key)) }
  print("\(form[name]): \(form[day]?.label ?? "no day")")
  form.press(KeyPress(.arrowDown))
  print(TextRenderer(columns: 32, rows: 8).plain(form))
}

@Test("S33: Does a dropdown work inside a form?")
func worksInsideAForm() throws {
  let lines = try printout(of: doesADropdownWorkInsideAForm)
  #expect(lines.first == "Ann: Monday")
  #expect(lines.contains { $0.contains("Tuesday") })
}
