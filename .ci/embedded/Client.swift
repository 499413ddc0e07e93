// A client that instantiates every public generic of SelectorKit, compiled as Embedded Swift.
//
// A generic body is checked there only where it is specialised, so each public member of a generic
// type is used here at least once; `.ci/check-embedded` finds those that are not. Every function
// has to write what it writes when it is compiled for this machine, and `parts` has to write
// `expected.txt`.
import SelectorKit

typealias Dropdown<Option: Hashable & Identifiable> = SelectorKit.Selector<Option>

// MARK: Options with ids of three sorts

struct Country: SelectorOption {
  var id: Int
  var label: String
  var isClosed = false

  var keywords: [String] { id == 276 ? ["Deutschland"] : [] }
  var disabledReason: String? { isClosed ? "closed" : nil }
}

struct City: Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  var country: String
}

struct Seat: Hashable, Identifiable, Sendable {
  struct ID: Hashable, Sendable {
    var row: Int
    var letter: String
  }
  var id: ID
  var name: String { "Seat \(id.row)\(id.letter)" }
}

enum Weekday: String, SelectableCase {
  case monday = "Monday"
  case tuesday = "Tuesday"
  case wednesday = "Wednesday"
}

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

let countries = [
  Country(id: 250, label: "France"), Country(id: 276, label: "Germany"),
  Country(id: 300, label: "Greece", isClosed: true), Country(id: 372, label: "Ireland"),
  Country(id: 380, label: "Italy"),
]
let cities = [
  City(id: "lil", name: "Lille", country: "France"),
  City(id: "lyo", name: "Lyon", country: "France"),
  City(id: "orl", name: "Orléans", country: "France"),
  City(id: "ber", name: "Berlin", country: "Germany"),
  City(id: "koe", name: "Köln", country: "Germany"),
]

// MARK: What is written

nonisolated(unsafe) var output: [UInt8] = []

func write(_ line: String) {
  output.append(contentsOf: line.utf8)
  output.append(10)
}

@_cdecl("output_start") func outputStart() -> UnsafePointer<UInt8>? {
  output.withUnsafeBufferPointer { $0.baseAddress }
}
@_cdecl("output_count") func outputCount() -> Int32 { Int32(output.count) }

/// Starts anew, writes, and returns how many lines were written.
func section(_ body: () -> Void) -> Int32 {
  output = []
  body()
  return Int32(output.count { $0 == 10 })
}

func name(_ id: Int) -> String { "\(id)" }
func name(_ id: String) -> String { id }
func name(_ id: Seat.ID) -> String { "\(id.row)\(id.letter)" }
func name(_ id: Weekday) -> String { id.rawValue }

func name(_ id: Size) -> String { id.rawValue }

func list<ID>(_ ids: [ID], _ name: (ID) -> String) -> String {
  "[" + ids.map(name).joined(separator: " ") + "]"
}

func text<ID>(_ change: SelectorChange<ID>, _ name: (ID) -> String) -> String {
  func or(_ id: ID?) -> String { id.map(name) ?? "-" }
  switch change {
  case .chose(let id, let previous, let reason):
    return "chose \(name(id)) after \(or(previous)) (\(reason.rawValue))"
  case .removed(let id, let reason): return "removed \(name(id)) (\(reason.rawValue))"
  case .entered(let text, let reason): return "entered \(text) (\(reason.rawValue))"
  case .cleared(let previous, let reason):
    return "cleared \(list(previous, name)) (\(reason.rawValue))"
  case .valueChanged(let previous, let current, let reason):
    return "value \(list(previous, name)) -> \(list(current, name)) (\(reason.rawValue))"
  case .opened(let reason): return "opened (\(reason.rawValue))"
  case .closed(let reason): return "closed (\(reason.rawValue))"
  case .highlighted(let id): return "highlighted \(or(id))"
  case .searched(let query, let count): return "searched '\(query)': \(count)"
  case .refused(let id, let refusal): return "refused \(or(id)): \(text(refusal))"
  }
}

