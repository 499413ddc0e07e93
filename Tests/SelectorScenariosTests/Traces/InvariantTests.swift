import SelectorForms
import SelectorKit
import SelectorScenarios
import Testing

/// Each invariant can fail: a form that breaks it is noticed.
///
/// The forms are facts made up by hand.
@Suite struct InvariantTests {
  private static let form = TraceForm(fields: [
    TraceField(id: "p", source: .fixed([TraceOption(id: "1"), TraceOption(id: "2")])),
    TraceField(id: "c", source: .async(["p"])),
  ])

  /// A state in which nothing is wrong: 1 is chosen, and its child x.
  private static let good = TraceFacts(
    fields: [
      facts(.id("1"), options: ["1", "2"]), facts(.id("x"), options: ["x", "y"]),
    ],
    submission: .accepted([
      Scenario.Entry(field: "p", value: .id("1")), Scenario.Entry(field: "c", value: .id("x")),
    ]))

  private static func facts(_ value: Scenario.Value, options: [ScenarioID]) -> FieldFacts {
    FieldFacts(
      value: value, chosen: value, status: .ready, requests: 1, isVisible: true, isEnabled: true,
      issues: [], isTouched: false, isDirty: false, options: options)
  }

  private static func bad(_ change: (inout TraceFacts) -> Void) -> TraceFacts {
    var facts = good
    change(&facts)
    return facts
  }

  /// An invariant, and a state that breaks it.
  struct Row: Sendable {
    var name: String
    var check: @Sendable (TraceFacts) -> String?
    var broken: TraceFacts
    var location: SourceLocation

    init(
      _ name: String, broken: TraceFacts, location: SourceLocation = #_sourceLocation,
      check: @escaping @Sendable (TraceFacts) -> String?
    ) {
      self.name = name
      self.check = check
      self.broken = broken
      self.location = location
    }
  }

  static let rows = [
    Row("1: a value that is no option", broken: bad { $0.fields[1].options = ["y"] }) {
      Invariants.valuesHaveAGround(form, $0)
    },
    Row(
      "1: a value that is not chosen while loading",
      broken: bad {
        $0.fields[1].status = .loading
        $0.fields[1].options = []
        $0.fields[1].chosen = .none
      }
    ) { Invariants.valuesHaveAGround(form, $0) },
    Row("1: a value while blocked", broken: bad { $0.fields[1].status = .blocked }) {
      Invariants.valuesHaveAGround(form, $0)
    },
    Row("7: an answer that takes a choice away", broken: bad { $0.fields[1].chosen = .none }) {
      Invariants.systemTouchesNothing(.fail("c", 1), form, good, $0)
    },
    Row("11: a program that touches", broken: bad { $0.fields[0].isTouched = true }) {
      Invariants.systemTouchesNothing(.select("p", ["2"]), form, good, $0)
    },
    Row("11: an answer that makes dirty", broken: bad { $0.fields[1].isDirty = true }) {
      Invariants.systemTouchesNothing(.respond("c", 1, []), form, good, $0)
    },
    Row("12: a hidden field that is submitted", broken: bad { $0.fields[1].isVisible = false }) {
      Invariants.submitsOnlyWhatTakesPart(.submit, form, $0)
    },
    Row("12: an orphan that is submitted", broken: bad { $0.fields[1].options = [] }) {
      Invariants.submitsOnlyWhatTakesPart(.submit, form, $0)
    },
    Row(
      "12: a field that is none",
      broken: bad { $0.submission = .accepted([Scenario.Entry(field: "z", value: .id("1"))]) }
    ) { Invariants.submitsOnlyWhatTakesPart(.submit, form, $0) },
    Row("events: a value that nobody tells", broken: bad { $0.fields[1].value = .none }) {
      Invariants.changesAreReported(.clear("p"), form, good, $0, [])
    },
    Row("3: another value by another order", broken: bad { $0.fields[1].value = .none }) {
      Invariants.orderDoesNotMatter(form, good, $0)
    },
    Row("4: other options from scratch", broken: bad { $0.fields[1].options = ["x"] }) {
      Invariants.incrementalIsFromScratch(form, good, fresh: $0)
    },
    Row("5: another status by another delivery", broken: bad { $0.fields[1].status = .failed }) {
      Invariants.deliveryDoesNotMatter(form, good, $0)
    },
    Row("6: a stale answer that counts", broken: bad { $0.fields[1].status = .failed }) {
      Invariants.staleAnswersChangeNothing(form, good, $0)
    },
    Row("8: a child that does not come back", broken: bad { $0.fields[1].value = .none }) {
      Invariants.awayAndBackIsIdentity(form, good, $0)
    },
    Row("9: an undo that forgets", broken: bad { $0.fields[0].chosen = .none }) {
      Invariants.undoIsIdentity(form, good, $0)
    },
    Row("9: an undo that leaves a field dirty", broken: bad { $0.fields[0].isDirty = true }) {
      Invariants.undoIsIdentity(form, good, $0)
    },
    Row("10: a choice that is not saved", broken: bad { $0.fields[1].chosen = .none }) {
      Invariants.restoringIsIdentity(form, good, $0)
    },
    Row("10: a restored field that is dirty", broken: bad { $0.fields[1].isDirty = true }) {
      Invariants.restoringIsIdentity(form, good, $0)
    },
  ]

