import SelectorKit
import SelectorText
import Testing

@Test func show() {
  func p(_ t: String, _ r: TextRenderer, _ s: FakeSource) {
    print("── \(t) \(r.columns)x\(r.rows)"); for l in r.plainLines(s) { print("|" + l) }
  }
  p("closed", TextRenderer(columns: 40, rows: 12), .trip())
  p("open", TextRenderer(columns: 40, rows: 12), .trip(isOpen: true))
  p("open", TextRenderer(columns: 40, rows: 8), .trip(isOpen: true))
  p("open", TextRenderer(columns: 40, rows: 4), .trip(isOpen: true))
  p("airy", TextRenderer(columns: 40, rows: 24, layout: .airy), .trip())
  p("airy", TextRenderer(columns: 40, rows: 24, layout: .airy), .trip(isOpen: true))
  p("airy", TextRenderer(columns: 40, rows: 12, layout: .airy), .trip(isOpen: true))
  p("ascii", TextRenderer(columns: 40, rows: 24, layout: .airy, theme: .ascii), .trip(isOpen: true))
  p("ascii", TextRenderer(columns: 40, rows: 24, theme: .ascii), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 19, rows: 24), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 19, rows: 24), .trip(isOpen: false))
  p("narrow", TextRenderer(columns: 12, rows: 24), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 6, rows: 24), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 5, rows: 24), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 2, rows: 24), .trip(isOpen: true))
  p("narrow", TextRenderer(columns: 1, rows: 24), .trip(isOpen: true))
  p("wide", TextRenderer(columns: 80, rows: 24), .trip(isOpen: true))
  p("wide", TextRenderer(columns: 80, rows: 24, layout: .airy), .trip(isOpen: true))
  let sec = FakeSource.rows(["Breakfast", "Lunch", "Parking", "Garage"], highlighted: 2, chosen: [0, 2], disabled: [3: "full"], details: [0: "12 €", 1: "20 €"], sections: [0: "Food", 2: "Car"])
  p("multi", TextRenderer(columns: 44, rows: 24), .single("Extras", text: "None", sec, isMulti: true))
  p("query", TextRenderer(columns: 44, rows: 24), .single("City", text: "None", FakeSource.rows(["Lyon"], highlighted: 0), query: "Ly"))
  p("nomatch", TextRenderer(columns: 44, rows: 24), .single("City", text: "None", [], content: .noMatch(query: "zzz"), query: "zzz"))
  p("failed", TextRenderer(columns: 44, rows: 24), .single("City", text: "None", [], content: .failed(message: "Line is busy")))
  p("failed", TextRenderer(columns: 20, rows: 24), .single("City", text: "None", [], content: .failed(message: "Line is busy")))
  p("loading", TextRenderer(columns: 44, rows: 24, theme: .ascii), .single("City", text: "None", [], content: .loading))
  p("blocked", TextRenderer(columns: 44, rows: 24, layout: .airy), .single("City", text: "None", [], content: .blocked(by: "Country")))
  var many = FakeSource((1...12).map { i in .init(control: ControlPresentation(kind: .selector, label: "F\(i)", text: "Slot \(i)?", isOpen: i == 12, isFocused: i == 12, isRequired: i == 7, issues: i == 7 ? ["choose one"] : []), rows: FakeSource.rows(["amber", "birch", "cedar", "dahlia", "elder", "fern"], highlighted: 0)) })
  p("above", TextRenderer(columns: 40, rows: 12), many)
  p("above", TextRenderer(columns: 40, rows: 12, layout: .airy), many)
  many.fields[11].control.isEnabled = false
  many.fields[11].control.isOpen = false
  p("issue", TextRenderer(columns: 40, rows: 12), many)
  p("issue", TextRenderer(columns: 24, rows: 12), many)
  many.fields[11].control.isFocused = false
  many.fields[6].control.isFocused = true
  p("issue", TextRenderer(columns: 24, rows: 12, layout: .airy), many)
  let long = FakeSource.rows(["A rather long label for a list that is here", "short"], highlighted: 0, details: [1: "with a detail"])
  p("widen", TextRenderer(columns: 40, rows: 12, layout: .airy), .single("Tree", long))
  p("widen", TextRenderer(columns: 50, rows: 12, layout: .dense), .single("Tree", long))
  p("widen", TextRenderer(columns: 68, rows: 12, layout: .airy), .single("Tree", FakeSource.rows(["A rather long label for a list that is here, and longer than it"], highlighted: 0)))
}
