import TransitionPlan
import TransitionText

/// How a run ends: the animators, the settle of a cancelled pull, the one way out.
enum RunSettleSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.mark("Settle")
      SwiftItem.blank
      SwiftItem.block(
        "private func play(to side: \(scope.type("Side")), duration: TimeInterval, timing: any UITimingCurveProvider)"
      ) {
        "animator(duration: duration, timing: timing).addAnimations { self.rest(at: side) }"
        "start(to: side)"
      }
      if let interaction = scope.interaction {
        SwiftItem.blank
        settleBack(scope, interaction)
      }
      SwiftItem.blank
      animators(scope)
      SwiftItem.blank
      leave(scope)
    }
  }

  // MARK: Back to the start

  private static func settleBack(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    let place = scope.line(interaction.cancel.location)
    guard case .spring(let spring) = interaction.cancel.curve else {
      let play = RunSection.play(".\(scope.to)", interaction.cancel.duration, interaction.cancel.curve)
      return swift {
        SwiftItem.doc("Everything goes back to where the finger found it (\(place)).")
        SwiftItem.block("private func settleBack(velocity: CGPoint)") { play }
      }
    }
    let duration = NumberText.text(interaction.cancel.duration)
    let ratio = NumberText.text(spring.dampingRatio)
    return swift {
      SwiftItem.doc("Each driven property goes on at the velocity it has (\(place)).")
      SwiftItem.doc("")
      SwiftItem.doc(
        "The velocity of a scalar is a magnitude, towards its end: one that leads away from it counts as none."
      )
      SwiftItem.block("private func settleBack(velocity: CGPoint)") {
        "let moment: CGFloat = 0.001"
        "let ahead = CGPoint(x: translation.x + velocity.x * moment, y: translation.y + velocity.y * moment)"
        "let now: \(scope.type("Pose")) = pose(at: translation)"
        "let next: \(scope.type("Pose")) = pose(at: ahead)"
        "let home: \(scope.type("Pose")) = pose(at: .zero)"
        SwiftItem.block("func speed(_ now: CGFloat, _ next: CGFloat, _ home: CGFloat) -> CGFloat") {
          "home == now ? 0 : (next - now) / moment / (home - now)"
        }
        SwiftItem.block("func spring(_ dx: CGFloat, _ dy: CGFloat) -> UIViewPropertyAnimator") {
          "let velocity = CGVector(dx: dx, dy: dy)"
          "let timing = UISpringTimingParameters(dampingRatio: \(ratio), initialVelocity: velocity)"
          "return animator(duration: \(duration), timing: timing)"
        }
        for drive in interaction.drives { speeds(scope, drive) }
        for drive in interaction.drives { start(scope, drive) }
        "start(to: .\(scope.to))"
      }
    }
  }

  private static func speeds(_ scope: TransitionScope, _ drive: Drive) -> [SwiftItem] {
    let name = PoseSection.name(scope, drive)
    if drive.property == .center {
      return ["x", "y"].map { axis in
        .line(
          "let \(name)Speed\(axis.uppercased()): CGFloat = speed(now.\(name).\(axis), next.\(name).\(axis), home.\(name).\(axis))",
          comment: nil)
      }
    }
    return [.line("let \(name)Speed: CGFloat = speed(now.\(name), next.\(name), home.\(name))", comment: nil)]
  }

  private static func start(_ scope: TransitionScope, _ drive: Drive) -> SwiftItem {
    let name = PoseSection.name(scope, drive)
    let view = scope.view(drive.subject)
    switch drive.property {
    case .center:
      return .line(
        "spring(\(name)SpeedX, \(name)SpeedY).addAnimations { self.\(view).center = home.\(name) }",
        comment: nil)
    case .scale:
      return .line(
        "spring(max(0, \(name)Speed), 0).addAnimations { self.\(view).transform = .identity }", comment: nil)
    default:
      let place = scope.place(drive.subject, "alpha")
      return .line(
        "spring(max(0, \(name)Speed), 0).addAnimations { self.\(place) = home.\(name) }", comment: nil)
    }
  }

  // MARK: Animators

  private static func animators(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("An animator that `start` will start.")
      SwiftItem.block(
        "private func animator(duration: TimeInterval, timing: any UITimingCurveProvider) -> UIViewPropertyAnimator"
      ) {
        "let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)"
        "animators.append(animator)"
        "return animator"
      }
      SwiftItem.blank
      SwiftItem.doc("Starts the animators; the last one to end leaves.")
      SwiftItem.block("private func start(to side: \(scope.type("Side")))") {
        if scope.interaction != nil { "target = side" }
        "unfinished = animators.count"
        "for animator in animators { animator.addCompletion { _ in self.animatorEnded(at: side) } }"
        "for animator in animators { animator.startAnimation() }"
      }
      SwiftItem.blank
      SwiftItem.block("private func animatorEnded(at side: \(scope.type("Side")))") {
        "unfinished -= 1"
        "if unfinished == 0 { leave(at: side) }"
      }
    }
  }

  // MARK: The way out

  private static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    let changesTo = scope.plainTracks.contains { $0.subject == .screen(.to) } || scope.fadingScreen == .to
    return swift {
      SwiftItem.doc("The one way out: rest values, ledger, hooks, context, end hooks, in this order, once.")
      SwiftItem.block("private func leave(at side: \(scope.type("Side")))") {
        SwiftItem.compact("guard let context else", "return")
        "self.context = nil"
        "animators = []"
        if scope.interaction != nil { "transition?.run = nil" }
        "rest(at: side)"
        if let element = scope.element {
          element.isClipped ? "crop.removeFromSuperview()" : "\(scope.picture).removeFromSuperview()"
        }
        "context.view(forKey: side == start ? .to : .from)?.removeFromSuperview()"
        if changesTo {
          SwiftItem.line(
            "if side == .\(scope.from) { \(to).view.alpha = 1 }", "it is out of sight, and may be shown again"
          )
        }
        if scope.fadingScreen == .from { "\(scope.from).view.alpha = 1" }
        if scope.hasRunLedger { "ledger.giveBack()" }
        if scope.hasStay { "if side == .\(scope.from) { transition?.endStay(of: \(to)) }" }
        if scope.interaction != nil { "if isPulled, target == nil { context.cancelInteractiveTransition() }" }
        outcomeCalls(scope, .finish, "side != start")
        outcomeCalls(scope, .cancel, "side == start")
        "context.completeTransition(side != start)"
        RunSection.calls(scope, .end)
      }
    }
  }

  private static func outcomeCalls(
    _ scope: TransitionScope, _ moment: Moment, _ condition: String
  ) -> [SwiftItem] {
    let calls = RunSection.calls(scope, moment)
    return calls.isEmpty ? [] : [.block("if \(condition)", comment: nil, calls, tail: .none)]
  }
}
