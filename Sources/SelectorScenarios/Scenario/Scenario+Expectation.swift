extension Scenario {
  /// What an expectation says about one field.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field's id.
    public var field: String
    /// What is expected.
    public var value: Value

    /// Makes an entry.
    public init(field: String, value: Value) {
      self.field = field
      self.value = value
    }
  }

  /// One member of an `expect` step; lists are in the order of the file.
  public enum Expectation: Hashable, Sendable {
    /// The open fields: one at most, unless the form allows several.
    case open([String])
    /// The focused field.
    case focus(String?)
    /// Values that hold.
    case value([Entry<Value>])
    /// What was chosen, whether or not it holds.
    case chosen([Entry<Value>])
    /// The highlighted option; nil for none.
    case highlight([Entry<ScenarioID?>])
    /// The text of a header.
    case text([Entry<String>])
    /// Whether a header shows its placeholder.
    case showsPlaceholder([Entry<Bool>])
    /// The ids that an open list holds.
    case options([Entry<[ScenarioID]>])
    /// How far a list is.
    case status([Entry<Status>])
    /// The number of requests started.
    case requests([Entry<Int>])
    /// The number of rows that pass.
    case shown([Entry<Int>])
    /// The number of rows.
    case total([Entry<Int>])
    /// The number of rows that an option would leave.
    case counts([Entry<[OptionCount]>])
    /// What is wrong with a field.
    case issues([Entry<[Issue]>])
    /// The rows of fields that repeat, in order.
    case rows([Entry<[Int]>])
    /// Whether a field is visible.
    case visible([Entry<Bool>])
    /// Whether a field is enabled.
    case enabled([Entry<Bool>])
    /// Which rows of a list are shown.
    case window([Entry<Window>])
    /// The result of the last submit.
    case submitted(Submission)
    /// Whether a user has been there.
    case touched([Entry<Bool>])
    /// Whether a user has changed it.
    case dirty([Entry<Bool>])
    /// Every change since the last expectation of events.
    case events([String])
    /// Texts that announcements hold, in order.
    case says([String])
    /// Texts that the frame holds.
    case frameHas([String])
    /// Texts that the frame does not hold.
    case frameLacks([String])
    /// The lines of the frame.
    case frame([String])
    /// The greatest width of a line of the frame, in cells.
    case frameWidth(Int)
    /// Lines of the accessibility tree, in order.
    case tree([String])
  }

  /// The value of a field, in the form that its kind has.
  public indirect enum Value: Hashable, Sendable {
    /// No choice (`selector`, `combobox`).
    case none
    /// A choice (`selector`, `combobox`).
    case id(ScenarioID)
    /// A set of choices (`multi`).
    case ids([ScenarioID])
    /// On or off (`toggle`).
    case on(Bool)
    /// A text (`text`).
    case text(String)
    /// What rows give when they are submitted (`repeated`).
    case rows([[Entry<Value>]])
  }

  /// How far a list is.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Complete.
    case ready
    /// Asked for.
    case loading
    /// Not answered.
    case failed
    /// Not asked for, since what it depends on has no value.
    case blocked
  }

  /// What is wrong with a field.
  public enum Issue: String, Hashable, Sendable, CaseIterable {
    /// A value is missing.
    case required
    /// The value is no option.
    case notAMember
    /// The value's option is disabled.
    case optionDisabled
    /// Fewer choices than the least number.
    case tooFew
    /// More choices than the greatest number.
    case tooMany
    /// A row before has the same value, and no two may.
    case duplicate
  }

  /// How many rows an option would leave.
  public struct OptionCount: Hashable, Sendable {
    /// The text of the option's id: the name of a JSON member cannot tell `4` from `"4"`.
    public var option: String
    /// The number of rows.
    public var count: Int
  }

  /// Which option rows of a list are shown.
  public struct Window: Hashable, Sendable {
    /// The first one, counted from 0.
    public var first: Int
    /// How many.
    public var count: Int
  }

  /// The result of a submit.
  public enum Submission: Hashable, Sendable {
    /// There was none.
    case none
    /// The fields that stood in the way.
    case refused([String])
    /// The values of the fields that take part.
    case accepted([Entry<Value>])
  }
}

extension Scenario.Expectation {
  /// The name of the member.
  public var name: String {
    switch self {
    case .open: "open"
    case .focus: "focus"
    case .value: "value"
    case .chosen: "chosen"
    case .highlight: "highlight"
    case .text: "text"
    case .showsPlaceholder: "showsPlaceholder"
    case .options: "options"
    case .status: "status"
    case .requests: "requests"
    case .shown: "shown"
    case .total: "total"
    case .counts: "counts"
    case .issues: "issues"
    case .rows: "rows"
    case .visible: "visible"
    case .enabled: "enabled"
    case .window: "window"
    case .submitted: "submitted"
    case .touched: "touched"
    case .dirty: "dirty"
    case .events: "events"
    case .says: "says"
    case .frameHas: "frameHas"
    case .frameLacks: "frameLacks"
    case .frame: "frame"
    case .frameWidth: "frameWidth"
    case .tree: "tree"
    }
  }
}
