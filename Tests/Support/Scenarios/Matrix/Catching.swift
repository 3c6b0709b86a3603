@_spi(Simulator) import UIKit

/// What a gesture takes over while it goes on by itself, as `catches` says.
enum Catch {
  case forward, backward, settle

  /// What plays on the way to a screen.
  static func playing(to side: Side) -> Catch { side == .to ? .forward : .backward }
}

extension Trip.Course {
  /// A finger takes over what plays.
  static let takingOver: [Trip.Course] = [
    .caught, .reversed, .caughtTwice, .caughtReleased, .caughtTaken, .caughtFailed,
  ]

  /// A finger takes over what settles, and turns it round.
  static let turningSettle: [Trip.Course] = [
    .finishReversed, .cancelReversed, .finishByAnother, .cancelByAnother,
  ]
}

extension SpecApp {
  /// The finger that takes over what another one has left.
  func another(than index: Int) -> Int? {
    fingers.indices.first { $0 != index && fingers[$0].catches.contains(.settle) }
  }
}

extension MatrixRun {
  // MARK: What may not be taken over

  /// Each finger that may not tries to take what is under way in hand, and the app to go back: neither may disturb it.
  mutating func interrupt(_ caught: Catch) {
    // A crossfade may be over by now.
    if !app.isUnderWay { return }
    for finger in app.fingers
    where !finger.catches.contains(caught) || !canTake(finger) || combination.turn == .during {
      let hasBegun = finger.begin()
      expect(!hasBegun, "a finger begins in the middle")
      if hasBegun { finger.end(.cancel) }
    }
    // A navigation controller's stack may not be changed meanwhile; a dismissal is ignored.
    if app.canAskMeanwhile { app.go(to: .from, animated: true) }
  }

  // MARK: What may

  /// A finger takes what plays in hand: nothing jumps, and where it leads that, it ends.
  mutating func catchPlaying(_ trip: Trip) -> Outcome {
    let finger = app.fingers[trip.finger]
    let isTaken = canTake(finger) && take(finger)
    disturb()
    let end = isTaken ? lead(trip, finger) : trip.side
    return end == trip.side ? .finished : .cancelled
  }

  /// What settles, when the fingers try what they may.
  /// - Parameter outcome: How it ends by itself.
  /// - Returns: How it ends.
  mutating func settle(_ trip: Trip, _ outcome: Outcome) -> Outcome {
    let index = trip.isByAnother ? app.another(than: trip.finger) : trip.finger
    // What goes on although the size has changed is not to be had: a finger that held it would be cancelled at once.
    guard combination.turn != .during, let finger = index.map({ app.fingers[$0] }),
      finger.catches.contains(.settle), canTake(finger)
    else {
      interrupt(.settle)
      return outcome
    }
    if !take(finger, isRecycled: combination.views == .recycled) { return outcome }
    let end = outcome == .finished ? trip.side : trip.side.other
    let side = lead(finger, to: Trip.Course.turningSettle.contains(trip.course) ? end.other : end)
    if side == trip.side { return .finished }
    return trip.isByAnother && !app.goesOnAsOneRun ? .returned : .cancelled
  }

  /// Whether there is something to take, and the finger can be where that is.
  private func canTake(_ finger: SpecFinger) -> Bool {
    app.isUnderWay && finger.recognizer()?.view?.window != nil
  }

  /// How far the way of a finger has come, as it is seen; nil where that cannot be seen of one thing.
  private func position(of finger: SpecFinger) -> CGFloat? {
    app.seenShare.map { finger.side == .to ? $0 : 1 - $0 }
  }

  /// A finger comes down on what is under way: nothing jumps, then or as long as it stands, and no other finger gets it.
  /// - Parameter isRecycled: Whether the cell has gone to another item before: what flies is then on its way to the cell that
  ///   the item has now, from where it was for the other, and is put on the whole way to that.
  /// - Returns: Whether it has it.
  private mutating func take(_ finger: SpecFinger, isRecycled: Bool = false) -> Bool {
    guard let container = app.container else {
      expect(false, "there is a container")
      return false
    }
    func seen() -> [[CGFloat]] {
      app.objects.filter { !isRecycled || $0.name != app.picture }
        .map { $0.object.reading(in: container).places }
    }
    let before = seen()
    let position = position(of: finger)
    let hasBegun = finger.begin()
    expect(hasBegun, "a finger takes over")
    if !hasBegun { return false }
    // What has swung past its end is taken over at the end.
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

  /// More points than anything goes.
  private static let longestWay: CGFloat = 1000

  private mutating func expectStill(
    _ before: [[CGFloat]], _ after: [[CGFloat]], within tolerance: CGFloat, _ moment: String
  ) {
    let isStill =
      before.count == after.count
      && zip(before, after).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < tolerance } }
    expect(isStill, "\(moment) at \(after), not \(before)")
  }

  /// The finger that has taken over what plays does what its course says.
  /// - Returns: Where it ends.
  private mutating func lead(_ trip: Trip, _ finger: SpecFinger) -> Side {
    // The system has taken it away.
    let isLost = combination.turn == .during || finger.recognizer()?.view?.window == nil
    switch trip.course {
    case _ where isLost: finger.end(.finish)  // the finger itself leaves later
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
      let isRecycled = combination.views == .recycled
      return canTake(finger) && take(finger, isRecycled: isRecycled) ? lead(finger, to: trip.side) : end
    default: return lead(finger, to: trip.side)
    }
    return finger.side.other
  }

  /// The finger leads what it holds towards a screen, as exactly as it goes itself, and leaves so that it ends there.
  private mutating func lead(_ finger: SpecFinger, to side: Side) -> Side {
    let isFinishing = side == finger.side
    let share: CGFloat = isFinishing ? 0.75 : 0.25
    if let position = position(of: finger) {
      finger.move(share - position)
      let position = self.position(of: finger) ?? .nan
      // What a spring had swung beyond its end goes with the way.
      expect(abs(position - share) < 1e-3, "led to \(position), not \(share)")
    } else {
      finger.move(share)
    }
    finger.end(isFinishing ? .finish : .cancel)
    return side
  }
}
