import SelectorForms
import SelectorKit
import SelectorTerminal
import SelectorTesting

/// Forms to be shown.
enum Samples {
  static let cities = [
    "Bordeaux", "Lille", "Lyon", "Nice", "Paris", "Rennes", "Strasbourg", "Toulouse",
  ]

  static func list(
    _ options: [String] = cities, search: SearchMode? = .substring, multi: Bool = false,
    rows: Int = 100
  ) throws -> FormStore {
    var configuration = SelectorConfiguration(placeholder: "Where to?")
    configuration.search = search
    configuration.rows = rows
    let options = options.map { ValueOption($0) }
    var make = FormBuilder()
    let presentation = OptionPresentation<ValueOption<String>>(label: { $0.value })
    if multi {
      _ = make.multi(
        "city", "",
        MultiSelector(
          options: OptionList(options), presentation: presentation, configuration: configuration))
    } else {
      _ = make.selector(
        "city", "",
        DropdownSelector(
          options: OptionList(options), presentation: presentation, configuration: configuration))
    }
    return FormStore(try make.build())
  }

  /// A group of at most three rows.
  static func order() throws -> FormStore {
    var make = FormBuilder()
    _ = make.rows("lines", "Lines", maximum: 3) { row in
      _ = row.selector(
        "product", "Product", DropdownSelector("Which?", options: ["Apple", "Bread"]))
      _ = row.text("note", "Note")
    }
    return FormStore(try make.build())
  }

  static func trip() throws -> FormStore {
    var make = FormBuilder()
    let city = make.selector("city", "City", DropdownSelector("Where to?", options: cities))
    make.configure(city) { $0.isRequired = true }
    _ = make.combobox("hotel", "Hotel", Combobox("Any", options: ["Astoria", "Bristol", "Ritz"]))
    _ = make.toggle("direct", "Direct")
    _ = make.text("note", "Note")
    return FormStore(try make.build())
  }
}

extension FormStore {
  /// What the fields hold, by id, in words.
  var answers: [String: String] {
    var copy = form
    guard case .accepted(let fields) = copy.submit() else { return [:] }
    return Dictionary(fields.map { ($0.id, Self.words($0.value)) }) { first, _ in first }
  }

  private static func words(_ value: FieldValue) -> String {
    switch value {
    case .none: ""
    case .option(let id): id.description
    case .options(let ids): ids.map(\.description).joined(separator: " ")
    case .text(let text): text
    case .on(let isOn): String(isOn)
    case .rows(let rows): rows.map(\.description).joined(separator: " ")
    }
  }
}

extension TerminalPlayer {
  /// The line of the screen on which the cursor is, without trailing blanks.
  var cursorLine: String { terminal.line(terminal.cursor.row) }
}

extension SnapshotStrategy where Value == VirtualTerminal {
  /// What stands on the screen.
  static var screen: Self { Self { $0.lines.joined(separator: "\n") } }
}
