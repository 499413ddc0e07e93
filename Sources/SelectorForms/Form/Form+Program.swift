public import SelectorKit

extension Form {
  // MARK: Choosing

  /// Chooses the option with an id, as the program; it takes effect once the options have it.
  @discardableResult
  public mutating func choose<Option>(
    _ field: FieldKey<Option>, id: Option.ID
  ) -> [FormChange] {
    choose([id], in: field)
  }

  /// Chooses the option with an id in a combobox, as the program.
  @discardableResult
  public mutating func choose<Option>(
    _ field: ComboboxFieldKey<Option>, id: Option.ID
  ) -> [FormChange] {
    choose([id], in: field)
  }

  /// Makes a text of one's own the value of a combobox that takes such, as the program.
  @discardableResult
  public mutating func choose<Option>(
    _ field: ComboboxFieldKey<Option>, text: String
  ) -> [FormChange] {
    write { $0.send(.enterText(text), to: field) }
  }

  /// Chooses exactly the options with these ids, as the program; none clear the field.
  @discardableResult
  public mutating func choose<Option>(
    _ field: MultiFieldKey<Option>, ids: [Option.ID]
  ) -> [FormChange] {
    choose(ids, in: field)
  }

  /// Chooses the option at a position from 0, as the program; none there changes nothing.
  @discardableResult
  public mutating func choose(
    _ field: some FieldReference, at position: Int
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      let now = form.now
      form.settleSeat(place)
      form.act(on: place) { $0.perform(.chooseIndex(position), at: now) }
    }
  }

  /// Takes the choice of a field away, as the program; a text is emptied, a switch goes off.
  @discardableResult
  public mutating func clear(_ field: some FieldReference) -> [FormChange] {
    act(on: field, .clear)
  }

  /// Sets the text of a field, as the program.
  @discardableResult
  public mutating func setText(_ field: TextFieldKey, _ text: String) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in form.act(on: place) { $0.setText(text) } }
  }

  /// Turns a switch on or off, as the program.
  @discardableResult
  public mutating func setOn(_ field: ToggleFieldKey, _ isOn: Bool) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in form.act(on: place) { $0.setOn(isOn) } }
  }

  // MARK: Opening

  /// Opens the list of a field, as the program; focus stays where it is.
  ///
  /// A hidden or disabled field does not open.
  @discardableResult
  public mutating func open(_ field: some FieldReference) -> [FormChange] {
    guard let place = place(of: field), isUsable(place) else { return [] }
    return act(on: field, .open)
  }

  /// Closes the list of a field without choosing, as the program.
  @discardableResult
  public mutating func close(_ field: some FieldReference) -> [FormChange] {
    act(on: field, .close(.program))
  }

  /// Opens a closed list and closes an open one, as the program.
  @discardableResult
  public mutating func toggle(_ field: some FieldReference) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return values.isOpen(place) ? close(field) : open(field)
  }

  // MARK: Inputs

  /// Replaces the options of a field; what the program said of single options is forgotten.
  ///
  /// A field of a relation refuses: its options are those of the rows.
  @discardableResult
  public mutating func setOptions<Key: ListFieldReference>(
    _ field: Key, _ options: OptionList<Key.Control.Option>
  ) -> [FormChange] {
    takeOver(field) { $0.setOptions(options) }
  }

  /// Adds options at the end of those of a field; known ids are left out.
  ///
  /// A field of a relation refuses: its options are those of the rows.
  @discardableResult
  public mutating func appendOptions<Key: ListFieldReference>(
    _ field: Key, _ options: [Key.Control.Option]
  ) -> [FormChange] {
    takeOver(field) { $0.appendOptions(options) }
  }

  /// Adds options at the end whose ids the caller knows to be unique, also among those that are there.
  ///
  /// The way to show a long list while it is read: see `SelectorProtocol.appendOptions(uniqueIDs:)`.
  @discardableResult
  public mutating func appendOptions<Key: ListFieldReference>(
    _ field: Key, uniqueIDs options: [Key.Control.Option]
  ) -> [FormChange] {
    takeOver(field) { $0.appendOptions(uniqueIDs: options) }
  }

  /// Says of one option whether it can be chosen; nil leaves it to its presentation again.
  ///
  /// That it can be chosen where a relation leaves it no row cannot be said: it is taken as nil there.
  @discardableResult
  public mutating func setAvailability<Key: ListFieldReference>(
    _ availability: OptionAvailability?, of id: Key.Control.Option.ID, in field: Key
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      form.noteSeen()
      // A user makes no pair that no row has, whatever the program lifted.
      let isSeated = form.plan.seats[form.declared(place)]?.member != nil
      let said = isSeated && availability == .enabled ? nil : availability
      form.actOnList(of: place) { $0.setAvailability(said, of: id) }
      form.unsettleRelation(of: place)
    }
  }

  /// Changes how a field behaves; one that is disabled while open closes.
  @discardableResult
  public mutating func configure(
    _ field: some FieldReference, _ change: (inout SelectorConfiguration) -> Void
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      form.noteSeen()
      form.act(on: place) { $0.configure(change) }
      form.values.setDisabledByProgram(place, form.values.isDisabled(place))
      form.noteConfiguration(place)
    }
  }

  /// Disables a field or enables it again; a rule that disables it holds besides.
  @discardableResult
  public mutating func setDisabled(
    _ field: some FieldReference, _ isDisabled: Bool
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      if form.values.traits[place].isDisabledByProgram != isDisabled { form.noteSeen() }
      form.values.setDisabledByProgram(place, isDisabled)
      form.markTraits(place)
    }
  }

  /// Tells the open list of a field how many lines a display has for it.
  @discardableResult
  public mutating func layout(_ field: some FieldReference, rows: Int) -> [FormChange] {
    act(on: field, .layout(rows: rows))
  }

  /// Narrows the open list of a searched field by another text, as an editor of lines does.
  @discardableResult
  public mutating func search(_ field: some FieldReference, for query: String) -> [FormChange] {
    guard let place = place(of: field), isUsable(place) else { return [] }
    let now = now
    return transact(.user) { form in form.act(on: place) { $0.perform(.search(query), at: now) } }
  }

  /// Edits the text of an input as a user, somewhere else than at its end.
  @discardableResult
  package mutating func editText(_ field: some FieldReference, to text: String) -> [FormChange] {
    guard let place = place(of: field), isUsable(place) else { return [] }
    return transact(.user) { form in form.act(on: place) { $0.editText(text) } }
  }

  /// Goes on with the search of a field, where it is done in parts.
  @discardableResult
  package mutating func continueSearch(_ field: some FieldReference) -> [FormChange] {
    change(field) { $0.continueSearch() }
  }

  /// Does several things as one transaction: one step to take back, one report.
  ///
  /// Each field that is written reports one write, in the order of the first writes.
  @discardableResult
  public mutating func batch(_ body: (inout Form) -> Void) -> [FormChange] {
    transact(.batch, body)
  }

  // MARK: How

  private mutating func choose<Key: ListFieldReference>(
    _ ids: [Key.Control.Option.ID], in field: Key
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      form.settleSeat(place)
      form.send(.choose(ids), to: field)
      form.noteRestated(place)
    }
  }

  /// The program gives the list: the rule of the field, if it has one, is out of work from now on.
  private mutating func takeOver(
    _ field: some FieldReference, _ body: (inout any FieldMachine) -> [FormChange.Event]
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    guard plan.seats[declared(place)] == nil else {
      return [FormChange(field: field.fieldID, event: .selector(.refused(nil, .derivedOptions)))]
    }
    return write { form in
      form.noteSeen()
      form.stopLoading(place)
      form.actOnList(of: place, body)
    }
  }

  private mutating func write(_ body: (inout Form) -> Void) -> [FormChange] {
    transact(.program, body)
  }

  private mutating func change(
    _ field: some FieldReference, isSeen: Bool = false,
    _ body: (inout any FieldMachine) -> [FormChange.Event]
  ) -> [FormChange] {
    guard let place = place(of: field) else { return [] }
    return write { form in
      if isSeen { form.noteSeen() }
      form.act(on: place, body)
    }
  }

  private mutating func act(on field: some FieldReference, _ verb: ListVerb) -> [FormChange] {
    let now = now
    return change(field) { $0.perform(verb, at: now) }
  }
}
