import SelectorKit

/// A set of writes that count as one: what fields were before, and what happened to them.
struct Transaction: Sendable {
  /// Who began it.
  enum Origin: Hashable, Sendable {
    case user
    case program
    /// Letters typed into a text, which go on with the step before.
    case typing(Int)
    /// Several writes of the program at once.
    case batch
    /// Undo and redo, which put back and are not judged.
    case undo
    case reset
    /// An answer, a request that is due, a retry: nothing that a user or the program chose.
    case load
    /// The first evaluation of all.
    case start
  }

  /// A field as it was when the transaction first came to it.
  struct Before: Sendable {
    var memory: FieldMemory
    var value: FieldValue
    var held: [OptionID]
  }

  var origin: Origin
  var before: [Int: Before] = [:]
  /// The fields whose choice was written, in the order of their first write.
  var written: [Int] = []
  /// Fields to which the program wrote what they hold: a new choice if their parents move.
  var restated: Set<Int> = []
  /// Why a value may have changed that nobody wrote.
  var causes: [Int: SelectorReason] = [:]
  /// What happened, as it happened.
  var events: [FormChange] = []

  /// Whether the transaction is a step that can be taken back.
  var isStep: Bool { origin != .undo && origin != .start }

  /// The reason that all its derived changes have, whatever else changed.
  var reason: SelectorReason? {
    switch origin {
    case .undo: .undo
    case .reset: .reset
    default: nil
    }
  }

  /// Whether a choice that lost its option, or whose field got hidden, may be forgotten.
  ///
  /// What undo put back or a saved form brought is not judged by that.
  var mayForget: Bool { origin != .undo && origin != .reset && origin != .start }
}
