import UIKit

/// A motion that a finger can drive and that settles when it leaves: a run, or a motion between rest states.
@MainActor
class TransitionMotion: NSObject {
  var transition: TransitionDescription
  /// The gesture that drives it, if one does.
  var gesture: TransitionGesture?
  let ledger = TransitionLedger()
  /// The finger, counted from where it took over.
  var finger = TransitionFinger()
  /// The finger position that corresponds to where it took over.
  private var origin = TransitionFinger()
  /// The difference between what was seen then and what that finger position would show: it decreases along the way, so that
  /// nothing jumps.
  private var caught: (position: Double, rest: [TransitionSlot.ID: SIMD8<Double>])?
  var player: (any TransitionPlayer)?
  /// The original values of properties that have no rest value: restored at the end.
  private var found: [(slot: TransitionSlot, amount: TransitionAmount)] = []

  init(_ transition: TransitionDescription, by gesture: TransitionGesture?) {
    (self.transition, self.gesture) = (transition, gesture)
  }

  /// The finger has moved.
  func pull(to finger: TransitionFinger) {}
  /// It has left, or was taken away.
  func release(_ finger: TransitionFinger, isCancelled: Bool) {}

  // MARK: The finger

  /// The finger, with the way before it took over added.
  func counted(_ finger: TransitionFinger) -> TransitionFinger { finger.after(origin) }

  /// A finger begins to drive from a rest state.
  func beginAtRest() {
    (origin, caught) = (TransitionFinger(), nil)
    transition.beginning = nil
  }

  /// A finger takes over in the middle of a motion.
  /// - Parameter progress: How far its direction is, 0...1.
  func takeOver(at progress: CGFloat) {
    guard let gesture else { return }
    transition.beginning = seenPose
    let isDriving: Bool = gesture.evaluate(TransitionFinger()).isDriving
    if !isDriving { transition.beginning = nil }
    origin = isDriving ? TransitionFinger() : gesture.finger(at: min(max(progress, 0), 1))
    let drive: TransitionDrive = gesture.evaluate(origin)
    var rest: [TransitionSlot.ID: SIMD8<Double>] = [:]
    for shown in self.shown(drive) {
      let difference: SIMD8<Double> = shown.slot.difference(shown.amount, shown.slot.read())
      if (0..<8).contains(where: { abs(difference[$0]) > 1e-9 }) { rest[shown.slot.id] = difference }
    }
    caught = (position(drive), rest)
  }

  /// The values of everything that moves, as they are seen.
  private var seenPose: TransitionPose {
    var pose = TransitionPose()
    for part in transition.restPose(at: .to).parts {
      pose.set(part.element, part.kind, part.element.seen(part.kind))
    }
    return pose
  }

  /// The position of a finger between rests: from one rest to the next it grows by 1.
  private func position(_ drive: TransitionDrive) -> Double {
    gesture?.isAmongStates == true ? drive.position : Double(drive.progress)
  }

  /// The property values under a finger: parts of a frame or a transform that it does not move are as they were when it began.
  func shown(_ drive: TransitionDrive) -> [TransitionShown] {
    let driven: TransitionPose = drive.pose
    let whole: TransitionPose = drive.beginning.around(driven).setting(driven)
    var shown: [TransitionShown] = whole.shown().filter { shown in
      shown.parts.contains { part in
        driven.parts.contains { $0.element === part.element && $0.kind == part.kind }
      }
    }
    guard let caught else { return shown }
    let (here, there) = (position(drive), caught.position)
    let (low, high) = (there.rounded(.up) - 1, there.rounded(.down) + 1)
    let weight: Double = max(0, here < there ? (here - low) / (there - low) : (high - here) / (high - there))
    for index in shown.indices {
      if let rest = caught.rest[shown[index].slot.id] {
        shown[index].amount.color = nil
        shown[index].amount.numbers += rest * weight
      }
    }
    return shown
  }

  // MARK: What is changed for a while

  /// Sets what is hidden and held for the run.
  func take(_ holds: [TransitionHold]) {
    for hold in holds {
      if hold.isGeometric {
        let amount: TransitionAmount = transition.inLayout { hold.value(hold.element.view) }
        var pose = TransitionPose()
        pose.set(hold.element, hold.kind, amount)
        for shown in pose.shown() { keep(shown.slot) }
        transition.held.set(hold.element, hold.kind, amount)
      } else {
        hold.take(ledger)
      }
    }
  }

  /// Notes the value of a property, to restore it at the end.
  func keep(_ slot: TransitionSlot) {
    if !found.contains(where: { $0.slot.id == slot.id }) { found.append((slot, slot.read())) }
  }

