extension Selector {
  /// The rules that the selector breaks: always empty, unless there is a fault in this package.
  ///
  /// - Complexity: O(*n*), where *n* is the number of options.
  public func checkInvariants() -> [BrokenInvariant] { reportShared().broken }
}
