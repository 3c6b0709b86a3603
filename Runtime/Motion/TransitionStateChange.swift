import UIKit

/// A motion from one rest state of the to screen to another, without a UIKit transition.
///
/// It lasts from the finger's first touch, or the app's `move(to:)`, until everything is at rest, however often it is caught.
@MainActor final class TransitionStateChange: TransitionMotion {
  private weak var presentation: TransitionPresentation?
  private(set) var isHeld: Bool = true
  /// Whether the app is being asked if the to screen may leave.
  private(set) var isAsking: Bool = false
  /// Whether a run continues it.
  private var isGone: Bool = false
  /// The values under the finger when it lifted, the values an instant later, and the timing from then on.
  private(set) var now: [TransitionShown] = []
  private(set) var next: [TransitionShown] = []
  private(set) var timing = TransitionTiming(0.3)

  init(
    _ transition: TransitionDescription, by gesture: TransitionGesture?,
    in presentation: TransitionPresentation
  ) {
    self.presentation = presentation
    super.init(transition, .backward, by: gesture)
    presentation.change = self
    call(.start)
    if presentation.change !== self { return }  // the app has dismissed
    transition.renew()
    transition.freeze()
    presentation.measure(transition)
    transition.place()
    takeHolds()
    transition.set(transition.shownRest(at: .to))  // with what is held
  }

  /// Whether a gesture may take over while it settles.
  func mayBeTaken(by gesture: TransitionGesture) -> Bool {
    !isHeld && !isGone && gesture.isAmongStates && gesture.catches.contains(.settle)
  }

  /// Starts the motion for a finger or the app; a motion that settles stops at its visible values.
  /// - Parameter next: The gesture that takes over; nil for the app.
  func hold(by next: TransitionGesture?) {
    player?.stop()
    isHeld = true
    let isNew: Bool = next != nil && next?.index != gesture?.index
    if isNew, let next { take(transition.gestures[next.index]) }
    if presentation?.change !== self { return }  // the app has dismissed
    transition.mode = transition.firstMode
    if player != nil { takeOver(at: 0) }
    if isNew, let gesture { takeHolds(of: gesture, [.interaction]) }
    player = nil
    finger = TransitionFinger().after(origin)
  }

  override func pull(to finger: TransitionFinger) {
    guard isHeld else { return }
    self.finger = finger.after(origin)
    transition.set(shown(at: self.finger))
  }

  override func release(_ finger: TransitionFinger, isCancelled: Bool) {
    guard isHeld, let gesture else { return }
    self.finger = isCancelled ? self.finger.going() : self.finger.going(as: finger.after(origin))
    settle(to: isCancelled ? transition.state : gesture.evaluate(self.finger).nearest)
  }

  private func shown(at finger: TransitionFinger) -> [TransitionShown] {
    gesture.then { shown($0.evaluate(finger)) } ?? []
  }

  /// Settles from the finger's position in a rest state; 0 is the from screen.
  func settle(to state: Int) {
    guard isHeld, let presentation else { return }
    let before: Int = presentation.storage.state
    isAsking = state == 0
    let mayLeave: Bool = isAsking && presentation.mayLeave
    isAsking = false
    guard isHeld, presentation.change === self else { return }  // the app has dismissed when it was asked
    isHeld = false
    (now, next) = (shown(at: finger), shown(at: finger.moved(for: Self.instant)))
    timing = (gesture ?? transition.gestures.find(\.isAmongStates))?.finish ?? transition.timing(.forward)
    isGone = mayLeave && presentation.leave(self)
    if isGone || presentation.change !== self { return }
    let new: Int = state != 0 ? state : presentation.storage.state  // which the app may have chosen
    presentation.storage.state = new
    presentation.shade()
    transition.measure()  // the views are laid out where their screen will rest
    let rest: [TransitionShown] = transition.shownRest(at: .to) + transition.places(.to)
    if transition.isFading { transition.set(rest) }  // in its place at once
    settle(from: now, next, to: rest, timing) { [weak self] in self?.end() }
    if new != before { presentation.host?.moved?(new) }  // last, because the app may dismiss
  }

  /// Goes to rest at once, because the to screen leaves or the size is about to change.
  func jump() {
    if isHeld, gesture.isNil { return end() }  // in the first hook of a motion that the app has begun
    release(finger, isCancelled: true)
    player?.jump()
  }

  private func end() {
    player = nil
    transition.beginning = nil
    transition.held = TransitionPose()
    transition.place()
    let rest: [TransitionShown] = transition.shownRest(at: .to)
    transition.set(rest)
    giveBack(except: rest)
    transition.thaw()
    presentation?.ended(self)
    call(.cancel)
    call(.end)
  }
}
