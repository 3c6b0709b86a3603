import TransitionPlan

/// `<T>Context`: what UIKit would tell a run about its container, as far as a run asks, and what it would do when that ends.
enum ContainerContext {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "One change of the container's children: who comes and who goes, as UIKit's own containers do it.")
      "@MainActor"
      SwiftItem.block("private final class \(scope.type("Context"))") {
        state
        SwiftItem.blank
        start
        SwiftItem.blank
        end
      }
    }
  }

  @SwiftBuilder private static var state: [SwiftItem] {
    "let containerView: UIView"
    "let leaving: UIViewController"
    "let entering: UIViewController?"
    "private let container: UIViewController"
    "private let ended: (UIViewController) -> Void"
    SwiftItem.doc("Whether anybody sees it; otherwise the screens hear of it from the container.")
    "private let isSeen: Bool"
    SwiftItem.blank
    SwiftItem.doc("- Parameter ended: Told which screen shows in the end.")
    SwiftItem.block(
      "init(in container: UIViewController, from leaving: UIViewController, to entering: UIViewController?, "
        + "ended: @escaping (UIViewController) -> Void)"
    ) {
      "self.container = container"
      "self.leaving = leaving"
      "self.entering = entering"
      "self.ended = ended"
      "containerView = container.view"
      "isSeen = container.view.window != nil"
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
}
