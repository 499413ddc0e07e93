/// A scenario that uses about everything that the format names, each in its own line.
enum SampleScenario {
  static let json = """
    {
      "format": 1,
      "scenario": "Everything at once.",
      "why": "a test",
      "size": {"columns": 40, "rows": 12},
      "singleOpen": true,
      "keyMap": "apg",
      "direction": "ltr",
      "tables": {
        "regions": [
          {"id": "idf", "label": "Île-de-France", "country": "fr", "coast": false, "share": 0.5},
          {"id": 7, "label": "Bayern", "country": "de", "coast": false, "rank": 2, "disabled": "far"}
        ],
        "n": {"generate": 12, "id": "n{i}", "label": "Item {i:05}"}
      },
      "relations": {"r": {"table": "regions", "zero": "disable", "where": {"coast": "$on"}}},
      "fields": [
        {"id": "country", "placeholder": "Country?", "deselectable": true, "default": {"id": "fr"},
         "options": [{"id": "fr", "label": "France"}, {"id": "de", "label": "Germany", "disabled": true,
           "section": "S", "detail": "D", "keywords": ["BRD"], "locked": true}]},
        {"id": "region", "label": "Region", "required": true, "onMissing": "clear", "default": "only",
         "options": {"from": "regions", "where": {"country": "$country"}}},
        {"id": "number", "options": {"from": "n"}, "search": "prefix", "rows": 5, "wrap": true,
         "typeahead": {"delay": 300, "closed": "open"}, "commit": {"tab": "discard"}},
        {"id": "tags", "kind": "multi", "min": 1, "max": 3, "overflow": "replaceOldest",
         "default": {"ids": ["a"]}, "options": [{"id": "a", "label": "A"}, {"id": "b", "label": "B"}]},
        {"id": "city", "kind": "combobox", "customValue": true, "debounce": 250,
         "options": {"async": ["country", "on"]}, "uniqueWithinParent": true},
        {"id": "on", "kind": "toggle", "onHidden": "keep", "visibleWhen": {"field": "country", "is": "fr"}},
        {"id": "query", "kind": "text", "enabledWhen":
          {"all": [{"any": [{"field": "tags", "is": "a"}]}, {"not": {"field": "on", "isSet": false}}]}},
        {"id": "make", "options": {"relation": "r", "column": "country", "label": "label"}},
        {"id": "rows", "kind": "results", "from": "regions", "where": {"coast": "$on"},
         "match": {"field": "query", "columns": ["label"]}}
      ],
      "steps": [
        {"focus": "country"},
        {"key": "Shift+ArrowDown"},
        {"type": "e\\u0301 x"},
        {"paste": "two\\nlines"},
        {"press": "region"},
        {"press": {"field": "region", "option": 7, "modifiers": ["Shift", "Control"]}},
        {"hover": {"field": "region", "option": "idf"}},
        {"pressOutside": true},
        {"wait": 500},
        {"select": {"field": "tags", "ids": ["a", "b"]}},
        {"select": {"field": "number", "index": -1}},
        {"setText": {"field": "query", "text": "wat"}},
        {"setOn": {"field": "on", "on": true}},
        {"setOptions": {"field": "tags", "options": [{"id": "c", "label": "C"}]}},
        {"setDisabled": {"field": "city", "disabled": true}},
        {"setDisabled": {"field": "tags", "option": "a", "disabled": "sold out"}},
        {"respond": {"field": "city", "request": 1, "options": [{"id": 1, "label": "Paris"}]}},
        {"fail": {"field": "city", "request": 2, "message": "down"}},
        {"retry": "city"},
        {"batch": [{"clear": "country"}, {"select": {"field": "country", "id": "de"}}]},
        {"resize": {"columns": 20, "rows": 0}},
        {"saveAndRestore": true},
        {"focus": null},
        {"expect": {
          "open": "region",
          "focus": null,
          "value": {"country": "fr", "tags": ["a", "b"], "on": true, "query": "wat", "region": 7, "make": null},
          "highlight": {"number": null},
          "text": {"region": "Bayern"},
          "options": {"number": ["n0", "n1"]},
          "status": {"city": "loading"},
          "requests": {"city": 2},
          "shown": {"rows": 1},
          "counts": {"make": {"fr": 1, "de": 0}},
          "issues": {"region": ["required", "tooFew"]},
          "visible": {"on": false},
          "window": {"number": {"first": 3, "count": 5}},
          "submitted": {"refused": ["region"]},
          "events": ["country chose fr (program)"],
          "says": [],
          "frameHas": ["Bayern"],
          "frameWidth": 20,
          "tree": ["listbox"]
        }}
      ]
    }
    """
}
