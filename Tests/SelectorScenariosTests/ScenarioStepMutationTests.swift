import Testing

extension `Mutations of a valid scenario` {
  static let steps: [Mutation] = [
    .init(#"{"focus": "country"}"#, #"{"focus": "land"}"#, "$.steps[0].focus", #"no field "land""#),
    .init(#"{"focus": "country"}"#, "{}", "$.steps[0]", "found none, expected exactly one step"),
    .init(
      #"{"focus": "country"}"#, #"{"focus": "country", "undo": true}"#, "$.steps[0]",
      "found focus, undo, expected exactly one step"),
    .init(
      #"{"focus": "country"}"#, #"{"fokus": "country"}"#, "$.steps[0].fokus", #"mean "focus"?"#),
    .init(
      #"{"focus": "country"}"#, #"["focus"]"#, "$.steps[0]", "found a list, expected an object"),
    .init("Shift+ArrowDown", "Shift+Arrowdown", "$.steps[1].key", #"did you mean "ArrowDown"?"#),
    .init("Shift+ArrowDown", "Shift+Shift+a", "$.steps[1].key", "each modifier once"),
    .init("Shift+ArrowDown", "F13", "$.steps[1].key", #""F13" is no key"#),
    .init(#""type": "e\u0301 x""#, #""type": "a\nb""#, "$.steps[2].type", "is no key"),
    .init(#"{"press": "region"}"#, #"{"press": 4}"#, "$.steps[4].press", "expected a text"),
    .init(#""Shift", "Control""#, #""Shift", "Ctrl""#, "$.steps[5].press.modifiers[1]", "modifier"),
    .init(#""Shift", "Control""#, #""Shift", "Shift""#, "$.steps[5].press.modifiers[1]", "once"),
    .init(
      #"{"field": "region", "option": 7,"#, #"{"field": "query", "option": 7,"#,
      "$.steps[5].press.field", #""query" is a text, expected a field with a list"#),
    .init(
      #""option": "idf"}"#, #""option": "idf", "modifiers": []}"#, "$.steps[6].hover.modifiers",
      "unknown member"),
    .init(#""pressOutside": true"#, #""pressOutside": false"#, "$.steps[7].pressOutside", "true"),
    .init(#""wait": 500"#, #""wait": "500""#, "$.steps[8].wait", "expected a whole number"),
    .init(
      #"{"field": "number", "index": -1}"#, #"{"field": "number", "ids": ["n1"]}"#,
      "$.steps[10].select.ids", "a selector has one choice"),
    .init(
      #"{"field": "number", "index": -1}"#, #"{"field": "number"}"#, "$.steps[10].select",
      "exactly one of id, ids, index"),
    .init(
      #"{"field": "query", "text": "wat"}"#, #"{"field": "on", "text": "wat"}"#,
      "$.steps[11].setText.field", "expected a field of the kind text"),
    .init(#""on": true}}"#, #""on": "on"}}"#, "$.steps[12].setOn.on", "true or false"),
    .init(
      #"{"id": "c", "label": "C"}"#, #"{"id": "c", "label": "C", "country": "fr"}"#,
      "$.steps[13].setOptions.options[0].country", "unknown member"),
    .init(
      #""city", "disabled": true"#, #""city", "disabled": "full""#,
      "$.steps[14].setDisabled.disabled", "true or false"),
    .init(#""request": 1,"#, #""request": 0,"#, "$.steps[16].respond.request", "at least 1"),
    .init(
      #""fail": {"field": "city""#, #""fail": {"field": "country""#, "$.steps[17].fail.field",
      "expected a field with async options"),
    .init(#", "message": "down""#, "", "$.steps[17].fail", #"the member "message" is missing"#),
    .init(
      #"{"clear": "country"}"#, #"{"undo": true}"#, "$.steps[19].batch[0].undo",
      "expected one of select, clear, setText, setOn, setOptions, appendOptions, setDisabled"),
    .init(#""rows": 0}"#, "}", "$.steps[20].resize", "line 57"),
  ]

  static let expectations: [Mutation] = [
    .init(
      #""highlight": {"#, #""hilight": {"#, "$.steps[23].expect.hilight",
      #"did you mean "highlight"?"#),
    .init(
      #""open": "region""#, #""open": ["region"]"#, "$.steps[23].expect.open", "expected a text"),
    .init(
      #""value": {"country": "fr""#, #""value": {"county": "fr""#,
      "$.steps[23].expect.value.county", #"did you mean "country"?"#),
    .init(
      #""tags": ["a", "b"], "on""#, #""tags": "a", "on""#, "$.steps[23].expect.value.tags", "a list"
    ),
    .init(
      #""on": true, "query""#, #""on": 1, "query""#, "$.steps[23].expect.value.on", "true or"),
    .init(#""region": 7,"#, #""region": [7],"#, "$.steps[23].expect.value.region", "an id"),
    .init(
      #""text": {"region": "Bayern"}"#, #""text": {"region": 1}"#, "$.steps[23].expect.text.region",
      "a text"),
    .init(
      #""city": "loading""#, #""city": "busy""#, "$.steps[23].expect.status.city",
      "ready, loading, failed, blocked"),
    .init(
      #"{"city": "loading"}"#, #"{"on": "loading"}"#, "$.steps[23].expect.status.on",
      "with options or rows"),
    .init(
      #""shown": {"rows": 1}"#, #""shown": {"region": 1}"#, "$.steps[23].expect.shown.region",
      "of the kind results"),
    .init(#""de": 0}}"#, #""de": -1}}"#, "$.steps[23].expect.counts.make.de", "at least 0"),
    .init(
      #""counts": {"make""#, #""counts": {"region""#, "$.steps[23].expect.counts.region",
      "with the options of a relation"),
    .init(
      #""tooFew""#, #""tooFw""#, "$.steps[23].expect.issues.region[1]", #"did you mean "tooFew"?"#),
    .init(
      #""visible": {"on": false}"#, #""visible": {"on": 0}"#, "$.steps[23].expect.visible.on",
      "true or false"),
    .init(
      #"{"first": 3, "count": 5}"#, #"{"first": 3}"#, "$.steps[23].expect.window.number",
      #""count" is missing"#),
    .init(
      #"{"refused": ["region"]}"#, #"{"refused": ["regio"]}"#,
      "$.steps[23].expect.submitted.refused[0]", #"mean "region"?"#),
    .init(
      #"{"refused": ["region"]}"#, #"{"refused": [], "country": "fr"}"#,
      "$.steps[23].expect.submitted.refused", "a refusal alone"),
    .init(#""says": []"#, #""says": [1]"#, "$.steps[23].expect.says[0]", "expected a text"),
    .init(#"["listbox"]"#, #""listbox""#, "$.steps[23].expect.tree", "expected a list"),
    .init(
      #""frameWidth": 20"#, #""frameWidth": -20"#, "$.steps[23].expect.frameWidth", "at least 0"),
  ]
}
