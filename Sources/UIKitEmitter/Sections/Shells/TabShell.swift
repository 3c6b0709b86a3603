import TransitionPlan

/// `<T>Transition` as the delegate of a tab bar controller.
///
/// Which way a change goes is told by the places of the tabs in the bar, and never by `selectedIndex`: when that changes is
/// not documented.
struct TabShell {
  let scope: TransitionScope
  private let gesture: GestureSection

  init(_ scope: TransitionScope) {
    self.scope = scope
    gesture = GestureSection(scope, on: .tabs)
  }

  private var run: String { scope.type("Run") }
  private var isMany: Bool { scope.isPulledManyWays }

  /// What an app with a delegate of its own has to know.
  @SwiftBuilder var documentation: [SwiftItem] {
    SwiftItem.doc("")
    SwiftItem.doc(
      "An app with a tab bar delegate of its own calls these \(gesture.isEmpty ? "two" : "three") methods from it."
    )
  }

  /// The class's members.
  var items: [SwiftItem] {
    swift {
      state
      SwiftItem.blank
      if !gesture.isEmpty {
        attach
        SwiftItem.blank
      }
      shouldSelect
      SwiftItem.blank
      animationController
      if !gesture.isEmpty {
        SwiftItem.blank
        interactionController
      }
      SwiftItem.blank
      jump
      if !gesture.isEmpty {
        SwiftItem.blank
        TabFinger(scope: scope, gesture: gesture).items
      }
    }
  }

  @SwiftBuilder private var state: [SwiftItem] {
    SwiftItem.doc("The change under way.")
    "fileprivate weak var run: \(run)?"
    if scope.hasStay { "private var stays: [\(scope.type("Stay"))] = []" }
    if !gesture.isEmpty {
      SwiftItem.doc("A change that the finger has begun and the tab bar controller has not asked for yet.")
      "private var pulled: \(run)?"
      SwiftItem.doc("The one that the finger holds.")
      "private weak var held: \(run)?"
      "private weak var tabs: UITabBarController?"
      gesture.properties
    }
  }

  @SwiftBuilder private var attach: [SwiftItem] {
    SwiftItem.doc("Lets a finger change the tab. Call it once, when the tab bar controller's view is there.")
    SwiftItem.block("func attach(to tabs: UITabBarController)") {
      "self.tabs = tabs"
      gesture.added
    }
  }

  // MARK: The delegate

  /// Two changes at once would lose a screen: UIKit asks before a tap selects, and so the first one can end before.
  @SwiftBuilder private var shouldSelect: [SwiftItem] {
    SwiftItem.doc("A tap ends what is under way, as it would have ended, and then selects.")
    SwiftItem.block(
      "func tabBarController(_ tabBarController: UITabBarController, "
        + "shouldSelect viewController: UIViewController) -> Bool"
    ) {
      "jump()"
      SwiftItem.line("return run == nil", "what UIKit has not started yet comes first")
    }
  }

  @SwiftBuilder private var animationController: [SwiftItem] {
    SwiftItem.block(
      "func tabBarController(_ tabBarController: UITabBarController, "
        + "animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController"
        + ") -> (any UIViewControllerAnimatedTransitioning)?"
    ) {
      if !gesture.isEmpty {
        "let pulled: \(run)? = self.pulled"
        "self.pulled = nil"
      }
      SwiftItem.block("if run != nil") {
        SwiftItem.line("jump()", "selected by code, before which nobody asks")
        "return nil"
      }
      "guard let controllers = tabBarController.viewControllers, let old = controllers.firstIndex(of: fromVC), "
        + "let new = controllers.firstIndex(of: toVC) else { return nil }"
      isForward
      screens
      let side = "let start: \(scope.type("Side")) = isForward ? .\(scope.from) : .\(scope.to)"
      side
      if !gesture.isEmpty {
        SwiftItem.block(
          "if let pulled, pulled.start == start, pulled.\(scope.from) === \(scope.from), "
            + "pulled.\(scope.to) === \(scope.to)"
        ) {
          "self.run = pulled"
          "return pulled"
        }
      }
      "let run = \(run)(from: start, \(scope.from): \(scope.from), \(scope.to): \(scope.to), transition: self)"
      "self.run = run"
      "return run"
    }
  }

  /// Forward goes where x grows: to the right, or on in reading direction; the bar itself is in that.
  private var isForward: SwiftItem {
    if scope.transition.isDirectional { return .line("let isForward: Bool = new > old", comment: nil) }
    let mirrored = "tabBarController.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft"
    return .line("let isForward: Bool = \(mirrored) ? new < old : new > old", comment: nil)
  }

  @SwiftBuilder private var screens: [SwiftItem] {
    let ends = [(Side.from, "isForward ? fromVC : toVC"), (Side.to, "isForward ? toVC : fromVC")]
    let known = ends.filter { !scope.isAnyController($0.0) }.map { side, controller in
      "let \(scope.names[side]) = \(scope.role("(\(controller))", side))"
    }
    if !known.isEmpty { "guard \(known.joined(separator: ", ")) else { return nil }" }
    for (side, controller) in ends where scope.isAnyController(side) {
      "let \(scope.names[side]): UIViewController = \(controller)"
    }
  }

  @SwiftBuilder private var interactionController: [SwiftItem] {
    SwiftItem.block(
      "func tabBarController(_ tabBarController: UITabBarController, "
        + "interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning"
        + ") -> (any UIViewControllerInteractiveTransitioning)?"
    ) {
      "guard let run = animationController as? \(run)\(scope.drivenCondition) else { return nil }"
      "return run"
    }
  }

  @SwiftBuilder private var jump: [SwiftItem] {
    let pull = gesture.isEmpty ? "" : " What a finger holds is cancelled."
    SwiftItem.doc(
      "Ends what is under way at once, as it would have ended; to be called before the tab bar controller changes its size, "
        + "and before code selects a tab.\(pull)")
    SwiftItem.block("func jump()") { "run?.jump()" }
  }
}
