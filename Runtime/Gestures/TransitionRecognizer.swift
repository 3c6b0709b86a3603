import UIKit

/// One recognizer of a transition. It turns touches into begin, move and release; its owner says what they drive.
@MainActor
final class TransitionRecognizer: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private let kind: TransitionGestureKind
  private weak var owner: (any TransitionRecognizerOwner)?
  /// The number of its gesture in the description.
  let index: Int
  /// What it drives; others keep it alive.
  private weak var motion: TransitionMotion?
  private var start = TransitionFinger()
  private var isReversed: Bool = false
  /// What two fingers do besides what their recognizer counts: how far they have turned, how far they are apart, and how fast
  /// that changes.
  private var turned: CGFloat = 0
  private var stretched: CGFloat = 1
  private var turning: CGFloat = 0
  private var stretching: CGFloat = 0
  private var apart: (distance: CGFloat, angle: CGFloat)?
  private var last: (location: CGPoint, turned: CGFloat, stretched: CGFloat, time: TimeInterval)?
  private var carried: CGPoint = .zero

  /// - Parameters:
  ///   - index: The number of its gesture in the description.
  ///   - owner: Its owner.
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

  /// Moves the recognizer to another view.
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
      (finger.rotation, finger.rotationVelocity) = (turned, turning)
    }
    if let turn = recognizer as? UIRotationGestureRecognizer {
      (finger.rotation, finger.rotationVelocity) = (turn.rotation, turn.velocity)
      (finger.scale, finger.scaleVelocity) = (stretched, stretching)
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
    (finger.start.scaleVelocity, finger.start.rotationVelocity) = (
      finger.scaleVelocity, finger.rotationVelocity
    )
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

  /// Measures two fingers: a pinch recognizer does not report their rotation, nor a rotation recognizer their distance.
  private func follow(isFirst: Bool) {
    if isFirst {
      (turned, stretched, turning, stretching) = (0, 1, 0, 0)
      (apart, last, carried) = (nil, nil, .zero)
    }
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
    if let last, time > last.time {
      let span = CGFloat(time - last.time)
      carried = (location - last.location) / span
      turning = (turned - last.turned) / span
      stretching = (stretched - last.stretched) / span
    }
    last = (location, turned, stretched, time)
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
    owner?.receives(touch, index) ?? false
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

  /// Whether another recognizer waits for this one: the pan of a `hands over` scroll view, or a gesture that this one outranks.
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

/// A gesture that a finger would drive, and its description, which it keeps alive.
@MainActor
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

/// The owner of recognizers: it knows what a finger would drive, and begins it.
@MainActor
protocol TransitionRecognizerOwner: AnyObject {
  /// What a finger would drive.
  /// - Parameter toBegin: Whether it asks to begin now; nil where it may not.
  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer?
  /// Asked last: whether the app allows the gesture.
  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool
  /// The finger begins.
  func begin(_ index: Int) -> TransitionMotion?
  /// Whether a gesture is for a touch.
  func receives(_ touch: UITouch, _ index: Int) -> Bool
  /// Whether another recognizer waits for this one, whatever the rules say; or this one for it.
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool
  func recognizer(_ index: Int) -> UIGestureRecognizer?
  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool
}

extension TransitionRecognizerOwner {
  func receives(_ touch: UITouch, _ index: Int) -> Bool { true }
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool { false }
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool { false }
  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

extension TransitionRecognizerOwner where Self: TransitionHost {
  /// Whether a gesture is recognized, by its number.
  func enable(_ gesture: Int, _ isEnabled: Bool) { settings.isEnabled[gesture] = isEnabled }

  /// Sets the app's question, which is asked last before a gesture begins.
  func ask(_ gesture: Int, _ question: ((UIGestureRecognizer) -> Bool)?) {
    settings.questions[gesture] = question
  }
}

/// The app's settings of the gestures of a transition.
@MainActor
final class TransitionGestureSettings {
  var isEnabled: [Int: Bool] = [:]
  var questions: [Int: (UIGestureRecognizer) -> Bool] = [:]

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled[index] ?? true && questions[index]?(recognizer) ?? true
  }
}
