public import SelectorKit

/// Gestures at places: what a display of cells or points asks for, which knows no keys of fields.
///
/// A place is the index of a control in the form as a `PresentationSource`, and the index of an option
/// row is that of `ListPresentation.Row`. Places beyond the ends change nothing.
extension Form {
  /// The field at a place among those that can be seen, or nil.
  ///
  /// - Complexity: O(log *f*), where *f* is the number of fields.
  public func field(at index: Int) -> (any FieldReference)? { placed(index) }

  /// Takes a press on the header at a place, as ``pressHeader(_:)``.
  @discardableResult
  public mutating func pressHeader(at index: Int) -> [FormChange] {
    placed(index).map { pressHeader($0) } ?? []
  }

  /// Takes a press on an option row of an open list; with `extending` as with Shift held.
  ///
  /// A closed list, a row that is not there and one that is disabled change nothing.
  @discardableResult
  public mutating func press(
    row: Int, at index: Int, extending: Bool = false
  ) -> [FormChange] {
    guard let place = shownPlace(at: index), isUsable(place),
      values.machine(place).isPressable(row: row)
    else { return [] }
    return transact(.user) { form in
      guard form.leaveOthers(than: place),
        form.moveFocus(to: place, closing: form.isSingleOpen)
      else { return }
      let now = form.now
      form.act(on: place) { $0.point(atRow: row, .press(extending: extending), at: now) }
    }
  }

  /// Takes the pointer over an option row of an open list.
  @discardableResult
  public mutating func hover(row: Int, at index: Int) -> [FormChange] {
    guard let place = shownPlace(at: index), isUsable(place) else { return [] }
    return transact(.user) { form in
      let now = form.now
      form.act(on: place) { $0.point(atRow: row, .hover, at: now) }
    }
  }

  /// Moves the focus to the field at a place, if it takes it.
  @discardableResult
  public mutating func focus(at index: Int) -> [FormChange] {
    placed(index).map { focus($0) } ?? []
  }

  /// Moves the focus to the first field that takes it, or to the last.
  @discardableResult
  public mutating func focusEnd(last: Bool = false) -> [FormChange] {
    let place =
      last
      ? neighbour(before: shownCount) : neighbour(from: 0)
    guard let place else { return [] }
    return transact(.user) { $0.moveFocus(to: place) }
  }

  /// Tells the open list at a place how many lines a display has for it.
  @discardableResult
  public mutating func layout(at index: Int, rows: Int) -> [FormChange] {
    placed(index).map { layout($0, rows: rows) } ?? []
  }

  /// What a key asks for at a place, as the key map of that field says; nil for nothing.
  ///
  /// Switches and lines of text have no key map.
  public func gesture(for press: KeyPress, at index: Int) -> SelectorGesture? {
    shownPlace(at: index).flatMap { values.machine($0).gesture(for: press) }
  }

  /// How typing narrows the list at a place; nil for a list that it does not.
  public func searchMode(at index: Int) -> SearchMode? {
    shownPlace(at: index).flatMap { values.machine($0).searchMode }
  }

  /// Narrows the open list at a place by another text, as ``search(_:for:)``.
  @discardableResult
  public mutating func search(at index: Int, for query: String) -> [FormChange] {
    placed(index).map { search($0, for: query) } ?? []
  }

  /// Edits the text of the input at a place as a user, somewhere else than at its end.
  @discardableResult
  package mutating func editText(at index: Int, to text: String) -> [FormChange] {
    placed(index).map { editText($0, to: text) } ?? []
  }

  /// How far the search of the list at a place has come.
  package func searchProgress(at index: Int) -> SearchProgress {
    shownPlace(at: index).map { values.machine($0).searchProgress } ?? .done
  }

  /// Goes on with the search of the list at a place, where it is done in parts.
  @discardableResult
  package mutating func continueSearch(at index: Int) -> [FormChange] {
    placed(index).map { continueSearch($0) } ?? []
  }

  /// Option rows of the field at a place by their own places, whatever a window shows.
  ///
  /// A section header stands with the first row of a run; the first row of the range has one if the row
  /// before it is of another section.
  ///
  /// - Returns: The rows that there are; none while options are not there.
  /// - Complexity: O(*k*), where *k* is the number of rows asked for and of options chosen.
  public func rows(_ range: Range<Int>, at index: Int) -> [ListPresentation.Row] {
    shownPlace(at: index).map { values.machine($0).rows(range) } ?? []
  }

  /// How many option rows the field at a place has, after filtering; 0 while options are not there.
  public func rowCount(at index: Int) -> Int {
    shownPlace(at: index).map { values.machine($0).rowCount } ?? 0
  }

  private func placed(_ index: Int) -> AnyFieldKey? { shownPlace(at: index).map { key(at: $0) } }
}
