import TransitionPlan

/// The helpers of what moves on an arc.
enum ArcHelpers {
  /// What arcs there are.
  struct Bends {
    /// Whether some bends in a view that lies in another.
    var isInside = true
    /// Whether some begins later than its direction.
    var isLater = true
  }

  static func function(
    _ helper: Helper, _ name: String, _ bends: Bends, arch: @autoclosure () -> String
  ) -> [SwiftItem] {
    switch helper {
    case .bend: bend(name, bends, arch())
    case .course: course(name)
    case .distance: distance(name)
    case .arch: height(name)
    default: []
    }
  }

  private static func bend(_ name: String, _ bends: Bends, _ arch: String) -> [SwiftItem] {
    let space = bends.isInside ? "in container: UIView? = nil, " : ""
    let delay = bends.isLater ? "delay: TimeInterval = 0, " : ""
    return swift {
      SwiftItem.doc(
        "Adds to the straight way of a view how far it stands off from that; the middle by a vector.")
      SwiftItem.doc("")
      SwiftItem.doc(
        "A thousand values, so that the straight lines between them are no more than 0.01 pt off.")
      "@MainActor"
      SwiftItem.block(
        "private func \(name)(_ view: UIView?, by middle: CGVector, \(space)\(delay)duration: TimeInterval, "
          + "course: (CGFloat) -> CGPoint)"
      ) {
        "guard let view else { return }"
        if bends.isInside {
          "var middle: CGVector = middle"
          SwiftItem.block("if let container, let parent = view.superview") {
            "let zero: CGPoint = parent.convert(.zero, from: container)"
            "let end: CGPoint = parent.convert(CGPoint(x: middle.dx, y: middle.dy), from: container)"
            "middle = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)"
          }
        }
        "let points: [CGPoint] = (0...1000).map { course(CGFloat($0) / 1000) }"
        "let animation = CAKeyframeAnimation(keyPath: \"position\")"
        "animation.isAdditive = true"
        "animation.keyTimes = points.map { NSNumber(value: Double($0.x)) }"
        SwiftItem.closure(
          "animation.values = points.map", parameters: "point -> CGPoint in",
          swift {
            "let off: CGFloat = \(arch)(point.y)"
            "return CGPoint(x: middle.dx * off, y: middle.dy * off)"
          })
        "animation.duration = duration"
        if bends.isLater {
          SwiftItem.compact(
            "if delay > 0",
            "animation.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + delay")
        }
        "view.layer.add(animation, forKey: \(LayerKey.of("arc")))"
      }
    }
  }

  private static func course(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("A cubic curve from (0, 0) to (1, 1), the time and the way as shares, by its parameter.")
      SwiftItem.block(
        "private func \(name)(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> (CGFloat) -> CGPoint"
      ) {
        SwiftItem.block("func part(_ s: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat") {
          "let r: CGFloat = 1 - s"
          "return 3 * r * s * (r * first + s * second) + s * s * s"
        }
        "return { CGPoint(x: part($0, x1, x2), y: part($0, y1, y2)) }"
      }
    }
  }

  private static func distance(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("How far apart the middles of two rectangles are.")
      SwiftItem.compact(
        "private func \(name)(_ a: CGRect, _ b: CGRect) -> CGFloat", "hypot(b.midX - a.midX, b.midY - a.midY)"
      )
    }
  }

  private static func height(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("How high an arc is after a share of the way: 1 in the middle, 0 at both ends.")
      SwiftItem.compact("private func \(name)(_ share: CGFloat) -> CGFloat", "4 * share * (1 - share)")
    }
  }
}

extension ArcHelpers.Bends {
  /// Those of a transition.
  init(_ scope: TransitionScope) {
    let arcs = scope.played.flatMap(scope.arcs)
    isInside = arcs.contains { scope.isBentInside($0.track) }
    isLater = arcs.contains { $0.track.windowStart > 0 }
  }
}
