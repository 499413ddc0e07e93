extension Combobox {
  /// The rules that the combobox breaks: always empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options.
  public func checkInvariants() -> [BrokenInvariant] {
    var report = reportShared()
    report.require(input.isEdited || input.text.isEmpty, .uneditedTextIsEmpty, input.text)
    return report.broken
  }
}
