import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two rest states of a touch: its tracks play when a finger goes down on a view, and back when it leaves.
@MainActor final class TransitionPress: TransitionStatements {
  let element: TransitionElement
  let down: TransitionTiming
  let up: TransitionTiming

  init(_ element: TransitionElement, down: TransitionTiming, up: TransitionTiming) {
    (self.element, self.down, self.up) = (element, down, up)
  }
}

extension TransitionDescription {
  /// Adds the recognizers of the presses on views of a side to a screen.
  @discardableResult func addPresses(
    of side: TransitionSide = .from, to screen: UIViewController,
    _ describe: @escaping (UIViewController) -> TransitionDescription?
  ) -> [UIGestureRecognizer] {
    presses.indices.filter { presses[$0].element.isOn(side) }.map { index in
      let recognizer = TransitionPressRecognizer(index) { [weak screen] in screen.then(describe) }
      screen.view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }
}

/// A recognizer that follows a touch without claiming it. It fails as soon as another gesture begins.
@MainActor final class TransitionPressRecognizer: UIGestureRecognizer {
  private let describe: () -> TransitionDescription?
  private let index: Int
  /// The press under the finger, or the one whose view returns: it knows the original values.
  private var pressed: TransitionDescription?
  private var isDown: Bool = false
  private var player: (any TransitionPlayer)?
  private let ledger = TransitionLedger()

  /// - Parameter describe: Returns the description with the current views.
  init(_ index: Int, _ describe: @escaping () -> TransitionDescription?) {
    (self.index, self.describe) = (index, describe)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { lift() }  // a second finger ends the press
    guard numberOfTouches == 1, state.is(.possible), !isDown, let transition = pressed ?? describe(),
      let view = transition.presses[index].element.view, let touch = touches.first, isOn(view, touch)
    else { return }
    if pressed.isNil { transition.become(transition.presses[index]) }
    (pressed, isDown) = (transition, true)
    play(transition)
  }

  /// Whether a touch is on a view and not on what covers it. A picture or a text is asked as if it got touches.
  private func isOn(_ view: UIView, _ touch: UITouch) -> Bool {
    let ledger = TransitionLedger()
    if view.transitionIsPicture { ledger.keep(TransitionSlot(view, .userInteraction), at: 1) }
    defer { ledger.giveBack() }
    return self.view?.hitTest(touch.location(in: self.view), with: nil)?.isDescendant(of: view) ?? false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let view = pressed?.presses[index].element.view, let touch = touches.first else { return }
    if !view.point(inside: touch.location(in: view), with: event) { lift() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    lift()
  }

  private func lift() {
    guard isDown, let transition = pressed else { return }
    isDown = false
    play(transition)
  }

  /// Stops the animation under way at its current values; the next one continues from there.
  private func play(_ transition: TransitionDescription) {
    let direction: TransitionDirection = isDown ? .forward : .backward
    let isWhole: Bool = player.isNil
    player?.stop()
    let all: [TransitionShown] = transition.restPose(at: direction.end).shown()
    // A view that is hidden meanwhile stays hidden; the value it gets back later is the one set here.
    let end: [TransitionShown] = all.only { !TransitionLedger.hands(over: $0.amount, to: $0.slot) }
    if end.isEmpty { return ended() }
    let start = transition.restPose(at: direction.start).shown().only { end.first(of: $0.slot) != nil }
    if isWhole { transition.write(start) }  // a cover that an animation would make has a value of its own
    transition.cutCorners(in: direction, ledger)
    let (moves, isStraight) = transition.moves(from: isWhole ? start : end.present, to: end, in: direction)
    player = moves.play(isStraight: isStraight, duration: transition.timing(direction).length) { time in
      if !isWhole { return moves.frame(time) }
      let shown: [TransitionShown] = transition.pose(in: direction, at: time).shown()
      transition.write(shown.only { end.first(of: $0.slot) != nil })
    } done: {
      self.ended()  // also if its view has lost it
    }
  }

  private func ended() {
    player = nil
    if isDown { return }
    pressed?.removeCovers()
    pressed = nil
    ledger.giveBack()
  }
}
