import Foundation

/// Delivers the touches of a window, and decides which of several recognizers may recognize.
@MainActor final class GestureEnvironment {
  private var touches: Set<UITouch> = []
  /// The recognizers that have touches or still wait, in the order in which they get touches.
  private var recognizers: [UIGestureRecognizer] = []

  // MARK: Touches

  func begin(_ touch: UITouch) {
    guard let window = touch.window else { return }
    if Simulator.conduct.uninterruptibleKeepsTouches, Simulator.census.keepsTouches { return }
    if UIApplication.shared.isIgnoringInteractionEvents { return }
    let event = UIEvent()
    touches.insert(touch)
    event.allTouches = touches
    touch.view = window.hitTest(touch.place, with: event)
    var chain: [UIView] = []
    var view = touch.view
    while let current = view {
      chain.append(current)
      view = current.superview
    }
    // The order is not documented.
    if Simulator.conduct.outerRecognizersComeFirst { chain.reverse() }
    let takers = chain.flatMap { $0.gestureRecognizers ?? [] }.filter { $0.takes(touch) }
    touch.gestureRecognizers = takers
    for recognizer in takers where !recognizers.contains(recognizer) { recognizers.append(recognizer) }
    for recognizer in takers { recognizer.receive(touch, event, in: self) }
    touch.view?.touchesBegan([touch], with: event)
    finish()
  }

  func move(_ touch: UITouch) {
    deliver(touch) {
      $0.touchesMoved($1, with: $2)
    } toView: {
      $0.touchesMoved($1, with: $2)
    }
  }

  func end(_ touch: UITouch) {
    deliver(touch) {
      $0.touchesEnded($1, with: $2)
    } toView: {
      $0.touchesEnded($1, with: $2)
    }
    leave(touch)
  }

  func cancel(_ touch: UITouch) {
    deliver(touch) {
      $0.touchesCancelled($1, with: $2)
    } toView: {
      $0.touchesCancelled($1, with: $2)
    }
    leave(touch)
  }

  private func deliver(
    _ touch: UITouch, toRecognizer: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void,
    toView: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    let event = UIEvent()
    event.allTouches = touches
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.has(touch) {
      toRecognizer(recognizer, [touch], event)
    }
    if let view = touch.view { toView(view, [touch], event) }
    finish()
  }

  private func leave(_ touch: UITouch) {
    touches.remove(touch)
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.lose(touch) }
    finish()
  }

  /// Resets the recognizers that have finished and have no touches any more.
  private func finish() {
    for recognizer in recognizers where recognizer.isThrough {
      recognizers.removeAll { $0 === recognizer }
      recognizer.beginAnew()
    }
  }

  // MARK: Arbitration

  /// Called when a recognizer has seen its gesture. It recognizes it, has to wait for another recognizer, or fails.
  func recognize(_ recognizer: UIGestureRecognizer, as next: UIGestureRecognizer.State) {
    let others = recognizers.filter { $0 !== recognizer }
    let required = others.filter { recognizer.mustWait(for: $0) }
    if required.contains(where: { $0.isUnderWay || $0.state == .ended }) { return fail(recognizer) }
    if required.contains(where: { $0.state == .possible }) {
      recognizer.pendingState = next
      return
    }
    recognizer.pendingState = nil
    let winners = others.filter { $0.isUnderWay || $0.state == .ended }
    if winners.contains(where: { $0.prevents(recognizer) }) { return fail(recognizer) }
    if !recognizer.mayBegin { return fail(recognizer) }
    recognizer.commit(next)
    if recognizer.cancelsTouchesInView { takeTouches(of: recognizer) }
    for other in others where other.state == .possible && recognizer.prevents(other) { fail(other) }
    for other in others where other.pendingState != nil && other.mustWait(for: recognizer) { fail(other) }
    finish()
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.pendingState = nil
    if recognizer.state == .possible { recognizer.state = .failed }
  }

  /// Lets the recognizers continue that have waited for this failure.
  func noteFailure(of recognizer: UIGestureRecognizer) {
    for other in recognizers where other !== recognizer && other.mustWait(for: recognizer) {
      if let pending = other.pendingState { recognize(other, as: pending) }
    }
    finish()
  }

  /// Cancels the touches of the view, since the recognizer has taken them.
  private func takeTouches(of recognizer: UIGestureRecognizer) {
    for touch in touches where recognizer.has(touch) {
      let view = touch.view
      touch.view = nil
      view?.touchesCancelled([touch], with: UIEvent())
    }
  }
}
