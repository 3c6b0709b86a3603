@_spi(Simulator) import UIKit

/// One of the two screens of a transition.
enum Side: String {
  case from, to

  var other: Side { self == .from ? .to : .from }
}

/// The app of a spec in the matrix: its two screens, the ways between them, and the expected states at rest.
///
/// A subclass is a kind of container: `PushingApp`, `PresentingApp` or `SelectingApp`. Its subclasses are the apps of the specs,
/// one for each spec. A member that an app does not override does not exist in its spec.
@MainActor class SpecApp {
  /// The two sizes that a window changes between.
  static let sizes = [CGSize(width: 400, height: 800), CGSize(width: 800, height: 400)]

  /// The name of the spec's file, without its extension.
  class var spec: String { "" }

  /// Whether the container of the transition may be smaller than the window, as that of a presentation may be.
  class var hasRoomAround: Bool { false }

  let window = UIWindow(frame: CGRect(origin: .zero, size: sizes[0]))
  let from: UIViewController
  let to: UIViewController
  /// The root of the window, which contains the from screen.
  let root: UIViewController
  /// The kind of view that contains the views that the app hands over.
  let surroundings: Surroundings
  /// The state of every view while the from screen is at rest, in each size.
  private var rests: [HierarchyState] = []
  private var sizeIndex = 0

