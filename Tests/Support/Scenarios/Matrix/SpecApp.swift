@_spi(Simulator) import UIKit

/// One of the two screens of a transition.
enum Side: String {
  case from, to

  var other: Side { self == .from ? .to : .from }
}

/// The app of a spec as the matrix sees it: its two screens, the ways between them, and what has to be so at rest.
///
/// A subclass is what is around the screens, `PushingApp`, `PresentingApp` or `TabsApp`, and its subclasses are the apps of the specs,
/// one each. What they do not override does not exist in their spec.
@MainActor class SpecApp {
  /// The sizes between which a window changes.
  static let sizes = [CGSize(width: 400, height: 800), CGSize(width: 800, height: 400)]

  /// The name of the spec's file, without its ending.
  class var spec: String { "" }

  /// Whether the container of the transition may be smaller than the window: that of a presentation.
  class var hasRoomAround: Bool { false }

  let window = UIWindow(frame: CGRect(origin: .zero, size: sizes[0]))
  let from: UIViewController
  let to: UIViewController
  /// What is around the from screen: the window's root.
  let root: UIViewController
  /// Where the views lie that the app hands over.
  let surroundings: Surroundings
  /// Every view as it is while the from screen rests, in each size.
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

  /// The app before anything has happened.
  class func make(in surroundings: Surroundings) -> SpecApp? { nil }

  // MARK: The spec

  /// How long each direction takes without a finger, in seconds, its delay included.
  func length(to side: Side) -> Double { 0 }

  /// How long a crossfade takes in place of both: for people who ask for less motion, and with nothing to fly, in seconds.
  var crossfades: (reduced: Double, fallback: Double) { (0.2, 0.25) }

  /// Whether the platform plays a direction.
  func isPlatforms(to side: Side) -> Bool { false }

  /// What drives the directions: one for each of the spec's interactions, in their order.
  var fingers: [SpecFinger] { [] }

  /// What the app is told in a run: before anything moves, and, on either side of the completion, when it is over.
  func hooks(to side: Side, completes: Bool) -> (start: [String], outcome: [String], end: [String]) {
    ([], [], [])
  }

  /// How a run ends in UIKit's record: nothing is seen there of a context of the app's own.
  func completion(_ completes: Bool) -> [String] { ["complete \(completes)"] }

  /// Whether the run under way shows less motion.
  var isReduced = false

  /// Whether what has come with less motion leaves so, whatever a person asks for by then.
  var leavesAsItHasCome: Bool { false }

  /// Whether the app may have no view for a shared element.
  var hasOptionalView: Bool { false }

  /// Whether what moves without it is a crossfade of the spec's own, of which the evaluator knows.
  var hasFallback: Bool { hasOptionalView }

  /// The view for the shared element is not there any more, or is there again.
  func setOptionalView(isThere: Bool) {}

  /// The cell has gone to another item, and another cell shows this one; or the first does again.
  func setCell(isRecycled: Bool) {}

  /// Whether the app may move the to screen from one rest state to another.
  var canMove: Bool { false }

  /// From now on the app does so whenever the to screen is shown.
  func moveWhenShown() {}

  /// The from screen lies on others in its stack, and below a bar.
  func arrange(_ depth: Combination.Depth, _ bar: Combination.Bar) {}

  /// What is otherwise than while the from screen rests, as long as the to screen does: besides where the two screens are.
  func stand(_ expected: inout HierarchyState, isReduced: Bool) {}

  /// What is otherwise than before anything has happened, when the to screen has left again: nothing, if it can be helped.
  func leave(_ expected: inout HierarchyState) {}

  /// What can be seen of the spec's objects, under their names in the spec.
  var objects: [(name: String, object: ShownObject)] { [] }

  /// What the evaluator has to know of the app: members of `sample`, besides the container and the frames of `objects`.
  var sample: [String] { [] }

  // MARK: The ways

  /// Goes to a screen, by code.
  func go(to side: Side, animated: Bool) {}

