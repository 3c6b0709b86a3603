@_spi(Simulator) import UIKit

/// What the apps of small specs have in common: two plain screens, of which one comes in the place of the other.
@MainActor class FlightWorld: SpecWorld {
  /// The screens, as they are held by whatever shows them.
  let first: UIViewController
  let second: UIViewController

  init(root: UIViewController, _ first: UIViewController, _ second: UIViewController) {
    self.first = first
    self.second = second
    for (name, screen) in [("first", first), ("second", second)] {
      screen.loadViewIfNeeded()
      screen.simulatedName = name
      screen.view.simulatedName = name + ".view"
    }
    super.init(root: root, trees: [first.view, second.view])
  }

  // MARK: Parts

  /// What both screens lie in while a transition is under way.
  var container: UIView? { second.view.superview ?? first.view.superview }

  /// What lies beside the screens, from the bottom up, while a transition is under way.
  var besides: [UIView] {
    container?.subviews.filter { $0 !== first.view && $0 !== second.view } ?? []
  }

  /// The order of everything in the container, the screens by number and everything else by its class and colour.
  var order: [String] {
    (container?.subviews ?? []).map { view in
      if view === first.view { return "first" }
      if view === second.view { return "second" }
      return view is UIVisualEffectView ? "blur" : view is UIImageView ? "picture" : "colour"
    }
  }

  /// The black that covers a screen.
  func cover(_ screen: UIViewController) -> UIView? { screen.view.subviews.last }

  /// The first pan of a view.
  func pan(on view: UIView) -> UIPanGestureRecognizer? {
    view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  // MARK: Steps

  /// What is sampled on a way; the scenarios of a spec say it.
  func sample(_ way: String, at time: Double) {}

  /// Samples 60 times a second as long as a way lasts.
  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { sample(way, at: $0) }
  }

  /// The second screen is presented by the first, and is up.
  func present() {
    first.present(second, animated: true)
    settle()
  }

  /// A finger comes down on a view and goes as far, and the transition has started by then.
  @discardableResult func pull(_ pan: UIPanGestureRecognizer?, by way: CGVector) -> Bool {
    let start = CGPoint(x: 200, y: 400)
    let ahead = CGPoint(
      x: way.dx == 0 ? 0 : way.dx > 0 ? 50 : -50, y: way.dy == 0 ? 0 : way.dy > 0 ? 50 : -50)
    guard pan?.begin(at: start, velocity: ahead) == true else { return false }
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    return true
  }

  // MARK: Assertions

  /// The first screen shows again, and everything is as it was.
  func checkFirst(
    completed: [Bool], _ moment: String, _ change: (inout HierarchyState) -> Void = { _ in }
  ) {
    var expected = atRest
    change(&expected)
    check(expected, completed: completed, moment)
  }

  /// The views that stay in front of the second screen while it shows.
  var above: [UIView] { second.view.subviews.last?.subviews ?? [] }

  /// The second screen shows in the place of the first one.
  func checkSecond(
    completed: [Bool], _ moment: String, recognizers: Int = 1, above: Int = 0,
    size: CGSize = UIScreen.main.bounds.size,
    _ change: (inout HierarchyState) -> Void = { _ in }
  ) {
    var expected = atRest
    let parent = second.view.superview
    Report.check("\(moment): the second is in the window", second.view.window != nil)
    expected.expect(first.view) { $0.parent = nil }
    if first.presentedViewController === second, let parent {
      expected.expectNew(parent, like: parent) { _ in }
    }
    expected.expect(second.view) { state in
      state.parent = parent.map { ObjectIdentifier($0) }
      state.recognizerCount += recognizers
      state.bounds.size = size
      state.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
    if above > 0, let cover = second.view.subviews.last {
      Report.equal("\(moment): above it", self.above.count, above)
      Report.near("\(moment): the cover fills", cover.frame, CGRect(origin: .zero, size: size))
      Report.equal("\(moment): above it they are seen", self.above.map(\.alpha), self.above.map { _ in 1 })
      // What VoiceOver finds in what can be tapped lies in that.
      let elements = self.above.flatMap(\.subviews).filter(\.isAccessibilityElement)
      for view in [cover] + self.above + elements { expected.expectNew(view, like: view) { _ in } }
    }
    change(&expected)
    check(expected, completed: completed, moment)
  }
}
