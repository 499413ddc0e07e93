public import SelectorKit

/// What assistive technology is told of controls: roles, names, values and states, as a tree.
///
/// ```swift
/// print(AccessibilityTree(of: form, named: "Trip").text)
/// ```
///
/// ```text
/// form "Trip"
///   combobox "Country" value="France" [required, expanded, active=#1/1, controls=#1, focused]
///     listbox #1 [size=4, shown=1-2]
///       group "Europe" [size=3]
///         option "Austria" 1/4 [active] match=0-1
///         option "France" 2/4 [selected] match=2-3
///       … 2 more
///     status "4 options"
///   switch "Direct" desc="only direct trains"
/// ```
///
/// It names what can be seen by the roles of WAI-ARIA; only states that are not the usual ones stand in
/// brackets. Nothing of it depends on a screen, so it is what to compare in a test. It comes as lines, as
/// above, or as ``yaml`` for those who know the snapshots of web testers.
public struct AccessibilityTree: Hashable, Sendable {
  /// What stands at the top: one form with its controls, or the controls alone.
  public private(set) var nodes: [Node]

  /// Makes the tree of what can be seen.
  ///
  /// Of an open list the rows of its window are told; how many lie before and after them is said.
  ///
  /// - Parameters:
  ///   - source: A selector or a form.
  ///   - name: What the form is called; nil to have no node for it.
  ///   - strings: The words that stand in place of rows and say how many there are.
  ///   - keyMap: The keys that a list on a screen of its own has a legend of.
  /// - Complexity: O(*c* + *r* + *s*), where *c* is the number of controls, *r* that of rows in windows and
  ///   *s* that of rows in the sections of those.
  public init(
    of source: some PresentationSource, named name: String? = nil,
    strings: SpokenStrings = .english, keyMap: KeyMap = .apg
  ) {
    var builder = AccessibilityBuilder(strings: strings, keyMap: keyMap)
    let controls = builder.nodes(of: source)
    if let name {
      var form = Node(.form, name)
      form.children = controls
      nodes = [form]
    } else {
      nodes = controls
    }
  }

  /// The tree in lines, without a line feed: one node a line, children indented by two blanks.
  ///
  /// After a role come the name, the place in the list, the value, the states in brackets, then what else
  /// is known. `disabled`, `required`, `selected`, `expanded` and `active` go before other states. `#1` is
  /// the first open list; `active=#1/3` its third option. `match=0-2` are the grapheme clusters of the name
  /// that a query found: the first, and the one after the last.
  public var lines: [String] {
    var lines: [String] = []
    for node in nodes { node.appendLines(to: &lines, indent: "") }
    return lines
  }

  /// The lines as one text.
  public var text: String { lines.joined(separator: "\n") }
}
