import Foundation
@_spi(Simulator) import UIKit

extension TrialUnit {
  /// The units of all tests of specs.
  /// - Parameters:
  ///   - apps: The prefixes of the names of the specs' scenarios. Empty means all specs.
  ///   - file: The file with the combinations of the matrix to try, one a line.
  ///   - isQuick: Whether flights are left out.
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
    // Each scenario runs only in the first and the last behaviour, which differ the most. The combinations cover the others.
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
