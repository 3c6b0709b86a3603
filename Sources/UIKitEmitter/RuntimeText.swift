// The files of Runtime, written by Scripts/embed-runtime: edit those.
// swift-format-ignore-file

/// The runtime, cut where a file that stands alone says that a declaration is its own.
enum RuntimeText {
  /// A part of it.
  enum Part {
    case text(StaticString)
    /// Before a type or a function of the file.
    case declaration
    /// Before a member of somebody else's type.
    case member
  }

  static let types: Set<String> = [
    "TransitionAddedView",
    "TransitionAmount",
    "TransitionAnimators",
    "TransitionAxis",
    "TransitionBlur",
    "TransitionBox",
    "TransitionCall",
    "TransitionCallMoment",
    "TransitionCatchableRun",
    "TransitionCloser",
    "TransitionContainer",
    "TransitionContainerContext",
    "TransitionContentMode",
    "TransitionCourse",
    "TransitionCover",
    "TransitionCurve",
    "TransitionDescription",
    "TransitionDirection",
    "TransitionDrive",
    "TransitionElement",
    "TransitionFinger",
    "TransitionFlight",
    "TransitionForeground",
    "TransitionFrames",
    "TransitionGeometry",
    "TransitionGesture",
    "TransitionGestureKind",
    "TransitionGestureSettings",
    "TransitionHandOver",
    "TransitionHandedValue",
    "TransitionHold",
    "TransitionHome",
    "TransitionHost",
    "TransitionLedger",
    "TransitionMadeView",
    "TransitionMath",
    "TransitionMoment",
    "TransitionMotion",
    "TransitionMotionKind",
    "TransitionMove",
    "TransitionNavigation",
    "TransitionOffer",
    "TransitionOwnRun",
    "TransitionPassage",
    "TransitionPlainRun",
    "TransitionPlatformSwipe",
    "TransitionPlayer",
    "TransitionPose",
    "TransitionPresentation",
    "TransitionPresenting",
    "TransitionPress",
    "TransitionPressRecognizer",
    "TransitionProperty",
    "TransitionPropertyKind",
    "TransitionReadable",
    "TransitionReading",
    "TransitionRecognizer",
    "TransitionRecognizerOwner",
    "TransitionRouter",
    "TransitionRun",
    "TransitionRunning",
    "TransitionScreens",
    "TransitionSharedElement",
    "TransitionShown",
    "TransitionSide",
    "TransitionSlot",
    "TransitionSlotKind",
    "TransitionSpan",
    "TransitionStateChange",
    "TransitionStates",
    "TransitionStay",
    "TransitionStayHost",
    "TransitionStays",
    "TransitionStorage",
    "TransitionStyle",
    "TransitionSupportVersion_0_1_0",
    "TransitionTabs",
    "TransitionTiming",
    "TransitionTrack",
    "TransitionTransform",
    "TransitionValue",
    "TransitionWatch",
    "TransitionWay",
  ]

  static let members: Set<String> = [
    "transitionDuration",
    "transitionFront",
    "transitionPresenter",
    "transitionRelay",
  ]

  static let parts: [Part] = [
.text(##"""
/// What is recognized.

"""##),
.declaration,
.text(##"""
enum TransitionGestureKind: Hashable {
  enum Way { case down, up, left, right, vertical, horizontal, any }
  enum Edge { case leading, trailing, left, right, top, bottom }
  enum Pinch { case `in`, out }

  case pan(Way)
  case edgePan(Edge)
  case pinch(Pinch)
  case rotate

  /// Whether fingers go its way.
  func admits(_ finger: TransitionFinger) -> Bool {
    let (x, y) = (finger.velocity.x, finger.velocity.y)
    switch self {
    case .edgePan, .rotate, .pan(.any): return true
    case .pan(.down): return y >= abs(x)
    case .pan(.up): return -y >= abs(x)
    case .pan(.right): return x >= abs(y)
    case .pan(.left): return -x >= abs(y)
    case .pan(.vertical): return abs(y) >= abs(x)
    case .pan(.horizontal): return abs(x) >= abs(y)
    case .pinch(.in): return finger.scaleVelocity < 0 || finger.scaleVelocity == 0 && finger.scale < 1
    case .pinch(.out): return finger.scaleVelocity > 0 || finger.scaleVelocity == 0 && finger.scale > 1
    }
  }

  /// Whether a recognizer is of this kind, whichever way it goes.
  @MainActor
  func isKind(of recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .edgePan: return recognizer is UIScreenEdgePanGestureRecognizer
    case .pan:
      return recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
    case .pinch: return recognizer is UIPinchGestureRecognizer
    case .rotate: return recognizer is UIRotationGestureRecognizer
    }
  }

  /// Whether it goes to a side that is the same in each reading direction.
  var isPhysical: Bool {
    switch self {
    case .pan(.left), .pan(.right), .edgePan(.left), .edgePan(.right): return true
    default: return false
    }
  }
}

/// Where fingers are, and how fast they go: since the gesture began, in points, radians and seconds, in reading direction where the
/// transition runs in that.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionFinger {
  /// What a recognizer said when the gesture began.
  struct Beginning {
    var velocity: CGPoint = .zero
    var location: CGPoint = .zero
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    var translation: CGPoint = .zero
    var progress: CGFloat = 0
  }

  var translation: CGPoint = .zero
  var velocity: CGPoint = .zero
  var location: CGPoint = .zero
  var scale: CGFloat = 1
  var rotation: CGFloat = 0
  var scaleVelocity: CGFloat = 0
  var rotationVelocity: CGFloat = 0
  var start = Beginning()

  /// Where they are when they go on at their velocity.
  /// - Parameter time: In seconds.
  func moved(for time: CGFloat) -> TransitionFinger {
    var finger: TransitionFinger = self
    finger.translation = translation + velocity * time
    finger.location = location + velocity * time
    finger.scale += scaleVelocity * time
    finger.rotation += rotationVelocity * time
    return finger
  }

  /// The same place, without a velocity.
  var stopped: TransitionFinger {
    var finger: TransitionFinger = self
    finger.velocity = .zero
    (finger.scaleVelocity, finger.rotationVelocity) = (0, 0)
    return finger
  }

  /// As if they had already come from another place.
  func after(_ origin: TransitionFinger) -> TransitionFinger {
    var finger: TransitionFinger = self
    finger.translation = origin.translation + translation
    finger.scale = origin.scale * scale
    finger.rotation = origin.rotation + rotation
    return finger
  }
}

/// What a gesture may take over while it plays.

"""##),
.declaration,
.text(##"""
enum TransitionMotionKind { case forward, backward, settle }

/// What a finger drives, and how it goes on when that has left.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionGesture {
  /// What it has to do with a scroll view.
  struct ScrollRule {
    let element: TransitionElement
    let condition: ((TransitionFinger) -> Bool)?
  }

  /// What it has to do with another gesture.
  struct OrderRule {
    let isFirst: Bool
    let kind: TransitionGestureKind
    let element: TransitionElement
  }

  let direction: TransitionDirection
  let kind: TransitionGestureKind
  let element: TransitionElement
  /// Whether it moves between the rest states of the to screen, and whether it may leave the last one for the from screen.
  var isAmongStates: Bool = false
  var mayLeave: Bool = false
  /// What it may take over.
  var catches: Set<TransitionMotionKind> = []
  /// How it settles.
  var finish = TransitionTiming(0.3)
  var cancel = TransitionTiming(0.3)
  private(set) var condition: (TransitionFinger) -> Bool = { _ in true }
  private(set) var simultaneous: [ScrollRule] = []
  private(set) var handsOver: [ScrollRule] = []
  private(set) var order: [OrderRule] = []
  private(set) var holds: [TransitionHold] = []
  private(set) var calls: [TransitionCall] = []
  private(set) var present: (() -> Void)?
  private(set) var ask: (() -> UIViewController?)?
  private var body: (TransitionFinger, inout TransitionDrive) -> Void = { _, _ in }
  /// What it drives with a value of its own: at rest it has one, too.
  private(set) var driven: [(element: TransitionElement, kind: TransitionPropertyKind)] = []

  init(_ direction: TransitionDirection, by kind: TransitionGestureKind, on element: TransitionElement) {
    (self.direction, self.kind, self.element) = (direction, kind, element)
  }

  private var description: TransitionDescription { element.description }

  /// `begin when`.
  func begins(when condition: @escaping (TransitionFinger) -> Bool) { self.condition = condition }

  /// `hold`: given back on every way out.
  func hold<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    at value: @autoclosure @escaping () -> Value
  ) {
    holds.append(TransitionHold(element, property.kind, .interaction) { value().amount(in: $0) })
  }

  /// `simultaneous with`: a scroll view's own pan may be recognized together with this gesture.
  func simultaneous(with scroll: TransitionElement, when condition: ((TransitionFinger) -> Bool)? = nil) {
    simultaneous.append(ScrollRule(element: scroll, condition: condition))
  }

  /// `hands over to`: a finger on a scroll view scrolls where there is something to scroll its way.
  func handsOver(to scroll: TransitionElement, when condition: ((TransitionFinger) -> Bool)? = nil) {
    handsOver.append(ScrollRule(element: scroll, condition: condition))
  }

  /// `outranks`: another gesture waits for this one to fail.
  func outranks(_ kind: TransitionGestureKind, on element: TransitionElement) {
    order.append(OrderRule(isFirst: true, kind: kind, element: element))
  }

  /// `waits for`: this gesture waits for another one to fail.
  func waits(for kind: TransitionGestureKind, on element: TransitionElement) {
    order.append(OrderRule(isFirst: false, kind: kind, element: element))
  }

  /// What follows from where the finger is.
  func drives(_ body: @escaping (TransitionFinger, inout TransitionDrive) -> Void) { self.body = body }

  /// `call`: in the runs that this finger drives.
  /// - Parameter direction: At whose moment; nil for both.
  func call(
    at moment: TransitionCallMoment, of direction: TransitionDirection? = nil, _ hook: @escaping () -> Void
  ) {
    calls.append(TransitionCall(moment: moment, direction: direction, hook: hook))
  }

  /// The app presents the to screen.
  func presents(_ present: @escaping () -> Void) { self.present = present }

  /// The app says which screen is next.
  func next(_ ask: @escaping () -> UIViewController?) { self.ask = ask }

  // MARK: Evaluation

  /// What follows from where a finger is. Nothing is set.
  func evaluate(_ finger: TransitionFinger) -> TransitionDrive {
    let beginning: TransitionPose = description.beginning ?? description.restPose(at: direction.start)
    description.beginning = beginning
    var drive = TransitionDrive(self, beginning)
    description.reading(beginning) { body(finger, &drive) }
    for part in drive.pose.parts
    where !driven.contains(where: { $0.element === part.element && $0.kind == part.kind }) {
      driven.append((part.element, part.kind))
      _ = part.element.found.read(part.kind)  // before it is set
    }
    drive.finish(meets: description.screen(direction.end) == nil)
    return drive
  }

  /// Where the finger would be if it had brought everything to a progress.
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
    case .pan(.down), .pan(.vertical), .pan(.any), .edgePan(.top): finger.translation.y = way
    case .pan(.up), .edgePan(.bottom): finger.translation.y = -way
    case .pan(.right), .pan(.horizontal), .edgePan(.left), .edgePan(.leading): finger.translation.x = way
    case .pan(.left), .edgePan(.right), .edgePan(.trailing): finger.translation.x = -way
    case .pinch(.in): finger.scale = 1 / (1 + way / 100)
    case .pinch(.out): finger.scale = 1 + way / 100
    case .rotate: finger.rotation = way / 100
    }
    return finger
  }
}

/// What follows from where a finger is.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionDrive {
  private let gesture: TransitionGesture
  private let description: TransitionDescription
  /// The values when the gesture began.
  let beginning: TransitionPose
  /// What the finger moves.
  private(set) var pose = TransitionPose()
  /// Whether something is driven; else everything follows the progress.
  private(set) var isDriving: Bool = false
  private var free: CGFloat = 0
  /// Whether it would finish if the finger left now, and whether it does so while it is down.
  private(set) var isFinished: Bool = false
  private(set) var isReached: Bool = false
  /// Among rest states: which of the from screen's, 0, and the to screen's, 1 and on, is nearest, and where all is between them.
  private(set) var nearest: Int
  private(set) var position: Double
  private var lead: TransitionTrack?

  init(_ gesture: TransitionGesture, _ beginning: TransitionPose) {
    (self.gesture, self.beginning) = (gesture, beginning)
    description = gesture.element.description
    (nearest, position) = (description.state, Double(description.state))
  }

  /// How far it is, 0...1.
  var progress: CGFloat {
    get { free.isNaN ? 0 : min(max(free, 0), 1) }
    set {
      free = newValue
      // Without drives all follows it, also what is read next.
      if !isDriving { description.context = beginning.setting(scrubbed) }
    }
  }

  var finishes: Bool {
    get { isFinished }
    set { isFinished = newValue }
  }

  var cancels: Bool {
    get { !isFinished }
    set { isFinished = !newValue }
  }

  var finishesNow: Bool {
    get { isReached }
    set { isReached = newValue }
  }

  /// `drive` with a value.
  mutating func set<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>, _ value: Value
  ) {
    set(element, property.kind, value.amount(in: element.view))
  }

  private mutating func set(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ amount: TransitionAmount
  ) {
    isDriving = true
    let isFinite: Bool = (0..<8).allSatisfy { amount.numbers[$0].isFinite }
    pose.set(element, kind, isFinite ? kind.held(amount) : element.read(kind, in: beginning))
    description.context = beginning.setting(pose)
  }

  /// `drive` without a value: it follows its own tracks at the progress, or its table between rest states.
  mutating func follow<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>
  ) {
    let kind: TransitionPropertyKind = property.kind
    if gesture.isAmongStates {
      let way: TransitionWay = TransitionWay(around: position, upTo: description.stateCount)
      let track = description.tracks.first { $0.element === element && $0.kind == kind }
      guard let track else { return }
      set(element, kind, track.value(at: way.share, from: way.start, to: way.end))
    } else {
      let scrubbed: TransitionPose = description.scrubbedPose(at: Double(progress), in: gesture.direction)
      set(element, kind, scrubbed.value(of: element, kind) ?? element.read(kind, in: beginning))
    }
  }

  /// `drive` of what says where all is between rest states.
  mutating func lead<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>, _ value: Value
  ) {
    let kind: TransitionPropertyKind = property.kind
    set(element, kind, value.amount(in: nil))
    lead = description.tracks.first { $0.element === element && $0.kind == kind }
    let x: Double = pose.value(of: element, kind)?.numbers[0] ?? 0
    let stops: [Double] = self.stops
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return }
    let held: Double = min(max(x, min(first, last)), max(first, last))
    position = Double(lowest) + (held == last ? Double(stops.count - 1) : 0)
    for (index, (a, b)) in zip(stops, stops.dropFirst()).enumerated() {
      if a == b || held < min(a, b) || held > max(a, b) { continue }
      position = Double(lowest + index) + (held - a) / (b - a)
      break
    }
    if description.stateCount > 1 {
      free = CGFloat((position - 1) / Double(description.stateCount - 1))
    }
  }

  /// `settle nearest`.
  mutating func settles(nearest value: CGFloat) {
    let stops: [Double] = self.stops
    guard
      let index = stops.indices.min(by: { abs(stops[$0] - Double(value)) < abs(stops[$1] - Double(value)) })
    else { return }
    nearest = lowest + index
    isFinished = nearest == 0
  }

  private var lowest: Int { gesture.mayLeave ? 0 : 1 }

  /// The values of what leads at each rest that the finger can reach.
  private var stops: [Double] {
    guard let lead else { return [] }
    return (lowest...description.stateCount).map { lead.value($0).numbers[0] }
  }

  private var scrubbed: TransitionPose {
    description.scrubbedPose(at: Double(progress), in: gesture.direction)
  }

  /// Everything is said.
  /// - Parameter meets: Whether the finger meets resistance, because there is no screen to go to.
  mutating func finish(meets resistance: Bool) {
    if resistance {
      let way: CGFloat = max(0, free)
      let held: CGFloat = 1 - 1 / (1 + TransitionMath.stiffness * way)
      let share: CGFloat = way > 0 ? held / way : TransitionMath.stiffness
      free = held
      (isFinished, isReached) = (false, false)
      let rest: TransitionPose = beginning
      for part in pose.parts {
        let start: TransitionAmount = part.element.read(part.kind, in: rest)
        pose.set(part.element, part.kind, start.mixed(with: part.amount, at: Double(share)))
      }
    }
    if !isDriving { pose = scrubbed }
    if description.mode != .full { pose = pose.filter { description.follows($0.element, $0.kind) } }
  }
}

/// Between which two rests something is, and how far.

"""##),
.declaration,
.text(##"""
struct TransitionWay {
  let start: Int
  let end: Int
  let share: Double

  /// - Parameters:
  ///   - position: 0 is the from screen's rest, 1 the first state's.
  ///   - count: How many states there are.
  init(around position: Double, upTo count: Int) {
    start = max(0, min(Int(position.rounded(.down)), count - 1))
    end = start + 1
    share = position - Double(start)
  }
}

/// Two rest states of a touch: its tracks play when a finger goes down on a view, and back when it leaves.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionPress {
  let element: TransitionElement
  let down: TransitionTiming
  let up: TransitionTiming
  private(set) var tracks: [TransitionTrack] = []

  init(_ element: TransitionElement, down: TransitionTiming, up: TransitionTiming) {
    (self.element, self.down, self.up) = (element, down, up)
  }

  /// A property has one value without a finger, and one under it.
  @discardableResult
  func animate<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    from: @autoclosure @escaping () -> Value, to: @autoclosure @escaping () -> Value
  ) -> TransitionTrack {
    let track = TransitionTrack(element, property.kind) { ($0 == 0 ? from() : to()).amount(in: $1) }
    tracks.append(track)
    return track
  }
}

/// A recognizer that recognizes nothing, and so leaves the touch to everybody else. It fails, and lets go, as soon as another
/// gesture begins.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionPressRecognizer: UIGestureRecognizer {
  private let describe: () -> TransitionDescription?
  private let index: Int
  /// What is under the finger, and the view of it.
  private var pressed: TransitionDescription?
  private weak var pressedView: UIView?
  private var player: (any TransitionPlayer)?

  /// - Parameters:
  ///   - index: The number of the press in the description.
  ///   - describe: The description with the views that are there now.
  init(_ index: Int, _ describe: @escaping () -> TransitionDescription?) {
    (self.index, self.describe) = (index, describe)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      lift()
      state = .failed  // two fingers press nothing
    }
    guard state == .possible, pressed == nil, let transition = describe(),
      let view = transition.presses[index].element.view, let touched = touches.first?.view,
      touched.isDescendant(of: view)
    else { return }
    (pressed, pressedView) = (transition, view)
    play(transition, isDown: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let view = pressedView, let touch = touches.first else { return }
    if !view.point(inside: touch.location(in: view), with: event) { lift() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lift()
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lift()
    state = .failed
  }

  override func reset() {
    super.reset()
    lift()
  }

  private func lift() {
    guard let transition = pressed else { return }
    pressed = nil
    play(transition, isDown: false)
  }

  /// What still plays stops where it is, and the next one goes on from there.
  private func play(_ transition: TransitionDescription, isDown: Bool) {
    player?.stop()
    let press: TransitionPress = transition.presses[index]
    let timing: TransitionTiming = isDown ? press.down : press.up
    let direction: TransitionDirection = isDown ? .forward : .backward
    var pose = TransitionPose()
    for track in press.tracks {
      pose.set(track.element, track.kind, track.value(isDown ? 1 : 0), by: [track])
    }
    let shown: [TransitionShown] = pose.shown()
    let starts: [TransitionAmount] = shown.map { $0.slot.read() }
    let moves: [TransitionMove] = shown.map { shown in
      TransitionMove(
        slot: shown.slot, end: shown.amount,
        moment: shown.tracks.first?.moment(in: direction, timing)
          ?? TransitionMoment(duration: timing.duration, curve: timing.curve))
    }
    let isStraight: Bool = zip(moves, starts).allSatisfy { move, start in
      move.slot.kind.isAnimatable && !move.slot.isHalfTurn(start, move.end)
    }
    let player: any TransitionPlayer =
      isStraight
      ? TransitionAnimators(moves, duration: timing.length) { [weak self] in self?.player = nil }
      : TransitionFrames(duration: timing.length) { time in
        for (move, start) in zip(moves, starts) {
          move.slot.write(start.mixed(with: move.end, at: move.moment.progress(at: time)))
        }
      } done: { [weak self] in
        self?.player = nil
      }
    self.player = player
    player.start()
  }
}

/// One recognizer of a transition, as events: begin, move, release. Whom it asks is its owner's to say.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionRecognizer: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private let kind: TransitionGestureKind
  private weak var owner: (any TransitionRecognizerOwner)?
  /// The number of its gesture in the description.
  let index: Int
  /// What it drives, as long as anybody else has it.
  private weak var motion: TransitionMotion?
  private var start = TransitionFinger()
  private var isReversed: Bool = false
  /// What two fingers do besides what their recognizer counts: how far they have turned, and how far they are apart.
  private var turned: CGFloat = 0
  private var stretched: CGFloat = 1
  private var apart: (distance: CGFloat, angle: CGFloat)?
  private var last: (location: CGPoint, time: TimeInterval)?
  private var carried: CGPoint = .zero

  /// - Parameters:
  ///   - index: The number of its gesture in the description.
  ///   - owner: Who has it.
  init(_ gesture: TransitionGesture, _ index: Int, on view: UIView?, of owner: any TransitionRecognizerOwner)
  {
    kind = gesture.kind
    (self.index, self.owner) = (index, owner)
    switch gesture.kind {
    case .pan:
      let pan = UIPanGestureRecognizer()
      let beside: [TransitionGesture] = gesture.element.description.gestures
      if beside.contains(where: { $0.kind == .rotate || $0.kind == .pinch(.in) || $0.kind == .pinch(.out) }) {
        pan.maximumNumberOfTouches = 1
      }
      recognizer = pan
    case .edgePan: recognizer = UIScreenEdgePanGestureRecognizer()
    case .pinch: recognizer = UIPinchGestureRecognizer()
    case .rotate: recognizer = UIRotationGestureRecognizer()
    }
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: #selector(moved(_:)))
    move(to: view)
  }

  /// Goes with the view that it is on.
  func move(to view: UIView?) {
    if recognizer.view === view { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    guard let view else { return }
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer, case .edgePan(let side) = kind {
      let isReversed: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch side {
      case .left: edge.edges = .left
      case .right: edge.edges = .right
      case .top: edge.edges = .top
      case .bottom: edge.edges = .bottom
      case .leading: edge.edges = isReversed ? .right : .left
      case .trailing: edge.edges = isReversed ? .left : .right
      }
    }
    view.addGestureRecognizer(recognizer)
  }

  func remove() { move(to: nil) }

  // MARK: The finger

  /// What the recognizer says, in reading direction where the transition runs in that.
  private func reading(_ gesture: TransitionGesture?) -> TransitionFinger {
    var finger = TransitionFinger()
    let space: UIView? = recognizer.view?.superview
    let container: UIView? = gesture?.element.description.containerView ?? space
    isReversed =
      gesture?.element.description.isDirectional == true
      && space?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    finger.location = recognizer.location(in: container)
    if isReversed, let container { finger.location.x = container.bounds.width - finger.location.x }
    if let pan = recognizer as? UIPanGestureRecognizer {
      (finger.translation, finger.velocity) = (pan.translation(in: space), pan.velocity(in: space))
    }
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      (finger.scale, finger.scaleVelocity) = (pinch.scale, pinch.velocity)
      finger.rotation = turned
    }
    if let turn = recognizer as? UIRotationGestureRecognizer {
      (finger.rotation, finger.rotationVelocity) = (turn.rotation, turn.velocity)
      finger.scale = stretched
    }
    if !(recognizer is UIPanGestureRecognizer) {
      finger.translation = recognizer.location(in: space)
      finger.velocity = carried
    }
    if isReversed {
      (finger.translation.x, finger.velocity.x) = (-finger.translation.x, -finger.velocity.x)
      (finger.rotation, finger.rotationVelocity) = (-finger.rotation, -finger.rotationVelocity)
    }
    finger.start.velocity = finger.velocity
    finger.start.location = finger.location
    return finger
  }

  /// The same since it began.
  private func sinceStart(_ gesture: TransitionGesture?) -> TransitionFinger {
    var finger: TransitionFinger = reading(gesture)
    finger.translation = finger.translation - start.translation
    finger.scale = TransitionMath.divide(finger.scale, start.scale)
    finger.scaleVelocity = TransitionMath.divide(finger.scaleVelocity, start.scale)
    finger.rotation -= start.rotation
    finger.start = start.start
    return finger
  }

  /// Looks where two fingers are: a pinch does not say how they turn, nor a rotation how they move apart.
  private func follow(isFirst: Bool) {
    if isFirst { (turned, stretched, apart, last, carried) = (0, 1, nil, nil, .zero) }
    guard recognizer.numberOfTouches == 2, !(recognizer is UIPanGestureRecognizer) else { return apart = nil }
    let first: CGPoint = recognizer.location(ofTouch: 0, in: nil)
    let way: CGPoint = recognizer.location(ofTouch: 1, in: nil) - first
    let now: (distance: CGFloat, angle: CGFloat) = (max(hypot(way.x, way.y), 1), atan2(way.y, way.x))
    if let apart {
      turned += (now.angle - apart.angle).remainder(dividingBy: 2 * .pi)
      stretched *= now.distance / apart.distance
    }
    apart = now
    let (location, time) = (recognizer.location(in: recognizer.view?.superview), CACurrentMediaTime())
    if let last, time > last.time { carried = (location - last.location) / CGFloat(time - last.time) }
    last = (location, time)
  }

  @objc private func moved(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began || recognizer.state == .changed {
      follow(isFirst: recognizer.state == .began)
    }
    switch recognizer.state {
    case .began:
      let offer: TransitionOffer? = owner?.offer(index, toBegin: false)
      start = reading(offer?.gesture)
      motion = owner?.begin(index)
    case .changed:
      guard let motion else { return }
      motion.pull(to: sinceStart(motion.gesture))
    case .ended:
      motion?.release(sinceStart(motion?.gesture), isCancelled: false)
      motion = nil
    case .cancelled, .failed:
      motion?.release(TransitionFinger(), isCancelled: true)
      motion = nil
    default: break
    }
  }

  // MARK: UIKit's questions

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let offer = owner.offer(index, toBegin: true) else { return false }
    let gesture: TransitionGesture = offer.gesture
    let finger: TransitionFinger = reading(gesture)
    guard kind.admits(finger) else { return false }
    for rule in gesture.handsOver where rule.condition?(finger) ?? true {
      if scrolls(rule.element.view as? UIScrollView) { return false }
    }
    return gesture.condition(finger) && owner.mayBegin(index, recognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    owner?.receives(touch) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let offer = owner?.offer(index, toBegin: false) else { return false }
    let gesture: TransitionGesture = offer.gesture
    let finger: TransitionFinger = reading(gesture)
    return gesture.simultaneous.contains { rule in
      (rule.element.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
        && (rule.condition?(finger) ?? true)
    }
  }

  /// Scroll views that may have the finger only when this gesture does not want it wait, and what this one outranks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let offer = owner?.offer(index, toBegin: false) else { return false }
    let gesture: TransitionGesture = offer.gesture
    if isOrdered(gesture, isFirst: false, otherGestureRecognizer) { return false }
    let isScroll: Bool = gesture.handsOver.contains {
      ($0.element.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
    }
    return isScroll || isOrdered(gesture, isFirst: true, otherGestureRecognizer)
      || owner?.waits(index, for: otherGestureRecognizer) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let offer = owner?.offer(index, toBegin: false) else { return false }
    let gesture: TransitionGesture = offer.gesture
    return isOrdered(gesture, isFirst: false, otherGestureRecognizer)
      || owner?.yields(index, to: otherGestureRecognizer) == true
  }

  /// Whether a rule names another gesture: one of the transition's own by its recognizer, else each of that kind on that view.
  private func isOrdered(
    _ gesture: TransitionGesture, isFirst: Bool, _ other: UIGestureRecognizer
  ) -> Bool {
    gesture.order.contains { rule in
      guard rule.isFirst == isFirst else { return false }
      let own: [TransitionGesture] = gesture.element.description.gestures
      if let peer = own.firstIndex(where: { $0.kind == rule.kind && $0.element === rule.element }) {
        return owner?.recognizer(peer) === other
      }
      if own.indices.contains(where: { owner?.recognizer($0) === other }) { return false }
      if owner?.isSwipeBack(other) == true {
        // UIKit's own swipe back is an edge pan on the screen.
        if case .edgePan(let edge) = rule.kind {
          return rule.element.isScreen && edge != .top && edge != .bottom
        }
      }
      return rule.kind.isKind(of: other) && other.view === rule.element.view && other.view != nil
    }
  }

  /// Whether the finger is on a scroll view that can go its way.
  private func scrolls(_ scroll: UIScrollView?) -> Bool {
    guard let scroll, scroll.isScrollEnabled, scroll.bounds.contains(recognizer.location(in: scroll)) else {
      return false
    }
    let velocity: CGPoint = (recognizer as? UIPanGestureRecognizer)?.velocity(in: scroll) ?? .zero
    let insets: UIEdgeInsets = scroll.adjustedContentInset
    let offset: CGPoint = scroll.contentOffset
    if abs(velocity.y) >= abs(velocity.x) {
      let bottom: CGFloat = scroll.contentSize.height + insets.bottom - scroll.bounds.height
      return velocity.y > 0 ? offset.y > -insets.top : offset.y < bottom
    }
    let right: CGFloat = scroll.contentSize.width + insets.right - scroll.bounds.width
    return velocity.x > 0 ? offset.x > -insets.left : offset.x < right
  }
}

