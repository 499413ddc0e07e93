import Foundation
import SelectorForms
import SelectorKit
import Testing

/// Random walks over an order with lines, beside a model of ten lines that copies everything at each step.
@Suite struct RowWalkTests {
  static let walks = 24
  static let length = 160

  @Test(arguments: 0..<walks) func `rows are what a naive model says`(seed: Int) throws {
    var walk = try RowWalk(seed: seed)
    for step in 0..<Self.length {
      try walk.step()
      let faults = walk.faults
      guard faults.isEmpty else {
        Issue.record("seed \(seed), step \(step), \(walk.last): \(faults.joined(separator: "; "))")
        return
      }
    }
  }
}

/// What a row holds, and what the whole form does.
private struct Model: Hashable {
  struct Row: Hashable {
    var id: Int
    var product: String?
    var size: String?
    var isGift = false
    var note = ""
  }

  var rows: [Row] = []
  var country: String?

  /// The size that holds: the one that was chosen, if it is among those of the product.
  func size(of row: Row) -> String? {
    guard let product = row.product, let size = row.size else { return nil }
    return OrderForm.sizes(of: product, in: country).contains(size) ? size : nil
  }

  func isDuplicate(_ position: Int) -> Bool {
    guard let product = rows[position].product else { return false }
    return rows[..<position].contains { $0.product == product }
  }
}

private struct RowWalk {
  var order: OrderForm
  var random: SeededRandom
  var model: Model
  var past: [Model] = []
  var future: [Model] = []
  let start: Int
  var next: Int
  var last = ""

  init(seed: Int) throws {
    random = SeededRandom(seed: seed)
    start = random.number(below: 3)
    order = try Self.order(startingWith: start)
    model = Model(rows: (0..<start).map { Model.Row(id: $0 + 1) })
    next = start + 1
  }

  private static func order(startingWith count: Int) throws -> OrderForm {
    try OrderForm(startingWith: count, maximum: 6) { make, lines in
      make.requireUnique(lines.fields.product)
    }
  }

  private var line: OrderForm.Line { order.line }

  /// Takes over what a step made of the model; one that changed nothing is none to take back.
  private mutating func commit(_ changed: Model) {
    guard changed != model else { return }
    past.append(model)
    future = []
    model = changed
  }

  mutating func step() throws {
    var changed = model
    let position = model.rows.isEmpty ? nil : random.number(below: model.rows.count)
    let target = random.number(below: 7)
    switch (random.number(below: 14), position) {
    case (0, _), (1, nil):
      last = "add at \(target)"
      let row = order.form.addRow(to: order.lines, at: target).row
      if changed.rows.count < 6 {
        changed.rows.insert(Model.Row(id: next), at: min(target, changed.rows.count))
        #expect(row == RowID(next))
        next += 1
      }
    case (1, let position?):
      last = "remove \(model.rows[position].id)"
      order.form.removeRow(RowID(model.rows[position].id), from: order.lines)
      changed.rows.remove(at: position)
    case (2, let position?):
      last = "move \(model.rows[position].id) to \(target)"
      order.form.moveRow(RowID(model.rows[position].id), to: target, in: order.lines)
      let row = changed.rows.remove(at: position)
      changed.rows.insert(row, at: min(target, changed.rows.count))
    case (3, let position?):
      last = "copy \(model.rows[position].id)"
      order.form.copyRow(RowID(model.rows[position].id), in: order.lines)
      if changed.rows.count < 6 {
        var row = changed.rows[position]
        row.id = next
        next += 1
        changed.rows.insert(row, at: position + 1)
      }
    case (4, _):
      let country = random.pick(OrderForm.countries)
      last = "country \(country)"
      order.form.choose(order.country, id: country)
      changed.country = country
    case (5, _):
      last = "undo"
      order.form.undo()
      guard let before = past.popLast() else { return }
      future.append(model)
      model = before
      return
    case (6, _):
      last = "redo"
      order.form.redo()
      guard let after = future.popLast() else { return }
      past.append(model)
      model = after
      return
    case (7, _) where random.oneIn(6):
      last = "save and restore"
      let data = try JSONEncoder().encode(order.form.save())
      if random.oneIn(2) {
        order = try Self.order(startingWith: start)
      }
      try order.form.restore(JSONDecoder().decode(SavedForm.self, from: data))
      (past, future) = ([], [])
      return
    case (7, _), (8, _):
      last = "open or close something"
      try gesture(position)
      return
    case (9...11, let position?): write(position, &changed)
    case (12, let position?):
      last = "a batch"
      batch(position, &changed)
    default: return
    }
    commit(changed)
  }

