import Foundation
@_spi(Simulator) import UIKit

/// What a unit does while no fault is active: where it comes to, and what it needs for that.
@MainActor struct TrialRehearsal: Codable {
  /// The places of the code under test that it reaches.
  let places: Set<Int>
  /// How many things happen in it, and are told: a measure of its length that is the same each time.
  let steps: Int
  /// Seconds of the processor's time.
  let seconds: Double
  /// All that happens in it, as a number that is another one when something else happens.
  let trace: Int
  /// The values in flight that it tells.
  let output: String
  /// The check that has failed, although there is no fault.
  let failure: String?

  /// Runs a unit, in a process of its own: a value that is made once, when it is first needed, is then made in each of them.
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

  /// Whether the same happens in the same places.
  func isSame(as other: TrialRehearsal) -> Bool {
    places == other.places && steps == other.steps && trace == other.trace && output == other.output
  }
}
