import TransitionPlan

/// What settles and is taken over by a finger: where it is seen, and where the finger would have brought it there.
enum RunCatch {
  /// The properties that know how far a settle is.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.catching.isEmpty { return [] }
    return swift {
      SwiftItem.doc("Where a finger that takes over counts from.")
      "private var origin: CGPoint = .zero"
      SwiftItem.doc("Never seen: its place is the position, and what settles takes it along.")
      "private let meter = UIView()"
      RunInterruption.properties(scope)
    }
  }

  /// The statements that bring it into the container.
  @SwiftBuilder static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    "meter.isHidden = true"
    "container.addSubview(meter)"
    RunInterruption.begin(scope)
  }

  /// The statement that takes it along to a side.
  static func settle(_ scope: TransitionScope) -> String? {
    scope.catching.isEmpty ? nil : "self.meter.center.x = side == self.start ? 0 : 1"
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.catching.isEmpty { return [] }
    let isMany = scope.isPulledManyWays
    return swift {
      SwiftItem.blank
      SwiftItem.doc(
        "Whether a finger may take over what \(scope.catchesPlaying ? "plays or " : "")settles (\(places(scope)))."
      )
      SwiftItem.block("func canBeTaken(\(isMany ? "by gesture: \(scope.type("Pull"))" : "")) -> Bool") {
        if !scope.isContainer {
          canBeTaken(scope)
        } else if isMany {
          "guard isPulled, let target else { return false }"
          if let only = limit(scope) { "guard gesture == .\(only) else { return false }" }
          SwiftItem.line(
            "return isPulled(by: gesture) || target != start", "the other way from where it would arrive")
        } else {
          "isPulled && target != nil"
        }
      }
      if isMany, scope.isContainer {
        SwiftItem.blank
        "func isPulled(by gesture: \(scope.type("Pull"))) -> Bool { self.gesture == gesture }"
      }
      SwiftItem.blank
      SwiftItem.doc("Stops everything where it is seen, and says how far that is.")
      SwiftItem.block("\(scope.isContainer ? "" : "private ")func taken() -> CGFloat") {
        "for \(scope.hasDelays ? "(animator, _)" : "animator") in animators where animator.state == .active { animator.stopAnimation(true) }"
        "animators = []"
        RunInterruption.take(scope)
        for element in scope.shadowed { "\(scope.names.element(element)).layer.removeAllAnimations()" }
        "return min(max(meter.center.x, 0), 1)"
      }
      if isMany, scope.isContainer {
        SwiftItem.blank
        SwiftItem.doc("Arrives without the rest of the way.")
        "func end() { if let target { leave(at: target) } }"
      }
      if !scope.isContainer {
        SwiftItem.blank
        take(scope)
      }
      SwiftItem.blank
      SwiftItem.doc("A finger goes on from a position, as if it had brought everything there.")
      SwiftItem.block("\(scope.isContainer ? "" : "private ")func goOn(from position: CGFloat)") {
        SwiftItem.chain(
          scope.pulls.map { index in
            let isLast = index == scope.pulls.last
            return (isLast ? nil : "gesture == .\(scope.pull(index))", origin(scope, index))
          })
        "translation = origin"
        "released = nil"
        if scope.finishesNow { "hasReached = false" }
        if !scope.isContainer { "if target != nil { context?.pauseInteractiveTransition() }" }
        "target = nil"
        "pull(to: .zero)"
      }
    }
  }

  /// What a gesture takes over: what was pulled, and the directions that it names.
  private static func canBeTaken(_ scope: TransitionScope) -> [SwiftItem] {
    func answer(_ index: Int) -> Code {
      let playing = scope.caughtPlaying(index)
      if scope.catchesSettle(index), playing.count == scope.played.count {
        return Code("target != nil", .comparison)
      }
      var all: [Code] = scope.catchesSettle(index) ? [Code("isPulled")] : []
      for direction in playing {
        let isStarted = Code("start == .\(scope.names[direction.start])", .comparison)
        let isPlayed: Code = scope.played.count > 1 ? isStarted : Code("true")
        all.append(scope.catchesSettle(index) ? isPlayed : .binary(Code("!isPulled"), "&&", isPlayed, .and))
      }
      guard let first = all.first else { return Code("false") }
      let either = all.dropFirst().reduce(first) { .binary($0, "||", $1, .or) }
      return .binary(Code("target != nil", .comparison), "&&", either, .and)
    }
    if !scope.isPulledManyWays {
      return swift {
        sameSize(scope)
        "\(scope.jumps ? "" : "return ")\(answer(0).text)"
      }
    }
    return swift {
      sameSize(scope)
      "switch gesture {"
      for index in scope.pulls { "case .\(scope.pull(index)): return \(answer(index).text)" }
      "}"
    }
  }

  /// The statement that leaves alone what goes on although the size has changed: held, it would be cancelled at once.
  private static func sameSize(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.jumps { return [] }
    return [
      .line(
        "guard let context, context.containerView.bounds.size == size else { return false }",
        "a change of size ends what a finger holds")
    ]
  }

  /// The one run goes on: UIKit has begun it, and is told only of the end.
  private static func take(_ scope: TransitionScope) -> [SwiftItem] {
    let isMany = scope.isPulledManyWays
    let turning = scope.pulls.filter(scope.mayTurn)
    return swift {
      SwiftItem.doc(
        "A finger takes over where everything is seen"
          + (turning.isEmpty ? "." : "; the other way, the direction turns round."))
      SwiftItem.block("func take(\(isMany ? "by gesture: \(scope.type("Pull"))" : ""))") {
        "let seen: CGFloat = taken()"
        if isMany { "self.gesture = gesture" } else if scope.changesPull { "isPulled = true" }
        if turning.isEmpty {
          "goOn(from: seen)"
        } else if !isMany {
          "goOn(from: \(scope.isTurned(turning[0])) ? 1 - seen : seen)"
        } else {
          "switch gesture {"
          for index in scope.pulls {
            let turned = "\(scope.isTurned(index)) ? 1 - seen : seen"
            "case .\(scope.pull(index)): goOn(from: \(turning.contains(index) ? turned : "seen"))"
          }
          "}"
        }
      }
    }
  }

  private static func places(_ scope: TransitionScope) -> String {
    scope.lines(scope.catching.map { scope.transition.interactions[$0].location })
  }

  /// The one gesture that may, where the other may not.
  private static func limit(_ scope: TransitionScope) -> String? {
    scope.catching.count == scope.pulls.count ? nil : scope.catching.first.map(scope.pull)
  }

  /// Half of the way again and again: the progress only grows with the finger.
  private static func origin(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    guard let way = scope.transition.interactions[index].gesture.way else { return [] }
    let sign = way.isGrowing ? "" : "-"
    func place(_ way: Axis, _ name: String) -> String {
      way == .horizontal ? "CGPoint(x: \(sign)\(name), y: 0)" : "CGPoint(x: 0, y: \(sign)\(name))"
    }
    let isResisted = scope.mayLackEnd(index)
    let pose = scope.hasManyPoses ? scope.poseName(index) : "self." + scope.poseName(index)
    return swift {
      "var (near, far): (CGFloat, CGFloat) = (0, 2 * size.\(way.axis.extent))"
      SwiftItem.block("for _ in 0..<60") {
        "let middle: CGFloat = (near + far) / 2"
        "let pose: \(scope.poseType(index)) = \(pose)(at: \(place(way.axis, "middle")))"
        isResisted
          ? "let reached: CGFloat = \(scope.position(index, "pose"))"
          : "let reached: CGFloat = pose.progress"
        "if reached < position { near = middle } else { far = middle }"
      }
      "origin = position > 0 ? \(place(way.axis, "far")) : .zero"
    }
  }
}
