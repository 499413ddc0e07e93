import SelectorKit
import SelectorText

/// What must hold of every document: ids are there once, references lead somewhere, roles have what they
/// need, and nothing that they must not have.
///
/// - SeeAlso: WAI-ARIA 1.2, definition of roles
struct DocumentLaws {
  /// The laws that are broken, in words.
  private(set) var faults: [String] = []

  /// What each role may have, beside what is allowed everywhere.
  private static let allowed: [String: Set<String>] = [
    "combobox": [
      "aria-activedescendant", "aria-autocomplete", "aria-errormessage", "aria-expanded",
      "aria-haspopup", "aria-invalid", "aria-readonly", "aria-required",
    ],
    "switch": [
      "aria-checked", "aria-errormessage", "aria-invalid", "aria-readonly", "aria-required",
    ],
    "textbox": [
      "aria-errormessage", "aria-invalid", "aria-placeholder", "aria-readonly", "aria-required",
    ],
    "searchbox": ["aria-activedescendant", "aria-autocomplete"],
    "listbox": [
      "aria-activedescendant", "aria-errormessage", "aria-invalid", "aria-multiselectable",
      "aria-orientation", "aria-readonly", "aria-required",
    ],
    "option": ["aria-posinset", "aria-selected", "aria-setsize"],
    "listitem": ["aria-posinset", "aria-setsize"],
    "dialog": ["aria-modal"], "group": [], "list": [], "status": [], "alert": [],
    "presentation": [],
  ]
  /// What is allowed everywhere.
  private static let global: Set<String> = [
    "aria-busy", "aria-controls", "aria-describedby", "aria-disabled", "aria-hidden", "aria-label",
    "aria-labelledby",
  ]
  private static let required: [String: Set<String>] = [
    "combobox": ["aria-expanded"], "switch": ["aria-checked"], "option": ["aria-selected"],
  ]
  private static let references: Set<String> = [
    "aria-labelledby", "aria-controls", "aria-activedescendant", "aria-describedby",
    "aria-errormessage",
  ]

  /// Looks at a document.
  init(_ page: String) {
    let isClean = page.unicodeScalars.allSatisfy {
      $0 == "\n"
        || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
          && !(0x2066...0x2069).contains($0.value)
    }
    if !isClean { faults.append("S1 a control") }
    let tree = ElementTree(page, in: "main")
    if let fault = tree.fault { faults.append("S3 it is not well-formed: \(fault)") }
    let ids = tree.elements.compactMap { $0.attributes["id"] }
    let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    if !twice.isEmpty { faults.append("ids are there twice: \(twice)") }
    for element in tree.elements { check(element, in: tree, Set(ids)) }
  }

  private mutating func check(
    _ element: ElementTree.Element, in tree: ElementTree, _ ids: Set<String>
  ) {
    for name in Self.references {
      for target in element.attributes[name]?.split(separator: " ") ?? [] {
        if !ids.contains(String(target)) { faults.append("\(name) leads to no \(target)") }
      }
    }
    let names = Set(element.attributes.keys.filter { $0.hasPrefix("aria-") })
    guard let role = element.role else {
      if !names.subtracting(Self.global).isEmpty { faults.append("\(names) without a role") }
      return
    }
    guard let allowed = Self.allowed[role] else {
      faults.append("an unknown role \(role)")
      return
    }
    let wrong = names.subtracting(Self.global).subtracting(allowed)
    if !wrong.isEmpty { faults.append("\(role) has \(wrong.sorted())") }
    let missing = (Self.required[role] ?? []).subtracting(names)
    if !missing.isEmpty { faults.append("\(role) lacks \(missing.sorted())") }
    let outer = tree.outerRole(of: element)
    switch role {
    case "option" where outer != "listbox" && outer != "group",
      "listitem" where outer != "list" && outer != "group":
      faults.append("\(role) in \(outer ?? "nothing")")
    case "combobox", "listbox", "switch", "textbox", "searchbox", "list", "dialog", "group":
      if element.attributes["aria-labelledby"] == nil { faults.append("\(role) has no name") }
    default: break
    }
  }
}
