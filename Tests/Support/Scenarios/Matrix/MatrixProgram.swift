import Foundation
@_spi(Simulator) import UIKit

/// What the program does for the matrix.
@MainActor enum MatrixProgram {
  private struct SpecAxes: Encodable {
    let spec: String
    let axes: [Combination.Axis]
    /// Values of two axes that do not go together.
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

  /// Prints the axes of each spec, one a line.
  static func printAxes() {
    for type in SpecApp.all {
      Simulator.reset(conduct: Conduct())
      guard let app = type.make(in: .plain) else { continue }
      let axes = Combination.axes(of: app)
      Report.write(SpecAxes(spec: type.spec, axes: axes, impossible: impossible(axes, app)))
      Simulator.clock.stop()
    }
  }

  /// What is presented has a window; and how far a container is from a window's corner that is in none cannot be asked.
  private static func impossible(_ axes: [Combination.Axis], _ app: SpecApp) -> [[String]] {
    guard app is PresentingApp else { return [] }
    return [["views", "windowLost", "inset", "yes"]]
      + Trip.all(of: app).filter { $0.start(in: app) == .to }.map { ["trip", "\($0)", "views", "noWindow"] }
  }

  /// Runs the combinations of a file, one a line, and prints those that fail, and how much was looked at.
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

  /// Runs one combination and prints all that happens.
  static func run(alone text: String) {
    guard let combination = Combination(text[...]) else { exit(2) }
    let (findings, checkCount) = MatrixRun.run(combination)
    print(Simulator.recorder.text)
    print("\(combination): \(checkCount) checks")
    for finding in findings { print("  \(finding)") }
  }
}
