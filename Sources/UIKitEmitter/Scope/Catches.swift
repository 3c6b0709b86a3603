import TransitionPlan

/// What a finger may take over while it plays: `catches`.
///
/// In a container of the app's own, what a finger of the other direction takes over has finished, and a run of its own begins
/// at once. Where UIKit has the containers, a run that it begins is not on the screen at once: there the run under way turns
/// round, as UIKit has its own transitions do it.
extension TransitionScope {
  /// The interactions that may take over what plays.
  var catching: [Int] { pulls.filter { !transition.interactions[$0].catches.isEmpty } }

  /// The directions that an interaction may take over while nobody pulls.
  func caughtPlaying(_ interaction: Int) -> [Direction] {
    played.filter {
      transition.interactions[interaction].catches.contains($0 == .forward ? .forward : .backward)
    }
  }

  /// Whether an interaction may take over what another finger has left, or itself.
  func catchesSettle(_ interaction: Int) -> Bool {
    transition.interactions[interaction].catches.contains(.settle)
  }

  /// Whether a run that nobody has pulled may come to be pulled.
  var catchesPlaying: Bool { pulls.contains { !caughtPlaying($0).isEmpty } }

  /// Whether a run of a direction may, that nobody has pulled.
  func isCaughtPlaying(_ direction: Direction) -> Bool {
    !isContainer && pulls.contains { caughtPlaying($0).contains(direction) }
  }

  /// Whether another gesture may go on with a run than the one that has begun it.
  var changesPull: Bool { !isContainer && !catching.isEmpty && (isPulledManyWays || catchesPlaying) }

  /// Whether an interaction may go on with a run of the other direction, which then turns round.
  func mayTurn(_ interaction: Int) -> Bool {
    guard !isContainer, played.count > 1 else { return false }
    let other = transition.interactions[interaction].direction.opposite
    let isReached = isPulled(other) || pulls.contains { caughtPlaying($0).contains(other) }
    return caughtPlaying(interaction).contains(other) || catchesSettle(interaction) && isReached
  }

  /// Whether any may.
  var mayTurn: Bool { pulls.contains(where: mayTurn) }

  /// The condition that a run goes the other way than an interaction.
  func isTurned(_ interaction: Int) -> String {
    "start == .\(names[transition.interactions[interaction].direction.end])"
  }
}
