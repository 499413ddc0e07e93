import SelectorScenarios
import Testing

/// One change of the sample scenario, and what the reader must say about it.
struct Mutation: Sendable, CustomTestStringConvertible {
  var old: String
  var new: String
  var path: String
  var message: String
  var place: SourceLocation

  init(
    _ old: String, _ new: String, _ path: String, _ message: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    self.old = old
    self.new = new
    self.path = path
    self.message = message
    self.place = place
  }

  var testDescription: String { new }
}

@Suite struct `Mutations of a valid scenario` {
  @Test(arguments: top + fields + sources + steps + expectations)
  func `are refused with their path`(row: Mutation) throws {
    let pieces = SampleScenario.json.split(separator: row.old, omittingEmptySubsequences: false)
    #expect(pieces.count == 2, "the old text must stand there once", sourceLocation: row.place)
    let json = pieces.joined(separator: row.new)
    do {
      _ = try Scenario(json: json)
      Issue.record("nothing was said", sourceLocation: row.place)
    } catch {
      #expect(error.path.description == row.path, "\(error)", sourceLocation: row.place)
      #expect(error.message.contains(row.message), "\(error)", sourceLocation: row.place)
    }
  }

  static let top: [Mutation] = [
    .init(#""format": 1,"#, #""format": 2,"#, "$.format", "found the number 2, expected 1"),
    .init(#""format": 1,"#, "", "$", #"the member "format" is missing"#),
    .init(#""format": 1,"#, #""format": true,"#, "$.format", "found true"),
    .init(
      #""why": "a test""#, #""wy": "a test""#, "$.wy",
      #"unknown member "wy", expected one of format, scenario, why"#),
    .init(#""why": "a test""#, #""hwy": "a test""#, "$.hwy", #"did you mean "why"?"#),
    .init(#""why": "a test","#, #""format": 1,"#, "$.format", "line 4, column 3: found the member"),
    .init(#""why": "a test","#, #""why": "a test""#, "$", "line 5, column 3"),
    .init(#""why": "a test""#, #""why": null"#, "$.why", "found null, expected a text"),
    .init("Everything at once.", "", "$.scenario", "not empty"),
    .init(
      #""size": {"columns": 40"#, #""size": {"columns": 40.5"#, "$.size.columns",
      "found the number 40.5, expected a whole number, at least 0"),
    .init(#""columns": 40,"#, #""columns": -1,"#, "$.size.columns", "at least 0"),
    .init(#""singleOpen": true"#, #""singleOpen": 1"#, "$.singleOpen", "expected true or false"),
    .init(
      #""keyMap": "apg""#, #""keyMap": "macnative""#, "$.keyMap", #"did you mean "macNative"?"#),
    .init(
      #""direction": "ltr""#, #""direction": "LTR""#, "$.direction", "expected one of ltr, rtl"),
    .init(
      #""generate": 12, "id": "n{i}""#, #""generate": 12, "id": "n""#, "$.tables.n.id",
      "all 12 rows have one id"),
    .init(
      "Item {i:05}", "Item {i:5}", "$.tables.n.label", "expected {i} or {i:05} where a brace opens"),
    .init("Item {i:05}", "Item {i:05", "$.tables.n.label", "where a brace opens"),
    .init(#""generate": 12"#, #""generate": 9000000"#, "$.tables.n.generate", "at most 1000000"),
    .init(#""generate": 12"#, #""generat": 12"#, "$.tables.n.generat", #"mean "generate"?"#),
    .init(#""share": 0.5"#, #""share": null"#, "$.tables.regions[0].share", "found null"),
    .init(
      #""rank": 2, "disabled": "far""#, #""rank": 2, "disabled": 1"#,
      "$.tables.regions[1].disabled", "the reason as a text"),
    .init(#"{"id": 7,"#, #"{"id": 7.5,"#, "$.tables.regions[1].id", "a text or a whole number"),
    .init(#"{"id": 7,"#, #"{"id": true,"#, "$.tables.regions[1].id", "found true"),
    .init(
      #""r": {"table": "regions""#, #""r": {"table": "region""#, "$.relations.r.table",
      #"no table "region", expected one of regions, n; did you mean "regions"?"#),
    .init(#""zero": "disable""#, #""zero": "drop""#, "$.relations.r.zero", "hide, disable, keep"),
  ]

  static let fields: [Mutation] = [
    .init(
      #"{"id": "region", "label""#, #"{"id": "country", "label""#, "$.fields[1].id", "two fields"),
    .init(#"{"id": "region", "label""#, #"{"label""#, "$.fields[1]", #""id" is missing"#),
    .init(
      #""kind": "combobox""#, #""kind": "combo box""#, "$.fields[4].kind", #"mean "combobox"?"#),
    .init(
      #""deselectable": true"#, #""deselectible": true"#, "$.fields[0].deselectible",
      #"did you mean "deselectable"?"#),
    .init(#""required": true"#, #""required": "yes""#, "$.fields[1].required", "true or false"),
    .init(
      #""onMissing": "clear""#, #""onMissing": "forget""#, "$.fields[1].onMissing",
      "expected one of mask, clear, flag, fallback, rememberPerParent"),
    .init(
      #""default": "only""#, #""default": "last""#, "$.fields[1].default", "first, firstEnabled"),
    .init(
      #""default": {"id": "fr"}"#, #""default": {"ids": ["fr"]}"#, "$.fields[0].default.ids",
      "expected one of id, index"),
    .init(
      #""default": {"id": "fr"}"#, #""default": "# + #"{"id": "fr", "index": 0}"#,
      "$.fields[0].default", "found id, index, expected exactly one of id, index"),
    .init(#""default": {"id": "fr"}"#, #""default": 0"#, "$.fields[0].default", "or an object"),
    .init(#""rows": 5"#, #""rows": 0"#, "$.fields[2].rows", "at least 1"),
    .init(#""delay": 300"#, #""dealy": 300"#, "$.fields[2].typeahead.dealy", #"mean "delay"?"#),
    .init(
      #""closed": "open""#, #""closed": "opens""#, "$.fields[2].typeahead.closed", "select, open"),
    .init(#"{"tab": "discard"}"#, #"{"tab": true}"#, "$.fields[2].commit.tab", "commit, discard"),
    .init(
      #""search": "prefix""#, #""search": "begins""#, "$.fields[2].search", "prefix, substring"),
    .init(#""max": 3"#, #""max": 0"#, "$.fields[3].max", "at least min, which is 1"),
    .init(#""locked": true"#, #""lock": true"#, "$.fields[0].options[1].lock", #"mean "locked"?"#),
    .init(#"["BRD"]"#, #""BRD""#, "$.fields[0].options[1].keywords", "expected a list"),
    .init(
      #"{"id": "fr", "label": "France"}"#, #"{"id": "fr"}"#, "$.fields[0].options[0]",
      #""label" is missing"#),
  ]

  static let sources: [Mutation] = [
    .init(#"{"from": "n"}"#, #"{"from": "m"}"#, "$.fields[2].options.from", #"no table "m""#),
    .init(#"{"from": "n"}"#, #"{"where": {"id": "$country"}}"#, "$.fields[2].options", "from"),
    .init(
      #"{"country": "$country"}"#, #"{"contry": "$country"}"#, "$.fields[1].options.where.contry",
      #"no column "contry", expected one of id, label, country, coast, share"#),
    .init(
      #"{"country": "$country"}"#, #"{"country": "country"}"#,
      "$.fields[1].options.where.country", "expected $ and the id of a field"),
    .init(
      #"{"country": "$country"}"#, #"{"country": "$rows"}"#, "$.fields[1].options.where.country",
      #""rows" is a results, expected a field with a value"#),
    .init(
      #"{"country": "$country"}"#, #"{"country": "$region"}"#, "$.fields[1].options.where",
      "other fields"),
    .init(
      #"["country", "on"]"#, #"["country", "no"]"#, "$.fields[4].options.async[1]",
      #"no field "no""#),
    .init(#"{"relation": "r","#, #"{"relation": "q","#, "$.fields[7].options.relation", "relation"),
    .init(
      #"{"id": "make","#, #"{"id": "make", "kind": "combobox", "customValue": true,"#,
      "$.fields[7].customValue", "expected false for a field of a relation"),
    .init(
      #"{"id": "make","#, #"{"id": "make", "onMissing": "rememberPerParent","#,
      "$.fields[7].onMissing", "another policy for a field of a relation"),
    .init(
      #""column": "country", "#, #""column": "land", "#, "$.fields[7].options.column", "no column"),
    .init(
      #"{"field": "country", "is": "fr"}"#, #"{"field": "country", "is": true}"#,
      "$.fields[5].visibleWhen.is", "expected an id"),
    .init(
      #"{"field": "country", "is": "fr"}"#, #"{"field": "county", "is": "fr"}"#,
      "$.fields[5].visibleWhen.field", #"did you mean "country"?"#),
    .init(
      #"{"field": "on", "isSet": false}"#, #"{"field": "on"}"#,
      "$.fields[6].enabledWhen.all[1].not", "exactly one of is, isSet"),
    .init(
      #"{"any": [{"field": "tags""#, #"{"some": [{"field": "tags""#,
      "$.fields[6].enabledWhen.all[0].some", "unknown member"),
    .init(
      #""match": {"field": "query""#, #""match": {"field": "country""#, "$.fields[8].match.field",
      "expected a field of the kind text"),
    .init(#""columns": ["label"]"#, #""columns": []"#, "$.fields[8].match.columns", "at least one"),
    .init(
      #""kind": "results", "from": "regions""#, #""kind": "results", "relation": "r", "from": "n""#,
      "$.fields[8]", "found from, relation, expected exactly one"),
  ]
}
