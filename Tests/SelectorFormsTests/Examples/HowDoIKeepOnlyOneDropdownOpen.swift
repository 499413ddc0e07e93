import SelectorForms
import SelectorKit
import Testing

/// S41: in a form only one list is open at a time; opening one closes the other in one transaction.
func howDoIKeepOnlyOneDropdownOpen(print: (String) -> Void) throws {
  var make = FormBuilder()
  let days = (1...3).map {
    make.selector("day\($0)", "Day \($0)", DropdownSelector<Weekday>("Which day?"))
  }
  var form = try make.build()
  for day in days {
    let changes = form.open(day)
    print("open \(form.openFieldIDs.joined(separator: " ")): \(changes.count) changes")
  }
}

@Test("S41: How do I keep only one dropdown open?")
func keepsOnlyOneOpen() throws {
  let lines = try printout(of: howDoIKeepOnlyOneDropdownOpen)
  #expect(lines.map { $0.prefix(9) } == ["open day1", "open day2", "open day3"])
}