  @Test(arguments: rows) func `an invariant holds where nothing is wrong, and else says its number`(
    row: Row
  ) {
    #expect(row.check(Self.good) == nil, sourceLocation: row.location)
    let number = row.name.prefix { $0 != ":" } + ":"
    let message = row.check(row.broken) ?? ""
    #expect(message.hasPrefix(number), "\(message)", sourceLocation: row.location)
  }
}

/// The walk itself notices, shrinks and writes down what is wrong.
@Suite struct TraceWalkTests {
  /// A form that has forgotten a policy: it masks where the rules say `flag`.
  private static func trace(_ steps: [TraceStep]) -> Trace {
    let table = TraceTable(name: "t", rows: [TraceOption(id: "x", cells: ["p": "1"])])
    let parent = TraceField(id: "p", source: .fixed([TraceOption(id: "1"), TraceOption(id: "2")]))
    let child = TraceField(
      id: "c", source: .table("t", where: [TraceFilter(column: "p", field: "p")]), onMissing: .flag)
    return Trace(form: TraceForm(fields: [parent, child], tables: [table]), steps: steps)
  }

  private static func failure(_ trace: Trace) -> TraceFailure? {
    var wrong = trace.form
    for index in wrong.fields.indices { wrong.fields[index].onMissing = .mask }
    guard var real = try? RealForm(wrong) else { return nil }
    var model = ModelForm(trace.form)
    for (index, step) in trace.steps.enumerated() {
      if let message = TraceCheck.step(step, &model, &real) {
        return TraceFailure(count: index + 1, message: message)
      }
    }
    return nil
  }

  @Test func `a fault is found, shrunk to what it needs, and written as a scenario that fails`()
    throws
  {
    let long = Self.trace([
      .select("p", ["1"]), .submit, .select("c", ["x"]), .undo, .redo, .pick("c", "x"),
      .select("p", ["2"]), .clear("c"), .submit,
    ])
    let found = try #require(Self.failure(long))
    #expect(found.count == 7 && found.kind == "value")
    let small = TraceShrinker { Self.failure($0)?.kind == "value" }.shrink(long)
    #expect(small.steps == [.select("c", ["x"]), .select("p", ["2"])])
    #expect(small.form.tables.first?.rows == [])

    // The file holds with the true form, and fails with the wrong one.
    let file = small.file("A flagged choice stays.")
    let right = try ScenarioPlayer.play(Scenario(bytes: Array(file.utf8)))
    #expect(right.isEmpty)
    let wrong = file.replacing(#", "onMissing": "flag""#, with: "")
    let failures = try ScenarioPlayer.play(Scenario(bytes: Array(wrong.utf8)))
    #expect(failures.contains { $0.member == "expect.value.c" })
  }

  @Test func `one seed makes one trace, and playing it twice is the same`() throws {
    for seed in UInt64(1)...20 {
      let walk = RandomWalk(steps: 1)
      let (one, _) = walk.walk(seed: seed)
      let (other, _) = walk.walk(seed: seed)
      #expect(one == other)
      var first = try RealForm(one.form)
      var second = try RealForm(one.form)
      for step in one.steps {
        first.perform(step)
        second.perform(step)
        #expect(first.facts == second.facts && first.changes == second.changes)
      }
    }
  }

  @Test func `a trace that is written down is a scenario that holds`() throws {
    for seed in UInt64(100)...160 {
      let (trace, failure) = RandomWalk(steps: 1, length: 25).walk(seed: seed)
      #expect(failure == nil, "seed \(seed)")
      let scenario = try Scenario(bytes: Array(trace.file("A trace.").utf8))
      let failures = try ScenarioPlayer.play(scenario)
      #expect(failures.isEmpty, "seed \(seed): \(failures.map(\.description))")
    }
  }
}