  /// The screen that the app is at, as UIKit has it.
  var side: Side { .from }

  /// Whether UIKit lets the app play a change at all: otherwise the screen is another one at once.
  /// - Parameter isDriven: Whether a finger begins it.
  func isShownAtOnce(isDriven: Bool) -> Bool { false }

  /// Where the transition takes place, while it does.
  var container: UIView? { nil }

  /// Whether a transition is under way.
  var isUnderWay: Bool { !Simulator.census.transitionsUnderWay.isEmpty }

  /// Whether a context that UIKit makes hands the screens' views over, and may withhold one.
  var canWithhold: Bool { true }

  /// Whether the app may ask for the way back while something is under way; it is then ignored.
  var canAskMeanwhile: Bool { false }

  /// Whether what a finger takes over goes on as the run that it was, whichever way the finger goes: where UIKit has the
  /// containers. In one of the app's own, what a finger of the other direction takes over has finished.
  var goesOnAsOneRun: Bool { true }

  /// The to screen has come to rest in the state to which its finger leads.
  func arrive() {}

  /// The object that flies between the views that the app hands over, if a finger takes that over.
  var picture: String? { nil }

  /// How far the to screen has come, as it is seen: 0 while the from screen rests, 1 while itself does. Nil in a spec of which
  /// no finger takes anything over.
  var seenShare: CGFloat? { nil }

  /// Whether an animator of the app's own must have a view of the context.
  func needs(_ key: UITransitionContextViewKey, to side: Side) -> Bool { false }

  /// Where the two screens are while the to screen rests.
  func place(_ expected: inout HierarchyState) {}

  /// The views of which nobody sees where they are: they are laid out again when they are shown.
  var unseen: [UIView] { [from.view, to.view].filter { $0.window == nil } }

  // MARK: Steps

  /// Lets pass what UIKit may take before a transition has started, and no more.
  func letStart() {}

  func settle() { Simulator.clock.runUntilIdle() }

  /// A person does something with the to screen at rest that is no part of a way there or back.
  func useToScreen() {}

  /// Turns the device.
  func turn() {
    sizeIndex = 1 - sizeIndex
    window.resize(to: size)
  }

  var size: CGSize { Self.sizes[sizeIndex] }

  /// A place in x from the leading edge, and a way towards the trailing one, as they are for readers from right to left.
  static func place(_ x: CGFloat, in width: CGFloat) -> CGFloat {
    Simulator.layoutDirection == .rightToLeft ? width - x : x
  }

  static func way(_ x: CGFloat) -> CGFloat { Simulator.layoutDirection == .rightToLeft ? -x : x }

  /// The app leaves the window, or comes back.
  func setRoot(isInWindow: Bool) {
    if isInWindow == (root.view.superview != nil) { return }
    if isInWindow { window.insertSubview(root.view, at: 0) } else { root.view.removeFromSuperview() }
  }

  /// Whether the window can be lost in the middle.
  var canLoseWindow: Bool { true }

  /// In the middle, what the transition takes place in leaves the window.
  func loseWindow() { setRoot(isInWindow: false) }

  /// It is in the window again.
  func regainWindow() { setRoot(isInWindow: true) }

  // MARK: Rest

  /// How much is alive while the from screen rests, of each kind: before the to screen has come, and when it has left without
  /// the transition for the first time, of which UIKit tells nobody.
  private var aliveAtRest: [Census.Role: Int] = [:]
  private var alivePlainly: [Census.Role: Int]?

  private var alive: [Census.Role: Int] {
    Dictionary(uniqueKeysWithValues: Census.Role.allCases.map { ($0, Simulator.census.alive($0).count) })
  }

  /// What has stayed alive of earlier visits to the to screen, while the from screen rests.
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

  /// Takes what is now, with the from screen at rest, as what has to come back.
  /// - Returns: What an app without any transition does not keep itself.
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

  /// What is otherwise than it has to be at rest.
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
