import Foundation
@_spi(Simulator) import UIKit

/// The behaviour of a unit without a fault: the places that it reaches, and the resources that it needs.
@MainActor struct TrialRehearsal: Codable {
  /// The places in the code under test that the unit reaches.
  let places: Set<Int>
  /// The number of events and output lines: a measure of its length that is the same in each run.
  let steps: Int
  /// Seconds of processor time.
  let seconds: Double
  /// A hash of all events of the unit.
  let trace: Int
  /// The samples that the unit prints.
  let output: String
  /// A check that has failed, although no fault is active.
  let failure: String?

  /// Runs a unit, in its own process. Values that are created once on first use are then created in each of these processes.
  init(of unit: TrialUnit) {
    Report.failure = nil
    let start = clock()
    FaultSwitch.startRecording()
    let (output, lines) = Report.collecting { unit.run() }
    places = FaultSwitch.reached
    steps = Simulator.clock.eventCount + lines
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    self.output = output
    trace = Simulator.recorder.text.hashValue
    failure = Report.failure
  }

  /// Whether both units behave in the same way and reach the same places.
  func isSame(as other: TrialRehearsal) -> Bool {
    places == other.places && steps == other.steps && trace == other.trace && output == other.output
  }
}
