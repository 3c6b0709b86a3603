@_spi(Simulator) import UIKit

@testable import Generated

/// An app with a grid, a viewer, a tab bar and the generated transition.
@MainActor final class PhotosWorld {
  let grid = Grid()
  let viewer = Viewer()
  let zoom = PhotosZoomTransition()
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// The state of every view in the beginning, with the grid on screen.
  private(set) var gridAtRest: HierarchyState
  /// The state of every view just before the last transition has completed, until it is checked.
  private var atCompletion: HierarchyState?

  init() {
    navigation = UINavigationController(rootViewController: grid)
    window.simulatedName = "window"
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.delegate = zoom
    viewer.loadViewIfNeeded()
    gridAtRest = HierarchyState(of: [])
    Simulator.clock.advance(by: VirtualClock.frame)
    takeRest()
    Simulator.willComplete = { [weak self] in self?.atCompletion = self?.state }
  }

  /// Takes the current state as the state that must come back, after a scenario has changed the app itself.
  func takeRest() {
    gridAtRest = state
  }

  var state: HierarchyState { HierarchyState(of: [window, grid.view, viewer.view]) }

  // MARK: Parts

  var tabBar: UITabBar { tabs.tabBar }

  /// The container of the transitions.
  var container: UIView {
    navigation.view.subviews.first { $0.simulatedName == "navigation container" } ?? navigation.view
  }

  /// The visible views of the transition in the container, besides the screens.
  var additions: [UIView] {
    container.subviews.filter { $0 !== grid.view && $0 !== viewer.view && !$0.isHidden }
  }

  /// The picture in flight.
  var picture: UIImageView? {
    var queue = additions
    while let view = queue.popLast() {
      if let picture = view as? UIImageView { return picture }
      queue += view.subviews
    }
    return nil
  }

  var pan: UIPanGestureRecognizer? {
    viewer.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  // MARK: Steps

  func push(animated: Bool = true) {
    navigation.pushViewController(viewer, animated: animated)
  }

  func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
  }

  /// Waits until UIKit has started the transition, and no longer.
  func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  /// Forgets the state at the last completion: something else has happened since, or UIKit restores it later.
  func forgetCompletion() { atCompletion = nil }

  /// Waits until everything has ended.
  func settle() {
    Simulator.clock.runUntilIdle()
  }

  func pushAndSettle() {
    push()
    settle()
  }

  func popAndSettle() {
    pop()
    settle()
  }

  // MARK: The finger

  private static let fingerStart = CGPoint(x: 200, y: 400)

  /// A finger starts to pull.
  /// - Returns: Whether the gesture has begun.
  @discardableResult func beginPull(velocity: CGPoint = CGPoint(x: 0, y: 100)) -> Bool {
    pan?.begin(at: Self.fingerStart, velocity: velocity) ?? false
  }

  /// Moves the finger to a place relative to its start.
  func pull(x: CGFloat = 0, y: CGFloat) {
    pan?.move(to: CGPoint(x: Self.fingerStart.x + x, y: Self.fingerStart.y + y))
  }

  /// Begins, waits until the transition has started under the finger, and pulls.
  func beginAndPull(x: CGFloat = 0, y: CGFloat) {
    beginPull()
    Simulator.clock.advance(by: 0.1)
    pull(x: x, y: y)
  }

  func endPull(x: CGFloat = 0, y: CGFloat) {
    pan?.end(velocity: CGPoint(x: x, y: y))
  }

  // MARK: Assertions

  enum Side { case grid, viewer }

  /// One transition, for the calls that the app gets of it.
  enum Trip {
    case push, pop, cancelledPop

    var completes: Bool { self == .push || self == .pop }
    var isBack: Bool { self == .pop || self == .cancelledPop }
  }

  /// Checks that everything is as it must be at rest, after exactly these transitions.
  func checkRest(at side: Side, after trips: [Trip], _ moment: String = "at rest") {
    Report.equal("\(moment): top of the stack", top, side == .grid ? "grid" : "viewer")
    let differences = state.differences(from: expectedRest(at: side))
    Report.check("\(moment): hierarchy", differences.isEmpty, differences.joined(separator: "; "))
    if let seen = atCompletion?.lookDifferences(from: expectedRest(at: side)) {
      Report.check("\(moment): before it completed", seen.isEmpty, seen.joined(separator: "; "))
    }
    atCompletion = nil
    Report.equal("\(moment): calls", calls, expectedCalls(for: trips))
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }

  private var top: String { navigation.topViewController?.simulatedName ?? "something else" }

  private func expectedRest(at side: Side) -> HierarchyState {
    if side == .grid { return gridAtRest }
    var expected = gridAtRest
    let container = ObjectIdentifier(self.container)
    expected.expect(grid.view) { $0.parent = nil }
    expected.expect(viewer.view) { state in
      state.parent = container
      state.recognizerCount += 1
    }
    expected.expect(tabBar) { $0.alpha = 0 }
    for watch in navigation.watches { expected.expect(another: watch) }
    return expected
  }

  /// The called hooks and the completions, in order.
  private var calls: [String] {
    Simulator.recorder.events.compactMap { _, event in
      switch event {
      case .mark(let text): text
      case .completed(let didComplete): "complete \(didComplete)"
      default: nil
      }
    }
  }

  private func expectedCalls(for trips: [Trip]) -> [String] {
    trips.flatMap { trip in
      [
        "grid.willStart", "viewer.willStart", "complete \(trip.completes)", "grid.didEnd",
        "viewer.didEnd",
      ] + (trip.isBack ? ["grid.revealCell"] : [])
    }
  }

  /// The duration of the last transition, from its start hooks to its completion.
  var lastDuration: CGFloat {
    let events = Simulator.recorder.events
    let start = events.last { $0.event == .mark("grid.willStart") }?.time ?? 0
    let end = events.last { if case .completed = $0.event { true } else { false } }?.time ?? 0
    return CGFloat(end - start)
  }

  /// Checks that the simulator has found no violation, for scenarios that do not end at rest.
  func checkNoViolations() {
    Report.equal("violations", Simulator.recorder.violations, [])
  }
}
