import UIKit

/// A way from one rest state of the to screen to another, of which UIKit knows nothing.
///
/// It is there from the finger's coming until all is at rest, however often it is caught.
@MainActor
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
