import BenchCounters
import SelectorForms
import SelectorKit

extension Runner {
  /// The most that a slot may cost which an edit reaches, in nanoseconds.
  private static let slotLimit = 60.0
  /// The most that restoring 1,000 fields may take, in nanoseconds.
  private static let restoreLimit = 5e6

  /// What an edit costs that reaches many fields or few, and what saving and restoring costs.
  mutating func propagation() {
    slots()
    let fields = [10, 10_000]
    compare(
      "A form's propagation, by the number of fields that an edit does not reach",
      columns: fields.map { Figures.count($0) },
      rows: [
        Row(
          "edit that reaches three slots", sizes: fields,
          state: { Swaying(EditedForm.showingOne(of: $0)) }
        ) { $0.control.edit($0.turn()) }
      ])
    let rows = [100, 100_000]
    compare(
      "Options of a parent, found by an index, by the number of all rows",
      columns: rows.map { Figures.count($0) },
      rows: [
        Row("ten options", sizes: rows, state: { Swaying(EditedForm.optionsByParent(of: $0)) }) {
          $0.control.edit($0.turn())
        }
      ])
    saving()
  }

  private mutating func slots() {
    let section = "A form's propagation"
    let shapes = EditedForm.shapes.filter { arguments.includes($0.name, of: section) }
    guard !shapes.isEmpty else { return }
    printTitle(section, note: "one edit of 10,000 fields, by the slots that it makes compute anew")
    var table = Table(
      header: ["", "slots", "an edit", "a slot", "limit", "", "allocations a slot"])
    let bare = bareClosures()
    for shape in shapes {
      var states = [Swaying(shape.make())]
      let slots = Double(states[0].control.slots)
      let cost = stopwatch.costs(of: &states) { $0.control.edit($0.turn()) }[0]
      // What the closures cost alone is not the form's: one list for the two slots of a field.
      let own = shape.makesLists ? bare / 2 : 0
      let time = cost.time / slots - own
      let keeps = time <= Self.slotLimit
      if !keeps { fail("\(section): \(shape.name): \(Figures.time(time)) a slot") }
      table.rows.append([
        shape.name, Figures.count(Int(slots)), Figures.time(cost.time), Figures.time(time),
        Figures.time(Self.slotLimit), keeps ? "ok" : "OVER",
        bench_counts_allocations() ? Figures.fixed(cost.allocations / slots, places: 2) : "-",
      ])
    }
    for line in table.lines() { print(line) }
    print("  Of rules that make lists it is the form's share: the closures alone take")
    print("  \(Figures.time(bare)) a list.")
    propagationPeers()
  }

  /// What libraries of signals take for the same, where they are installed; a figure, no limit.
  private func propagationPeers() {
    for (interpreter, name) in [("python3", "propagation.py"), ("node", "propagation.mjs")] {
      for fields in PeerScript(interpreter: interpreter, name: name).lines() {
        guard fields.count == 3, let time = Double(fields[2]) else { continue }
        print("  \(fields[0]), \(fields[1]): \(Figures.time(time)) a node")
      }
    }
  }

  /// What a closure alone costs that makes a list of one option, the one before being let go.
  private func bareClosures() -> Double {
    var states = [BareClosures()]
    return stopwatch.costs(of: &states) { $0.call() }[0].time / Double(BareClosures.count)
  }

  private mutating func saving() {
    let section = "Saving and restoring a form of 1,000 fields"
    guard arguments.includes("", of: section) else { return }
    printTitle(section)
    var states = [EditedForm.filled(fields: 1_000)]
    let saved = states[0].form.save()
    let save = stopwatch.costs(of: &states) { consume($0.form.save().fields.count) }[0].time
    let restore = stopwatch.costs(of: &states) { state in
      consume((try? state.form.restore(saved))?.outcomes.count ?? 0)
    }[0].time
    let keeps = restore <= Self.restoreLimit
    if !keeps { fail("\(section): \(Figures.time(restore))") }
    let table = Table(rows: [
      ["", "time", "limit", ""], ["save", Figures.time(save), "-", ""],
      [
        "restore", Figures.time(restore), Figures.time(Self.restoreLimit), keeps ? "ok" : "OVER",
      ],
    ])
    for line in table.lines() { print(line) }
  }
}
