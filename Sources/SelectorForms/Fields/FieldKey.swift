public import SelectorKit

/// A field of a form, named by the key that declaring it gave.
public protocol FieldReference: Sendable {
  /// The id of the field.
  var fieldID: String { get }
  /// Where the field stands in the form, from 0.
  var fieldIndex: Int { get }
  /// The form to which the key belongs.
  var formID: FormID { get }
  /// The row of the field, for a field of one row of a group that repeats.
  var rowID: RowID? { get }
  /// The key of the field in one row of its group.
  func `in`(_ row: RowID) -> Self
}

/// What tells the keys of one form from those of another.
public struct FormID: Hashable, Sendable {
  /// Drawn by lot: 64 bits tell apart more forms than there will ever be, and cost a rule that reads
  /// a key no count of references.
  private let number = UInt64.random(in: .min ... .max)

  /// Makes the identity of a form that is being declared.
  init() {}
}

/// The key of a field that holds one option or none.
public struct FieldKey<Option: Hashable & Identifiable & Sendable>: FieldReference
where Option.ID: Sendable {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}

/// The key of a field that holds several options.
public struct MultiFieldKey<Option: Hashable & Identifiable & Sendable>: FieldReference
where Option.ID: Sendable {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}

/// The key of a field that holds an option or a text of one's own.
public struct ComboboxFieldKey<Option: Hashable & Identifiable & Sendable>: FieldReference
where Option.ID: Sendable {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}

/// The key of a switch.
public struct ToggleFieldKey: FieldReference {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}

/// The key of a line of text.
public struct TextFieldKey: FieldReference {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}

/// A key whose field has a list of options; it says which sort of selector the field is.
public protocol ListFieldReference<Control>: FieldReference {
  /// The sort of selector.
  associatedtype Control: SelectorProtocol & Sendable
  where Control.Option: Sendable, Control.Option.ID: Sendable
}

extension FieldKey: ListFieldReference {
  /// A selector of one.
  public typealias Control = DropdownSelector<Option>
}
extension MultiFieldKey: ListFieldReference {
  /// A selector of several.
  public typealias Control = MultiSelector<Option>
}
extension ComboboxFieldKey: ListFieldReference {
  /// A combobox.
  public typealias Control = Combobox<Option>
}

/// The key of rows that other fields narrow.
public struct ResultsFieldKey<Row: Hashable & Identifiable & Sendable>: FieldReference
where Row.ID: Sendable {
  /// The id of the field.
  public let fieldID: String
  /// Where the field stands in the form, from 0.
  public let fieldIndex: Int
  /// The form to which the key belongs.
  public let formID: FormID
  /// The row of the field, for a field of one row of a group that repeats.
  public internal(set) var rowID: RowID?
}