  private mutating func write(_ position: Int, _ changed: inout Model) {
    let row = RowID(model.rows[position].id)
    switch random.number(below: 4) {
    case 0:
      let product = random.pick(OrderForm.products)
      last = "product \(product) in \(row)"
      order.form.choose(line.product.in(row), id: product)
      changed.rows[position].product = product
    case 1:
      let size = random.pick(["tea s", "tea l", "tea xl", "coffee s", "coffee l"])
      last = "size \(size) in \(row)"
      order.form.choose(line.size.in(row), id: size)
      changed.rows[position].size = size
    case 2:
      last = "gift in \(row)"
      changed.rows[position].isGift.toggle()
      order.form.setOn(line.gift.in(row), changed.rows[position].isGift)
    default:
      let note = random.pick(["", "cold", "warm"])
      last = "note \(note) in \(row)"
      order.form.setText(line.note.in(row), note)
      changed.rows[position].note = note
    }
  }

  /// Two rows written and one moved, as one step.
  private mutating func batch(_ position: Int, _ changed: inout Model) {
    let ids = model.rows.map { RowID($0.id) }
    let (first, last) = (ids[0], ids[position])
    let keys = line
    let lines = order.lines
    order.form.batch { form in
      form.choose(keys.product.in(first), id: "milk")
      form.setText(keys.note.in(last), "batch")
      form.moveRow(last, to: 0, in: lines)
    }
    changed.rows[0].product = "milk"
    changed.rows[position].note = "batch"
    let row = changed.rows.remove(at: position)
    changed.rows.insert(row, at: 0)
  }

  /// Something that a user does and that changes no choice.
  private mutating func gesture(_ position: Int?) throws {
    guard let position else { return }
    let row = RowID(model.rows[position].id)
    switch random.number(below: 5) {
    case 0: order.form.pressHeader(line.product.in(row))
    case 1: order.form.focus(line.size.in(row))
    case 2: order.form.open(order.country)
    case 3: try order.form.press(KeyPress(name: "Escape"))
    default:
      // Tab would choose what is highlighted in an open list.
      try order.form.press(KeyPress(name: "Escape"))
      try order.form.press(KeyPress(name: random.pick(["Tab", "Shift+Tab"])))
    }
  }

  // MARK: Comparing

  var faults: [String] {
    let form = order.form
    var faults = form.checkInvariants()
    func check<Value: Equatable>(_ got: Value, _ expected: Value, _ what: String) {
      if got != expected { faults.append("\(what) is \(got), expected \(expected)") }
    }
    check(order.rows, model.rows.map(\.id), "the rows")
    check(form.canUndo, !past.isEmpty, "canUndo")
    check(form.canRedo, !future.isEmpty, "canRedo")
    check(form[order.country]?.value, model.country, "the country")
    for (position, row) in model.rows.enumerated() {
      let id = RowID(row.id)
      check(form[row: id, line.product]?.value, row.product, "product of \(id)")
      check(form[row: id, line.size]?.value, model.size(of: row), "size of \(id)")
      let chosen: FieldValue = row.size.map { .option(OptionID($0)) } ?? .none
      check(form.chosen(of: line.size.in(id)), chosen, "chosen size of \(id)")
      check(form[row: id, line.gift], row.isGift, "gift of \(id)")
      check(form[row: id, line.note], row.note, "note of \(id)")
      check(
        form.issues(of: line.product.in(id)), model.isDuplicate(position) ? [.duplicate] : [],
        "issues of \(id)")
    }
    check(form.controlCount, 3 + model.rows.count * 5, "controls")
    check(form.openFieldIDs.count <= 1, true, "at most one open list")
    var copy = form
    let isGood = model.rows.indices.allSatisfy { !model.isDuplicate($0) }
    guard case .accepted(let fields) = copy.submit() else {
      check(false, isGood, "accepted")
      return faults
    }
    check(true, isGood, "accepted")
    check(
      fields.first { $0.id == "lines" }?.rows.map(\.id.number) ?? [], model.rows.map(\.id),
      "submitted")
    return faults
  }
}
