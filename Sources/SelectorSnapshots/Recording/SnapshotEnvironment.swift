import Foundation

/// What the environment of a process says of snapshots.
///
/// | variable | meaning |
/// |---|---|
/// | `SELECTOR_RECORD` | a ``RecordMode``; any other word is an error, not a default |
/// | `CI` | anything but empty, `0` and `false`: nothing is written, whatever `SELECTOR_RECORD` says |
/// | `SELECTOR_SNAPSHOTS` | the folder for `__Snapshots__` where tests run apart from their sources |
/// | `SELECTOR_SNAPSHOT_LOG` | the file to which a line is added for each snapshot that was used |
public struct SnapshotEnvironment: Hashable, Sendable {
  /// The mode that the environment asks for, where neither an assertion nor a trait does.
  public var mode: RecordMode
  /// What is wrong with the environment; every assertion fails with it.
  public var complaint: String?
  /// The folder in which `__Snapshots__` lies instead of beside the test's source.
  public var directory: String?
  /// The file to which a line is added for each snapshot that was used.
  public var logPath: String?

  /// Reads the environment.
  ///
  /// - Parameter variables: The variables by their names.
  public init(_ variables: [String: String] = [:]) {
    mode = .missing
    if let word = variables["SELECTOR_RECORD"], !word.isEmpty {
      if let mode = RecordMode(rawValue: word) {
        self.mode = mode
      } else {
        let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        complaint = "SELECTOR_RECORD is \"\(word)\", expected one of \(words)"
        mode = .never
      }
    }
    if let word = variables["CI"], !["", "0", "false"].contains(word.lowercased()) {
      mode = .never
    }
    directory = variables["SELECTOR_SNAPSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
    logPath = variables["SELECTOR_SNAPSHOT_LOG"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The environment of this process.
  public static var process: Self { Self(ProcessInfo.processInfo.environment) }
}
