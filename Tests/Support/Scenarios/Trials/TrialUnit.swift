/// The least that can be run by itself to find a fault: a scenario in one way in which UIKit may behave, a combination of the
/// matrix, the flights of one setting, or a spec in an app of its own through one course of events.
@MainActor struct TrialUnit {
  let name: String
  /// The scenario of which it is one way.
  var scenario: String?
  let run: @MainActor () -> Void
}
