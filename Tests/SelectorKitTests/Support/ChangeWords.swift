import SelectorKit

extension SelectorChange {
  /// The change as the rules spell it.
  var words: String {
    switch self {
    case .chose(let id, _, let reason): "chose \(id) (\(reason))"
    case .removed(let id, let reason): "removed \(id) (\(reason))"
    case .entered(let text, let reason): "entered \(text) (\(reason))"
    case .cleared(_, let reason): "cleared (\(reason))"
    case .valueChanged(_, let ids, let reason):
      "value \(ids.isEmpty ? "cleared" : ids.map { "\($0)" }.joined(separator: " ")) (\(reason))"
    case .opened(let reason): "opened (\(reason))"
    case .closed(let reason): "closed (\(reason))"
    case .highlighted(let id): "highlighted \(id.map { "\($0)" } ?? "none")"
    case .searched(let query, let count): "searched '\(query)' \(count)"
    case .refused(_, let refusal): "refused \(refusal)"
    }
  }
}
