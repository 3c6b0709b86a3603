@_spi(Simulator) import UIKit

/// The least that can be run by itself to find a fault: a scenario in one way in which UIKit may behave, a combination of the
/// matrix, or the flights of one setting.
@MainActor struct TrialUnit {
  let name: String
  /// The scenario of which it is one way.
  var scenario: String?
  let run: @MainActor () -> Void

  /// All that is known about a spec.
  /// - Parameter combinations: Those of the matrix that are tried.
  static func all(of spec: String, combinations: [Combination], withFlights: Bool) -> [TrialUnit] {
    let scenarios = spec == PhotosApp.spec ? Scenario.ofPhotos : Scenario.specs
    let own = scenarios.filter { spec == PhotosApp.spec || $0.name.hasPrefix("\(spec): ") }
    return own.flatMap(\.units) + combinations.map(unit) + (withFlights ? Flights.units(of: spec) : [])
  }

  private static func unit(of combination: Combination) -> TrialUnit {
    TrialUnit(name: "\(combination)", scenario: nil) {
      let finding = MatrixRun.run(combination).findings.first
      Report.scenario = "\(combination)"
      Report.check(finding ?? "", finding == nil)
    }
  }
}
