import TransitionPlan

/// `<T>PlatformSwipe`: the platform's swipe back, for every pop that no finger of the spec's own drives.
///
/// A navigation controller whose delegate has `navigationController(_:animationControllerFor:from:to:)` does not let its
/// swipe back begin any more, for no screen and whatever the method returns: rdar://15215690, and observed on iOS 10 and 26
/// since. What takes the recognizer's delegate over has to ask what UIKit asks.
enum PlatformSwipeSection {
  /// What the class says of a spec.
  struct Form {
    var name = "PlatformSwipe"
    /// The type of the transition, whose end is the keeper's.
    var transition = "any UINavigationControllerDelegate"
    /// Whether anything asks which recognizers go back.
    var needsRecognizers = true
    /// Whether anything asks if the platform goes back.
    var needsUnderWay = true
    var minimumIOS: Int
    /// Where a finger of the spec's own goes back, between `top` and `below`; nil where that is asked when it runs.
    var own: (condition: String, comment: String)?
    var asksOwn = true
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let own = scope.swipeBackInteraction.map { interaction in
      (
        condition: "top is \(scope.screenType(.to)), below is \(scope.screenType(.from))",
        comment: scope.line(interaction.location)
      )
    }
    return items(
      Form(
        name: scope.type("PlatformSwipe"), transition: scope.type("Transition"),
        needsRecognizers: scope.needsSwipesBack, needsUnderWay: scope.plays(.backward),
        minimumIOS: scope.options.minimumIOS, own: own, asksOwn: false))
  }

  static func items(_ form: Form) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "The platform's swipe back. A navigation controller gives it up, on all its screens, as soon as its delegate "
          + "has animators: so this takes its recognizer's delegate over. The view retains it.")
      "@MainActor"
      SwiftItem.block(
        "private final class \(form.name): NSObject, UIInteraction, UIGestureRecognizerDelegate"
      ) {
        "private(set) weak var view: UIView?"
        "private weak var navigation: UINavigationController?"
        "private(set) weak var transition: \(form.asksOwn ? "(\(form.transition))" : form.transition)?"
        "private weak var found: (any UIGestureRecognizerDelegate)?"
        if form.asksOwn { "private let isOwn: (_ top: UIViewController, _ below: UIViewController) -> Bool" }
        SwiftItem.blank
        initializer(form)
        SwiftItem.blank
        if form.needsRecognizers {
          recognizers(form)
          SwiftItem.blank
        }
        if form.needsUnderWay {
          isUnderWay
          SwiftItem.blank
        }
        "func willMove(to view: UIView?) {}"
        "func didMove(to view: UIView?) { self.view = view }"
        SwiftItem.blank
        shouldBegin(form)
        SwiftItem.blank
        isHeldBelow
        SwiftItem.blank
        forwarded("shouldRecognizeSimultaneouslyWith")
        SwiftItem.blank
        forwarded("shouldRequireFailureOf")
        SwiftItem.blank
        forwarded("shouldBeRequiredToFailBy")
      }
    }
  }

  private static func initializer(_ form: Form) -> SwiftItem {
    SwiftItem.block(
      "init(_ recognizer: UIGestureRecognizer, of navigation: UINavigationController, "
        + "for transition: \(form.transition)"
        + (form.asksOwn
          ? ", isOwn: @escaping (_ top: UIViewController, _ below: UIViewController) -> Bool = { _, _ in false })"
          : ")")
    ) {
      "self.navigation = navigation"
      "self.transition = transition"
      "found = recognizer.delegate"
      if form.asksOwn { "self.isOwn = isOwn" }
      "super.init()"
      "recognizer.delegate = self"
    }
  }

  /// The recognizer over the content may only be waited for, UIKit's header says: its delegate stays what it is.
  @SwiftBuilder private static func recognizers(_ form: Form) -> [SwiftItem] {
    let content = "recognizers.append(navigation.interactiveContentPopGestureRecognizer)"
    SwiftItem.doc("The platform's recognizers: from the edge, and over the content.")
    SwiftItem.block(
      "static func recognizers(of navigation: UINavigationController) -> [UIGestureRecognizer]"
    ) {
      "var recognizers: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]"
      if form.minimumIOS >= 26 {
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
  private static func shouldBegin(_ form: Form) -> SwiftItem {
    SwiftItem.block("func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
      "let isHeld: Bool = isHeldBelow(gestureRecognizer)"
      SwiftItem.block(
        "if transition == nil, found != nil", comment: "no delegate any more: UIKit's gate is right again"
      ) {
        SwiftItem.line(
          "guard gestureRecognizer.delegate === self else { return !isHeld }", "one that has come later asks")
        "gestureRecognizer.delegate = found"
        "view?.removeInteraction(self)"
        "return found?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true"
      }
      "guard !isHeld, let navigation, navigation.transitionCoordinator == nil, !navigation.isNavigationBarHidden, "
        + "let top = navigation.topViewController, navigation.viewControllers.count > 1 else { return false }"
      if form.asksOwn || form.own != nil {
        SwiftItem.line(
          "let below: UIViewController = navigation.viewControllers[navigation.viewControllers.count - 2]",
          comment: form.own?.comment)
        SwiftItem.compact("if \(form.own?.condition ?? "isOwn(top, below)")", "return false")
      }
      "let item: UINavigationItem = top.navigationItem"
      "return !item.hidesBackButton && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)"
    }
  }

  /// One below whose transition has gone cannot leave by itself: it would take what it has found along.
  @SwiftBuilder private static var isHeldBelow: [SwiftItem] {
    SwiftItem.doc(
      "UIKit's own gate says no because of the animators; that of another transition, which has come before, counts. It "
        + "is asked as the delegate, so that it can leave when its transition has gone.")
    SwiftItem.block("private func isHeldBelow(_ recognizer: UIGestureRecognizer) -> Bool") {
      "let asking: (any UIGestureRecognizerDelegate)? = recognizer.delegate"
      SwiftItem.block("while let below = found, below is any UIInteraction") {
        "recognizer.delegate = below"
        "let mayBegin: Bool = found?.gestureRecognizerShouldBegin?(recognizer) != false"
        "found = recognizer.delegate"
        "recognizer.delegate = asking"
        "if found === below { return !mayBegin }"
      }
      "return false"
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
