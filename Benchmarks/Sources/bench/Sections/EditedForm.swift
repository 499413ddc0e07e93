import SelectorForms
import SelectorKit

/// A form with an edit that goes there and back, and how many slots each direction reaches.
struct EditedForm {
  var form: Form
  let slots: Int
  private let change: (inout Form, Bool) -> [FormChange]

  private init(
    _ builder: consuming FormBuilder, slots: Int,
    edit change: @escaping (inout Form, Bool) -> [FormChange]
  ) {
    do {
      form = try builder.build()
    } catch {
      fatalError("a form of the benchmark is wrong: \(error)")
    }
    self.slots = slots
    self.change = change
  }

  mutating func edit(_ isForth: Bool) { consume(change(&form, isForth).count) }

  /// A way in which 10,000 fields hang together.
  struct Shape {
    let name: String
    /// Whether its slots call closures that make lists, which cost by themselves.
    var makesLists = false
    let make: () -> EditedForm
  }

  static var shapes: [Shape] {
    [
      Shape(name: "switches, chain of conditions", make: switchChain),
      Shape(name: "switches, grid of conditions", make: switchGrid),
      Shape(name: "switches, fan-out of conditions", make: switchFan),
      Shape(name: "switches, fan-out of traits", make: switchTraits),
      Shape(name: "selectors, chain of conditions", make: selectorChain),
      Shape(name: "selectors, fan-out of conditions", make: selectorFan),
      Shape(name: "selectors, fan-out of traits", make: selectorTraits),
      Shape(name: "selectors, fan-out of required", make: selectorRequired),
      Shape(name: "selectors, fan-out of labels", make: selectorLabels),
      Shape(name: "selectors, chain of defaults", make: defaultChain),
      Shape(name: "selectors, chain of options", makesLists: true, make: optionChain),
      Shape(name: "selectors, grid of options", makesLists: true, make: optionGrid),
      Shape(name: "selectors, fan-out of options", makesLists: true, make: optionFan),
    ]
  }

  private static let count = 10_000
  private static let width = 100

  // MARK: Switches

  /// Declares switches and turns them all on; the first one is the root.
  private static func switches(
    slotsPerField: Int, rules: (inout FormBuilder, [ToggleFieldKey]) -> Void
  ) -> EditedForm {
    var make = FormBuilder()
    let keys = (0..<count).map { make.toggle("f\($0)", "Field \($0)") }
    rules(&make, keys)
    let slots = 1 + slotsPerField * (count - 1)
    var edited = EditedForm(make, slots: slots) { $0.setOn(keys[0], !$1) }
    edited.form.batch { form in
      for key in keys { form.setOn(key, true) }
    }
    return edited
  }

  private static func switchChain() -> EditedForm {
    switches(slotsPerField: 2) { make, keys in
      for (key, before) in zip(keys.dropFirst(), keys) { make.show(key, when: before) { $0 } }
    }
  }

  private static func switchGrid() -> EditedForm {
    switches(slotsPerField: 2) { make, keys in
      for (place, above, left) in grid {
        switch (above, left) {
        case (let above?, let left?):
          make.show(keys[place], when: keys[above], keys[left]) { $0 || $1 }
        case (let one?, nil), (nil, let one?): make.show(keys[place], when: keys[one]) { $0 }
        case (nil, nil): break
        }
      }
    }
  }

  private static func switchFan() -> EditedForm {
    switches(slotsPerField: 2) { make, keys in
      for key in keys.dropFirst() { make.show(key, when: keys[0]) { $0 } }
    }
  }

  private static func switchTraits() -> EditedForm {
    switches(slotsPerField: 1) { make, keys in
      for key in keys.dropFirst() { make.enable(key, when: keys[0]) { $0 } }
    }
  }

  /// The fields of a square, each with those above and to the left of it.
  private static var grid: [(place: Int, above: Int?, left: Int?)] {
    (0..<count).map { place in
      (
        place, place >= width ? place - width : nil, place % width > 0 ? place - 1 : nil
      )
    }
  }

  // MARK: Selectors

  private typealias Key = FieldKey<ValueOption<Int>>

  /// Declares selectors of three options, the first of which is the default; the first one is the root.
  private static func selectors(
    slotsPerField: Int, rules: (inout FormBuilder, [Key]) -> Void
  ) -> EditedForm {
    var make = FormBuilder()
    let keys = (0..<count).map { place in
      make.selector("f\(place)", "Field \(place)", selector)
    }
    rules(&make, keys)
    return EditedForm(make, slots: 1 + slotsPerField * (count - 1)) {
      $1 ? $0.clear(keys[0]) : $0.choose(keys[0], id: 1)
    }
  }

  private static var selector: DropdownSelector<ValueOption<Int>> {
    DropdownSelector("Choose", options: [1, 2, 3], default: .first)
  }

  private static func selectorChain() -> EditedForm {
    selectors(slotsPerField: 2) { make, keys in
      for (key, before) in zip(keys.dropFirst(), keys) {
        make.show(key, when: before) { $0 != nil }
      }
    }
  }