/// What a finger would drive: a gesture, and the description that it is of, which nobody else may keep.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionOffer {
  let transition: TransitionDescription
  let gesture: TransitionGesture

  init?(_ transition: TransitionDescription?, _ index: Int) {
    guard let transition, transition.gestures.indices.contains(index) else { return nil }
    (self.transition, gesture) = (transition, transition.gestures[index])
  }

  /// Of a run, if the finger may take it over.
  init?(_ run: TransitionRun, _ index: Int) {
    self.init(run.transition, index)
    if !run.mayBeTaken(by: gesture) { return nil }
  }
}

/// Who has recognizers: it knows what a finger would drive, and begins it.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionRecognizerOwner: AnyObject {
  /// What a finger would drive.
  /// - Parameter toBegin: Whether it asks to begin now; nil where it may not.
  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer?
  /// Asked last: the app may say no, and a delegate hears of it.
  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool
  /// The finger begins.
  func begin(_ index: Int) -> TransitionMotion?
  func receives(_ touch: UITouch) -> Bool
  /// Whether another recognizer waits for this one, whatever the rules say; or this one for it.
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool
  func recognizer(_ index: Int) -> UIGestureRecognizer?
  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool
}

extension TransitionRecognizerOwner {
  func receives(_ touch: UITouch) -> Bool { true }
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool { false }
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool { false }
  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

extension TransitionRecognizerOwner where Self: TransitionHost {
  /// Whether a gesture is recognized, by its number.
  func isEnabled(gesture: Int) -> Bool { settings.isEnabled(gesture) }

  func setEnabled(_ isEnabled: Bool, gesture: Int) { settings.setEnabled(isEnabled, gesture) }

  /// What is asked when all that the spec says lets a gesture begin.
  func shouldBegin(gesture: Int, _ question: ((UIGestureRecognizer) -> Bool)?) {
    settings.ask(gesture, question)
  }
}

/// What the app says of the gestures of a transition.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionGestureSettings {
  private var disabled: Set<Int> = []
  private var questions: [Int: (UIGestureRecognizer) -> Bool] = [:]

  func isEnabled(_ index: Int) -> Bool { !disabled.contains(index) }

  func setEnabled(_ isEnabled: Bool, _ index: Int) {
    if isEnabled { disabled.remove(index) } else { disabled.insert(index) }
  }

  func ask(_ index: Int, _ question: ((UIGestureRecognizer) -> Bool)?) { questions[index] = question }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled(index) && questions[index]?(recognizer) ?? true
  }
}

/// `style container`: shows one child of a container of the app's own, and lets fingers go to others.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionContainer: TransitionStayHost, TransitionRecognizerOwner {
  /// The screen that shows: under way still the one that is left.
  private(set) var shown: UIViewController?
  /// The direction under way, until its context has told that it has ended.
  var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var completed: ((TransitionDirection, _ isFinished: Bool) -> Void)?
  let ownsFingers: Bool = true
  private weak var container: UIViewController?
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  private let stays = TransitionStays()
  /// What the container has answered, for the finger that is about to begin.
  private var offered: UIViewController?

  /// - Parameter container: Has the screens as children, in its view.
  init(
    in container: UIViewController,
    _ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?
  ) {
    (self.container, self.describe) = (container, describe)
    stays.host = self
    let transition: TransitionDescription? = self.describe(nil, nil)
    for (index, gesture) in (transition?.gestures ?? []).enumerated() {
      recognizers[index] = TransitionRecognizer(gesture, index, on: nil, of: self)
    }
  }

  private func describe(_ from: UIViewController?, _ to: UIViewController?) -> TransitionDescription? {
    let transition: TransitionDescription? = describe(
      TransitionScreens(from, to, in: container, storage: to.map { stays.storage(of: $0) }))
    transition?.containerView = container?.viewIfLoaded
    return transition
  }

  private func describe(
    _ direction: TransitionDirection, _ shown: UIViewController, _ other: UIViewController?
  ) -> TransitionDescription? {
    direction == .forward ? describe(shown, other) : describe(other, shown)
  }

  /// Shows a screen at once: the first one, or another in the place of the one that shows.
  func show(_ screen: UIViewController) {
    jump()
    guard let container, screen !== shown else { return }
    let old: UIViewController? = shown
    let isSeen: Bool = container.view.window != nil  // if not, they hear of it from the container
    container.addChild(screen)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      screen.beginAppearanceTransition(true, animated: false)
    }
    screen.view.frame = container.view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.insertSubview(screen.view, at: 0)
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    if isSeen {
      old?.endAppearanceTransition()
      screen.endAppearanceTransition()
    }
    screen.didMove(toParent: container)
    shown = screen
    if isSeen { UIAccessibility.post(notification: .screenChanged, argument: screen.view) }
    if transition(to: screen) != nil { stays.begin(of: screen) }
    stays.stand()
    follow()
  }

  /// Goes to a screen of the app's. While something is under way, nothing happens.
  func go(_ direction: TransitionDirection, to screen: UIViewController) {
    guard run == nil, screen !== shown, let shown, let transition = describe(direction, shown, screen) else {
      return
    }
    begin(TransitionOwnRun(transition, direction, host: self))
  }

  /// Ends what is under way at once, as it would have ended. What a finger holds is cancelled.
  func jump() { run?.jump() }

  private func begin(_ run: TransitionRun) {
    guard let container, let shown else { return }
    let context = TransitionContainerContext(in: container, from: shown, to: run.entering) {
      [weak self] screen in
      self?.run = nil
      self?.shown = screen
      self?.stays.stand()
      self?.follow()
    }
    self.run = run
    context.start()
    follow()
    if run.isPulled { run.startInteractive(context) } else { run.animate(context) }
  }

  // MARK: The finger

  /// The gestures are on the screens at whose rest they begin.
  private func follow() {
    for (index, recognizer) in recognizers {
      let offer: TransitionOffer? = run.map { TransitionOffer($0.transition, index) } ?? alone(index)
      recognizer.move(to: offer?.gesture.element.view)
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if toBegin { offered = nil }
    if let run {
      let offer: TransitionOffer? = TransitionOffer(run.transition, index)
      return offer.flatMap { toBegin && !mayTake($0.gesture, run) ? nil : $0 }
    }
    guard let shown, let alone = alone(index) else { return nil }
    let direction: TransitionDirection = alone.gesture.direction
    if toBegin, !alone.transition.isOptional(direction.end) {
      offered = alone.gesture.ask?()
      if offered == nil { return nil }
    }
    return TransitionOffer(describe(direction, shown, offered), index) ?? alone
  }

  /// What a finger on the screen that shows would drive, whatever lies beyond.
  private func alone(_ index: Int) -> TransitionOffer? {
    guard let shown, let any = TransitionOffer(describe(nil, nil), index) else { return nil }
    return TransitionOffer(describe(any.gesture.direction, shown, nil), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  /// The other way only from where it would arrive.
  private func mayTake(_ gesture: TransitionGesture, _ run: TransitionRun) -> Bool {
    run.mayBeTaken(by: gesture) && (gesture.direction == run.direction || run.target != run.direction.start)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    defer { offered = nil }
    var seen: (position: CGFloat, values: [(slot: TransitionSlot, amount: TransitionAmount)])?
    if let run {
      let gesture: TransitionGesture = run.transition.gestures[index]
      let position: CGFloat = run.stop()
      if gesture.direction == run.direction {
        run.take(gesture, at: position)
        return run
      }
      seen = (position, run.seen)
      run.arrive()  // the other way is another change of children
    }
    guard let shown, let alone = alone(index),
      let transition = describe(alone.gesture.direction, shown, offered ?? alone.gesture.ask?())
    else { return nil }
    let run = TransitionOwnRun(
      transition, alone.gesture.direction, by: transition.gestures[index], host: self)
    begin(run)
    if let seen {
      for (slot, amount) in seen.values { slot.write(amount) }
      run.take(transition.gestures[index], at: seen.position)
    }
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  // MARK: Runs

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    let container: UIView = context.containerView
    if let entering = run.entering?.view, let leaving = shown?.view {
      entering.frame = container.bounds
      if (run.transition.top == .to) == (run.direction == .forward) {
        container.insertSubview(entering, aboveSubview: leaving)
      } else {
        container.insertSubview(entering, belowSubview: leaving)
      }
    }
    run.transition.addViews(to: container)
    if let screen = run.transition.screens.to { stays.begin(of: screen) }
    container.layoutIfNeeded()
    return true
  }

  /// What else the app has in its container is its own.
  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView]) {
    ([run.transition.from.view, run.transition.to.view].compactMap { $0 }, open(run))
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    run.transition.removeAddedViews()
    if side == .from { stays.end(of: run.transition.screens.to) }
  }

  // MARK: Stays

  /// Which screen was there before is not known, nor may it matter.
  func transition(to screen: UIViewController) -> TransitionDescription? { describe(nil, screen) }
  func watched(_ screen: UIViewController) -> UIView? { screen.view }
}

/// A run of which UIKit knows nothing.
@MainActor
private final class TransitionOwnRun: TransitionRun {
  private let held = UIView()

  override var isCatchable: Bool { transition.gestures.contains { !$0.catches.isEmpty } }
  override var meter: UIView? { isCatchable ? held : nil }
}

/// One change of the container's children: who comes and who goes, as UIKit's own containers do it.
@MainActor
private final class TransitionContainerContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let leaving: UIViewController
  private let entering: UIViewController?
  private let container: UIViewController
  private let ended: (UIViewController) -> Void
  /// Whether anybody sees it; otherwise the screens hear of it from the container.
  private let isSeen: Bool

  /// - Parameter ended: Told which screen shows in the end.
  init(
    in container: UIViewController, from leaving: UIViewController, to entering: UIViewController?,
    ended: @escaping (UIViewController) -> Void
  ) {
    (self.container, self.leaving, self.entering, self.ended) = (container, leaving, entering, ended)
    containerView = container.view
    isSeen = container.view.window != nil
  }

  /// The entering screen becomes a child, and both hear what is about to happen.
  func start() {
    guard let entering else { return }
    container.addChild(entering)
    entering.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isSeen {
      leaving.beginAppearanceTransition(false, animated: true)
      entering.beginAppearanceTransition(true, animated: true)
    }
  }

  /// One of the two goes, the other one stays.
  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    if let entering {
      if isSeen, !didComplete {
        entering.beginAppearanceTransition(false, animated: true)
        leaving.beginAppearanceTransition(true, animated: true)
      }
      let gone: UIViewController = didComplete ? leaving : entering
      gone.willMove(toParent: nil)
      gone.view.removeFromSuperview()
      gone.removeFromParent()
      if isSeen {
        leaving.endAppearanceTransition()
        entering.endAppearanceTransition()
      }
      if didComplete { entering.didMove(toParent: container) }
    }
    ended(didComplete ? entering ?? leaving : leaving)
    if isSeen, didComplete, let entering {
      UIAccessibility.post(notification: .screenChanged, argument: entering.view)
    }
  }

  // MARK: What nobody is told

  private(set) var transitionWasCancelled: Bool = false
  let isAnimated: Bool = true
  let isInteractive: Bool = false
  let presentationStyle: UIModalPresentationStyle = .custom
  let targetTransform: CGAffineTransform = .identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? leaving : key == .to ? entering : nil
  }

  /// None: they come and go with their screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}

/// The added views that lie above the to screen while it is there. While it shows they lie in its view, and during a run in front of
/// both screens. They let touches through beside themselves.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionForeground: UIView {
  private let describe: () -> TransitionDescription?

  /// - Parameter describe: Says what is here while the to screen shows; a run sets it itself.
  init(_ describe: @escaping () -> TransitionDescription? = { nil }) {
    self.describe = describe
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event) }
  }

  /// Lies in a view, with the added views in it.
  func add(to view: UIView, _ transition: TransitionDescription) {
    frame = view.bounds
    for added in transition.addedViews where added.isKept { transition.insert(added, into: self) }
    view.addSubview(self)
  }

  /// Lies in the view of the to screen, as it is while that shows.
  func rest(in view: UIView, _ transition: TransitionDescription) {
    transition.containerView = self
    add(to: view, transition)
    set(transition)
    guard let scroll = view as? UIScrollView else { return }  // what that scrolls goes past below
    translatesAutoresizingMaskIntoConstraints = false
    let guide: UILayoutGuide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor), leftAnchor.constraint(equalTo: guide.leftAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
  }

  private func set(_ transition: TransitionDescription) {
    let kept: [TransitionElement] = transition.addedViews.filter(\.isKept)
    let added: TransitionPose = transition.restPose(at: .to).filter { part in
      kept.contains { $0 === part.element }
    }
    transition.set(added.shown(placing: kept))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard superview != nil, let transition = describe() else { return }
    transition.containerView = self
    set(transition)
  }
}

/// Who asks UIKit for a run, and answers it.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionHost: AnyObject {
  /// The direction under way.
  var run: TransitionRun? { get set }
  /// What the app says of the gestures.
  var settings: TransitionGestureSettings { get }
  /// The app is told of each end.
  var completed: ((TransitionDirection, _ isFinished: Bool) -> Void)? { get }
  /// Puts the views into the container. False when there is nothing to animate.
  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool
  /// Reads where everything is laid out.
  func measure(_ transition: TransitionDescription)
  /// What nobody can touch meanwhile, and the views in it that stay open for fingers that may take over.
  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView])
  /// The rest values are set, and everything is given back.
  func leave(_ run: TransitionRun, at side: TransitionSide)
}

extension TransitionHost {
  func measure(_ transition: TransitionDescription) { transition.measure() }

  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView]) {
    ([container], open(run))
  }

  /// The views of the gestures that may take over.
  func open(_ run: TransitionRun) -> [UIView] {
    run.transition.gestures.filter { !$0.catches.isEmpty }.compactMap { $0.element.view }
  }

  /// The entering view comes above the other screen or below it, and added views come between.
  func enterContainer(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) {
    let container: UIView = context.containerView
    if let entering = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        entering.frame = context.finalFrame(for: controller)
      }
      if (run.transition.top == .to) == (run.direction == .forward) {
        container.addSubview(entering)
      } else {
        container.insertSubview(entering, at: 0)
      }
    }
    run.transition.addViews(to: container)
    container.layoutIfNeeded()
  }
}

extension TransitionDescription {
  /// Reads where the screens and their views are laid out: each screen with its views as it rests itself.
  func measure() {
    for side in [TransitionSide.from, .to] {
      let screen: TransitionElement = screenElement(side)
      guard screen.view != nil else { continue }
      screen.measured = nil
      screen.measured = screen.layoutFrame
      let own: TransitionPose = restPose(at: side).filter { $0.element === screen }
      let placed: [TransitionElement] = placed.filter { $0 === screen }
      let views: [TransitionElement] = elements.filter { $0.role == .view(side) }
      if views.isEmpty { continue }
      let shown: [TransitionShown] = own.filter { $0.kind.isOfFrame || $0.kind.isOfTransform }.shown(
        placing: placed)
      let seen: [TransitionAmount] = shown.map { $0.slot.read() }
      set(shown)
      for element in views {
        element.measured = nil
        element.measured = element.layoutFrame
      }
      for (shown, amount) in zip(shown, seen) { shown.slot.write(amount) }
    }
    for element in elements where element.role == .bar { element.measured = element.layoutFrame }
    for track in tracks(in: nil) { track.forget() }
  }

  /// Puts added views where they lie: below what is above them.
  func addViews(to container: UIView) {
    for view in addedViews where !view.isKept {
      insert(view, into: container)
      if view.followsContainer { view.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
  }

  /// Puts one added view into a view, in the order of the layers.
  func insert(_ added: TransitionAddedView, into container: UIView) {
    let view: UIView = added.make(isAbove: isAbove(added))
    let order: [TransitionElement] = layerOrder
    guard let place = order.firstIndex(where: { $0 === added }) else { return container.addSubview(view) }
    for other in order[(place + 1)...] {
      if let above = other.view, above.superview === container {
        return container.insertSubview(view, belowSubview: above)
      }
    }
    container.addSubview(view)
  }

  /// Whether an added view is above the to screen.
  func isAbove(_ added: TransitionAddedView) -> Bool {
    let order: [TransitionElement] = layerOrder
    guard let own = order.firstIndex(where: { $0 === added }),
      let screen = order.firstIndex(where: { $0 === to })
    else { return false }
    return own > screen
  }

  /// Screens and added views from the bottom up: what nothing is said of lies between the screens, or in an overlay below the to screen,
  /// in the order of the spec.
  var layerOrder: [TransitionElement] {
    var order: [TransitionElement] = top == .to ? [from] + addedViews + [to] : [to] + addedViews + [from]
    // Each rule moves what is above past what is below, as often as there are rules.
    for _ in 0..<max(1, layers.count * 2) {
      var isSettled: Bool = true
      for (above, below) in layers {
        guard let upper = order.firstIndex(where: { $0 === above }),
          let lower = order.firstIndex(where: { $0 === below }), upper < lower
        else { continue }
        isSettled = false
        if above is TransitionAddedView {
          order.insert(order.remove(at: upper), at: lower)
        } else {
          order.insert(order.remove(at: lower), at: upper)
        }
      }
      if isSettled { break }
    }
    return order
  }
}

extension TransitionRun {
  /// Whether a finger has nothing to move, because UIKit withholds the to screen's view; or one that may take over a view of either.
  fileprivate func lacks(
    _ keys: [UITransitionContextViewKey], _ context: any UIViewControllerContextTransitioning
  ) -> Bool {
    keys.contains { context.view(forKey: $0) == nil }
  }

  func lacksView(_ context: any UIViewControllerContextTransitioning) -> Bool {
    if transition.style == .modal {
      return (isCatchable || !transition.addedViews.isEmpty) && lacks([.from, .to], context)
    }
    return isPulled && direction == .forward && lacks([.to], context)
  }
}

/// What UIKit is handed.

"""##),
.declaration,
.text(##"""
typealias TransitionRunning = TransitionRun & UIViewControllerAnimatedTransitioning
  & UIViewControllerInteractiveTransitioning

extension TransitionRun {
  /// UIKit asks a class whether its runs may be interrupted.
  static func make(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil,
    host: any TransitionHost
  ) -> any TransitionRunning {
    let isCatchable: Bool = transition.gestures.contains { !$0.catches.isEmpty && !$0.isAmongStates }
    return isCatchable
      ? TransitionCatchableRun(transition, direction, by: gesture, host: host)
      : TransitionPlainRun(transition, direction, by: gesture, host: host)
  }
}

@MainActor
private final class TransitionPlainRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var completionSpeed: CGFloat { speed }
  var completionCurve: UIView.AnimationCurve { curve }

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    startInteractive(transitionContext)
  }
}

/// One that a finger may take over while it plays.
@MainActor
private final class TransitionCatchableRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let held = UIView()
  private let paused = UIViewPropertyAnimator(duration: 1, curve: .linear)

  override var isCatchable: Bool { true }
  override var meter: UIView? { held }
  override var interruptible: UIViewPropertyAnimator? { paused }

  var completionSpeed: CGFloat { speed }
  var completionCurve: UIView.AnimationCurve { curve }

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    startInteractive(transitionContext)
  }

  /// UIKit lets fingers through, and a run be paused, that has an interruptible animator.
  func interruptibleAnimator(using _: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { paused }

  /// What plays is driven later, by a finger that takes it over.
  var wantsInteractiveStart: Bool { isPulled }
}

/// `style navigation`: answers a navigation controller, and keeps what lasts for each to screen on its stack.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionNavigation: TransitionStayHost, TransitionRecognizerOwner {
  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var completed: ((TransitionDirection, _ isFinished: Bool) -> Void)?
  /// What VoiceOver calls what goes back when it is tapped.
  var closeLabel: String = ""
  private let stays = TransitionStays()
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?
  /// A direction that a finger has begun and the navigation controller has not asked for yet.
  private var pulled: (any TransitionRunning)?
  /// The from screen that has the recognizers of the way there.
  private weak var source: UIViewController?
  private var recognizers: [Int: TransitionRecognizer] = [:]

  init(_ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?) {
    self.describe = describe
    stays.host = self
  }

  private func describe(
    _ from: UIViewController?, _ to: UIViewController?
  ) -> TransitionDescription? {
    let storage: TransitionStorage? = to.map { stays.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let transition: TransitionDescription? = describe(TransitionScreens(from, to, storage: storage))
    let navigation: UINavigationController? = (to ?? from)?.navigationController
    transition?.containerView =
      to?.viewIfLoaded?.superview ?? from?.viewIfLoaded?.superview ?? navigation?.view
    return transition
  }

  // MARK: UIKit's questions

  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    if operation == .none || operation == .pop && TransitionPlatformSwipe.isUnderWay(in: navigation) {
      return nil
    }
    let direction: TransitionDirection = operation == .push ? .forward : .backward
    let screens: [UIViewController] = operation == .push ? [from, to] : [to, from]
    guard let transition = describe(screens[0], screens[1]) else { return nil }
    if (direction == .forward ? transition.forward : transition.backward).isSystem { return nil }
    if let pulled, pulled.direction == direction, pulled.transition.screens.to === screens[1],
      pulled.transition.screens.from === screens[0]
    {
      return pulled
    }
    return TransitionRun.make(transition, direction, host: self)
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  /// What stands comes with a push that the platform plays.
  func willShow(_ screen: UIViewController, in navigation: UINavigationController, animated: Bool) {
    guard animated, let transition = transition(to: screen), transition.forward.isSystem, transition.stands
    else { return }
    screen.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.stays.begin(of: screen) }, completion: nil)
  }

  func didShow(_ screen: UIViewController, in navigation: UINavigationController) {
    TransitionPlatformSwipe.keep(in: navigation, for: self)
    pulled = nil
    if source != nil, describe(TransitionScreens(screen, nil)) != nil { follow(screen) }
    for stay in stays.all where stay.screen.flatMap({ transition(to: $0) }) == nil {
      stays.end(of: stay.screen)
    }
    if transition(to: screen) != nil {
      beginStay(of: screen)
      stays.stay(of: screen)?.showForeground(true)
    }
    stays.stand()
  }

  // MARK: Runs and stays

  /// With the screen on which a to screen lies: without one, the stay is not this transition's.
  func transition(to screen: UIViewController) -> TransitionDescription? {
    guard let stack = screen.navigationController?.viewControllers,
      let index = stack.lastIndex(where: { $0 === screen }), index > 0
    else { return nil }
    return describe(stack[index - 1], screen)
  }

  func mayGoBack(from screen: UIViewController) -> Bool {
    screen.transitionCoordinator == nil && screen.navigationController?.topViewController === screen
  }

  func goBack(_ run: TransitionRun) {
    pulled = run as? any TransitionRunning
    let screen: UIViewController? = run.transition.screens.to
    if screen?.navigationController?.popViewController(animated: true) !== screen { pulled = nil }
  }

  func goBackPlainly(from screen: UIViewController) {
    screen.navigationController?.popViewController(animated: true)
  }

  func watched(_ screen: UIViewController) -> UIView? { screen.navigationController?.view }

  /// Whether a gesture of the transition takes the place of the platform's swipe back.
  func swipesItself(_ screen: UIViewController) -> Bool {
    transition(to: screen)?.gestures.contains { gesture in
      gesture.direction == .backward
        && (gesture.kind == .edgePan(.leading) || gesture.kind == .edgePan(.left))
    } ?? false
  }

  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] {
    screen.navigationController.map { TransitionPlatformSwipe.recognizers(of: $0) } ?? []
  }

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    if run.lacksView(context) { return false }
    if let screen = run.transition.screens.to {
      stays.stay(of: screen)?.showForeground(false)
    }
    enterContainer(run, context)
    if let screen = run.transition.screens.to {
      beginStay(of: screen)
      // A pop over several screens goes back to what the lowest of them has found.
      let lowest: TransitionStay? = stays.all.first { stay in
        stay.screen === screen || stay.screen.map { transition(to: $0) == nil } ?? true
      }
      run.transition.storage.lower = lowest?.storage
    }
    run.transition.addStayingViews(to: context.containerView)
    for bar in [run.transition.tabBar, run.transition.navigationBar] where bar.movesByTransform {
      bar.view?.transitionRelay()
    }
    return true
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    run.transition.removeAddedViews()
    if side == .from {
      stays.end(of: run.transition.screens.to)
    } else {
      stays.stay(of: run.transition.screens.to)?.showForeground(true)
    }
    stays.stand()  // of a way that is cancelled no delegate hears
  }

  /// What a screen stands on is there first, also when several screens have come at a time.
  private func beginStay(of screen: UIViewController) {
    if stays.stay(of: screen) != nil { return }
    if let below = transition(to: screen)?.screens.from, transition(to: below) != nil { beginStay(of: below) }
    stays.begin(of: screen)
  }

  // MARK: The way there

  /// Lets fingers on a screen begin the way there, and what they go down on yield to them.
  func attach(to screen: UIViewController) {
    guard let transition = describe(screen, nil) else { return }
    for (index, _) in transition.presses.enumerated() {
      screen.view.addGestureRecognizer(
        TransitionPressRecognizer(index) { [weak self, weak screen] in self?.describe(screen, nil) })
    }
    if source == nil { follow(screen) }  // else when it is in front
  }

  /// The gestures of the way there are on the screen in front.
  private func follow(_ screen: UIViewController) {
    guard let transition = describe(screen, nil) else { return }
    source = screen
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .forward {
      if let recognizer = recognizers[index] {
        recognizer.move(to: gesture.element.view)
      } else {
        recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
      }
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let source else { return nil }
    if let run, toBegin { return TransitionOffer(run, index) }
    if toBegin,
      source.transitionCoordinator != nil || source.navigationController?.topViewController !== source
    {
      return nil
    }
    return TransitionOffer(describe(source, nil), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let source, let navigation = source.navigationController,
      let asked = offer(index, toBegin: false).flatMap({ $0.gesture.ask?() }),
      let transition = describe(source, asked)
    else { return nil }
    let run = TransitionRun.make(transition, .forward, by: transition.gestures[index], host: self)
    pulled = run
    navigation.pushViewController(asked, animated: true)
    if navigation.topViewController !== asked { pulled = nil }
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === source?.navigationController?.interactivePopGestureRecognizer
  }
}

extension TransitionElement {
  /// Whether tracks move its frame.
  var movesByFrame: Bool { description.tracks.contains { $0.element === self && $0.kind.isOfFrame } }

  /// Whether tracks move it by its transform.
  var movesByTransform: Bool { description.tracks.contains { $0.element === self && $0.kind.isOfTransform } }
}

extension TransitionDescription {
  /// The views that stay lie in front of both screens during a run.
  func addStayingViews(to container: UIView) {
    if addedViews.contains(where: \.isKept) { TransitionForeground().add(to: container, self) }
  }

  /// Those that are there for runs only leave.
  func removeAddedViews() {
    for view in addedViews {
      if !view.isKept {
        view.remove()
      } else if style != .overlay {
        view.view?.superview?.removeFromSuperview()
      }
    }
  }
}

/// The platform's swipe back. A navigation controller gives it up, on all its screens, as soon as its delegate has animators: so
/// this takes its recognizer's delegate over. The view retains it.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionPlatformSwipe: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  private(set) weak var view: UIView?
  private weak var navigation: UINavigationController?
  private(set) weak var host: TransitionNavigation?
  private weak var recognizer: UIGestureRecognizer?
  private weak var found: (any UIGestureRecognizerDelegate)?

  private init(
    _ recognizer: UIGestureRecognizer, of navigation: UINavigationController, for host: TransitionNavigation
  ) {
    (self.navigation, self.host, self.recognizer) = (navigation, host, recognizer)
    found = recognizer.delegate
    super.init()
    recognizer.delegate = self
  }

  /// Whether it is UIKit's own gate, which says no because of the animators: a private class.
  private static func isPlatform(_ delegate: any UIGestureRecognizerDelegate) -> Bool {
    String(describing: type(of: delegate)).hasPrefix("_UI")
  }

  static func keep(in navigation: UINavigationController, for host: TransitionNavigation) {
    for recognizer in recognizers(of: navigation) {
      let isKept: Bool = navigation.view.interactions.contains { interaction in
        guard let swipe = interaction as? TransitionPlatformSwipe else { return false }
        return swipe.host === host && swipe.recognizer === recognizer
      }
      if isKept { continue }
      navigation.view.addInteraction(TransitionPlatformSwipe(recognizer, of: navigation, for: host))
    }
  }

  /// Whether a finger on one of the platform's recognizers goes back: the animation is then the platform's too.
  static func isUnderWay(in navigation: UINavigationController) -> Bool {
    recognizers(of: navigation).contains { $0.state == .began || $0.state == .changed }
  }

  static func recognizers(of navigation: UINavigationController) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { recognizers.append(navigation.interactiveContentPopGestureRecognizer) }
    #endif
    return recognizers.compactMap { $0 }
  }

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isHeld: Bool = isHeldBelow(gestureRecognizer)
    if host == nil, found != nil {  // no delegate any more: UIKit's gate is right again
      guard gestureRecognizer.delegate === self else { return !isHeld }  // one that has come later asks
      gestureRecognizer.delegate = found
      view?.removeInteraction(self)
      return found?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
    }
    guard !isHeld, let navigation, navigation.transitionCoordinator == nil, !navigation.isNavigationBarHidden,
      let top = navigation.topViewController, navigation.viewControllers.count > 1,
      gestureRecognizer !== navigation.interactivePopGestureRecognizer || host?.swipesItself(top) != true
    else { return false }
    let item: UINavigationItem = top.navigationItem
    return !item.hidesBackButton && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }

  /// Whether the app's own delegate, or that of another transition, says no. It is asked as the delegate, so that it can leave when
  /// its transition has gone.
  private func isHeldBelow(_ recognizer: UIGestureRecognizer) -> Bool {
    let asking: (any UIGestureRecognizerDelegate)? = recognizer.delegate
    while let below = found, !Self.isPlatform(below) {
      recognizer.delegate = below
      let mayBegin: Bool = below.gestureRecognizerShouldBegin?(recognizer) != false
      found = recognizer.delegate
      recognizer.delegate = asking
      if found === below { return !mayBegin }
    }
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    found?.gestureRecognizer?(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    found?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    found?.gestureRecognizer?(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}

/// What is there while a to screen lies over a part of another one: the added views, the layout, the values that stand.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionPresentation: UIPresentationController, TransitionRecognizerOwner {
  weak var host: TransitionPresenting?
  weak var source: UIViewController?
  let storage = TransitionStorage()
  private weak var run: TransitionRun?
  /// How the last run was shown.
  private var mode: TransitionDescription.Mode = .full
  private var isReduced: Bool = false
  private var isUp: Bool = false
  private var standing: TransitionLedger { storage.standing }
  /// The way between two rest states under way.
  private var change: TransitionStateChange?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  private let passage = TransitionPassage()

  var state: Int {
    get { storage.state }
    set {
      if newValue == storage.state { return }
      storage.state = newValue
      shade()
      host?.isMoved(to: newValue)
    }
  }

  /// Described anew each time: only runs keep screens.
  func transition() -> TransitionDescription? {
    guard let host else { return nil }
    let shown: UIViewController? = source.flatMap { $0.viewIfLoaded?.window == nil ? nil : $0 }
    let transition: TransitionDescription? =
      shown.flatMap { host.describe($0, presentedViewController, by: presentingViewController) }
      ?? host.find(in: presentingViewController, presentedViewController)
      ?? host.describe(nil, presentedViewController, by: presentingViewController)
    transition?.containerView = containerView
    transition?.mode = mode
    return transition
  }

  // MARK: Ways in and out

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    isUp = true
    storage.dismiss = { [weak self] in
      guard let self, self.run == nil, TransitionPresenting.mayDismiss(self.presentedViewController) else {
        return
      }
      TransitionPresenting.dismiss(self.presentedViewController)
    }
    containerView.accessibilityViewIsModal = true  // for VoiceOver; it goes with this
    guard let transition = transition() else { return }
    isReduced = UIAccessibility.isReduceMotionEnabled && transition.reduceMotion != nil
    mode = isReduced ? .reduced : .full
    transition.mode = mode
    if !shading(transition).isEmpty {
      passage.below = presentingViewController.view
      passage.frame = containerView.bounds
      passage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView.insertSubview(passage, at: 0)
    }
    for element in transition.layerOrder {
      guard let added = element as? TransitionAddedView, added.stays else { continue }
      containerView.addSubview(added.make(isAbove: transition.isAbove(added)))
    }
    shade()
    addRecognizers(transition)
    stand()
    if transition.top == .to { transition.addFades() }
    transition.findItems()
    transition.set(transition.shownRest(at: .to))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return end() }
    raise()
    settleDown()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    change?.jump()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() } else { settleDown() }
  }

  /// What is above the to screen comes in front of it.
  private func raise() {
    guard let transition = transition() else { return }
    for element in transition.layerOrder {
      guard let added = element as? TransitionAddedView, added.stays, transition.isAbove(added),
        let view = added.view
      else { continue }
      containerView?.bringSubviewToFront(view)
    }
  }

  /// The to screen is gone: gives everything back. A second call does nothing.
  func end() {
    if !isUp { return }
    let transition: TransitionDescription? = self.transition()
    isUp = false
    let bars: [TransitionElement] = transition.map { [$0.tabBar, $0.navigationBar] } ?? []
    standing.giveBack()
    for bar in bars where bar.movesByTransform { bar.view?.superview?.setNeedsLayout() }
    for view in storage.views.values { view.removeFromSuperview() }
    storage.views = [:]
    storage.forget()
    transition?.removeCovers()
    passage.removeFromSuperview()
    change = nil
    for recognizer in recognizers.values { recognizer.remove() }
    recognizers = [:]
    host?.goOn(with: nil, presentedViewController)  // UIKit may not have asked
  }

  // MARK: Runs

  func begin(_ run: TransitionRun) {
    self.run = run
    change = nil  // a run goes on
    // What was presented without motion leaves without: nothing below has been moved.
    if isReduced, run.direction == .backward { run.transition.mode = .reduced }
    mode = run.transition.mode
    run.transition.addViews(to: containerView ?? UIView())
    if run.direction == .forward { raise() }
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    mode = run.transition.mode
    if side == .from { end() }
  }

  /// Reads where everything is laid out: what is below as if nothing stood.
  func measure(_ transition: TransitionDescription) {
    let reshapes: Bool = transition.tracks.contains {
      $0.isStanding && ($0.kind.isOfFrame || $0.kind.isOfTransform) && $0.element.side == .from
    }
    if reshapes { standing.giveBack(isOwn: true) }
    transition.measure()
    if reshapes { stand(transition) }
  }

  // MARK: Layout

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let transition = laidOut(), !transition.to.placements.isEmpty || transition.stateCount > 1 else {
      return super.frameOfPresentedViewInContainerView
    }
    let frame: [TransitionPose.Part] = transition.restPose(at: .to).parts.filter {
      $0.element === transition.to && $0.kind.isOfFrame
    }
    return transition.mirrored(transition.to.layoutFrame.setting(frame.map { ($0.kind, $0.amount) }))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if run == nil, isUp, change == nil { settleDown() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    run?.jump()
    change?.jump()
    standing.giveBack()  // what is below is laid out as if nothing stood
    coordinator.animate(
      alongsideTransition: { _ in if self.isUp { self.stand() } }, completion: nil)
  }

  /// Everything is put into its place: what is below may have been laid out anew.
  private func settleDown() {
    guard let transition = laidOut() else { return }
    if transition.tracks.contains(where: { $0.isStanding && $0.kind.isOfFrame }) { stand() }
    let shown: [TransitionShown] = transition.shownRest(at: .to).filter { shown in
      switch shown.slot.kind {
      case .center, .size: return true
      default: return false
      }
    }
    for shown in shown where !shown.parts.contains(where: { $0.element.side == .from }) {
      shown.slot.write(shown.amount)
    }
  }

  private func stand() { laidOut().map { stand($0) } }

  /// The description for layout: with what screens have handed over when the last direction started.
  private func laidOut() -> TransitionDescription? {
    let transition: TransitionDescription? = transition()
    transition?.keepsValues = true
    return transition
  }

  private func stand(_ transition: TransitionDescription) {
    standing.giveBack()
    guard isUp else { return }
    let mode: TransitionDescription.Mode = transition.mode
    transition.mode = isReduced ? .reduced : .full
    transition.stand(standing)
    transition.mode = mode
  }

  // MARK: What is below

  /// Where all of these show nothing in a rest state, what is below can be touched and read: views that fill the container.
  private func shading(_ transition: TransitionDescription) -> [TransitionTrack] {
    guard transition.stateCount > 1 else { return [] }
    let states: ClosedRange<Int> = 1...transition.stateCount
    return transition.tracks.filter { track in
      guard track.element is TransitionAddedView, track.kind == .alpha || track.kind == .blur else {
        return false
      }
      return states.contains { state in track.value(state)[0] == 0 }
    }
  }

  private func shade() {
    guard let transition = transition() else { return }
    let tracks: [TransitionTrack] = shading(transition)
    if tracks.isEmpty { return }
    containerView?.accessibilityViewIsModal = tracks.contains { $0.value(storage.state)[0] > 0 }
  }

  // MARK: Fingers

  private func addRecognizers(_ transition: TransitionDescription) {
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .backward {
      recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard toBegin else { return TransitionOffer(transition(), index) }
    guard isUp, presentedViewController.presentedViewController == nil else { return nil }
    if let run { return TransitionOffer(run, index) }
    guard change?.isCatchable ?? true, let offer = TransitionOffer(transition(), index) else { return nil }
    return change == nil || offer.gesture.isAmongStates ? offer : nil
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let host, host.settings.mayBegin(index, recognizer) else { return false }
    if run != nil || offer(index, toBegin: false)?.gesture.isAmongStates == true { return true }
    return TransitionPresenting.mayDismiss(presentedViewController)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let host, let transition = transition() else { return nil }
    let gesture: TransitionGesture = transition.gestures[index]
    if gesture.isAmongStates {
      if change == nil { change = TransitionStateChange(transition, by: gesture, in: self) }
      change?.hold()
      return change
    }
    let run = TransitionRun.make(transition, .backward, by: gesture, host: host)
    host.goBack(run)
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  // MARK: Between rest states

  func move(to state: Int, animated: Bool) {
    guard isUp, run == nil, change?.isHeld != true, state != self.state, let transition = transition(),
      let gesture = transition.gestures.first(where: \.isAmongStates)
    else { return }
    let change: TransitionStateChange =
      self.change ?? TransitionStateChange(transition, by: gesture, in: self)
    self.change = change
    change.hold()
    change.settle(to: state)
    if !animated { change.jump() }
  }

  func ended(_ change: TransitionStateChange) {
    if self.change === change { self.change = nil }
    standing.giveBack(isOwn: true)  // what stands is another value now
    stand()
  }

  /// A finger has let the to screen go on its way out. False when the app does not let it go.
  func leaves(_ handOver: TransitionHandOver) -> Bool {
    guard TransitionPresenting.mayDismiss(presentedViewController) else { return false }
    host?.goOn(with: handOver, presentedViewController)
    if presentedViewController.isBeingDismissed { return true }
    host?.goOn(with: nil, presentedViewController)
    return false
  }
}

/// Hands touches on that nothing in the container takes, as the container itself would keep them.
@MainActor
private final class TransitionPassage: UIView {
  weak var below: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    below?.hitTest(convert(point, to: below), with: event)
  }
}