func text(_ refusal: SelectorRefusal) -> String {
  switch refusal {
  case .optionDisabled(let reason): "disabled option, \(reason)"
  case .locked: "locked"
  case .readOnly: "read-only"
  case .disabled: "disabled"
  case .unknownOption: "unknown option"
  case .limit(let maximum): "at most \(maximum)"
  case .noMatch(let query): "no match for '\(query)'"
  case .notClearable: "not clearable"
  case .derivedOptions: "derived options"
  case .hook(let reason): "hook, \(reason)"
  }
}

func text(_ outcome: ChoiceOutcome) -> String {
  switch outcome {
  case .chosen: "chosen"
  case .pending: "pending"
  case .unchanged: "unchanged"
  case .refused(let refusal): "refused: " + text(refusal)
  }
}

func text<ID>(_ choice: Choice<ID>, _ name: (ID) -> String) -> String {
  switch choice {
  case .untouched: "untouched"
  case .cleared: "cleared"
  case .chosen: "chosen " + (choice.chosen.map(name) ?? "?")
  }
}

func write<ID>(_ what: String, _ changes: [SelectorChange<ID>], _ name: (ID) -> String) {
  write("\(what): " + changes.map { text($0, name) }.joined(separator: "; "))
}

// MARK: What every selector is taken through

func drive<S: SelectorProtocol & Hashable>(_ selector: inout S, _ name: (S.Option.ID) -> String) {
  let keys = [
    "ArrowDown", "ArrowDown", "Shift+ArrowDown", "End", "Home", "PageDown", "l", "Backspace",
    "Space", "Enter", "Alt+ArrowDown", "g", "e", "Tab", "Escape", "F4", "Control+a", "Hyper+x",
  ]
  let copy = selector
  var instant = SelectorInstant.start
  for key in keys {
    guard let press = try? KeyPress(name: key) else {
      write("\(key): no key")
      continue
    }
    instant = instant.advanced(by: .milliseconds(100))
    write(key, selector.press(press, at: instant), name)
  }
  write("differs \(copy != selector), open \(selector.isOpen)")
  write("open", selector.open(), name)
  write("paste", selector.send(.paste("li"), at: instant), name)
  write("layout", selector.send(.layout(rows: 2), at: instant), name)
  write("highlight \(selector.highlight.map(name) ?? "-")")
  writePresentation(selector)
  write("toggle", selector.toggle(), name)
  write("toggle", selector.toggle(), name)
  write("close", selector.close(), name)
  driveInputs(&selector, name)
  write("clear", selector.clear(), name)
  write("focus", selector.send(.focus, at: .start), name)
  write("index", selector.send(.chooseIndex(1), at: .start), name)
  write("open", selector.send(.open, at: .start), name)
  write("outside", selector.send(.pressOutside(.hidden), at: .start), name)
  write("window", selector.send(.windowBlur, at: .start), name)
  write("blur", selector.send(.blur, at: .start), name)
  write("sort \(S.keyKinds.rawValue)")
  write("status ready \(selector.status == .ready), broken \(selector.checkInvariants().count)")
}

func driveInputs<S: SelectorProtocol & Hashable>(
  _ selector: inout S, _ name: (S.Option.ID) -> String
) {
  let all = selector.options
  guard let first = all.option(at: 0), let second = all.option(at: 1), all.option(at: -1) == nil
  else { return write("no options") }
  write("choose", selector.send(.choose([second.id]), at: .start), name)
  write("value \(list(selector.valueIDs, name)), \(selector.headerText)")
  write("pressHeader", selector.send(.pressHeader, at: .start), name)
  write("hover", selector.send(.hover(first.id), at: .start), name)
  write("press", selector.send(.press(first.id, extending: false), at: .start), name)
  write("disable", selector.setAvailability(.disabled(reason: "sold out"), of: first.id), name)
  write("enable", selector.setAvailability(nil, of: first.id), name)
  write("less", selector.replaceOptions([second]), name)
  write("loading", selector.replaceOptions([], status: .loading), name)
  write("more", selector.replaceOptions(OptionList(uniqueIDs: [second, first])), name)
  write("append", selector.appendOptions([first]), name)
  write("search", selector.send(.search("o"), at: .start), name)
  write("all", selector.replaceOptions(all), name)
  write("configure", selector.configure { $0.isReadOnly = true }, name)
  write("pressHeader", selector.send(.pressHeader, at: .start), name)
  write("press", selector.send(.press(second.id, extending: true), at: .start), name)
  write("configure", selector.configure { $0.isDisabled = true }, name)
  write("press", selector.press(KeyPress(.enter)), name)
  _ = selector.configure { ($0.isDisabled, $0.isReadOnly) = (false, false) }
  write("available \(selector.availability(of: first.id) == nil)")
  write("rows \(selector.rowCount), window \(selector.windowRows.count)")
  write("label \(selector.label(of: first.id) ?? "-")")
  let label = selector.presentation.label(first)
  write("first '\(label)', \(selector.configuration.placeholder), \(selector.showsPlaceholder)")
  let gesture = selector.gesture(for: KeyPress(.arrowDown))
  write("gesture \(gesture.map { $0.description } ?? "-")")
  write("state equal \(selector.state == selector.state), \(selector.listState.rowCapacity)")
}

