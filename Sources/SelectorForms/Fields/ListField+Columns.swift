import SelectorKit

/// What rules see of a field with a list, and go on from without asking it.
extension ListField {
  var place: ValuePlace {
    guard kind != .multi, let value = control.firstValue else { return .nowhere }
    return value.position.map { .listed($0) } ?? .known
  }

  var column: (any AnyListColumn)? {
    guard kind != .multi else { return nil }
    let choice = control.source as? Choice<Control.Option.ID>
    let id = choice?.chosen ?? control.firstValue?.id
    let following = choice == nil ? nil : following
    let basis = ListBasis(
      choice: choice ?? .untouched, initial: control.initialChoice,
      known: id.flatMap { control.lastKnown[$0] }, following: following)
    return ListColumn(options: control.options, basis: basis)
  }

  /// Nil where more than list, choice and default decide on the value.
  private var following: ListBasis<Control.Option>.Following? {
    let areAllEnabled = !control.mayHaveDisabledOptions
    let configuration = control.configuration
    guard control.status == .ready, !control.belongsElsewhere, control.options.isIndexed,
      areAllEnabled || !configuration.masksDisabledChoice
    else { return nil }
    switch configuration.missing {
    case .mask, .flag, .fallback:
      return ListBasis<Control.Option>.Following(
        missing: configuration.missing, areAllEnabled: areAllEnabled)
    case .clear, .rememberPerParent: return nil
    }
  }

  mutating func follow(list: (any AnyListColumn)?, initial: (any Sendable)?) {
    if let column = list as? ListColumn<Control.Option> {
      if let known = column.basis.known { control.lastKnown[known.id] = known }
      _ = control.exchangeOptions(column.options, status: .ready, forgettingAvailability: false)
    }
    if let initial { setInitialChoice(initial) }
  }
}
