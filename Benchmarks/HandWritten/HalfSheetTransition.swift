// The transition of `Specs/half-sheet.transition`, written by hand. `Benchmarks/swiftc` compares the cost of compiling
// it with the cost of compiling the generated Swift.

import UIKit

/// Presents a screen over the lower half of another.
@MainActor
final class HalfSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Lets a screen be presented and dismissed by this transition. Call it before `present`.
  func adopt(_ sheet: UIViewController) {
    sheet.modalPresentationStyle = .custom  // `style overlay`
    sheet.transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfSheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HalfSheetRun(from: .host)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HalfSheetRun(from: .sheet)
  }
}

/// The two rest states.
private enum HalfSheetSide { case host, sheet }

/// The presentation while the sheet is up: the added views, the layout, the values that last.
@MainActor
private final class HalfSheetPresentation: UIPresentationController {
  weak var run: HalfSheetRun?
  private let standing = HalfSheetLedger()
  private let watch = HalfSheetWatch()
  private let dimming = UIVisualEffectView(effect: nil)
  private let close = UIButton(type: .system)
  private var isUp: Bool = false

  private var host: UIView? { presentingViewController.viewIfLoaded }

  // MARK: Ways in and out

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    isUp = true
    containerView.addSubview(watch)
    containerView.addSubview(dimming)  // below the sheet, which comes later
    containerView.insertSubview(close, aboveSubview: dimming)
    close.setImage(UIImage(systemName: "xmark"), for: UIControl.State.normal)
    close.sizeToFit()
    close.addTarget(self, action: #selector(closeTapped(_:)), for: UIControl.Event.touchUpInside)
    watch.onMove = { [weak self] isInWindow in
      if isInWindow { self?.stand() } else { self?.standing.giveBack() }
    }
    stand()
    rest(at: .sheet)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { end() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() }
  }

  /// Gives everything back when the sheet is gone. A second call does nothing.
  func end() {
    isUp = false
    standing.giveBack()
    watch.removeFromSuperview()
    dimming.removeFromSuperview()
    close.removeFromSuperview()
  }

  @objc private func closeTapped(_ sender: UIButton) {
    if run == nil { presentingViewController.dismiss(animated: true) }
  }

  // MARK: Layout

  /// `place sheet.frame`.
  override var frameOfPresentedViewInContainerView: CGRect {
    let size: CGSize = containerView?.bounds.size ?? .zero
    return CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if run == nil, isUp { layOut(at: .sheet) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    run?.jump()
    standing.giveBack()  // the host is about to be laid out, which needs its frame, so it must not be scaled
    coordinator.animate(
      alongsideTransition: { _ in
        self.stand()
        if self.isUp { self.layOut(at: .sheet) }
      }, completion: nil)
  }

  // MARK: Values

  /// Sets the values that last while the sheet is up.
  private func stand() {
    guard isUp, let host else { return }
    standing.giveBack()
    standing.hold(host, \UIView.transform, at: HalfSheetPresentation.scaled)
  }

  /// The rest values of one side.
  func rest(at side: HalfSheetSide) {
    layOut(at: side)
    dimming.effect = side == .host ? nil : UIBlurEffect(style: UIBlurEffect.Style.dark)
    host?.transform = side == .host ? CGAffineTransform.identity : HalfSheetPresentation.scaled
  }

  /// `reduceMotion crossfade`: everything is in its place at once and fades.
  func crossfade(at side: HalfSheetSide) {
    let alpha: CGFloat = side == .host ? 0 : 1
    rest(at: .sheet)
    presentedView?.alpha = alpha
    close.alpha = alpha
    dimming.effect = side == .host ? nil : UIBlurEffect(style: UIBlurEffect.Style.dark)
  }

  /// Sets the geometry of one side, also when the size changes.
  private func layOut(at side: HalfSheetSide) {
    guard let container = containerView?.bounds else { return }
    let place: CGRect = frameOfPresentedViewInContainerView
    let sheetY: CGFloat = side == .host ? container.height : place.minY
    let closeTop: CGFloat = side == .host ? -80 : 60
    dimming.frame = container
    presentedView?.frame = CGRect(x: place.minX, y: sheetY, width: place.width, height: place.height)
    close.center = CGPoint(x: container.width / 2, y: closeTop + close.bounds.height / 2)
  }

  private static let scaled = CGAffineTransform(scaleX: 0.8, y: 0.8)
}

/// Reports when a presentation leaves its window without having been dismissed, and when it comes back.
@MainActor
private final class HalfSheetWatch: UIView {
  var onMove: ((_ isInWindow: Bool) -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?(window != nil)
  }
}

/// One direction, from its start to its only exit, `leave`.
@MainActor
private final class HalfSheetRun: NSObject, UIViewControllerAnimatedTransitioning {
  private let start: HalfSheetSide
  private var context: (any UIViewControllerContextTransitioning)?
  private var presentation: HalfSheetPresentation?
  private var animator: UIViewPropertyAnimator?

