@_spi(Simulator) import UIKit

@testable import TransitionRuntime

/// How the screens of a transition follow each other.
enum AnyStyle { case navigation, modal, overlay, tab, container }

/// A transition of a spec, and how an app uses it.
@MainActor struct AnyCase {
  let name: String
  let style: AnyStyle
  let size: CGSize
  var hasTabBar = false
  var hasNavigationBar = false
  /// The views of the screens that may be missing.
  var optional: (from: Set<String>, to: Set<String>) = ([], [])
  var gestures: [AnyGesture] = []
  /// How many rest states the to screen has besides its only one.
  var stateCount = 0
  /// The views that yield to a touch: `from.card`.
  var pressed: [String] = []
  var calls: [AnyCall] = []
  /// The added views that a tap dismisses the to screen on, by their numbers.
  var closing: [Int] = []
  /// Whether the platform plays a direction.
  var isPlatforms: (forward: Bool, backward: Bool) = (false, false)
  /// Whether it is for screens of some kind only.
  var refusesStrangers: (from: Bool, to: Bool) = (false, false)
  /// Whether an overlay says how the status bar looks.
  var hasStatusBar = false
  let from: [AnyPart]
  let to: [AnyPart]
  let makeFrom: ([AnyPart]) -> AnyScreen
  let makeTo: ([AnyPart]) -> AnyScreen
  var makeContainer: () -> AnyContainer = { AnyContainer(nibName: nil, bundle: nil) }
  /// Makes the transition and tells the app's objects of it.
  let hookUp: (AnyApp) -> AnyObject
}

/// A gesture of a spec.
struct AnyGesture {
  /// In the words of the language: `pan`, and `down`.
  let name: String
  let direction: String
  let isForward: Bool
  var isAmongStates = false
  /// What it takes over: `forward`, `backward`, `settle`.
  var catches: Set<String> = []
  /// The scroll views that always scroll at the same time: `page.body`.
  var simultaneous: [String] = []
  /// The objects of which it holds a property while it drives.
  var held: Set<String> = []
  /// How far it goes and how fast it leaves where what follows changes, and how fast it begins where that does.
  var releases: [(amount: CGFloat, speed: CGFloat)] = []
  var beginnings: [CGFloat] = []
}

/// A hook, and when it is called.
struct AnyCall {
  let name: String
  /// In the words of the language.
  let moment: String
  /// `forward`, `backward` or nothing for both.
  let direction: String
  /// The gesture in whose runs it is called; nil for all.
  var gesture: Int?
}

/// A container of the app's own. Fingers ask it for the screen beyond.
@MainActor class AnyContainer: UIViewController {
  weak var app: AnyApp?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    app?.jump()
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// An app with the two screens of a transition.
@MainActor final class AnyApp {
  let own: AnyCase
  let window: UIWindow
  let from: AnyScreen
  let to: AnyScreen
  let root: UIViewController
  let navigation: UINavigationController?
  let tabs: UITabBarController?
  /// What the style's generated class can do; set as it is hooked up.
  var adopt: () -> Void = {}
  var forward: () -> Void = {}
  var backward: () -> Void = {}
  var show: (UIViewController) -> Void = { _ in }
  var jump: () -> Void = {}
  /// What every generated class has for a gesture, by its number.
  var enable: (Int, Bool) -> Void = { _, _ in }
  var ask: (Int, ((UIGestureRecognizer) -> Bool)?) -> Void = { _, _ in }
  /// What it has for rest states.
  var move: (_ state: Int, _ animated: Bool) -> Void = { _, _ in }
  var state: () -> Int = { 0 }
  private(set) var transition: AnyObject?
  /// What asks the transition for the navigation controller.
  var router: TransitionRouter?
  var tabRouter: TransitionTabRouter?
  let neighbour = AnyNeighbour()

  init(_ own: AnyCase) {
    self.own = own
    window = UIWindow(frame: CGRect(origin: .zero, size: own.size))
    window.simulatedSafeArea = UIEdgeInsets(top: 47, left: 4, bottom: 34, right: 5)
    window.tintColor = AnyScreen.clear  // handed down to all views
    (from, to) = (own.makeFrom(own.from), own.makeTo(own.to))
    (from.size, to.size) = (own.size, own.size)
    (from.view.simulatedName, to.view.simulatedName) = ("from", "to")
    var first: UIViewController = from
    var bar: UITabBarController?
    func addTabs(_ screens: [UIViewController]) {
      let made = UITabBarController()
      made.viewControllers = screens
      (bar, first) = (made, made)
    }
    if own.style == .tab { addTabs([from, to]) }
    var stack: UINavigationController?
    if own.style == .navigation || own.style != .container && own.hasNavigationBar {
      let made = UINavigationController(rootViewController: first)
      (stack, first) = (made, made)
    }
    if bar == nil, own.hasTabBar, own.style != .container { addTabs([first]) }
    (navigation, tabs) = (stack, bar)
    for bar: UIView? in [stack?.navigationBar, bar?.tabBar] { bar?.backgroundColor = AnyScreen.clear }
    let container = own.style == .container ? own.makeContainer() : nil
    root = container ?? first
    container?.app = self
    window.rootViewController = root
    transition = own.hookUp(self)
    if own.style == .container { show(from) }
    window.makeKeyAndVisible()
    settle()
  }

