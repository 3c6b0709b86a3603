import UIKit

/// A motion that a finger can drive and that settles after the finger lifts: a run, or a motion between rest states.
@MainActor class TransitionMotion: NSObject {
  final var transition: TransitionDescription
  let direction: TransitionDirection
  /// The gesture that drives the motion; nil if none does.
  final var gesture: TransitionGesture?
  /// The indices of the gestures that have driven it.
  final lazy var begun: [Int] = gesture.then { [$0.index] } ?? []
  let ledger = TransitionLedger()
  /// The last finger, including `origin`.
  final var finger = TransitionFinger()
  /// The finger position that corresponds to the values when the finger took over.
  final private(set) var origin = TransitionFinger()
  /// The differences between the values seen then and the values at that finger position: they decrease towards the next rest state, so
  /// that nothing jumps.
  final private var caught: (position: Double, rest: [TransitionShown])?
  final var player: (any TransitionPlayer)?
  /// The original values of properties that have no rest value: restored at the end.
  final private var found: [TransitionShown] = []

  init(_ transition: TransitionDescription, _ direction: TransitionDirection, by gesture: TransitionGesture?)
  { (self.transition, self.direction, self.gesture) = (transition, direction, gesture) }

  func pull(to finger: TransitionFinger) {}
  /// The finger has lifted, or was cancelled.
  func release(_ finger: TransitionFinger, isCancelled: Bool) {}

  // MARK: The finger
  /// A finger takes over in the middle of a motion.
  /// - Parameter progress: The progress in its direction, 0...1.
  func takeOver(at progress: CGFloat) {
    guard let gesture else { return }
    var seen = TransitionPose()
    let rest: TransitionPose = transition.restPose(at: .to)
    for part in rest.parts {
      let own = rest.parts(of: part.element).map(\.kind).only(\.isOfFrame)
      // A view may have gone along with its screen.
      for kind in [part.kind] + (own.isEmpty ? [] : [.center].parts(beside: own)) {
        seen.set(part.element, kind, part.element.seen(kind, in: rest))
      }
    }
    transition.beginning = seen
    let isDriving: Bool = gesture.evaluate(TransitionFinger()).isDriving
    if !isDriving { transition.beginning = nil }
    origin = isDriving ? TransitionFinger() : gesture.finger(at: min(max(progress, 0), 1))
    let drive: TransitionDrive = gesture.evaluate(origin)
    let offsets: [TransitionShown] = shown(drive).gather { shown in
      shown.with(TransitionAmount(shown.slot.difference(shown.amount, shown.slot.read())))
    }.only { $0.amount.numbers.isLarger(than: 1e-9) }
    caught = (position(drive), offsets)
  }

  /// The position between rest states: it grows by 1 from one to the next.
  private func position(_ drive: TransitionDrive) -> Double {
    (gesture?.isAmongStates ?? false) ? drive.position : Double(drive.progress)
  }

  /// The property values under a finger, each with the parts that the finger moves: the other parts of a frame or a transform are as they
  /// were when it began.
  func shown(_ drive: TransitionDrive) -> [TransitionShown] {
    let driven: TransitionPose = drive.pose
    let own = drive.beginning.only { driven.parts(of: $0.element).has(\.kind.isPart) }
    let shown: [TransitionShown] = own.around(driven).shown().gather { shown in
      let own: [TransitionPose.Part] = shown.parts.only { driven.value(of: $0.element, $0.kind) != nil }
      // A view in a screen whose transform the finger moves has its size in the container, as its place is there.
      let isKept: Bool = shown.slot.kind.is(.size) && shown.reach != nil && !shown.parts.isEmpty
      return own.isEmpty && !isKept ? nil : TransitionShown(shown.slot, shown.amount, own, shown.reach)
    }
    guard let caught else { return shown }
    let (here, there) = (position(drive), caught.position)
    let (low, high) = (there.rounded(.up) - 1, there.rounded(.down) + 1)
    let weight: Double = max(0, here < there ? (here - low) / (there - low) : (high - here) / (high - there))
    return shown.gather { shown in
      guard let rest = caught.rest.first(of: shown.slot) else { return shown }
      return shown.with(TransitionAmount(shown.amount.numbers.plus(rest.amount.numbers, times: weight)))
    }
  }

  // MARK: Temporary changes
  /// A gesture takes over. Each gesture that has driven has its calls once at the start and at the end.
  func take(_ next: TransitionGesture) {
    defer { gesture = next }
    if begun.contains(next.index) { return }
    begun.append(next.index)
    next.callHooks(at: .start, of: next.direction)
  }

  /// Calls the hooks of a moment: those of the transition and of the gestures that have driven.
  /// - Parameter turned: The moment for a gesture of the other direction; nil for the same one.
  func call(_ moment: TransitionCallMoment, turned: TransitionCallMoment? = nil) {
    transition.callHooks(at: moment, of: direction)
    for own in begun.gather({ transition.gestures[$0] }) {
      own.callHooks(at: own.direction.is(direction) ? moment : turned ?? moment, of: own.direction)
    }
  }

