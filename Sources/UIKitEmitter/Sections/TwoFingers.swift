import TransitionPlan

/// What two fingers do besides what their recognizer counts: a pinch does not say how they turn, and a rotation not how they
/// move apart. Where the fingers are says both, as long as there are two.
enum TwoFingers {
  /// The property with what was there when it was asked last.
  static func properties(_ section: GestureSection) -> [SwiftItem] {
    swift {
      if has(section, "rotation") { "private var angle: CGFloat?" }
      if has(section, "scale") { "private var distance: CGFloat?" }
    }
  }

  /// The statements with which counting begins.
  static func began(_ section: GestureSection, _ own: [Int]) -> [SwiftItem] {
    swift {
      if has(section.scope, own, "rotation") {
        "angle = nil"
        "\(section.host.run)?.rotation = twist(of: recognizer)"
      }
      if has(section.scope, own, "scale") {
        "distance = nil"
        "\(section.host.run)?.scale = stretch(of: recognizer)"
      }
    }
  }

  /// The statements that count on.
  static func changed(_ section: GestureSection, _ own: [Int]) -> [SwiftItem] {
    swift {
      if has(section.scope, own, "rotation") {
        "\(section.host.run)?.rotation += twist(of: recognizer)"
      }
      if has(section.scope, own, "scale") { "\(section.host.run)?.scale *= stretch(of: recognizer)" }
    }
  }

  /// The methods that look where the fingers are.
  static func methods(_ section: GestureSection) -> [SwiftItem] {
    swift {
      if has(section, "rotation") {
        method(
          "How far two fingers have turned since this was asked; 0 where there were not two.",
          "twist", "angle", none: "0", now: "atan2(second.y - first.y, second.x - first.x)",
          change: "(now - last).remainder(dividingBy: 2 * .pi)")
      }
      if has(section, "scale") {
        method(
          "How much farther apart two fingers are since this was asked; 1 where there were not two.",
          "stretch", "distance", none: "1",
          now: "max(hypot(second.x - first.x, second.y - first.y), 1)", change: "now / last")
      }
    }
  }

  @SwiftBuilder private static func method(
    _ doc: String, _ name: String, _ kept: String, none: String, now: String, change: String
  ) -> [SwiftItem] {
    SwiftItem.blank
    SwiftItem.doc(doc)
    SwiftItem.block("private func \(name)(of recognizer: UIGestureRecognizer) -> CGFloat") {
      "let before: CGFloat? = \(kept)"
      "\(kept) = nil"
      "guard recognizer.numberOfTouches == 2 else { return \(none) }"
      "let first: CGPoint = recognizer.location(ofTouch: 0, in: nil)"
      "let second: CGPoint = recognizer.location(ofTouch: 1, in: nil)"
      "let now: CGFloat = \(now)"
      "\(kept) = now"
      "guard let last = before else { return \(none) }"
      "return \(change)"
    }
  }

  private static func has(_ section: GestureSection, _ name: String) -> Bool {
    has(section.scope, section.indices, name)
  }

  private static func has(_ scope: TransitionScope, _ own: [Int], _ name: String) -> Bool {
    own.contains { scope.transition.interactions[$0].states == nil && scope.besides($0).contains(name) }
  }
}