func writePresentation(_ source: some PresentationSource) {
  write("open \(source.openIndex ?? -1), focused \(source.focusedIndex ?? -1)")
  write("inline \(source.inlineIndices.count)")
  for index in 0..<source.controlCount {
    let control = source.control(at: index)
    write("\(control.kind.rawValue) '\(control.text)' wants \(source.wantedLines(at: index))")
    let section = source.section(at: index, row: 0)
    write("section \(section?.name ?? "-") \(section?.rows.count ?? 0)")
    guard let rows = source.list(at: index, lines: 3, reusing: [])?.rows else { continue }
    for row in rows {
      let header = row.sectionHeader.map { "\($0): " } ?? ""
      write("  \(row.isHighlighted ? "› " : "")\(row.isChosen ? "● " : "")\(header)\(row.label)")
    }
  }
}

// MARK: What is exported

@_cdecl("whole_numbers") func wholeNumbers() -> Int32 {
  section {
    var one = DropdownSelector<Country>("Country", options: countries, default: .id(372))
    drive(&one, name)
    write("choose \(text(one.choose(id: 276))), \(text(one.choose(at: 0)))")
    write("choose \(text(one.choose(id: 999))), \(text(one.choice, name)), \(one.value == nil)")

    var several = MultiSelector("Countries", options: countries, default: .ids([380, 250]))
    drive(&several, name)
    var box = Combobox("Country", options: countries, default: .firstEnabled)
    drive(&box, name)

    let floors = DropdownSelector<ValueOption<Int>>(
      "Floor", options: [1, 2, 3], default: .index(2))
    write("floor \(floors.value.map { $0.value + $0.id } ?? 0) \(floors.value?.label ?? "-")")
    writeSorted(MultiSelector("Floors", options: [3, 1, 2], default: .ids([1, 3])))
  }
}

func writeSorted(_ floors: MultiSelector<ValueOption<Int>>) {
  let same = Set([floors, floors]).count
  write("floors \(floors.headerText), \(same) of two alike")
}

@_cdecl("texts") func texts() -> Int32 {
  section {
    var one = Dropdown("City", options: cities, label: { $0.name }, default: .first)
    drive(&one, name)
    search(&one)

    var several = MultiSelector("Cities", options: cities, label: { $0.name })
    _ = several.configure { $0.limits = SelectionLimits(minimum: 1, maximum: 2) }
    drive(&several, name)
    let outcome = several.choose(ids: ["koe", "lil"])
    write("choose \(text(outcome)), \(text(several.choose(at: 9)))")
    write("choice " + text(several.choice) { list($0, name) })
    write("value \(list(several.value.map { $0.id }, name))")

    var box = Combobox(
      options: OptionList(cities), presentation: OptionPresentation(label: { $0.name }),
      configuration: SelectorConfiguration(label: "City", placeholder: "Where to?"))
    drive(&box, name)
    search(&box)
    _ = box.configure { $0.allowsCustomText = true }
    write("enter \(text(box.choose(text: "Sète"))), \(box.customText ?? "-")")
    write("choose \(text(box.choose(id: "orl"))), \(box.headerText), \(box.value?.id ?? "-")")
    write("choice " + text(box.choice) { text($0) })
  }
}

func text(_ choice: ComboboxChoice<String>) -> String {
  switch choice {
  case .option(let id): "option \(id)"
  case .text(let text): "text \(text)"
  }
}

