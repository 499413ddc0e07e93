package import SelectorKit

/// What an announcer asks of a form, by the ids that changes name.
extension Form {
  /// The place of a field among those that can be seen; nil for a hidden one and an unknown id.
  package func visibleIndex(ofID id: String) -> Int? {
    place(ofID: id).flatMap { rank(of: $0) }
  }

  /// The label of an option of a field, also of one that is gone but was seen.
  package func optionLabel(_ option: OptionID, ofID id: String) -> String? {
    place(ofID: id).flatMap { values.machine($0).optionLabel(option) }
  }

  /// Where the options of a field stand, and how many rows there are.
  package func listState(ofID id: String) -> (status: OptionsStatus, rowCount: Int) {
    guard let place = place(ofID: id) else { return (.ready, 0) }
    return (values.machine(place).status, values.machine(place).rowCount)
  }

  /// Whether the list of a field is open.
  package func isOpen(ofID id: String) -> Bool {
    place(ofID: id).map { values.isOpen($0) } ?? false
  }

  /// Whether a field shows rows among which nothing is chosen.
  package func hasResults(ofID id: String) -> Bool {
    place(ofID: id).map { values.kind($0) == .results } ?? false
  }

  /// What is wrong with a field, in words, as far as it is shown now.
  package func issueWords(ofID id: String) -> [String] {
    visibleIndex(ofID: id).map { control(at: $0).issues } ?? []
  }

  /// The fields whose list may change while nothing happens to them: of loaders, results, where a user is.
  package var fieldsWithChangingLists: [String] {
    let attended = openFieldPlaces + (focusedField.map { [$0] } ?? [])
    let results = resultFields.flatMap { places(ofColumn: $0) }
    return inOrder(Array(Set(loadedPlaces + results + attended))).map { fieldID($0) }
  }
}
