import UIKit

/// One recognizer of a transition. It turns touches into begin, move and release; its owner provides the motion that they drive.
@MainActor final class TransitionRecognizer: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private let kind: TransitionGestureKind
  private weak var owner: TransitionFingers?
  /// The number of its gesture in the description.
  let index: Int
  /// The motion that it has begun; others retain it.
  private weak var begun: TransitionMotion?
  /// The motion that it drives: another gesture may have taken over.
  private var motion: TransitionMotion? { begun.then { $0.gesture?.index == index ? $0 : nil } }
  /// Holds that the view gets touches, which a picture or a text does not by itself.
  private let touches = TransitionLedger()
  private var start = TransitionFinger()
  /// The values of two fingers that their recognizer does not report, and their last distance and angle.
  private var pair = TransitionFinger()
  private var apart: (distance: CGFloat, angle: CGFloat)?
  private var last: (pair: TransitionFinger, time: TimeInterval)?

  init(_ gesture: TransitionGesture, on view: UIView?, of owner: TransitionFingers) {
    (kind, index, self.owner) = (gesture.kind, gesture.index, owner)
    switch gesture.kind {
    case .pan: recognizer = UIPanGestureRecognizer()
    case .edgePan: recognizer = UIScreenEdgePanGestureRecognizer()
    case .pinch: recognizer = UIPinchGestureRecognizer()
    case .rotate: recognizer = UIRotationGestureRecognizer()
    }
    super.init()
    (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: #selector(moved(_:)))
    move(to: view)
  }

  /// Moves the recognizer to another view, or removes it.
  func move(to view: UIView?) {
    if let view, let edge = recognizer as? UIScreenEdgePanGestureRecognizer, case .edgePan(let side) = kind {
      let leading: UIRectEdge = (side != .trailing) != view.transitionIsReversed ? .left : .right
      edge.edges = side.rawValue > 8 ? leading : UIRectEdge(rawValue: side.rawValue)
    }
    if recognizer.view === view { return }
    // A run would wait for the finger for ever.
    if view.isNil { (motion as? TransitionRun)?.release(TransitionFinger(), isCancelled: true) }
    recognizer.view?.removeGestureRecognizer(recognizer)
    touches.giveBack()
    guard let view else { return }
    if view.transitionIsPicture { touches.keep(TransitionSlot(view, .userInteraction), at: 1) }
    view.addGestureRecognizer(recognizer)
  }

  // MARK: The finger
  /// The view in whose coordinates the fingers are measured: the one around the screen, because the screen may move with them.
  private func space(_ gesture: TransitionGesture?) -> UIView? {
    let element: TransitionElement? = gesture?.element
    let screen: UIView? = element?.side.then { element?.description.screenElement($0).view }
    return (screen ?? recognizer.view)?.superview
  }

  /// The values of the recognizer, mirrored to reading direction if the transition follows that.
  private func reading(_ gesture: TransitionGesture?) -> TransitionFinger {
    let space: UIView? = space(gesture)
    let container: UIView? = gesture?.element.description.containerView ?? space
    var finger: TransitionFinger = pair
    if last.isNil { finger.translation = recognizer.location(in: space) }
    if let pan = recognizer as? UIPanGestureRecognizer {
      (finger.translation, finger.velocity) = (pan.translation(in: space), pan.velocity(in: space))
    }
    if let pinch = recognizer as? UIPinchGestureRecognizer {
      (finger.scale, finger.scaleVelocity) = (pinch.scale, pinch.velocity)
    }
    if let turn = recognizer as? UIRotationGestureRecognizer {
      (finger.rotation, finger.rotationVelocity) = (turn.rotation, turn.velocity)
    }
    // One finger that stays is not in the middle of both.
    let middle: CGPoint? = last != nil ? container?.convert(pair.location, from: space) : nil
    finger.location = middle ?? recognizer.location(in: container)
    if gesture?.element.description.isDirectional ?? false, space?.transitionIsReversed ?? false {
      if let container { finger.location.x = container.bounds.width - finger.location.x }
      (finger.translation.x, finger.velocity.x) = (-finger.translation.x, -finger.velocity.x)
      (finger.rotation, finger.rotationVelocity) = (-finger.rotation, -finger.rotationVelocity)
    }
    var beginning: TransitionFinger = TransitionFinger().going(as: finger)
    beginning.location = finger.location
    finger.began = [beginning]
    return finger
  }

  /// The values since the gesture began.
  private func sinceStart(_ gesture: TransitionGesture?) -> TransitionFinger {
    var finger: TransitionFinger = reading(gesture)
    finger.translation = finger.translation - start.translation
    finger.scale = TransitionMath.divide(finger.scale, start.scale)
    finger.scaleVelocity = TransitionMath.divide(finger.scaleVelocity, start.scale)
    (finger.rotation, finger.began) = (finger.rotation - start.rotation, start.began)
    return finger
  }

  /// Measures two fingers: a pinch recognizer does not report their rotation, nor a rotation recognizer their distance.
  private func follow(_ gesture: TransitionGesture?) {
    guard recognizer.numberOfTouches == 2, !(recognizer is UIPanGestureRecognizer) else { return apart = nil }
    let way: CGPoint = recognizer.location(ofTouch: 1, in: nil) - recognizer.location(ofTouch: 0, in: nil)
    let now: (distance: CGFloat, angle: CGFloat) = (max(hypot(way.x, way.y), 1), atan2(way.y, way.x))
    let middle: CGPoint = recognizer.location(in: space(gesture))
    if let apart {
      pair.translation = pair.translation + (middle - pair.location)
      pair.rotation += (now.angle - apart.angle).remainder(dividingBy: 2 * .pi)
      pair.scale *= now.distance / apart.distance
    }
    apart = now
    let time: TimeInterval = CACurrentMediaTime()
    pair.location = middle
    if let last, time > last.time {
      let span = CGFloat(time - last.time)
      pair.velocity = (pair.translation - last.pair.translation) / span
      pair.rotationVelocity = (pair.rotation - last.pair.rotation) / span
      pair.scaleVelocity = (pair.scale - last.pair.scale) / span
    }
    last = (pair, time)
  }

  @objc private func moved(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let offer: TransitionOffer? = owner?.offer(index, toBegin: false)
      follow(offer?.gesture)
      start = reading(offer?.gesture)
      begun = owner?.begin(index)
    case .changed:
      follow(motion?.gesture)
      motion?.pull(to: sinceStart(motion?.gesture))
    default: break
    }
    // Its view may have lost the touch while the gesture began.
    if recognizer.state.is(.began) || recognizer.state.is(.changed) { return }
    let isLost: Bool = recognizer.state != .ended
    motion?.release(isLost ? TransitionFinger() : sinceStart(motion?.gesture), isCancelled: isLost)
    begun = nil
  }

  // MARK: UIGestureRecognizerDelegate
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (pair, apart, last) = (TransitionFinger(), nil, nil)
    // A container asks the app for a screen only if the finger goes the right way.
    if let own = owner?.offer(index, toBegin: false), !kind.admits(reading(own.gesture)) { return false }
    guard let owner, let offer = owner.offer(index, toBegin: true) else { return false }
    let gesture: TransitionGesture = offer.gesture
    let finger: TransitionFinger = reading(gesture)
    return kind.admits(finger)
      && !gesture.rules.has { $0.sort.is(.handsOver) && $0.applies(finger) && scrolls($0.scroll) }
      && gesture.condition(finger) && owner.mayBegin(index, recognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    owner?.receives(touch, index) ?? false
  }

  func gestureRecognizer(
    _ own: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    guard let offer = owner?.offer(index, toBegin: false) else { return false }
    let finger: TransitionFinger = reading(offer.gesture)
    return offer.gesture.rules.has { rule in
      rule.sort.is(.simultaneous) && rule.scroll?.panGestureRecognizer === other && rule.applies(finger)
    }
  }

  /// Whether another recognizer waits for this one: the pan of a `hands over` scroll view, or a gesture that this one outranks.
  func gestureRecognizer(_ own: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer)
    -> Bool
  {
    guard let offer = owner?.offer(index, toBegin: false), !isOrdered(offer.gesture, .waits, other)
    else { return false }
    let handing: [TransitionGesture.Rule] = offer.gesture.rules.only { $0.sort.is(.handsOver) }
    return handing.has { $0.scroll?.panGestureRecognizer === other }
      || isOrdered(offer.gesture, .outranks, other) || owner?.waits(index, for: other) ?? false
  }

  func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    if let one = owner?.offer(index, toBegin: false), isOrdered(one.gesture, .waits, other) { return true }
    return owner?.yields(index, to: other) ?? false
  }

  /// Whether a rule names a recognizer: that of a gesture of the transition, or any of the rule's kind on the rule's view.
  private func isOrdered(
    _ gesture: TransitionGesture, _ sort: TransitionGesture.Rule.Sort, _ other: UIGestureRecognizer
  ) -> Bool {
    let transition: TransitionDescription = gesture.element.description
    let own: TransitionRecognizer? = owner?.recognizers.find { $0.recognizer === other }
    return gesture.rules.only { $0.sort.is(sort) }.has { rule in
      let peer: Int? = transition.gestures.firstIndex { $0.kind.is(rule.kind) && $0.element === rule.element }
      if let peer { return own?.index == peer }
      if own != nil { return false }
      if case .edgePan(let edge) = rule.kind, transition.isSwipeBack(other) {
        // UIKit's own swipe back is an edge pan on the screen.
        return rule.element.isScreen && edge != .top && edge != .bottom
      }
      return rule.kind.isKind(of: other) && other.view === rule.element.view && other.view != nil
    }
  }

  /// Whether the finger is on a scroll view that can scroll in its direction.
  private func scrolls(_ scroll: UIScrollView?) -> Bool {
    guard let scroll, scroll.isScrollEnabled, scroll.bounds.contains(recognizer.location(in: scroll)) else {
      return false
    }
    let velocity: CGPoint = (recognizer as? UIPanGestureRecognizer)?.velocity(in: scroll) ?? .zero
    let size: CGSize = scroll.bounds.inset(by: scroll.adjustedContentInset).size
    let room = CGPoint(x: scroll.contentSize.width - size.width, y: scroll.contentSize.height - size.height)
    let axis: Int = abs(velocity.y) >= abs(velocity.x) ? 1 : 0
    let offset: CGFloat = TransitionSlot(scroll, .offset).read()[axis]
    return [velocity.x, velocity.y][axis] > 0 ? offset > 0 : offset < [room.x, room.y][axis] - 0.5
  }
}

