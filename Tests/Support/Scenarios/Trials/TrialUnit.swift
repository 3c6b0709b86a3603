/// The smallest part that can be run by itself to find a fault: a scenario in one behaviour of UIKit, a combination of the
/// matrix, the flights of one setting, or one sequence of events with a spec in its own app.
@MainActor struct TrialUnit {
  let name: String
  /// The scenario to which the unit belongs.
  var scenario: String?
  let run: @MainActor () -> Void
}
