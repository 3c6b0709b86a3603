import UIKit

/// What lasts as long as a to screen is there: standing values, recognizers on it, added views above it.
@MainActor
final class TransitionStay: NSObject, TransitionRecognizerOwner {
  private(set) weak var screen: UIViewController?
  let storage: TransitionStorage
  private weak var host: (any TransitionStayHost)?
  private var standing: TransitionLedger { storage.standing }
  private let watch = TransitionWatch()
  private var foreground: TransitionForeground?
  private var recognizers: [Int: TransitionRecognizer] = [:]
  private var bars: [UIView] = []
  private var isStanding: Bool = false
  private var isWatching: Bool = false

  init(of screen: UIViewController, storage: TransitionStorage, host: any TransitionStayHost) {
    (self.screen, self.storage, self.host) = (screen, storage, host)
    super.init()
    guard let transition = host.transition(to: screen) else { return }
    storage.dismiss = { [weak self] in self?.dismiss() }
    if transition.stands, !transition.needsWatch {
      stand()
    } else if transition.stands, let watched = host.watched(screen) {
      isWatching = true
      watch.isHidden = true
      watch.moved = { [weak self] in self?.stand() }
      watch.laidOut = { [weak self] in self?.bars.forEach { $0.transitionRelay() } }
      watched.addSubview(watch)
      stand()
      if !bars.isEmpty { watch.autoresizingMask = [.flexibleWidth, .flexibleHeight] }  // to hear of sizes
    }
    if screen.isViewLoaded { addRecognizers(transition) }
  }

  /// Adds the recognizers of `backward` to the screen.
  private func addRecognizers(_ transition: TransitionDescription) {
    for (index, gesture) in transition.gestures.enumerated()
    where gesture.direction == .backward && !gesture.isAmongStates && host?.ownsFingers == false {
      recognizers[index] = TransitionRecognizer(gesture, index, on: gesture.element.view, of: self)
    }
  }

  /// Sets the standing values, and gives them back while the screen is in no window, as when another tab is in front.
  func stand() {
    let isInFront: Bool = !isWatching || host?.run != nil || watch.window != nil
    if isInFront == isStanding { return }
    isStanding = isInFront
    guard isInFront, let screen, let transition = host?.transition(to: screen) else { return giveBack() }
    transition.stand(standing)
    bars = transition.tracks.filter { $0.isStanding && $0.kind.isOfTransform && $0.element.role == .bar }
      .compactMap { $0.element.view }
  }

  private func giveBack() {
    standing.giveBack()
    for bar in bars { bar.superview?.setNeedsLayout() }
    bars = []
  }

  /// Shows the added views above the screen; during a run they are hidden here, because the run shows them.
  /// - Parameter run: The run that ends now, if one does: UIKit puts the screen of a cancelled pop back on the stack later.
  func showForeground(_ isShown: Bool, after run: TransitionRun? = nil) {
    foreground?.removeFromSuperview()
    foreground = nil
    guard isShown, let screen, let transition = run?.transition ?? host?.transition(to: screen),
      transition.addedViews.contains(where: \.isKept)
    else { return }
    let foreground = TransitionForeground { [weak host, weak screen] in
      guard let host, let screen else { return nil }
      return host.transition(to: screen)
    }
    foreground.rest(in: screen.view, transition)
    self.foreground = foreground
  }

  /// Gives everything back: the screen has left, in whatever way.
  func end() {
    giveBack()
    watch.removeFromSuperview()
    foreground?.removeFromSuperview()
    for recognizer in recognizers.values { recognizer.remove() }
    for view in storage.views.values { view.removeFromSuperview() }
    storage.views = [:]
    storage.forget()
  }

  private func dismiss() {
    guard let host, let screen, host.run == nil, host.mayGoBack(from: screen), host.isLet(screen) else {
      return
    }
    host.goBackPlainly(from: screen)
  }

  // MARK: The finger

  func offer(_ index: Int, toBegin: Bool) -> TransitionOffer? {
    guard let host, let screen else { return nil }
    if let run = host.run, toBegin {
      return run.transition.screens.to === screen ? TransitionOffer(run, index) : nil
    }
    if toBegin, !host.mayGoBack(from: screen) { return nil }
    return TransitionOffer(host.transition(to: screen), index)
  }

  func mayBegin(_ index: Int, _ recognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    return host.settings.mayBegin(index, recognizer) && (host.run != nil || host.isLet(screen))
  }

  func begin(_ index: Int) -> TransitionMotion? {
    guard let host, let screen else { return nil }
    if let run = host.run { return run.take(index) }
    guard let transition = host.transition(to: screen) else { return nil }
    let run = TransitionRun.make(transition, .backward, by: transition.gestures[index], host: host)
    host.goBack(run)
    return run
  }

