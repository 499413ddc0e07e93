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

  @usableFromInline var optionType: any Any.Type { Option.self }

  /// The option at a place.
  @inlinable
  func option(at place: ValuePlace) -> Option? {
    switch place {
    case .nowhere: nil
    case .known: lastKnown()
    case .listed(let position): options.option(at: position)
    }
  }

  /// Apart, since to copy it a read of every option would look its optional type up.
  @usableFromInline @inline(never)
  func lastKnown() -> Option? { basis.known }
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
protocol AnyListColumn: AnyObject, Sendable {
  /// The type of its options.
  var optionType: any Any.Type { get }
}

extension ListColumn {
  /// A column by this type, or nil if it has another.
  ///
  /// A conditional cast would look the class up among all that are generic, for each read anew; the type of
  /// the options says the same at a glance, and then the cast cannot go wrong.
  @inlinable
  static func typed(_ column: any AnyListColumn) -> ListColumn? {
    guard column.optionType == Option.self else { return nil }
    return unsafe unsafeDowncast(column, to: ListColumn.self)
  }
}

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