func search<S: SelectorProtocol<City>>(_ selector: inout S) {
  for mode in SearchMode.allCases {
    _ = selector.configure { $0.search = mode }
    selector.open()
    write(mode.rawValue, selector.send(.paste("ol"), at: .start), name)
    write("", selector.press(KeyPress(.character("é"))), name)
    write("shown \(selector.list(at: 0, lines: 5)?.total ?? -1), \(selector.listState.query)")
    write("", selector.close(), name)
  }
}

@_cdecl("structures") func structures() -> Int32 {
  section {
    let sellsAisle = true
    let outline = OptionOutline<Seat> {
      OptionSection("Window") {
        seat(1, "A")
        seat(1, "F")
      }
      if sellsAisle {
        OptionSection("Aisle") { for row in 1...2 { seat(row, "C") } }
      } else {
        OptionSection("None") {}
      }
      if !sellsAisle { seat(8, "E") }
      if sellsAisle { [seat(9, "D"), seat(9, "E")] }
      seat(1, "A")
    }
    write("outline \(outline.options.count), sections \(outline.sections.count)")
    writeEntries()
    var one = DropdownSelector("Seat", outline: outline, label: { $0.name })
    drive(&one, name)
    var several = MultiSelector("Seats", outline: outline, label: { $0.name })
    drive(&several, name)
    var box = Combobox("Seat", outline: outline, label: { $0.name }, default: .first)
    drive(&box, name)
  }
}

@OptionBuilder<Seat> func frontSeats() -> [OptionEntry<Seat>] {
  for row in 1...2 { seat(row, "A") }
}

func seat(_ row: Int, _ letter: String) -> Seat { Seat(id: Seat.ID(row: row, letter: letter)) }

func writeEntries() {
  let entries: [OptionEntry<Seat>] = [
    .option(seat(1, "A")), .section(OptionSection("Rear") { seat(30, "B") }),
  ]
  for entry in entries + frontSeats() {
    if case .section(let section) = entry { write("section \(section.title)") }
    write("entry \(list(entry.options.map { $0.id }, name))")
  }
  let section = OptionSection<Seat>("Front") { [seat(1, "A"), seat(1, "B")] }
  write("section \(section.options.count)")
}

@_cdecl("enumerations") func enumerations() -> Int32 {
  section {
    var day = DropdownSelector<Weekday>("Day of the week", default: .id(.tuesday))
    drive(&day, name)
    let size = DropdownSelector<Size>("Size", default: .only)
    write("size \(size.headerText), \(size.options.count)")
    write("several \(MultiSelector<Weekday>("Days", default: .first).headerText)")
    write("box \(Combobox<Weekday>("Day", default: .none).headerText)")
  }
}

@_cdecl("parts") func parts() -> Int32 {
  section {
    writeGroup()
    writeList()
    writePresentations()
    writeStates()
    writeRestoring()
    writeHooks()
    writeKeys()
    let heights = [1, 7, 8, 9].map { Int(ListMetrics.classic.listHeight(rows: $0)) }
    write("heights \(list(heights, name))")
    writeLayout(Double.self) { Int($0) }
    writeLayout(Int.self) { $0 }
  }
}

func writeGroup() {
  var group = SelectorGroup<String>()
  write("open " + list(group.open("country"), name) + list(group.open("city"), name))
  write("open " + list(group.open("area", inside: "city"), name))
  write("open " + list(group.openMembers, name) + " \(group.innermost ?? "-")")
  write("open \(group.isOpen("country")) \(group.isOpen("city"))")
  write("close " + list(group.close("city"), name) + list(group.closeAll(), name))
  var numbers = SelectorGroup<Int>()
  write("open " + list(numbers.open(1), name) + list(numbers.open(2), name))
  write("alike \(numbers == SelectorGroup<Int>())")
}

func writeList() {
  var list: OptionList<Country> = [countries[0], countries[1], countries[0]]
  write("list \(list.count), \(list.isEmpty), \(list.array.count)")
  for twice in list.duplicates { write("twice \(twice.id): \(twice.kept), \(twice.dropped)") }
  list.append([countries[1], countries[2]])
  write("position \(list.position(of: 300) ?? -1), \(list.position(of: 999) ?? -1)")
  var trusted = OptionList(uniqueIDs: Array(cities.prefix(1)))
  trusted.append(uniqueIDs: Array(cities.dropFirst()))
  write("trusted \(trusted.position(of: "ber") ?? -1), \(trusted == OptionList(cities))")
  write("alike \(Set([trusted, OptionList(cities)]).count), \(list.duplicates.count) twice")
}

