import TransitionPlan

/// What makes a run that a finger may take over interruptible in UIKit's eyes.
///
/// UIKit documents `pauseInteractiveTransition()` for interruptible animations, and says of the animator that
/// `interruptibleAnimator(using:)` hands out that it has to be the same object all the time. The animators of a run come and go
/// with each settle: so there is one more, which moves nothing that is seen and stands where the others do.
enum RunInterruption {
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    return swift {
      SwiftItem.doc("What UIKit may interrupt: it stands where everything is seen. It is one second long.")
      "private let interruptible = UIViewPropertyAnimator(duration: 1, curve: .linear)"
    }
  }

  /// The methods by which UIKit asks.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("UIKit lets fingers through, and a run be paused, that has an interruptible animator.")
      SwiftItem.block(
        "func interruptibleAnimator(using _: any UIViewControllerContextTransitioning)"
          + " -> any UIViewImplicitlyAnimating"
      ) {
        "interruptible"
      }
      if scope.catchesPlaying {
        SwiftItem.blank
        SwiftItem.doc("What plays is driven later, by a finger that takes it over.")
        "var wantsInteractiveStart: Bool { isPulled }"
      }
    }
  }

  /// It is active from the start, at its start; the block changes something, as one that changes nothing may end at once.
  static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    return swift {
      "interruptible.pausesOnCompletion = true"
      "interruptible.addAnimations { [meter] in meter.alpha = 0 }"
      "interruptible.pauseAnimation()"
    }
  }

  /// It goes where the others go, in the time of the longest; before they do, as the last to end leaves.
  static func start(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    // None starts another one: what catches has no tracks with windows.
    let times =
      scope.hasDelays
      ? "animators.map { $0.delay + $0.animator.duration }" : "animators.map(\\.duration)"
    return swift {
      "let longest: TimeInterval = \(times).max() ?? 0"
      "interruptible.isReversed = side == start"
      "interruptible.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(longest))"
    }
  }

  /// The statements that hold it for a finger.
  static func take(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    return swift {
      "interruptible.pauseAnimation()"
      "interruptible.isReversed = false"
    }
  }

  /// A paused animator must not be released.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isInterruptible { return [] }
    return swift {
      SwiftItem.block("if interruptible.state == .active") {
        "interruptible.stopAnimation(false)"
        "interruptible.finishAnimation(at: side == start ? .start : .end)"
      }
    }
  }
}

extension TransitionScope {
  /// Whether UIKit is to know that its transition may be taken over: a container of the app's own has nobody to ask.
  var isInterruptible: Bool { !isContainer && !catching.isEmpty }

  /// The condition beside its type under which UIKit is told of the interaction controller of a run: at once where a finger
  /// may take over later.
  var drivenCondition: String { isInterruptible && catchesPlaying ? "" : ", run.isPulled" }
}
