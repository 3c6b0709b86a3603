import Foundation
@_spi(Simulator) import UIKit

/// The commands of the program for the matrix.
@MainActor enum MatrixProgram {
  private struct SpecAxes: Encodable {
    let spec: String
    let axes: [Combination.Axis]
    /// Pairs of values of two axes that exclude each other.
    let impossible: [[String]]
  }

  private struct Failure: Encodable {
    let combination: String
    let findings: [String]
  }

  private struct Summary: Encodable {
    let runs: Int
    let checks: Int
  }

  /// Prints the axes of each spec, one spec a line.
  static func printAxes() {
    for type in SpecApp.all {
      Simulator.reset(conduct: Conduct())
      guard let app = type.make(in: .plain) else { continue }
      let axes = Combination.axes(of: app)
      Report.write(SpecAxes(spec: type.spec, axes: axes, impossible: impossible(axes, app)))
      Simulator.clock.stop()
    }
  }

  /// A presented screen has a window. Outside a window, the place of a container in it is not defined.
  private static func impossible(_ axes: [Combination.Axis], _ app: SpecApp) -> [[String]] {
    guard app is PresentingApp else { return [] }
    return [["views", "windowLost", "inset", "yes"]]
      + Trip.all(of: app).filter { $0.start(in: app) == .to }.map { ["trip", "\($0)", "views", "noWindow"] }
  }

  /// Runs the combinations of a file, which has one a line. Prints those that fail, and the number of checks.
  static func run(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { exit(2) }
    var (runs, checks) = (0, 0)
    for line in text.split(separator: "\n") {
      guard let combination = Combination(line) else {
        print("not a combination: \(line)")
        exit(2)
      }
      let (findings, checkCount) = MatrixRun.run(combination)
      runs += 1
      checks += checkCount
      if !findings.isEmpty { Report.write(Failure(combination: "\(combination)", findings: findings)) }
    }
    Report.write(Summary(runs: runs, checks: checks))
  }

  /// Runs one combination and prints every event.
  static func run(alone text: String) {
    guard let combination = Combination(text[...]) else { exit(2) }
    let (findings, checkCount) = MatrixRun.run(combination)
    print(Simulator.recorder.text)
    print("\(combination): \(checkCount) checks")
    for finding in findings { print("  \(finding)") }
  }
}
