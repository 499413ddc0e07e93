import SelectorForms
import SelectorKit

/// A season, an option of a type of its own.
enum Season: String, SelectableCase {
  case spring = "Spring"
  case summer = "Summer"
  case autumn = "Autumn"
  case winter = "Winter"
  case advent = "Advent"
}

/// A form for walks: six fields whose options are of different types, set up at random.
struct WalkForm {
  static let fieldCount = 6

  private(set) var form: Form
  let country: FieldKey<Country>
  let city: FieldKey<City>
  let seasons: MultiFieldKey<Season>
  let tag: ComboboxFieldKey<ValueOption<String>>
  let direct: ToggleFieldKey
  let note: TextFieldKey

  private static let cities = City.all + [City(id: 5, name: "Lima"), City(id: 6, name: "Bonn")]
  private static let tags = ["red", "green", "blue", "pale blue", "élan", "Red"].map {
    ValueOption($0)
  }

  init(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    var make = FormBuilder()
    make.isSingleOpen = !random.oneIn(4)
    let city: InitialChoice<Int> = random.pick([.none, .id(2), .first, .firstEnabled, .only])
    let seasons: InitialChoice<Season> = random.pick([.none, .ids([.winter, .spring]), .only])
    country = make.selector(
      "country", "Country", DropdownSelector("Country", options: Country.all))
    self.city = make.selector(
      "city", "City", options: Self.cities, label: \.name, placeholder: "City", default: city)
    self.seasons = make.multi("seasons", "Seasons", MultiSelector("Any", default: seasons))
    tag = make.combobox(
      "tag", "Tag", Combobox("Tag", options: OptionList(Self.tags).array))
    direct = make.toggle("direct", "Direct")
    note = make.text("note", "Note")
    for field in [country, self.city, self.seasons, tag] as [any FieldReference] {
      Self.setUp(field, &make, &random)
    }
    form = try make.build()
  }

  private static func setUp(
    _ field: some FieldReference, _ make: inout FormBuilder, _ random: inout SeededRandom
  ) {
    var chance = random
    make.configure(field) { configuration in
      configuration.isRequired = chance.oneIn(3)
      configuration.isClearable = !chance.oneIn(4)
      configuration.isDeselectable = chance.oneIn(4)
      configuration.closesOnChoice = chance.pick([nil, nil, true, false])
      configuration.search = chance.pick([nil, nil, .prefix, .substring, .fuzzy])
      configuration.wraps = chance.oneIn(3)
      configuration.reachesDisabled = chance.oneIn(3)
      configuration.typeahead.closed = chance.pick(TypeaheadPolicy.Closed.allCases)
      let actions = CommitPolicy.Action.allCases
      configuration.commit = CommitPolicy(
        tab: chance.pick(actions), outside: chance.pick(actions), blur: chance.pick(actions))
      configuration.missing = chance.pick([.mask, .clear, .flag, .fallback])
      configuration.limits = SelectionLimits(
        minimum: chance.number(below: 2), maximum: chance.pick([nil, 1, 2, 3]),
        overflow: chance.pick(SelectionLimits.Overflow.allCases))
      configuration.allowsCustomText = chance.oneIn(2)
      configuration.rows = chance.pick([0, 1, 2, 8])
      configuration.keyMap = chance.pick(KeyMap.presets)
    }
    random = chance
  }

  // MARK: Reading

  /// What was chosen in each field, several in the order of choosing: what undo and redo put back.
  var chosen: [String] {
    [
      "\(form.chosen(of: country))", "\(form.chosen(of: city))",
      form.control(of: seasons).map { "\($0.choice)" } ?? "", "\(form.chosen(of: tag))",
      "\(form.chosen(of: direct))", "\(form.chosen(of: note))",
    ]
  }

  /// The ids that are highlighted, by field.
  var highlights: [String: OptionID] {
    var found: [String: OptionID] = [:]
    found["country"] = form.control(of: country)?.highlight.map { OptionID($0) }
    found["city"] = form.control(of: city)?.highlight.map { OptionID($0) }
    found["seasons"] = form.control(of: seasons)?.highlight.map { OptionID($0) }
    found["tag"] = form.control(of: tag)?.highlight.map { OptionID($0) }
    return found
  }

  private func key(_ field: Int) -> any FieldReference {
    let keys: [any FieldReference] = [country, city, seasons, tag, direct, note]
    return keys[field]
  }

