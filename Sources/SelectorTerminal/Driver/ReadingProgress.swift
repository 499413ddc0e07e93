/// How far options are read while somebody chooses from those that came already.
package enum ReadingProgress: Hashable, Sendable {
  /// More may come.
  case reading
  /// All are there.
  case ended
  /// The rest cannot be read: nobody is asked any longer.
  case failed
}
