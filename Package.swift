// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "swift-selector",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "SelectorKit", targets: ["SelectorKit"]),
    .library(name: "SelectorForms", targets: ["SelectorForms"]),
    .library(name: "SelectorText", targets: ["SelectorText"]),
    .library(name: "SelectorTerminal", targets: ["SelectorTerminal"]),
    .library(name: "SelectorScenarios", targets: ["SelectorScenarios"]),
    .library(name: "SelectorSnapshots", targets: ["SelectorSnapshots"]),
    .library(name: "SelectorTesting", targets: ["SelectorTesting"]),
    .executable(name: "selector", targets: ["selector"]),
  ],
  targets: [
    .target(name: "SelectorKit", swiftSettings: strict),
    .target(name: "SelectorForms", dependencies: ["SelectorKit"], swiftSettings: strict),
    .target(
      name: "SelectorText", dependencies: ["SelectorKit", "SelectorForms"], swiftSettings: strict),
    .target(name: "CSelectorTerminal", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "SelectorTerminal",
      dependencies: ["CSelectorTerminal", "SelectorKit", "SelectorForms", "SelectorText"],
      swiftSettings: strict),
    .target(
      name: "SelectorScenarios",
      dependencies: ["SelectorKit", "SelectorForms", "SelectorText"],
      swiftSettings: strict),
    .target(
      name: "SelectorSnapshots", dependencies: ["SelectorForms", "SelectorText"],
      swiftSettings: strict),
    .target(
      name: "SelectorTesting",
      dependencies: [
        "SelectorKit", "SelectorForms", "SelectorText", "SelectorScenarios", "SelectorSnapshots",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "selector",
      dependencies: [
        "SelectorKit", "SelectorForms", "SelectorText", "SelectorScenarios", "SelectorSnapshots",
        "SelectorTerminal",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "SelectorKit", "SelectorForms", "SelectorText", "SelectorTerminal", "SelectorScenarios",
        "SelectorSnapshots", "SelectorTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SelectorKitTests", dependencies: ["SelectorKit"], swiftSettings: strict),
    .testTarget(
      name: "SelectorFormsTests",
      dependencies: ["SelectorForms", "SelectorKit", "SelectorText", "SelectorTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "SelectorTextTests",
      dependencies: [
        "SelectorText", "SelectorForms", "SelectorKit", "SelectorTerminal", "SelectorTesting",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalTrial", dependencies: ["SelectorTerminal", "SelectorForms", "SelectorKit"],
      path: "Tests/TerminalTrial", swiftSettings: strict),
    .testTarget(
      name: "SelectorTerminalTests",
      dependencies: [
        "SelectorTerminal", "SelectorText", "SelectorForms", "SelectorKit", "SelectorTesting",
        "TerminalTrial", "selector",
      ],
      exclude: ["Pty/pty-run.py"],
      swiftSettings: strict),
    .testTarget(
      name: "SelectorScenariosTests",
      dependencies: ["SelectorScenarios", "SelectorForms", "SelectorKit"],
      exclude: ["Scenarios"],
      swiftSettings: strict),
    .testTarget(
      name: "SelectorSnapshotsTests", dependencies: ["SelectorSnapshots"], swiftSettings: strict),
    .testTarget(
      name: "SelectorTestingTests",
      dependencies: [
        "SelectorKit", "SelectorForms", "SelectorText", "SelectorScenarios", "SelectorSnapshots",
        "SelectorTesting",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "SelectorCommandTests", dependencies: ["selector", "SelectorTesting"],
      exclude: ["__Snapshots__"], swiftSettings: strict),
  ]
)