func writePresentations() {
  let plain = OptionPresentation<City>(label: { $0.name })
  let full = OptionPresentation<City>(
    version: "2", label: { $0.name }, searchText: { $0.id }, keywords: { [$0.country] },
    section: { $0.country }, detail: { $0.id }, disabledReason: { $0.id == "lil" ? "full" : nil },
    isLocked: { $0.id == "ber" })
  write("version '\(full.version)', \(plain == full), \(Set([plain, full, full]).count)")
  let city = cities[0]
  write(
    "\(full.searchText?(city) ?? "-") \(list(full.keywords?(city) ?? [], name)) \(full.label(city))"
  )
  write("\(full.section?(city) ?? "-") \(full.detail?(city) ?? "-")")
  write("\(full.disabledReason?(city) ?? "-") \(full.isLocked?(city) ?? true)")
  write("of options \(OptionPresentation<Country>.ofOptions.label(countries[4]))")
  let several = MultiSelector(options: OptionList(cities), presentation: full)
  write("several \(several.options.count) of version '\(several.presentation.version)'")
}

func writeStates() {
  var one = DropdownSelector<Weekday>("Day", default: .first)
  _ = one.open()
  let state: SelectorState<Weekday> = one.state
  let list: ListState<Weekday> = state.list
  write("state \(SelectorState<Int>.version) \(text(state.choice, name)) \(list.isOpen)")
  write("list \(list.highlight.map(name) ?? "-") \(list.anchor.map(name) ?? "-")")
  write("list \(list.firstRow)")
  write("list \(list.rowCapacity) '\(list.query)' '\(list.typeahead.buffer)'")
  if let value: SelectedValue<Weekday> = one.selectedValue {
    write("value \(name(value.id)) \(value.position ?? -1) \(text(value.standing))")
  }
  if case .first = one.initialChoice { write("default first") }
  var several = MultiSelector("Cities", options: cities, label: { $0.name })
  _ = several.choose(ids: ["ber"])
  let states: MultiSelectorState<String> = several.state
  write("state \(MultiSelectorState<Int>.version) \(states.lastChosen ?? "-")")
  write("state \(states.extensionBase == nil) \(states.list.isOpen)")
  write("choice \(states.choice == several.choice)")
  write("values \(several.selectedValues.count) \(several.initialChoice == .none)")
  var box = Combobox("City", options: cities, label: { $0.name })
  _ = box.press(KeyPress(.character("y")))
  let boxed: ComboboxState<String> = box.state
  write("state \(ComboboxState<Int>.version) '\(boxed.input.text)' \(boxed.list.isOpen)")
  write("state \(boxed.choice == .untouched) \(box.selectedValue == nil)")
  write("default \(box.initialChoice == .none)")
}

func text(_ standing: SelectedValue<Weekday>.Standing) -> String {
  switch standing {
  case .member: "member"
  case .held: "held"
  case .flagged: "flagged"
  case .byDefault: "default"
  }
}

func writeHooks() {
  var one = DropdownSelector("City", options: cities, label: { $0.name })
  one.hook = { (proposal: SelectorProposal<DropdownSelector<City>>) -> HookDecision<String> in
    let wants = proposal.after.value?.id
    let count = proposal.changes.count
    if proposal.before.value?.id == "lyo" { return .refuse(reason: "\(count) too many") }
    if case .choose = proposal.intent, wants == "ber" { return .replace(.choose(["lyo"])) }
    return .accept
  }
  write("hook \(text(one.choose(id: "lil"))), \(one.headerText)")
  one.choose(id: "ber")
  write("hook \(text(one.choose(id: "orl"))), \(one.headerText), \(one.hook == nil)")
  var several = MultiSelector("City", options: cities, label: { $0.name })
  several.hook = { _ in .refuse(reason: "never") }
  write("hook \(text(several.choose(ids: ["lil"]))), \(several.hook == nil)")
  var box = Combobox("City", options: cities, label: { $0.name })
  box.hook = { _ in .accept }
  write("hook \(text(box.choose(id: "lil"))), \(box.hook == nil)")
  let defaults: [InitialChoice<Int>] = [.none, .id(1), .ids([1, 2]), .index(3), .only]
  write("defaults \(Set(defaults).count)")
  let intents: [SelectorIntent<Int>] = [.focus, .blur, .choose([2]), .enterText("x")]
  write("intents \(Set(intents + intents).count)")
}