/// `style modal` and `style overlay`: answers UIKit about presentations.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionPresenting: TransitionStayHost, TransitionRecognizerOwner {
  enum Style { case modal, overlay }

  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var completed: ((TransitionDirection, _ isFinished: Bool) -> Void)?
  /// What VoiceOver calls what dismisses the to screen when it is tapped.
  var closeLabel: String = ""
  private var moved: ((Int) -> Void)?
  private let style: Style
  private let findsScreen: Bool
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?
  private let stays = TransitionStays()
  /// The from screen that has presented last, and the one that has the recognizers of the way there.
  private weak var source: UIViewController?
  private weak var attached: UIViewController?
  private weak var presentation: TransitionPresentation?
  /// A way back that the finger has begun and UIKit has not asked for yet.
  private var pulled: (any TransitionRunning)?
  /// The finger that asks for the way there just now, and the run that it has got.
  private var pulling: Int?
  private var held: (any TransitionRunning)?
  /// What a finger among rest states has let go on its way out, until UIKit asks for the run that goes on.
  private var handOver: (how: TransitionHandOver, screen: UIViewController)?
  private var recognizers: [Int: TransitionRecognizer] = [:]

  /// - Parameter findsScreen: Whether the from screen is looked for in whoever presents; else it is that itself.
  init(
    _ style: Style, _ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?,
    findsScreen: Bool
  ) {
    (self.style, self.describe, self.findsScreen) = (style, describe, findsScreen)
    stays.host = self
  }

  /// Lets a screen be presented and dismissed. VoiceOver's escape dismisses it.
  /// - Parameter isUnderStatusBar: Whether the screen says how that looks.
  func adopt(
    _ screen: UIViewController, for delegate: any UIViewControllerTransitioningDelegate,
    isUnderStatusBar: Bool = false
  ) {
    if isUnderStatusBar { screen.modalPresentationCapturesStatusBarAppearance = true }
    screen.modalPresentationStyle = style == .overlay ? .custom : .fullScreen
    screen.transitioningDelegate = delegate
    if #available(iOS 17, *), screen.accessibilityPerformEscapeBlock == nil {
      screen.accessibilityPerformEscapeBlock = { [weak screen] in
        guard let screen, screen.presentingViewController != nil, screen.transitionCoordinator == nil,
          screen.presentedViewController == nil
        else { return false }
        if Self.mayDismiss(screen) { Self.dismiss(screen) }
        return true  // understood, if not let
      }
    }
    // Else with the animation: nothing loads it before.
    if style == .modal, screen.isViewLoaded {
      stays.begin(of: screen)
      stays.stay(of: screen)?.showForeground(true)
    }
  }

  // MARK: States

  /// Where the to screen rests, or is bound for; the first of its states while none is up.
  func state<State: CaseIterable>(_: State.Type = State.self) -> State {
    Array(State.allCases)[(presentation?.state ?? 1) - 1]
  }

  /// Whom it tells whenever that changes.
  func tells<State: CaseIterable>(_ moved: ((State) -> Void)?) {
    self.moved = moved.map { moved in { moved(Array(State.allCases)[$0 - 1]) } }
  }

  /// Goes there as if a finger had let go. While the to screen comes or goes, or a finger has it, nothing happens.
  func move<State: CaseIterable & Equatable>(to state: State, animated: Bool) {
    let index: Int = Array(State.allCases).firstIndex(of: state) ?? 0
    presentation?.move(to: index + 1, animated: animated)
  }

  func isMoved(to state: Int) { moved?(state) }

  /// Asks UIKit for the run that goes on with what a finger has let go; nil forgets that.
  func goOn(with handOver: TransitionHandOver?, _ screen: UIViewController) {
    guard let handOver else { return self.handOver = nil }
    self.handOver = (handOver, screen)
    Self.dismiss(screen)
  }

  // MARK: UIKit's questions

  func presentation(
    of presented: UIViewController, by presenting: UIViewController?, for source: UIViewController
  ) -> UIPresentationController? {
    let presentation = TransitionPresentation(presentedViewController: presented, presenting: presenting)
    presentation.host = self
    presentation.storage.closeLabel = closeLabel
    if findsScreen {
      presentation.source =
        find(in: source, presented)?.screens.from ?? find(in: presenting, presented)?.screens.from
    }
    self.presentation = presentation
    return presentation
  }

  func animator(
    presenting presented: UIViewController, by presenting: UIViewController, for source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let found: TransitionDescription? =
      findsScreen
      ? find(in: source, presented) ?? find(in: presenting, presented)
      : describe(presenting, presented, by: presenting)
    guard let transition = found, !transition.forward.isSystem else { return nil }
    self.source = transition.screens.from
    let gesture: TransitionGesture? = pulling.map { transition.gestures[$0] }
    let run = TransitionRun.make(transition, .forward, by: gesture, host: self)
    if pulling != nil { held = run }
    return run
  }

  func animator(dismissing dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    guard let transition = transition(to: dismissed), transition.screens.from != nil,
      !transition.backward.isSystem
    else {
      return nil
    }
    if let pulled, pulled.transition.screens.to === transition.screens.to,
      pulled.transition.screens.from === transition.screens.from
    {
      return pulled
    }
    let run = TransitionRun.make(transition, .backward, host: self)
    if let handOver, handOver.screen === dismissed { run.handOver = handOver.how }
    handOver = nil
    return run
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  // MARK: Screens

  /// With the from screen below a to screen: the one that has presented it, or what is in front now.
  func transition(to screen: UIViewController) -> TransitionDescription? {
    if style == .overlay {
      if let presentation = screen.presentationController as? TransitionPresentation {
        return presentation.transition()
      }
      if findsScreen { return nil }  // presented in a style of the app's
    }
    guard let presenting = screen.presentingViewController else { return describe(nil, screen, by: nil) }
    if !findsScreen { return describe(presenting, screen, by: presenting) }
    if let source, source.presentedViewController === screen, source.viewIfLoaded?.superview != nil,
      let transition = describe(source, screen, by: presenting)
    {
      return transition
    }
    return find(in: presenting, screen) ?? describe(nil, screen, by: nil)
  }

  func describe(
    _ from: UIViewController?, _ to: UIViewController?, by presenting: UIViewController?
  ) -> TransitionDescription? {
    let presented: TransitionPresentation? = to?.presentationController as? TransitionPresentation
    let storage: TransitionStorage? =
      style == .overlay
      ? (presented ?? (presentation?.presentedViewController === to ? presentation : nil))?.storage
      : to.map { stays.storage(of: $0) }
    if style == .modal { storage?.closeLabel = closeLabel }
    let below: UIView? = style == .overlay && from != nil ? (presenting ?? from)?.viewIfLoaded : nil
    let transition: TransitionDescription? = describe(
      TransitionScreens(from, to, fromView: below, storage: storage))
    transition?.containerView = presented?.containerView ?? to?.viewIfLoaded?.superview ?? from?.viewIfLoaded
    return transition
  }

  /// With the from screen that a controller shows: itself, what a navigation or a tab bar controller has in front, or what
  /// another container has on display.
  func find(in controller: UIViewController?, _ to: UIViewController) -> TransitionDescription? {
    find(in: controller, to, by: controller.map { $0.transitionPresenter })
  }

  private func find(
    in controller: UIViewController?, _ to: UIViewController, by presenting: UIViewController?
  ) -> TransitionDescription? {
    guard let controller else { return nil }
    let presenter: UIViewController? = to.presentingViewController ?? presenting
    if let transition = describe(controller, to, by: presenter) { return transition }
    if let navigation = controller as? UINavigationController {
      return find(in: navigation.topViewController, to, by: presenter)
    }
    if let tabs = controller as? UITabBarController {
      return find(in: tabs.selectedViewController, to, by: presenter)
    }
    for child in controller.children where child.viewIfLoaded?.superview != nil {
      if let transition = find(in: child, to, by: presenter) { return transition }
    }
    return nil
  }

  func mayGoBack(from screen: UIViewController) -> Bool {
    screen.presentingViewController != nil && screen.presentedViewController == nil
      && (style == .overlay || screen.transitionCoordinator == nil)
  }

  func isLet(_ screen: UIViewController?) -> Bool { Self.mayDismiss(screen) }

  func goBack(_ run: TransitionRun) {
    pulled = run as? any TransitionRunning
    if let screen = run.transition.screens.to { Self.dismiss(screen) }
    pulled = nil  // asked for by now, or never
  }

  func goBackPlainly(from screen: UIViewController) { Self.dismiss(screen) }

  func watched(_ screen: UIViewController) -> UIView? { nil }

  // MARK: Runs

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    guard style == .modal else { return enterOverlay(run, context) }
    if run.lacksView(context) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }  // what is there
      if let screen = run.transition.screens.to { stays.begin(of: screen) }
      return false
    }
    let screen: UIViewController? = run.transition.screens.to
    stays.stay(of: screen)?.showForeground(false)
    enterContainer(run, context)
    if let screen { stays.begin(of: screen) }
    run.transition.addStayingViews(to: context.containerView)
    return true
  }

  private func enterOverlay(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool
  {
    let view: UIView? = context.view(forKey: run.direction == .forward ? .to : .from)
    let presentation = run.transition.screens.to?.presentationController as? TransitionPresentation
    if run.direction == .forward, let view { context.containerView.addSubview(view) }
    guard let presentation, view != nil else {
      run.transition.isOff = presentation == nil
      return false
    }
    if run.transition.storage !== presentation.storage, let transition = presentation.transition() {
      run.use(transition)
    }
    presentation.begin(run)
    context.containerView.layoutIfNeeded()
    return true
  }

  func measure(_ transition: TransitionDescription) {
    if style == .overlay,
      let presentation = transition.screens.to?.presentationController as? TransitionPresentation
    {
      presentation.measure(transition)
    } else {
      transition.measure()
    }
  }

  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView]) {
    if style == .modal { return ([container], open(run)) }
    // Over a part of the screen only what is below is closed where a finger may take over.
    return ([], [])
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    let screen: UIViewController? = run.transition.screens.to
    run.transition.removeAddedViews()
    if side == .from {
      stays.end(of: screen)
    } else {
      stays.stay(of: screen)?.showForeground(true)
    }
    (screen?.presentationController as? TransitionPresentation)?.leave(run, at: side)
  }

  // MARK: The way there

  /// Lets fingers on a screen begin the way there, and what they go down on yield to them.
  func attach(to screen: UIViewController) {
    attached = screen
    guard let transition = describe(screen, nil, by: screen.transitionPresenter) else { return }
    for recognizer in recognizers.values { recognizer.remove() }
    for (index, gesture) in transition.gestures.enumerated() where gesture.direction == .forward {
      recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
    }
    for (index, _) in transition.presses.enumerated() {
      screen.view.addGestureRecognizer(
        TransitionPressRecognizer(index) { [weak self, weak screen] in
          screen.flatMap { self?.describe($0, nil, by: $0.transitionPresenter) }
        })
    }
  }

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run, toBegin { return TransitionOffer(run, index) }
    guard let attached else { return nil }
    if toBegin,
      attached.presentedViewController != nil || attached.transitionPresenter.presentedViewController != nil
    {
      return nil
    }
    return TransitionOffer(describe(attached, nil, by: attached.transitionPresenter), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let offer = offer(index, toBegin: false) else { return nil }
    pulling = index
    offer.gesture.present?()
    pulling = nil  // asked for by now, or never
    defer { held = nil }
    return held
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  // MARK: Dismissing for a person

  /// Whether the app lets a person dismiss; its delegate hears of what it does not let.
  static func mayDismiss(_ presented: UIViewController?) -> Bool {
    guard let presented, let presentation = presented.presentationController else { return true }
    let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate
    let isFree: Bool = !presented.isModalInPresentation
    let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(presentation) }
    return isLet
  }

  /// Dismisses for a person, of which the presentation's delegate hears.
  static func dismiss(_ presented: UIViewController) {
    guard let presentation = presented.presentationController else { return }
    presentation.delegate?.presentationControllerWillDismiss?(presentation)
    presented.presentingViewController?.dismiss(animated: true) {
      if presented.presentingViewController != nil { return }  // cancelled
      presentation.delegate?.presentationControllerDidDismiss?(presentation)
    }
  }
}

extension UIViewController {
  /// The controller that UIKit has present for it: the outermost one that it is in.
  fileprivate var transitionPresenter: UIViewController { parent?.transitionPresenter ?? self }
}

/// A navigation controller's delegate for several transitions: the first one that answers a push or a pop plays it.
///
/// For example, with `delegate = router`:
///
///     private let router = TransitionRouter([PhotosZoomTransition(), CardFlipTransition()])
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionRouter: NSObject, UINavigationControllerDelegate {
  private let transitions: [any UINavigationControllerDelegate]

  /// - Parameter transitions: The most special first. They are kept.
  init(_ transitions: [any UINavigationControllerDelegate]) { self.transitions = transitions }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    var found: (any UIViewControllerAnimatedTransitioning)?
    for transition in transitions where found == nil {
      found = transition.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    return found
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    var found: (any UIViewControllerInteractiveTransitioning)?
    for transition in transitions where found == nil {
      found = transition.navigationController?(
        navigationController, interactionControllerFor: animationController)
    }
    return found
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigationController, willShow: viewController, animated: animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    for transition in transitions {
      transition.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
  }
}

/// What lasts as long as a to screen is there: values that stand, recognizers on it, views above it.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionStay: NSObject, TransitionRecognizerOwner {
  private(set) weak var screen: UIViewController?
  let storage: TransitionStorage
  private weak var host: (any TransitionStayHost)?
  private var standing: TransitionLedger { storage.standing }
  private let watch = TransitionWatch()
  private var foreground: TransitionForeground?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  private var bars: [UIView] = []
  private var isStanding: Bool = false
  private var isWatching: Bool = false

  init(of screen: UIViewController, storage: TransitionStorage, host: any TransitionStayHost) {
    (self.screen, self.storage, self.host) = (screen, storage, host)
    super.init()
    guard let transition = host.transition(to: screen) else { return }
    storage.dismiss = { [weak self] in self?.dismiss() }
    if transition.stands, !transition.needsWatch {
      stand()
    } else if transition.stands, let watched = host.watched(screen) {
      isWatching = true
      watch.isHidden = true
      watch.moved = { [weak self] in self?.stand() }
      watch.laidOut = { [weak self] in self?.bars.forEach { $0.transitionRelay() } }
      watched.addSubview(watch)
      stand()
      if !bars.isEmpty { watch.autoresizingMask = [.flexibleWidth, .flexibleHeight] }  // told of each size
    }
    if screen.isViewLoaded { addRecognizers(transition) }
  }

  /// The gestures that go back from the screen are on it.
  private func addRecognizers(_ transition: TransitionDescription) {
    for (index, gesture) in transition.gestures.enumerated()
    where gesture.direction == .backward && !gesture.isAmongStates && host?.ownsFingers == false {
      recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
    }
  }

  /// Takes the values that stand, and gives them back while another tab is in front, or nothing of this one.
  func stand() {
    let isInFront: Bool = !isWatching || host?.run != nil || watch.window != nil
    if isInFront == isStanding { return }
    isStanding = isInFront
    guard isInFront, let screen, let transition = host?.transition(to: screen) else { return giveBack() }
    transition.stand(standing)
    bars = transition.tracks.filter { $0.isStanding && $0.kind.isOfTransform && $0.element.role == .bar }
      .compactMap { $0.element.view }
  }

  private func giveBack() {
    standing.giveBack()
    for bar in bars { bar.superview?.setNeedsLayout() }
    bars = []
  }

  /// Shows the added views that lie above the screen, or nothing while a run does.
  func showForeground(_ isShown: Bool) {
    foreground?.removeFromSuperview()
    foreground = nil
    guard isShown, let screen, let transition = host?.transition(to: screen),
      transition.addedViews.contains(where: \.isKept)
    else { return }
    let foreground = TransitionForeground { [weak host, weak screen] in
      guard let host, let screen else { return nil }
      return host.transition(to: screen)
    }
    foreground.rest(in: screen.view, transition)
    self.foreground = foreground
  }

  /// The screen is gone, whichever way it went.
  func end() {
    giveBack()
    watch.removeFromSuperview()
    foreground?.removeFromSuperview()
    for recognizer in recognizers.values { recognizer.remove() }
    for view in storage.views.values { view.removeFromSuperview() }
    storage.views = [:]
    storage.forget()
  }

  private func dismiss() {
    guard let host, let screen, host.run == nil, host.mayGoBack(from: screen), host.isLet(screen) else {
      return
    }
    host.goBackPlainly(from: screen)
  }

  // MARK: The finger

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let host, let screen else { return nil }
    if let run = host.run, toBegin {
      return run.transition.screens.to === screen ? TransitionOffer(run, index) : nil
    }
    if toBegin, !host.mayGoBack(from: screen) { return nil }
    return TransitionOffer(host.transition(to: screen), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    return host.settings.mayBegin(index, recognizer) && (host.run != nil || host.isLet(screen))
  }

  func begin(_ index: Int) -> TransitionMotion? {
    guard let host, let screen else { return nil }
    if let run = host.run { return run.take(index) }
    guard let transition = host.transition(to: screen) else { return nil }
    let run = TransitionRun.make(transition, .backward, by: transition.gestures[index], host: host)
    host.goBack(run)
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  /// The navigation controller's own swipe back waits for a gesture that answers the same finger.
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool {
    guard let screen, let kind = offer(index, toBegin: false)?.gesture.kind, kind.meetsSwipeBack else {
      return false
    }
    return host?.swipesBack(of: screen).contains(other) ?? false
  }

  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === screen?.navigationController?.interactivePopGestureRecognizer
  }
}

extension TransitionGestureKind {
  /// Whether the platform's swipe back could have its finger.
  var meetsSwipeBack: Bool {
    switch self {
    case .pan, .edgePan(.leading), .edgePan(.left), .edgePan(.trailing), .edgePan(.right): return true
    default: return false
    }
  }
}

extension TransitionDescription {
  /// Whether what stands is another screen's while another tab is in front, or has to be laid out anew in another size.
  fileprivate var needsWatch: Bool {
    if style == .container { return true }
    var standing: [TransitionElement] = tracks.filter(\.isStanding).map(\.element)
    for hold in holds where hold.span == .stay { standing.append(hold.element) }
    return standing.contains { element in
      if element === tabBar { return true }
      return element.role == .bar && element.movesByTransform
    }
  }
}

/// One whose to screen lies on the from screen for a while.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionStayHost: TransitionHost {
  /// Whether the host has the recognizers itself.
  var ownsFingers: Bool { get }
  /// The transition that is possible from a to screen that is there.
  func transition(to screen: UIViewController) -> TransitionDescription?
  /// Whether a finger may go back now.
  func mayGoBack(from screen: UIViewController) -> Bool
  /// Whether the app lets a person go; its delegate hears of what it does not let.
  func isLet(_ screen: UIViewController?) -> Bool
  func goBack(_ run: TransitionRun)
  /// Without a finger.
  func goBackPlainly(from screen: UIViewController)
  /// Where a stay looks whether its screen is in front.
  func watched(_ screen: UIViewController) -> UIView?
  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer]
}

extension TransitionStayHost {
  var ownsFingers: Bool { false }
  func mayGoBack(from screen: UIViewController) -> Bool { false }
  func isLet(_ screen: UIViewController?) -> Bool { true }
  func goBack(_ run: TransitionRun) {}
  func goBackPlainly(from screen: UIViewController) {}
  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] { [] }
}

