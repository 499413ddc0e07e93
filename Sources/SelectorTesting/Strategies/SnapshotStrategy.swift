public import SelectorSnapshots

/// How a value becomes the text that a snapshot holds.
///
/// A strategy is a value, and anyone can make one: of a function, or of another strategy by saying how one
/// value becomes another.
///
/// ```swift
/// extension SnapshotStrategy where Value == [String] {
///   static var sorted: Self { SnapshotStrategy { $0.sorted().joined(separator: "\n") } }
/// }
/// ```
public struct SnapshotStrategy<Value>: Sendable {
  /// What kind of text it is, as the end of a file's name: `txt`, `svg`.
  public var pathExtension: String
  /// What is taken out of the text, before that which a trait says.
  public var redactions: [Redaction]
  private let render: @Sendable (Value) throws -> String

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: What kind of text it is, as the end of a file's name.
  ///   - redactions: What is taken out of the text.
  ///   - render: Gives the text; what it throws is a failure of the test.
  public init(
    pathExtension: String = "txt", redactions: [Redaction] = [],
    _ render: @escaping @Sendable (Value) throws -> String
  ) {
    self.pathExtension = pathExtension
    self.redactions = redactions
    self.render = render
  }

  /// The text of a value, redacted.
  ///
  /// - Throws: What keeps the value from being told.
  public func text(of value: Value) throws -> String {
    redactions.reduce(try render(value)) { $1($0) }
  }

  /// The strategy for what can be turned into such a value.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(pathExtension: pathExtension, redactions: redactions) {
      try render(transform($0))
    }
  }

  /// The strategy with more taken out of its text.
  public func redacting(_ redactions: Redaction...) -> SnapshotStrategy {
    var strategy = self
    strategy.redactions += redactions
    return strategy
  }
}