func writeLayout<Unit: LayoutUnit & ExpressibleByIntegerLiteral>(
  _: Unit.Type, _ number: (Unit) -> Int
) {
  for base in [HeightRule<Unit>.Base.fit, .fixed(20), .fraction(0.5)] {
    var rule = HeightRule<Unit>(base, minimum: 10, maximum: 30)
    rule.base = base
    let metrics = ListMetrics<Unit>(header: 4, gap: 1, row: 3, padding: 2, rule: rule)
    let heights = [
      metrics.contentHeight(rows: 5, sectionHeaders: 1), metrics.listOffset,
      metrics.listHeight(rows: 20, sectionHeaders: 0, room: 100), metrics.padding,
      metrics.outerHeight(rows: 2, sectionHeaders: 0, room: 50),
      metrics.rule.height(content: 5, room: 8),
    ]
    write("metrics \(list(heights.map(number), name))")
  }
  var request = Placement<Unit>.Request(
    anchor: LayoutRect(minX: 10, minY: 60, width: 20, height: 10),
    bounds: LayoutRect(minX: 0, minY: 0, width: 100, height: 100), width: 30, height: 50, gap: 2)
  for alignment in [Placement<Unit>.Alignment.leading, .trailing] {
    request.alignment = alignment
    let placement = Placement(request)
    write("side \(text(placement.side)), clipped \(placement.isClipped)")
    write(text(placement.frame.cleaned, number))
    write("inside \(request.bounds.contains(placement.frame))")
    request.previousSide = .below
    request.height = request.width
    request.gap = Unit.layoutPart(0.5, of: Unit.layoutTotal(2, times: 2))
  }
  write("limit \(Unit.layoutNumber(.layoutLimit + 1) == .layoutLimit)")
}

func text<Unit>(_ side: Placement<Unit>.Side) -> String {
  switch side {
  case .above: "above"
  case .below: "below"
  }
}

func text<Unit>(_ rect: LayoutRect<Unit>, _ number: (Unit) -> Int) -> String {
  let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY, rect.width, rect.height].map(number)
  return "frame " + list(numbers, name)
}

func writeRestoring() {
  var one = DropdownSelector<Weekday>("Day")
  var (other, several) = (one, MultiSelector("Floors", options: [1, 2, 3]))
  var box = Combobox("City", options: cities, label: { $0.name })
  let (all, empty) = (several, box)
  one.choose(id: .tuesday)
  several.choose(ids: [3, 1])
  box.choose(id: "ber")
  do throws(RestoreError) {
    write("restore", try other.restore(one.state), name)
    write("restore", try several.restore(all.state), name)
    write("restore", try box.restore(empty.state), name)
  } catch {
    write(error.description)
  }
  let change = SelectorChange<Int>.removed(4, .limit).mapIDs { "\($0 * 2)" }
  write("mapped", [change], name)
}

func writeKeys() {
  for kind in [KeyMap.Kinds.selector, .multi, .combobox] {
    let table = KeyMap.palette.table(for: kind)
    write("keys \(KeyMap.apg.problems(for: kind).count), \(table.isEmpty)")
  }
  do throws(KeyNameError) {
    write(try KeyPress(name: "Hyper+x").name)
  } catch {
    write(error.description)
  }
  write("\(Folding.folded("ÉCLAIR ﬁn").map { UInt32($0) }.reduce(0, +))")
}

#if !hasFeature(Embedded)
  @main struct Native {
    static func main() {
      let functions = [
        ("whole_numbers", wholeNumbers), ("texts", texts), ("structures", structures),
        ("enumerations", enumerations), ("parts", parts),
      ]
      for (name, function) in functions {
        print("\(name): \(function())")
        print(String(decoding: output, as: UTF8.self), terminator: "")
      }
    }
  }
#endif
