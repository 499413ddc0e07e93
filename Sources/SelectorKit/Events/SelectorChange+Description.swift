#if !hasFeature(Embedded)
  extension SelectorChange: CustomStringConvertible {
    /// The change in one line, as scenario files spell it: `chose fr (keyboard)`.
    public var description: String {
      switch self {
      case .chose(let id, _, let reason): "chose \(id) (\(reason.rawValue))"
      case .removed(let id, let reason): "removed \(id) (\(reason.rawValue))"
      case .entered(let text, let reason): "chose \(text) (\(reason.rawValue))"
      case .cleared(_, let reason): "cleared (\(reason.rawValue))"
      case .valueChanged(_, let current, let reason):
        "value \(Self.words(for: current)) (\(reason.rawValue))"
      case .opened(let reason): "opened (\(reason.rawValue))"
      case .closed(let reason): "closed (\(reason.rawValue))"
      case .highlighted(let id): "highlighted \(id.map { "\($0)" } ?? "none")"
      case .searched(let query, let count): "searched \"\(query)\" found \(count)"
      case .refused(let id, let refusal):
        "refused \(id.map { "\($0)" } ?? "") (\(String(describing: refusal)))"
      }
    }

    private static func words(for ids: [ID]) -> String {
      ids.isEmpty ? "cleared" : ids.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif
