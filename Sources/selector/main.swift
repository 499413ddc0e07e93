import Foundation
import SelectorScenarios

var passed = 0
var failed = 0
for path in CommandLine.arguments.dropFirst() {
  do {
    let bytes = try InputFile.bytes(of: path)
    let scenario = try Scenario(bytes: bytes)
    let failures = try ScenarioPlayer.play(scenario)
    for failure in failures { print("\(path): \(failure)") }
    if failures.isEmpty { passed += 1 } else { failed += 1 }
  } catch {
    print("\(path): \(error)")
    failed += 1
  }
}
print("\(passed) passed, \(failed) failed")
