import SelectorKit

/// What the fields of a form hold and whether they can be seen: all that rules can read.
///
/// A rule gets at it only through the keys it declared; see ``FieldRead``.
public struct FormValues: Sendable {
  var machines: [any FieldMachine]
  /// Whether each field can be seen.
  var isVisible: [Bool]
  /// What becomes of the value of each field while it is hidden.
  let onHidden: [HiddenPolicy]

  /// Whether readers see the value of a field: it is shown, or keeps its value while hidden.
  func isReadable(_ field: Int) -> Bool { isVisible[field] || onHidden[field] == .keep }

  /// The value of a field as others see it: that of a hidden field is none, unless it is kept.
  func value(_ field: Int) -> FieldValue {
    isReadable(field) ? machines[field].value : machines[field].kind.noValue
  }

  /// Whether the value is final: it is not held while options are on their way or could not be had.
  func isSettled(_ field: Int) -> Bool {
    switch machines[field].status {
    case .loading, .failed: false
    case .ready, .blocked: true
    }
  }

  /// What others that depend on the value compare: equal stamps, equal values.
  func stamp(_ field: Int) -> Int { isReadable(field) ? machines[field].valueRevision : -1 }
}

extension ControlPresentation.Kind {
  /// What a field of the kind holds while it holds nothing.
  var noValue: FieldValue {
    switch self {
    case .selector, .combobox, .results: .none
    case .multi: .options([])
    case .toggle: .on(false)
    case .text: .text("")
    }
  }
}

/// What becomes of a field that gets hidden.
public enum HiddenPolicy: String, Hashable, Sendable, CaseIterable {
  /// Readers see no value and it is not submitted; the choice is kept and comes back.
  case mask
  /// Readers see the value, and it is submitted.
  case keep
  /// The choice is forgotten.
  case clear
}
