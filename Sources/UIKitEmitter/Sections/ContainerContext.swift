import TransitionPlan

/// `<T>Context`: what UIKit would tell a transition of its own about its container, and what it would do when that ends.
enum ContainerContext {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "One change of the container's children: who comes and who goes, as UIKit's own containers do it.")
      "@MainActor"
      SwiftItem.block(
        "private final class \(scope.type("Context")): NSObject, UIViewControllerContextTransitioning"
      ) {
        state
        SwiftItem.blank
        start
        SwiftItem.blank
        end
        SwiftItem.blank
        SwiftItem.mark("The interaction")
        SwiftItem.blank
        interaction
        SwiftItem.blank
        SwiftItem.mark("The screens")
        SwiftItem.blank
        screens
      }
    }
  }

  @SwiftBuilder private static var state: [SwiftItem] {
    "let containerView: UIView"
    "private(set) var isInteractive: Bool"
    "private(set) var transitionWasCancelled: Bool = false"
    "private let container: UIViewController"
    "private let leaving: UIViewController"
    "private let entering: UIViewController?"
    "private let ended: (UIViewController) -> Void"
    SwiftItem.doc("Whether anybody sees it; otherwise the screens hear of it from the container.")
    "private let isSeen: Bool"
    SwiftItem.blank
    SwiftItem.doc("- Parameter ended: Told which screen shows in the end.")
    SwiftItem.block(
      "init(in container: UIViewController, from leaving: UIViewController, to entering: UIViewController?, "
        + "isInteractive: Bool, ended: @escaping (UIViewController) -> Void)"
    ) {
      "self.container = container"
      "self.leaving = leaving"
      "self.entering = entering"
      "self.isInteractive = isInteractive"
      "self.ended = ended"
      "containerView = container.view"
      "isSeen = container.view.window != nil"
      "super.init()"
    }
  }

  @SwiftBuilder private static var start: [SwiftItem] {
    SwiftItem.doc("The entering screen becomes a child, and both hear what is about to happen.")
    SwiftItem.block("func start()") {
      "guard let entering else { return }"
      "container.addChild(entering)"
      "entering.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
      SwiftItem.block("if isSeen") {
        "leaving.beginAppearanceTransition(false, animated: true)"
        "entering.beginAppearanceTransition(true, animated: true)"
      }
    }
  }

  @SwiftBuilder private static var end: [SwiftItem] {
    SwiftItem.doc("One of the two goes, the other one stays.")
    SwiftItem.block("func completeTransition(_ didComplete: Bool)") {
      "isInteractive = false"
      SwiftItem.block("if let entering") {
        SwiftItem.block("if isSeen, !didComplete") {
          "entering.beginAppearanceTransition(false, animated: true)"
          "leaving.beginAppearanceTransition(true, animated: true)"
        }
        "let gone: UIViewController = didComplete ? leaving : entering"
        "gone.willMove(toParent: nil)"
        "gone.view.removeFromSuperview()"
        "gone.removeFromParent()"
        SwiftItem.block("if isSeen") {
          "leaving.endAppearanceTransition()"
          "entering.endAppearanceTransition()"
        }
        "if didComplete { entering.didMove(toParent: container) }"
      }
      "ended(didComplete ? entering ?? leaving : leaving)"
      SwiftItem.compact(
        "if isSeen, didComplete, let entering",
        "UIAccessibility.post(notification: .screenChanged, argument: entering.view)")
    }
  }

  @SwiftBuilder private static var interaction: [SwiftItem] {
    "func updateInteractiveTransition(_ percentComplete: CGFloat) {}"
    SwiftItem.blank
    "func finishInteractiveTransition() { isInteractive = false }"
    SwiftItem.blank
    SwiftItem.block("func cancelInteractiveTransition()") {
      "isInteractive = false"
      "transitionWasCancelled = true"
    }
    SwiftItem.blank
    SwiftItem.doc("A finger takes over what settles.")
    SwiftItem.block("func pauseInteractiveTransition()") {
      "isInteractive = true"
      "transitionWasCancelled = false"
    }
  }

  @SwiftBuilder private static var screens: [SwiftItem] {
    "var isAnimated: Bool { true }"
    "var presentationStyle: UIModalPresentationStyle { .none }"
    "var targetTransform: CGAffineTransform { .identity }"
    SwiftItem.blank
    SwiftItem.block(
      "func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?"
    ) {
      "key == .from ? leaving : key == .to ? entering : nil"
    }
    SwiftItem.blank
    SwiftItem.block("func view(forKey key: UITransitionContextViewKey) -> UIView?") {
      "key == .from ? leaving.view : key == .to ? entering?.view : nil"
    }
    SwiftItem.blank
    SwiftItem.block("func initialFrame(for vc: UIViewController) -> CGRect") {
      "vc === leaving ? containerView.bounds : .zero"
    }
    SwiftItem.blank
    SwiftItem.block("func finalFrame(for vc: UIViewController) -> CGRect") {
      "vc === entering ? containerView.bounds : .zero"
    }
  }
}