/// The stays of a host, one for each to screen that is there.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionStays {
  private(set) var all: [TransitionStay] = []
  weak var host: (any TransitionStayHost)?
  /// What is kept for screens that have no stay yet.
  private var early: [(screen: () -> UIViewController?, storage: TransitionStorage)] = []

  /// What is kept for a to screen.
  func storage(of screen: UIViewController) -> TransitionStorage {
    if let stay = all.first(where: { $0.screen === screen }) { return stay.storage }
    early.removeAll { $0.screen() == nil }
    if let found = early.first(where: { $0.screen() === screen }) { return found.storage }
    let storage = TransitionStorage()
    early.append(({ [weak screen] in screen }, storage))
    return storage
  }

  func begin(of screen: UIViewController) {
    all.removeAll { $0.screen == nil }
    guard let host, !all.contains(where: { $0.screen === screen }) else { return }
    all.append(TransitionStay(of: screen, storage: storage(of: screen), host: host))
    early.removeAll { $0.screen() === screen }
  }

  func end(of screen: UIViewController?) {
    for stay in all where stay.screen === screen { stay.end() }
    all.removeAll { $0.screen === screen }
  }

  func stay(of screen: UIViewController?) -> TransitionStay? { all.first { $0.screen === screen } }

  /// Looks again whether what stands may: another tab may be in front by now.
  func stand() { for stay in all { stay.stand() } }
}

/// Lies in a view, and tells when that has come into a window or has left it, and when it is laid out.
@MainActor
private final class TransitionWatch: UIView {
  var moved: (() -> Void)?
  var laidOut: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moved?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut?()
  }
}

extension UIView {
  /// Lets a bar's controller place it without its transform: it may set the frame, which has that in it.
  
"""##),
.member,
.text(##"""
func transitionRelay() {
    guard !transform.isIdentity, let parent = superview else { return }
    let transform: CGAffineTransform = self.transform
    UIView.performWithoutAnimation { self.transform = .identity }
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    UIView.performWithoutAnimation { self.transform = transform }
  }
}

/// The version of this file. A generated file names it in its last line, so that files of different versions do not compile
/// together.

"""##),
.declaration,
.text(##"""
enum TransitionSupportVersion_0_1_0 { case matches }

/// `style tab`: answers a tab bar controller. Each tab is the one screen of some changes and the other of others.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionTabs: TransitionStayHost, TransitionRecognizerOwner {
  /// The change under way, from when UIKit has asked for it.
  weak var run: TransitionRun?
  let settings = TransitionGestureSettings()
  var completed: ((TransitionDirection, _ isFinished: Bool) -> Void)?
  /// A change that the finger has begun and the tab bar controller has not asked for yet.
  private var pulled: (any TransitionRunning)?
  private weak var tabs: UITabBarController?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  let ownsFingers: Bool = true
  /// What VoiceOver calls what goes back when it is tapped.
  var closeLabel: String = ""
  private let stays = TransitionStays()
  private let describe: @MainActor (TransitionScreens) -> TransitionDescription?

  init(_ describe: @escaping @MainActor (TransitionScreens) -> TransitionDescription?) {
    self.describe = describe
    stays.host = self
  }

  private func describe(_ from: UIViewController?, _ to: UIViewController?) -> TransitionDescription? {
    let storage: TransitionStorage? = to.map { stays.storage(of: $0) }
    storage?.closeLabel = closeLabel
    let transition: TransitionDescription? = describe(TransitionScreens(from, to, storage: storage))
    transition?.containerView = from?.viewIfLoaded?.superview ?? to?.viewIfLoaded?.superview ?? tabs?.view
    return transition
  }

  /// Lets a finger change the tab: on the screen that is shown, not on the bar, and after the swipes back in it.
  func attach(to tabs: UITabBarController) {
    self.tabs = tabs
    guard let transition = describe(TransitionScreens(nil, nil)) else { return }
    for (index, gesture) in transition.gestures.enumerated() {
      recognizers[index] = TransitionRecognizer(gesture, index, on: tabs.view, of: self)
    }
  }

  // MARK: UIKit's questions

  /// A tap ends what is under way, as it would have ended, and then selects; what UIKit has not started yet comes first.
  func shouldSelect() -> Bool {
    jump()
    return run == nil
  }

  func animator(
    from: UIViewController, to: UIViewController, in tabs: UITabBarController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pulled: (any TransitionRunning)? = self.pulled
    self.pulled = nil
    self.tabs = tabs
    if run != nil {
      jump()  // selected by code, before which nobody asks
      return nil
    }
    guard let controllers = tabs.viewControllers, let old = controllers.firstIndex(of: from),
      let new = controllers.firstIndex(of: to)
    else { return nil }
    let direction: TransitionDirection = (isMirrored(tabs) ? new < old : new > old) ? .forward : .backward
    let transition: TransitionDescription? = direction == .forward ? describe(from, to) : describe(to, from)
    guard let transition, !(direction == .forward ? transition.forward : transition.backward).isSystem else {
      return nil
    }
    if let pulled, pulled.direction == direction, pulled.transition.screens.from === transition.screens.from,
      pulled.transition.screens.to === transition.screens.to
    {
      run = pulled
      return pulled
    }
    let run: any TransitionRunning = TransitionRun.make(transition, direction, host: self)
    self.run = run
    return run
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let run = animator as? any TransitionRunning, run.isPulled || run.isCatchable else { return nil }
    return run
  }

  /// Ends what is under way at once, as it would have ended. What a finger holds is cancelled.
  func jump() { run?.jump() }

  // MARK: The finger

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    if let run { return toBegin ? TransitionOffer(run, index) : TransitionOffer(run.transition, index) }
    return TransitionOffer(change(index, toBegin), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    settings.mayBegin(index, recognizer)
  }

  /// What a finger would begin, if nothing is under way and there are both screens.
  private func change(_ index: Int, _ toBegin: Bool = true) -> TransitionDescription? {
    guard let tabs, let shown = tabs.selectedViewController, let any = describe(TransitionScreens(nil, nil))
    else { return nil }
    if toBegin, run != nil || tabs.presentedViewController != nil || tabs.transitionCoordinator != nil {
      return nil
    }
    let isForward: Bool = any.gestures[index].direction == .forward
    guard let other = tab(isForward ? 1 : -1, from: shown, in: tabs) else { return nil }
    return isForward ? describe(shown, other) : describe(other, shown)
  }

  func begin(_ index: Int) -> TransitionMotion? {
    if let run { return run.take(index) }
    guard let tabs, let transition = change(index) else { return nil }
    let gesture: TransitionGesture = transition.gestures[index]
    let run: any TransitionRunning = TransitionRun.make(
      transition, gesture.direction, by: gesture, host: self)
    pulled = run
    tabs.selectedViewController = run.entering
    if tabs.transitionCoordinator == nil { pulled = nil }  // asked for by now, or never
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  func receives(_ touch: UITouch) -> Bool {
    let shown: UIView? = tabs?.selectedViewController?.viewIfLoaded
    let reached: [UIView] = [shown].compactMap { $0 } + (run.map { open($0) } ?? [])
    return reached.contains { touch.view?.isDescendant(of: $0) ?? false }
  }

  /// The swipes back in the tab come first.
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool {
    guard let navigation = tabs?.selectedViewController as? UINavigationController,
      TransitionPlatformSwipe.recognizers(of: navigation).contains(other),
      let offer = offer(index, toBegin: false)
    else { return false }
    return !offer.gesture.order.contains { rule in
      if case .edgePan = rule.kind { return rule.isFirst && rule.element.isScreen } else { return false }
    }
  }

  /// The tab so many places towards where x grows in the bar, if there is one.
  private func tab(_ distance: Int, from shown: UIViewController, in tabs: UITabBarController)
    -> UIViewController?
  {
    guard let controllers = tabs.viewControllers, let place = controllers.firstIndex(of: shown) else {
      return nil
    }
    let index: Int = isMirrored(tabs) ? place - distance : place + distance
    return controllers.indices.contains(index) ? controllers[index] : nil
  }

  /// UIKit turns the bar round for those who read from right to left: where x is physical, tabs count from the left.
  private func isMirrored(_ tabs: UITabBarController) -> Bool {
    tabs.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && describe(TransitionScreens(nil, nil))?.isDirectional == false
  }

  // MARK: Runs and stays

  /// Which tab was there before is not known, nor may it matter.
  func transition(to screen: UIViewController) -> TransitionDescription? { describe(nil, screen) }
  func watched(_ screen: UIViewController) -> UIView? { screen.view }

  func mayGoBack(from screen: UIViewController) -> Bool { tabs?.selectedViewController === screen }

  /// Selects the tab before.
  func goBackPlainly(from screen: UIViewController) {
    guard let tabs, let other = tab(-1, from: screen, in: tabs) else { return }
    tabs.selectedViewController = other
  }

  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool {
    let screen: UIViewController? = run.transition.screens.to
    stays.stay(of: screen)?.showForeground(false)
    enterContainer(run, context)
    if let screen, run.transition.lasts { stays.begin(of: screen) }
    run.transition.addStayingViews(to: context.containerView)
    return true
  }

  func leave(_ run: TransitionRun, at side: TransitionSide) {
    if self.run === run { self.run = nil }
    run.transition.removeAddedViews()
    if side == .from {
      stays.end(of: run.transition.screens.to)
    } else {
      stays.stay(of: run.transition.screens.to)?.showForeground(true)
    }
    stays.stand()
    guard let tabs, run.isPulled, side == run.direction.end, let screen = run.entering else { return }
    // A finger selects as a tap does.
    tabs.delegate?.tabBarController?(tabs, didSelect: screen)
  }
}

/// What a finger may have, and what settles when that has left: a run, or a way between rest states.
@MainActor

"""##),
.declaration,
.text(##"""
class TransitionMotion: NSObject {
  var transition: TransitionDescription
  /// What a finger drives, if one does.
  var gesture: TransitionGesture?
  let ledger = TransitionLedger()
  /// Where the finger is, counted from where it took over.
  var finger = TransitionFinger()
  /// Where a finger that has taken over counts from.
  private var origin = TransitionFinger()
  /// What was seen then besides what its place alone would show: it goes with the way, so that nothing jumps.
  private var caught: (position: Double, rest: [TransitionSlot.ID: SIMD8<Double>])?
  var player: (any TransitionPlayer)?
  /// What was found of what is in no rest: given back at the end.
  private var found: [(slot: TransitionSlot, amount: TransitionAmount)] = []

  init(_ transition: TransitionDescription, by gesture: TransitionGesture?) {
    (self.transition, self.gesture) = (transition, gesture)
  }

  /// The finger has moved.
  func pull(to finger: TransitionFinger) {}
  /// It has left, or was taken away.
  func release(_ finger: TransitionFinger, isCancelled: Bool) {}

  // MARK: The finger

  /// Where the finger is, as if it had brought everything to where it took over.
  func counted(_ finger: TransitionFinger) -> TransitionFinger { finger.after(origin) }

  /// The finger begins: what it drives begins at rest.
  func beginAtRest() {
    (origin, caught) = (TransitionFinger(), nil)
    transition.beginning = nil
  }

  /// The finger takes over where everything is seen, as if it had brought it there.
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
    // A spring may have swung beyond an end: that little goes at once.
    caught = progress >= 0 && progress <= 1 ? (position(drive), rest) : nil
  }

  /// The values of everything that moves, as they are seen.
  private var seenPose: TransitionPose {
    var pose = TransitionPose()
    for part in transition.restPose(at: .to).parts {
      pose.set(part.element, part.kind, part.element.seen(part.kind))
    }
    return pose
  }

  /// Where a finger is on its way: from one rest to the next each is 1 long.
  private func position(_ drive: TransitionDrive) -> Double {
    gesture?.isAmongStates == true ? drive.position : Double(drive.progress)
  }

  /// What a finger shows: only what it moves, of whatever else UIKit keeps in the same property as when it began.
  func shown(_ drive: TransitionDrive) -> [TransitionShown] {
    let driven: TransitionPose = drive.pose
    let whole: TransitionPose = drive.beginning.filter { part in
      driven.parts.contains { $0.element === part.element }
    }.setting(driven)
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

  /// Takes what is hidden and held.
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

  /// Gives a property back at the end as it is now.
  func keep(_ slot: TransitionSlot) {
    if !found.contains(where: { $0.slot.id == slot.id }) { found.append((slot, slot.read())) }
  }

  /// Gives everything back that was changed for a while.
  /// - Parameter rest: What UIKit is told of the rest.
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

  /// From what a finger shows to rest, each property at the velocity that the finger gives it.
  /// - Parameters:
  ///   - now: What the finger shows.
  ///   - next: What it would show an instant later.
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
    for shown in rest {
      var move = TransitionMove(slot: shown.slot, end: shown.amount, moment: whole)
      let here: TransitionShown? = now.first { $0.slot.id == shown.slot.id }
      let start: TransitionAmount = here?.amount ?? shown.slot.read()
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
          if moving.contains(where: { number in abs(velocity[number] - speed) > tolerance }) {
            isStraight = false
          }
          move.moment.velocity = CGVector(dx: speed, dy: 0)
        }
      }
      if shown.slot.isHalfTurn(start, shown.amount) { isStraight = false }
      if shown.slot.kind == .blur, start[0] > 0, start[0] < 1 { isStraight = false }
      moves.append(move)
      starts.append(start)
      velocities.append(velocity)
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
          move.slot.write(rest[index].parts.first.map { $0.kind.held(amount) } ?? amount)
        }
      }
      transition.layOut(rest)
      for (other, start) in zip(others, otherStarts) {
        other.slot.write(start.mixed(with: other.end, at: other.moment.progress(at: time)))
      }
    }
  }

  /// The velocity with which each number begins, in whole ways a second.
  ///
  /// A place has one along each axis; anything else only towards its end. All parts of a transform have one: the share of their
  /// ways home that the finger's speed leads along these together, where a scale or an angle of 1 is as long as half the diagonal.
  private static func velocity(
    of now: TransitionShown, _ next: TransitionShown, to rest: TransitionShown
  ) -> SIMD8<Double> {
    let left: SIMD8<Double> = rest.amount.numbers - now.amount.numbers
    let gone: SIMD8<Double> = (next.amount.numbers - now.amount.numbers) / Double(instant)
    var velocity = SIMD8<Double>(repeating: 0)
    if rest.slot.kind == .transform {
      let size: CGSize = rest.slot.view.bounds.size
      let half: Double = hypot(Double(size.width), Double(size.height)) / 2
      let isUniform: Bool = !rest.parts.contains { $0.kind == .scaleX || $0.kind == .scaleY }
      var (way, speed): (Double, Double) = (0, 0)
      for number in 0..<7 where abs(left[number]) > 1e-9 && !(isUniform && number == 1) {
        let unit: Double = number == 3 || number == 4 ? 1 : half
        way += left[number] * unit * left[number] * unit
        speed += gone[number] * unit * left[number] * unit
      }
      return SIMD8(repeating: way > 0 ? max(0, speed / way) : 0)
    }
    let isFree: Bool =
      rest.slot.kind == .shadowOffset
      || rest.slot.kind == .center && now.parts.contains { $0.kind.isPlace }
    for number in 0..<8 where abs(left[number]) > 1e-9 {
      let own: Double = gone[number] / left[number]
      velocity[number] = isFree ? own : max(0, own)
    }
    return velocity
  }

  // MARK: Playing

  /// Whether Core Animation can take these from where they are to where they shall be.
  func canPlay(_ shown: [TransitionShown]) -> Bool {
    for shown in shown {
      if !shown.slot.kind.isAnimatable { return false }
      for part in shown.parts where part.kind.isOfFrame && part.element.isShifted {
        // A place in the container, of what lies in a screen that moves: it is another one in each frame.
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

  /// Core Animation plays where it can; else every frame is set.
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

/// What brings values to their ends in time.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionPlayer: AnyObject {
  func start()
  /// Goes to the end at once.
  func jump()
  /// Leaves everything where it is seen, and never ends.
  func stop()
}

/// One property of UIKit's on its way.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionMove {
  let slot: TransitionSlot
  let end: TransitionAmount
  var moment: TransitionMoment
}

/// Core Animation plays: a property animator for all that moves at the same time in the same way.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionAnimators: TransitionPlayer {
  private var animators: [(animator: UIViewPropertyAnimator, delay: TimeInterval)] = []
  private var unfinished: Int = 0
  private let done: () -> Void
  /// How much of a blur is seen cannot be read: it is worked out.
  private let blurs: [(move: TransitionMove, start: TransitionAmount)]
  private var began: CFTimeInterval = 0

  init(_ moves: [TransitionMove], duration: TimeInterval, done: @escaping () -> Void) {
    self.done = done
    blurs = moves.filter { $0.slot.kind == .blur }.map { ($0, $0.slot.read()) }
    var groups: [(moment: TransitionMoment, moves: [TransitionMove])] = []
    for move in moves {
      if let index = groups.firstIndex(where: { $0.moment == move.moment }) {
        groups[index].moves.append(move)
      } else {
        groups.append((move.moment, [move]))
      }
    }
    if !groups.contains(where: { $0.moment.delay + $0.moment.duration >= duration - 1e-9 }) {
      // Something lasts as long as the whole, also where nothing moves.
      groups.append((TransitionMoment(duration: duration, curve: .linear), []))
    }
    for (moment, moves) in groups {
      let animator = UIViewPropertyAnimator(
        duration: moment.duration, timingParameters: moment.curve.parameters(moment.velocity))
      animator.addAnimations {
        for move in moves {
          move.slot.write(move.end)
          if move.slot.kind == .size { move.slot.view.layoutIfNeeded() }
        }
      }
      animator.addCompletion { _ in self.animatorEnded() }
      animators.append((animator, moment.delay))
    }
  }

  func start() {
    unfinished = animators.count
    began = CACurrentMediaTime()
    for (animator, delay) in animators {
      if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
    }
  }

  private func animatorEnded() {
    unfinished -= 1
    if unfinished == 0 { done() }
  }

  func jump() {
    for (animator, _) in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
  }

  func stop() {
    for (animator, _) in animators where animator.state == .active { animator.stopAnimation(true) }
    for (move, start) in blurs {
      move.slot.write(start.mixed(with: move.end, at: move.moment.progress(at: CACurrentMediaTime() - began)))
    }
  }
}

/// Every frame is set, for what Core Animation cannot play.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionFrames: NSObject, TransitionPlayer {
  private let duration: TimeInterval
  private let frame: (TimeInterval) -> Void
  private let done: () -> Void
  private var link: CADisplayLink?
  private var began: CFTimeInterval?

  init(duration: TimeInterval, frame: @escaping (TimeInterval) -> Void, done: @escaping () -> Void) {
    (self.duration, self.frame, self.done) = (duration, frame, done)
  }

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    if #available(iOS 15, *) {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
    frame(1e-9)  // what is a step at the beginning is not seen for a frame
  }

  @objc private func tick(_ link: CADisplayLink) {
    let time: TimeInterval = link.targetTimestamp - (began ?? link.timestamp)
    if began == nil { began = link.timestamp }
    if time >= duration - 1e-4 { jump() } else { frame(time) }
  }

  func jump() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    frame(duration)
    done()
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}

/// What a finger among rest states leaves to a run: what it shows, what it would show next, and how it goes on.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionHandOver {
  let now: [TransitionShown]
  let next: [TransitionShown]
  let timing: TransitionTiming
  let motion: TransitionMotion
}

/// One direction, from its start to the one way out, `leave`.
@MainActor

"""##),
.declaration,
.text(##"""
class TransitionRun: TransitionMotion {
  let direction: TransitionDirection
  private weak var host: (any TransitionHost)?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var size: CGSize = .zero
  private var measuredSize: CGSize = .zero
  private var released: (finger: TransitionFinger, isCancelled: Bool)?
  private var hasReached: Bool = false
  /// Where it goes without a finger.
  private(set) var target: TransitionSide?
  private var isFlying: Bool = false
  /// What goes on where a finger among rest states has let go.
  var handOver: TransitionHandOver?
  /// What UIKit animates alongside arrives with what settles.
  private(set) var speed: CGFloat = 1
  private(set) var curve: UIView.AnimationCurve = .easeInOut

  init(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil,
    host: any TransitionHost
  ) {
    (self.direction, self.host) = (direction, host)
    super.init(transition, by: gesture)
    let isReduced: Bool = UIAccessibility.isReduceMotionEnabled && transition.reduceMotion != nil
    transition.mode = isReduced ? .reduced : .full
    if let gesture { curve = gesture.finish.curve.named }
  }

  var isPulled: Bool { gesture != nil }
  var isCatchable: Bool { false }
  /// How far the run is, never seen: what plays takes it along, so that a finger that takes over knows.
  var meter: UIView? { nil }
  /// What UIKit may interrupt: it stands where everything is seen. It is one second long.
  var interruptible: UIViewPropertyAnimator? { nil }
  var entering: UIViewController? { transition.screen(direction.end) }

  /// Another description of the same transition takes the place of this one's.
  func use(_ transition: TransitionDescription) {
    if let gesture, let index = self.transition.gestures.firstIndex(where: { $0 === gesture }) {
      self.gesture = transition.gestures[index]
    }
    transition.mode = self.transition.mode
    transition.containerView = self.transition.containerView
    self.transition = transition
  }

  /// What the tracks are of that move under this finger, or without one.
  private var moving: TransitionDirection { gesture?.direction ?? direction }

  private func rest(_ side: TransitionSide) -> [TransitionShown] {
    transition.shownRest(at: side, in: moving)
  }

  // MARK: Start

  var duration: TimeInterval { transition.timing(direction).length }

  func animate(_ context: any UIViewControllerContextTransitioning) {
    guard begin(context) else { return }
    guard let handOver else { return play(to: direction.end) }
    begin(to: direction.end, handOver.timing.duration)
    settle(from: handOver.now, handOver.next, to: rest(direction.end), handOver.timing) { [self] in
      leave(at: direction.end)
    }
  }

  func startInteractive(_ context: any UIViewControllerContextTransitioning) {
    guard begin(context) else { return }
    drive()
    settleIfReleased()
  }

  /// Puts the screens into the container, takes what has to be given back, and puts everything where the direction starts.
  private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool {
    self.context = context
    host?.run = self
    if handOver == nil { call(.start) }
    transition.containerView = context.containerView
    size = context.containerView.bounds.size
    measuredSize = size
    guard host?.enter(self, context) == true else {
      leave(at: isPulled ? direction.start : direction.end)
      return false
    }
    transition.findItems()
    transition.freeze()
    host?.measure(transition)
    if transition.mode == .full, transition.lacksViews() { transition.mode = .reduced }
    findSharedElements()
    take(
      transition.holds.filter { hold in
        switch hold.span {
        case .run: return true
        case .forward: return direction == .forward
        case .backward: return direction == .backward
        case .interaction: return isPulled
        case .stay: return false
        }
      })
    if let gesture { take(gesture.holds) }
    cutCorners()
    transition.addFades()
    if let meter, let interruptible {
      meter.isHidden = true
      context.containerView.addSubview(meter)
      interruptible.pausesOnCompletion = true
      interruptible.addAnimations { meter.alpha = 0 }
      interruptible.pauseAnimation()
    } else if let meter {
      meter.isHidden = true
      context.containerView.addSubview(meter)
    }
    if handOver == nil { transition.set(rest(direction.start)) }
    return true
  }

  /// The shared elements that have both ends fly; where none has, a crossfade takes the place of everything.
  private func findSharedElements() {
    guard transition.mode == .full, let container = context?.containerView, !transition.sharedElements.isEmpty
    else { return }
    for element in transition.sharedElements where element.findEnds() {
      guard let flight = element.makeFlight(from: direction.start, in: container) else { continue }
      element.hideEnds(ledger)
      container.addSubview(flight)
      isFlying = true
    }
    if !isFlying {
      for element in transition.sharedElements { element.land() }
      if transition.fallback != nil { return transition.mode = .fallback }
    }
    for element in transition.sharedElements where element.ends == nil {
      guard let timing = element.missing else { continue }
      for side in [TransitionSide.from, .to] where !(side == .from && transition.style == .overlay) {
        guard let view = element.visibleView(side) else { continue }
        let seen: TransitionAmount = ledger.borrow(TransitionSlot(view, .alpha))
        transition.fade(side == .from ? element.from : element.to, on: side, seen, in: timing)
      }
    }
  }

  /// What has rounded corners is cut to them.
  private func cutCorners() {
    for track in transition.tracks(in: moving) where track.kind == .cornerRadius && !transition.isFading {
      guard let view = track.element.view, !(view is TransitionBox), track.element.role != .shared else {
        continue
      }
      let slot = TransitionSlot(view, .clipsToBounds)
      if !view.clipsToBounds { ledger.hold(slot, at: TransitionAmount(1)) }
    }
  }

  /// What a rest leaves changed as long as the to screen is there.
  private func keepRest() {
    let standing: TransitionLedger = transition.storage.standing
    guard transition.isFading, transition.top == .from, transition.style == .overlay,
      let view = transition.from.view
    else { return }
    // A from screen that has faded above the to screen is seen again when that leaves.
    view.alpha = 1
    standing.hold(TransitionSlot(view, .alpha), at: TransitionAmount(0))
  }

  /// Calls the hooks of a moment.
  private func call(_ moment: TransitionCallMoment) {
    for call in transition.calls + (gesture?.calls ?? [])
    where call.moment == moment && (call.direction == nil || call.direction == direction) {
      call.hook()
    }
  }

  // MARK: The finger

  /// The finger has moved; before the start only its place is kept.
  override func pull(to finger: TransitionFinger) {
    self.finger = counted(finger)
    guard context != nil, target == nil else { return }
    let drive: TransitionDrive = self.drive()
    if context?.containerView.bounds.size != size { return release(finger.stopped, isCancelled: true) }
    if drive.isReached {
      hasReached = true
      release(finger, isCancelled: false)
    }
  }

  /// Shows what the finger has brought about.
  @discardableResult
  private func drive() -> TransitionDrive {
    guard let gesture else { preconditionFailure("a finger has a gesture") }
    let drive: TransitionDrive = gesture.evaluate(finger)
    transition.set(shown(drive))
    let way: CGFloat = gesture.direction == direction ? drive.progress : 1 - drive.progress
    meter?.center.x = way
    interruptible?.fractionComplete = way
    context?.updateInteractiveTransition(way)
    return drive
  }

  /// The finger has left, or was taken away; before the start this is only kept.
  override func release(_ finger: TransitionFinger, isCancelled: Bool) {
    if released == nil {
      let isResized: Bool = context.map { $0.containerView.bounds.size != size } ?? false
      let counted: TransitionFinger = self.counted(finger)
      var last: TransitionFinger = self.finger.stopped
      if !isResized && !isCancelled {
        (last.velocity, last.scaleVelocity, last.rotationVelocity) = (
          counted.velocity, counted.scaleVelocity, counted.rotationVelocity
        )
      }
      released = (last, isCancelled || isResized)
    }
    settleIfReleased()
  }

