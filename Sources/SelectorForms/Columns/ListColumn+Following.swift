public import SelectorKit

extension ListColumn {
  /// What the value follows from under another list: an option that goes is remembered if it was chosen.
  @inlinable
  func basis(
    of made: [Option], _ initial: InitialChoice<Option.ID>?
  ) -> ListBasis<Option> {
    var known = basis.known
    var isLeft = true
    if let id = basis.choice.chosen, let position = options.currentPosition(of: id),
      !made.contains(where: { $0.id == id })
    {
      known = options.option(at: position)
      isLeft = false
    }
    if isLeft, initial == nil { return basis }
    return ListBasis(
      choice: basis.choice, initial: initial ?? basis.initial, known: known,
      following: basis.following)
  }

  /// Where the option of the value stands under a default; nil where the machine has to say.
  @inlinable
  func place(under initial: InitialChoice<Option.ID>) -> ValuePlace? {
    guard let following = basis.following else { return nil }
    switch basis.choice {
    case .cleared: return .nowhere
    case .untouched: return defaultPlace(initial, following)
    case .chosen(let id):
      if let position = options.currentPosition(of: id) { return .listed(position) }
      switch following.missing {
      case .flag: return .known
      case .fallback: return defaultPlace(initial, following)
      case .mask, .clear, .rememberPerParent: return .nowhere
      }
    }
  }

  @inlinable
  func defaultPlace(
    _ initial: InitialChoice<Option.ID>, _ following: ListBasis<Option>.Following
  ) -> ValuePlace? {
    switch initial {
    case .none: return .nowhere
    case .id(let id): return listed(options.currentPosition(of: id))
    case .ids(let ids):
      return listed(ids.lazy.compactMap { self.options.currentPosition(of: $0) }.first)
    case .index(let index): return options.option(at: index) == nil ? .nowhere : .listed(index)
    case .first: return options.isEmpty ? .nowhere : .listed(0)
    case .firstEnabled:
      guard following.areAllEnabled else { return nil }
      return options.isEmpty ? .nowhere : .listed(0)
    case .only:
      guard following.areAllEnabled else { return nil }
      return options.count == 1 ? .listed(0) : .nowhere
    }
  }

  @inlinable
  func listed(_ position: Int?) -> ValuePlace {
    if let position { .listed(position) } else { .nowhere }
  }

  @inlinable
  func value(at place: ValuePlace) -> FieldValue {
    switch place {
    case .nowhere: return .none
    case .known: return basis.choice.chosen.map { .option(OptionID($0)) } ?? .none
    case .listed(let position):
      return options.option(at: position).map { .option(OptionID($0.id)) } ?? .none
    }
  }
}

/// What became of a field when a rule made its list or its default.
@usableFromInline
enum FollowingStep {
  /// Nothing: readers see what they saw.
  case same
  /// The list or the value is another.
  case other
  /// The machine has to find out: an `OptionList` or an `InitialChoice` of the field's option type.
  case given(any Sendable)
}

extension FormValues {
  /// Takes over a default, and what the value becomes by it.
  @inlinable
  mutating func follow<Option: Hashable & Identifiable & Sendable>(
    _ initial: InitialChoice<Option.ID>, of field: Int, as type: Option.Type
  ) -> FollowingStep where Option.ID: Sendable {
    let field = self.place(of: field)
    guard let (column, place) = followedColumn(field),
      let column = ListColumn<Option>.typed(column),
      let next = column.place(under: initial)
    else { return .given(initial) }
    let value = next == place ? nil : column.value(at: next)
    follow(initial, at: next, value, of: field)
    return value == nil ? .same : .other
  }

  /// Takes over a list, and what the value becomes by it.
  @inlinable
  mutating func follow<Option: Hashable & Identifiable & Sendable>(
    _ made: [Option], of field: Int
  ) -> FollowingStep where Option.ID: Sendable {
    let field = self.place(of: field)
    guard let (column, place) = followedColumn(field),
      let column = ListColumn<Option>.typed(column), column.basis.following != nil
    else { return .given(OptionList(made)) }
    guard made != column.options.array else { return .same }
    let initial = followedDefault(field).flatMap { $0 as? InitialChoice<Option.ID> }
    let next = ListColumn(options: OptionList(made), basis: column.basis(of: made, initial))
    guard let nextPlace = next.place(under: next.basis.initial) else { return .given(next.options) }
    let isOther =
      (nextPlace == .nowhere) != (place == .nowhere)
      || next.option(at: nextPlace) != column.option(at: place)
    follow(next, at: nextPlace, isOther ? next.value(at: nextPlace) : nil, of: field)
    return .other
  }
}
