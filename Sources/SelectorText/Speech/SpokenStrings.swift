public import SelectorKit

/// Everything that is said of controls, in one replaceable table; English by default.
///
/// A name in braces stands for what a phrase speaks of: `{name}` of the control, `{label}` of an option,
/// `{count}`, `{position}`, `{total}`, `{detail}`, `{query}`, `{reason}`. A phrase may leave any of them out.
///
/// ```swift
/// var strings = SpokenStrings.english
/// strings.cleared = "{name} is empty now"
/// var announcer = Announcer(strings: strings)
/// size.configure { $0.label = "Size" }
/// let changes = size.press(KeyPress(.delete))
/// print(announcer.announce(changes, in: size))  // [Size is empty now]
/// ```
public struct SpokenStrings: Hashable, Sendable {
  /// The words that stand in frames: they are said as they are written.
  public var words = SelectorStrings()
  /// Which form goes with which number.
  public var plurals = PluralRule.oneAndOther
  /// What stands between the parts of a text.
  public var separator = ", "

  /// How many options a list shows.
  public var options = PluralForms(one: "{count} option", other: "{count} options")
  /// A query that finds nothing.
  public var noMatch = "no match for \"{query}\""
  /// Where an option is.
  public var position = "{position} of {total}"
  /// What is secondary of an option, said last; empty to have it left out.
  public var detail = "{detail}"
  /// A control that keys go to now.
  public var focused = "{name}"
  /// A list that was closed without choosing.
  public var closed = "{name}, closed"

  /// An option, or a text of one's own, was chosen.
  public var chose = "{label}, chosen"
  /// An option was taken from the choices.
  public var removed = "{label}, removed"
  /// More options than are worth naming were chosen at once; `{labels}` are the first of them.
  public var choseMany = PluralForms(
    one: "{count} option chosen: {labels}", other: "{count} options chosen: {labels}, …")
  /// More options than are worth naming were taken from the choices at once.
  public var removedMany = PluralForms(
    one: "{count} option removed: {labels}", other: "{count} options removed: {labels}, …")
  /// The value was taken away.
  public var cleared = "{name}, cleared"
  /// The value is another, and nobody chose it; `{value}` is what the header says.
  public var changed = "{name}, {value}"
  /// A switch is on.
  public var switchedOn = "{name}, on"
  /// A switch is off.
  public var switchedOff = "{name}, off"
  /// Options are there, or rows of results; `{count}` says how many, in words.
  public var loaded = "{name}, {count}"
  /// What stands in place of options: loading, nothing there, something to be answered first.
  public var standsFor = "{name}, {message}"
  /// Options could not be had.
  public var failed = "{name}, error: {message}"

  /// Of an option that is the value, or part of it.
  public var isChosen = "chosen"
  /// Of an option that a user cannot choose.
  public var isDisabled = "not available"
  /// Of an option that a user cannot choose, where somebody said why.
  public var isDisabledBecause = "not available: {reason}"
  /// Of an option that a user can neither choose nor take away.
  public var isLocked = "locked"
  /// Of a control that must have a value.
  public var isRequired = "required"
  /// Of a control that can be looked at only.
  public var isReadOnly = "read only"
  /// Of a control with which a user can do nothing.
  public var isControlDisabled = "{name}, not available"
  /// A value that must stay.
  public var mustStay = "{name}, needs a value"
  /// A control whose value is wrong; `{issue}` says how.
  public var invalid = "{name}, error: {issue}"
  /// No more can be chosen; `{count}` is the maximum.
  public var limit = PluralForms(
    one: "at most {count} option can be chosen", other: "at most {count} options can be chosen")

  /// The table in English.
  public init() {}

  /// The table in English.
  public static let english = SpokenStrings()

  /// A phrase with what its names in braces stand for; a name that is not given stays as it is.
  ///
  /// What fills a phrase is made safe and is never filled itself.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  static func fill(_ phrase: String, _ names: KeyValuePairs<String, String>) -> String {
    var filled = ""
    var rest = Substring(phrase)
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      guard let end = rest.firstIndex(of: "}"),
        let found = names.first(where: { $0.key == rest[..<end].dropFirst() })
      else {
        filled += "{"
        rest = rest.dropFirst()
        continue
      }
      filled += SafeText(found.value, lineBreaks: .space).string
      rest = rest[end...].dropFirst()
    }
    return filled + rest
  }

  /// The form of a phrase for a number, filled.
  func fill(
    _ forms: PluralForms, count: Int, _ names: KeyValuePairs<String, String> = [:]
  ) -> String {
    let phrase = Self.fill(forms.text(for: count, by: plurals), ["count": String(count)])
    return names.isEmpty ? phrase : Self.fill(phrase, names)
  }
}
