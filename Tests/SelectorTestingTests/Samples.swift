import Foundation
import SelectorForms
import SelectorKit
import SelectorSnapshots
import SelectorTesting
import Testing

/// A form with a field that depends on another and one that is loaded.
struct Journey {
  var form: Form
  let country: FieldKey<ValueOption<String>>
  let city: FieldKey<ValueOption<String>>
  let extras: MultiFieldKey<ValueOption<String>>
  let hotel: FieldKey<ValueOption<String>>
  let tag: ComboboxFieldKey<ValueOption<String>>

  static let cities = ["France": ["Lille", "Lyon"], "Italy": ["Milan", "Turin"]]

  init(loads: Bool = false) throws {
    var make = FormBuilder()
    country = make.selector(
      "country", "Country", DropdownSelector("Where?", options: ["France", "Italy"]))
    city = make.selector(
      "city", "City", of: ValueOption<String>.self, dependingOn: country, label: \.value
    ) { country in
      (Self.cities[country.value] ?? []).map { ValueOption($0) }
    }
    extras = make.multi("extras", "Extras", MultiSelector("None", options: ["Bath", "View"]))
    tag = make.combobox("tag", "Tag", Combobox("Any", options: ["Blue", "Green"]))
    let empty = DropdownSelector("Hotel?", options: [String]())
    hotel = make.selector("hotel", "Hotel", empty)
    if loads { make.load(hotel, forAny: [AnyFieldRead(country)]) }
    make.configure(country) { $0.isRequired = true }
    form = try make.build()
  }
}

/// A folder that is gone after the test.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/testing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A text with the folder, and the path of this file's folder, left out.
  func withoutPaths(_ text: String) -> String {
    let own = String(#filePath.dropLast("/Samples.swift".count))
    return text.replacing("\(path)/", with: "").replacing("\(own)/", with: "")
  }

  /// Runs assertions that must fail, with their snapshots in the folder; gives what they said.
  func failures(
    _ variables: [String: String] = [:], _ body: () throws -> Void
  ) rethrows -> [String] {
    let store = SnapshotStore(
      environment: SnapshotEnvironment(variables), programDate: .distantFuture,
      journalFolder: self["journals"])
    let messages = Messages()
    try SnapshotContext.$store.withValue(store) {
      let configuration = SnapshotConfiguration.current.merging(
        SnapshotConfiguration(directory: path))
      try SnapshotConfiguration.$current.withValue(configuration) {
        try withKnownIssue(isIntermittent: true) {
          try body()
        } matching: { issue in
          messages.add(issue.comments.map(\.rawValue).joined(separator: "\n"))
          return true
        }
      }
    }
    return messages.all.map(withoutPaths)
  }
}

/// Texts, gathered from anywhere.
final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  func add(_ text: String) { lock.withLock { texts.append(text) } }
}
