/// Why a source file was left as it is.
struct InlineRefusal: Error, Hashable {
  /// What stands in the way, and how to mend it.
  var reason: String
}
