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
    }
  }

  /// The statements that bring it into the container.
  @SwiftBuilder static var begin: [SwiftItem] {
    "meter.isHidden = true"
    "container.addSubview(meter)"
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
      SwiftItem.doc("Whether a finger may take over what settles (\(places(scope))).")
      SwiftItem.block("func canBeTaken(\(isMany ? "by gesture: \(scope.type("Pull"))" : "")) -> Bool") {
        if isMany {
          "guard isPulled, let target else { return false }"
          if let only = limit(scope) { "guard gesture == .\(only) else { return false }" }
          SwiftItem.line(
            "return isPulled(by: gesture) || target != start", "the other way from where it would arrive")
        } else {
          "isPulled && target != nil"
        }
      }
      if isMany {
        SwiftItem.blank
        "func isPulled(by gesture: \(scope.type("Pull"))) -> Bool { self.gesture == gesture }"
      }
      SwiftItem.blank
      SwiftItem.doc("Stops everything where it is seen, and says how far that is.")
      SwiftItem.block("func taken() -> CGFloat") {
        "for animator in animators where animator.state == .active { animator.stopAnimation(true) }"
        "animators = []"
        "return min(max(meter.center.x, 0), 1)"
      }
      if isMany {
        SwiftItem.blank
        SwiftItem.doc("Arrives without the rest of the way.")
        "func end() { if let target { leave(at: target) } }"
      }
      SwiftItem.blank
      SwiftItem.doc("A finger goes on from a position, as if it had brought everything there.")
      SwiftItem.block("func goOn(from position: CGFloat)") {
        SwiftItem.chain(
          scope.pulls.map { index in
            let isLast = index == scope.pulls.last
            return (isLast ? nil : "gesture == .\(scope.pull(index))", origin(scope, index))
          })
        "translation = origin"
        "released = nil"
        if scope.finishesNow { "hasReached = false" }
        "if target != nil { context?.pauseInteractiveTransition() }"
        "target = nil"
        "pull(to: .zero)"
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