  init(from start: HalfSheetSide) {
    self.start = start
    super.init()
  }

  /// `forward`, its mirror, `reduceMotion`.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    UIAccessibility.isReduceMotionEnabled ? 0.2 : 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let sheet: UIViewController? = transitionContext.viewController(forKey: start == .host ? .to : .from)
    guard
      let view = transitionContext.view(forKey: start == .host ? .to : .from),
      let presentation = sheet?.presentationController as? HalfSheetPresentation
    else {
      leave(at: start)
      return
    }
    self.presentation = presentation
    presentation.run = self
    if start == .host {
      view.frame = presentation.frameOfPresentedViewInContainerView
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.containerView.layoutIfNeeded()
    play(to: start == .host ? .sheet : .host, presentation)
  }

  private func play(to side: HalfSheetSide, _ presentation: HalfSheetPresentation) {
    let isReduced: Bool = UIAccessibility.isReduceMotionEnabled
    let duration: TimeInterval = transitionDuration(using: context)
    let timing = UICubicTimingParameters(animationCurve: isReduced ? .easeInOut : .easeOut)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    if isReduced { presentation.crossfade(at: start) } else { presentation.rest(at: start) }
    animator.addAnimations {
      if isReduced { presentation.crossfade(at: side) } else { presentation.rest(at: side) }
    }
    animator.addCompletion { _ in self.leave(at: side) }
    self.animator = animator
    animator.startAnimation()
  }

  /// Goes to the end at once: the container's size is about to change.
  func jump() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// The only exit: rest values, ledger, context, in this order, once.
  private func leave(at side: HalfSheetSide) {
    guard let context else { return }
    self.context = nil
    animator = nil
    presentation?.run = nil
    presentation?.rest(at: side)
    if side == .host {
      let view: UIView? = context.view(forKey: start == .host ? .to : .from)
      view?.removeFromSuperview()
      view?.alpha = 1
      presentation?.end()
    }
    context.completeTransition(side != start)
  }
}

/// The properties that are changed for a while, with their earlier values.
///
/// Claims on one property form a stack across runs: a claim that ends below the top changes nothing and passes its
/// earlier value to the claim above it. A value that the app has set meanwhile is kept; a view that is gone needs nothing.
@MainActor
private final class HalfSheetLedger {
  private struct Claim {
    let ledger: HalfSheetLedger  // not its ObjectIdentifier, which a later object may reuse
    weak var object: AnyObject?
    let property: AnyKeyPath
    var found: Any
    let restore: (Any) -> Void
  }

  private static var claims: [Claim] = []

  /// Sets a property until `giveBack`.
  func hold<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, at value: Value
  ) {
    let found: Value = object[keyPath: property]
    object[keyPath: property] = value
    let held: Value = object[keyPath: property]  // as stored: an alpha is rounded to single precision
    let claim = Claim(ledger: self, object: object, property: property, found: found) {
      [weak object] found in
      guard let object, let found = found as? Value, object[keyPath: property] == held else { return }
      object[keyPath: property] = found
    }
    Self.claims.removeAll { $0.object == nil }
    Self.claims.append(claim)
  }

  /// Gives everything back, last first. A second call does nothing.
  func giveBack() {
    while let index = Self.claims.lastIndex(where: { $0.ledger === self }) {
      let claim: Claim = Self.claims.remove(at: index)
      let object: AnyObject? = claim.object
      let later = Self.claims[index...].firstIndex { $0.object === object && $0.property == claim.property }
      if let later {
        Self.claims[later].found = claim.found
      } else {
        claim.restore(claim.found)
      }
    }
  }
}
