import TransitionPlan

/// `<T>PlatformSwipe`: the platform's swipe back, for every pop that no finger of the spec's own drives.
///
/// A navigation controller whose delegate has `navigationController(_:animationControllerFor:from:to:)` does not let its
/// swipe back begin any more, for no screen and whatever the method returns: rdar://15215690, and observed on iOS 10 and 26
/// since. What takes the recognizer's delegate over has to ask what UIKit asks.
enum PlatformSwipeSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "The platform's swipe back. A navigation controller gives it up, on all its screens, as soon as its delegate "
          + "has animators: so this takes its recognizer's delegate over. The view retains it.")
      "@MainActor"
      SwiftItem.block(
        "private final class \(scope.type("PlatformSwipe")): NSObject, UIInteraction, UIGestureRecognizerDelegate"
      ) {
        "private(set) weak var view: UIView?"
        "private weak var navigation: UINavigationController?"
        "private weak var transition: \(scope.type("Transition"))?"
        "private weak var found: (any UIGestureRecognizerDelegate)?"
        SwiftItem.blank
        initializer(scope)
        SwiftItem.blank
        if scope.needsSwipesBack {
          recognizers(scope)
          SwiftItem.blank
        }
        if scope.plays(.backward) {
          isUnderWay
          SwiftItem.blank
        }
        "func willMove(to view: UIView?) {}"
        "func didMove(to view: UIView?) { self.view = view }"
        SwiftItem.blank
        shouldBegin(scope)
        SwiftItem.blank
        forwarded("shouldRecognizeSimultaneouslyWith")
        SwiftItem.blank
        forwarded("shouldRequireFailureOf")
        SwiftItem.blank
        forwarded("shouldBeRequiredToFailBy")
      }
    }
  }

  private static func initializer(_ scope: TransitionScope) -> SwiftItem {
    SwiftItem.block(
      "init(_ recognizer: UIGestureRecognizer, of navigation: UINavigationController, "
        + "for transition: \(scope.type("Transition")))"
    ) {
      "self.navigation = navigation"
      "self.transition = transition"
      "found = recognizer.delegate"
      "super.init()"
      "recognizer.delegate = self"
    }
  }

  /// The recognizer over the content may only be waited for, UIKit's header says: its delegate stays what it is.
  @SwiftBuilder private static func recognizers(_ scope: TransitionScope) -> [SwiftItem] {
    let content = "recognizers.append(navigation.interactiveContentPopGestureRecognizer)"
    SwiftItem.doc("The platform's recognizers: from the edge, and over the content.")
    SwiftItem.block(
      "static func recognizers(of navigation: UINavigationController) -> [UIGestureRecognizer]"
    ) {
      "var recognizers: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]"
      if scope.options.minimumIOS >= 26 {
        content
      } else {
        "#if compiler(>=6.2)"
        SwiftItem.inner { SwiftItem.compact("if #available(iOS 26.0, *)", content) }
        "#endif"
      }
      "return recognizers.compactMap { $0 }"
    }
  }

  @SwiftBuilder private static var isUnderWay: [SwiftItem] {
    SwiftItem.doc("Whether a finger on one of them goes back: the animation is then the platform's too.")
    SwiftItem.block("static func isUnderWay(in navigation: UINavigationController) -> Bool") {
      "recognizers(of: navigation).contains { $0.state == .began || $0.state == .changed }"
    }
  }

  /// What UIKit's own gate asks, as far as that is known: a screen to go to, a back button, and nothing under way.
  private static func shouldBegin(_ scope: TransitionScope) -> SwiftItem {
    SwiftItem.block("func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
      SwiftItem.block(
        "if transition == nil, found != nil", comment: "no delegate any more: UIKit's gate is right again"
      ) {
        "gestureRecognizer.delegate = found"
        "view?.removeInteraction(self)"
        "return found?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true"
      }
      "guard let navigation, navigation.transitionCoordinator == nil, !navigation.isNavigationBarHidden, "
        + "let top = navigation.topViewController, navigation.viewControllers.count > 1 else { return false }"
      if let own = scope.swipeBackInteraction {
        SwiftItem.line(
          "let below: UIViewController = navigation.viewControllers[navigation.viewControllers.count - 2]",
          scope.line(own.location))
        SwiftItem.compact(
          "if top is \(scope.screenType(.to)), below is \(scope.screenType(.from))", "return false")
      }
      "let item: UINavigationItem = top.navigationItem"
      "return !item.hidesBackButton && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)"
    }
  }

  private static func forwarded(_ label: String) -> SwiftItem {
    SwiftItem.block(
      "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "\(label) otherGestureRecognizer: UIGestureRecognizer) -> Bool"
    ) {
      "found?.gestureRecognizer?(gestureRecognizer, \(label): otherGestureRecognizer) ?? false"
    }
  }
}

extension TransitionScope {
  /// The interaction that takes the place of the platform's swipe back between the two screens.
  var swipeBackInteraction: Interaction? {
    transition.interactions.first { interaction in
      interaction.direction == .backward
        && (interaction.gesture == .edgePan(.leading) || interaction.gesture == .edgePan(.left))
    }
  }

  /// Whether anything asks which recognizers go back.
  fileprivate var needsSwipesBack: Bool {
    plays(.backward) || transition.interactions.contains { $0.gesture.meetsSwipeBack }
  }
}
