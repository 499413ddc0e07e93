public import SelectorKit

/// The list of a field that holds one option, and all that its value follows from besides.
///
/// It has a type, and rules are made where types are known: what a rule makes of the list or the default is
/// then found out by code that the compiler made for that type, without a call of the field's machine.
@usableFromInline
final class ListColumn<Option: Hashable & Identifiable & Sendable>: AnyListColumn
where Option.ID: Sendable {
  @usableFromInline let options: OptionList<Option>
  /// What is the same from list to list.
  @usableFromInline let basis: ListBasis<Option>

  @inlinable
  init(options: OptionList<Option>, basis: ListBasis<Option>) {
    self.options = options
    self.basis = basis
  }

  /// The option at a place.
  @inlinable
  func option(at place: ValuePlace) -> Option? {
    switch place {
    case .nowhere: nil
    case .known: basis.known
    case .listed(let position): options.option(at: position)
    }
  }
}

/// What the value of a field follows from besides its list.
@usableFromInline
final class ListBasis<Option: Hashable & Identifiable & Sendable>: Sendable
where Option.ID: Sendable {
  @usableFromInline let choice: Choice<Option.ID>
  @usableFromInline let initial: InitialChoice<Option.ID>
  /// The option of a choice or a value that is not in the list, as it was last known.
  @usableFromInline let known: Option?
  /// What becomes of the value when list or default are others; nil where the machine has to say.
  @usableFromInline let following: Following?

  /// What decides on the value besides list, choice and default.
  @usableFromInline
  struct Following: Sendable {
    /// What becomes of a choice that is no option.
    @usableFromInline let missing: MissingPolicy
    /// Whether every option is known to be enabled.
    @usableFromInline let areAllEnabled: Bool

    init(missing: MissingPolicy, areAllEnabled: Bool) {
      self.missing = missing
      self.areAllEnabled = areAllEnabled
    }
  }

  @inlinable
  init(
    choice: Choice<Option.ID>, initial: InitialChoice<Option.ID>, known: Option?,
    following: Following?
  ) {
    self.choice = choice
    self.initial = initial
    self.known = known
    self.following = following
  }
}

/// A ``ListColumn`` of any type.
@usableFromInline
protocol AnyListColumn: AnyObject, Sendable {}

/// Where the option of a value is found.
@usableFromInline
enum ValuePlace: Hashable, Sendable {
  /// There is none.
  case nowhere
  /// It is not in the list, and given as it was last known.
  case known
  /// At a position of the list, from 0.
  case listed(Int)
}

/// What a rule goes on from that makes the list or the default of a field.
@usableFromInline
struct FollowedColumn {
  @usableFromInline let column: any AnyListColumn
  /// Where the option of the value stands.
  @usableFromInline let place: ValuePlace
}

/// What a value becomes when the list or the default of its field is another.
@usableFromInline
struct FollowedValue: Sendable {
  @usableFromInline var value: FieldValue
  @usableFromInline var place: ValuePlace
  /// Whether it is another than before, or reads differently.
  @usableFromInline var isOther: Bool

  @inlinable
  init(value: FieldValue, place: ValuePlace, isOther: Bool) {
    self.value = value
    self.place = place
    self.isOther = isOther
  }
}
