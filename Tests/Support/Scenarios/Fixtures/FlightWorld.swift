@_spi(Simulator) import UIKit

/// The base of the apps of small specs: two plain screens, the second of which takes the place of the first.
@MainActor class FlightWorld: SpecWorld {
  /// The screens, as the container controller holds them.
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

  /// The view that contains both screens during a transition.
  var container: UIView? { second.view.superview ?? first.view.superview }

  /// The other views beside the screens during a transition, from the bottom up.
  var besides: [UIView] {
    container?.subviews.filter { $0 !== first.view && $0 !== second.view && !$0.isHidden } ?? []
  }

  /// The views in the container in their order. A screen has its number as its name, any other view its class or colour.
  var order: [String] {
    (container?.subviews ?? []).map { view in
      if view === first.view { return "first" }
      if view === second.view { return "second" }
      return view is UIVisualEffectView ? "blur" : view is UIImageView ? "picture" : "colour"
    }
  }

  /// The black view that covers a screen.
  func cover(_ screen: UIViewController) -> UIView? { screen.view.subviews.last }

  /// The first pan recognizer of a view.
  func pan(on view: UIView) -> UIPanGestureRecognizer? {
    view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  // MARK: Steps

  /// Samples the values of a direction. The apps of the specs override it.
  func sample(_ way: String, at time: Double) {}

  /// Samples 60 times a second for a duration.
  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { sample(way, at: $0) }
  }

  /// The first screen presents the second one and the presentation ends.
  func present() {
    first.present(second, animated: true)
    settle()
  }

  /// Moves a finger that touches a view by a vector. The transition has started by then.
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

  /// Checks that the first screen is shown again and that everything is as before.
  func checkFirst(
    completed: [Bool], _ moment: String, _ change: (inout HierarchyState) -> Void = { _ in }
  ) {
    var expected = atRest
    change(&expected)
    check(expected, completed: completed, moment)
  }

  /// The views that stay in front of the second screen while it is shown.
  var above: [UIView] { second.view.subviews.last?.subviews ?? [] }

  /// Checks that the second screen is shown in place of the first.
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
      // A view that can be tapped contains its accessibility element.
      let elements = self.above.flatMap(\.subviews).filter(\.isAccessibilityElement)
      for view in [cover] + self.above + elements { expected.expectNew(view, like: view) { _ in } }
    }
    change(&expected)
    check(expected, completed: completed, moment)
  }
}
