/// How a frame spends its room.
public enum TextLayout: String, Hashable, Sendable, CaseIterable {
  /// One line a control: names in a column, headers beside them.
  case dense
  /// Four lines a control: its name, and its header in a box. Small screens are drawn dense.
  case airy
}

/// How the controls of a frame stand, after looking at the room there is.
enum ControlStyle: Hashable, Sendable {
  /// The name beside the header, one line.
  case line
  /// The name above the header, two lines.
  case stacked
  /// The header alone.
  case headerOnly
  /// The indicator alone.
  case indicatorOnly
  /// The name, and the header in a box.
  case boxed
  /// The header in a box, without a name.
  case box

  /// The style for a layout on a screen of a size.
  init(_ layout: TextLayout, columns: Int, rows: Int) {
    if columns <= 1 {
      self = .indicatorOnly
    } else if columns < 6 {
      self = .headerOnly
    } else if columns < 20 {
      self = .stacked
    } else {
      // A box with an open list of one row: name, edge, header, joint, row, edge.
      self = layout == .airy && rows >= 6 ? .boxed : .line
    }
  }

  /// The lines that a control takes.
  var height: Int {
    switch self {
    case .line, .headerOnly, .indicatorOnly: 1
    case .stacked: 2
    case .box: 3
    case .boxed: 4
    }
  }

  /// The line of the header within the control.
  var headerLine: Int {
    switch self {
    case .line, .headerOnly, .indicatorOnly: 0
    case .stacked, .box: 1
    case .boxed: 2
    }
  }

  /// The style that has no line for a name.
  var withoutName: ControlStyle {
    switch self {
    case .stacked: .line
    case .boxed: .box
    case .line, .headerOnly, .indicatorOnly, .box: self
    }
  }

  /// Whether headers stand in boxes.
  var isBoxed: Bool { self == .boxed || self == .box }

  /// The most columns that a form of this style spreads over.
  var widest: Int { isBoxed ? 60 : 80 }
}
