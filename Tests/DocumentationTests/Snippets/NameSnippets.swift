import SelectorKit

// snippet: isolation
nonisolated enum Season: String, SelectableCase {
  case spring = "Spring", summer = "Summer", autumn = "Autumn", winter = "Winter"
}
// end

enum AliasClient {
  // snippet: alias
  typealias Selector = SelectorKit.Selector
  // end

  static func first(of selector: Selector<Season>) -> Season? { selector.options.option(at: 0) }
}

#if compiler(>=6.3)
  // snippet: qualified
  func season(of selector: SelectorKit::Selector<Season>) -> Season? { selector.value }
// end
#endif

// snippet: portable
func label(of selector: DropdownSelector<Season>) -> String { selector.headerText }
// end
