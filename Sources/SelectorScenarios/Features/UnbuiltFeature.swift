/// Something that a scenario uses and this version cannot play yet.
public struct UnbuiltFeature: Hashable, Sendable {
  /// What it is: `visibleWhen`.
  public var name: String
  /// Where the scenario uses it first.
  public var path: JSONPath
}

extension UnbuiltFeature: CustomStringConvertible {
  /// The feature and its place in one line.
  public var description: String { "\(name) is not built yet (\(path))" }
}

extension UnbuiltFeature {
  /// A feature and how a scenario shows that it uses it: one row of ``all``.
  struct Rule: Sendable {
    var name: String
    /// What is looked at, with the place of the use below it, as names of members.
    var use: Use

    enum Use: Sendable {
      case field(members: [String], @Sendable (Scenario.Field) -> Bool)
      case step(@Sendable (Scenario.Action) -> Bool)
      case expectation
    }
  }

  /// All that is not built yet; take a row out when it is.
  static let all: [Rule] = []
}

extension UnbuiltFeature.Rule {
  /// A member of a field, by default the one that the feature is named after.
  static func field(
    _ name: String, at members: String..., isUsed: @escaping @Sendable (Scenario.Field) -> Bool
  ) -> Self {
    Self(name: name, use: .field(members: members.isEmpty ? [name] : members, isUsed))
  }

  /// The step of the feature's name.
  static func step(
    _ name: String, isUsed: @escaping @Sendable (Scenario.Action) -> Bool
  ) -> Self {
    Self(name: name, use: .step(isUsed))
  }

  /// The member of `expect` of the feature's name.
  static func expectation(_ name: String) -> Self { Self(name: name, use: .expectation) }
}

extension Scenario {
  /// What the scenario uses that cannot be played yet, each with the place of its first use.
  ///
  /// Empty if it can be played whole. The order is that of the features, not of the file.
  ///
  /// - Complexity: O(*n*) in fields, steps and expectations, for each feature.
  public var unbuiltFeatures: [UnbuiltFeature] {
    let steps = allSteps
    return UnbuiltFeature.all.compactMap { rule in
      firstUse(of: rule, in: steps).map { UnbuiltFeature(name: rule.name, path: $0) }
    }
  }

  private func firstUse(of rule: UnbuiltFeature.Rule, in steps: [Step]) -> JSONPath? {
    switch rule.use {
    case .field(let members, let isUsed):
      guard let index = fields.firstIndex(where: isUsed) else { return nil }
      let field = JSONPath.element(.member(.root, "fields"), index)
      return members.reduce(field) { .member($0, $1) }
    case .step(let isUsed):
      guard let step = steps.first(where: { isUsed($0.action) }) else { return nil }
      return .member(step.path, step.name)
    case .expectation:
      for step in steps {
        guard case .expect(let expectations) = step.action else { continue }
        if expectations.contains(where: { $0.name == rule.name }) {
          return .member(.member(step.path, step.name), rule.name)
        }
      }
      return nil
    }
  }

  /// The steps in order, those of a batch after the batch itself.
  private var allSteps: [Step] {
    steps.flatMap { step in
      if case .batch(let inner) = step.action { [step] + inner } else { [step] }
    }
  }
}
