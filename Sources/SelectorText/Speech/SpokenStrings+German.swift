import SelectorKit

extension SpokenStrings {
  /// The table in German.
  public static let german: SpokenStrings = {
    var strings = SpokenStrings()
    strings.words = .german
    strings.options = PluralForms(one: "{count} Option", other: "{count} Optionen")
    strings.noMatch = "kein Treffer für „{query}“"
    strings.position = "{position} von {total}"
    strings.closed = "{name}, geschlossen"
    strings.chose = "{label}, gewählt"
    strings.removed = "{label}, entfernt"
    strings.choseMany = PluralForms(
      one: "{count} Option gewählt: {labels}", other: "{count} Optionen gewählt: {labels}, …")
    strings.removedMany = PluralForms(
      one: "{count} Option entfernt: {labels}", other: "{count} Optionen entfernt: {labels}, …")
    strings.cleared = "{name}, geleert"
    strings.switchedOn = "{name}, ein"
    strings.switchedOff = "{name}, aus"
    strings.failed = "{name}, Fehler: {message}"
    strings.isChosen = "gewählt"
    strings.isDisabled = "nicht verfügbar"
    strings.isDisabledBecause = "nicht verfügbar: {reason}"
    strings.isLocked = "gesperrt"
    strings.isRequired = "erforderlich"
    strings.isReadOnly = "nur lesbar"
    strings.isControlDisabled = "{name}, nicht verfügbar"
    strings.mustStay = "{name}, braucht einen Wert"
    strings.invalid = "{name}, Fehler: {issue}"
    strings.limit = PluralForms(
      one: "höchstens {count} Option kann gewählt werden",
      other: "höchstens {count} Optionen können gewählt werden")
    return strings
  }()
}
