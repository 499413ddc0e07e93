// swift-tools-version: 6.2
import PackageDescription

// What `.ci/mutate --self-test` edits.
let package = Package(
  name: "sample",
  targets: [
    .target(name: "Sample", swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "SampleTests", dependencies: ["Sample"]),
  ])