  /// Gives everything back that was changed for a while.
  /// - Parameter rest: The property values at rest.
  func giveBack(except rest: [TransitionShown]) {
    for (slot, amount) in found.reversed() where !rest.contains(where: { $0.slot.id == slot.id }) {
      slot.write(amount)
    }
    found = []
    ledger.giveBack()
  }

  // MARK: Settling

  /// How far ahead a velocity is measured, in seconds.
  static let instant: CGFloat = 0.001

  /// Animates from the values under a finger to rest, each property at the velocity that the finger has given it.
  /// - Parameters:
  ///   - now: The values under the finger.
  ///   - next: The values an instant later.
  func settle(
    from now: [TransitionShown], _ next: [TransitionShown], to rest: [TransitionShown],
    _ timing: TransitionTiming,
    with others: [TransitionMove] = [], done: @escaping () -> Void
  ) {
    let whole = TransitionMoment(duration: timing.duration, curve: timing.curve)
    var isStraight: Bool = canPlay(rest.filter { !$0.parts.isEmpty })
    var moves: [TransitionMove] = []
    var starts: [TransitionAmount] = []
    var velocities: [SIMD8<Double>] = []
    var places: [(from: CGPoint, own: CGPoint)?] = []
    let begun: [TransitionShown] = transition.beginning?.shown() ?? []
    for shown in rest {
      var move = TransitionMove(slot: shown.slot, end: shown.amount, moment: whole)
      let here: TransitionShown? = now.first { $0.slot.id == shown.slot.id }
      let start: TransitionAmount =
        here?.amount ?? shown.slot.read(near: begun.first { $0.slot.id == shown.slot.id }?.amount)
      var velocity = SIMD8<Double>(repeating: 0)
      if timing.curve.isSpring, let here, let ahead = next.first(where: { $0.slot.id == shown.slot.id }) {
        velocity = Self.velocity(of: here, ahead, to: shown)
        if shown.slot.kind == .center {
          move.moment.velocity = CGVector(dx: velocity[0], dy: velocity[1])
        } else {
          let left: SIMD8<Double> = shown.amount.numbers - start.numbers
          let moving: [Int] = (0..<8).filter { number in abs(left[number]) > 1e-9 }
          let speed: Double = moving.first.map { velocity[$0] } ?? 0
          let tolerance: Double = 1e-6 * max(1, abs(speed))
          // UIKit takes a vector's length: nothing goes away from its end first.
          if speed < 0 || moving.contains(where: { number in abs(velocity[number] - speed) > tolerance }) {
            isStraight = false
          }
          move.moment.velocity = CGVector(dx: speed, dy: 0)
        }
      }
      if shown.slot.isHalfTurn(start, shown.amount) || shown.slot.isPartialBlur(start, shown.amount) {
        isStraight = false
      }
      moves.append(move)
      starts.append(start)
      velocities.append(velocity)
      // What lies in a screen goes from place to place in the container, wherever the screen is meanwhile.
      let first: TransitionShown? = here ?? begun.first { $0.slot.id == shown.slot.id }
      if let shift = first?.shift {
        let whole = CGPoint(x: start[3], y: start[4])
        places.append((shift.place, whole - shift.way))
      } else {
        places.append(nil)
      }
    }
    let otherStarts: [TransitionAmount] = others.map { $0.slot.read() }
    play(moves + others, isStraight: isStraight, duration: timing.duration, done: done) { [transition] time in
      for index in moves.indices {
        let (move, start) = (moves[index], starts[index])
        if time >= timing.duration {
          move.slot.write(move.end)
        } else {
          var amount = TransitionAmount(start.numbers)
          let end: SIMD8<Double> = move.end.numbers
          for number in 0..<8 where end[number] != start.numbers[number] {
            let share: Double = timing.curve.progress(
              at: time, of: timing.duration, velocity: velocities[index][number])
            amount.numbers[number] += (end[number] - start.numbers[number]) * share
          }
          if let (from, own) = places[index], let to = rest[index].shift, let part = rest[index].parts.last {
            let speed: SIMD8<Double> = velocities[index]
            let x: Double = timing.curve.progress(at: time, of: timing.duration, velocity: speed[3])
            let y: Double = timing.curve.progress(at: time, of: timing.duration, velocity: speed[4])
            let share = CGPoint(x: x, y: y)
            let whole = CGPoint(x: end[3], y: end[4])
            let place: CGPoint = from.mixed(with: to.place, at: share)
            let shift: CGPoint = part.element.shift(of: move.slot.view, to: place)
            let way: CGPoint = own.mixed(with: whole - to.way, at: share) + shift
            (amount.numbers[3], amount.numbers[4]) = (Double(way.x), Double(way.y))
          }
          move.slot.write(rest[index].parts.first.map { $0.kind.held(amount) } ?? amount)
        }
      }
      transition.layOut(rest)
      for (other, start) in zip(others, otherStarts) {
        other.slot.write(start.mixed(with: other.end, at: other.moment.progress(at: time)))
      }
    }
  }

