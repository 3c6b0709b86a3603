import TransitionPlan

/// The blurs that a finger moves: an effect has no value between none and all, but an animator of it may stand there.
///
/// That one is the view's own (`BlurHelper`), and nothing waits for its end: the settle's own animator takes as long, and
/// moves the clock, or the meter of what may be caught, in case it moves nothing else.
enum RunBlurs {
  /// The statements that let them go on to a side, before the animator of all else is made.
  static func settle(_ scope: TransitionScope, at choice: SideChoice, timing: String) -> [SwiftItem] {
    slots(scope).map { settle(scope, $0, at: choice, timing: timing) }
  }

  /// The statement that lets one of them go on.
  static func settle(
    _ scope: TransitionScope, _ slot: Slot, at choice: SideChoice, timing: String
  ) -> SwiftItem {
    let writer = SlotWriter(scope: scope, isInRun: true)
    let amount = writer.rest(slot, at: choice).text
    return .line(
      "\(writer.object(slot.subject)).settle(at: \(amount), duration: duration, timing: \(timing))",
      comment: nil)
  }

  /// The statements of an animator that takes everything to rest at `side`.
  /// - Parameter holds: Whether a blur may be under way besides.
  static func rest(_ scope: TransitionScope, holds: Bool) -> [SwiftItem] {
    swift {
      "self.rest(at: side)"
      if let meter = RunCatch.settle(scope) { meter } else if holds { "self.clock.center.x += 1" }
    }
  }

  /// The statements that end them.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope, isInRun: true)
    return slots(scope).map { .line("\(writer.object($0.subject)).end()", comment: nil) }
  }

  private static func slots(_ scope: TransitionScope) -> [Slot] {
    scope.heldBlurs.map { Slot(subject: .added($0), kind: .blur) }
  }
}

/// `<T>Blur`: a view of which a finger may show a part of the effect.
enum BlurHelper {
  static func blur(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "A blur of which a finger shows a part: that is an animator which stands on the way to all of it.")
      "@MainActor"
      SwiftItem.block("private final class \(name): UIVisualEffectView") {
        "private let whole: UIBlurEffect"
        "private var part: UIViewPropertyAnimator?"
        "private var isSettling: Bool = false"
        SwiftItem.blank
        SwiftItem.block("init(_ style: UIBlurEffect.Style)") {
          "whole = UIBlurEffect(style: style)"
          "super.init(effect: nil)"
        }
        SwiftItem.blank
        "required init?(coder: NSCoder) { nil }"
        SwiftItem.blank
        SwiftItem.doc("None of the effect or all of it; as long as a part is shown, that is.")
        SwiftItem.block("func rest(at amount: CGFloat)") {
          "if part == nil { effect = amount > 0 ? whole : nil }"
        }
        SwiftItem.blank
        SwiftItem.doc("Shows a part of the effect, until `end`.")
        SwiftItem.block("func show(at amount: CGFloat)") {
          SwiftItem.line("if isSettling { end() }", "a finger has caught it")
          "if part == nil { stand(on: nil, whole) }"
          "part?.fractionComplete = amount"
        }
        SwiftItem.blank
        SwiftItem.block("private func stand(on first: UIBlurEffect?, _ last: UIBlurEffect?)") {
          "effect = first"
          "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)"
          SwiftItem.line(
            "animator.pausesOnCompletion = true", "UIKit completes it when the app leaves the screen")
          "animator.addAnimations { [self] in effect = last }"
          SwiftItem.line("animator.pauseAnimation()", "the first fraction would be lost otherwise")
          "part = animator"
        }
        SwiftItem.blank
        SwiftItem.doc("Goes on from the part that is shown, if one is, to none of the effect or all of it.")
        SwiftItem.block(
          "func settle(at amount: CGFloat, duration: TimeInterval, timing: any UITimingCurveProvider)"
        ) {
          SwiftItem.block("if amount == 0, let shown = part?.fractionComplete") {
            SwiftItem.line("end()", "how one that is reversed goes on is not documented")
            "stand(on: whole, nil)"
            "part?.fractionComplete = 1 - shown"
          }
          "isSettling = true"
          SwiftItem.line(
            "part?.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(duration))",
            comment: nil)
        }
        SwiftItem.blank
        SwiftItem.doc(
          "Shows no part any more, but none or all: where an animator is only stopped, its part goes on to be seen."
        )
        SwiftItem.block("func end()") {
          SwiftItem.block("if let part, part.state == .active") {
            "part.stopAnimation(false)"
            "part.finishAnimation(at: part.isReversed ? .start : .end)"
          }
          "part = nil"
          "isSettling = false"
        }
      }
    }
  }
}

extension TransitionScope {
  /// The added views whose blur a finger moves.
  var heldBlurs: [Int] {
    transition.views.indices.filter { index in
      guard plainSlots.contains(Slot(subject: .added(index), kind: .blur)) else { return false }
      return pulls.contains { pull in
        let drives = transition.interactions[pull].drives
        return drives.isEmpty || drives.contains { $0.subject == .added(index) && $0.property == .blur }
      }
    }
  }
}
