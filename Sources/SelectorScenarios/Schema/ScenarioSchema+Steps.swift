import SelectorKit

extension ScenarioSchema {
  static var stepDefinitions: [JSONValue.Member] {
    [
      .init(
        "step",
        .record(
          required: [], steps.filter { $0.0 != "expect" } + [("expect", .ref("expect"))],
          exactly: 1)),
      .init(
        "batchStep",
        .record(
          required: [],
          steps.filter { Scenario.Step.batchNames.contains($0.0) }, exactly: 1)),
      .init("key", .anyOf(.words(KeyPress.namedKeys.map(\.name)), .text(atLeast: 1))),
    ]
  }

  private static var steps: [(String, JSONValue)] {
    let field = JSONValue.anyText
    func on(_ members: (String, JSONValue)...) -> JSONValue {
      .record(required: ["field"] + members.map(\.0), [("field", field)] + members)
    }
    var steps: [(String, JSONValue)] = [
      ("focus", .types("string", "null")), ("key", .ref("key")), ("type", .anyText),
      ("paste", .anyText),
      (
        "press",
        .anyOf(
          field,
          .record(
            required: ["field", "option"],
            [
              ("field", field), ("option", .ref("id")),
              ("modifiers", .list(.words("Control", "Alt", "Shift", "Meta"))),
            ]))
      ),
      ("hover", on(("option", .ref("id")))), ("wait", .whole(from: 0)),
      (
        "select",
        .anyOf(
          on(("id", .ref("id"))), on(("ids", .list(.ref("id")))), on(("index", .whole())))
      ),
      ("setText", on(("text", .anyText))), ("setOn", on(("on", .flag))),
      ("setOptions", on(("options", .list(.ref("option"))))),
      ("appendOptions", on(("options", .list(.ref("option"))))),
      (
        "setDisabled",
        .anyOf(
          on(("disabled", .flag)), on(("option", .ref("id")), ("disabled", .ref("disabled"))))
      ),
      ("respond", on(("request", .whole(from: 1)), ("options", .list(.ref("row"))))),
      ("fail", on(("request", .whole(from: 1)), ("message", .anyText))),
      ("batch", .list(.ref("batchStep"))), ("resize", .ref("size")),
    ]
    for name in ["open", "close", "toggle", "clear", "retry"] { steps.append((name, field)) }
    for name in ["pressOutside", "windowBlur", "undo", "redo", "reset", "submit", "saveAndRestore"]
    {
      steps.append((name, .constant(.bool(true))))
    }
    return steps + rowSteps
  }

  static var expectationDefinitions: [JSONValue.Member] {
    let value = JSONValue.anyOf(
      .types("null", "string", "integer", "boolean"), .list(.ref("id")))
    let members: [(String, JSONValue)] = [
      ("open", .anyOf(.types("null", "string"), .list(.anyText))),
      ("focus", .types("null", "string")), ("value", .map(.ref("value"))),
      ("chosen", .map(.ref("value"))), ("highlight", .map(.anyOf(.ref("id"), .types("null")))),
      ("text", .map(.anyText)), ("showsPlaceholder", .map(.flag)),
      ("options", .map(.list(.ref("id")))),
      ("status", .map(.words(of: Scenario.Status.self))), ("requests", .map(.whole(from: 0))),
      ("shown", .map(.whole(from: 0))), ("total", .map(.whole(from: 0))),
      ("counts", .map(.map(.whole(from: 0)))),
      ("issues", .map(.list(.words(of: Scenario.Issue.self)))),
      ("rows", .map(.list(.whole(from: 1)))), ("visible", .map(.flag)), ("enabled", .map(.flag)),
      (
        "window",
        .map(
          .record(
            required: ["first", "count"],
            [("first", .whole(from: 0)), ("count", .whole(from: 0))]))
      ),
      ("submitted", .anyOf(.types("null"), .map(.ref("submitted")))), ("touched", .map(.flag)),
      ("dirty", .map(.flag)), ("events", .list(.anyText)), ("says", .list(.anyText)),
      ("frameHas", .list(.anyText)), ("frameLacks", .list(.anyText)), ("frame", .list(.anyText)),
      ("frameWidth", .whole(from: 0)), ("tree", .list(.anyText)),
    ]
    // What a field gives, or fields that repeat: an object for each row.
    let submitted = JSONValue.anyOf(.ref("value"), .list(.map(.ref("value"))))
    return [
      .init("value", value), .init("submitted", submitted),
      .init("expect", .record(required: [], members)),
    ]
  }
}
