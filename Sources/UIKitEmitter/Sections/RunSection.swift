import TransitionPlan
import TransitionText

/// One direction: animator and interaction controller in one object, with one way out.
enum RunSection {
  /// The two rest states.
  static func side(_ scope: TransitionScope) -> [SwiftItem] {
    [
      .doc("The two rest states."),
      .line("private enum \(scope.type("Side")) { case \(scope.from), \(scope.to) }", comment: nil),
    ]
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    var head = "private final class \(scope.type("Run")): NSObject, UIViewControllerAnimatedTransitioning"
    if scope.interaction != nil { head += ", UIViewControllerInteractiveTransitioning" }
    return [
      .doc("One direction, from its start to the one way out, `leave`."),
      .line("@MainActor", comment: nil),
      .block(
        head, comment: nil,
        properties(scope) + [.blank] + initializer(scope) + [.blank] + RunStartSection.items(scope) + [.blank]
          + RunValuesSection.items(scope) + [.blank] + RunSettleSection.items(scope), tail: .none),
    ]
  }

  private static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      "let start: \(scope.type("Side"))"
      "let \(scope.from): \(scope.screenType(.from))"
      "let \(scope.to): \(scope.screenType(.to))"
      if scope.interaction != nil { "let isPulled: Bool" }
      if scope.hasStay { "private weak var transition: \(scope.type("Transition"))?" }
      if scope.transition.reduceMotion != nil {
        "private let isReduced: Bool = UIAccessibility.isReduceMotionEnabled"
      }
      if scope.hasRunLedger { "private let ledger = \(scope.type("Ledger"))()" }
      if let element = scope.element {
        if element.isClipped { "private let crop = UIView()" }
        "private let \(scope.picture) = UIImageView()"
        "private var ends: \(scope.type("Ends"))?"
      }
      "private var context: (any UIViewControllerContextTransitioning)?"
      if scope.interaction != nil {
        "private var size: CGSize = .zero"
        "private var translation: CGPoint = .zero"
        "private var released: (velocity: CGPoint, isCancelled: Bool)?"
      }
      if scope.interaction != nil { "private var target: \(scope.type("Side"))?" }
      "private var animators: [UIViewPropertyAnimator] = []"
      "private var unfinished: Int = 0"
    }
  }

  private static func initializer(_ scope: TransitionScope) -> [SwiftItem] {
    let from = scope.from
    let to = scope.to
    let transition = scope.hasStay ? ", transition: \(scope.type("Transition"))" : ""
    let pulled = scope.interaction == nil ? "" : ", isPulled: Bool = false"
    return swift {
      SwiftItem.block(
        "init(from start: \(scope.type("Side")), \(from): \(scope.screenType(.from)), "
          + "\(to): \(scope.screenType(.to))\(transition)\(pulled))"
      ) {
        "self.start = start"
        "self.\(from) = \(from)"
        "self.\(to) = \(to)"
        if scope.hasStay { "self.transition = transition" }
        if scope.interaction != nil { "self.isPulled = isPulled" }
        "super.init()"
      }
    }
  }

  // MARK: Hooks

  /// The calls of a moment, each at its direction.
  static func calls(_ scope: TransitionScope, _ moment: Moment) -> [SwiftItem] {
    scope.transition.calls.filter { $0.moment == moment }.map { call in
      let hook = scope.transition[call.side].hooks[call.hook].name
      let text = "\(scope.names[call.side]).\(scope.names.requirement(hook))()"
      let place = scope.line(call.location)
      guard let direction = call.direction else { return .line(text, place) }
      let side = scope.names[direction.start]
      return .line("if start == .\(side) { \(text) }", place)
    }
  }

  /// A timing of UIKit: `UICubicTimingParameters(animationCurve: .easeInOut)`.
  static func timing(_ curve: Curve) -> String {
    func number(_ value: Double) -> String { NumberText.text(value) }
    switch curve {
    case .linear: return "UICubicTimingParameters(animationCurve: .linear)"
    case .cubic(_, let name?): return "UICubicTimingParameters(animationCurve: .\(name))"
    case .cubic(let curve, nil):
      let first = "CGPoint(x: \(number(curve.x1)), y: \(number(curve.y1)))"
      let second = "CGPoint(x: \(number(curve.x2)), y: \(number(curve.y2)))"
      return "UICubicTimingParameters(controlPoint1: \(first), controlPoint2: \(second))"
    case .spring(let spring): return "UISpringTimingParameters(dampingRatio: \(number(spring.dampingRatio)))"
    }
  }

  /// The call that plays to a side.
  static func play(_ side: String, _ duration: Double, _ curve: Curve) -> String {
    "play(to: \(side), duration: \(NumberText.text(duration)), timing: \(timing(curve)))"
  }
}
