import UIKit

/// The motions that a gesture may take over while they play.
enum TransitionMotionKind { case forward, backward, settle }

/// The values that a finger drives, and the timings after it lifts.
@MainActor final class TransitionGesture: TransitionStatements {
  /// A rule about a scroll view, or about another gesture of a kind.
  @MainActor struct Rule {
    enum Sort: TransitionCase { case simultaneous, handsOver, outranks, waits }
    let sort: Sort
    let element: TransitionElement
    var kind: TransitionGestureKind = .pan(.any)
    var condition: ((TransitionFinger) -> Bool)?

    var scroll: UIScrollView? { element.view as? UIScrollView }
    func applies(_ finger: TransitionFinger) -> Bool { condition?(finger) ?? true }
  }

  let direction: TransitionDirection
  let kind: TransitionGestureKind
  let element: TransitionElement
  /// Its number in the description.
  let index: Int
  /// Whether it moves between the rest states of the to screen, and whether it may go on from these to the from screen.
  var isAmongStates: Bool = false
  var mayLeave: Bool = false
  /// The motions that it may take over.
  var catches: [TransitionMotionKind] = []
  /// The timings with which it settles, and both at once.
  var finish = TransitionTiming(0.3)
  var cancel = TransitionTiming(0.3)
  var settle = TransitionTiming(0.3) { didSet { (finish, cancel) = (settle, settle) } }
  private(set) var condition: (TransitionFinger) -> Bool = { _ in true }
  private(set) var rules: [Rule] = []
  private(set) var present: (() -> Void)?
  private(set) var ask: (() -> UIViewController?)?
  private var body: (TransitionFinger, inout TransitionDrive) -> Void = { _, _ in }
  /// The properties that it drives with values; they have rest values as well.
  private(set) var driven: [TransitionPose.Part] = []

  init(
    _ direction: TransitionDirection, by kind: TransitionGestureKind, on element: TransitionElement,
    _ index: Int
  ) { (self.direction, self.kind, self.element, self.index) = (direction, kind, element, index) }

  private var description: TransitionDescription { element.description }

  /// Whether it may take over a run in a direction; a run that a finger has pulled counts as `settle`.
  func mayTake(_ direction: TransitionDirection, isPulled: Bool) -> Bool {
    !isAmongStates && catches.contains(isPulled ? .settle : direction.is(.forward) ? .forward : .backward)
  }

  /// `begin when`.
  func begins(when condition: @escaping (TransitionFinger) -> Bool) { self.condition = condition }

  /// `simultaneous with`: a scroll view's own pan may be recognized together with this gesture.
  func simultaneous(with scroll: TransitionElement, when condition: ((TransitionFinger) -> Bool)? = nil) {
    rules.append(Rule(sort: .simultaneous, element: scroll, condition: condition))
  }

  /// `hands over to`: a finger on a scroll view scrolls as long as the view can scroll in its direction.
  func handsOver(to scroll: TransitionElement, when condition: ((TransitionFinger) -> Bool)? = nil) {
    rules.append(Rule(sort: .handsOver, element: scroll, condition: condition))
  }

  /// `outranks`: another gesture waits for this one to fail.
  func outranks(_ kind: TransitionGestureKind, on element: TransitionElement) {
    rules.append(Rule(sort: .outranks, element: element, kind: kind))
  }

  /// `waits for`: this gesture waits for another one to fail.
  func waits(for kind: TransitionGestureKind, on element: TransitionElement) {
    rules.append(Rule(sort: .waits, element: element, kind: kind))
  }

  /// Sets the closure that computes the driven values.
  func drives(_ body: @escaping (TransitionFinger, inout TransitionDrive) -> Void) { self.body = body }
  /// Sets the closure in which the app presents the to screen.
  func presents(_ present: @escaping () -> Void) { self.present = present }
  /// Sets the closure in which the app returns the next screen.
  func next(_ ask: @escaping () -> UIViewController?) { self.ask = ask }

  // MARK: Evaluation
  /// Computes the driven values without setting them.
  func evaluate(_ finger: TransitionFinger) -> TransitionDrive {
    // Before `forward`, what only `backward` moves has its original value.
    let way: TransitionDirection? = direction.is(.forward) ? .forward : nil
    let beginning = description.beginning ?? description.restPose(at: direction.start, in: way)
    description.beginning = beginning
    var drive = TransitionDrive(self, beginning)
    description.reading(beginning) { body(finger, &drive) }
    for part in drive.pose.parts where !driven.has({ part.says($0.kind, of: $0.element) }) {
      driven.append(part)
      // Before it is set.
      if !part.element.moves({ $0.is(part.kind) }) { _ = part.element.found.read(part.kind) }
    }
    let end: TransitionSide = direction.end
    drive.finish(meets: description.optional.contains(end) && description.screen(end).isNil)
    return drive
  }

  /// The finger that would result in a progress.
  func finger(at progress: CGFloat) -> TransitionFinger {
    if progress <= 0 { return TransitionFinger() }
    let size: CGSize = description.containerView?.bounds.size ?? .zero
    var (near, far): (CGFloat, CGFloat) = (0, 4 * max(size.width, size.height, 1))
    for _ in 0..<60 {
      let middle: CGFloat = (near + far) / 2
      if evaluate(finger(after: middle)).progress < progress { near = middle } else { far = middle }
    }
    return finger(after: far)
  }

  private func finger(after way: CGFloat) -> TransitionFinger {
    var finger = TransitionFinger()
    switch kind {
    case .pan, .edgePan: finger.translation = kind.way * way
    case .pinch(.in): finger.scale = 1 / (1 + way / 100)
    case .pinch(.out): finger.scale = 1 + way / 100
    case .rotate: finger.rotation = way / 100
    }
    return finger
  }
}

