/// Observers answer each other's writes without end: the write after the 64th was not carried out.
public struct ObserverChainError: Error, Hashable, Sendable {
  /// A write by an observer, while it was told of a difference.
  public struct Writer: Hashable, Sendable {
    /// The name of the observer, or the file and line where it was added.
    public let observer: String
    /// The ids of the fields to which the write did something, in order; none where no event tells it.
    public let fields: [String]
  }

  /// The most writes of observers that may follow from one write.
  public static let limit = 64

  /// The fields to which the first write did something, before any observer wrote.
  public let first: [String]
  /// The writes that followed, in order; the last one was refused.
  public let writers: [Writer]
}

extension ObserverChainError: CustomStringConvertible {
  /// Who writes what, in one line, and how to mend it.
  public var description: String {
    let shown = writers.prefix(8).map(\.description).joined(separator: ", ")
    let rest = writers.count > 8 ? ", and \(writers.count - 8) more" : ""
    return """
      observers answer each other without end: after a write to \(Self.list(first)), \(shown)\(rest); \
      let an observer write only where the difference touches what it follows
      """
  }

  fileprivate static func list(_ fields: [String]) -> String {
    fields.isEmpty ? "no field" : fields.joined(separator: " and ")
  }
}

extension ObserverChainError.Writer: CustomStringConvertible {
  /// Who wrote to which fields.
  public var description: String { "\(observer) wrote to \(ObserverChainError.list(fields))" }
}
