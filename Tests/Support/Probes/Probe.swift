@_spi(Simulator) import UIKit

/// One thing that UIKit is documented to do, and that the headless UIKit has to do as well, however it answers what is not documented.
@MainActor struct Probe {
  let name: String
  /// The page that says so: below Apple's documentation, or a whole address.
  let source: String
  private let body: @MainActor () -> Void

  init(_ name: String, _ source: String, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.source = source.hasPrefix("http") ? source : "https://developer.apple.com/documentation/" + source
    self.body = body
  }

  /// What has been called, in order.
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

/// Runs all probes, and the app for devices, and prints what fails; with `--list` their names and sources.
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
  /// Nothing that UIKit forbids has been done.
  static func noViolation() {
    equal("violations", Simulator.recorder.violations, [])
  }

  /// Something has been done that UIKit forbids, and it is seen.
  static func violation(_ part: String) {
    let found = Simulator.recorder.violations
    check("'\(part)' is seen", found.contains { $0.contains(part) }, "\(found)")
  }
}
