import SelectorScenarios

/// The worlds that are searched: at most four fields and three options each.
extension SmallWorld {
  static let all: [SmallWorld] =
    chains + loads + hidden + groups + [texts, restored, ownLists, debounced]

  private static func options(_ ids: ScenarioID...) -> [TraceOption] {
    ids.map { TraceOption(id: $0) }
  }

  private static let parents = TraceField(id: "p", source: .fixed(options("1", "2", "3")))

  /// The same id `x` under two parents.
  private static let table = TraceTable(
    name: "t",
    rows: [
      TraceOption(id: "x", cells: ["p": "1"]), TraceOption(id: "y", cells: ["p": "1"]),
      TraceOption(id: "x", cells: ["p": "2"]),
      TraceOption(id: "z", isDisabled: true, cells: ["p": "2"]),
    ])

  private static let grandchildren = TraceTable(
    name: "u",
    rows: [
      TraceOption(id: "a", cells: ["c": "x"]), TraceOption(id: "b", cells: ["c": "x"]),
      TraceOption(id: "a", cells: ["c": "y"]),
    ])

  private static func child(
    _ policy: Scenario.Field.OnMissing, isUnique: Bool = false,
    initial: Scenario.Field.Default? = nil
  ) -> TraceField {
    TraceField(
      id: "c", source: .table("t", where: [TraceFilter(column: "p", field: "p")]),
      initial: initial, isRequired: true, isUnique: isUnique, onMissing: policy)
  }

  private static let moves: [TraceStep] = [
    .select("p", ["1"]), .pick("p", "2"), .clear("p"), .select("c", ["x"]), .pick("c", "y"),
    .clear("c"), .undo, .redo, .submit,
  ]

  /// Parent, child, grandchild, with each policy.
  private static var chains: [SmallWorld] {
    let policies = Scenario.Field.OnMissing.allCases.flatMap { policy in
      [(policy, false, nil), (policy, true, nil), (policy, false, Scenario.Field.Default.first)]
    }
    return policies.map { policy, isUnique, initial in
      let grandchild = TraceField(
        id: "g", source: .table("u", where: [TraceFilter(column: "c", field: "c")]),
        initial: .only, onMissing: policy)
      return SmallWorld(
        name: "chain \(policy)\(isUnique ? " unique" : "")\(initial == nil ? "" : " first")",
        form: TraceForm(
          fields: [parents, child(policy, isUnique: isUnique, initial: initial), grandchild],
          tables: [table, grandchildren]),
        steps: moves + [
          .select("g", ["b"]), .batch([.select("p", ["2"]), .select("c", ["x"])]),
        ])
    }
  }

  private static let answers: [ScenarioID: [TraceOption]] = [
    "1": options("x", "y"), "2": options("x"), "x": options("a", "b"), "y": options("a"),
  ]

  /// Two loaders of one parent, and one behind another: two loads in flight.
  private static var loads: [SmallWorld] {
    Scenario.Field.OnMissing.allCases.flatMap { policy in
      [false, true].map { isBehind in
        let child = TraceField(
          id: "c", source: .async(["p"]), initial: .only, isUnique: !isBehind, onMissing: policy)
        let other = TraceField(
          id: "g", source: .async([isBehind ? "c" : "p"]), isRequired: true, onMissing: policy)
        return SmallWorld(
          name: "two loads, \(isBehind ? "one behind the other" : "side by side"), \(policy)",
          form: TraceForm(fields: [parents, child, other]),
          steps: [
            .pick("p", "1"), .select("p", ["2"]), .clear("p"), .select("c", ["y"]),
            .select("g", ["b"]), .retry("c"), .undo, .submit,
          ], answers: answers)
      }
    }
  }

  private static var debounced: SmallWorld {
    let child = TraceField(
      id: "c", source: .async(["p"]), onMissing: .clear, debounce: 100)
    return SmallWorld(
      name: "debounce", form: TraceForm(fields: [parents, child]),
      steps: [
        .select("p", ["1"]), .select("p", ["2"]), .clear("p"), .select("c", ["y"]), .wait(60),
        .wait(100), .retry("c"), .undo, .redo,
      ], answers: answers)
  }