  /// The initial velocity of each number, relative to its distance, per second.
  ///
  /// A place has one along each axis; anything else only towards its end. All parts of a transform share one: the finger's speed,
  /// projected on their way to rest, where a scale or an angle of 1 counts as half the diagonal.
  private static func velocity(
    of now: TransitionShown, _ next: TransitionShown, to rest: TransitionShown
  ) -> SIMD8<Double> {
    var left: SIMD8<Double> = rest.amount.numbers - now.amount.numbers
    var gone: SIMD8<Double> = (next.amount.numbers - now.amount.numbers) / Double(instant)
    if let from = now.shift?.place, let ahead = next.shift?.place, let to = rest.shift?.place {
      let way: CGPoint = to - from
      let speed: CGPoint = (ahead - from) / instant
      (left[3], left[4]) = (Double(way.x), Double(way.y))
      (gone[3], gone[4]) = (Double(speed.x), Double(speed.y))
    }
    var velocity = SIMD8<Double>(repeating: 0)
    let isPlace: Bool = now.parts.contains { $0.kind.isPlace }
    // What lies in a screen gets its place by its transform.
    let isShifted: Bool = rest.slot.kind == .transform && rest.parts.contains { $0.kind.isOfFrame }
    var numbers: [Int] = Array(0..<8)
    if rest.slot.kind == .transform {
      let size: CGSize = rest.slot.view.bounds.size
      let half: Double = hypot(Double(size.width), Double(size.height)) / 2
      let isUniform: Bool = !rest.parts.contains { $0.kind == .scaleX || $0.kind == .scaleY }
      var (way, speed): (Double, Double) = (0, 0)
      for number in 0..<7 where abs(left[number]) > 1e-9 {
        if isUniform, number == 1 { continue }
        if isShifted, number == 3 || number == 4 { continue }
        let unit: Double = number == 3 || number == 4 ? 1 : half
        way += left[number] * unit * left[number] * unit
        speed += gone[number] * unit * left[number] * unit
      }
      velocity = SIMD8(repeating: way > 0 ? max(0, speed / way) : 0)
      numbers = isShifted ? [3, 4] : []
    }
    var isFree: Bool = rest.slot.kind == .shadowOffset
    if rest.slot.kind == .center || isShifted { isFree = isPlace }
    for number in numbers where abs(left[number]) > 1e-9 {
      let own: Double = gone[number] / left[number]
      velocity[number] = isFree ? own : max(0, own)
    }
    return velocity
  }

  // MARK: Playing

  /// Whether Core Animation can animate these.
  func canPlay(_ shown: [TransitionShown]) -> Bool {
    for shown in shown {
      if !shown.slot.kind.isAnimatable { return false }
      for part in shown.parts where part.kind.isOfFrame && part.element.isShifted {
        // A place in the container of a view in a screen that moves: its own position differs in each frame.
        guard let side = part.element.side else { continue }
        let screen: TransitionElement = transition.screenElement(side)
        if transition.tracks.contains(where: {
          $0.element === screen && ($0.kind.isOfFrame || $0.kind.isOfTransform)
        }) {
          return false
        }
      }
    }
    return true
  }

  /// Plays with Core Animation where that can, otherwise frame by frame.
  func play(
    _ moves: [TransitionMove], isStraight: Bool, duration: TimeInterval, done: @escaping () -> Void,
    frame: @escaping (TimeInterval) -> Void
  ) {
    let player: any TransitionPlayer =
      isStraight
      ? TransitionAnimators(moves, duration: duration, done: done)
      : TransitionFrames(duration: duration, frame: frame, done: done)
    self.player = player
    player.start()
  }
}

extension CGPoint {
  /// The place on the way to another one, of which each coordinate has gone a share of its own.
  fileprivate func mixed(with end: CGPoint, at share: CGPoint) -> CGPoint {
    CGPoint(x: x + (end.x - x) * share.x, y: y + (end.y - y) * share.y)
  }
}