  init(from: UIViewController, to: UIViewController, root: UIViewController, in surroundings: Surroundings) {
    self.from = from
    self.to = to
    self.root = root
    self.surroundings = surroundings
    window.simulatedName = "window"
    window.rootViewController = root
    from.loadViewIfNeeded()
    to.loadViewIfNeeded()
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  /// Makes the app in its first state.
  class func make(in surroundings: Surroundings) -> SpecApp? { nil }

  // MARK: The spec

  /// The duration of each direction without a finger, in seconds, including its delay.
  func length(to side: Side) -> Double { 0 }

  /// The durations of the crossfades that replace both directions, in seconds: with reduced motion, and without a view for the
  /// shared element.
  var crossfades: (reduced: Double, fallback: Double) { (0.2, 0.25) }

  /// Whether the platform plays a direction.
  func isPlatforms(to side: Side) -> Bool { false }

  /// The fingers that drive the directions: one for each interaction of the spec, in their order.
  var fingers: [SpecFinger] { [] }

  /// The hooks that are called in a run: before anything moves, and before and after the completion at its end.
  func hooks(to side: Side, completes: Bool) -> (start: [String], outcome: [String], end: [String]) {
    ([], [], [])
  }

  /// The completion of a run in UIKit's record. A custom context has none there.
  func completion(_ completes: Bool) -> [String] { ["complete \(completes)"] }

  /// Whether the current run has reduced motion.
  var isReduced = false

  /// Whether a to screen that has come with reduced motion also leaves with it, even if the setting changes in between.
  var leavesAsItHasCome: Bool { false }

  /// Whether the app may have no view for a shared element.
  var hasOptionalView: Bool { false }

  /// Whether the fallback without that view is a crossfade of the spec, which the evaluator computes.
  var hasFallback: Bool { hasOptionalView }

  /// Removes the view for the shared element, or makes it available again.
  func setOptionalView(isThere: Bool) {}

  /// Reuses the cell for another item, so that another cell shows the current one, or takes that back.
  func setCell(isRecycled: Bool) {}

  /// Whether the app may move the to screen from one rest state to another.
  var canMove: Bool { false }

  /// From now on, the app moves the to screen whenever it is shown.
  func moveWhenShown() {}

  /// Puts the from screen on others in its stack, and below a bar.
  func arrange(_ depth: Combination.Depth, _ bar: Combination.Bar) {}

  /// Changes the expected state at the from screen to that at the to screen, except for the places of the two screens.
  func stand(_ expected: inout HierarchyState, isReduced: Bool) {}

  /// Changes the expected state after the to screen has left without animation. Usually nothing changes.
  func leave(_ expected: inout HierarchyState) {}

  /// The visible objects of the spec, under their names in the spec.
  var objects: [(name: String, object: ShownObject)] { [] }

  /// The inputs of the evaluator: members of `sample`, besides the container and the frames of `objects`.
  var sample: [String] { [] }

  // MARK: The directions

  /// Goes to a screen by code.
  func go(to side: Side, animated: Bool) {}

  /// The screen that UIKit shows.
  var side: Side { .from }

  /// Whether UIKit shows the screen at once, without a transition.
  /// - Parameter isDriven: Whether a finger begins it.
  func isShownAtOnce(isDriven: Bool) -> Bool { false }

  /// The view in which the transition takes place, during the transition.
  var container: UIView? { nil }

  /// Whether a transition is under way.
  var isUnderWay: Bool { !Simulator.census.transitionsUnderWay.isEmpty }

  /// Whether the transition context is UIKit's, which may withhold the view of a screen.
  var canWithhold: Bool { true }

  /// Whether the app may ask for the way back during a run. UIKit then ignores it.
  var canAskMeanwhile: Bool { false }

  /// Whether a run that a finger takes over stays the same run, in whichever direction the finger goes. That is so in UIKit's
  /// containers. In a custom container, a run that a finger of the other direction takes over has finished.
  var goesOnAsOneRun: Bool { true }

  /// Tells the app that the to screen rests in the state to which its finger leads.
  func arrive() {}

  /// The name of the object that flies between the views of the app, if a finger can take it over.
  var picture: String? { nil }

  /// The visible progress of the to screen: 0 at the from screen, 1 at the to screen. It is nil if no finger of the spec takes
  /// anything over.
  var seenShare: CGFloat? { nil }

  /// Whether a custom animator needs a view of the context.
  func needs(_ key: UITransitionContextViewKey, to side: Side) -> Bool { false }

  /// Sets the expected places of the two screens while the to screen is at rest.
  func place(_ expected: inout HierarchyState) {}

  /// The views whose places do not matter: they are laid out when they are shown again.
  var unseen: [UIView] { [from.view, to.view].filter { $0.window == nil } }

  // MARK: Steps

  /// Waits until UIKit has started the transition, and no longer.
  func letStart() {}

  func settle() { Simulator.clock.runUntilIdle() }

  /// The user does something with the to screen at rest that belongs to no direction.
  func useToScreen() {}

  /// Turns the device.
  func turn() {
    sizeIndex = 1 - sizeIndex
    window.resize(to: size)
  }

  var size: CGSize { Self.sizes[sizeIndex] }

  /// An x coordinate from the leading edge, and a distance towards the trailing edge. Both are mirrored for apps that read from
  /// right to left.
  static func place(_ x: CGFloat, in width: CGFloat) -> CGFloat {
    Simulator.layoutDirection == .rightToLeft ? width - x : x
  }

  static func way(_ x: CGFloat) -> CGFloat { Simulator.layoutDirection == .rightToLeft ? -x : x }

  /// Removes the app from the window, or adds it again.
  func setRoot(isInWindow: Bool) {
    if isInWindow == (root.view.superview != nil) { return }
    if isInWindow { window.insertSubview(root.view, at: 0) } else { root.view.removeFromSuperview() }
  }

  /// Whether the window can be lost during a run.
  var canLoseWindow: Bool { true }

  /// Removes the view in which the transition takes place from the window, during a run.
  func loseWindow() { setRoot(isInWindow: false) }

  /// Adds it to the window again.
  func regainWindow() { setRoot(isInWindow: true) }

  // MARK: Rest

  /// The number of living objects of each role while the from screen is at rest: before the to screen has come, and after it has
  /// left without the transition for the first time, which UIKit does not report.
  private var aliveAtRest: [Census.Role: Int] = [:]
  private var alivePlainly: [Census.Role: Int]?

  private var alive: [Census.Role: Int] {
    Dictionary(uniqueKeysWithValues: Census.Role.allCases.map { ($0, Simulator.census.alive($0).count) })
  }

  /// The objects that have stayed alive since earlier visits to the to screen, while the from screen is at rest.
  /// - Parameter isPlain: Whether the to screen may have left without the transition.
  func leftAlive(isPlain: Bool) -> [String] {
    let now = alive
    if isPlain, alivePlainly == nil { alivePlainly = now }
    let before = isPlain ? alivePlainly ?? now : aliveAtRest
    return now.compactMap { role, count in
      let known = before[role, default: 0]
      return count > known ? "\(count) of \(role.rawValue) are alive, not \(known)" : nil
    }.sorted()
  }

  private var state: HierarchyState { HierarchyState(of: [window, root.view, from.view, to.view]) }

  /// Takes the current state, with the from screen at rest, as the state that must come back.
  /// - Returns: The differences after changes of the size, which an app shows even without a transition.
  func takeRests() -> [String] {
    rests = []
    for _ in Self.sizes {
      rests.append(state)
      turn()
      settle()
    }
    aliveAtRest = alive
    return state.differences(from: rests[0])
  }

  /// The differences from the expected state at rest.
  func differences(at side: Side, isReduced: Bool) -> [String] {
    var expected = rests[sizeIndex]
    if side == .to {
      place(&expected)
      stand(&expected, isReduced: isReduced)
    } else {
      leave(&expected)
    }
    for view in unseen {
      expected.expect(view) { state in
        state.bounds = view.bounds
        state.center = view.center
      }
    }
    for late in Self.views(in: [window, root.view, from.view, to.view]).compactMap({ $0 as? LateView }) {
      for view in late.subviews {
        let place = late.window == nil ? view.center : late.places[ObjectIdentifier(view)]
        place.map { place in expected.expect(view) { $0.center = place } }
      }
    }
    return state.differences(from: expected)
  }

  private static func views(in roots: [UIView]) -> [UIView] {
    roots + roots.flatMap { views(in: $0.subviews) }
  }
}