  func recognizer(_ index: Int) -> UIGestureRecognizer? { recognizers[index]?.recognizer }

  /// Whether the navigation controller's swipe back waits for a gesture: where both could take the same finger.
  func waits(_ index: Int, for other: UIGestureRecognizer) -> Bool {
    guard let screen, let kind = offer(index, toBegin: false)?.gesture.kind, kind.meetsSwipeBack else {
      return false
    }
    return host?.swipesBack(of: screen).contains(other) ?? false
  }

  func isSwipeBack(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === screen?.navigationController?.interactivePopGestureRecognizer
  }
}

extension TransitionGestureKind {
  /// Whether the platform's swipe back could take the same finger.
  var meetsSwipeBack: Bool {
    switch self {
    case .pan, .edgePan(.leading), .edgePan(.left), .edgePan(.trailing), .edgePan(.right): return true
    default: return false
    }
  }
}

extension TransitionDescription {
  /// Whether the stay has to know when its screen leaves the window, because bars are shared by all tabs, or when the size changes,
  /// because a bar's transform has to be set anew.
  fileprivate var needsWatch: Bool {
    if style == .container { return true }
    var standing: [TransitionElement] = tracks.filter(\.isStanding).map(\.element)
    for hold in holds where hold.span == .stay { standing.append(hold.element) }
    return standing.contains { element in
      if element === tabBar { return true }
      return element.role == .bar && element.movesByTransform
    }
  }
}

/// A host that has stays of to screens.
@MainActor
protocol TransitionStayHost: TransitionHost {
  /// Whether the host has the recognizers itself.
  var ownsFingers: Bool { get }
  /// The transition by which a to screen that is there can go back.
  func transition(to screen: UIViewController) -> TransitionDescription?
  /// Whether a finger may go back now.
  func mayGoBack(from screen: UIViewController) -> Bool
  /// Whether the app allows a person to go back; its delegate is called where it does not.
  func isLet(_ screen: UIViewController?) -> Bool
  func goBack(_ run: TransitionRun)
  /// Goes back without a finger.
  func goBackPlainly(from screen: UIViewController)
  /// The view whose window says whether a screen is in front.
  func watched(_ screen: UIViewController) -> UIView?
  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer]
}

extension TransitionStayHost {
  var ownsFingers: Bool { false }
  func mayGoBack(from screen: UIViewController) -> Bool { false }
  func isLet(_ screen: UIViewController?) -> Bool { true }
  func goBack(_ run: TransitionRun) {}
  func goBackPlainly(from screen: UIViewController) {}
  func swipesBack(of screen: UIViewController) -> [UIGestureRecognizer] { [] }
}

/// The stays of a host, one for each to screen that is there.
@MainActor
final class TransitionStays {
  private(set) var all: [TransitionStay] = []
  weak var host: (any TransitionStayHost)?
  /// What is kept for screens that have no stay yet.
  private var early: [(screen: () -> UIViewController?, storage: TransitionStorage)] = []

  /// What is kept for a to screen.
  func storage(of screen: UIViewController) -> TransitionStorage {
    if let stay = all.first(where: { $0.screen === screen }) { return stay.storage }
    early.removeAll { $0.screen() == nil }
    if let found = early.first(where: { $0.screen() === screen }) { return found.storage }
    let storage = TransitionStorage()
    early.append(({ [weak screen] in screen }, storage))
    return storage
  }

  func begin(of screen: UIViewController) {
    all.removeAll { $0.screen == nil }
    guard let host, !all.contains(where: { $0.screen === screen }) else { return }
    all.append(TransitionStay(of: screen, storage: storage(of: screen), host: host))
    early.removeAll { $0.screen() === screen }
  }

  func end(of screen: UIViewController?) {
    for stay in all where stay.screen === screen { stay.end() }
    all.removeAll { $0.screen === screen }
  }

  func stay(of screen: UIViewController?) -> TransitionStay? { all.first { $0.screen === screen } }

  /// Sets or gives back the standing values of all stays: another tab may be in front now.
  func stand() { for stay in all { stay.stand() } }
}

/// An invisible subview that reports when its superview enters or leaves a window, and when it is laid out.
@MainActor
private final class TransitionWatch: UIView {
  var moved: (() -> Void)?
  var laidOut: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moved?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut?()
  }
}

extension UIView {
  /// Has a bar laid out without its transform, because its controller may set the frame, which is undefined with one.
  func transitionRelay() {
    guard !transform.isIdentity, let parent = superview else { return }
    let transform: CGAffineTransform = self.transform
    UIView.performWithoutAnimation { self.transform = .identity }
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    UIView.performWithoutAnimation { self.transform = transform }
  }
}
