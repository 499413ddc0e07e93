/// Something that can be drawn: an ordered list of controls, of which some may have an open list.
///
/// A selector alone is a source of one control, a form of as many as it shows. Renderers ask only for
/// what they draw, so that a frame costs what is in view.
public protocol PresentationSource {
  /// How many controls can be seen.
  var controlCount: Int { get }

  /// The place of the control that keys go to, or nil.
  ///
  /// Asked only where not all controls fit, to know which of them must be in view.
  var focusedIndex: Int? { get }

  /// The place of the control whose list is open (of several, the one to be kept in view), or nil.
  ///
  /// Asked only where not all controls fit; it goes before the focused one.
  var openIndex: Int? { get }

  /// The places of the controls whose rows stand in the form itself, under their names, in order.
  ///
  /// For these ``wantedLines(at:)`` and ``list(at:lines:)`` answer although they are never open. Asked
  /// for every frame: a source must know it without looking at every control.
  var inlineIndices: [Int] { get }

  /// The control at a place from 0 up to ``controlCount``.
  func control(at index: Int) -> ControlPresentation

  /// The lines that the list of the control would take if nothing were in its way.
  ///
  /// That is 0 if it is closed, unless its rows stand in the form itself.
  /// At most the rows that the control asks for; section headers count as lines.
  func wantedLines(at index: Int) -> Int

  /// What the open list shows in the given number of lines, or nil if it is closed
  /// and its rows do not stand in the form itself.
  ///
  /// As long as one line is given and something is highlighted, the highlighted row is among them.
  func list(at index: Int, lines: Int) -> ListPresentation?

  /// What ``list(at:lines:)`` says, with the memory of rows that are not needed any more.
  ///
  /// A renderer that draws again and again hands back the rows of the frame before, so that nothing has
  /// to be allocated.
  func list(
    at index: Int, lines: Int, reusing rows: consuming [ListPresentation.Row]
  ) -> ListPresentation?

  /// The section to which a row of an open list belongs; nil where there is none, or nobody knows.
  ///
  /// Frames never ask for it: it may cost as much as the section is long.
  func section(at index: Int, row: Int) -> ListPresentation.Section?
}

extension PresentationSource {
  /// No control: most sources have no rows but those of open lists.
  public var inlineIndices: [Int] { [] }

  /// What ``list(at:lines:)`` says; a source that can use the memory of old rows does so itself.
  public func list(
    at index: Int, lines: Int, reusing rows: consuming [ListPresentation.Row]
  ) -> ListPresentation? {
    list(at: index, lines: lines)
  }

  /// No section: most sources have rows without.
  public func section(at index: Int, row: Int) -> ListPresentation.Section? { nil }

  /// The place of the focused control, found by looking at every control.
  ///
  /// - Complexity: O(*n*) in the number of controls; a source that knows should say so.
  public var focusedIndex: Int? {
    (0..<max(0, controlCount)).first { control(at: $0).isFocused }
  }

  /// The place of the first control with an open list, found by looking at every control.
  ///
  /// - Complexity: O(*n*) in the number of controls; a source that knows should say so.
  public var openIndex: Int? {
    (0..<max(0, controlCount)).first { control(at: $0).isOpen }
  }
}
