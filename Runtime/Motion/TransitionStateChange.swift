import UIKit

/// A way from one rest state of the to screen to another, of which UIKit knows nothing.
///
/// It is there from the finger's coming until all is at rest, however often it is caught.
@MainActor final class TransitionStateChange: TransitionMotion {
  private let states: TransitionGesture
  private weak var presentation: TransitionPresentation?
  private(set) var isHeld: Bool = false
  /// Whether a run goes on with it.
  private var isGone: Bool = false

  init(
    _ transition: TransitionDescription, by gesture: TransitionGesture,
    in presentation: TransitionPresentation
  ) {
    (states, self.presentation) = (gesture, presentation)
    super.init(transition, .backward, by: gesture)
    call(.start)
    transition.freeze()
    presentation.measure(transition)
    takeHolds()
  }

  /// Whether a finger may take over what settles.
  var isCatchable: Bool { !isHeld && !isGone && states.catches.contains(.settle) }

  /// A finger comes, or the app: what settles stays where it is seen.
  func hold() {
    let isCaught: Bool = player != nil
    player?.stop()
    player = nil
    isHeld = true
    transition.mode = transition.firstMode
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
    self.finger = isCancelled ? self.finger.going() : self.finger.going(as: counted(finger))
    if isCancelled { return settle(to: transition.state) }
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
    if state != 0 { presentation.state = state }
    let rest: [TransitionShown] = transition.shownRest(at: .to)
    if transition.isFading { transition.set(rest) }  // in its place at once
    settle(from: now, next, to: rest, states.finish) { [weak self] in self?.end() }
  }

  /// To rest at once: the to screen leaves, or the size is about to change.
  func jump() {
    release(finger, isCancelled: true)
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