/// The effect of a finger: driven values, the progress, and the decision.
@MainActor struct TransitionDrive {
  private let gesture: TransitionGesture
  private let description: TransitionDescription
  /// The values when the gesture began.
  let beginning: TransitionPose
  /// The driven values.
  private(set) var pose = TransitionPose()
  /// Whether a property is driven; otherwise all of them follow the progress.
  private(set) var isDriving: Bool = false
  private var free: CGFloat = 0
  /// Whether it would finish if the finger lifted now, and whether it finishes while the finger is down.
  var finishes: Bool = false
  var finishesNow: Bool = false
  var cancels: Bool = true { willSet { finishes = !newValue } }
  /// Between rest states: the nearest rest, where 0 is the from screen and 1 the first state, and the position between them.
  private(set) var nearest: Int
  private(set) var position: Double
  private var lead: TransitionTrack?

  init(_ gesture: TransitionGesture, _ beginning: TransitionPose) {
    (self.gesture, self.beginning) = (gesture, beginning)
    description = gesture.element.description
    (nearest, position) = (description.state, Double(description.state))
  }

  /// In 0...1.
  var progress: CGFloat {
    get { free.isNaN ? 0 : min(max(free, 0), 1) }
    set {
      free = newValue
      // Without drives all properties follow the progress, also in later reads.
      if !isDriving { description.context = beginning.setting(scrubbed) }
    }
  }

  /// `drive` with a value, which each item of a collection gets if a track staggers the property.
  mutating func set<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>, _ value: Value
  ) {
    let all: [TransitionTrack] = description.tracks(in: gesture.direction)
    let items: [TransitionTrack] = all.only { $0.kind.is(property.kind) && $0.element.collection === element }
    for object in items.isEmpty ? [element] : items.map(\.element) {
      set(object, property.kind, value.amount(in: object.view))
    }
  }

  private mutating func set(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ amount: TransitionAmount
  ) {
    isDriving = true
    pose.set(element, kind, amount.numbers.isFinite ? kind.held(amount) : element.read(kind, in: beginning))
    description.context = beginning.around(pose)
  }

  /// `drive` without a value: it follows its own tracks at the progress, or its table between rest states.
  mutating func follow<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>
  ) {
    isDriving = true
    let scrubbed: TransitionPose = self.scrubbed
    // Two neighbouring rest states, and the position between them.
    let start: Int = max(0, min(Int(position.rounded(.down)), description.stateCount - 1))
    for track in description.tracks(in: nil)
    where track.kind.is(property.kind) && (track.element === element || track.element.collection === element)
    {
      let amount: TransitionAmount =
        gesture.isAmongStates
        ? track.value(at: position - Double(start), from: start, to: start + 1)
        : scrubbed.value(of: track.element, track.kind) ?? track.element.read(track.kind, in: beginning)
      set(track.element, track.kind, amount)
    }
  }

  /// `drive` of the table whose value is the position between rest states.
  mutating func lead<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>, _ value: Value
  ) {
    let kind: TransitionPropertyKind = property.kind
    set(element, kind, value.amount(in: nil))
    lead = element.tracks.find { $0.kind.is(kind) }
    let x: Double = pose.value(of: element, kind)?.numbers[0] ?? 0
    let stops: [Double] = self.stops
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return }
    let held: Double = min(max(x, min(first, last)), max(first, last))
    position = Double(held == last ? lowest + stops.count - 1 : lowest)
    for (index, (a, b)) in zip(stops, stops.dropFirst()).enumerated()
    where a != b && (held - a) * (held - b) <= 0 {
      position = Double(lowest + index) + (held - a) / (b - a)
      break
    }
    let steps = Double(description.stateCount - 1)
    if steps > 0 { free = CGFloat((position - 1) / steps) }
  }

  /// `settle nearest`.
  mutating func settles(nearest value: CGFloat) {
    let distances: [Double] = stops.gather { abs($0 - Double(value)) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else { return }
    nearest = lowest + index
    finishes = nearest == 0
  }

  private var lowest: Int { gesture.mayLeave ? 0 : 1 }

  /// The values of the `lead` table at each rest state that the finger can reach.
  private var stops: [Double] {
    guard let lead else { return [] }
    return (lowest...description.stateCount).map { lead.value($0).numbers[0] }
  }

  /// All values at the progress: windows are kept, curves are linear.
  private var scrubbed: TransitionPose {
    let (timing, whole) = (description.ownTiming(gesture.direction), Double(progress))
    let time: TimeInterval = whole > 0 ? timing.delay + whole * timing.duration : 0
    return description.pose(in: gesture.direction, at: whole < 1 ? time : timing.length, scrubbed: timing)
  }

  /// Completes it after the closure has run.
  /// - Parameter meets: Whether the finger meets resistance, because there is no screen to go to.
  mutating func finish(meets resistance: Bool) {
    if resistance {
      let way: CGFloat = max(0, free)
      let held: CGFloat = 1 - 1 / (1 + TransitionMath.stiffness * way)
      let share: CGFloat = way > 0 ? held / way : TransitionMath.stiffness
      (free, finishes, finishesNow) = (held, false, false)
      for part in pose.parts {
        let start: TransitionAmount = part.element.read(part.kind, in: beginning)
        pose.set(part.element, part.kind, start.mixed(with: part.amount, at: Double(share)))
      }
    }
    if !isDriving { pose = scrubbed }
    if description.mode != .full { pose = pose.only { description.follows($0.element, $0.kind) } }
  }
}