  /// How it goes on when the finger has left.
  private func settleIfReleased() {
    guard let context, let gesture, let released, target == nil else { return }
    var finger: TransitionFinger = self.finger
    (finger.velocity, finger.scaleVelocity, finger.rotationVelocity) = (
      released.finger.velocity, released.finger.scaleVelocity, released.finger.rotationVelocity
    )
    let drive: TransitionDrive = gesture.evaluate(finger)
    let finishes: Bool = !released.isCancelled && (hasReached || drive.isFinished)
    let timing: TransitionTiming = finishes ? gesture.finish : gesture.cancel
    let left: CGFloat = finishes ? 1 - drive.progress : drive.progress
    speed = max(left, 0.01) * CGFloat(duration / max(timing.duration, 1e-6))
    curve = timing.curve.named
    let side: TransitionSide = finishes ? gesture.direction.end : gesture.direction.start
    if side == direction.start {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let now: [TransitionShown] = shown(drive)
    let next: [TransitionShown] = shown(gesture.evaluate(finger.moved(for: Self.instant)))
    if finishes, isFlying { findEndsAgain(now) }
    begin(to: side, timing.duration)
    settle(from: now, next, to: rest(side), timing, with: meterMove(to: side, timing)) { [self] in
      leave(at: side)
    }
  }

  /// The app is asked once more for the ends: they may be others by now.
  private func findEndsAgain(_ shown: [TransitionShown]) {
    let screens: [TransitionShown] = [TransitionSide.from, .to].flatMap { side in
      transition.restPose(at: side).filter { $0.element === self.transition.screenElement(side) }.shown()
    }
    let seen: [(TransitionSlot, TransitionAmount)] = screens.map { ($0.slot, $0.slot.read()) }
    transition.set(screens)
    for element in transition.sharedElements where element.ends != nil {
      element.atHome {
        let ends: [TransitionElement] = [element.from, element.to]
        let last: [CGRect?] = ends.map(\.measured)
        for end in ends {
          end.measured = nil
          end.measured = end.layoutFrame
        }
        if element.findEnds() { return element.hideEnds(ledger) }
        for (end, frame) in zip(ends, last) { end.measured = frame }  // its last place
        element.forgetTracks()
      }
    }
    for (slot, amount) in seen { slot.write(amount) }
    transition.set(shown)
  }

  /// Whether a gesture may take over now what plays or settles; a change of size ends what a finger holds.
  func mayBeTaken(by gesture: TransitionGesture) -> Bool {
    guard let context, target != nil, context.containerView.bounds.size == size, !gesture.isAmongStates else {
      return false
    }
    let motion: TransitionMotionKind = isPulled ? .settle : direction == .forward ? .forward : .backward
    return gesture.catches.contains(motion)
  }

  /// A finger takes it over where everything is seen, if it may.
  func take(_ index: Int) -> TransitionRun? {
    guard let offer = TransitionOffer(self, index) else { return nil }
    take(offer.gesture, at: stop())
    return self
  }

  /// Stops everything where it is seen.
  /// - Returns: How far it is from the from screen to the to screen.
  func stop() -> CGFloat {
    player?.stop()
    player = nil
    interruptible?.pauseAnimation()
    interruptible?.isReversed = false
    let way: CGFloat = meter?.center.x ?? 0
    return direction == .forward ? way : 1 - way
  }

  /// Everything that moves, as it is seen.
  var seen: [(slot: TransitionSlot, amount: TransitionAmount)] {
    rest(direction.start).filter { !$0.parts.isEmpty }.map { ($0.slot, $0.slot.read()) }
  }

  /// A finger takes over; one of the other direction turns the run round.
  /// - Parameter position: How far it is from the from screen to the to screen.
  func take(_ gesture: TransitionGesture, at position: CGFloat) {
    self.gesture = gesture
    released = nil
    hasReached = false
    let seen: [(slot: TransitionSlot, amount: TransitionAmount)] = self.seen
    transition.freeze()
    host?.measure(transition)
    for (slot, amount) in seen { slot.write(amount) }
    takeOver(at: gesture.direction == .forward ? position : 1 - position)
    take(gesture.holds)
    context?.pauseInteractiveTransition()
    target = nil
    finger = counted(TransitionFinger())
    drive()
  }

  // MARK: Playing

  /// From rest to rest, each track in its own time.
  private func play(to side: TransitionSide) {
    let direction: TransitionDirection = self.direction
    let timing: TransitionTiming = transition.timing(direction)
    var moves: [TransitionMove] = []
    let rest: [TransitionShown] = self.rest(side)
    let moving: [TransitionShown] = rest.filter { !$0.tracks.isEmpty }
    var isStraight: Bool = canPlay(moving)
    let (start, end) = direction == .forward ? (0, transition.state) : (transition.state, 0)
    let starts: [TransitionShown] = self.rest(direction.start)
    for shown in moving {
      let moments: [TransitionMoment] = shown.tracks.map { transition.moment(of: $0, in: direction) }
      let moment: TransitionMoment = moments[0]
      if moments.contains(where: { $0 != moment }) { isStraight = false }
      if !transition.isFading, shown.parts.contains(where: { $0.tracks.count > 1 }) { isStraight = false }
      if !transition.isFading, !shown.tracks.allSatisfy({ $0.isStraight(from: start, to: end) }) {
        isStraight = false
      }
      if moment.duration <= 0 || !isPlayable(shown, from: starts) { isStraight = false }
      moves.append(TransitionMove(slot: shown.slot, end: shown.amount, moment: moment))
    }
    moves += meterMove(to: side, timing)
    begin(to: side, timing.length)
    play(moves, isStraight: isStraight, duration: timing.length) { [self] in
      leave(at: side)
    } frame: { [unowned self, transition, meter] time in
      followSize()
      transition.set(transition.pose(in: direction, at: time).shown(placing: transition.placed))
      let share: Double = timing.curve.progress(at: time - timing.delay, of: timing.duration)
      meter?.center.x = CGFloat(side == direction.end ? share : 1 - share)
    }
  }

  /// Whether UIKit would take it the same way as the language does.
  private func isPlayable(_ shown: TransitionShown, from starts: [TransitionShown]) -> Bool {
    guard let start = starts.first(where: { $0.slot.id == shown.slot.id })?.amount else { return true }
    if shown.slot.isHalfTurn(start, shown.amount) { return false }
    // A spring overshoots, and what has limits is held to them.
    return true
  }

  /// The container has another size than at the start: the screen that stays gets its place in it.
  /// UIKit leaves a full screen alone that an animator has in hand.
  private func layOutAnew(_ side: TransitionSide, in context: any UIViewControllerContextTransitioning) {
    transition.thaw()
    guard transition.style != .overlay, let screen = transition.screen(side), let view = screen.viewIfLoaded,
      view.superview === context.containerView
    else { return }
    // The context may still have the final frame of the start.
    let final: CGRect = context.finalFrame(for: screen)
    let isOld: Bool = final.isEmpty || final.size == size
    let frame: CGRect = isOld ? context.containerView.bounds : final
    view.bounds.size = frame.size
    view.center = frame.center
  }

  /// The container has another size: everything goes on to where it is laid out now.
  private func followSize() {
    guard let size = context?.containerView.bounds.size, size != measuredSize else { return }
    measuredSize = size
    transition.freeze()
    host?.measure(transition)
  }

  private func meterMove(to side: TransitionSide, _ timing: TransitionTiming) -> [TransitionMove] {
    guard let meter else { return [] }
    let moment = TransitionMoment(delay: timing.delay, duration: timing.duration, curve: timing.curve)
    let end = TransitionAmount(side == direction.start ? 0 : 1, meter.center.y)
    return [TransitionMove(slot: TransitionSlot(meter, .center), end: end, moment: moment)]
  }

  /// It is bound for a side from now on; nothing can be touched on the way, but by the fingers that may take over.
  private func begin(to side: TransitionSide, _ duration: TimeInterval) {
    target = side
    if let context, let closed = host?.closed(self, in: context.containerView) {
      for view in closed.views { close(view, around: closed.open) }
    }
    if let interruptible {
      interruptible.isReversed = side == direction.start
      interruptible.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(duration))
    }
  }

  /// Views that a finger has to reach are open themselves, and what lies in them is not.
  private func close(_ view: UIView, around open: [UIView]) {
    if open.contains(where: { $0.isDescendant(of: view) }) {
      for inner in view.subviews { close(inner, around: open) }
      return
    }
    let slot = TransitionSlot(view, .userInteraction)
    if !ledger.holds(slot) { ledger.hold(slot, at: TransitionAmount(0)) }
  }

  /// Goes to the end at once: the container's size is about to change. A pull is cancelled.
  func jump() {
    if isPulled, target == nil { release(finger.stopped, isCancelled: true) }
    player?.jump()
  }

  /// Arrives without the rest of the way.
  func arrive() {
    if let target { leave(at: target) }
  }

  // MARK: The way out

  /// The one way out: rest values, what was held, the context, end hooks, in this order, once.
  private func leave(at side: TransitionSide) {
    guard let context else { return }
    self.context = nil
    player = nil
    if context.containerView.bounds.size != size { layOutAnew(side, in: context) }
    transition.dropFades()
    transition.held = TransitionPose()
    transition.beginning = nil
    let rest: [TransitionShown] = self.rest(side)
    transition.set(rest)
    for element in transition.sharedElements { element.land() }
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: side == direction.start ? .start : .end)
    }
    meter?.removeFromSuperview()
    context.view(forKey: side == direction.start ? .to : .from)?.removeFromSuperview()
    let home: [TransitionShown] = transition.home(after: side)
    transition.set(home)
    giveBack(except: rest + home)
    handOver?.motion.giveBack(except: [])
    if side == .to { keepRest() }
    transition.removeCovers()
    transition.thaw()
    host?.leave(self, at: side)
    if isPulled, target == nil { context.cancelInteractiveTransition() }
    call(side == direction.start ? .cancel : .finish)
    context.completeTransition(side != direction.start)
    call(.end)
    host?.completed?(direction, side != direction.start)
  }
}

/// A way from one rest state of the to screen to another, of which UIKit knows nothing.
///
/// It is there from the finger's coming until all is at rest, however often it is caught.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionStateChange: TransitionMotion {
  private let states: TransitionGesture
  private weak var presentation: TransitionPresentation?
  private(set) var isHeld: Bool = false
  /// Whether a run goes on with it.
  private var isGone: Bool = false
  private var rest: [TransitionShown] = []

  init(
    _ transition: TransitionDescription, by gesture: TransitionGesture,
    in presentation: TransitionPresentation
  ) {
    (states, self.presentation) = (gesture, presentation)
    super.init(transition, by: gesture)
    call(.start)
    transition.freeze()
    presentation.measure(transition)
    take(transition.holds.filter { $0.span != .forward && $0.span != .stay } + gesture.holds)
  }

  private func call(_ moment: TransitionCallMoment) {
    for call in transition.calls + states.calls
    where call.moment == moment && call.direction != .forward { call.hook() }
  }

  /// Whether a finger may take over what settles.
  var isCatchable: Bool { !isHeld && !isGone && states.catches.contains(.settle) }

  /// A finger comes, or the app: what settles stays where it is seen.
  func hold() {
    let isCaught: Bool = player != nil
    player?.stop()
    player = nil
    isHeld = true
    transition.mode =
      UIAccessibility.isReduceMotionEnabled && transition.reduceMotion != nil ? .reduced : .full
    if isCaught { takeOver(at: 0) } else { beginAtRest() }
    finger = counted(TransitionFinger())
  }

  override func pull(to finger: TransitionFinger) {
    guard isHeld else { return }
    self.finger = counted(finger)
    transition.set(shown(states.evaluate(self.finger)))
  }

  override func release(_ finger: TransitionFinger, isCancelled: Bool) {
    guard isHeld else { return }
    if isCancelled {
      self.finger = self.finger.stopped
      return settle(to: transition.state)
    }
    let counted: TransitionFinger = self.counted(finger)
    (self.finger.velocity, self.finger.scaleVelocity) = (counted.velocity, counted.scaleVelocity)
    settle(to: states.evaluate(self.finger).nearest)
  }

  /// Goes on from where the finger was to a rest, which may be that without the to screen: 0.
  func settle(to state: Int) {
    guard isHeld, let presentation else { return }
    isHeld = false
    let now: [TransitionShown] = shown(states.evaluate(finger))
    let next: [TransitionShown] = shown(states.evaluate(finger.moved(for: Self.instant)))
    isGone =
      state == 0
      && presentation.leaves(TransitionHandOver(now: now, next: next, timing: states.finish, motion: self))
    if isGone { return }
    let isCancelled: Bool = state == 0
    presentation.state = isCancelled ? presentation.state : state
    let timing: TransitionTiming = states.finish
    rest = transition.shownRest(at: .to)
    if transition.isFading {  // in its place at once
      let motion: [TransitionShown] = transition.restPose(at: .to).shown(placing: transition.placed)
      transition.set(motion)
    }
    settle(from: now, next, to: rest, timing) { [weak self] in self?.end() }
  }

  /// To rest at once: the to screen leaves, or the size is about to change.
  func jump() {
    release(finger.stopped, isCancelled: true)
    player?.jump()
  }

  private func end() {
    player = nil
    transition.beginning = nil
    transition.held = TransitionPose()
    let rest: [TransitionShown] = transition.shownRest(at: .to)
    transition.set(rest)
    giveBack(except: rest)
    transition.thaw()
    presentation?.ended(self)
    call(.cancel)
    call(.end)
  }
}

/// A view that a transition adds.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionAddedView: TransitionElement {
  enum Content {
    case color(UIColor)
    case blur(UIBlurEffect.Style)
    /// A button with a symbol of a name.
    case button(String)
    /// The picture of a name.
    case image(String)
  }

  /// Whether it is there as long as the to screen is; else for each run.
  let stays: Bool
  let dismissesOnTap: Bool
  private let content: Content
  private var filled: TransitionElement?
  private let made: TransitionMadeView

  init(
    _ description: TransitionDescription, _ content: Content, number: Int, _ stays: Bool,
    _ dismissesOnTap: Bool
  ) {
    (self.content, self.stays, self.dismissesOnTap) = (content, stays, dismissesOnTap)
    made = TransitionMadeView(stays ? description.storage : nil, number)
    super.init(description, .added) { [made] in made.view }
  }

  /// Whether it is seen while the to screen rests: below that it is there for runs, but over a part of the screen.
  var isKept: Bool { stays && (description.style == .overlay || description.isAbove(self)) }

  /// Whether it is as large as the container, whatever size that gets.
  var followsContainer: Bool {
    if case .button = content { return false }
    let isPlaced: Bool = description.tracks.contains { $0.element === self && $0.kind.isOfFrame }
    return placements.isEmpty && !isPlaced && (filled == nil || filled === description.container)
  }

  /// It is where another object is.
  func fills(_ element: TransitionElement) { filled = element }

  override var layoutFrame: CGRect {
    if description.isFrozen, let measured { return measured }
    let container: CGRect = description.container.layoutFrame
    var natural: CGRect = filled?.layoutFrame ?? container
    if filled == nil, case .button = content {
      natural = CGRect(x: container.midX - 22, y: container.midY - 22, width: 44, height: 44)
    }
    return placements.isEmpty
      ? natural : natural.setting(placements.map { (kind: $0.kind, amount: $0.value()) })
  }

  /// Makes the view if it is not there yet.
  /// - Parameter isAbove: Whether it is above the to screen: it lets touches through then where it is not tapped.
  func make(isAbove: Bool) -> UIView {
    if let view = made.view { return view }
    let view: UIView
    switch content {
    case .color(let color):
      view = UIView()
      view.backgroundColor = color
    case .blur(let style):
      let blur: UIVisualEffectView = TransitionBlur.make(style)
      if !description.tracks.contains(where: { $0.element === self && $0.kind == .blur }) {
        TransitionBlur.set(1, of: blur)
      }
      view = blur
    case .button(let name):
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.bounds.size = CGSize(width: 44, height: 44)
      view = button
    case .image(let name):
      view = UIImageView(image: UIImage(named: name))
    }
    if dismissesOnTap {
      closes(view)
    } else if isAbove {
      if case .button = content {} else { view.isUserInteractionEnabled = false }
    }
    made.view = view
    return view
  }

  /// `tap dismiss`.
  private func closes(_ view: UIView) {
    let storage: TransitionStorage = description.storage
    if let button = view as? UIButton {
      button.addTarget(storage, action: #selector(TransitionStorage.tapped), for: .touchUpInside)
      button.accessibilityLabel = storage.closeLabel
      return
    }
    let tap = UITapGestureRecognizer()
    tap.addTarget(storage, action: #selector(TransitionStorage.tapped))
    view.addGestureRecognizer(tap)
    view.isUserInteractionEnabled = true
    let closer = TransitionCloser(view.bounds) { [weak storage] in storage?.dismiss() }
    closer.accessibilityLabel = storage.closeLabel
    ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(closer)
  }

  /// Its view leaves.
  func remove() {
    made.view?.removeFromSuperview()
    made.view = nil
  }
}

/// Where an added view is kept: with its description, or as long as the to screen is there.
@MainActor
private final class TransitionMadeView {
  private let storage: TransitionStorage?
  private let number: Int
  private var own: UIView?

  init(_ storage: TransitionStorage?, _ number: Int) { (self.storage, self.number) = (storage, number) }

  var view: UIView? {
    get {
      guard let storage else { return own }
      return storage.views[number]
    }
    set { if let storage { storage.views[number] = newValue } else { own = newValue } }
  }
}

/// What VoiceOver finds in a view that dismisses when it is tapped: its double tap would else be a touch in the middle of that,
/// where something may lie above.
@MainActor
private final class TransitionCloser: UIView {
  private let close: () -> Void

  init(_ frame: CGRect, close: @escaping () -> Void) {
    self.close = close
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    close()
    return true
  }
}

/// The black that dims a view. It lies in that, so that it has its corners.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionCover: UIView {
  static func of(_ view: UIView) -> TransitionCover? {
    view.subviews.lazy.compactMap { $0 as? TransitionCover }.first
  }

  static func make(in view: UIView) -> TransitionCover {
    if let cover = of(view) { return cover }
    let cover = TransitionCover(frame: view.bounds)
    cover.alpha = 0
    cover.backgroundColor = .black
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { view.addSubview(cover) }
    return cover
  }
}

/// A blur of which a part can be seen. It has no alpha, which UIKit draws wrongly: a part is a property animator that stands there.
@MainActor

"""##),
.declaration,
.text(##"""
enum TransitionBlur {
  private struct Kept {
    weak var view: UIVisualEffectView?
    let style: UIBlurEffect.Style
    var partial: (animator: UIViewPropertyAnimator, amount: CGFloat)?
  }

  private static var all: [Kept] = []

  /// A view that shows nothing yet.
  static func make(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    all.removeAll { $0.view == nil }
    all.append(Kept(view: view, style: style))
    return view
  }

  /// That of a view: itself, or one that covers it.
  static func view(of view: UIView) -> UIVisualEffectView? {
    let candidates: [UIView] = [view] + view.subviews
    return candidates.lazy.compactMap { $0 as? UIVisualEffectView }.first { index(of: $0) != nil }
  }

  /// The same; one that covers the view is put there.
  static func cover(_ view: UIView) -> UIVisualEffectView {
    if let blur = self.view(of: view) { return blur }
    let blur: UIVisualEffectView = make(.regular)
    blur.frame = view.bounds
    blur.isUserInteractionEnabled = false
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { view.addSubview(blur) }
    return blur
  }

  private static func index(of view: UIVisualEffectView) -> Int? { all.firstIndex { $0.view === view } }

  /// How much of it is seen, 0...1.
  static func amount(of view: UIVisualEffectView) -> CGFloat {
    index(of: view).flatMap { all[$0].partial?.amount } ?? (view.effect == nil ? 0 : 1)
  }

  static func set(_ amount: CGFloat, of view: UIVisualEffectView) {
    guard let index = index(of: view) else { return }
    let style: UIBlurEffect.Style = all[index].style
    all[index].partial?.animator.stopAnimation(true)
    all[index].partial = nil
    if amount <= 0 || amount >= 1 {
      view.effect = amount <= 0 ? nil : UIBlurEffect(style: style)
      return
    }
    view.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in
      view?.effect = UIBlurEffect(style: style)
    }
    animator.fractionComplete = amount
    all[index].partial = (animator, amount)
  }
}

/// The two sides of a transition.

"""##),
.declaration,
.text(##"""
enum TransitionSide {
  case from, to

  var opposite: TransitionSide { self == .from ? .to : .from }
}

/// The two ways in which it plays.

"""##),
.declaration,
.text(##"""
enum TransitionDirection {
  case forward, backward

  var start: TransitionSide { self == .forward ? .from : .to }
  var end: TransitionSide { start.opposite }
}

/// An object with properties: a screen, a view of one, a bar, the container, an added view or a shared element.
///
/// What is read of it is its layout; while a finger drives, what that has set, and else what it was when the gesture began.
@MainActor

"""##),
.declaration,
.text(##"""
class TransitionElement: TransitionReadable {
  enum Role: Equatable {
    case container, bar, added, shared
    case screen(TransitionSide)
    case view(TransitionSide)
  }

  unowned let description: TransitionDescription
  let role: Role
  private let find: () -> UIView?
  /// `place`, in the order of the spec.
  var placements: [(kind: TransitionPropertyKind, value: () -> TransitionAmount)] = []
  /// Where it was found when the run began, in reading direction.
  var measured: CGRect?
  /// Whether its layout has been read.
  var isRead: Bool = false
  private var kept: [TransitionPropertyKind: TransitionAmount] = [:]

  init(_ description: TransitionDescription, _ role: Role, _ find: @escaping () -> UIView?) {
    (self.description, self.role, self.find) = (description, role, find)
  }

  /// The view, or nil while there is none.
  var view: UIView? { find() }

  /// The screen that it is, or is a view of.
  var side: TransitionSide? {
    switch role {
    case .screen(let side), .view(let side): return side
    default: return nil
    }
  }

  /// Whether it moves while the platform lays it out: by its transform then, which the layout leaves alone.
  var isShifted: Bool { if case .view = role { return true } else { return false } }

  /// Whether it is seen while the to screen is there.
  var isSeenBelow: Bool {
    if role == .bar { return description.style != .modal }
    return side != .from || description.style == .overlay
  }

  /// The view that has a property.
  func target(of kind: TransitionSlotKind) -> UIView? { view }

  // MARK: Reading

  func read(_ kind: TransitionPropertyKind) -> TransitionAmount {
    if let context = description.context { return read(kind, in: context) }
    return layout(kind)
  }

  /// A property in a state in which some have other values than in the layout.
  func read(_ kind: TransitionPropertyKind, in pose: TransitionPose) -> TransitionAmount {
    if kind.isOfFrame {
      let parts = pose.parts(of: self).filter { $0.kind.isOfFrame }
      return (parts.isEmpty ? layoutFrame : layoutFrame.setting(parts)).part(kind)
    }
    return pose.value(of: self, kind) ?? layout(kind)
  }

  /// The value that the transition finds: it is kept as long as the to screen is there.
  var found: TransitionReading {
    TransitionReading(element: self) { [description] kind in
      kind.isOfFrame ? self.layout(kind) : description.storage.found(self, kind)
    }
  }

  /// The value when the gesture began.
  var start: TransitionReading {
    TransitionReading(element: self) { [description] kind in
      description.beginning.map { self.read(kind, in: $0) } ?? self.layout(kind)
    }
  }

  /// A property as it is laid out; while a run is under way as it was when that began.
  func layout(_ kind: TransitionPropertyKind) -> TransitionAmount {
    isRead = true
    if kind.isOfFrame { return layoutFrame.part(kind) }
    // What scrolls is read as it is now.
    if description.isFrozen, kind != .offset, let value = kept[kind] { return value }
    let value: TransitionAmount = present(kind)
    if description.isFrozen { kept[kind] = value }
    return value
  }

  /// A property of UIKit's now, in reading direction.
  func present(_ kind: TransitionPropertyKind) -> TransitionAmount {
    if kind.isOfTransform {
      let transform: CATransform3D = view?.transform3D ?? CATransform3DIdentity
      return description.mirrored(kind, TransitionTransform(transform).part(kind))
    }
    guard let slot = TransitionSlotKind(kind), let view = target(of: slot) else { return kind.neutral }
    return description.mirrored(kind, TransitionSlot(view, slot).read())
  }

  var safeArea: UIEdgeInsets { description.mirrored(view?.safeAreaInsets ?? .zero) }

  /// The size of the picture; that of the view at the from end where it has none.
  var imageSize: CGSize { (view as? UIImageView)?.image?.size ?? layoutFrame.size }

  // MARK: Layout

  /// Where it is laid out, without transforms, in reading direction.
  var layoutFrame: CGRect {
    if description.isFrozen, let measured { return measured }
    let natural: CGRect = description.mirrored(naturalFrame)
    return placements.isEmpty
      ? natural : natural.setting(placements.map { (kind: $0.kind, amount: $0.value()) })
  }

  /// Where UIKit has it.
  fileprivate var naturalFrame: CGRect {
    let bounds = CGRect(origin: .zero, size: description.containerView?.bounds.size ?? .zero)
    switch role {
    case .container: return bounds
    case .screen(let side) where side == .to && description.style == .overlay: return bounds
    case .screen: return view?.superview == nil ? bounds : laidOut ?? bounds
    default: return laidOut ?? bounds
    }
  }

  /// The frame of the view in the container's coordinates, whatever its own transform.
  private var laidOut: CGRect? {
    guard let view else { return nil }
    let anchor: CGPoint = view.layer.anchorPoint
    let size: CGSize = view.bounds.size
    let origin = CGPoint(x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
    let frame = CGRect(origin: origin, size: size)
    guard let parent = view.superview, let container = description.containerView else { return frame }
    // A transform that is not the transition's own is the app's way of laying it out.
    if !view.transform.isIdentity, !description.transforms(self) {
      return view.convert(view.bounds, to: container)
    }
    return parent === container ? frame : parent.convert(frame, to: container)
  }

  /// Forgets what was read when a run began.
  func forget() { (measured, kept) = (nil, [:]) }

  // MARK: Writing

  /// What UIKit has to be told so that properties have these values; those of one frame and of one transform together.
  /// - Parameter isPlaced: Whether it is put into its place although nothing says its frame.
  func slots(_ parts: [TransitionPose.Part], isPlaced: Bool) -> [TransitionShown] {
    guard let view else { return [] }
    var shown: [TransitionShown] = []
    let frame: [TransitionPose.Part] = parts.filter(\.kind.isOfFrame)
    var transform: [TransitionPose.Part] = parts.filter(\.kind.isOfTransform)
    var shift: CGPoint = .zero
    if !frame.isEmpty || isPlaced {
      let rect: CGRect = description.mirrored(layoutFrame.setting(frame.map { ($0.kind, $0.amount) }))
      let isSized: Bool = isPlaced || frame.map(\.kind).sayLength
      let size: CGSize = isSized ? own(rect.size, of: view) : view.bounds.size
      if isSized {
        let kinds = frame.map(\.kind)
        let lengths = frame.filter { part in kinds.filter { $0.sharesAxis(with: part.kind) }.sayLength }
        shown.append(
          TransitionShown(TransitionSlot(view, .size), TransitionAmount(size.width, size.height), lengths))
      }
      let anchor: CGPoint = view.layer.anchorPoint
      let place = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      let center: CGPoint = own(place, of: view)
      if isShifted {
        // What rounding leaves is nothing.
        shift = center - view.center
        if abs(shift.x) < 1e-9 { shift.x = 0 }
        if abs(shift.y) < 1e-9 { shift.y = 0 }
        transform += frame
      } else {
        shown.append(
          TransitionShown(TransitionSlot(view, .center), TransitionAmount(center.x, center.y), frame))
      }
    }
    if role == .container, let part = transform.first(where: { $0.kind == .perspective }) {
      shown.append(TransitionShown(TransitionSlot(view, .perspective), part.amount, [part]))
    } else if !transform.isEmpty {
      let mirrored = transform.map { (kind: $0.kind, amount: description.mirrored($0.kind, $0.amount)) }
      var whole = TransitionTransform(mirrored.filter(\.kind.isOfTransform))
      whole.translation = whole.translation + shift
      shown.append(TransitionShown(TransitionSlot(view, .transform), whole.amount, transform))
    }
    for part in parts where !part.kind.isOfFrame && !part.kind.isOfTransform {
      guard let kind = TransitionSlotKind(part.kind), let target = target(of: kind) else { continue }
      let amount: TransitionAmount = description.mirrored(part.kind, part.kind.held(part.amount))
      shown.append(TransitionShown(TransitionSlot(target, kind), amount, [part]))
    }
    return shown
  }

  /// A place in the container, in the coordinates of what the view lies in.
  private func own(_ point: CGPoint, of view: UIView) -> CGPoint {
    guard let parent = view.superview, let container = description.containerView, parent !== container else {
      return point
    }
    return parent.convert(point, from: container)
  }

  /// An extent in the container, in the coordinates of what the view lies in.
  private func own(_ size: CGSize, of view: UIView) -> CGSize {
    guard let parent = view.superview, let container = description.containerView, parent !== container else {
      return size
    }
    return parent.convert(CGRect(origin: .zero, size: size), from: container).size
  }

  /// A property as it is seen now, where something of it moves.
  func seen(_ kind: TransitionPropertyKind) -> TransitionAmount {
    guard kind.isOfFrame, let view else { return present(kind) }
    var frame: CGRect = laidOut ?? .zero
    if isShifted, let parent = view.superview, let container = description.containerView {
      let transform = TransitionTransform(view.transform3D)
      let moved: CGPoint = parent.convert(view.center + transform.translation, to: container)
      frame.origin = frame.origin + moved - parent.convert(view.center, to: container)
    }
    return description.mirrored(frame).part(kind)
  }
}

extension TransitionPropertyKind {
  /// The value when nothing has changed it.
  @MainActor
  var neutral: TransitionAmount {
    switch self {
    case .alpha, .scale, .scaleX, .scaleY, .scrollEnabled: return TransitionAmount(1)
    case .anchor: return TransitionAmount(0.5, 0.5)
    case .background, .tint, .borderColor: return UIColor?.none.amount(in: nil)
    default: return TransitionAmount(0)
    }
  }

  /// Whether it says something of an axis of which another part of the frame does.
  func sharesAxis(with other: TransitionPropertyKind) -> Bool {
    let (own, others) = (isHorizontal, other.isHorizontal)
    return own == nil || others == nil || own == others
  }

  /// Whether it is of the horizontal axis; nil when it is of both.
  private var isHorizontal: Bool? {
    switch self {
    case .x, .width, .leading, .trailing, .centerX: return true
    case .y, .height, .top, .bottom, .centerY: return false
    default: return nil
    }
  }
}

/// What UIKit has to be told, and the parts of the pose that say so.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionShown {
  let slot: TransitionSlot
  var amount: TransitionAmount
  let parts: [TransitionPose.Part]

  init(_ slot: TransitionSlot, _ amount: TransitionAmount, _ parts: [TransitionPose.Part]) {
    (self.slot, self.amount, self.parts) = (slot, amount, parts)
  }

  var tracks: [TransitionTrack] { parts.flatMap(\.tracks) }
}

/// What was changed for a while, and what it was before.
///
/// Claims on one property stack up across all transitions of an app: a claim that ends below the top changes nothing and hands
/// what it found to the one above it. A value that the app has set meanwhile is the app's; a view that has died needs nothing.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionLedger {
  private struct Claim {
    let ledger: TransitionLedger  // not its ObjectIdentifier, which a later object may have again
    weak var view: UIView?
    let kind: TransitionSlotKind
    var found: TransitionAmount
    /// What it was set to; nil where it is animated, and given back whatever it is.
    let held: TransitionAmount?
  }

  private static var claims: [Claim] = []

  /// Sets a property until `giveBack`.
  func hold(_ slot: TransitionSlot, at amount: TransitionAmount) {
    let found: TransitionAmount = slot.read()
    slot.write(amount)
    // As stored: an alpha is rounded to single precision.
    let claim = Claim(ledger: self, view: slot.view, kind: slot.kind, found: found, held: slot.read())
    Self.claims.removeAll { $0.view == nil }
    Self.claims.append(claim)
  }

  /// Lets a property be animated until `giveBack`.
  /// - Returns: What it is when nobody holds it.
  func borrow(_ slot: TransitionSlot) -> TransitionAmount {
    let own: TransitionAmount? = Self.claims.first { $0.view === slot.view && $0.kind == slot.kind }?.found
    let found: TransitionAmount = slot.read()
    Self.claims.append(Claim(ledger: self, view: slot.view, kind: slot.kind, found: found, held: nil))
    return own ?? found
  }

  /// Whether it holds anything of a view.
  func holds(_ slot: TransitionSlot) -> Bool {
    Self.claims.contains { $0.ledger === self && $0.view === slot.view && $0.kind == slot.kind }
  }

  /// What a property had before it was held here.
  func found(_ slot: TransitionSlot) -> TransitionAmount? {
    Self.claims.first { $0.ledger === self && $0.view === slot.view && $0.kind == slot.kind }?.found
  }

  /// Gives everything back, last first. A second call does nothing.
  /// - Parameter isOwn: Whether it is the transition that has set what is held to something else meanwhile.
  func giveBack(isOwn: Bool = false) {
    while let index = Self.claims.lastIndex(where: { $0.ledger === self }) {
      let claim: Claim = Self.claims.remove(at: index)
      guard let view = claim.view else { continue }
      let later = Self.claims[index...].firstIndex { $0.view === view && $0.kind == claim.kind }
      let slot = TransitionSlot(view, claim.kind)
      if let later {
        Self.claims[later].found = claim.found
      } else if isOwn || claim.held == nil || slot.read() == claim.held {
        slot.write(claim.found)
      }
    }
  }
}

