public import SelectorKit

/// Something that a terminal tells a program.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  ///
  /// Letters come scalar by scalar: a letter with a mark behind it comes as two keys, however a terminal
  /// cuts what it sends.
  case key(KeyPress)
  /// A text was pasted: line breaks are line feeds, everything else is as it was.
  case paste(String)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// The window gained the focus, or lost it.
  case focus(Bool)
  /// The window has another size.
  case resize(columns: Int, rows: Int)
  /// The terminal answers a question.
  case report(TerminalReport)
}

/// Something that the mouse did.
public struct MouseEvent: Hashable, Sendable {
  /// A button.
  public enum Button: Hashable, Sendable {
    /// The main one.
    case left
    /// The wheel pressed.
    case middle
    /// The other one.
    case right
    /// One of the others, by its number from 8.
    case other(Int)
  }

  /// What was done.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button went up; which one is not always told.
    case release
    /// The mouse moved with a button held.
    case drag(Button)
    /// The mouse moved.
    case move
    /// The wheel turned by a step: down and to the right are positive.
    case wheel(down: Int, right: Int)
  }

  /// What was done.
  public var action: Action
  /// The line of the screen, from 0.
  public var row: Int
  /// The column of the screen, from 0.
  public var column: Int
  /// The keys that were held.
  public var modifiers: KeyPress.Modifiers

  /// Makes an event.
  public init(_ action: Action, row: Int, column: Int, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}

/// What a terminal says of itself when it is asked.
public enum TerminalReport: Hashable, Sendable {
  /// What it can do (DA1): numbers that tell features.
  case attributes([Int])
  /// Whether it knows a private mode (DECRQM): 0 not, 1 on, 2 off, 3 always on, 4 always off.
  case mode(Int, state: Int)
  /// The level of the kitty keyboard protocol that is on.
  case kittyLevel(Int)
  /// Where the cursor is, from 0.
  case cursor(row: Int, column: Int)
  /// A colour (OSC 10 and 11) as it was told.
  case color(Int, String)
  /// The name and version of the terminal.
  case name(String)
}
