import SelectorScenarios

/// A small form with all the steps that are tried at every state of it.
struct SmallWorld: Sendable {
  var name: String
  var form: TraceForm
  var steps: [TraceStep]
  /// What a loader answers for the first value of a key.
  var answers: [ScenarioID: [TraceOption]] = [:]

  var hasUndo: Bool { steps.contains(.undo) }

  /// The world without undo: its states come together again, so that it can be searched deeper.
  var withoutUndo: SmallWorld {
    var world = self
    world.name += ", no undo"
    world.steps.removeAll { $0 == .undo || $0 == .redo }
    return world
  }

  /// All steps at a state: those given, and every answer to the last two requests of each loader.
  func steps(at model: ModelForm) -> [TraceStep] {
    var all = steps
    for (index, field) in form.fields.enumerated() where field.isLoaded {
      let load = model.fields[index].load
      for request in max(1, load.started - 1)..<(load.started + 1) where load.started > 0 {
        all.append(.respond(field.id, request, answer(to: load.asked[request - 1])))
      }
      if load.started > 0 { all.append(.fail(field.id, load.started)) }
    }
    return all
  }

  private func answer(to key: ModelField.Key) -> [TraceOption] {
    switch key.first {
    case .id(let id): answers[id] ?? []
    case .ids(let ids): ids.flatMap { answers[$0] ?? [] }
    case .text(let text): answers[.text(text)] ?? []
    case .on, .none?, .rows, nil: []
    }
  }
}

/// Every way through a world up to a depth; states that were seen are not entered again.
struct WorldSearch {
  let world: SmallWorld
  private(set) var states = 0
  private(set) var steps = 0
  private(set) var failure: String?
  private var seen: [Int: Int] = [:]
  private var path: [TraceStep] = []

  init(_ world: SmallWorld) { self.world = world }

  mutating func run(depth: Int) throws {
    let real = try RealForm(world.form)
    let model = ModelForm(world.form)
    if let message = TraceCheck.start(model, real) {
      failure = "\(world.name): \(message)"
      return
    }
    explore(model, real, left: depth)
  }

  private mutating func explore(_ model: ModelForm, _ real: RealForm, left: Int) {
    guard left > 0 else { return }
    for step in world.steps(at: model) {
      guard failure == nil else { return }
      steps += 1
      var nextModel = model
      var nextReal = real
      path.append(step)
      defer { path.removeLast() }
      if let message = TraceCheck.step(step, &nextModel, &nextReal)
        ?? undone(step, model, nextModel, real, nextReal)
      {
        report(message)
        return
      }
      let key = nextModel.key(withHistory: world.hasUndo)
      let known = seen[key]
      if let known, known >= left - 1 { continue }
      seen[key] = left - 1
      if known == nil {
        states += 1
        if let broken = Probes(world.form, nextReal, after: path).firstBroken() {
          report(broken)
          return
        }
      }
      explore(nextModel, nextReal, left: left - 1)
    }
  }

  /// 9: a step and undo.
  private func undone(
    _ step: TraceStep, _ model: ModelForm, _ nextModel: ModelForm, _ real: RealForm,
    _ next: RealForm
  ) -> String? {
    switch step {
    case .undo, .redo, .saveAndRestore, .reset: return nil
    default: break
    }
    // Lists and what is disabled are no steps that undo takes back.
    guard step.listSteps.isEmpty, nextModel.past.count > model.past.count else { return nil }
    var back = next
    back.perform(.undo)
    return Invariants.undoIsIdentity(world.form, real.facts, back.facts)
  }

  private mutating func report(_ message: String) {
    let kind = TraceFailure(count: 0, message: message).kind
    let trace = Trace(form: world.form, steps: path)
    let small = TraceShrinker { $0.failure()?.kind == kind }.shrink(trace)
    failure = "\(world.name): \(message)\n\(small.file("The rules hold (\(world.name))."))"
  }
}

extension ModelForm {
  /// A number for the state; two states with one number are taken for one.
  func key(withHistory: Bool) -> Int {
    var copy = self
    if !withHistory {
      copy.past = []
      copy.future = []
    }
    // Requests count from anywhere; only the last two are ever answered.
    for index in copy.fields.indices {
      copy.fields[index].load.started = min(2, copy.fields[index].load.started)
      copy.fields[index].load.asked = copy.fields[index].load.asked.suffix(2)
      if case .loading = copy.fields[index].load.phase {
        copy.fields[index].load.phase = .loading(0)
      }
    }
    var hasher = Hasher()
    hasher.combine(copy)
    return hasher.finalize()
  }
}