  func settle() { Simulator.clock.runUntilIdle() }

  /// Goes to the to screen, or back.
  func go(isForward: Bool, animated: Bool = true) {
    switch own.style {
    case .navigation:
      if isForward {
        navigation?.pushViewController(to, animated: animated)
      } else {
        navigation?.popViewController(animated: animated)
      }
    case .modal, .overlay:
      if isForward {
        adopt()
        from.present(to, animated: animated)
      } else {
        to.dismiss(animated: animated)
      }
    case .tab: tabs?.tapItem(at: isForward ? 1 : 0)
    case .container: isForward ? forward() : backward()
    }
    Simulator.clock.advance(by: 0)
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  /// Whether the to screen rests.
  var isAtTo: Bool {
    switch own.style {
    case .navigation: navigation?.topViewController === to
    case .modal, .overlay: root.presentedViewController === to || from.presentedViewController === to
    case .tab: tabs?.selectedViewController === to
    case .container: to.parent === root && from.parent == nil
    }
  }

  /// Where the transition takes place.
  var container: UIView? {
    switch own.style {
    case .navigation: navigation?.view.subviews.first { $0.simulatedName == "navigation container" }
    case .modal, .overlay: to.currentPresentation?.containerView
    case .tab: tabs?.view.subviews.first { $0.simulatedName == "tab container" }
    case .container: root.view
    }
  }

  /// The view that the spec's from screen is: of what is presented over, all of it.
  var fromView: UIView { own.style == .modal || own.style == .overlay ? root.view : from.view }

  var isUnderWay: Bool {
    own.style == .container ? host?.run != nil : !Simulator.census.transitionsUnderWay.isEmpty
  }

  // MARK: The runtime's part

  /// What the transition is, as it runs or rests now.
  var description: TransitionDescription? {
    host?.run?.transition ?? host?.transition(to: to)
  }

  /// Who asks UIKit for runs: the one property that each generated class has.
  var host: TransitionHost? {
    guard let transition else { return nil }
    return Mirror(reflecting: transition).descendant("host") as? TransitionHost
  }

  /// The recognizer of a gesture of the spec, where it is now.
  func recognizer(_ index: Int) -> UIGestureRecognizer? {
    func find(in view: UIView) -> UIGestureRecognizer? {
      let own = view.gestureRecognizers?.first { ($0.delegate as? TransitionRecognizer)?.index == index }
      return own ?? view.subviews.lazy.compactMap(find).first
    }
    return find(in: window)
  }

  /// What is seen of the spec's objects, under the names that they have in the plan.
  func objects() -> [(name: String, object: ShownObject)] {
    let description = description
    var all: [(name: String, object: ShownObject)] = [
      ("from", shown(fromView)), ("to", shown(to.view)),
    ]
    if let container { all.append(("container", ShownObject(container))) }
    if let bar = tabs?.tabBar { all.append(("tabBar", ShownObject(bar))) }
    if let bar = navigation?.navigationBar { all.append(("navigationBar", ShownObject(bar))) }
    for (side, screen, parts) in [("from", from, own.from), ("to", to, own.to)] {
      for part in parts {
        guard let view = screen.parts[part.name] else { continue }
        all.append(("\(side).\(part.name)", shown(view, isMoved: part.isMoved)))
        guard let collection = view as? UICollectionView else { continue }
        let paths = collection.indexPathsForVisibleItems.sorted()
        for (index, path) in paths.enumerated() {
          guard let cell = collection.cellForItem(at: path) else { continue }
          all.append(("\(side).\(part.name)#\(index)/\(paths.count)", shown(cell)))
        }
      }
    }
    for (index, element) in (description?.addedViews ?? []).enumerated() {
      if let view = element.view { all.append(("added \(index)", shown(view))) }
    }
    for (index, element) in (description?.sharedElements ?? []).enumerated() {
      guard let view = element.view else { continue }
      var object = shown(view)
      object.crop = element.slot(.clip)?.view
      if object.crop === view { object.crop = nil }
      all.append(("shared \(index)", object))
    }
    return all.filter { $0.object.view.window != nil }
  }

  private func shown(_ view: UIView, isMoved: Bool = false) -> ShownObject {
    let box = view as? TransitionBox
    let blur = TransitionBlur.view(of: view)
    return ShownObject(
      view, blur: blur === view ? nil : blur, dim: TransitionCover.of(view), rounded: box?.inside,
      content: box.flatMap { $0.inside.subviews.count > 1 ? $0.inside.subviews.last : nil },
      isMovedByTransform: isMoved)
  }
}

/// Another delegate of the navigation controller or the tab bar controller, which plays nothing.
@MainActor final class AnyNeighbour: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  /// How often it was called before and after a screen was shown.
  private(set) var calls = (before: 0, after: 0)

  func navigationController(_: UINavigationController, willShow _: UIViewController, animated _: Bool) {
    calls.before += 1
  }

  func navigationController(_: UINavigationController, didShow _: UIViewController, animated _: Bool) {
    calls.after += 1
  }

  func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
    calls.before += 1
    return true
  }

  func tabBarController(_: UITabBarController, didSelect _: UIViewController) { calls.after += 1 }
}
