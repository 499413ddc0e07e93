/// What the program says of one option, whatever its presentation says.
public enum OptionAvailability: Hashable, Sendable {
  /// It can be chosen.
  case enabled
  /// It cannot be chosen; the reason is empty where nobody says why.
  case disabled(reason: String)

  var disabledReason: String? {
    if case .disabled(let reason) = self { reason } else { nil }
  }
}