/// The properties of the language, whatever their type.

"""##),
.declaration,
.text(##"""
enum TransitionPropertyKind: Hashable {
  case frame, bounds, center, size, x, y, width, height
  case top, bottom, leading, trailing, centerX, centerY
  case scale, scaleX, scaleY, rotation, rotationX, rotationY, perspective, translation
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity, shadowRadius, shadowOffset
  case anchor, hidden, content, scrollEnabled, offset, clip

  /// Whether it is a part of the frame.
  var isOfFrame: Bool {
    switch self {
    case .frame, .bounds, .center, .size, .x, .y, .width, .height, .top, .bottom, .leading, .trailing,
      .centerX,
      .centerY:
      return true
    default: return false
    }
  }

  /// Whether it is a part of the transform.
  var isOfTransform: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .perspective, .translation: return true
    default: return false
    }
  }

  /// Whether a crossfade leaves it as it is: it moves or reshapes.
  var isMotion: Bool { isOfFrame || isOfTransform || self == .cornerRadius }

  /// Whether it is an angle.
  var isTurn: Bool { self == .rotation || self == .rotationX || self == .rotationY }

  /// Whether it says where something is in the plane: the finger's velocity keeps its direction then.
  var isPlace: Bool { self == .frame || self == .bounds || self == .center }

  /// The values that it can have: a spring that overshoots is held to them.
  var limits: ClosedRange<Double>? {
    switch self {
    case .alpha, .dim, .blur, .shadowOpacity, .content: return 0...1
    case .cornerRadius, .borderWidth, .shadowRadius: return 0...Double.infinity
    default: return nil
    }
  }

  /// A value, held to its limits.
  func held(_ amount: TransitionAmount) -> TransitionAmount {
    guard let limits, !limits.contains(amount.numbers[0]) else { return amount }
    var held: TransitionAmount = amount
    held.numbers[0] = min(max(amount.numbers[0], limits.lowerBound), limits.upperBound)
    return held
  }
}

/// A property with the type of its values. Lengths are in points, in the container's coordinates; angles in radians.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionProperty<Value: TransitionValue> {
  let kind: TransitionPropertyKind
}

extension TransitionProperty where Value == CGRect {
  static var frame: Self { Self(kind: .frame) }
  static var bounds: Self { Self(kind: .bounds) }
  /// What a shared element is cut to.
  static var clip: Self { Self(kind: .clip) }
}

extension TransitionProperty where Value == CGPoint {
  static var center: Self { Self(kind: .center) }
  static var translation: Self { Self(kind: .translation) }
  static var shadowOffset: Self { Self(kind: .shadowOffset) }
  /// What a view turns about, as shares of its size.
  static var anchor: Self { Self(kind: .anchor) }
  static var offset: Self { Self(kind: .offset) }
}

extension TransitionProperty where Value == CGSize {
  static var size: Self { Self(kind: .size) }
}

extension TransitionProperty where Value == UIColor? {
  static var background: Self { Self(kind: .background) }
  static var tint: Self { Self(kind: .tint) }
  static var borderColor: Self { Self(kind: .borderColor) }
}

extension TransitionProperty where Value == Bool {
  static var hidden: Self { Self(kind: .hidden) }
  static var scrollEnabled: Self { Self(kind: .scrollEnabled) }
}

extension TransitionProperty where Value == CGFloat {
  static var x: Self { Self(kind: .x) }
  static var y: Self { Self(kind: .y) }
  static var width: Self { Self(kind: .width) }
  static var height: Self { Self(kind: .height) }
  static var top: Self { Self(kind: .top) }
  static var bottom: Self { Self(kind: .bottom) }
  static var leading: Self { Self(kind: .leading) }
  static var trailing: Self { Self(kind: .trailing) }
  static var centerX: Self { Self(kind: .centerX) }
  static var centerY: Self { Self(kind: .centerY) }
  static var scale: Self { Self(kind: .scale) }
  static var scaleX: Self { Self(kind: .scaleX) }
  static var scaleY: Self { Self(kind: .scaleY) }
  static var rotation: Self { Self(kind: .rotation) }
  static var rotationX: Self { Self(kind: .rotationX) }
  static var rotationY: Self { Self(kind: .rotationY) }
  static var perspective: Self { Self(kind: .perspective) }
  static var alpha: Self { Self(kind: .alpha) }
  static var dim: Self { Self(kind: .dim) }
  static var blur: Self { Self(kind: .blur) }
  static var cornerRadius: Self { Self(kind: .cornerRadius) }
  static var borderWidth: Self { Self(kind: .borderWidth) }
  static var shadowOpacity: Self { Self(kind: .shadowOpacity) }
  static var shadowRadius: Self { Self(kind: .shadowRadius) }
  /// How much of a snapshot of the to end is seen.
  static var content: Self { Self(kind: .content) }
}

/// What has properties that can be read: an object as it is, as it was found, or as it was when a gesture began.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionReadable {
  func read(_ kind: TransitionPropertyKind) -> TransitionAmount
  var safeArea: UIEdgeInsets { get }
  var imageSize: CGSize { get }
}

/// Lengths are in points in the container's coordinates, without transforms; angles in radians.
extension TransitionReadable {
  var frame: CGRect { CGRect(read(.frame)) }
  var bounds: CGRect { CGRect(read(.frame)) }
  var center: CGPoint { CGPoint(read(.center)) }
  var size: CGSize { CGSize(read(.size)) }
  var x: CGFloat { read(.x)[0] }
  var y: CGFloat { read(.y)[0] }
  var width: CGFloat { read(.width)[0] }
  var height: CGFloat { read(.height)[0] }
  var top: CGFloat { read(.top)[0] }
  var bottom: CGFloat { read(.bottom)[0] }
  var leading: CGFloat { read(.leading)[0] }
  var trailing: CGFloat { read(.trailing)[0] }
  var centerX: CGFloat { read(.centerX)[0] }
  var centerY: CGFloat { read(.centerY)[0] }
  var scale: CGFloat { read(.scale)[0] }
  var scaleX: CGFloat { read(.scaleX)[0] }
  var scaleY: CGFloat { read(.scaleY)[0] }
  var rotation: CGFloat { read(.rotation)[0] }
  var rotationX: CGFloat { read(.rotationX)[0] }
  var rotationY: CGFloat { read(.rotationY)[0] }
  var perspective: CGFloat { read(.perspective)[0] }
  var translation: CGPoint { CGPoint(read(.translation)) }
  var alpha: CGFloat { read(.alpha)[0] }
  var dim: CGFloat { read(.dim)[0] }
  var blur: CGFloat { read(.blur)[0] }
  var cornerRadius: CGFloat { read(.cornerRadius)[0] }
  var borderWidth: CGFloat { read(.borderWidth)[0] }
  var shadowOpacity: CGFloat { read(.shadowOpacity)[0] }
  var shadowRadius: CGFloat { read(.shadowRadius)[0] }
  var shadowOffset: CGPoint { CGPoint(read(.shadowOffset)) }
  var content: CGFloat { read(.content)[0] }
  var background: UIColor? { UIColor?(read(.background)) }
  var tint: UIColor? { UIColor?(read(.tint)) }
  var borderColor: UIColor? { UIColor?(read(.borderColor)) }
  var anchor: CGPoint { CGPoint(read(.anchor)) }
  var offset: CGPoint { CGPoint(read(.offset)) }
  var clip: CGRect { CGRect(read(.clip)) }
  var hidden: Bool { read(.hidden)[0] != 0 }
  var scrollEnabled: Bool { read(.scrollEnabled)[0] != 0 }
}

/// An object as it was at another time than now.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionReading: TransitionReadable {
  let element: TransitionElement
  let value: (TransitionPropertyKind) -> TransitionAmount

  func read(_ kind: TransitionPropertyKind) -> TransitionAmount { value(kind) }
  var safeArea: UIEdgeInsets { element.safeArea }
  var imageSize: CGSize { element.imageSize }
}

/// What a screen hands over: asked for once, when a direction starts.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionHandedValue<Value> {
  private unowned let description: TransitionDescription
  private let number: Int
  private let read: () -> Value
  private var isKept: Bool = false

  /// - Parameter number: Its number among the values of the transition.
  init(_ description: TransitionDescription, _ number: Int, _ read: @escaping () -> Value) {
    (self.description, self.number, self.read) = (description, number, read)
  }

  var value: Value {
    let keeps: Bool = description.isFrozen ? isKept : description.keepsValues
    if keeps, let value = description.storage.handed[number] as? Value { return value }
    let value: Value = read()
    if description.isFrozen || description.keepsValues { description.storage.handed[number] = value }
    isKept = description.isFrozen
    return value
  }
}

/// How a picture fills its frame.

"""##),
.declaration,
.text(##"""
enum TransitionContentMode {
  case aspectFill, aspectFit, fill, fitWidth, fitHeight

  fileprivate var ofImages: UIView.ContentMode? {
    switch self {
    case .aspectFill: return .scaleAspectFill
    case .aspectFit: return .scaleAspectFit
    case .fill: return .scaleToFill
    case .fitWidth, .fitHeight: return nil
    }
  }

  /// Where a content of a size lies in bounds.
  @MainActor
  fileprivate func frame(of size: CGSize, in bounds: CGRect, isReversed: Bool) -> CGRect {
    switch self {
    case .fill: return bounds
    case .aspectFill: return TransitionMath.aspectFill(size, in: bounds)
    case .aspectFit: return TransitionMath.aspectFit(size, in: bounds)
    case .fitWidth:
      let height: CGFloat = size.width > 0 ? bounds.width * size.height / size.width : bounds.height
      return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    case .fitHeight:
      let width: CGFloat = size.height > 0 ? bounds.height * size.width / size.height : bounds.width
      return CGRect(x: isReversed ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
  }
}

/// A box in flight with its contents inside, which it cuts to its corners; its shadow is not cut.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionBox: UIView {
  let inside = UIView()
  private let mode: TransitionContentMode
  private var contents: [(view: UIView, size: CGSize)] = []

  init(_ mode: TransitionContentMode) {
    self.mode = mode
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOffset = .zero
    inside.clipsToBounds = true
    addSubview(inside)
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { contents.isEmpty }

  /// Takes what it shows, from the bottom up; each view keeps the shape that it has now.
  func fill(with views: [UIView]) {
    contents = views.map { ($0, $0.bounds.size) }
    for view in views { inside.addSubview(view) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// How much of the last content is seen, 0...1; the first one gives way to it.
  var content: CGFloat = 0 {
    didSet {
      guard contents.count > 1 else { return }
      contents[0].view.alpha = 1 - content
      contents[1].view.alpha = content
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inside.frame = bounds
    let isReversed: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, size) in contents { view.frame = mode.frame(of: size, in: bounds, isReversed: isReversed) }
  }
}

/// A picture that both screens show. While it flies, both its ends are invisible, and a stand-in is in the container.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionSharedElement: TransitionElement {
  enum Kind {
    /// An image view of its own.
    case image
    /// A box with the contents of both ends.
    case snapshot
    /// The view of the from end itself.
    case live
  }

  let from: TransitionElement
  let to: TransitionElement
  /// What happens to this element alone when an end is missing.
  var missing: TransitionTiming?
  private let kind: Kind
  private let mode: TransitionContentMode
  private let flight = TransitionFlight()
  private var image: UIImage?
  /// The views of the ends that it flies between; nil while it does not fly.
  private(set) var ends: (from: UIView, to: UIView)?
  private var home: TransitionHome?

  init(
    _ description: TransitionDescription, _ kind: Kind, from: TransitionElement, to: TransitionElement,
    content mode: TransitionContentMode
  ) {
    (self.kind, self.from, self.to, self.mode) = (kind, from, to, mode)
    super.init(description, .shared) { [flight] in flight.view?.superview == nil ? nil : flight.view }
  }

  override func target(of kind: TransitionSlotKind) -> UIView? { kind == .clip ? flight.crop : view }

  override var layoutFrame: CGRect { from.layoutFrame }

  override var imageSize: CGSize { kind == .image ? image?.size ?? .zero : from.layoutFrame.size }

  override func present(_ kind: TransitionPropertyKind) -> TransitionAmount {
    if kind == .clip { return description.container.layoutFrame.amount(in: nil) }
    return super.present(kind)
  }

  private var tracks: [TransitionTrack] { description.tracks.filter { $0.element === self } }

  private func end(_ side: TransitionSide) -> TransitionElement { side == .from ? from : to }

  // MARK: A flight

  /// Looks for its ends: the app answers for the item that is current now. False when there is nothing to fly.
  func findEnds() -> Bool {
    guard let from = visibleView(.from), let to = visibleView(.to) else { return false }
    if kind == .image {
      guard let image = (to as? UIImageView)?.image ?? (from as? UIImageView)?.image else { return false }
      self.image = image
    }
    forgetTracks()
    guard isInSight(.from), isInSight(.to) else { return false }
    ends = (from, to)
    return true
  }

  /// Its places are read anew.
  func forgetTracks() { for track in tracks { track.forget() } }

  /// The view of an end, if it is in its screen.
  func visibleView(_ side: TransitionSide) -> UIView? {
    guard let view = end(side).view, let screen = description.screen(side), let root = screen.viewIfLoaded
    else {
      return nil
    }
    // A screen's own items are in the bar above it.
    let bar: UIView? = screen.navigationController?.navigationBar
    let roots: [UIView] = [root, bar ?? root]
    return roots.contains { view.isDescendant(of: $0) } ? view : nil
  }

  /// Whether an end is not wholly outside of what it is cut to there.
  func isInSight(_ side: TransitionSide) -> Bool {
    guard let clip = tracks.first(where: { $0.kind == .clip }),
      let frame = tracks.first(where: { $0.kind == .frame })
    else { return true }
    let rest: Int = side == .from ? 0 : description.state
    return CGRect(clip.value(rest)).intersects(CGRect(frame.value(rest)))
  }

  /// Both ends become invisible.
  func hideEnds(_ ledger: TransitionLedger) {
    guard let ends else { return }
    if kind != .live { hide(ends.from, ledger) }
    hide(ends.to, ledger)
  }

  private func hide(_ view: UIView, _ ledger: TransitionLedger) {
    let slot = TransitionSlot(view, .alpha)
    if !ledger.holds(slot) { ledger.hold(slot, at: TransitionAmount(0)) }
  }

  /// The stand-in, which still has to be put into the container. Nil when an end cannot be shown.
  /// - Parameter start: The side from which it comes.
  func makeFlight(from start: TransitionSide, in container: UIView) -> UIView? {
    guard let ends, flight.view == nil else { return nil }
    let isCut: Bool = tracks.contains { $0.kind == .clip }
    let casts: Bool = tracks.contains { [.shadowOpacity, .shadowRadius, .shadowOffset].contains($0.kind) }
    if kind == .image, !casts, let content = mode.ofImages {
      let view = UIImageView(image: image)
      view.contentMode = content
      view.clipsToBounds = true
      flight.view = view
    } else {
      let box = TransitionBox(mode)
      guard fill(box, with: ends, from: start, in: container) else { return nil }
      flight.view = box
    }
    guard isCut, let view = flight.view else { return flight.view }
    let crop = UIView()
    crop.clipsToBounds = true
    crop.isUserInteractionEnabled = false
    crop.addSubview(view)
    flight.crop = crop
    return crop
  }

  private func fill(
    _ box: TransitionBox, with ends: (from: UIView, to: UIView), from start: TransitionSide,
    in container: UIView
  ) -> Bool {
    switch kind {
    case .image:
      let view = UIImageView(image: image)
      view.bounds.size = image?.size ?? .zero
      box.fill(with: [view])
    case .live:
      home = TransitionHome(of: ends.from)
      box.fill(with: [ends.from])
    case .snapshot:
      // What is new is not seen for a frame, as a snapshot may have it: what is on screen covers it.
      let cover: UIView? = start == .from ? container.window?.snapshotView(afterScreenUpdates: false) : nil
      if let cover {
        cover.frame = container.convert(cover.bounds, from: nil)
        container.addSubview(cover)
      }
      defer { cover?.removeFromSuperview() }
      guard let from = ends.from.snapshotView(afterScreenUpdates: false),
        let to = ends.to.snapshotView(afterScreenUpdates: start == .from)
      else { return false }
      let turns: Bool = tracks.contains { $0.kind == .content }
      box.fill(with: turns ? [from, to] : [start == .from ? from : to])
    }
    return true
  }

  /// Puts a view that flies itself where it lives, while something is measured.
  func atHome<Result>(_ body: () -> Result) -> Result {
    guard let box = flight.view as? TransitionBox, let home, let ends else { return body() }
    home.giveBack(from: box)
    defer {
      self.home = TransitionHome(of: ends.from)
      box.fill(with: [ends.from])
    }
    return body()
  }

  /// The flight is over.
  func land() {
    if let box = flight.view { home?.giveBack(from: box) }
    home = nil
    (flight.crop ?? flight.view)?.removeFromSuperview()
    (flight.view, flight.crop) = (nil, nil)
    ends = nil
  }
}

/// What stands in for a shared element, and what cuts it.
@MainActor
private final class TransitionFlight {
  var view: UIView?
  var crop: UIView?
}

/// Where a view lives that is carried elsewhere: another one keeps its place.
@MainActor
private final class TransitionHome {
  private let view: UIView
  private let keeper = UIView()
  private let transform: CGAffineTransform
  private let followsMask: Bool
  private let constraints: [NSLayoutConstraint]

  /// Keeps the place of a view, which can be put elsewhere then.
  init(of view: UIView) {
    self.view = view
    transform = view.transform
    followsMask = view.translatesAutoresizingMaskIntoConstraints
    var found: [NSLayoutConstraint] = view.constraints.filter { $0.secondItem == nil }  // its own size
    var outer: UIView? = view.superview
    while let parent = outer {
      found += parent.constraints.filter { Self.isAbout(view, $0) }
      outer = parent.superview
    }
    constraints = found
    keeper.isUserInteractionEnabled = false
    keeper.autoresizingMask = view.autoresizingMask
    keeper.layer.anchorPoint = view.layer.anchorPoint
    keeper.bounds.size = view.bounds.size
    keeper.center = view.center
    view.superview?.insertSubview(keeper, belowSubview: view)
    NSLayoutConstraint.deactivate(found)
    view.transform = .identity
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Whether a constraint is about a view or about what lies in it.
  private static func isAbout(_ view: UIView, _ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      let other: UIView? = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return other?.isDescendant(of: view) ?? false
    }
  }

  /// Puts the view back, unless the app has put it elsewhere.
  func giveBack(from carrier: UIView) {
    defer { keeper.removeFromSuperview() }
    guard view.isDescendant(of: carrier) else { return }
    view.removeFromSuperview()
    view.transform = transform
    view.bounds.size = keeper.bounds.size
    view.center = keeper.center
    view.translatesAutoresizingMaskIntoConstraints = followsMask
    guard let parent = keeper.superview else { return }  // its home is gone
    parent.insertSubview(view, aboveSubview: keeper)
    NSLayoutConstraint.activate(constraints)
  }
}

/// A property of UIKit's that a transition sets: several properties of the language may feed one.

"""##),
.declaration,
.text(##"""
enum TransitionSlotKind: Hashable {
  case center, size, transform, anchor, perspective, clip
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity, shadowRadius, shadowOffset
  case hidden, content, scrollEnabled, offset
  /// Whether what is outside of the bounds is cut off, and whether fingers reach the view.
  case clipsToBounds, userInteraction

  init?(_ kind: TransitionPropertyKind) {
    switch kind {
    case .alpha: self = .alpha
    case .dim: self = .dim
    case .blur: self = .blur
    case .cornerRadius: self = .cornerRadius
    case .borderWidth: self = .borderWidth
    case .background: self = .background
    case .tint: self = .tint
    case .borderColor: self = .borderColor
    case .shadowOpacity: self = .shadowOpacity
    case .shadowRadius: self = .shadowRadius
    case .shadowOffset: self = .shadowOffset
    case .hidden: self = .hidden
    case .content: self = .content
    case .scrollEnabled: self = .scrollEnabled
    case .offset: self = .offset
    case .anchor: self = .anchor
    case .clip: self = .clip
    default: return nil
    }
  }

  /// Whether UIKit's property animators animate it. What they cannot is set frame by frame.
  var isAnimatable: Bool {
    switch self {
    case .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset, .perspective, .anchor:
      return false
    default: return true
    }
  }
}

/// One property of UIKit's of one view.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionSlot {
  struct ID: Hashable {
    let object: ObjectIdentifier
    let kind: TransitionSlotKind
  }

  let view: UIView
  let kind: TransitionSlotKind

  init(_ view: UIView, _ kind: TransitionSlotKind) { (self.view, self.kind) = (view, kind) }

  var id: ID { ID(object: ObjectIdentifier(view), kind: kind) }

  /// What a radius rounds: a shared element's box cuts what is inside, so that its own shadow is not cut.
  private var rounded: CALayer { (view as? TransitionBox)?.inside.layer ?? view.layer }

  /// What it is now, as UIKit has it.
  func read() -> TransitionAmount {
    switch kind {
    case .center: return TransitionAmount(view.center.x, view.center.y)
    case .size: return TransitionAmount(view.bounds.width, view.bounds.height)
    case .clip: return view.bounds.amount(in: nil)
    case .transform: return TransitionTransform(view.transform3D).amount
    case .anchor: return TransitionAmount(view.layer.anchorPoint.x, view.layer.anchorPoint.y)
    case .perspective: return TransitionAmount(-TransitionMath.divide(1, view.layer.sublayerTransform.m34))
    case .alpha: return TransitionAmount(view.alpha)
    case .dim: return TransitionAmount(TransitionCover.of(view)?.alpha ?? 0)
    case .blur:
      return TransitionAmount(TransitionBlur.view(of: view).map { TransitionBlur.amount(of: $0) } ?? 0)
    case .cornerRadius: return TransitionAmount(rounded.cornerRadius)
    case .borderWidth: return TransitionAmount(view.layer.borderWidth)
    case .background: return view.backgroundColor.amount(in: view)
    case .tint: return Optional(view.tintColor).amount(in: view)
    case .borderColor: return view.layer.borderColor.map { UIColor(cgColor: $0) }.amount(in: view)
    case .shadowOpacity: return TransitionAmount(CGFloat(view.layer.shadowOpacity))
    case .shadowRadius: return TransitionAmount(view.layer.shadowRadius)
    case .shadowOffset: return TransitionAmount(view.layer.shadowOffset.width, view.layer.shadowOffset.height)
    case .hidden: return TransitionAmount(view.isHidden ? 1 : 0)
    case .content: return TransitionAmount((view as? TransitionBox)?.content ?? 0)
    case .scrollEnabled: return TransitionAmount((view as? UIScrollView)?.isScrollEnabled == true ? 1 : 0)
    case .offset:
      guard let scroll = view as? UIScrollView else { return TransitionAmount(0) }
      let insets: UIEdgeInsets = scroll.adjustedContentInset
      return TransitionAmount(scroll.contentOffset.x + insets.left, scroll.contentOffset.y + insets.top)
    case .clipsToBounds: return TransitionAmount(view.clipsToBounds ? 1 : 0)
    case .userInteraction: return TransitionAmount(view.isUserInteractionEnabled ? 1 : 0)
    }
  }

  /// The one place where a property of UIKit's is set.
  func write(_ amount: TransitionAmount) {
    switch kind {
    case .center: view.center = CGPoint(amount)
    case .size:
      view.bounds.size = CGSize(amount)
    case .clip:  // its origin too, so that what is inside keeps the container's coordinates
      view.bounds = CGRect(amount)
      view.center = CGPoint(x: amount[0], y: amount[1])
    case .transform:
      let transform = TransitionTransform(amount)
      if transform.isFlat { view.transform = transform.matrix } else { view.transform3D = transform.matrix3D }
    case .anchor:  // which moves nothing
      let (old, new) = (view.layer.anchorPoint, CGPoint(amount))
      view.layer.anchorPoint = new
      view.center.x += (new.x - old.x) * view.bounds.width
      view.center.y += (new.y - old.y) * view.bounds.height
    case .perspective: view.layer.sublayerTransform.m34 = -TransitionMath.divide(1, amount[0])
    case .alpha: view.alpha = amount[0]
    case .dim: TransitionCover.make(in: view).alpha = amount[0]
    case .blur: TransitionBlur.set(amount[0], of: TransitionBlur.cover(view))
    case .cornerRadius: rounded.cornerRadius = amount[0]
    case .borderWidth: view.layer.borderWidth = amount[0]
    case .background: view.backgroundColor = UIColor?(amount)
    case .tint: view.tintColor = UIColor?(amount)
    case .borderColor:
      view.layer.borderColor = UIColor?(amount)?.resolvedColor(with: view.traitCollection).cgColor
    case .shadowOpacity: view.layer.shadowOpacity = Float(amount[0])
    case .shadowRadius: view.layer.shadowRadius = amount[0]
    case .shadowOffset: view.layer.shadowOffset = CGSize(width: amount[0], height: amount[1])
    case .hidden: view.isHidden = amount[0] != 0
    case .content: (view as? TransitionBox)?.content = amount[0]
    case .scrollEnabled: (view as? UIScrollView)?.isScrollEnabled = amount[0] != 0
    case .offset:
      guard let scroll = view as? UIScrollView else { return }
      let insets: UIEdgeInsets = scroll.adjustedContentInset
      scroll.contentOffset = CGPoint(x: amount[0] - insets.left, y: amount[1] - insets.top)
    case .clipsToBounds: view.clipsToBounds = amount[0] != 0
    case .userInteraction: view.isUserInteractionEnabled = amount[0] != 0
    }
  }

  /// From one value to another; a turn goes the short way.
  func difference(_ from: TransitionAmount, _ to: TransitionAmount) -> SIMD8<Double> {
    var difference: SIMD8<Double> = to.numbers - from.numbers
    if kind == .transform {
      for turn in TransitionTransform.turns {
        difference[turn] = difference[turn].remainder(dividingBy: 2 * .pi)
      }
    }
    return difference
  }

  /// Whether it turns farther than Core Animation would: that takes the shorter way round.
  func isHalfTurn(_ from: TransitionAmount, _ to: TransitionAmount) -> Bool {
    guard kind == .transform else { return false }
    let half: Double = Double.pi - 1e-9
    let difference: SIMD8<Double> = to.numbers - from.numbers
    return TransitionTransform.turns.contains { turn in abs(difference[turn]) >= half }
  }
}

/// The tracks of one property in a direction, one after the other.
@MainActor
private struct TransitionCourse {
  let element: TransitionElement
  let kind: TransitionPropertyKind
  var tracks: [TransitionTrack]
}

/// All that a transition ever sets comes from here: it is worked out, and nothing is set.
extension TransitionDescription {
  /// Whether a crossfade takes the place of what moves.
  var isFading: Bool { mode != .full }

  /// The tracks of each property, in the order in which they begin.
  private func courses(in direction: TransitionDirection?) -> [TransitionCourse] {
    var courses: [TransitionCourse] = []
    for track in tracks(in: direction) {
      if let index = courses.firstIndex(where: { $0.element === track.element && $0.kind == track.kind }) {
        courses[index].tracks.append(track)
      } else {
        courses.append(TransitionCourse(element: track.element, kind: track.kind, tracks: [track]))
      }
    }
    let timing = TransitionTiming(1)
    for index in courses.indices where courses[index].tracks.count > 1 {
      let way: TransitionDirection =
        direction ?? (courses[index].tracks.contains { $0.moves(in: .forward) } ? .forward : .backward)
      courses[index].tracks = courses[index].tracks.filter { $0.moves(in: way) }
        .sorted { $0.moment(in: way, timing).delay < $1.moment(in: way, timing).delay }
    }
    return courses
  }

  /// The number of a rest: 0 is the from screen's.
  private func rest(_ side: TransitionSide) -> Int { side == .from ? 0 : state }

  /// The value of a property at rest.
  private func value(_ course: TransitionCourse, at side: TransitionSide, in direction: TransitionDirection?)
    -> TransitionAmount
  {
    let way: TransitionDirection = direction ?? (course.tracks[0].moves(in: .forward) ? .forward : .backward)
    let track: TransitionTrack? = side == way.start ? course.tracks.first : course.tracks.last
    return track?.value(rest(side)) ?? course.kind.neutral
  }

  // MARK: At rest

  /// All values at rest on a side.
  /// - Parameters:
  ///   - direction: Only what this direction moves.
  ///   - holds: Whether what is held for a run is part of it.
  func restPose(at side: TransitionSide, in direction: TransitionDirection? = nil) -> TransitionPose {
    pose(in: direction) { self.value($0, at: side, in: direction) }.setting(drivenRests(at: side))
  }

  /// What only fingers drive is at rest what is found there; transforms have none.
  private func drivenRests(at side: TransitionSide) -> TransitionPose {
    var pose = TransitionPose()
    for gesture in gestures {
      for (element, kind) in gesture.driven where !tracks.contains(where: { $0.says(kind, of: element) }) {
        let amount: TransitionAmount = inLayout {
          kind.isOfTransform ? kind.neutral : element.found.read(kind)
        }
        pose.set(element, kind, amount)
      }
    }
    return isFading ? pose.filter { follows($0.element, $0.kind) } : pose
  }

  /// The values of each property by its course, but for what a crossfade replaces.
  private func pose(
    in direction: TransitionDirection?, _ value: (TransitionCourse) -> TransitionAmount
  ) -> TransitionPose {
    var pose = TransitionPose()
    for course in courses(in: direction) {
      if isFading {
        if course.element.role == .shared { continue }
        if course.kind.isMotion {
          // What is laid out is in its place at once; what stands below stands, but for people who do not want it to.
          let isLaidOut: Bool =
            course.element.side == .to || course.element.role == .added
          let isOfTo: Bool = isLaidOut && course.kind.isOfFrame
          let stands: Bool = mode == .fallback && course.tracks.contains(where: \.isStanding)
          if isOfTo || stands {
            pose.set(course.element, course.kind, self.value(course, at: .to, in: direction))
          }
          continue
        }
      }
      pose.set(course.element, course.kind, value(course), by: course.tracks)
    }
    return held.parts.isEmpty ? pose : pose.setting(held)
  }

  // MARK: On the way

  /// All values when a direction has played for a time, each track in its window and by its curve.
  /// - Parameter time: In seconds from the start, the delay included.
  func pose(in direction: TransitionDirection, at time: TimeInterval) -> TransitionPose {
    let timing: TransitionTiming = self.timing(direction)
    return pose(in: direction) { course in
      if time <= 0 { return self.value(course, at: direction.start, in: direction) }
      if time >= timing.length { return self.value(course, at: direction.end, in: direction) }
      if self.isFading {
        return self.faded(
          course, at: timing.curve.progress(at: time - timing.delay, of: timing.duration), in: direction)
      }
      let track: TransitionTrack =
        course.tracks.last { self.moment(of: $0, in: direction).delay <= time + 1e-6 } ?? course.tracks[0]
      let moment: TransitionMoment = self.moment(of: track, in: direction)
      let begun: TimeInterval = moment.delay <= time + 1e-6 ? max(time, moment.delay) : time
      let share: Double = moment.progress(at: begun)
      return track.value(at: share, from: self.rest(direction.start), to: self.rest(direction.end))
    }
  }

  /// From rest to rest, whatever is on the way.
  private func faded(_ course: TransitionCourse, at share: Double, in direction: TransitionDirection)
    -> TransitionAmount
  {
    let start: TransitionAmount = value(course, at: direction.start, in: direction)
    return course.kind.held(start.mixed(with: value(course, at: direction.end, in: direction), at: share))
  }

  /// When a track moves; in a crossfade all move together.
  func moment(of track: TransitionTrack, in direction: TransitionDirection) -> TransitionMoment {
    let timing: TransitionTiming = self.timing(direction)
    if isFading {
      return TransitionMoment(delay: timing.delay, duration: timing.duration, curve: timing.curve)
    }
    return track.moment(in: direction, timing)
  }

  /// All values at a progress under a finger: windows are kept, curves are linear.
  func scrubbedPose(at progress: Double, in direction: TransitionDirection) -> TransitionPose {
    let timing: TransitionTiming = direction == .forward ? forward : backward
    return pose(in: direction) { course in
      if progress <= 0 { return self.value(course, at: direction.start, in: direction) }
      if progress >= 1 { return self.value(course, at: direction.end, in: direction) }
      let time: TimeInterval = timing.delay + progress * timing.duration
      let track: TransitionTrack =
        course.tracks.last { $0.moment(in: direction, timing).delay <= time + 1e-12 } ?? course.tracks[0]
      if !track.fixed.isEmpty {
        return track.value(at: progress, from: self.rest(direction.start), to: self.rest(direction.end))
      }
      let moment: TransitionMoment = track.moment(in: direction, timing)
      let begun: Bool = moment.delay <= time + 1e-12
      let share: Double =
        moment.duration <= 0 ? (begun ? 1 : 0) : min(max((time - moment.delay) / moment.duration, 0), 1)
      return track.value(at: share, from: self.rest(direction.start), to: self.rest(direction.end))
    }
  }

  /// Whether a property goes with a finger when motion is reduced.
  func follows(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> Bool {
    if element.role == .shared { return false }
    return kind == .alpha || element.role == .bar && !kind.isOfTransform
  }

  // MARK: What UIKit is told

  /// What is put into its place at each rest although nothing moves it.
  var placed: [TransitionElement] {
    elements.filter { element in
      if element.role == .added { return element.view?.superview != nil }
      if case .screen(.to) = element.role, style == .overlay { return true }
      return !element.placements.isEmpty
    }
  }

  /// What UIKit has to be told of all objects at rest.
  func shownRest(at side: TransitionSide, in direction: TransitionDirection? = nil) -> [TransitionShown] {
    restPose(at: side, in: direction).shown(placing: placed)
  }

  /// The one place where values are set.
  func set(_ shown: [TransitionShown]) {
    if isOff { return }
    for shown in shown { shown.slot.write(shown.amount) }
    layOut(shown)
  }

  /// What is inside of what was sized goes with it at once.
  func layOut(_ shown: [TransitionShown]) {
    for shown in shown where shown.slot.kind == .size && !shown.parts.isEmpty {
      shown.slot.view.layoutIfNeeded()
    }
  }

  /// Adds what a crossfade fades: the upper screen, and added views that would move.
  func addFades() {
    guard isFading, !tracks.isEmpty || stateCount > 0 else { return }
    let upper: TransitionElement = screenElement(top)
    if !tracks.contains(where: { $0.element === upper && $0.kind == .alpha }) {
      if top == .to { animate(upper, .alpha, from: 0, to: 1) } else { animate(upper, .alpha, from: 1, to: 0) }
    }
    for view in addedViews where tracks.contains(where: { $0.element === view && $0.kind.isMotion }) {
      if tracks.contains(where: { $0.element === view && ($0.kind == .alpha || $0.kind == .blur) }) {
        continue
      }
      animate(view, .alpha, from: 0, to: 1)
    }
  }
}

/// What is there for a run only.
extension TransitionDescription {
  /// Fades a view at the one end that is there of a shared element that cannot fly.
  func fade(
    _ element: TransitionElement, on side: TransitionSide, _ seen: TransitionAmount,
    in timing: TransitionTiming
  ) {
    let none = TransitionAmount(0)
    let track = TransitionTrack(element, .alpha) { rest, _ in (rest == 0) == (side == .from) ? seen : none }
    for direction in [TransitionDirection.forward, .backward] {
      let length: TimeInterval = min(timing.duration, self.timing(direction).length)
      track.fixed[direction] = TransitionMoment(duration: length, curve: timing.curve)
    }
    fades.append(track)
  }

  /// What faded for a run only is what it was.
  func dropFades() { fades = [] }

  /// What the screens have for themselves where they are at home: the next one to show them finds it so.
  /// - Parameter side: Which screen rests now.
  func home(after side: TransitionSide) -> [TransitionShown] {
    [TransitionSide.from, .to].flatMap { home -> [TransitionShown] in
      let pose: TransitionPose = restPose(at: home).filter { part in
        (part.element.side == home || home == .from && part.element.role == .bar && self.style == .modal)
          && (part.element.placements.isEmpty || !part.kind.isOfFrame)
          && !part.tracks.contains(where: \.isStanding)
          && !(home == .from && self.style == .overlay && part.element.role == .screen(.from))
      }
      // A view inside a screen is that screen's layout's again.
      return pose.shown().map { shown in
        guard shown.slot.kind == .transform, let part = shown.parts.first(where: { $0.kind.isOfFrame }) else {
          return shown
        }
        var laid: TransitionShown = shown
        let way: TransitionAmount = pose.value(of: part.element, .translation) ?? TransitionAmount(0, 0)
        let mirrored: TransitionAmount = mirrored(.translation, way)
        (laid.amount[3], laid.amount[4]) = (mirrored[0], mirrored[1])
        shown.slot.view.superview?.setNeedsLayout()
        return laid
      }
    }
  }

  /// Covers that show nothing leave.
  func removeCovers() {
    for track in tracks where track.kind == .dim || track.kind == .blur {
      guard let view = track.element.view else { continue }
      if let cover = TransitionCover.of(view), cover.alpha == 0 { cover.removeFromSuperview() }
      if let blur = TransitionBlur.view(of: view), blur !== view, TransitionBlur.amount(of: blur) == 0 {
        blur.removeFromSuperview()
      }
    }
  }

  /// What stands while the to screen is there.
  func stand(_ ledger: TransitionLedger) {
    findItems()
    let pose: TransitionPose = restPose(at: .to).filter { part in
      part.tracks.contains(where: \.isStanding) && !(self.mode == .reduced && part.kind.isMotion)
    }
    for shown in pose.shown() {
      ledger.hold(shown.slot, at: shown.amount)
      if shown.slot.kind == .size { shown.slot.view.layoutIfNeeded() }
    }
    keepCorners(ledger)
    for hold in holds where hold.span == .stay { hold.take(ledger) }
  }

  /// What stands with rounded corners is cut to them.
  func keepCorners(_ ledger: TransitionLedger) {
    let states: ClosedRange<Int> = 1...stateCount
    for track in tracks where track.kind == .cornerRadius && track.isStanding && mode != .reduced {
      guard let view = track.element.view, states.contains(where: { track.value($0)[0] > 0 }) else {
        continue
      }
      let slot = TransitionSlot(view, .clipsToBounds)
      if !ledger.holds(slot) { ledger.hold(slot, at: TransitionAmount(1)) }
    }
  }

  /// Whether anything of it lasts as long as the to screen is there.
  var lasts: Bool { stands || addedViews.contains(where: \.isKept) }

  /// Whether anything stands while the to screen is there.
  var stands: Bool { tracks.contains(where: \.isStanding) || holds.contains { $0.span == .stay } }
}

/// How the screens are put on the display.

"""##),
.declaration,
.text(##"""
enum TransitionStyle { case navigation, modal, overlay, tab, container }

/// For how long something is hidden or held.

"""##),
.declaration,
.text(##"""
enum TransitionSpan { case run, forward, backward, interaction, stay }

/// When a hook is called.

"""##),
.declaration,
.text(##"""
enum TransitionCallMoment { case start, finish, cancel, end }

/// What a transition is, between two screens: generated code says it, and it changes nothing.
///
/// It is made anew for each run, and whenever something about a screen has to be known; so nothing outside of a run keeps screens.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionDescription {
  enum Mode {
    /// Everything plays.
    case full
    /// A crossfade takes the place of what moves, because no shared element can fly.
    case fallback
    /// The same for people who ask for reduced motion.
    case reduced
  }

  let screens: TransitionScreens
  let style: TransitionStyle
  /// Where it takes place.
  weak var containerView: UIView?
  /// Whether x, and the signs of displacements and rotations, run in reading direction.
  var isDirectional: Bool = false
  /// Which screen is above the other.
  var top: TransitionSide = .to
  var forward = TransitionTiming(0.3)
  var backward = TransitionTiming(0.3)
  var fallback: TransitionTiming?
  var reduceMotion: TransitionTiming?

  /// Whether a screen may be absent: a finger towards it meets resistance then.
  private var optional: Set<TransitionSide> = []
  var mode: Mode = .full
  /// Whether nothing can be shown.
  var isOff: Bool = false
  /// Whether a run is under way: what it reads stays as it was when it began.
  private(set) var isFrozen: Bool = false
  /// Whether what screens hand over is as it was when the last direction started.
  var keepsValues: Bool = false
  /// What readings are of; without it of the layout.
  var context: TransitionPose?
  /// The values when the gesture began that drives.
  var beginning: TransitionPose?

  private(set) var elements: [TransitionElement] = []
  private(set) var tracks: [TransitionTrack] = []
  private(set) var sharedElements: [TransitionSharedElement] = []
  private(set) var addedViews: [TransitionAddedView] = []
  private(set) var layers: [(above: TransitionElement, below: TransitionElement)] = []
  private(set) var gestures: [TransitionGesture] = []
  private(set) var presses: [TransitionPress] = []
  private(set) var holds: [TransitionHold] = []
  private(set) var calls: [TransitionCall] = []
  /// Parts of frames and transforms that are held for a while: they are in every pose.
  var held = TransitionPose()
  /// How many rest states the to screen has.
  private(set) var stateCount: Int = 1
  private var valueCount: Int = 0
  /// What fades for a run only, because a shared element lacks an end.
  var fades: [TransitionTrack] = []
  /// The items of collections that the run has found.
  private var items: [TransitionTrack] = []

  init(_ screens: TransitionScreens, style: TransitionStyle) {
    (self.screens, self.style) = (screens, style)
  }

  var storage: TransitionStorage { screens.storage }
  /// In which rest state the to screen is.
  var state: Int { storage.state }

  // MARK: Objects

  private(set) lazy var container: TransitionElement = element(.container) { [unowned self] in
    self.containerView
  }
  private(set) lazy var from: TransitionElement = element(.screen(.from)) { [screens] in screens.fromView }
  private(set) lazy var to: TransitionElement = element(.screen(.to)) { [screens] in screens.to?.viewIfLoaded
  }
  private(set) lazy var tabBar: TransitionElement = element(.bar) { [unowned self] in
    self.shownScreen?.tabBarController?.tabBar
  }
  private(set) lazy var navigationBar: TransitionElement = element(.bar) { [unowned self] in
    self.shownScreen?.navigationController?.navigationBar
  }

  /// The screen from which the bars are reached: what a presenting controller has in front.
  private var shownScreen: UIViewController? {
    guard let screen = screens.from else { return screens.to }
    if style == .modal || style == .overlay { return screen.transitionFront }
    return screen.tabBarController == nil && screen.navigationController == nil ? screens.to : screen
  }

  /// A view that a screen hands over.
  func view(of side: TransitionSide, _ view: @escaping () -> UIView?) -> TransitionElement {
    element(.view(side), view)
  }

  /// A value that a screen hands over.
  func value<Value>(_ read: @escaping () -> Value) -> TransitionHandedValue<Value> {
    defer { valueCount += 1 }
    return TransitionHandedValue(self, valueCount, read)
  }

  /// A picture that both screens show, and that flies between them.
  func shared(
    _ kind: TransitionSharedElement.Kind, from: TransitionElement, to: TransitionElement,
    content: TransitionContentMode
  ) -> TransitionSharedElement {
    let element = TransitionSharedElement(self, kind, from: from, to: to, content: content)
    sharedElements.append(element)
    elements.append(element)
    return element
  }

  /// A view that the transition adds: for each run, or as long as the to screen is there.
  func add(
    _ content: TransitionAddedView.Content, stays: Bool = false, dismissesOnTap: Bool = false
  ) -> TransitionAddedView {
    let view = TransitionAddedView(self, content, number: addedViews.count, stays, dismissesOnTap)
    addedViews.append(view)
    elements.append(view)
    return view
  }

  /// One object is above another.
  func layer(_ above: TransitionElement, above below: TransitionElement) { layers.append((above, below)) }

  private func element(
    _ role: TransitionElement.Role, _ view: @escaping () -> UIView?
  ) -> TransitionElement {
    let element = TransitionElement(self, role, view)
    elements.append(element)
    return element
  }

  /// A screen may be absent.
  func mayLack(_ side: TransitionSide) { optional.insert(side) }

  func isOptional(_ side: TransitionSide) -> Bool { optional.contains(side) }

  func screen(_ side: TransitionSide) -> UIViewController? { side == .from ? screens.from : screens.to }

  func screenElement(_ side: TransitionSide) -> TransitionElement { side == .from ? from : to }

  // MARK: Values

  /// A property has one value at rest in each screen.
  @discardableResult
  func animate<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    from: @autoclosure @escaping () -> Value, to: @autoclosure @escaping () -> Value
  ) -> TransitionTrack {
    add(TransitionTrack(element, property.kind) { ($0 == 0 ? from() : to()).amount(in: $1) })
  }

  /// A property has one value in the from screen, and one in each rest state of the to screen.
  @discardableResult
  func animate<Value: TransitionValue, State: CaseIterable>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    from: @autoclosure @escaping () -> Value, in states: @escaping (State) -> Value
  ) -> TransitionTrack {
    add(
      TransitionTrack(element, property.kind) {
        ($0 == 0 ? from() : states(Array(State.allCases)[$0 - 1])).amount(in: $1)
      })
  }

