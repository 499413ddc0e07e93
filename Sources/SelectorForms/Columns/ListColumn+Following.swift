public import SelectorKit

extension ListColumn {
  /// What the value becomes under another default; nil where the machine has to say.
  @inlinable
  func value(
    under initial: InitialChoice<Option.ID>, from place: ValuePlace
  ) -> FollowedValue? {
    guard let next = self.place(under: initial) else { return nil }
    return FollowedValue(value: value(at: next), place: next, isOther: next != place)
  }

  /// What becomes of the column and the value with another list; nil for a default that is the same.
  @inlinable
  func step(
    to made: [Option], under initial: InitialChoice<Option.ID>?, from place: ValuePlace
  ) -> ListStep {
    guard basis.following != nil else { return .given(OptionList(made)) }
    guard made != options.array else { return .same }
    let next = ListColumn(options: OptionList(made), basis: basis(of: made, initial))
    guard let nextPlace = next.place(under: next.basis.initial) else { return .given(next.options) }
    let isOther =
      (nextPlace == .nowhere) != (place == .nowhere)
      || next.option(at: nextPlace) != option(at: place)
    let value = FollowedValue(value: next.value(at: nextPlace), place: nextPlace, isOther: isOther)
    return .follows(next, value)
  }

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

/// What a rule made of a list.
@usableFromInline
enum ListStep {
  /// It is as it was.
  case same
  /// It is another, and what follows is known.
  case follows(any AnyListColumn, FollowedValue)
  /// It is another, and what follows has to be found out: an `OptionList` of the field's option type.
  case given(any Sendable)
}

/// What a rule made of a default.
@usableFromInline
struct DefaultStep {
  /// The default, as an `InitialChoice` of the field's ids.
  @usableFromInline let initial: any Sendable
  /// What the value becomes by it; nil where it has to be found out.
  @usableFromInline let value: FollowedValue?

  @inlinable
  init(initial: any Sendable, value: FollowedValue?) {
    self.initial = initial
    self.value = value
  }
}

extension FormValues {
  /// What becomes of the list of a field.
  @inlinable
  func step<Option: Hashable & Identifiable & Sendable>(
    to made: [Option], of field: Int
  ) -> ListStep where Option.ID: Sendable {
    guard let followed = followedColumn(field),
      let column = followed.column as? ListColumn<Option>
    else { return .given(OptionList(made)) }
    let initial = followedDefault(field).flatMap { $0 as? InitialChoice<Option.ID> }
    return column.step(to: made, under: initial, from: followed.place)
  }

  /// What becomes of the default of a field.
  @inlinable
  func step<Option: Hashable & Identifiable & Sendable>(
    to initial: InitialChoice<Option.ID>, of field: Int, as type: Option.Type
  ) -> DefaultStep where Option.ID: Sendable {
    guard let followed = followedColumn(field),
      let column = followed.column as? ListColumn<Option>
    else { return DefaultStep(initial: initial, value: nil) }
    return DefaultStep(
      initial: initial, value: column.value(under: initial, from: followed.place))
  }
}
