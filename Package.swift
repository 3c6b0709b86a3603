// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "transc",
  // For regular expressions and searches of the standard library. Xcode may build the tools of plugins for iOS.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "transc", targets: ["transc"]),
    // `transc lsp` alone.
    .executable(name: "transc-lsp", targets: ["transc-lsp"]),
    // Specs in builds: Documentation/builds.md.
    .plugin(name: "TransitionPlugin", targets: ["TransitionPlugin"]),
    .plugin(name: "GenerateTransitions", targets: ["GenerateTransitions"]),
    .plugin(name: "FormatTransitions", targets: ["FormatTransitions"]),
    .plugin(name: "CheckTransitions", targets: ["CheckTransitions"]),
    // For tools that embed the compiler: the one function, and what its arguments and results are made of.
    .library(
      name: "TransitionCompiler",
      targets: ["TransitionCompiler", "TransitionDiagnostics", "TransitionPlan", "TransitionText"]),
  ],
  targets: [
    // Text in, text out: source text and byte ranges; output bytes, numbers and JSON.
    .target(name: "TransitionText", swiftSettings: strict),
    .target(name: "TransitionDiagnostics", dependencies: ["TransitionText"], swiftSettings: strict),
    .target(
      name: "TransitionSyntax", dependencies: ["TransitionDiagnostics", "TransitionText"],
      swiftSettings: strict),
    // Parts of one task in threads of their own.
    .target(name: "TransitionWorkers", swiftSettings: strict),
    // The intermediate form, and what evaluates it. It knows nothing of the stages before it.
    .target(name: "TransitionPlan", dependencies: ["TransitionText"], swiftSettings: strict),
    .target(
      name: "TransitionSemantics",
      dependencies: [
        "TransitionDiagnostics", "TransitionPlan", "TransitionSyntax", "TransitionText", "TransitionWorkers",
      ],
      swiftSettings: strict),
    .target(
      name: "TransitionLowering",
      dependencies: [
        "TransitionDiagnostics", "TransitionPlan", "TransitionSemantics", "TransitionText",
        "TransitionWorkers",
      ],
      swiftSettings: strict),
    // Plan → what can be proved of it: under a finger, and on every way out.
    .target(
      name: "TransitionVerification",
      dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionText", "TransitionWorkers"],
      swiftSettings: strict),
    .target(
      name: "TransitionFormatter",
      dependencies: ["TransitionDiagnostics", "TransitionSyntax", "TransitionText"], swiftSettings: strict),
    .target(
      name: "UIKitEmitter", dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionText"],
      swiftSettings: strict, plugins: ["EmbedRuntime"]),
    // The emitter has the text of `Runtime` in it, which no target compiles.
    .plugin(name: "EmbedRuntime", capability: .buildTool(), dependencies: ["embed-runtime"]),
    .executableTarget(name: "embed-runtime", swiftSettings: strict),
    .target(
      name: "TimelineEmitter", dependencies: ["TransitionDiagnostics", "TransitionPlan", "TransitionText"],
      swiftSettings: strict),
    // The one pure function from a spec to its outputs.
    .target(
      name: "TransitionCompiler",
      dependencies: [
        "TimelineEmitter", "TransitionDiagnostics", "TransitionLowering", "TransitionPlan",
        "TransitionSemantics", "TransitionSyntax", "TransitionText", "TransitionVerification", "UIKitEmitter",
      ],
      swiftSettings: strict),
    // What there is to know of each diagnostic code.
    .target(
      name: "TransitionExplanations", dependencies: ["TransitionDiagnostics", "TransitionText"],
      swiftSettings: strict),
    // A plan for people: values at a moment, and plots.
    .target(
      name: "TransitionReports",
      dependencies: ["TransitionPlan", "TransitionText", "TransitionVerification"],
      swiftSettings: strict),
    // What editors ask while a spec is written: messages in, messages out.
    .target(
      name: "TransitionLanguageServer",
      dependencies: [
        "TransitionCompiler", "TransitionDiagnostics", "TransitionExplanations", "TransitionFormatter",
        "TransitionPlan", "TransitionReports", "TransitionSemantics", "TransitionSyntax", "TransitionText",
        "TransitionVerification", "TransitionWorkers",
      ],
      swiftSettings: strict, plugins: ["EmbedReference"]),
    // Editors show what Grammar.md says.
    .plugin(name: "EmbedReference", capability: .buildTool(), dependencies: ["embed-reference"]),
    .executableTarget(name: "embed-reference", swiftSettings: strict),
    // Files, streams and the command line around it.
    .target(
      name: "TranscDriver",
      dependencies: [
        "TransitionCompiler", "TransitionDiagnostics", "TransitionExplanations", "TransitionFormatter",
        "TransitionPlan", "TransitionReports", "TransitionText", "TransitionWorkers", "UIKitEmitter",
      ],
      swiftSettings: strict, plugins: ["EmbedSpecs"]),
    // `transc init` writes the specs of the repository.
    .plugin(name: "EmbedSpecs", capability: .buildTool(), dependencies: ["embed-specs"]),
    .executableTarget(name: "embed-specs", swiftSettings: strict),
    // The language server for the command line.
    .target(
      name: "TranscEditor",
      dependencies: ["TranscDriver", "TransitionCompiler", "TransitionLanguageServer", "TransitionText"],
      swiftSettings: strict),
    .executableTarget(name: "transc", dependencies: ["TranscDriver", "TranscEditor"], swiftSettings: strict),
    .executableTarget(
      name: "transc-lsp", dependencies: ["TranscDriver", "TranscEditor"], swiftSettings: strict),
    // `transc` for the plugins, which compile it with the app: without the language server.
    .executableTarget(name: "transc-build", dependencies: ["TranscDriver"], swiftSettings: strict),

    // What apps use. The package of the artifact bundle has the same plugins: Scripts/plugin-package.
    .plugin(name: "TransitionPlugin", capability: .buildTool(), dependencies: ["transc-build"]),
    .plugin(
      name: "GenerateTransitions",
      capability: .command(
        intent: .custom(
          verb: "generate-transitions", description: "Write the Swift of .transition files into Generated"),
        permissions: [.writeToPackageDirectory(reason: "writes the Swift of .transition files")]),
      dependencies: ["transc-build"]),
    .plugin(
      name: "FormatTransitions",
      capability: .command(
        intent: .custom(
          verb: "format-transitions", description: "Lay .transition files out in the one style"),
        permissions: [.writeToPackageDirectory(reason: "lays .transition files out")]),
      dependencies: ["transc-build"]),
    .plugin(
      name: "CheckTransitions",
      capability: .command(
        intent: .custom(verb: "check-transitions", description: "Report what is wrong with .transition files")
      ),
      dependencies: ["transc-build"]),

    // What `Benchmarks/run` runs. It is no product: packages that depend on this one never build it.
    .executableTarget(
      name: "TranscBenchmarks",
      dependencies: [
        "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan", "TransitionReports",
        "TransitionSemantics", "TransitionSyntax", "TransitionText",
      ],
      path: "Benchmarks/Sources", swiftSettings: strict),

    // Golden files, the repository's specs, what fix-its do, repeatable random numbers.
    .target(
      name: "TestSupport", dependencies: ["TransitionDiagnostics", "TransitionSyntax", "TransitionText"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    // Random specs of everything that the grammar has.
    .target(
      name: "SpecGenerator", dependencies: ["TestSupport", "TransitionSyntax"], path: "Tests/SpecGenerator",
      swiftSettings: strict),
    .target(
      name: "PlanFixtures", dependencies: ["TestSupport", "TransitionCompiler", "TransitionPlan"],
      path: "Tests/PlanFixtures",
      swiftSettings: strict),
    .testTarget(
      name: "TransitionTextTests", dependencies: ["TestSupport", "TransitionText"],
      exclude: ["JSON/Cases", "JSON/Golden"], swiftSettings: strict),
    .testTarget(
      name: "TransitionWorkersTests", dependencies: ["TransitionWorkers"], swiftSettings: strict),
    .testTarget(
      name: "TransitionDiagnosticsTests",
      dependencies: ["TestSupport", "TransitionDiagnostics", "TransitionText"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TransitionSyntaxTests",
      dependencies: [
        "SpecGenerator", "TestSupport", "TransitionDiagnostics", "TransitionSyntax", "TransitionText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TransitionExplanationsTests",
      dependencies: [
        "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionExplanations",
        "TransitionFormatter", "TransitionText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TransitionFormatterTests",
      dependencies: [
        "SpecGenerator", "TestSupport", "TransitionDiagnostics", "TransitionFormatter", "TransitionSyntax",
        "TransitionText",
      ],
      exclude: ["Cases"], swiftSettings: strict),
    .testTarget(
      name: "TransitionSemanticsTests",
      dependencies: [
        "SpecGenerator", "TestSupport", "TransitionCompiler", "TransitionDiagnostics",
        "TransitionExplanations",
        "TransitionLowering",
        "TransitionPlan", "TransitionSemantics", "TransitionSyntax", "TransitionText",
      ],
      exclude: ["Cases", "NearMisses", "Rejected"], swiftSettings: strict),
    .testTarget(
      name: "TransitionLoweringTests",
      dependencies: [
        "PlanFixtures", "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan",
        "TransitionText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TransitionPlanTests",
      dependencies: ["PlanFixtures", "TestSupport", "TransitionPlan", "TransitionText"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TimelineEmitterTests",
      dependencies: [
        "PlanFixtures", "TestSupport", "TimelineEmitter", "TransitionDiagnostics", "TransitionPlan",
        "TransitionText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "UIKitEmitterTests",
      dependencies: [
        "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan", "TransitionText",
        "UIKitEmitter",
      ],
      exclude: ["Golden", "Specs"], swiftSettings: strict),
    .testTarget(
      name: "TransitionReportsTests",
      dependencies: [
        "PlanFixtures", "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan",
        "TransitionReports", "TransitionText", "TransitionVerification",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    // The proofs against brute force: every path with real values, and random fingers.
    .testTarget(
      name: "TransitionVerificationTests",
      dependencies: [
        "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionLowering", "TransitionPlan",
        "TransitionSemantics", "TransitionSyntax", "TransitionText", "TransitionVerification",
      ],
      swiftSettings: strict),
    // The specs of the repository: what they say comes out of the evaluator.
    .testTarget(
      name: "SpecsTests",
      dependencies: [
        "SpecGenerator", "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan",
        "TransitionText",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    // Compiles generated Swift with swiftc against the headless UIKit in Tests/Support and runs it.
    .testTarget(
      name: "BehaviourTests",
      dependencies: [
        "SpecGenerator", "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionPlan",
        "TransitionText", "UIKitEmitter",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TransitionLanguageServerTests",
      dependencies: [
        "TestSupport", "TransitionCompiler", "TransitionDiagnostics", "TransitionExplanations",
        "TransitionFormatter", "TransitionLanguageServer", "TransitionPlan", "TransitionSemantics",
        "TransitionSyntax", "TransitionText",
      ],
      exclude: ["Dialogues"], swiftSettings: strict),
    .testTarget(
      name: "TranscTests",
      dependencies: [
        "TestSupport", "TranscDriver", "TranscEditor", "TransitionCompiler", "TransitionDiagnostics",
        "TransitionFormatter", "TransitionPlan", "TransitionText", "TransitionWorkers", "transc",
        "transc-build", "transc-lsp",
      ],
      swiftSettings: strict),
  ]
)