  private static func selectorFan() -> EditedForm {
    selectors(slotsPerField: 2) { make, keys in
      for key in keys.dropFirst() { make.show(key, when: keys[0]) { $0 != nil } }
    }
  }

  private static func selectorTraits() -> EditedForm {
    selectors(slotsPerField: 1) { make, keys in
      for key in keys.dropFirst() { make.enable(key, when: keys[0]) { $0 != nil } }
    }
  }

  private static func selectorRequired() -> EditedForm {
    selectors(slotsPerField: 1) { make, keys in
      for key in keys.dropFirst() { make.require(key, when: keys[0]) { $0 != nil } }
    }
  }

  private static func selectorLabels() -> EditedForm {
    selectors(slotsPerField: 1) { make, keys in
      for key in keys.dropFirst() { make.label(key, from: keys[0]) { $0 == nil ? "No" : "Yes" } }
    }
  }

  private static func defaultChain() -> EditedForm {
    selectors(slotsPerField: 2) { make, keys in
      for (key, before) in zip(keys.dropFirst(), keys) {
        make.initialChoice(key, from: before.id) { $0 == nil ? .id(2) : $0 == 2 ? .none : .id(1) }
      }
    }
  }

  // MARK: Options that follow from others

  /// Declares selectors whose options are made of what others hold; the first one is the root.
  private static func derived(
    _ options: (inout FormBuilder, Int, [Key]) -> Key
  ) -> EditedForm {
    var make = FormBuilder()
    var keys = [make.selector("f0", "Field 0", selector)]
    for place in 1..<count {
      let key = options(&make, place, keys)
      make.configure(key) { $0.missing = .mask }
      keys.append(key)
    }
    let root = keys[0]
    return EditedForm(make, slots: 1 + 2 * (count - 1)) { $0.choose(root, id: $1 ? 2 : 1) }
  }

  private static func optionChain() -> EditedForm {
    derived { make, place, keys in child(of: keys[place - 1], &make, place) }
  }

  private static func optionFan() -> EditedForm {
    derived { make, place, keys in child(of: keys[0], &make, place) }
  }

  private static func child(of parent: Key, _ make: inout FormBuilder, _ place: Int) -> Key {
    let key = make.selector(
      "f\(place)", "Field \(place)", of: ValueOption<Int>.self, dependingOn: parent,
      label: { $0.label }, options: { [$0] })
    make.initialChoice(key) { .first }
    return key
  }

  private static func optionGrid() -> EditedForm {
    let grid = grid
    return derived { make, place, keys in
      guard let above = grid[place].above, let left = grid[place].left else {
        return child(of: keys[grid[place].above ?? place - 1], &make, place)
      }
      let key = make.selector(
        "f\(place)", "Field \(place)", of: ValueOption<Int>.self,
        dependingOn: keys[above], keys[left], label: { $0.label }, options: { above, _ in [above] })
      make.initialChoice(key) { .first }
      return key
    }
  }

  // MARK: Others

  /// A switch that shows one field of so many.
  static func showingOne(of fields: Int) -> EditedForm {
    var make = FormBuilder()
    let keys = (0..<fields).map { make.toggle("f\($0)", "Field \($0)") }
    make.show(keys[fields / 2], when: keys[0]) { $0 }
    return EditedForm(make, slots: 3) { $0.setOn(keys[0], $1) }
  }

  /// A parent and its options, ten of so many rows.
  static func optionsByParent(of rows: Int) -> EditedForm {
    let items = Samples.items(rows)
    let parents = rows / 10
    let index = Dictionary(grouping: items) { $0.id % parents }
    var make = FormBuilder()
    let parent = make.selector(
      "parent", "Parent", options: Samples.items(10), label: { $0.label }, default: .first)
    _ = make.selector(
      "child", "Child", of: Item.self, dependingOn: parent, label: { $0.label },
      options: { index[$0.id] ?? [] })
    return EditedForm(make, slots: 3) { $0.choose(parent, id: $1 ? 2 : 1) }
  }

  /// A form of every sort of field, all filled in.
  static func filled(fields: Int) -> EditedForm {
    var make = FormBuilder()
    let items = Samples.items(100)
    var fill: [(inout Form) -> Void] = []
    for place in 0..<fields {
      let id = "f\(place)"
      let label = "Field \(place)"
      switch place % 4 {
      case 0:
        let key = make.selector(id, label, options: items, label: { $0.label })
        fill.append { $0.choose(key, id: place % 100) }
      case 1:
        let key = make.multi(id, label, options: items, label: { $0.label })
        fill.append { $0.choose(key, ids: [3, 1, 2]) }
      case 2:
        let key = make.toggle(id, label)
        fill.append { $0.setOn(key, true) }
      default:
        let key = make.text(id, label)
        fill.append { $0.setText(key, "Text of \(label)") }
      }
    }
    var edited = EditedForm(make, slots: 0) { _, _ in [] }
    for step in fill { step(&edited.form) }
    return edited
  }
}
