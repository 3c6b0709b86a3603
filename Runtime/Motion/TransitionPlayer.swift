import UIKit

/// An animation that brings values to their ends.
@MainActor protocol TransitionPlayer: AnyObject {
  /// Goes to the end at once.
  func jump()
  /// Stops at the visible values, and never ends.
  func stop()
}

/// The animation of one UIKit property.
@MainActor final class TransitionMove {
  let slot: TransitionSlot
  /// The value when the animation was made, and the one to which it goes.
  let start: TransitionAmount
  let end: TransitionAmount
  let timing: TransitionTiming

  init(_ slot: TransitionSlot, _ end: TransitionAmount, _ timing: TransitionTiming) {
    (self.slot, start, self.end, self.timing) = (slot, slot.read(), end, timing)
  }
}

extension [TransitionMove] {
  /// Sets each property at a time.
  @MainActor func frame(_ time: TimeInterval) {
    for move in self { move.slot.write(move.start.mixed(with: move.end, at: move.timing.progress(at: time))) }
  }

  /// Plays with Core Animation if possible, otherwise frame by frame.
  @MainActor func play(
    isStraight: Bool, duration: TimeInterval, frame: @escaping (TimeInterval) -> Void,
    done: @escaping () -> Void
  ) -> any TransitionPlayer {
    isStraight && allSatisfy { $0.timing.curve.ratio < 1.000001 }
      ? TransitionAnimators(self, duration: duration, done: done)
      : TransitionFrames(duration: duration, frame: frame, done: done)
  }
}

/// Plays with Core Animation: one property animator for all properties of the same timing.
@MainActor final class TransitionAnimators: TransitionPlayer {
  private var animators: [(animator: UIViewPropertyAnimator, delay: TimeInterval)] = []
  private var unfinished: Int = 0
  private let done: () -> Void
  /// The visible strength of a blur, and the share of a crossfade, cannot be read.
  private let computed: [TransitionMove]
  private var began: CFTimeInterval = 0

  init(_ moves: [TransitionMove], duration: TimeInterval, done: @escaping () -> Void) {
    self.done = done
    computed = moves.only { $0.slot.kind.is(.blur) || $0.slot.kind.is(.content) }
    for (index, move) in moves.enumerated()
    where !moves[..<index].has({ $0.timing.is(move.timing) }) {
      add(move.timing, moves.only { $0 === move || $0.timing.is(move.timing) })
    }
    // One animator lasts as long as the whole, even if nothing moves.
    if !moves.has({ $0.timing.length >= duration - 1e-9 }) { add(TransitionTiming(duration, .linear), []) }
    (unfinished, began) = (animators.count, CACurrentMediaTime())
    for (animator, delay) in animators {
      if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
    }
  }

  private func add(_ timing: TransitionTiming, _ moves: [TransitionMove]) {
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.curve.parameters(timing.velocity))
    animator.addAnimations {
      for move in moves {
        move.slot.write(move.end)
        if move.slot.kind.is(.size) { move.slot.view.layoutIfNeeded() }
      }
    }
    animator.addCompletion { [self] _ in
      unfinished -= 1
      if unfinished == 0 { done() }
    }
    animators.append((animator, timing.delay))
  }

  func jump() {
    for (animator, _) in animators where animator.state.is(.active) {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
  }

  func stop() {
    for (animator, _) in animators where animator.state.is(.active) { animator.stopAnimation(true) }
    animators = []  // their completions retain this
    computed.frame(CACurrentMediaTime() - began)
  }
}

/// Sets every frame, for values that Core Animation cannot animate.
@MainActor final class TransitionFrames: NSObject, TransitionPlayer {
  private let duration: TimeInterval
  private let frame: (TimeInterval) -> Void
  private let done: () -> Void
  private var link: CADisplayLink?
  private var began: CFTimeInterval?

  init(duration: TimeInterval, frame: @escaping (TimeInterval) -> Void, done: @escaping () -> Void) {
    (self.duration, self.frame, self.done) = (duration, frame, done)
    super.init()
    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    if #available(iOS 15, *) {
      link?.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }
    link?.add(to: .main, forMode: .common)
    frame(1e-9)  // a step at the beginning is visible at once
  }

  @objc private func tick(_ link: CADisplayLink) {
    let time: TimeInterval = link.targetTimestamp - (began ?? link.timestamp)
    if began.isNil { began = link.timestamp }
    if time >= duration - 1e-4 { jump() } else { frame(time) }
  }

  func jump() {
    guard link != nil else { return }
    stop()
    frame(duration)
    done()
  }

  func stop() {
    link?.invalidate()
    link = nil
  }
}
