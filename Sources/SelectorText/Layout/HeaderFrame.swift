import SelectorKit

/// Where the headers of a form stand along a line; all of them alike.
struct HeaderFrame {
  /// The column where labels begin.
  let labelColumn: Int
  /// The cells for a label.
  let labelWidth: Int
  /// The column where headers begin, and their lists.
  let column: Int
  /// The cells of a header.
  let width: Int
  /// The column where a header's text begins.
  let textColumn: Int
  /// The cells for a header's text, next to an indicator.
  let textWidth: Int
  /// The column of the indicator.
  let indicatorColumn: Int

  /// The cells by which the name of a control stands further in, since it belongs to a group.
  func indent(of control: ControlPresentation) -> Int {
    // Half the room is left to the name, however deep it stands.
    min(Self.indent(of: control), labelWidth / 2)
  }

  /// The cells by which a name would stand further in, if there were room.
  static func indent(of control: ControlPresentation) -> Int {
    2 * max(0, min(control.level, Int.farAway))
  }

  /// The column where rows begin that stand in the form itself without a box.
  func textColumn(ofRows style: ControlStyle) -> Int {
    style == .line ? labelColumn + 2 : textColumn
  }

  /// Works out where headers stand, for the widest label in view.
  init(_ style: ControlStyle, columns: Int, widestLabel: Int) {
    let formWidth = min(columns, style.widest)
    switch style {
    case .line:
      labelColumn = 2
      labelWidth = min(widestLabel, formWidth / 3)
      column = labelWidth > 0 ? labelColumn + labelWidth + 2 : 1
      textColumn = column + 1
      indicatorColumn = formWidth - 1
    case .stacked:
      labelColumn = 2
      labelWidth = formWidth - 2
      column = 1
      textColumn = 2
      indicatorColumn = formWidth - 1
    case .headerOnly, .indicatorOnly:
      labelColumn = 0
      labelWidth = 0
      column = 0
      textColumn = 0
      indicatorColumn = formWidth - 1
    case .boxed, .box:
      labelColumn = 2
      labelWidth = formWidth - 2
      column = 2
      textColumn = 4
      indicatorColumn = formWidth - 3
    }
    width = formWidth - column
    textWidth = max(0, indicatorColumn - 1 - textColumn)
  }
}
