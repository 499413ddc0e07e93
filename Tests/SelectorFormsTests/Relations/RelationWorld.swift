import SelectorForms
import SelectorKit

/// A random relation: a small table, fields of every sort with every policy, conditions that narrow.
struct RelationWorld {
  /// A row: a number from 0 in each column, or none, and whether the query finds it.
  struct Row: Hashable, Identifiable, Sendable {
    var id: Int
    var cells: [Int?]
    var word: String
  }

  struct Field {
    var kind: Kind
    var missing: MissingPolicy
    var onHidden: HiddenPolicy
    var initial: InitialChoice<Int>
    /// Whether a switch of its own shows it.
    var isConditional: Bool
    /// Whether numbers are whole numbers or texts makes no difference to the model.
    enum Kind: CaseIterable { case selector, multi, combobox }
  }

  /// Values go up to this; greater ones stand in no row.
  static let valueCount = 4
  static let idCount = 6

  var rows: [Row]
  var fields: [Field]
  var emptyOptions: EmptyOptionPolicy
  var isNarrowed: Bool

  init(_ random: inout SeededRandom) {
    let count = random.oneIn(12) ? 0 : 1 + random.number(below: 12)
    let columns = 2 + random.number(below: 3)
    rows = (0..<count).map { id in
      Row(
        id: id,
        cells: (0..<columns).map { _ in
          random.oneIn(10) ? nil : random.number(below: Self.valueCount)
        }, word: random.pick(["ab", "b", "c"]))
    }
    // Every column has a value somewhere, or the form is refused.
    for column in 0..<columns where !rows.isEmpty && rows.allSatisfy({ $0.cells[column] == nil }) {
      rows[0].cells[column] = 0
    }
    fields = (0..<columns).map { _ in
      Field(
        kind: random.oneIn(3) ? .multi : random.pick([.selector, .selector, .combobox]),
        missing: random.pick([.mask, .flag, .clear, .fallback]),
        onHidden: random.pick(HiddenPolicy.allCases),
        initial: random.oneIn(2)
          ? .none
          : random.pick([
            .id(random.number(below: Self.idCount)),
            .ids(random.numbers(below: Self.idCount, upTo: 3)), .index(random.number(below: 4) - 1),
            .first, .firstEnabled, .only,
          ]), isConditional: random.oneIn(3))
    }
    emptyOptions = random.pick(EmptyOptionPolicy.allCases)
    isNarrowed = random.oneIn(2)
  }
}

/// The form of a world, with its keys.
struct RelationForm {
  enum Key {
    case selector(FieldKey<ColumnOption<Int>>)
    case multi(MultiFieldKey<ColumnOption<Int>>)
    case combobox(ComboboxFieldKey<ColumnOption<Int>>)

    var reference: any FieldReference {
      switch self {
      case .selector(let key): key
      case .multi(let key): key
      case .combobox(let key): key
      }
    }
  }

  var form: Form
  let keys: [Key]
  let switches: [ToggleFieldKey]
  let query: TextFieldKey
  let found: ResultsFieldKey<RelationWorld.Row>

  init(_ world: RelationWorld) throws {
    var make = FormBuilder()
    let relation = make.relation("rows", rows: world.rows, emptyOptions: world.emptyOptions)
    query = make.text("query", "Query")
    var keys: [Key] = []
    var switches: [ToggleFieldKey] = []
    for (place, field) in world.fields.enumerated() {
      let column: @Sendable (RelationWorld.Row) -> Int? = { $0.cells[place] }
      let (id, initial) = ("f\(place)", field.initial)
      let key: Key =
        switch field.kind {
        case .selector:
          .selector(make.selector(id, id, of: relation, column: column, default: initial))
        case .multi: .multi(make.multi(id, id, of: relation, column: column, default: initial))
        case .combobox:
          .combobox(make.combobox(id, id, of: relation, column: column, default: initial))
        }
      make.configure(key.reference) { $0.missing = field.missing }
      let shows = make.toggle("s\(place)", "s\(place)")
      if field.isConditional {
        make.show(key.reference, onHidden: field.onHidden, when: shows) { !$0 }
      }
      keys.append(key)
      switches.append(shows)
    }
    found = make.results("found", "Found", of: relation) { "\($0.id)" }
    if world.isNarrowed {
      make.narrow(relation, by: query) { row, query in row.word.contains(query) || query.isEmpty }
    } else {
      make.filter(found, by: query) { row, query in row.word.contains(query) || query.isEmpty }
    }
    self.keys = keys
    self.switches = switches
    form = try make.build()
  }
}
