import Foundation
@_spi(Simulator) import UIKit

/// The output of a scenario program: one JSON object a line, for a check or a sample.
@MainActor enum Report {
  private struct Check: Encodable {
    let scenario: String
    let conduct: String
    let check: String
    let ok: Bool
    let detail: String
  }

  private struct Sample: Encodable {
    let scenario: String
    let sample: String
    let time: Double
    let value: Double
  }

  /// The duration of a frame, in seconds.
  static let frame = 1.0 / 60

  /// The scenario that runs now, and the behaviour of UIKit in it where that is undocumented.
  static var scenario = ""
  static var conduct = ""
  /// Whether successful checks are only counted, with one line for each run of a scenario, and samples are printed in a short
  /// form.
  static var isBrief = false
  private static var checkCount = 0
  private static var lines = Data()
  /// Called when a check fails while output is collected, to try faults.
  static var whenFailing: ((_ check: String) -> Void)?
  /// The first check that has failed while output is collected.
  static var failure: String?
  /// The output while it is collected and not printed.
  private static var collected: Data?
  private static var collectedCount = 0

  /// Collects the samples instead of printing them. Of the checks, only the failing ones are noted.
  static func collecting(_ body: () -> Void) -> (text: String, lines: Int) {
    (collected, collectedCount) = (Data(), 0)
    body()
    let data = collected ?? Data()
    collected = nil
    return (String(decoding: data, as: UTF8.self), collectedCount)
  }

  static func check(_ name: String, _ ok: Bool, _ detail: @autoclosure () -> String = "") {
    if collected != nil {
      if ok { return }
      failure = failure ?? name
      whenFailing?("\(scenario): \(name)")
      return
    }
    checkCount += 1
    if isBrief, ok { return }
    write(Check(scenario: scenario, conduct: conduct, check: name, ok: ok, detail: ok ? "" : detail()))
  }

  static func equal<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
    check(name, found == expected, "\(found), not \(expected)")
  }

  static func near(_ name: String, _ found: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-6) {
    check(name, abs(found - expected) <= tolerance, "\(found), not \(expected)")
  }

  static func near(
    _ name: String, _ found: CGPoint, _ expected: CGPoint, within tolerance: CGFloat = 1e-6
  ) {
    let isNear = abs(found.x - expected.x) <= tolerance && abs(found.y - expected.y) <= tolerance
    check(name, isNear, "\(found), not \(expected)")
  }

  static func near(_ name: String, _ found: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-6) {
    let pairs = [
      (found.minX, expected.minX), (found.minY, expected.minY), (found.width, expected.width),
      (found.height, expected.height),
    ]
    check(name, pairs.allSatisfy { abs($0 - $1) <= tolerance }, "\(found), not \(expected)")
  }

  /// Checks that every transition without a finger took as long as `transitionDuration(using:)` said, because other animations
  /// run alongside it for that long. A value that is set frame by frame ends with the next frame. A run with a fallback or a
  /// withheld view takes less time, and is not checked.
  static func playedAsReported() {
    for case .played(let reported, let taken) in Simulator.recorder.events.map(\.event) {
      let isNear = taken > reported - 1e-6 && taken < reported + frame + 1e-6
      check("reported duration", isNear, "\(reported), not \(taken)")
    }
  }

  /// A value in flight, `time` seconds after its animation has started. The test compares it with the evaluator.
  static func sample(_ name: String, at time: Double, _ value: CGFloat) {
    guard value.isFinite else { return check("\(name) can be sampled", false, "at \(time): \(value)") }
    if isBrief, collected == nil {
      lines += Data("value\t\(scenario)\t\(name)\t\(time)\t\(Double(value))\n".utf8)
      return
    }
    write(Sample(scenario: scenario, sample: name, time: time, value: Double(value)))
  }

  /// Ends the run of a scenario in one behaviour of UIKit.
  static func endRun() {
    guard isBrief, collected == nil else { return }
    lines += Data("run\t\(scenario)\t\(conduct)\t\(checkCount)\n".utf8)
    FileHandle.standardOutput.write(lines)
    (lines, checkCount) = (Data(), 0)
  }

  static func write(_ line: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var data = try? encoder.encode(line) else { exit(2) }
    data.append(UInt8(ascii: "\n"))
    if collected != nil {
      collected?.append(data)
      collectedCount += 1
      return
    }
    FileHandle.standardOutput.write(data)
  }
}
