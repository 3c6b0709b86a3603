import UIKit

/// What makes runs for UIKit and handles their beginning and end.
@MainActor
protocol TransitionHost: AnyObject {
  /// The direction under way.
  var run: TransitionRun? { get set }
  /// What the app says of the gestures.
  var settings: TransitionGestureSettings { get }
  /// Called when a run has ended.
  var didEnd: ((_ isForward: Bool, _ isFinished: Bool) -> Void)? { get }
  /// Puts the views into the container. False when there is nothing to animate.
  func enter(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) -> Bool
  /// Reads where everything is laid out.
  func measure(_ transition: TransitionDescription)
  /// The views that get no touches during a run, and the views in them that do, for gestures that may take over.
  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView])
  /// Called when the rest values are set and everything is given back.
  func leave(_ run: TransitionRun, at side: TransitionSide)
}

extension TransitionHost {
  func measure(_ transition: TransitionDescription) { transition.measure() }

  func closed(_ run: TransitionRun, in container: UIView) -> (views: [UIView], open: [UIView]) {
    ([container], open(run))
  }

  /// The views of the gestures that may take over.
  func open(_ run: TransitionRun) -> [UIView] {
    run.transition.gestures.filter { !$0.catches.isEmpty }.compactMap { $0.element.view }
  }

  /// The entering view comes above the other screen or below it, and added views come between.
  func enterContainer(_ run: TransitionRun, _ context: any UIViewControllerContextTransitioning) {
    let container: UIView = context.containerView
    if let entering = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        entering.transitionFill(context.finalFrame(for: controller))
      }
      if (run.transition.top == .to) == (run.direction == .forward) {
        container.addSubview(entering)
      } else {
        container.insertSubview(entering, at: 0)
      }
    }
    run.transition.addViews(to: container)
    container.layoutIfNeeded()
  }
}

extension TransitionDescription {
  /// Reads the layout of the screens and their views, each screen at its own rest values.
  func measure() {
    for side in [TransitionSide.from, .to] {
      let screen: TransitionElement = screenElement(side)
      guard screen.view != nil else { continue }
      screen.measured = nil
      screen.measured = screen.layoutFrame
      let own: TransitionPose = restPose(at: side).filter { $0.element === screen }
      let placed: [TransitionElement] = placed.filter { $0 === screen }
      let views: [TransitionElement] = elements.filter { $0.role == .view(side) }
      if views.isEmpty { continue }
      let shown: [TransitionShown] = own.filter { $0.kind.isOfFrame || $0.kind.isOfTransform }.shown(
        placing: placed)
      let seen: [TransitionAmount] = shown.map { $0.slot.read() }
      set(shown)
      for element in views {
        element.measured = nil
        element.measured = element.layoutFrame
      }
      for (shown, amount) in zip(shown, seen) { shown.slot.write(amount) }
    }
    for element in elements where element.role == .bar { element.measured = element.layoutFrame }
    for track in tracks(in: nil) { track.forget() }
  }

  /// Adds the views of a run to the container, in the order of the layers.
  func addViews(to container: UIView) {
    for view in addedViews where !view.isKept {
      insert(view, into: container)
      if view.followsContainer { view.view?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
  }

  /// Puts one added view into a view, in the order of the layers.
  func insert(_ added: TransitionAddedView, into container: UIView) {
    let view: UIView = added.make(isAbove: isAbove(added))
    let order: [TransitionElement] = layerOrder
    guard let place = order.firstIndex(where: { $0 === added }) else { return container.addSubview(view) }
    let isInFront: Bool = !order[place...].contains { $0 === from }
    let container: UIView = isInFront ? frontView ?? container : container
    for other in order[(place + 1)...] {
      if let above = other.view, above.superview === container {
        return container.insertSubview(view, belowSubview: above)
      }
    }
    container.addSubview(view)
  }

  /// Whether an added view is above the to screen.
  func isAbove(_ added: TransitionAddedView) -> Bool {
    let order: [TransitionElement] = layerOrder
    guard let own = order.firstIndex(where: { $0 === added }),
      let screen = order.firstIndex(where: { $0 === to })
    else { return false }
    return own > screen
  }

  /// Screens and added views from bottom to top. Without a rule, added views lie between the screens, in the order of the spec.
  var layerOrder: [TransitionElement] {
    var order: [TransitionElement] = top == .to ? [from] + addedViews + [to] : [to] + addedViews + [from]
    // Each rule moves what is above past what is below, as often as there are rules.
    for _ in 0..<max(1, layers.count * 2) {
      var isSettled: Bool = true
      for (above, below) in layers {
        guard let upper = order.firstIndex(where: { $0 === above }),
          let lower = order.firstIndex(where: { $0 === below }), upper < lower
        else { continue }
        isSettled = false
        if above is TransitionAddedView {
          order.insert(order.remove(at: upper), at: lower)
        } else {
          order.insert(order.remove(at: lower), at: upper)
        }
      }
      if isSettled { break }
    }
    return order
  }
}

extension TransitionRun {
  /// Whether UIKit withholds a view that the run needs.
  fileprivate func lacks(
    _ keys: [UITransitionContextViewKey], _ context: any UIViewControllerContextTransitioning
  ) -> Bool {
    keys.contains { context.view(forKey: $0) == nil }
  }

  func lacksView(_ context: any UIViewControllerContextTransitioning) -> Bool {
    if transition.style == .modal {
      return (isCatchable || !transition.addedViews.isEmpty) && lacks([.from, .to], context)
    }
    return isPulled && direction == .forward && lacks([.to], context)
  }
}

/// A run as UIKit takes it.
typealias TransitionRunning = TransitionRun & UIViewControllerAnimatedTransitioning
  & UIViewControllerInteractiveTransitioning

extension TransitionRun {
  /// Makes a run. UIKit looks at the methods of its class to see whether it can be interrupted, so there are two classes.
  static func make(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil,
    host: any TransitionHost
  ) -> any TransitionRunning {
    return transition.gestures.contains { $0.mayTake(direction, isPulled: gesture != nil) }
      ? TransitionCatchableRun(transition, direction, by: gesture, host: host)
      : TransitionPlainRun(transition, direction, by: gesture, host: host)
  }
}

@MainActor
private final class TransitionPlainRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var completionSpeed: CGFloat { speed }
  var completionCurve: UIView.AnimationCurve { curve }

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    startInteractive(transitionContext)
  }
}

/// A run that a gesture may take over while it plays.
@MainActor
private final class TransitionCatchableRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let held = UIView()
  private let paused = UIViewPropertyAnimator(duration: 1, curve: .linear)

  override var isCatchable: Bool { true }
  override var meter: UIView? { held }
  override var interruptible: UIViewPropertyAnimator? { paused }

  var completionSpeed: CGFloat { speed }
  var completionCurve: UIView.AnimationCurve { curve }

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    startInteractive(transitionContext)
  }

  /// With it UIKit lets touches through and can pause the run.
  func interruptibleAnimator(using _: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { paused }

  /// A run that plays may become interactive later.
  var wantsInteractiveStart: Bool { isPulled }
}

extension UIView {
  /// Takes a place and a size, whatever transform it has.
  func transitionFill(_ rect: CGRect) {
    let anchor: CGPoint = layer.anchorPoint
    bounds.size = rect.size
    center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  }
}