  // MARK: Doing

  /// Does a step and tells what changed.
  mutating func take(_ step: WalkStep) throws -> [FormChange] {
    switch step {
    case .key(let name): return try form.press(KeyPress(name: name))
    case .paste(let text): return form.paste(text)
    case .advance(let milliseconds):
      return form.advance(to: form.now.advanced(by: .milliseconds(milliseconds)))
    case .focusNowhere: return form.focusNowhere()
    case .pressOutside: return form.pressOutside()
    case .windowBlur: return form.windowBlur()
    case .enterText(let text): return form.choose(tag, text: text)
    case .setText(let text): return form.setText(note, text)
    case .setOn(let isOn): return form.setOn(direct, isOn)
    case .undo: return form.undo()
    case .redo: return form.redo()
    case .reset: return form.reset()
    case .submit:
      form.submit()
      return []
    case .batch(let steps):
      var walk = self
      let changes = try take(steps, with: &walk)
      self = walk
      return changes
    default: return takeField(step)
    }
  }

  private func take(_ steps: [WalkStep], with walk: inout Self) throws -> [FormChange] {
    var failure: (any Error)?
    var copy = self
    let changes = walk.form.batch { form in
      copy.form = form
      do {
        for step in steps { _ = try copy.take(step) }
      } catch {
        failure = error
      }
      form = copy.form
    }
    if let failure { throw failure }
    return changes
  }

  private mutating func takeField(_ step: WalkStep) -> [FormChange] {
    switch step {
    case .focus(let field): take(step, on: key(field))
    case .pressHeader(let field): take(step, on: key(field))
    case .open(let field), .close(let field), .clear(let field): take(step, on: key(field))
    case .chooseAt(let field, _), .disable(let field, _), .makeReadOnly(let field, _),
      .layout(let field, _):
      take(step, on: key(field))
    case .pressOption(let field, _, _), .hover(let field, _), .setOptions(let field, _),
      .appendOptions(let field, _), .setAvailability(let field, _, _), .choose(let field, _):
      takeList(step, field)
    default: []
    }
  }

  private mutating func take(_ step: WalkStep, on field: some FieldReference) -> [FormChange] {
    switch step {
    case .focus: form.focus(field)
    case .pressHeader: form.pressHeader(field)
    case .open: form.open(field)
    case .close: form.close(field)
    case .clear: form.clear(field)
    case .chooseAt(_, let position): form.choose(field, at: position)
    case .disable(_, let isDisabled): form.setDisabled(field, isDisabled)
    case .makeReadOnly(_, let isReadOnly):
      form.configure(field) { $0.isReadOnly = isReadOnly }
    case .layout(_, let rows): form.layout(field, rows: rows)
    default: []
    }
  }

  private mutating func takeList(_ step: WalkStep, _ field: Int) -> [FormChange] {
    switch field {
    case 0: take(step, on: country, Country.all) { $0.choose($1, id: $2.first ?? "xx") }
    case 1: take(step, on: city, Self.cities) { $0.choose($1, id: $2.first ?? 99) }
    case 2: take(step, on: seasons, Season.allCases) { $0.choose($1, ids: $2) }
    case 3: take(step, on: tag, Self.tags) { $0.choose($1, id: $2.first ?? "") }
    default: []
    }
  }

  private mutating func take<Key: ListFieldReference>(
    _ step: WalkStep, on field: Key, _ pool: [Key.Control.Option],
    choose: (inout Form, Key, [Key.Control.Option.ID]) -> [FormChange]
  ) -> [FormChange] {
    func options(_ numbers: [Int]) -> [Key.Control.Option] { numbers.map { pool[$0 % pool.count] } }
    return switch step {
    case .pressOption(_, let number, let extending):
      form.press(field, option: pool[number % pool.count].id, extending: extending)
    case .hover(_, let number): form.hover(field, option: pool[number % pool.count].id)
    case .choose(_, let numbers): choose(&form, field, options(numbers).map(\.id))
    case .setOptions(_, let numbers): form.setOptions(field, OptionList(options(numbers)))
    case .appendOptions(_, let numbers): form.appendOptions(field, options(numbers))
    case .setAvailability(_, let number, let isEnabled):
      form.setAvailability(
        isEnabled.map { $0 ? .enabled : .disabled(reason: "no") },
        of: pool[number % pool.count].id, in: field)
    default: []
    }
  }
}
