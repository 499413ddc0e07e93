/// Something that can be drawn: an ordered list of controls, of which some may have an open list.
///
/// A selector alone is a source of one control, a form of as many as it shows. Renderers ask only for
/// what they draw, so that a frame costs what is in view.
public protocol PresentationSource {
  /// How many controls can be seen.
  var controlCount: Int { get }

  /// The control at a place from 0 up to ``controlCount``.
  func control(at index: Int) -> ControlPresentation

  /// The lines that the list of the control would take if nothing were in its way; 0 if it is closed.
  ///
  /// At most the rows that the control asks for; section headers count as lines.
  func wantedLines(at index: Int) -> Int

  /// What the open list shows in the given number of lines, or nil if it is closed.
  ///
  /// As long as one line is given and something is highlighted, the highlighted row is among them.
  func list(at index: Int, lines: Int) -> ListPresentation?
}
