import SelectorScenarios

/// Makes a failing trace smaller as long as it fails: fewer steps, fields, options, policies.
struct TraceShrinker {
  /// Whether a trace still fails.
  var fails: (Trace) -> Bool

  func shrink(_ trace: Trace) -> Trace {
    var trace = trace
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(trace) where fails(candidate) {
        trace = candidate
        isSmaller = true
        break
      }
    }
    return trace
  }

  private func candidates(_ trace: Trace) -> some Sequence<Trace> {
    [
      withoutSteps, withSmallerBatches, withoutFields, withSimplerFields, withoutRows,
      withFewerOptions,
    ].lazy.flatMap { $0(trace) }
  }

  private func withoutSteps(_ trace: Trace) -> [Trace] {
    var smaller: [Trace] = []
    var length = trace.steps.count / 2
    while length >= 1 {
      for start in stride(from: 0, to: trace.steps.count, by: length) {
        var copy = trace
        copy.steps.removeSubrange(start..<min(start + length, copy.steps.count))
        smaller.append(copy)
      }
      length /= 2
    }
    return smaller
  }

  private func withSmallerBatches(_ trace: Trace) -> [Trace] {
    trace.steps.indices.flatMap { index -> [Trace] in
      guard case .batch(let steps) = trace.steps[index] else { return [] }
      let parts =
        steps.map { [$0] }
        + (steps.count > 2
          ? steps.indices.map { part in
            var rest = steps
            rest.remove(at: part)
            return [TraceStep.batch(rest)]
          } : [])
      return parts.map { part in
        var copy = trace
        copy.steps.replaceSubrange(index...index, with: part)
        return copy
      }
    }
  }

  private func withoutFields(_ trace: Trace) -> [Trace] {
    trace.form.fields.compactMap { field in
      guard !trace.form.fields.contains(where: { $0.reads.contains(field.id) }) else { return nil }
      var copy = trace
      copy.form.fields.removeAll { $0.id == field.id }
      copy.steps.removeAll { $0.fields.contains(field.id) }
      return copy.form.fields.isEmpty ? nil : copy
    }
  }

  private func withSimplerFields(_ trace: Trace) -> [Trace] {
    let changes: [(inout TraceField) -> Void] = [
      { $0.visibleWhen = nil }, { $0.enabledWhen = nil }, { $0.initial = nil },
      { $0.isRequired = false }, { $0.isDisabled = false }, { $0.isDeselectable = false },
      { $0.isUnique = false }, { $0.onMissing = .mask }, { $0.onHidden = .mask },
      { $0.minimum = 0 }, { $0.maximum = nil }, { $0.debounce = 0 },
      { field in
        if case .table(let name, let filters) = field.source, filters.count > 1 {
          field.source = .table(name, where: Array(filters.dropLast()))
        }
        if case .async(let keys) = field.source, keys.count > 1 {
          field.source = .async(Array(keys.dropLast()))
        }
      },
    ]
    return trace.form.fields.indices.flatMap { index in
      changes.compactMap { change -> Trace? in
        var copy = trace
        change(&copy.form.fields[index])
        return copy == trace ? nil : copy
      }
    }
  }

  private func withoutRows(_ trace: Trace) -> [Trace] {
    trace.form.tables.indices.flatMap { table in
      trace.form.tables[table].rows.indices.map { row in
        var copy = trace
        copy.form.tables[table].rows.remove(at: row)
        return copy
      }
    }
  }

  private func withFewerOptions(_ trace: Trace) -> [Trace] {
    let inFields = trace.form.fields.indices.flatMap { index -> [Trace] in
      guard case .fixed(let options) = trace.form.fields[index].source else { return [] }
      return Self.each(options).map { fewer in
        var copy = trace
        copy.form.fields[index].source = .fixed(fewer)
        return copy
      }
    }
    let inSteps = trace.steps.indices.flatMap { index -> [Trace] in
      let steps: [TraceStep] =
        switch trace.steps[index] {
        case .setOptions(let field, let options):
          Self.each(options).map { .setOptions(field, $0) }
        case .append(let field, let options): Self.each(options).map { .append(field, $0) }
        case .respond(let field, let request, let options):
          Self.each(options).map { .respond(field, request, $0) }
        case .select(let field, let ids) where ids.count > 1:
          Self.each(ids).map { .select(field, $0) }
        default: []
        }
      return steps.map { step in
        var copy = trace
        copy.steps[index] = step
        return copy
      }
    }
    return inFields + inSteps
  }

  /// The list without each of its elements.
  private static func each<Element>(_ elements: [Element]) -> [[Element]] {
    elements.indices.map { index in
      var fewer = elements
      fewer.remove(at: index)
      return fewer
    }
  }
}