  /// Fields that come and go, in a chain.
  private static var hidden: [SmallWorld] {
    Scenario.Field.OnHidden.allCases.flatMap { policy in
      [false, true].map { isLoaded in
        let shows = TraceField(id: "s", kind: .toggle)
        var parent = parents
        parent.visibleWhen = .holds("s", .on(true))
        parent.onHidden = policy
        parent.isRequired = true
        var child = child(.rememberPerParent)
        if isLoaded { child.source = .async(["p"]) }
        child.visibleWhen = .isSet("p", true)
        child.onHidden = policy
        let note = TraceField(
          id: "n", kind: .toggle, onHidden: policy, visibleWhen: .holds("c", .id("x")))
        return SmallWorld(
          name: "hidden \(policy)\(isLoaded ? ", loaded" : "")",
          form: TraceForm(fields: [shows, parent, child, note], tables: [table]),
          steps: [
            .flip("s"), .setOn("s", true), .select("p", ["1"]), .pick("p", "2"),
            .select("c", ["x"]), .flip("n"), .undo, .redo, .submit,
            .batch([.select("p", ["2"]), .setOn("s", false)]),
          ], answers: answers)
      }
    }
  }

  /// Several parents at once, and several children.
  private static var groups: [SmallWorld] {
    [Scenario.Field.OnMissing.mask, .clear, .flag, .fallback].map { policy in
      var parent = parents
      parent.kind = .multi
      parent.maximum = 2
      var child = child(policy, initial: .ids(["y"]))
      child.kind = .multi
      child.minimum = 2
      return SmallWorld(
        name: "several \(policy)", form: TraceForm(fields: [parent, child], tables: [table]),
        steps: [
          .pick("p", "1"), .pick("p", "2"), .pick("p", "3"), .select("p", ["2", "1"]),
          .pick("c", "x"), .pick("c", "y"), .select("c", ["z", "x"]), .select("c", ["y"]),
          .clear("c"), .undo, .redo, .submit,
        ])
    }
  }

  private static var texts: SmallWorld {
    let text = TraceField(id: "t", kind: .text, isRequired: true)
    let child = TraceField(id: "c", source: .async(["t"]), onMissing: .rememberPerParent)
    let switched = TraceField(
      id: "s", kind: .toggle, onHidden: .clear, visibleWhen: .holds("t", .text("a")))
    return SmallWorld(
      name: "texts", form: TraceForm(fields: [text, child, switched]),
      steps: [
        .type("t", "a"), .type("t", "b"), .setText("t", "a"), .clear("t"), .select("c", ["x"]),
        .flip("s"), .leave, .undo, .redo, .submit,
      ], answers: ["a": options("x"), "ab": options("x", "y"), "": options("y")])
  }

  private static var restored: SmallWorld {
    var child = child(.clear, isUnique: true)
    child.visibleWhen = .not(.holds("p", .id("3")))
    child.onHidden = .clear
    return SmallWorld(
      name: "restored", form: TraceForm(fields: [parents, child], tables: [table]),
      steps: [
        .pick("p", "1"), .select("p", ["2"]), .select("p", ["3"]), .clear("p"), .pick("c", "x"),
        .select("c", ["y"]), .clear("c"), .saveAndRestore, .undo, .reset,
      ])
  }

  private static var ownLists: SmallWorld {
    var child = child(.clear, initial: .firstEnabled)
    child.isUnique = false
    return SmallWorld(
      name: "lists of the program's own",
      form: TraceForm(fields: [parents, child], tables: [table]),
      steps: [
        .select("p", ["1"]), .pick("p", "2"), .select("c", ["x"]), .setOptions("c", options("x")),
        .setOptions("p", options("2")), .append("p", options("1")),
        .disableOption("c", "x", true), .disable("p", true), .undo, .redo, .submit,
      ])
  }
}
