@_spi(Simulator) import UIKit

extension MatrixRun {
  /// A finger drags the to screen to its next rest state, or lets it go back. No hooks are called.
  mutating func dragAmongStates(_ trip: Trip, _ finger: SpecFinger) -> Outcome {
    let hasBegun = finger.begin()
    expect(hasBegun, "the finger begins")
    if !hasBegun { return .nothing }
    Simulator.clock.advance(by: 0.1)
    drag(finger, by: trip.farthestShare, to: trip.farthestShare)
    disturb()
    if trip.course == .turnedBack { finger.move(0) }
    let isTaken = combination.turn == .during || finger.recognizer()?.view?.window == nil
    var arrives = leave(trip, finger) && !isTaken
    if trip.isSettling, !isTaken {
      Simulator.clock.advance(by: finger.settling(isFinishing: arrives) * Double(trip.share) + 1e-4)
      if trip.percent < 100 { arrives = takeAgain(trip, finger, arrives) }
    }
    if arrives { app.arrive() }
    return .nothing
  }

  /// The finger takes over the settling. Nothing jumps, then or while the finger holds it, and the finger leads it to either end.
  /// - Parameter arrives: Whether the screen would arrive in the next state by itself.
  /// - Returns: Whether it arrives there.
  private mutating func takeAgain(_ trip: Trip, _ finger: SpecFinger, _ arrives: Bool) -> Bool {
    guard let container = app.container else { return arrives }
    func seen() -> [CGFloat] { app.objects.flatMap { $0.object.reading(in: container).places } }
    func isStill(_ before: [CGFloat]) -> Bool {
      zip(before, seen()).allSatisfy { abs($0 - $1) < 1e-6 }
    }
    let before = seen()
    let hasBegun = finger.begin()
    expect(hasBegun, "a finger takes over")
    if !hasBegun { return arrives }
    expect(isStill(before), "taken over at \(seen()), not \(before)")
    Simulator.clock.advance(by: 0.5)
    expect(isStill(before), "held at \(seen()), not \(before)")
    let end = Trip.Course.turningSettle.contains(trip.course) ? !arrives : arrives
    let share: CGFloat = end ? 0.75 : 0.25
    drag(finger, by: share - (app.seenShare ?? .nan), to: share)
    finger.end(end ? .finish : .cancel)
    return end
  }

  /// Moves the finger, and checks that the screen has a share of its way. With reduced motion, the screen stays where it is.
  private mutating func drag(_ finger: SpecFinger, by step: CGFloat, to share: CGFloat) {
    finger.move(step)
    if Simulator.reducesMotion { return }
    let seen = app.seenShare ?? .nan
    expect(abs(seen - share) < 1e-6, "dragged to \(seen), not \(share)")
  }
}
