import TransitionPlan

/// What UIKit animates alongside a transition that a finger drives: bars, and what an app hands to the coordinator.
///
/// When the finger has left, that takes the reported duration's share of the way that is left, divided by a speed.
enum RunAlongside {
  /// The properties that UIKit reads.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.keepsTimeAlongside { return [] }
    let curves = scope.curvesAlongside
    return swift {
      SwiftItem.doc("What UIKit animates alongside arrives with what settles.")
      "private(set) var completionSpeed: CGFloat = 1"
      if let only = curves.first, curves.count == 1, only != "easeInOut" {
        "let completionCurve: UIView.AnimationCurve = .\(only)"
      } else if curves.count > 1 {
        "private(set) var completionCurve: UIView.AnimationCurve = .easeInOut"
      }
    }
  }

  /// The statements before UIKit is told how it goes on.
  /// - Parameter left: The share of the way that is left.
  static func settle(_ scope: TransitionScope, _ settle: Settle, left: String) -> [SwiftItem] {
    if !scope.keepsTimeAlongside { return [] }
    let curve = settle.curve.nearest
    return swift {
      "completionSpeed = max(\(left), 0.01) * CGFloat(transitionDuration(using: context) / \(Code(settle.duration).text))"
      if scope.curvesAlongside.count > 1, curve != "easeInOut" || !scope.catching.isEmpty {
        "completionCurve = .\(curve)"
      }
    }
  }
}

extension TransitionScope {
  /// Whether UIKit may animate something alongside what a finger drives.
  var keepsTimeAlongside: Bool { isInteractive && !isContainer }

  /// The curves of all settles, as UIKit names the nearest to each.
  fileprivate var curvesAlongside: Set<String> {
    Set(
      pulls.flatMap { [transition.interactions[$0].finish, transition.interactions[$0].cancel] }.map(
        \.curve.nearest))
  }
}

extension Curve {
  /// The one of UIKit's curves that is nearest: one that ends gently for springs and what else has no name.
  fileprivate var nearest: String {
    switch self {
    case .linear: "linear"
    case .cubic(let curve, let name):
      name.flatMap { name in
        Curve.named.contains { $0.name == name && $0.curve == curve } ? name : nil
      } ?? "easeOut"
    case .spring: "easeOut"
    }
  }
}
