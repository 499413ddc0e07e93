/// What the dialog by lines says besides what announcements say; a `{}` stands for what it speaks of.
public struct LineWords: Hashable, Sendable {
  /// Where a field stands in a form: its number, and how many there are.
  public var place = "{} of {} fields"
  /// What a field holds now.
  public var current = "current: {}"
  /// A field that holds nothing.
  public var nothing = "nothing"
  /// Where there are more options than are listed: the first and last number, and how many there are.
  public var page = "{} to {} of {}"
  /// How to see others.
  public var more = "more: m, back: b, search: /text"
  /// Where all options are listed.
  public var search = "search: /text"
  /// How several are chosen.
  public var several = "+n adds, -n takes away, all, none, done"
  /// The mark of what is asked.
  public var prompt = "> "
  /// What stands before a complaint.
  public var error = "Error: {}"
  /// An empty line left everything as it was.
  public var kept = "{}, kept: {}"
  /// How many are chosen, and which.
  public var selected = "{} selected: {}"
  /// A number beyond the list.
  public var noNumber = "no option {}, expected a number from 1 to {}"
  /// A text that names no option.
  public var noOption = "no option \"{}\", expected a number, a name or its beginning; ? lists them"
  /// A beginning that several options share.
  public var ambiguous = "\"{}\" may be {}"
  /// There is no other page.
  public var noPage = "no more options there"
  /// A switch that is asked about.
  public var yesOrNo = "y or n"
  /// An answer to a switch that is neither.
  public var noAnswer = "found \"{}\", expected y or n"
  /// How rows are added and taken away.
  public var rows = "+ adds a row, -n takes row n away, an empty line goes on"
  /// A group that has as many rows as it may.
  public var noMoreRows = "{} may have no more rows"
  /// The number of a row that there is not.
  public var noRow = "there is no row {}"
  /// An answer to a group of rows that is none.
  public var noRowAnswer = "found \"{}\", expected + or - and the number of a row"
  /// A value that must be given.
  public var needed = "{} needs a value"
  /// Words for yes, in small letters.
  public var yes: Set<String> = ["y", "yes", "on", "true", "1"]
  /// Words for no, in small letters.
  public var no: Set<String> = ["n", "no", "off", "false", "0"]

  /// The words in English.
  public init() {}
}
