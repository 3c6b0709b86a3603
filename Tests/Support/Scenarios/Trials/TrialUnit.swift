@_spi(Simulator) import UIKit

/// The least that can be run by itself to find a fault: a scenario in one way in which UIKit may behave, a combination of the
/// matrix, or the flights of one setting.
@MainActor struct TrialUnit {
  let name: String
  /// The scenario of which it is one way.
  var scenario: String?
  let run: @MainActor () -> Void

  /// All that is known about a spec.
  /// - Parameters:
  ///   - apps: What its scenarios are called by.
  ///   - combinations: Those of the matrix that are tried.
  static func all(of apps: [String], combinations: [Combination], withFlights: Bool) -> [TrialUnit] {
    let own =
      apps == [PhotosApp.spec]
      ? Scenario.ofPhotos
      : (Scenario.specs + Scenario.fixtures).filter { scenario in
        apps.contains { scenario.name.hasPrefix("\($0): ") }
      }
    let flights = withFlights ? apps.flatMap(Flights.units(of:)) : []
    return own.flatMap(\.units) + combinations.map(unit) + flights
  }

  private static func unit(of combination: Combination) -> TrialUnit {
    TrialUnit(name: "\(combination)", scenario: nil) {
      let finding = MatrixRun.run(combination).findings.first
      Report.scenario = "\(combination)"
      Report.check(finding ?? "", finding == nil)
    }
  }
}