extension UIView {
  /// Whether it gets no touches by itself.
  var transitionIsPicture: Bool { self is UIImageView || self is UILabel }
  /// Whether it is read from right to left.
  var transitionIsReversed: Bool { effectiveUserInterfaceLayoutDirection.is(.rightToLeft) }
}

/// A gesture that a finger would drive, and its description, which is retained.
@MainActor struct TransitionOffer {
  let transition: TransitionDescription
  let gesture: TransitionGesture

  init?(_ transition: TransitionDescription?, _ index: Int) {
    guard let transition, transition.gestures.indices.contains(index) else { return nil }
    (self.transition, gesture) = (transition, transition.gestures[index])
  }

  /// The gesture of a run; nil unless it may take the run over.
  init?(_ run: TransitionRun, _ index: Int) {
    self.init(run.transition, index)
    if !run.mayBeTaken(by: gesture) { return nil }
  }
}

/// The owner of recognizers: it determines the gesture that a finger would drive, and begins it.
@MainActor class TransitionFingers: NSObject {
  final private(set) var recognizers: [TransitionRecognizer] = []

  /// Adds the recognizer of a gesture to a view, or moves it there.
  func recognize(_ gesture: TransitionGesture, on view: UIView?) {
    let known: TransitionRecognizer? = recognizers.find { $0.index == gesture.index }
    if let known { return known.move(to: view) }
    recognizers.append(TransitionRecognizer(gesture, on: view, of: self))
  }

  func removeRecognizers() {
    for recognizer in recognizers { recognizer.move(to: nil) }
    recognizers = []
  }

  /// The gesture that a finger would drive; nil if it may not begin.
  /// - Parameter toBegin: Whether the finger is about to begin.
  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? { nil }
  /// Whether the app allows the gesture. Called after all other conditions.
  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Begins the motion that the finger drives.
  func begin(_ index: Int) -> TransitionMotion? { nil }
  /// Whether a gesture receives a touch.
  func receives(_ touch: UITouch, _ index: Int) -> Bool { true }
  /// Whether another recognizer waits for this one regardless of the rules, or this one for the other.
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool { false }
  func yields(_ index: Int, to other: UIGestureRecognizer) -> Bool { false }
}