  private func add(_ track: TransitionTrack) -> TransitionTrack {
    tracks.append(track)
    return track
  }

  /// Layout that is worked out again whenever the container has another size.
  func place<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    at value: @autoclosure @escaping () -> Value
  ) {
    element.placements.append((property.kind, { value().amount(in: nil) }))
  }

  /// The to screen rests in several states.
  @discardableResult
  func states<State: CaseIterable & Equatable>(_: State.Type) -> TransitionStates<State> {
    stateCount = State.allCases.count
    return TransitionStates(storage)
  }

  /// Whether the to screen rests in a state.
  func isResting<State: CaseIterable & Equatable>(in state: State) -> Bool {
    Array(State.allCases)[storage.state - 1] == state
  }

  // MARK: What is changed for a while

  /// Makes a view invisible without touching layout.
  func hide(_ element: TransitionElement, _ span: TransitionSpan = .run) {
    holds.append(TransitionHold(element, .alpha, span) { _ in TransitionAmount(0) })
  }

  /// Gives a property another value for a while.
  func hold<Value: TransitionValue>(
    _ element: TransitionElement, _ property: TransitionProperty<Value>,
    at value: @autoclosure @escaping () -> Value, _ span: TransitionSpan = .run
  ) {
    holds.append(TransitionHold(element, property.kind, span) { value().amount(in: $0) })
  }

  /// Tells the app.
  /// - Parameter direction: At whose moment; nil for both.
  func call(
    at moment: TransitionCallMoment, of direction: TransitionDirection? = nil, _ hook: @escaping () -> Void
  ) {
    calls.append(TransitionCall(moment: moment, direction: direction, hook: hook))
  }

  // MARK: Fingers

  /// A finger drives a direction.
  func interactive(
    _ direction: TransitionDirection, by kind: TransitionGestureKind, on view: TransitionElement
  ) -> TransitionGesture {
    let gesture = TransitionGesture(direction, by: kind, on: view)
    gestures.append(gesture)
    return gesture
  }

  /// A finger moves between the rest states of the to screen, and back from it where it may.
  func interactiveStates(
    orBackward: Bool = false, by kind: TransitionGestureKind, on view: TransitionElement
  ) -> TransitionGesture {
    let gesture = TransitionGesture(.backward, by: kind, on: view)
    (gesture.isAmongStates, gesture.mayLeave) = (true, orBackward)
    gestures.append(gesture)
    return gesture
  }

  /// What plays while a finger is down on a view.
  func press(
    _ view: TransitionElement, down: TransitionTiming, up: TransitionTiming
  ) -> TransitionPress {
    let press = TransitionPress(view, down: down, up: up)
    presses.append(press)
    return press
  }

  // MARK: Reading

  /// Evaluates what is said of the layout, whatever a finger has set.
  func inLayout<Result>(_ body: () -> Result) -> Result {
    let context: TransitionPose? = self.context
    self.context = nil
    defer { self.context = context }
    return body()
  }

  /// Evaluates what is read of a state.
  func reading<Result>(_ pose: TransitionPose, _ body: () -> Result) -> Result {
    let context: TransitionPose? = self.context
    self.context = pose
    defer { self.context = context }
    return body()
  }

  /// From now on, what is read stays as it is.
  func freeze() {
    forget()
    isFrozen = true
  }

  /// From now on, everything is read anew.
  func thaw() {
    isFrozen = false
    forget()
  }

  private func forget() {
    for element in elements { element.forget() }
    for track in tracks + items { track.forget() }
  }

  /// The items that collections show now have tracks of their own.
  func findItems() {
    items = tracks.filter { $0.interval != nil }.flatMap { track -> [TransitionTrack] in
      guard let collection = track.element.view as? UICollectionView else { return [] }
      let cells = collection.indexPathsForVisibleItems.sorted().compactMap { collection.cellForItem(at: $0) }
      return cells.enumerated().map { index, cell in
        let element: TransitionElement =
          itemElements.first { $0.view === cell }
          ?? TransitionElement(self, track.element.role) { [weak cell] in cell }
        if !itemElements.contains(where: { $0 === element }) { itemElements.append(element) }
        return TransitionTrack(track, item: element, index, of: cells.count)
      }
    }
  }

  private(set) var itemElements: [TransitionElement] = []

  /// All tracks of a direction, those of items in the place of their collection's; without a direction those of both.
  func tracks(in direction: TransitionDirection?) -> [TransitionTrack] {
    var all: [TransitionTrack] = tracks.filter { track in track.interval == nil }
    all += items
    all += fades
    guard let direction else { return all }
    return all.filter { track in track.moves(in: direction) }
  }

  /// Whether values are read of a view that is not in its screen: then nothing can move.
  func lacksViews() -> Bool {
    for element in elements { element.isRead = false }
    for track in tracks where track.element.role != .shared && track.element.view != nil {
      track.forget()
      for rest in 0...stateCount { _ = track.value(rest) }
    }
    return elements.contains { element in
      guard case .view(let side) = element.role, element.isRead, let screen = screenElement(side).view else {
        return false
      }
      return element.view?.isDescendant(of: screen) != true
    }
  }

  /// Whether the transition sets the transform of an object.
  func transforms(_ element: TransitionElement) -> Bool {
    let moved: [TransitionTrack] = tracks + items + presses.flatMap(\.tracks)
    func isMoved(_ other: TransitionElement, _ kind: TransitionPropertyKind) -> Bool {
      other === element && (kind.isOfTransform || kind.isOfFrame && element.isShifted)
    }
    return moved.contains { isMoved($0.element, $0.kind) } || holds.contains { isMoved($0.element, $0.kind) }
      || gestures.contains { $0.driven.contains { isMoved($0.element, $0.kind) } }
  }

  /// The timing of a direction, or of what takes its place.
  func timing(_ direction: TransitionDirection) -> TransitionTiming {
    let own: TransitionTiming = direction == .forward ? forward : backward
    switch mode {
    case .full: return own
    case .fallback: return fallback ?? TransitionTiming(0.25)
    case .reduced: return reduceMotion ?? fallback ?? TransitionTiming(0.25)
    }
  }

  // MARK: Reading direction

  /// Whether x runs from right to left.
  var isReversed: Bool {
    isDirectional && containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard isReversed, let width = containerView?.bounds.width else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirrored(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isReversed else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// A value from reading direction, or into it.
  func mirrored(_ kind: TransitionPropertyKind, _ amount: TransitionAmount) -> TransitionAmount {
    guard isReversed else { return amount }
    var mirrored: TransitionAmount = amount
    switch kind {
    case .translation, .shadowOffset, .rotation, .rotationY: mirrored.numbers[0] = -amount.numbers[0]
    case .anchor: mirrored.numbers[0] = 1 - amount.numbers[0]
    case .clip: return self.mirrored(CGRect(amount)).amount(in: nil)
    default: break
    }
    return mirrored
  }
}

/// `hide` or `hold`: another value for a while.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionHold {
  let element: TransitionElement
  let kind: TransitionPropertyKind
  let span: TransitionSpan
  let value: (UIView?) -> TransitionAmount

  init(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ span: TransitionSpan,
    _ value: @escaping (UIView?) -> TransitionAmount
  ) {
    // What nobody sees while the to screen is there is held in the runs.
    let isSeen: Bool = span != .stay || element.isSeenBelow
    (self.element, self.kind, self.span, self.value) = (element, kind, isSeen ? span : .run, value)
  }

  /// Whether it moves or turns what it holds: it is a part of the pose then, because UIKit has one property for several of ours.
  var isGeometric: Bool { kind.isOfFrame || kind.isOfTransform }

  /// Takes it.
  func take(_ ledger: TransitionLedger) {
    guard let slot = TransitionSlotKind(kind), let view = element.target(of: slot) else { return }
    let description: TransitionDescription = element.description
    let amount: TransitionAmount = description.inLayout { kind.held(value(view)) }
    ledger.hold(TransitionSlot(view, slot), at: description.mirrored(kind, amount))
  }
}

/// `call`: a hook, and when it is called.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionCall {
  let moment: TransitionCallMoment
  let direction: TransitionDirection?
  let hook: () -> Void
}

extension UIViewController {
  /// What a navigation or a tab bar controller has in front.
  
"""##),
.member,
.text(##"""
var transitionFront: UIViewController {
    if let shown = (self as? UINavigationController)?.topViewController { return shown.transitionFront }
    if let shown = (self as? UITabBarController)?.selectedViewController { return shown.transitionFront }
    return self
  }
}

/// Values of properties at one moment. Nothing is set by it.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionPose {
  /// One property of one object, and the tracks that move it.
  @MainActor
  struct Part {
    let element: TransitionElement
    let kind: TransitionPropertyKind
    var amount: TransitionAmount
    var tracks: [TransitionTrack] = []
  }

  private(set) var parts: [Part] = []

  /// Gives a property a value.
  mutating func set(
    _ element: TransitionElement, _ kind: TransitionPropertyKind, _ amount: TransitionAmount,
    by tracks: [TransitionTrack] = []
  ) {
    if let index = parts.firstIndex(where: { $0.element === element && $0.kind == kind }) {
      parts[index].amount = amount
      parts[index].tracks += tracks
    } else {
      parts.append(Part(element: element, kind: kind, amount: amount, tracks: tracks))
    }
  }

  func value(of element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount? {
    parts.first { $0.element === element && $0.kind == kind }?.amount
  }

  func parts(of element: TransitionElement) -> [(kind: TransitionPropertyKind, amount: TransitionAmount)] {
    parts.filter { $0.element === element }.map { ($0.kind, $0.amount) }
  }

  /// The values with those of another pose in their places.
  func setting(_ other: TransitionPose) -> TransitionPose {
    var pose: TransitionPose = self
    for part in other.parts { pose.set(part.element, part.kind, part.amount, by: part.tracks) }
    return pose
  }

  func filter(_ isKept: (Part) -> Bool) -> TransitionPose {
    var pose: TransitionPose = self
    pose.parts = parts.filter(isKept)
    return pose
  }

  /// What UIKit has to be told: screens first, because what lies in them goes with them.
  /// - Parameter placed: What is put into its place although nothing moves it.
  func shown(placing placed: [TransitionElement] = []) -> [TransitionShown] {
    var elements: [TransitionElement] = placed
    for part in parts where !elements.contains(where: { $0 === part.element }) {
      elements.append(part.element)
    }
    let screens: [TransitionElement] = elements.filter(\.isScreen)
    let others: [TransitionElement] = elements.filter { !$0.isScreen }
    func shown(_ elements: [TransitionElement]) -> [TransitionShown] {
      elements.flatMap { element in
        element.slots(
          parts.filter { $0.element === element }, isPlaced: placed.contains { $0 === element })
      }
    }
    let outer: [TransitionShown] = shown(screens)
    guard parts.contains(where: { $0.element.isShifted && $0.kind.isOfFrame }), !outer.isEmpty else {
      return outer + shown(others)
    }
    // Places in the container depend on where the screens will be.
    let present: [TransitionAmount] = outer.map { $0.slot.read() }
    for shown in outer { shown.slot.write(shown.amount) }
    for shown in outer where shown.slot.kind == .size { shown.slot.view.layoutIfNeeded() }
    let inner: [TransitionShown] = shown(others)
    for (shown, amount) in zip(outer, present) { shown.slot.write(amount) }
    return outer + inner
  }
}

extension TransitionElement {
  var isScreen: Bool { if case .screen = role { return true } else { return false } }
}

/// The screens of a transition, either of which may be absent, and what is kept for them between its runs.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionScreens {
  let from: UIViewController?
  let to: UIViewController?
  /// In `style container` the controller that has them as children.
  let container: UIViewController?
  /// The view that stands for the from screen: over a part of the screen that of whoever presents.
  let fromView: UIView?
  let storage: TransitionStorage

  init(
    _ from: UIViewController?, _ to: UIViewController?, in container: UIViewController? = nil,
    fromView: UIView? = nil, storage: TransitionStorage? = nil
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    self.fromView = fromView ?? from?.viewIfLoaded
    self.storage = storage ?? TransitionStorage()
  }

  /// Whether each screen that is there is one of the transition's.
  func match(_ from: AnyObject?, _ to: AnyObject?) -> Bool {
    (from != nil || self.from == nil) && (to != nil || self.to == nil)
  }
}

/// The rest states of the to screen.
@MainActor

"""##),
.declaration,
.text(##"""
struct TransitionStates<State: CaseIterable & Equatable> {
  private let storage: TransitionStorage

  init(_ storage: TransitionStorage) { self.storage = storage }

  /// Whether it rests in one of them.
  func isResting(in state: State) -> Bool { Array(State.allCases)[storage.state - 1] == state }
}

/// What is kept while a to screen is there: in which rest state it is, the views that are added for it, and the values that were
/// found. Descriptions are made anew for each run; the same description finds the same again, in the same order.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionStorage: NSObject {
  /// What stands while the to screen is there.
  let standing = TransitionLedger()
  /// In which of its rest states the to screen is, or for which it is bound: 1 is the first.
  var state: Int = 1
  /// The added views that stay, by their number.
  var views: [Int: UIView] = [:]
  /// What VoiceOver calls what dismisses the to screen.
  var closeLabel: String?
  /// A tap on an added view asks for the way back.
  var dismiss: () -> Void = {}

  /// What is kept for the lowest of several to screens that leave together: it has found what all go back to.
  weak var lower: TransitionStorage?
  /// What the screens hand over, as it was when the last direction started.
  var handed: [Int: Any] = [:]

  /// `tap dismiss`.
  @objc func tapped() { dismiss() }

  private struct Found {
    weak var view: UIView?
    let kind: TransitionPropertyKind
    let amount: TransitionAmount
  }

  private var values: [Found] = []

  /// What a property had when the transition first asked.
  func found(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount {
    guard let view = element.view else { return kind.neutral }
    if let slot = TransitionSlotKind(kind), let target = element.target(of: slot),
      let found = (lower ?? self).standing.found(TransitionSlot(target, slot))
    {
      return element.description.mirrored(kind, found)
    }
    if let found = values.first(where: { $0.view === view && $0.kind == kind }) { return found.amount }
    let amount: TransitionAmount = element.present(kind)
    values.append(Found(view: view, kind: kind, amount: amount))
    return amount
  }

  /// The to screen has left: what it finds is found anew the next time.
  func forget() { (values, handed) = ([], [:]) }
}

