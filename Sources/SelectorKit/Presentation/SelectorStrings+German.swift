extension SelectorStrings {
  /// The words in German.
  public static var german: SelectorStrings {
    var strings = SelectorStrings()
    strings.loading = "Lädt …"
    strings.failed = "{} · Enter: noch einmal"
    strings.empty = "Keine Optionen"
    strings.noResults = "Keine Ergebnisse"
    strings.filteredOut = "Die Filter lassen nichts durch"
    strings.noMatch = "Kein Treffer für „{}“"
    strings.blocked = "Zuerst {} wählen"
    strings.more = "{} weitere"
    strings.readOnly = "nur lesbar"
    strings.outOf = "{} von {}"
    strings.outOfOne = "{} von {}"
    strings.required = "Ein Wert ist nötig"
    strings.notAMember = "Keine der Optionen"
    strings.optionDisabled = "Diese Option kann nicht gewählt werden"
    strings.tooFew = "Mindestens {} wählen"
    strings.tooMany = "Höchstens {} wählen"
    strings.legendMove = "bewegen"
    strings.legendChoose = "wählen"
    strings.legendCancel = "abbrechen"
    strings.legendOpen = "öffnen"
    strings.duplicate = "Schon angegeben"
    strings.tooFewRows = "Mindestens {} hinzufügen"
    strings.tooManyRows = "Höchstens {} behalten"
    strings.rows = "{} Zeilen"
    strings.oneRow = "1 Zeile"
    return strings
  }
}
