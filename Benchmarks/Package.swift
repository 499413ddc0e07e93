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
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-selector", path: "..")],
  targets: [
    .target(name: "BenchCounters"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchCounters",
        .product(name: "SelectorKit", package: "swift-selector"),
        .product(name: "SelectorForms", package: "swift-selector"),
        .product(name: "SelectorText", package: "swift-selector"),
        .product(name: "SelectorSnapshots", package: "swift-selector"),
      ],
      swiftSettings: strict),
  ]
)
