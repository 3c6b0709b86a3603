import Foundation
@_spi(Simulator) import UIKit

extension TrialUnit {
  /// All that is known about specs.
  /// - Parameters:
  ///   - apps: What the specs' scenarios are called by; empty for all specs.
  ///   - file: Has the combinations of the matrix that are tried, one a line.
  ///   - isQuick: Whether no flights are tried.
  static func all(of apps: [String], file: String, isQuick: Bool) -> [TrialUnit] {
    let combinations = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
      .compactMap { Combination($0) }
    guard let combinations else { exit(2) }
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
