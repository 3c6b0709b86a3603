// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "transc",
  products: [
    .executable(name: "transc", targets: ["transc"]),
    .library(name: "TransitionCompiler", targets: ["TransitionCompiler"]),
  ],
  targets: [
    // Text in, text out: source text and byte ranges; output bytes, numbers and JSON.
    .target(name: "TransitionText", swiftSettings: strict),
    .target(name: "TransitionDiagnostics", dependencies: ["TransitionText"], swiftSettings: strict),
    .target(
      name: "TransitionSyntax", dependencies: ["TransitionDiagnostics", "TransitionText"],
      swiftSettings: strict),
    // The intermediate form, and what evaluates it. It knows nothing of the stages before it.
    .target(name: "TransitionPlan", dependencies: ["TransitionText"], swiftSettings: strict),
    .target(
      name: "TransitionSemantics",
      dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionSyntax", "TransitionText"],
      swiftSettings: strict),
    .target(
      name: "TransitionLowering",
      dependencies: ["TransitionPlan", "TransitionSemantics", "TransitionText"],
      swiftSettings: strict),
    .target(
      name: "UIKitEmitter", dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionText"],
      swiftSettings: strict),
    .target(
      name: "TimelineEmitter", dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionText"],
      swiftSettings: strict),
    // The one pure function from a spec to its outputs.
    .target(
      name: "TransitionCompiler",
      dependencies: [
        "TimelineEmitter", "TransitionDiagnostics", "TransitionLowering", "TransitionPlan",
        "TransitionSemantics", "TransitionSyntax", "TransitionText", "UIKitEmitter",
      ],
      swiftSettings: strict),
    // Files, streams and the command line around it.
    .target(
      name: "TranscDriver",
      dependencies: ["TransitionCompiler", "TransitionDiagnostics", "TransitionText"],
      swiftSettings: strict),
    .executableTarget(name: "transc", dependencies: ["TranscDriver"], swiftSettings: strict),

    .target(
      name: "PlanFixtures", dependencies: ["TransitionPlan", "TransitionText"], path: "Tests/PlanFixtures",
      swiftSettings: strict),
    .testTarget(name: "TransitionTextTests", dependencies: ["TransitionText"], swiftSettings: strict),
    .testTarget(
      name: "TransitionPlanTests", dependencies: ["PlanFixtures", "TransitionPlan", "TransitionText"],
      swiftSettings: strict),
    .testTarget(
      name: "TimelineEmitterTests",
      dependencies: [
        "PlanFixtures", "TimelineEmitter", "TransitionDiagnostics", "TransitionPlan", "TransitionText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitEmitterTests",
      dependencies: [
        "PlanFixtures", "UIKitEmitter", "TransitionDiagnostics", "TransitionPlan", "TransitionText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    // Compiles generated Swift with swiftc against the headless UIKit in Tests/Support and runs it.
    .testTarget(
      name: "BehaviourTests",
      dependencies: ["PlanFixtures", "TransitionPlan", "UIKitEmitter"],
      swiftSettings: strict),
    .testTarget(
      name: "TransitionSyntaxTests",
      dependencies: ["TransitionDiagnostics", "TransitionSyntax", "TransitionText"],
      swiftSettings: strict),
    .testTarget(
      name: "TransitionDiagnosticsTests", dependencies: ["TransitionDiagnostics", "TransitionText"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TranscTests",
      dependencies: [
        "TranscDriver", "TransitionCompiler", "TransitionDiagnostics", "TransitionText", "transc",
      ],
      swiftSettings: strict),
  ]
)
