import SelectorKit

extension Snippet {
  static let more: [Snippet] = []
  static let articles: [Snippet] = []
}
