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

  var origin: Origin
  /// What fields were before, for those whose choice may have changed.
  var memories: [Int: FieldMemory] = [:]
  /// What fields held before that forget a choice when its option goes.
  var held: [Int: [OptionID]] = [:]
  /// Open fields of which a batch changed the list, as they were before, and how much had happened then:
  /// what follows the list follows once.
  var lists: [Int: (machine: any FieldMachine, eventCount: Int)] = [:]
  /// The fields whose choice was written, in the order of their first write.
  var written: [Int] = []
  /// The fields that put the choice of other parents in place: each does so once.
  var exchanged: Set<Int> = []
  /// Fields to which the program wrote what they hold: a new choice if their parents move.
  var restated: Set<Int> = []
  /// Fields of rows that came: what they hold is no change.
  var arrived: Set<Int> = []
  /// The fields whose value became another, in the order in which it was computed.
  private(set) var changed: [Int] = []
  /// Whether that is their own order, as it mostly is.
  private(set) var isInOrder = true
  /// What happened, as it happened.
  var events: [FormChange] = []

  init(origin: Origin) { self.origin = origin }

  /// Whether a value became another more than once, so that it may be again what it was.
  var hasChangedAgain = false

  mutating func noteChange(of field: Int) {
    if let last = changed.last, last > field { isInOrder = false }
    changed.append(field)
  }

  /// Whether something changed that can be seen without an event.
  var isSeen = false

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
