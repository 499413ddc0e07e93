public import SelectorForms
import SelectorKit

/// A form as a generator describes it: fields over generated options, some of which depend on the one before.
public struct GeneratedForm: Hashable, Sendable, CustomStringConvertible {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// What sort of field it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// One option or none.
      case selector
      /// Several options.
      case multi
      /// An option or a text.
      case combobox
      /// A switch.
      case toggle
      /// A line of text.
      case text
    }

    /// What sort of field it is.
    public var kind: Kind
    /// Its options, where it has any.
    public var options: [GeneratedOption]
    /// Whether it needs a value.
    public var isRequired: Bool
    /// Whether its list is only there while the field before holds something.
    public var dependsOnPrevious: Bool
  }

  /// The fields, in order; their ids are `f0`, `f1` and so on.
  public var fields: [Field]

  /// Makes a description.
  public init(fields: [Field]) { self.fields = fields }

  /// The form.
  ///
  /// - Throws: `FormErrors` if the form cannot be, which generated ones can.
  public func form() throws -> Form {
    var make = FormBuilder()
    var previous: (any FieldReference)?
    for (index, field) in fields.enumerated() {
      let id = "f\(index)"
      let options = OptionList(OptionList(field.options).array)
      let presentation = GeneratedOption.presentation
      let key: any FieldReference
      switch field.kind {
      case .selector:
        let control = DropdownSelector(options: options, presentation: presentation)
        key = make.selector(id, "Field \(index)", control)
      case .multi:
        let control = MultiSelector(options: options, presentation: presentation)
        key = make.multi(id, "Field \(index)", control)
      case .combobox:
        let control = Combobox(options: options, presentation: presentation)
        key = make.combobox(id, "Field \(index)", control)
      case .toggle: key = make.toggle(id, "Field \(index)")
      case .text: key = make.text(id, "Field \(index)")
      }
      if field.dependsOnPrevious, let previous {
        make.show(key, onHidden: .mask, whenAny: [AnyFieldRead(previous)]) { !$0[0].isEmpty }
      }
      make.configure(key) { $0.isRequired = field.isRequired }
      previous = key
    }
    return try make.build()
  }

  /// The form in lines, one a field.
  public var description: String {
    fields.enumerated().map { index, field in
      let traits =
        (field.isRequired ? " required" : "") + (field.dependsOnPrevious ? " dependent" : "")
      let options = field.options.map(\.description).joined(separator: ", ")
      return "f\(index) \(field.kind.rawValue)\(traits) [\(options)]"
    }.joined(separator: "\n")
  }
}

extension Generator where Value == GeneratedForm {
  /// Forms of a few fields of every sort.
  ///
  /// - Parameter count: How many fields there are.
  /// - Returns: The generator.
  public static func forms(_ count: ClosedRange<Int> = 1...4) -> Generator<GeneratedForm> {
    let fields = Generator<GeneratedForm.Field>.formField.list(count)
    return Generator { form in
      fields.smaller(than: form.fields).map { GeneratedForm(fields: $0) }
    } _: { random in
      GeneratedForm(fields: fields.value(&random))
    }
  }
}

extension Generator where Value == GeneratedForm.Field {
  /// Fields of every sort.
  public static var formField: Generator<GeneratedForm.Field> {
    let options = Generator<[GeneratedOption]>.options(0...6)
    return Generator { field in
      var smaller: [GeneratedForm.Field] = []
      if field.isRequired || field.dependsOnPrevious {
        var plain = field
        (plain.isRequired, plain.dependsOnPrevious) = (false, false)
        smaller.append(plain)
      }
      return smaller
        + options.smaller(than: field.options).map { options in
          var changed = field
          changed.options = options
          return changed
        }
    } _: { random in
      let kinds = GeneratedForm.Field.Kind.allCases
      let kind = kinds[random.below(kinds.count)]
      let hasList = kind != .toggle && kind != .text
      return GeneratedForm.Field(
        kind: kind, options: hasList ? options.value(&random) : [],
        isRequired: random.chance(30), dependsOnPrevious: random.chance(30))
    }
  }
}
