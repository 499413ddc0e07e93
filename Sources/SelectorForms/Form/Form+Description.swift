import SelectorKit

extension Form: CustomStringConvertible {
  /// The form in one line, for logs and failures: `Form(focus city, open city, country "fr", city –)`.
  ///
  /// Hidden fields stand in brackets.
  ///
  /// - Complexity: O(*f*), where *f* is the number of fields.
  public var description: String {
    var parts: [String] = []
    if let focusedFieldID { parts.append("focus \(focusedFieldID)") }
    if !openFieldIDs.isEmpty { parts.append("open \(openFieldIDs.joined(separator: " "))") }
    for place in placesInOrder where values.kind(place) != .results {
      let text = "\(fieldID(place)) \(values.value(place).words ?? "–")"
      parts.append(values.isVisible(place) ? text : "[\(text)]")
    }
    return "Form(\(parts.joined(separator: ", ")))"
  }
}