  func takeHolds() {
    let spans: [TransitionSpan] = [.run, .direction(direction)] + (gesture.isNil ? [] : [.interaction])
    let holds: [TransitionHold] = transition.holds.only { hold in
      // A part is in each pose, and an added view comes with the run.
      spans.contains(hold.span) || hold.span.is(.stay) && (hold.kind.isPart || hold.element.role.is(.added))
    }
    take(holds + (gesture?.holds ?? []))
  }

  /// Takes the holds of a gesture that has taken over.
  func takeHolds(of gesture: TransitionGesture, _ spans: [TransitionSpan]) {
    let before: TransitionPose = transition.held
    take(transition.holds.only { spans.contains($0.span) } + gesture.holds)
    // What is held from now on is seen at once, beside the other parts of its frame or transform.
    let held = transition.held.only { before.value(of: $0.element, $0.kind) != $0.amount }
    transition.beginning = transition.beginning?.setting(held)
    guard let begun = transition.beginning else { return }
    transition.set(begun.only { $0.kind.isPart && !held.parts(of: $0.element).isEmpty }.shown())
  }

  func take(_ holds: [TransitionHold]) {
    let pose: TransitionPose = transition.pose(of: holds)
    found += pose.shown().only { found.first(of: $0.slot).isNil }.present
    transition.held = transition.held.setting(pose)
    for hold in holds where !hold.kind.isPart { hold.take(ledger) }
  }

  /// Restores all temporary changes.
  /// - Parameter rest: The property values at rest.
  func giveBack(except rest: [TransitionShown]) {
    for shown in found.reversed() where rest.first(of: shown.slot).isNil { shown.write() }
    found = []
    ledger.giveBack()
  }

  // MARK: Settling
  /// The time over which velocities are measured, in seconds.
  static let instant: CGFloat = 0.001

  /// Animates from the values under a finger to rest, each property with the finger's velocity, which is computed from the values an
  /// instant later.
  func settle(
    from now: [TransitionShown], _ next: [TransitionShown], to rest: [TransitionShown],
    _ timing: TransitionTiming, with others: [TransitionMove] = [], done: @escaping () -> Void
  ) {
    var isStraight: Bool = transition.canPlay(rest.only { !$0.parts.isEmpty })
    var moves: [TransitionMove] = []
    let begun: [TransitionShown] = transition.beginning?.shown() ?? []
    var ways: [TransitionSettling] = []
    for shown in rest {
      let (here, first) = (now.first(of: shown.slot), begun.first(of: shown.slot))
      let start: TransitionAmount = here?.amount ?? shown.slot.read(near: first?.amount)
      var moment = TransitionTiming(timing.duration, timing.curve)
      var velocity: TransitionNumbers?
      if let here, let ahead = next.first(of: shown.slot) {
        let own = Self.velocity(of: here, ahead, to: shown, isOfSpring: timing.curve.isSpring)
        moment.velocity = CGVector(dx: own[0], dy: own[1])
        if shown.slot.kind != .center || !timing.curve.isSpring {
          let left: TransitionNumbers = shown.amount.numbers.minus(start.numbers)
          var whole: Double?
          for number in 0..<8 where abs(left[number]) > 1e-9 {
            let first: Double = whole ?? own[number]
            // UIKit takes the length of a spring's vector, so that no value can start away from its end.
            if first < 0 || abs(own[number] - first) > 1e-6 * max(1, first) { isStraight = false }
            whole = first
          }
          moment.start(at: whole ?? 0)
          // Core Animation moves a transform as a whole: a driven translation and a place go at different speeds.
          let parts: TransitionNumbers = shown.withoutPlace.minus(here.withoutPlace)
          if here.reach != nil, hypot(parts[3], parts[4]) > 1e-9 { isStraight = false }
        }
        velocity = own
      } else if [.size, .center].contains(shown.slot.kind),
        now.has({ $0.slot.view === shown.slot.view && $0.isOfFrame })
      {
        // The size and the centre of a frame start together.
        velocity = TransitionNumbers()
        moment.start(at: 0)
      }
      // A clip is bounds and a centre, for which UIKit reads the velocity of a spring differently.
      let isCut: Bool = shown.slot.kind.is(.clip) && velocity != nil && timing.curve.isSpring
      if isCut || !shown.slot.isPlayable(start, shown.amount) { isStraight = false }
      moves.append(TransitionMove(shown.slot, shown.amount, moment))
      ways.append(TransitionSettling(rest: shown, start: start, velocity: velocity, first: here?.reach))
    }
    player = (moves + others).play(
      isStraight: isStraight, duration: timing.duration,
      frame: { [transition, ways] time in
        // A place is computed with the first anchor, and setting an anchor moves the place.
        for way in ways where way.rest.slot.kind.is(.anchor) { way.rest.slot.write(way.start) }
        for way in ways {
          transition.set([time >= timing.duration ? way.rest : way.rest.with(way.amount(at: time, timing))])
        }
        others.frame(time)
      }, done: done)
  }

