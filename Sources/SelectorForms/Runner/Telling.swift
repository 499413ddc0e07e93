/// An observer that is being told of a difference: what it writes meanwhile follows from that.
struct Telling: Sendable {
  /// Whose store it is.
  let store: ObjectIdentifier
  /// The write from which the difference follows.
  let root: Int
  /// The name of the observer.
  let observer: String

  /// Who is being told here and now.
  @TaskLocal static var current: Telling?
}
