@_spi(Simulator) import UIKit

/// The least that can be run by itself to find a fault: a scenario in one way in which UIKit may behave, a combination of the
/// matrix, or the flights of one setting.
@MainActor struct TrialUnit {
  let name: String
  /// The scenario of which it is one way.
  var scenario: String?
  let run: @MainActor () -> Void

  /// All that is known about specs.
  /// - Parameters:
  ///   - apps: What the specs' scenarios are called by; empty for all specs.
  ///   - combinations: Those of the matrix that are tried.
  ///   - isQuick: Whether no flights are tried.
  static func all(of apps: [String], combinations: [Combination], isQuick: Bool) -> [TrialUnit] {
    let named =
      apps.isEmpty
      ? Scenario.specs + Scenario.fixtures
      : (Scenario.specs + Scenario.fixtures).filter { scenario in
        apps.contains { scenario.name.hasPrefix("\($0): ") }
      }
    let own = (apps.isEmpty || apps.contains(PhotosApp.spec) ? Scenario.ofPhotos : []) + named
    // In two ways only, those that have least in common: the combinations have the others.
    let tried = own.flatMap { $0.units.prefix(1) + $0.units.dropFirst().suffix(1) } + combinations.map(unit)
    let flown = apps.isEmpty ? SpecApp.specs.map { $0.spec } : apps
    return isQuick ? tried : tried + flown.flatMap(Flights.units(of:))
  }

  private static func unit(of combination: Combination) -> TrialUnit {
    TrialUnit(name: "\(combination)", scenario: nil) {
      let finding = MatrixRun.run(combination).findings.first
      Report.scenario = "\(combination)"
      Report.check(finding ?? "", finding == nil)
    }
  }
}
