import TransitionPlan

/// Bars whose transform stands.
///
/// A bar's controller places it in each layout, and it is not documented whether by its frame: that includes the
/// transform, so a bar would come back to where it was, and be as far off when the transform is gone.
enum Bars {
  /// The code of a bar, as it is reached from a screen. Where that may be the controller with the bar itself, as UIKit has the
  /// outermost one present, it is reached from what that shows.
  /// - Parameter screen: The screen's code, as it may be `nil`: `list?`.
  static func code(
    _ scope: TransitionScope, _ bar: Subject, from screen: String, of side: Side
  ) -> String {
    let name = scope.transition.name(of: bar)
    let owner = bar == .tabBar ? "tabBarController" : "navigationController"
    let isPresenter = side == .from && !scope.hasPeers && scope.isAnyController(.from)
    let reached = isPresenter ? "\(scope.helper(.front))(of: \(screen))" : screen
    return "\(reached).\(owner)?.\(name)"
  }

  /// The properties with the bars that move.
  static func moved(_ scope: TransitionScope, from screen: String) -> [SwiftItem] {
    let subjects = scope.plainSlots.map(\.subject)
    return swift {
      if subjects.contains(.tabBar) {
        "private var tabBar: UITabBar? { \(code(scope, .tabBar, from: screen, of: .from)) }"
      }
      if subjects.contains(.navigationBar) {
        SwiftItem.compact(
          "private var navigationBar: UINavigationBar?", code(scope, .navigationBar, from: screen, of: .from))
      }
    }
  }

  /// The helper that finds what a controller shows.
  static func front(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "What a navigation or a tab bar controller has in front, from which its bars are reached.")
      "@MainActor"
      SwiftItem.block("private func \(name)(of controller: UIViewController) -> UIViewController") {
        SwiftItem.compact(
          "if let shown = (controller as? UINavigationController)?.topViewController",
          "return \(name)(of: shown)")
        SwiftItem.compact(
          "if let shown = (controller as? UITabBarController)?.selectedViewController",
          "return \(name)(of: shown)")
        "return controller"
      }
    }
  }

  /// The bars whose transform stands while the to screen is there.
  static func standing(_ scope: TransitionScope) -> [Subject] {
    let moved = scope.stayObligations.compactMap { obligation -> Subject? in
      switch obligation.kind {
      case .standing(let subject, let property, _), .held(let subject, let property, _):
        Slot.kind(of: property) == .transform ? subject : nil
      case .invisible, .inserted, .moved, .recognizer: nil
      }
    }
    return [.tabBar, .navigationBar].filter(moved.contains)
  }

  /// The statements of a run that find the bars where they belong, before they move.
  static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    standing(scope).filter { scope.plainSlots.contains(Slot(subject: $0, kind: .transform)) }.map { bar in
      .line("\(scope.helper(.relay))(\(scope.transition.name(of: bar)))", comment: nil)
    }
  }

  /// What a stay knows of them, to have them placed anew.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    standing(scope).map { bar in
      let type = bar == .tabBar ? "UITabBar" : "UINavigationBar"
      return .line("private weak var \(scope.transition.name(of: bar)): \(type)?", comment: nil)
    }
  }

  /// The statements that find them out.
  static func found(_ scope: TransitionScope) -> [SwiftItem] {
    standing(scope).map { bar in
      let owner = bar == .tabBar ? "tabBarController" : "navigationController"
      let name = scope.transition.name(of: bar)
      return .line("\(name) = \(scope.to).\(owner)?.\(name)", comment: nil)
    }
  }

  /// The function of a stay that gives back what stands.
  static func giveBack(_ scope: TransitionScope) -> [SwiftItem] {
    if standing(scope).isEmpty { return [] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("Gives back what stands; what was placed under a transform is placed anew.")
      SwiftItem.block("private func giveBack()") {
        "standing.giveBack()"
        placed(scope)
      }
    }
  }

  /// The statements that have them placed anew.
  static func placed(_ scope: TransitionScope) -> [SwiftItem] {
    standing(scope).map { bar in
      .line("\(scope.transition.name(of: bar))?.superview?.setNeedsLayout()", comment: nil)
    }
  }

  /// The statements with which a stay's watch has them placed anew in another size.
  static func watched(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.watchesSize { return [] }
    let bars = standing(scope)
    let calls = bars.map { "\(scope.helper(.relay))(self?.\(scope.transition.name(of: $0)))" }
    return swift {
      "watch.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
      SwiftItem.closure(
        "watch.laidOut =", parameters: "[weak self] in", calls.map { .line($0, comment: nil) })
    }
  }

  /// The same in a presentation, which knows the bars that move.
  static func ofPresentation(_ scope: TransitionScope) -> [SwiftItem] {
    standing(scope).filter { scope.plainSlots.contains(Slot(subject: $0, kind: .transform)) }.map { bar in
      .line("\(scope.transition.name(of: bar))?.superview?.setNeedsLayout()", comment: nil)
    }
  }

  /// The helper that has one placed at once.
  static func relay(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "Lets a bar's controller place it without its transform: it may set the frame, which has that in it.")
      "@MainActor"
      SwiftItem.block("private func \(name)(_ bar: UIView?)") {
        "guard let bar, !bar.transform.isIdentity, let parent = bar.superview else { return }"
        "let transform: CGAffineTransform = bar.transform"
        "UIView.performWithoutAnimation { bar.transform = .identity }"
        "parent.setNeedsLayout()"
        "parent.layoutIfNeeded()"
        "UIView.performWithoutAnimation { bar.transform = transform }"
      }
    }
  }
}