/// One property with a value at each rest, and when and how it goes from one to the other.
@MainActor

"""##),
.declaration,
.text(##"""
final class TransitionTrack {
  enum Order { case first, last, center }
  enum Bend { case up, down, left, right }

  let element: TransitionElement
  let kind: TransitionPropertyKind
  /// Of a rest: 0 is the from screen's, 1 the to screen's, or the first of several.
  private let end: (_ rest: Int, _ view: UIView?) -> TransitionAmount
  private var kept: [Int: TransitionAmount] = [:]
  private var windows: [TransitionDirection: ClosedRange<Double>] = [.forward: 0...1, .backward: 0...1]
  private var curves: [TransitionDirection: TransitionCurve] = [:]
  private var damping: (() -> CGFloat)?
  private(set) var interval: TimeInterval?
  private var order: Order = .first
  private var bend: (side: Bend, height: CGFloat)?
  /// Of an item of several: how many come before it, and before the last one.
  private var turn: (rank: Double, last: Double)?
  /// Whether the value at the to screen is held as long as that is there.
  private var stands: Bool = false
  /// When it moves whatever its window is, in each direction.
  var fixed: [TransitionDirection: TransitionMoment] = [:]

  init(
    _ element: TransitionElement, _ kind: TransitionPropertyKind,
    _ end: @escaping (_ rest: Int, _ view: UIView?) -> TransitionAmount
  ) {
    (self.element, self.kind, self.end) = (element, kind, end)
  }

  /// The same for one item of a collection.
  init(_ track: TransitionTrack, item element: TransitionElement, _ index: Int, of count: Int) {
    (self.element, kind, end) = (element, track.kind, track.end)
    (windows, curves, damping) = (track.windows, track.curves, track.damping)
    (bend, stands, interval) = (track.bend, track.stands, track.interval)
    let last = Double(count - 1)
    switch track.order {
    case .first: turn = (Double(index), last)
    case .last: turn = (last - Double(index), last)
    case .center: turn = (abs(Double(index) - last / 2), last / 2)
    }
  }

  // MARK: How it goes

  /// The share of each direction in which it moves, from 0 to 1; backward mirrors forward unless it is said.
  @discardableResult
  func over(_ window: ClosedRange<Double>, backward: ClosedRange<Double>? = nil) -> Self {
    let mirrored: ClosedRange<Double> = (1 - window.upperBound)...(1 - window.lowerBound)
    if windows[.forward] != nil { windows[.forward] = window }
    if windows[.backward] != nil { windows[.backward] = backward ?? mirrored }
    return self
  }

  /// A curve of its own; without it the direction's.
  @discardableResult
  func curve(_ curve: TransitionCurve, backward: TransitionCurve? = nil) -> Self {
    (curves[.forward], curves[.backward]) = (curve, backward ?? curve)
    return self
  }

  /// A spring whose damping ratio is worked out when a direction starts.
  @discardableResult
  func spring(damping: @autoclosure @escaping () -> CGFloat) -> Self {
    self.damping = damping
    return self
  }

  /// The other direction does not move it.
  @discardableResult
  func only(_ direction: TransitionDirection) -> Self {
    windows[direction == .forward ? .backward : .forward] = nil
    return self
  }

  /// The items of a collection, one after the other, so that the last one ends with all.
  /// - Parameter interval: How much later the next one begins, in seconds.
  @discardableResult
  func stagger(_ interval: TimeInterval, from order: Order = .first) -> Self {
    (self.interval, self.order) = (interval, order)
    return self
  }

  /// A place moves on an arc.
  /// - Parameter height: How far its middle stands off, as a share of the distance of the ends.
  @discardableResult
  func arc(_ side: Bend, height: CGFloat) -> Self {
    bend = (side, height)
    return self
  }

  /// Its value at the to screen is held as long as that is there.
  @discardableResult
  func standing() -> Self {
    stands = true
    return self
  }

  // MARK: Values

  /// Whether its value is held while the to screen is there. What nobody sees then is as the next one to show it wants it.
  var isStanding: Bool { stands && element.isSeenBelow }

  /// Whether it moves a property, or another part of the same frame that says the same axis.
  func says(_ kind: TransitionPropertyKind, of element: TransitionElement) -> Bool {
    self.element === element
      && (self.kind == kind || self.kind.isOfFrame && kind.isOfFrame && self.kind.sharesAxis(with: kind))
  }

  func moves(in direction: TransitionDirection) -> Bool { windows[direction] != nil }

  /// The value at a rest.
  func value(_ rest: Int) -> TransitionAmount {
    if element.description.isFrozen, let value = kept[rest] { return value }
    let value: TransitionAmount = element.description.inLayout { kind.held(end(rest, element.view)) }
    if element.description.isFrozen { kept[rest] = value }
    return value
  }

  /// Reads its values anew.
  func forget() { kept = [:] }

  /// The value on the way from one rest to another.
  func value(at share: Double, from start: Int, to end: Int) -> TransitionAmount {
    let (a, b) = (value(start), value(end))
    var value: TransitionAmount = a.mixed(with: b, at: share)
    if let bend, share != 0, share != 1 {
      let way: SIMD8<Double> = b.numbers - a.numbers
      let distance: Double = hypot(way[0], way[1])
      let share: Double = 4 * share * (1 - share)
      let off: Double = share * Double(bend.height) * distance
      switch bend.side {
      case .up: value.numbers[1] -= off
      case .down: value.numbers[1] += off
      case .left: value.numbers[0] -= off
      case .right: value.numbers[0] += off
      }
    }
    return kind.held(value)
  }

  /// Whether Core Animation can go its way: straight, and no farther round than half a turn.
  func isStraight(from start: Int, to end: Int) -> Bool {
    if bend != nil, value(start) != value(end) { return false }
    let turned: Double = value(end).numbers[0] - value(start).numbers[0]
    return !kind.isTurn || abs(turned) < Double.pi - 1e-9
  }

  // MARK: Times

  /// When it moves in a direction, and how.
  func moment(in direction: TransitionDirection, _ timing: TransitionTiming) -> TransitionMoment {
    if let moment = fixed[direction] { return moment }
    let window: ClosedRange<Double> = windows[direction] ?? 0...1
    var delay: TimeInterval = timing.delay + window.lowerBound * timing.duration
    var length: TimeInterval = (window.upperBound - window.lowerBound) * timing.duration
    if let turn, let interval {
      let step: TimeInterval = min(interval, length / (turn.last + 1))
      delay += turn.rank * step
      length -= turn.last * step
    }
    let curve: TransitionCurve = curves[direction] ?? timing.curve
    let ratio: CGFloat? = damping.map { damping in element.description.inLayout { damping() } }
    return TransitionMoment(
      delay: delay, duration: length, curve: ratio.map { .spring(damping: $0) } ?? curve)
  }
}

/// The value of a property: up to eight numbers, which are mixed, compared and timed one by one.

"""##),
.declaration,
.text(##"""
struct TransitionAmount: Equatable {
  var numbers: SIMD8<Double>
  /// The colour that the numbers stand for; a mixed colour has none. Kept, because a colour may depend on traits.
  var color: UIColor?
  /// Whether it is a colour property without a colour.
  var isClear: Bool = false

  init(_ numbers: SIMD8<Double>) { self.numbers = numbers }

  init(_ a: CGFloat, _ b: CGFloat = 0, _ c: CGFloat = 0, _ d: CGFloat = 0) {
    numbers = SIMD8(Double(a), Double(b), Double(c), Double(d), 0, 0, 0, 0)
  }

  subscript(index: Int) -> CGFloat {
    get { CGFloat(numbers[index]) }
    set { numbers[index] = Double(newValue) }
  }

  /// The value on the way to another one. At the ends it is the end itself.
  /// - Parameter share: The share of the way, 0...1; a spring may overshoot.
  func mixed(with end: TransitionAmount, at share: Double) -> TransitionAmount {
    if share == 0 { return self }
    if share == 1 { return end }
    // No colour fades in and out as the other one, transparent.
    let from: SIMD8<Double> = isClear ? end.numbers.transparent : numbers
    let to: SIMD8<Double> = end.isClear ? numbers.transparent : end.numbers
    return TransitionAmount(from + (to - from) * share)
  }

  static func == (a: TransitionAmount, b: TransitionAmount) -> Bool {
    a.numbers == b.numbers && a.isClear == b.isClear
  }
}

extension SIMD8<Double> {
  fileprivate var transparent: SIMD8<Double> {
    var numbers = self
    numbers[3] = 0
    return numbers
  }
}

/// A type of values that properties have.
@MainActor

"""##),
.declaration,
.text(##"""
protocol TransitionValue {
  /// The numbers of the value.
  /// - Parameter view: Where it is seen: a colour may depend on its traits.
  func amount(in view: UIView?) -> TransitionAmount
  init(_ amount: TransitionAmount)
}

extension CGFloat: TransitionValue {
  
"""##),
.member,
.text(##"""
func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(self) }
  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) { self = amount[0] }
}

extension Bool: TransitionValue {
  
"""##),
.member,
.text(##"""
func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(self ? 1 : 0) }
  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) { self = amount[0] != 0 }
}

extension CGPoint: TransitionValue {
  
"""##),
.member,
.text(##"""
func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(x, y) }
  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) { self.init(x: amount[0], y: amount[1]) }
}

extension CGSize: TransitionValue {
  
"""##),
.member,
.text(##"""
func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(width, height) }
  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) { self.init(width: amount[0], height: amount[1]) }
}

/// By its middle and its size, as UIKit moves it.
extension CGRect: TransitionValue {
  
"""##),
.member,
.text(##"""
func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(midX, midY, width, height) }
  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) {
    self.init(
      x: amount[0] - amount[2] / 2, y: amount[1] - amount[3] / 2, width: amount[2], height: amount[3])
  }
}

/// By its components, not premultiplied.
extension Optional: TransitionValue where Wrapped == UIColor {
  
"""##),
.member,
.text(##"""
func amount(in view: UIView?) -> TransitionAmount {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let shown: UIColor? = view.flatMap { self?.resolvedColor(with: $0.traitCollection) } ?? self
    shown?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    var amount = TransitionAmount(red, green, blue, alpha)
    amount.color = self
    amount.isClear = self == nil
    return amount
  }

  
"""##),
.member,
.text(##"""
init(_ amount: TransitionAmount) {
    if amount.isClear {
      self = nil
    } else {
      self =
        amount.color ?? UIColor(red: amount[0], green: amount[1], blue: amount[2], alpha: amount[3])
    }
  }
}

/// How a share of the time becomes a share of the way.

"""##),
.declaration,
.text(##"""
enum TransitionCurve: Equatable {
  case linear, easeIn, easeOut, easeInOut
  /// A Bézier curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2).
  case cubic(CGFloat, CGFloat, CGFloat, CGFloat)
  /// A spring with a damping ratio that has settled when the duration is over.
  case spring(damping: CGFloat)
  /// A spring of the mass 1, which takes as long as it takes.
  case physicalSpring(stiffness: CGFloat, damping: CGFloat)

  /// - Parameter velocity: In whole ways a second, along each axis.
  @MainActor
  func parameters(_ velocity: CGVector) -> any UITimingCurveProvider {
    switch self {
    case .linear: return UICubicTimingParameters(animationCurve: .linear)
    case .easeIn: return UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: return UICubicTimingParameters(animationCurve: .easeOut)
    case .easeInOut: return UICubicTimingParameters(animationCurve: .easeInOut)
    case .cubic(let x1, let y1, let x2, let y2):
      return UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    case .spring(let damping):
      return UISpringTimingParameters(dampingRatio: damping, initialVelocity: velocity)
    case .physicalSpring(let stiffness, let damping):
      return UISpringTimingParameters(
        mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
  }

  /// Whether it takes a velocity over.
  var isSpring: Bool {
    switch self {
    case .spring, .physicalSpring: return true
    default: return false
    }
  }

  /// The curve of UIKit's that is nearest: what the app animates alongside goes with it.
  var named: UIView.AnimationCurve {
    switch self {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeInOut: return .easeInOut
    case .easeOut, .cubic, .spring, .physicalSpring: return .easeOut
    }
  }

  /// The share of the way after a time.
  /// - Parameters:
  ///   - time: Seconds since it began.
  ///   - duration: Its length in seconds.
  ///   - velocity: That with which it began, in whole ways a second.
  func progress(at time: Double, of duration: Double, velocity: Double = 0) -> Double {
    if time >= duration, time >= 0 { return 1 }
    if time <= 0 { return 0 }
    switch self {
    case .linear: return time / duration
    case .easeIn: return Self.bezier(time / duration, 0.42, 0, 1, 1)
    case .easeOut: return Self.bezier(time / duration, 0, 0, 0.58, 1)
    case .easeInOut: return Self.bezier(time / duration, 0.42, 0, 0.58, 1)
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.bezier(time / duration, Double(x1), Double(y1), Double(x2), Double(y2))
    case .spring(let damping):
      let ratio = Double(damping)
      return Self.spring(ratio, Self.settlingAngle(ratio) / duration, at: time, velocity)
    case .physicalSpring(let stiffness, let damping):
      let frequency: Double = Double(stiffness).squareRoot()
      return Self.spring(Double(damping) / 2 / frequency, frequency, at: time, velocity)
    }
  }

  private static func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
      let outer: Double = 3 * (1 - s) * s
      return outer * (1 - s) * a + outer * s * b + s * s * s
    }
    let share: Double = solve(1) { x - value($0, x1, x2) }
    return value(share, y1, y2)
  }

  /// The frequency times the duration of a spring that is within a thousandth of its end when the duration is over: a bound of the
  /// distance where it swings, the distance itself where it does not.
  private static func settlingAngle(_ ratio: Double) -> Double {
    if ratio > 1 {
      return solve(16) { angle in 1 - spring(ratio, angle, at: 1, 0) - 0.001 }
    }
    let envelope: Double = ratio == 1 ? .infinity : -log(0.001 * (1 - ratio * ratio).squareRoot())
    return min(envelope, 9.233413476) / max(ratio, 1e-9)  // (1 + s)·e^(−s) = 1/1000
  }

  /// Where a function falls to 0, from above.
  private static func solve(_ bound: Double, _ function: (Double) -> Double) -> Double {
    var (low, high): (Double, Double) = (0, bound)
    while bound > 1, function(high) > 0, high < 1e9 { high *= 2 }
    for _ in 0..<60 {
      let middle: Double = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The exact solution of the damped oscillator from 0 to 1.
  /// - Parameters:
  ///   - z: The damping ratio.
  ///   - w: The frequency without damping, in radians a second.
  ///   - v: The velocity at the start, in whole ways a second.
  private static func spring(_ z: Double, _ w: Double, at t: Double, _ v: Double) -> Double {
    if abs(z - 1) < 1e-6 { return 1 - exp(-w * t) * (1 + (w - v) * t) }
    if z > 1 {  // two decays, without a swing
      let root: Double = (z * z - 1).squareRoot()
      let (slow, fast) = (w / (z + root), w * (z + root))
      return 1 - ((fast - v) * exp(-slow * t) - (slow - v) * exp(-fast * t)) / (fast - slow)
    }
    let damped: Double = w * (1 - z * z).squareRoot()
    return 1 - exp(-z * w * t) * (cos(damped * t) + (z * w - v) / damped * sin(damped * t))
  }
}

/// How long a way takes, and how it moves.

"""##),
.declaration,
.text(##"""
struct TransitionTiming: Equatable {
  /// In seconds.
  var duration: TimeInterval
  var curve: TransitionCurve
  /// How long nothing moves before, in seconds.
  var delay: TimeInterval
  /// Whether the platform plays it.
  var isSystem: Bool = false

  init(_ duration: TimeInterval, _ curve: TransitionCurve = .easeInOut, delay: TimeInterval = 0) {
    (self.duration, self.curve, self.delay) = (duration, curve, delay)
  }

  /// The platform's own animation.
  static var system: TransitionTiming {
    var timing = TransitionTiming(0)
    timing.isSystem = true
    return timing
  }

  var length: TimeInterval { delay + duration }
}

/// When something moves after the start, and how.

"""##),
.declaration,
.text(##"""
struct TransitionMoment: Equatable {
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var curve: TransitionCurve
  /// In whole ways a second, along each axis; only springs have one.
  var velocity: CGVector = CGVector(dx: 0, dy: 0)

  func progress(at time: TimeInterval) -> Double {
    curve.progress(at: time - delay, of: duration, velocity: Double(velocity.dx))
  }
}

/// What is said of one axis of a frame. Two of the four settle it.
private struct TransitionAxis {
  var low: CGFloat?
  var middle: CGFloat?
  var high: CGFloat?
  var length: CGFloat?

  /// The axis that this makes of a present one: a place alone moves it, a length alone keeps its middle.
  func span(from start: CGFloat, _ extent: CGFloat) -> (start: CGFloat, length: CGFloat) {
    switch (low, middle, high, length) {
    case (let low?, _, let high?, nil): return (low, high - low)
    case (let low?, let middle?, _, nil): return (low, 2 * (middle - low))
    case (nil, let middle?, let high?, nil): return (2 * middle - high, 2 * (high - middle))
    default: break
    }
    let size: CGFloat = length ?? extent
    if let low { return (low, size) }
    if let middle { return (middle - size / 2, size) }
    if let high { return (high - size, size) }
    return length == nil ? (start, extent) : (start + (extent - size) / 2, size)
  }
}

extension CGRect {
  /// The frame when parts of it have other values, all at once.
  @MainActor
  
"""##),
.member,
.text(##"""
func setting(_ parts: [(kind: TransitionPropertyKind, amount: TransitionAmount)]) -> CGRect {
    var base: CGRect = self
    var horizontal = TransitionAxis()
    var vertical = TransitionAxis()
    for (kind, amount) in parts {
      switch kind {
      case .frame, .bounds: base = CGRect(amount)
      case .center: (horizontal.middle, vertical.middle) = (amount[0], amount[1])
      case .size: (horizontal.length, vertical.length) = (amount[0], amount[1])
      case .x, .leading: horizontal.low = amount[0]
      case .y, .top: vertical.low = amount[0]
      case .width: horizontal.length = amount[0]
      case .height: vertical.length = amount[0]
      case .trailing: horizontal.high = amount[0]
      case .bottom: vertical.high = amount[0]
      case .centerX: horizontal.middle = amount[0]
      case .centerY: vertical.middle = amount[0]
      default: break
      }
    }
    let (x, width) = horizontal.span(from: base.minX, base.width)
    let (y, height) = vertical.span(from: base.minY, base.height)
    // Not `CGRect(x:y:width:height:)`, which would turn a negative length round.
    return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A part of it.
  @MainActor
  
"""##),
.member,
.text(##"""
func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    switch kind {
    case .center: return TransitionAmount(midX, midY)
    case .size: return TransitionAmount(width, height)
    case .x, .leading: return TransitionAmount(minX)
    case .y, .top: return TransitionAmount(minY)
    case .width: return TransitionAmount(width)
    case .height: return TransitionAmount(height)
    case .trailing: return TransitionAmount(maxX)
    case .bottom: return TransitionAmount(maxY)
    case .centerX: return TransitionAmount(midX)
    case .centerY: return TransitionAmount(midY)
    default: return amount(in: nil)
    }
  }
}

extension Sequence where Element == TransitionPropertyKind {
  /// Whether parts of a frame say how long it is, on one axis or both.
  
"""##),
.member,
.text(##"""
var sayLength: Bool {
    var low: Set<Bool> = []
    var middle: Set<Bool> = []
    var high: Set<Bool> = []
    for kind in self {
      switch kind {
      case .frame, .bounds, .size, .width, .height: return true
      case .x, .leading: low.insert(true)
      case .y, .top: low.insert(false)
      case .trailing: high.insert(true)
      case .bottom: high.insert(false)
      case .centerX: middle.insert(true)
      case .centerY: middle.insert(false)
      case .center: middle = [true, false]
      default: break
      }
    }
    return !low.isDisjoint(with: high) || !low.isDisjoint(with: middle) || !middle.isDisjoint(with: high)
  }
}

/// The functions of the language, in points, seconds and radians.

"""##),
.declaration,
.text(##"""
enum TransitionMath {
  /// The line through (a, c) and (b, d), held to the range from c to d; c where a is b.
  static func map(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    b == a ? c : c + (d - c) * min(max((x - a) / (b - a), 0), 1)
  }

  /// x, held to the range between a and b.
  static func clamp(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    min(max(x, min(a, b)), max(a, b))
  }

  /// From a to b.
  static func lerp(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }

  /// A quotient; 0 where there is nothing to divide by.
  static func divide(_ a: CGFloat, _ b: CGFloat) -> CGFloat { b == 0 ? 0 : a / b }

  /// x, with resistance outside the range between a and b: at a distance d it is L·(1 − 1 / (1 + 0.55·d / L)) outside, L being
  /// the range's length.
  static func rubberBand(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let held: CGFloat = clamp(x, a, b)
    let length: CGFloat = abs(b - a)
    if x == held || length == 0 { return held }
    let outside: CGFloat = length * (1 - 1 / (1 + stiffness * abs(x - held) / length))
    return x < held ? held - outside : held + outside
  }

  /// How much of a finger's way is kept where a resistance begins.
  static let stiffness: CGFloat = 0.55

  /// How far a velocity goes on of which a share is left after each millisecond.
  static func project(_ velocity: CGFloat, rate: CGFloat) -> CGFloat {
    rate < 1 ? velocity / 1000 * rate / (1 - rate) : 0
  }

  static func project(_ velocity: CGPoint, rate: CGFloat) -> CGPoint {
    CGPoint(x: project(velocity.x, rate: rate), y: project(velocity.y, rate: rate))
  }

  /// The square root; 0 of what is below 0.
  static func sqrt(_ x: CGFloat) -> CGFloat { x > 0 ? x.squareRoot() : 0 }

  static func sin(_ angle: CGFloat) -> CGFloat { CGFloat(sine(Double(angle))) }

  static func cos(_ angle: CGFloat) -> CGFloat { CGFloat(cosine(Double(angle))) }

  /// The largest rectangle of a size's shape inside another, in its middle.
  static func aspectFit(_ size: CGSize, in rect: CGRect) -> CGRect { scaled(size, in: rect) { min($0, $1) } }

  /// The smallest rectangle of a size's shape around another, with the same middle.
  static func aspectFill(_ size: CGSize, in rect: CGRect) -> CGRect { scaled(size, in: rect) { max($0, $1) } }

  private static func scaled(
    _ size: CGSize, in rect: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let scale: CGFloat = choose(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// A rectangle made smaller on each side, at most until nothing is left of it.
  static func inset(_ rect: CGRect, _ length: CGFloat) -> CGRect {
    inset(rect, UIEdgeInsets(top: length, left: length, bottom: length, right: length))
  }

  static func inset(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let width: CGFloat = max(0, rect.width - insets.left - insets.right)
    let height: CGFloat = max(0, rect.height - insets.top - insets.bottom)
    return CGRect(x: rect.minX + insets.left, y: rect.minY + insets.top, width: width, height: height)
  }

  /// A rectangle moved.
  static func offset(_ rect: CGRect, _ way: CGPoint) -> CGRect { rect.offsetBy(dx: way.x, dy: way.y) }
}

// Outside of the type, whose own functions have these names.
private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }

/// What has operators and parts here that an app may have declared for itself: a member of a protocol's extension neither
/// collides with that nor comes before it.

"""##),
.declaration,
.text(##"""
protocol TransitionGeometry {}

extension CGPoint: TransitionGeometry {}
extension CGSize: TransitionGeometry {}
extension CGRect: TransitionGeometry {}

extension TransitionGeometry where Self == CGPoint {
  static func + (a: Self, b: Self) -> Self { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (point: Self, factor: CGFloat) -> Self {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
  static func * (factor: CGFloat, point: Self) -> Self { point * factor }
  static func / (point: Self, divisor: CGFloat) -> Self {
    CGPoint(x: TransitionMath.divide(point.x, divisor), y: TransitionMath.divide(point.y, divisor))
  }
  static prefix func - (point: Self) -> Self { CGPoint(x: -point.x, y: -point.y) }
}

extension TransitionGeometry where Self == CGSize {
  static func + (a: Self, b: Self) -> Self {
    CGSize(width: a.width + b.width, height: a.height + b.height)
  }
  static func - (a: Self, b: Self) -> Self {
    CGSize(width: a.width - b.width, height: a.height - b.height)
  }
  static func * (size: Self, factor: CGFloat) -> Self {
    CGSize(width: size.width * factor, height: size.height * factor)
  }
  static func * (factor: CGFloat, size: Self) -> Self { size * factor }
  static func / (size: Self, divisor: CGFloat) -> Self {
    CGSize(
      width: TransitionMath.divide(size.width, divisor), height: TransitionMath.divide(size.height, divisor))
  }
  static prefix func - (size: Self) -> Self { CGSize(width: -size.width, height: -size.height) }
}

extension TransitionGeometry where Self == CGRect {
  var center: CGPoint { CGPoint(x: self.midX, y: self.midY) }
}

/// A transform in parts, so that each goes its own way and a turn may be as long as it likes.

"""##),
.declaration,
.text(##"""
struct TransitionTransform {
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1
  var rotation: CGFloat = 0
  var translation: CGPoint = .zero
  /// Out of the plane, about the horizontal and the vertical axis.
  var rotationX: CGFloat = 0
  var rotationY: CGFloat = 0
  /// How far away the eye is, in points; 0 is without perspective.
  var perspective: CGFloat = 0

  /// Which of its numbers are angles.
  static let turns = [2, 5, 6]

  init() {}

  /// Parts that a track or a finger says.
  @MainActor
  init(_ parts: [(kind: TransitionPropertyKind, amount: TransitionAmount)]) {
    for (kind, amount) in parts {
      switch kind {
      case .scale: (scaleX, scaleY) = (scaleX * amount[0], scaleY * amount[0])
      case .scaleX: scaleX *= amount[0]
      case .scaleY: scaleY *= amount[0]
      case .rotation: rotation = amount[0]
      case .rotationX: rotationX = amount[0]
      case .rotationY: rotationY = amount[0]
      case .perspective: perspective = amount[0]
      case .translation: translation = CGPoint(amount)
      default: break
      }
    }
  }

  init(_ amount: TransitionAmount) {
    (scaleX, scaleY, rotation) = (amount[0], amount[1], amount[2])
    translation = CGPoint(x: amount[3], y: amount[4])
    (rotationX, rotationY, perspective) = (amount[5], amount[6], amount[7])
  }

  /// The parts of a matrix: turns about one axis are exact, about several one of two answers.
  init(_ matrix: CATransform3D) {
    perspective = matrix.m34 == 0 ? 0 : -1 / matrix.m34
    scaleX = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12 + matrix.m13 * matrix.m13).squareRoot()
    scaleY = (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22 + matrix.m23 * matrix.m23).squareRoot()
    translation = CGPoint(x: matrix.m41, y: matrix.m42)
    if matrix.m13 == 0, matrix.m23 == 0 {
      rotation = atan2(matrix.m12, matrix.m11)
    } else if matrix.m12 == 0, matrix.m21 == 0 {
      rotationY = atan2(-matrix.m13, matrix.m11)
      rotationX = matrix.m13 == 0 ? atan2(TransitionMath.divide(matrix.m23, scaleY), matrix.m33) : 0
    } else {
      rotation = atan2(matrix.m12, matrix.m11)
      rotationY = atan2(-matrix.m13, (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot())
      rotationX = atan2(TransitionMath.divide(matrix.m23, scaleY), matrix.m33)
    }
  }

  var amount: TransitionAmount {
    TransitionAmount(
      SIMD8(
        Double(scaleX), Double(scaleY), Double(rotation), Double(translation.x), Double(translation.y),
        Double(rotationX), Double(rotationY), Double(perspective)))
  }

  /// A part of it, as a property has it.
  func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    switch kind {
    case .scale, .scaleX: return TransitionAmount(scaleX)
    case .scaleY: return TransitionAmount(scaleY)
    case .rotation: return TransitionAmount(rotation)
    case .rotationX: return TransitionAmount(rotationX)
    case .rotationY: return TransitionAmount(rotationY)
    case .perspective: return TransitionAmount(perspective)
    default: return TransitionAmount(translation.x, translation.y)
    }
  }

  /// Whether it stays in the plane.
  var isFlat: Bool { rotationX == 0 && rotationY == 0 && perspective == 0 }

  /// Scaled, then turned, then moved.
  var matrix: CGAffineTransform {
    if rotation == 0 {
      return CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: translation.x, ty: translation.y)
    }
    return CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: rotation)
      .scaledBy(x: scaleX, y: scaleY)
  }

  /// Scaled, then turned about each axis, then moved.
  var matrix3D: CATransform3D {
    var matrix: CATransform3D = CATransform3DIdentity
    if perspective != 0 { matrix.m34 = -1 / perspective }
    matrix = CATransform3DTranslate(matrix, translation.x, translation.y, 0)
    if rotation != 0 { matrix = CATransform3DRotate(matrix, rotation, 0, 0, 1) }
    if rotationY != 0 { matrix = CATransform3DRotate(matrix, rotationY, 0, 1, 0) }
    if rotationX != 0 { matrix = CATransform3DRotate(matrix, rotationX, 1, 0, 0) }
    return CATransform3DScale(matrix, scaleX, scaleY, 1)
  }
}

"""##),
  ]
}
