import Foundation
import SelectorKit
import SelectorSnapshots
import SelectorText

extension Runner {
  /// Assertions on a frame of 1.7 kB, beside what was measured of swift-snapshot-testing.
  mutating func snapshots() {
    let section = "A snapshot of a frame of 1.7 kB"
    guard let samples = SnapshotSamples() else { return }
    defer { samples.remove() }
    var rows: [(name: String, aim: Double, peer: String, cost: Double)] = []
    func add(_ name: String, _ aim: Double, _ peer: String, _ step: @escaping (inout Int) -> Void) {
      guard arguments.includes(name, of: section) else { return }
      var states = [0]
      rows.append((name, aim, peer, stopwatch.costs(of: &states, step)[0].time))
    }
    add("held against a file", 20_000, "104–106 µs") { round in
      round = (round + 1) % samples.snapshots.count
      let outcome = samples.store.check(samples.texts[round], against: samples.snapshots[round])
      consume(outcome.isMatch ? 1 : 0)
    }
    add("held against a literal", 500, "0.11 µs, its comparison alone") { round in
      let text = samples.texts[0]
      let outcome = samples.store.check(text, matches: text, against: samples.snapshots[0])
      consume(outcome.isMatch ? 1 : 0)
    }
    add("difference of one row", 20_000, "117 µs") { round in
      consume(LineDifference(from: samples.texts[0], to: samples.changed).edits.count)
    }
    add("difference of one row, as lines to read", 20_000, "117 µs") { round in
      let difference = LineDifference(from: samples.texts[0], to: samples.changed)
      consume(UnifiedDifference(difference).lines.count)
    }
    guard !rows.isEmpty else { return }
    printTitle(
      section, note: "The peer's figures are from another run, of 500 recorded frames as here.")
    var table = Table(header: ["", "time", "aim", "swift-snapshot-testing"])
    for row in rows {
      table.rows.append([row.name, Figures.time(row.cost), Figures.time(row.aim), row.peer])
    }
    for line in table.lines() { print(line) }
  }
}

/// 500 frames, each recorded in a file.
private struct SnapshotSamples {
  let folder: String
  let store: SnapshotStore
  var texts: [String] = []
  var snapshots: [Snapshot] = []
  var changed = ""

  init?() {
    folder = FileManager.default.temporaryDirectory.path + "/bench-\(UUID().uuidString)"
    store = SnapshotStore(environment: SnapshotEnvironment())
    var selector = Samples.selector(1_000, search: nil)
    selector.open()
    let frame = TextRenderer(columns: 80, rows: 14).plain(selector)
    for number in 0..<500 {
      var text = frame + "\n\(number) "
      while text.utf8.count < 1_690 { text += "plain row \(number)\n" }
      let snapshot = Snapshot(
        of: SnapshotTest(suite: ["Bench"], function: "frame()"),
        at: SourcePlace(filePath: folder + "/Bench.swift", line: number + 1, column: 1),
        named: "\(number)", configuration: SnapshotConfiguration(record: .missing))
      guard case .recorded = store.check(text, against: snapshot) else { return nil }
      texts.append(text)
      snapshots.append(snapshot)
    }
    changed = texts[0].replacing("Option 3", with: "Another")
    if changed == texts[0] { changed = "x" + texts[0] }
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
