/// Animators of one property that follow each other.
///
/// Which of two blocks counts that are there at once is not documented, so the second one runs when the first has ended. Of
/// that the app is told up to a frame late: so it goes on from where it would be by now, and what follows it is on time.
enum RunChains {
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isChained { return [] }
    return swift {
      SwiftItem.doc("When the animators were started, as `mediaTime`.")
      "private var began: TimeInterval = 0"
    }
  }

  /// The method that starts the next one.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.isChained { return [] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("The time that animations go by.")
      SwiftItem.block("private var mediaTime: TimeInterval") {
        "context?.containerView.layer.convertTime(CACurrentMediaTime(), from: nil) ?? began"
      }
      SwiftItem.blank
      SwiftItem.doc(
        "Starts an animator after another one of the same property, as if at its time after `began`: ends are told late."
      )
      SwiftItem.block("private func start(_ animator: UIViewPropertyAnimator, at time: TimeInterval)") {
        "let late: TimeInterval = mediaTime - began - time"
        SwiftItem.compact("if late < -0.001", "return animator.startAnimation(afterDelay: -late)")
        SwiftItem.line("animator.scrubsLinearly = false", "its fraction is one of its time")
        "animator.pauseAnimation()"
        "animator.fractionComplete = min(max(late / animator.duration, 0), 1)"
        "animator.startAnimation()"
      }
    }
  }
}

extension TransitionScope {
  /// Whether an animator starts another one.
  var isChained: Bool {
    played.contains { direction in
      paces(of: direction).indices.contains { predecessor(of: $0, in: direction) != nil }
    }
  }
}