  /// The initial velocity of each number, relative to its distance, per second.
  ///
  /// A place has one along each axis with a spring, and one along its way with another curve. Any other property has one only towards its
  /// end. All parts of a transform share one: the finger's speed, projected on their way to rest, where a scale or an angle of 1 counts as
  /// half the diagonal.
  private static func velocity(
    of now: TransitionShown, _ next: TransitionShown, to rest: TransitionShown, isOfSpring: Bool
  ) -> TransitionNumbers {
    let here: TransitionNumbers = rest.split(now.withoutPlace)
    var left: TransitionNumbers = rest.split(rest.withoutPlace).minus(here)
    let step: TransitionNumbers = rest.split(next.withoutPlace).minus(here)
    var gone: TransitionNumbers = TransitionNumbers().plus(step, times: 1 / Double(instant))
    var velocity = TransitionNumbers()
    // A view in a screen gets its place by its transform.
    let isShifted: Bool = rest.slot.kind.is(.transform) && rest.reach != nil
    let (x, y): (Int, Int) = isShifted ? (3, 4) : (0, 1)
    var numbers: Range<Int> = 0..<8
    if rest.slot.kind.is(.transform) {
      let size: CGSize = rest.slot.view.bounds.size
      let half: Double = hypot(Double(size.width), Double(size.height)) / 2
      let isUniform: Bool = !rest.parts.has { $0.kind.is(.scaleX) || $0.kind.is(.scaleY) }
      var (way, speed): (Double, Double) = (0, 0)
      for number in 0..<7 where abs(left[number]) > 1e-9 && !(isUniform && number == 1) {
        let unit: Double = number == 3 || number == 4 ? 1 : half
        let own: Double = left[number] * unit
        way += own * own
        speed += own * gone[number] * unit
      }
      velocity = TransitionNumbers(repeating: way > 0 ? max(0, speed / way) : 0)
      numbers = isShifted ? 3..<5 : 0..<0
    }
    if let from = now.reach?.outer, let ahead = next.reach?.outer, let to = rest.reach?.outer {
      let (way, speed): (CGPoint, CGPoint) = (to - from, (ahead - from) / instant)
      (left[x], left[y]) = (Double(way.x), Double(way.y))
      (gone[x], gone[y]) = (Double(speed.x), Double(speed.y))
    }
    var isFree: Bool = rest.slot.kind.is(.shadowOffset) || rest.slot.kind.is(.clip)
    if rest.slot.kind.is(.center) || isShifted { isFree = now.parts.has { $0.kind.isPlace } }
    for number in numbers where abs(left[number]) > 1e-9 {
      let own: Double = gone[number] / left[number]
      velocity[number] = isFree && (number < 2 || isShifted) ? own : max(0, own)  // a length is no place
    }
    if isFree, !isOfSpring {
      let way: Double = left[x] * left[x] + left[y] * left[y]
      let along: Double = way > 0 ? max(0, (gone[x] * left[x] + gone[y] * left[y]) / way) : 0
      (velocity[x], velocity[y]) = (along, along)
    }
    return velocity
  }
}

/// The animation of a property from its value at the finger's release to rest.
@MainActor private struct TransitionSettling {
  let rest: TransitionShown
  let start: TransitionAmount
  /// Of each number that the finger moves, in whole distances per second.
  let velocity: TransitionNumbers?
  /// The place or the size in the container at the release, if the finger moves the view. Any other view goes along with its screen.
  let first: (outer: CGPoint, own: CGPoint)?

  func amount(at time: TimeInterval, _ timing: TransitionTiming) -> TransitionAmount {
    func share(_ number: Int) -> Double {
      guard let velocity else { return timing.curve.progress(at: time, of: timing.duration) }
      return timing.curve.starting(at: velocity[number], of: timing.duration)
        .progress(at: time, of: timing.duration, velocity: velocity[number])
    }
    let (begin, end) = (rest.split(start.numbers), rest.split(rest.amount.numbers))
    var numbers: TransitionNumbers = begin
    for number in 0..<8 where end[number] != begin[number] {
      numbers[number] += (end[number] - begin[number]) * share(number)
    }
    numbers = rest.split(numbers, isJoined: true)
    // A view in a screen moves in the container, independently of the screen's own motion.
    if let first, let last = rest.reach, let part = rest.parts.last {
      let (x, y): (Int, Int) = rest.slot.kind.is(.size) ? (0, 1) : (3, 4)
      let left: CGPoint = last.outer - first.outer
      let own: CGPoint = CGPoint(x: begin[x], y: begin[y]) - first.own
      let ownEnd: CGPoint = CGPoint(x: end[x], y: end[y]) - last.own
      let outer = CGPoint(x: first.outer.x + left.x * share(x), y: first.outer.y + left.y * share(y))
      let way = own + (ownEnd - own) * CGFloat(share(0)) + part.element.reaching(outer, by: rest.slot)
      (numbers[x], numbers[y]) = (Double(way.x), Double(way.y))
    }
    return rest.slot.kind.held(TransitionAmount(numbers))
  }
}
