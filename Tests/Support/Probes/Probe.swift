@_spi(Simulator) import UIKit

/// Tests one documented behaviour of UIKit. The headless UIKit has to show it with every answer to the undocumented questions.
@MainActor struct Probe {
  let name: String
  /// The page with the documentation: a path in Apple's documentation, or a complete URL.
  let source: String
  private let body: @MainActor () -> Void

  init(_ name: String, _ source: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.source = source.hasPrefix("http") ? source : "https://developer.apple.com/documentation/" + source
    self.body = body
  }

  /// The calls that were made, in order.
  static var log: [String] = []

  func run() {
    for conduct in Conduct.eachAnswer {
      Report.scenario = name
      Report.conduct = conduct.description
      Simulator.reset(conduct: conduct)
      Self.log = []
      body()
      Simulator.clock.stop()
      Report.endRun()
    }
  }

  static let all: [Probe] =
    ofAnimators + ofBlocks + ofContexts + ofCoordinators + ofNavigation + ofTabs + ofPresentations
    + ofRecognizers + ofScrollViews + ofSafeAreas + ofLayout + ofLayers + ofSnapshots + ofPublicCode
    + ofDynamics
}

/// Runs all probes and the app for devices, and prints the failures. With `--list`, it prints the names and sources of the probes
/// instead.
@main struct Probes {
  @MainActor static func main() {
    if CommandLine.arguments.contains("--list") {
      return print(Probe.all.map { "\($0.name)\t\($0.source)" }.joined(separator: "\n"))
    }
    Report.isBrief = true
    for probe in Probe.all { probe.run() }
    DeviceCheckRun.run()
  }
}

extension Report {
  /// Checks that no violation was recorded.
  static func noViolation() {
    equal("violations", Simulator.recorder.violations, [])
  }

  /// Checks that a violation with a text was recorded.
  static func violation(_ part: String) {
    let found = Simulator.recorder.violations
    check("'\(part)' is seen", found.contains { $0.contains(part) }, "\(found)")
  }
}
