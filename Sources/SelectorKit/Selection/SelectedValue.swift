/// An option that is the value now, and on what ground.
public struct SelectedValue<ID: Hashable>: Hashable {
  /// Why an id is the value.
  public enum Standing: String, Hashable, Sendable {
    /// It was chosen and is a member of the options.
    case member
    /// It was chosen, and the options are not there yet to judge it.
    case held
    /// It was chosen and is no member of the options; the policy keeps it and flags it.
    case flagged
    /// Nobody chose it: the default gives it.
    case byDefault
  }

  /// The id.
  public var id: ID
  /// Where its option stands in the list; nil where it is not listed.
  ///
  /// What is flagged is no member, but a relation of a form lists it all the same.
  public var position: Int?
  /// Why it is the value.
  public var standing: Standing
}

extension SelectedValue: Sendable where ID: Sendable {}

extension Listbox {
  /// The value that follows from a choice of one option.
  ///
  /// - Parameters:
  ///   - choice: What was chosen.
  ///   - initial: The default.
  ///   - policy: What becomes of a choice that is no member.
  ///   - isForeign: Whether the choice was made under other parents, so that it is no member whatever
  ///     the list holds.
  ///   - unseated: Choices that others leave no room for, so that they are no members though listed.
  /// - Returns: The value, or nil for none.
  /// - Complexity: O(1) hashes on average, but for `only` and `firstEnabled`: O(*n*).
  mutating func resolve(
    _ choice: Choice<ID>, default initial: InitialChoice<ID>, policy: MissingPolicy,
    isForeign: Bool, unseated: UnseatedChoices<ID>
  ) -> SelectedValue<ID>? {
    switch choice {
    case .cleared: return nil
    case .untouched: return defaultPositions(initial).first.flatMap(byDefault)
    case .chosen(let id):
      let kept = standing(of: id, policy: policy, isForeign: isForeign, unseated: unseated)
      return kept ?? fallback(initial, policy)
    }
  }

  private mutating func fallback(
    _ initial: InitialChoice<ID>, _ policy: MissingPolicy
  ) -> SelectedValue<ID>? {
    guard case .ready = status, policy == .fallback else { return nil }
    return defaultPositions(initial).first.flatMap(byDefault)
  }

  /// How a chosen id stands on its own, without a default; nil where it is no value.
  mutating func standing(
    of id: ID, policy: MissingPolicy, isForeign: Bool, unseated: UnseatedChoices<ID>
  ) -> SelectedValue<ID>? {
    switch status {
    case .blocked: return nil
    case .loading, .failed:
      return isForeign || !holdsWhileLoading
        ? nil : SelectedValue(id: id, position: nil, standing: .held)
    case .ready: break
    }
    if unseated.ids.contains(id) {
      return policy == .flag
        ? SelectedValue(id: id, position: position(of: id), standing: .flagged) : nil
    }
    if !isForeign, let position = position(of: id) {
      if masksDisabledChoice, let option = options.option(at: position), !isEnabled(option) {
        return nil
      }
      return SelectedValue(id: id, position: position, standing: .member)
    }
    return policy == .flag ? SelectedValue(id: id, position: nil, standing: .flagged) : nil
  }

  func byDefault(_ position: Int) -> SelectedValue<ID>? {
    options.option(at: position).map {
      SelectedValue(id: $0.id, position: position, standing: .byDefault)
    }
  }

  /// The positions that a default names now, in the order in which it names them.
  mutating func defaultPositions(_ initial: InitialChoice<ID>) -> [Int] {
    guard case .ready = status else { return [] }
    switch initial {
    case .none: return []
    case .id(let id): return position(of: id).map { [$0] } ?? []
    case .ids(let ids): return ids.compactMap { position(of: $0) }
    case .index(let index): return options.option(at: index) == nil ? [] : [index]
    case .first: return options.isEmpty ? [] : [0]
    case .firstEnabled: return options.array.firstIndex(where: isEnabled).map { [$0] } ?? []
    case .only:
      guard let first = options.array.firstIndex(where: isEnabled) else { return [] }
      return options.array[(first + 1)...].contains(where: isEnabled) ? [] : [first]
    }
  }
}
