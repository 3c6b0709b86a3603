import TransitionPlan

/// The animators of a run.
enum RunSettle {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.playsWhole {
      return swift {
        playWhole(scope)
        if scope.jumps {
          SwiftItem.blank
          jump(scope)
        }
        RunTouches.items(scope)
      }
    }
    let delay =
      (scope.hasDelays ? "delay: TimeInterval = 0, " : "")
      + (scope.isChained ? "after earlier: UIViewPropertyAnimator? = nil, " : "")
    return swift {
      if usesPlay(scope) { play(scope) }
      SpringSettle.all(scope)
      SwiftItem.blank
      SwiftItem.doc(
        "An animator that `start` will start"
          + (scope.isChained ? ", or the end of an earlier one that moves the same property." : "."))
      SwiftItem.block(
        "private func animator(duration: TimeInterval, \(delay)timing: any UITimingCurveProvider)"
          + " -> UIViewPropertyAnimator"
      ) {
        "let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)"
        if scope.isChained {
          "animators.append((animator, earlier == nil ? delay : nil))"
          "earlier?.addCompletion { _ in self.start(animator, at: delay) }"
        } else {
          scope.hasDelays ? "animators.append((animator, delay))" : "animators.append(animator)"
        }
        "return animator"
      }
      SwiftItem.blank
      SwiftItem.doc("Starts the animators; the last one to end leaves.")
      SwiftItem.block("private func start(to side: \(scope.type("Side")))") {
        let each = scope.hasDelays ? "(animator, _)" : "animator"
        if scope.isInteractive { "target = side" }
        RunTouches.start(scope)
        "unfinished = animators.count"
        if scope.isChained { "began = mediaTime" }
        RunInterruption.start(scope)
        "for \(each) in animators { animator.addCompletion { _ in self.animatorEnded(at: side) } }"
        if scope.hasDelays {
          SwiftItem.block("for (animator, delay) in animators") {
            if scope.isChained {
              SwiftItem.line("guard let delay else { continue }", "another one starts it")
            }
            "if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }"
          }
        } else {
          "for animator in animators { animator.startAnimation() }"
        }
      }
      RunChains.items(scope)
      if scope.jumps {
        SwiftItem.blank
        jump(scope)
      }
      SwiftItem.blank
      SwiftItem.block("private func animatorEnded(at side: \(scope.type("Side")))") {
        "unfinished -= 1"
        "if unfinished == 0 { leave(at: side) }"
      }
      RunTouches.items(scope)
    }
  }

  private static func jump(_ scope: TransitionScope) -> [SwiftItem] {
    let pulled = scope.isInteractive ? " A pull is cancelled." : ""
    let each = scope.hasDelays ? "(animator, _)" : "animator"
    let head =
      scope.playsWhole
      ? "if let animator, animator.state == .active"
      : "for \(each) in animators where animator.state == .active"
    return swift {
      SwiftItem.doc("Goes to the end at once: the container's size is about to change.\(pulled)")
      SwiftItem.block("func jump()") {
        if scope.isInteractive {
          "if isPulled { release(velocity: \(scope.finger.none), isCancelled: true) }"
        }
        SwiftItem.block(head) {
          "animator.stopAnimation(false)"
          "animator.finishAnimation(at: .end)"
        }
      }
    }
  }

  /// The one animator of a run in which everything moves in one time: no other is waited for.
  private static func playWhole(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Goes to the rest values of a side, and leaves there.")
      SwiftItem.block(
        "private func play(to side: \(scope.type("Side")), duration: TimeInterval, "
          + "timing: any UITimingCurveProvider)"
      ) {
        if scope.isInteractive { "target = side" }
        RunTouches.start(scope)
        RunBlurs.settle(scope, at: .variable, timing: "timing")
        "let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)"
        if scope.jumps { "self.animator = animator" }
        adds("animator", scope, besideBlurs: !scope.heldBlurs.isEmpty)
        "animator.addCompletion { _ in self.leave(at: side) }"
        "animator.startAnimation()"
      }
    }
  }

  /// Whether a direction, a crossfade or a settle is played by one animator.
  private static func usesPlay(_ scope: TransitionScope) -> Bool {
    scope.canFade || scope.played.contains { !scope.isInParts($0) }
      || scope.pulls.contains { springSides(scope, $0).count < 2 }
  }

  private static func play(_ scope: TransitionScope) -> [SwiftItem] {
    let isLater = scope.played.contains {
      !scope.isInParts($0) && scope.paces(of: $0).contains { $0.delay > 0 }
    }
    let delay = isLater ? "delay: TimeInterval = 0, " : ""
    return swift {
      SwiftItem.block(
        "private func play(to side: \(scope.type("Side")), duration: TimeInterval, \(delay)"
          + "timing: any UITimingCurveProvider)"
      ) {
        let make = "animator(duration: duration, \(isLater ? "delay: delay, " : "")timing: timing)"
        RunBlurs.settle(scope, at: .variable, timing: "timing")
        adds(make, scope, besideBlurs: !scope.heldBlurs.isEmpty)
        "start(to: side)"
      }
    }
  }

  /// The statement by which an animator takes everything to rest.
  static func adds(
    _ animator: String, _ scope: TransitionScope, besideBlurs holds: Bool, comment: String? = nil
  ) -> SwiftItem {
    let rest = RunBlurs.rest(scope, holds: holds)
    if rest.count > 1 { return .block(animator + ".addAnimations", comment: comment, rest, tail: .none) }
    return .line(animator + ".addAnimations { self.rest(at: side) }", comment: comment)
  }

  /// The sides to which an interaction settles by a spring.
  static func springSides(_ scope: TransitionScope, _ index: Int) -> [Side] {
    let interaction = scope.transition.interactions[index]
    var sides: [Side] = []
    if case .spring = interaction.finish.curve { sides.append(interaction.direction.end) }
    if case .spring = interaction.cancel.curve { sides.append(interaction.direction.start) }
    return sides
  }

  /// The statement that settles at a side.
  static func settle(
    _ scope: TransitionScope, _ index: Int, _ settle: Settle, at side: Side
  ) -> [SwiftItem] {
    let name = scope.names[side]
    guard case .spring(let spring) = settle.curve else {
      let pace = Pace(delay: 0, duration: settle.duration, curve: settle.curve)
      return swift {
        RunShadows.whole(scope, to: "." + name, pace)
        "play(to: .\(name), duration: \(Code(settle.duration).text), timing: \(scope.runTiming(settle.curve)))"
      }
    }
    return swift {
      SpringSettle(scope: scope, index: index).call(to: name, spring, duration: settle.duration)
    }
  }
}

extension TransitionScope {
  /// Whether one animator plays all that a run plays: nothing has a time of its own, starts later or settles by a spring.
  var playsWhole: Bool {
    !hasDelays && catching.isEmpty && RunAlone.elements(self).isEmpty && !played.contains(where: isInParts)
      && pulls.allSatisfy { RunSettle.springSides(self, $0).isEmpty }
  }

  /// Whether a run can be told to go to its end at once.
  var jumps: Bool { isOverlay || hasPeers }
}
