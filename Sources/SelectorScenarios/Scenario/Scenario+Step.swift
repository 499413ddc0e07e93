public import SelectorKit

extension Scenario {
  /// One step, with its place in the file.
  public struct Step: Hashable, Sendable {
    /// Where it stands: `$.steps[3]`, or `$.steps[3].batch[0]`.
    public var path: JSONPath
    /// The name of its only member.
    public var name: String
    /// What it does.
    public var action: Action
  }

  /// What a step does.
  public enum Action: Hashable, Sendable {
    /// Focus moves to a field, or nowhere.
    case focus(String?)
    /// A key is pressed.
    case key(KeyPress)
    /// Keys are pressed with no time between them, one a grapheme cluster.
    case type([KeyPress])
    /// A text is pasted.
    case paste(String)
    /// The pointer presses a field's header.
    case press(field: String)
    /// The pointer presses an option of an open list.
    case pressOption(field: String, option: ScenarioID, modifiers: KeyPress.Modifiers)
    /// The pointer moves over an option of an open list.
    case hover(field: String, option: ScenarioID)
    /// The pointer presses outside every field.
    case pressOutside
    /// The window loses focus.
    case windowBlur
    /// Time passes.
    case wait(Duration)
    /// The program opens a field.
    case open(field: String)
    /// The program closes a field.
    case close(field: String)
    /// The program opens or closes a field.
    case toggle(field: String)
    /// The program chooses.
    case select(field: String, Selection)
    /// The program clears.
    case clear(field: String)
    /// The program sets a text.
    case setText(field: String, String)
    /// The program switches a toggle.
    case setOn(field: String, Bool)
    /// The program replaces a list.
    case setOptions(field: String, [Option])
    /// The program appends to a list.
    case appendOptions(field: String, [Option])
    /// The program disables or enables a field.
    case setDisabled(field: String, Bool)
    /// The program disables or enables an option.
    case setOptionDisabled(field: String, option: ScenarioID, Disabled)
    /// The loader answers a request, numbered from 1.
    case respond(field: String, request: Int, [Option])
    /// The loader fails a request, numbered from 1.
    case fail(field: String, request: Int, message: String)
    /// A row is added.
    case addRow(field: String, at: Int?, by: RowCause)
    /// A row is removed.
    case removeRow(field: String, row: Int, by: RowCause)
    /// A row goes elsewhere.
    case moveRow(field: String, row: Int, to: Int, by: RowCause)
    /// A row is copied.
    case copyRow(field: String, row: Int, at: Int?, by: RowCause)
    /// The program asks the loader again.
    case retry(field: String)
    /// The last undo step is taken back.
    case undo
    /// The last undone step is done again.
    case redo
    /// The form goes back to its start.
    case reset
    /// The form is submitted.
    case submit
    /// The program does several things in one transaction.
    case batch([Step])
    /// The screen changes its size.
    case resize(Size)
    /// The state is encoded and decoded into a fresh form.
    case saveAndRestore
    /// Everything listed must hold.
    case expect([Expectation])
  }

  /// On whose behalf rows come, go and move.
  public enum RowCause: String, Hashable, Sendable, CaseIterable {
    /// The program does it.
    case program
    /// A user does it with a key.
    case keyboard
    /// A user does it with the pointer.
    case pointer
  }

  /// What the program chooses.
  public enum Selection: Hashable, Sendable {
    /// One option by its id.
    case id(ScenarioID)
    /// A set by its ids (`multi`).
    case ids([ScenarioID])
    /// One option by its position, counted from 0.
    case index(Int)
  }
}
