@_spi(Simulator) import UIKit

/// The runs that a gesture takes over while no finger drives them: the words after `catches`.
enum Catch {
  case forward, backward, settle

  /// The run that plays towards a screen.
  static func playing(to side: Side) -> Catch { side == .to ? .forward : .backward }
}

extension Trip.Course {
  /// The courses in which a finger takes over a run that plays.
  static let takingOver: [Trip.Course] = [
    .caught, .reversed, .caughtTwice, .caughtReleased, .caughtTaken, .caughtFailed,
  ]

  /// The courses in which a finger takes over a run that settles, and reverses it.
  static let turningSettle: [Trip.Course] = [
    .finishReversed, .cancelReversed, .finishByAnother, .cancelByAnother,
  ]
}

extension SpecApp {
  /// Another finger, which takes over what the finger with this number has left.
  func another(than index: Int) -> Int? {
    fingers.indices.first { $0 != index && fingers[$0].catches.contains(.settle) }
  }
}

extension MatrixRun {
  // MARK: Runs that may not be taken over

  /// Each finger that may not take over the run tries to begin, and the app tries to go back. Neither may have an effect.
  mutating func interrupt(_ caught: Catch) {
    // A crossfade may already be over.
    if !app.isUnderWay { return }
    for finger in app.fingers
    where !finger.catches.contains(caught) || !canTake(finger) || combination.turn == .during {
      let hasBegun = finger.begin()
      expect(!hasBegun, "a finger begins in the middle")
      if hasBegun { finger.end(.cancel) }
    }
    // A presentation ignores a dismissal during a run. The stack of a navigation controller may not be changed during one.
    if app.canAskMeanwhile { app.go(to: .from, animated: true) }
  }

  // MARK: Runs that may be taken over

  /// A finger takes over a run that plays. Nothing jumps, and the run ends where the finger leads it.
  mutating func catchPlaying(_ trip: Trip) -> Outcome {
    let finger = app.fingers[trip.finger]
    let isTaken = canTake(finger) && take(finger)
    disturb()
    let end = isTaken ? lead(trip, finger) : trip.side
    return end == trip.side ? .finished : .cancelled
  }

  /// Lets the fingers try to take over a run that settles.
  /// - Parameter outcome: The outcome if no finger takes over.
  /// - Returns: The outcome.
  mutating func settle(_ trip: Trip, _ outcome: Outcome) -> Outcome {
    let index = trip.isByAnother ? app.another(than: trip.finger) : trip.finger
    // A run that goes on after a change of the size cannot be taken over: the new gesture would be cancelled at once.
    guard combination.turn != .during, let finger = index.map({ app.fingers[$0] }),
      finger.catches.contains(.settle), canTake(finger)
    else {
      interrupt(.settle)
      return outcome
    }
    if !take(finger) { return outcome }
    let end = outcome == .finished ? trip.side : trip.side.other
    let side = lead(finger, to: Trip.Course.turningSettle.contains(trip.course) ? end.other : end)
    if side == trip.side { return .finished }
    return trip.isByAnother && !app.goesOnAsOneRun ? .returned : .cancelled
  }

  /// Whether a run is under way and the finger's view is in a window.
  private func canTake(_ finger: SpecFinger) -> Bool {
    app.isUnderWay && finger.recognizer()?.view?.window != nil
  }

  /// The visible progress of the direction of a finger, or nil if no single view shows it.
  private func position(of finger: SpecFinger) -> CGFloat? {
    app.seenShare.map { finger.side == .to ? $0 : 1 - $0 }
  }

  /// A finger takes over the run. Nothing jumps, then or while the finger holds it, and no other finger can begin.
  /// - Returns: Whether the finger has begun.
  private mutating func take(_ finger: SpecFinger) -> Bool {
    guard let container = app.container else {
      expect(false, "there is a container")
      return false
    }
    func seen() -> [[CGFloat]] {
      app.objects.map { $0.object.reading(in: container).places }
    }
    let before = seen()
    let position = position(of: finger)
    let hasBegun = finger.begin()
    expect(hasBegun, "a finger takes over")
    if !hasBegun { return false }
    // A value beyond its end is taken over at the end.
    let excess = position.map { max(-$0, $0 - 1, 0) } ?? 0
    expect(excess < 0.02, "it swings past its end by \(excess)")
    let taken = seen()
    expectStill(before, taken, within: 1e-6 + excess * Self.longestWay, "taken over")
    Simulator.clock.advance(by: 0.5)
    expect(app.isUnderWay, "what a finger holds stays under way")
    expectStill(taken, seen(), within: 1e-6, "held")
    let held = finger.recognizer()
    for other in app.fingers where other.recognizer() !== held {
      expect(!other.begin(), "another finger takes what is held")
    }
    return true
  }

  /// More points than anything moves.
  private static let longestWay: CGFloat = 1000

  private mutating func expectStill(
    _ before: [[CGFloat]], _ after: [[CGFloat]], within tolerance: CGFloat, _ moment: String
  ) {
    let isStill =
      before.count == after.count
      && zip(before, after).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < tolerance } }
    expect(isStill, "\(moment) at \(after), not \(before)")
  }

  /// The finger that has taken over the run does what the course says.
  /// - Returns: The screen at which the run ends.
  private mutating func lead(_ trip: Trip, _ finger: SpecFinger) -> Side {
    // The system has cancelled the gesture.
    let isLost = combination.turn == .during || finger.recognizer()?.view?.window == nil
    switch trip.course {
    case _ where isLost: finger.end(.finish)  // the finger itself is lifted later
    case .caughtTaken: finger.recognizer()?.cancelTouches()
    case .caughtFailed: finger.recognizer()?.fail()
    case .caughtReleased:
      let finishes = finger.finishes(position(of: finger) ?? .nan, .cancel)
      finger.end(.cancel)
      return finishes ? finger.side : finger.side.other
    case .reversed: return lead(finger, to: trip.side.other)
    case .caughtTwice:
      let end = lead(finger, to: trip.side.other)
      Simulator.clock.advance(by: 0.05)
      return canTake(finger) && take(finger) ? lead(finger, to: trip.side) : end
    default: return lead(finger, to: trip.side)
    }
    return finger.side.other
  }

  /// The finger leads the run towards a screen, and is lifted so that it ends there. The run must follow it exactly.
  private mutating func lead(_ finger: SpecFinger, to side: Side) -> Side {
    let isFinishing = side == finger.side
    let share: CGFloat = isFinishing ? 0.75 : 0.25
    if let position = position(of: finger) {
      finger.move(share - position)
      let position = self.position(of: finger) ?? .nan
      // The distance by which a spring was beyond its end is lost with the movement.
      expect(abs(position - share) < 1e-3, "led to \(position), not \(share)")
    } else {
      finger.move(share)
    }
    finger.end(isFinishing ? .finish : .cancel)
    return side
  }
}
