import TransitionPlan
import TransitionText

/// Relations between the interactions of a transition, and values that all of them read. Each is computed once, when the first
/// interaction asks.
final class FingerNeighbours {
  let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// The displays for which the spec is made.
  private(set) lazy var displays = KnownRests.displays(transition, expressions)

  // MARK: Where views rest

  private struct EdgeView: Hashable {
    var view: Subject
    var edge: GestureEdge
  }

  private var away = FlatTable<EdgeView, Bool>()

  /// Whether a view surely rests away from an edge.
  func restsAway(_ view: Subject, from edge: GestureEdge) -> Bool {
    // A view lies in its screen, and that is checked once for all its views without a sample or a place.
    let view =
      if case .provided(.to, _) = view, !RestingPlaces.isLaidOut(view, transition) {
        Subject.screen(.to)
      } else { view }
    let key = EdgeView(view: view, edge: edge)
    if let known = away[key] { return known }
    let isAway = RestingPlaces.isAway(view, from: edge, transition, expressions)
    away.set(key, isAway)
    return isAway
  }

  // MARK: Waiting gestures

  private struct BegunGesture: Hashable {
    var start: Side
    var gesture: Gesture
    var view: Subject
  }

  /// For each finger, the first rule by which it waits for a two-finger gesture that begins at the same rest and whose view it is
  /// on.
  private lazy var outranked: FlatTable<BegunGesture, GestureRule> = {
    var rules = FlatTable<BegunGesture, GestureRule>()
    for other in transition.interactions where !other.gesture.isByOneFinger {
      for rule in other.rules where rule.relation == .outranks && other.view.holdsFingers(of: rule.view) {
        let finger = BegunGesture(start: other.direction.start, gesture: rule.gesture, view: rule.view)
        rules.add(
          finger,
          GestureRule(relation: .outranks, gesture: other.gesture, view: other.view, location: rule.location))
      }
    }
    return rules
  }()

  /// The first gesture of two fingers that outranks a gesture of one finger, and whose view that finger is on.
  func outranking(_ own: Interaction) -> GestureRule? {
    if outranked.isEmpty { return nil }
    return outranked[BegunGesture(start: own.direction.start, gesture: own.gesture, view: own.view)]
  }

  // MARK: What plays

  private var tracks = ByDirection<FlatTable<Subject, [Track]>>()

  /// The tracks of an object in a direction: motions that can be caught.
  func tracks(of subject: Subject, in direction: Direction) -> [Track] {
    let known = tracks[direction] ?? FlatTable(grouping: transition[direction].tracks, by: \.subject)
    tracks[direction] = known
    return known[subject] ?? []
  }

  // MARK: What scrolls

  private struct ScreenRun: Hashable {
    var side: Side
    var direction: Direction
  }

  private var scrolls = FlatTable<ScreenRun, [Subject]>()
  private var holds = ByDirection<FlatTable<Subject, [ExpressionID]>>()

  /// The scroll views of a screen, without those that the transition keeps from scrolling in a direction.
  func scrollViews(on side: Side, in direction: Direction) -> [Subject] {
    let run = ScreenRun(side: side, direction: direction)
    if let known = scrolls[run] { return known }
    let views = transition[side].views
    let all = views.indices.lazy.filter { views[$0].kind.scrolls }.map { Subject.provided(side, $0) }
    let free = Array(all.filter { !self.scrolling(of: $0, in: direction).contains(where: self.isFalse) })
    scrolls.set(run, free)
    return free
  }

  /// The scroll views whose horizontal offset an interaction reads.
  private lazy var readsAcross: FlatSet<Subject> = {
    var scrolls = FlatSet<Subject>()
    for root in transition.interactions.flatMap(\.values) + transition.locals.map(\.value) {
      // `offset.y` reads `offset` as well, but not horizontally.
      var offsets = FlatTable<ExpressionID, Subject>()
      var vertical = FlatSet<ExpressionID>()
      expressions.visit(root) { id in
        switch expressions[id].kind {
        case .property(let scroll, .offset), .start(let scroll, .offset): offsets.set(id, scroll)
        case .component(let operand, .y): vertical.insert(operand)
        default: break
        }
      }
      for (id, scroll) in offsets where !vertical.contains(id) { scrolls.insert(scroll) }
    }
    return scrolls
  }()

  /// Whether a scroll view may scroll along one of some axes: vertically, and horizontally if an interaction reads its `offset.x`.
  func mayScroll(_ scroll: Subject, along axes: [Axis]) -> Bool {
    axes.contains(.vertical) || readsAcross.contains(scroll)
  }

  private lazy var standstills: FlatTable<Subject, SpecLocation> = {
    var places = FlatTable<Subject, SpecLocation>()
    for obligation in transition.obligations where obligation.acquire == .stayStart {
      guard case .held(let scroll, .scrollEnabled, let value) = obligation.kind, isFalse(value)
      else { continue }
      places.add(scroll, obligation.location)
    }
    return places
  }()

  /// Where the spec keeps a scroll view from scrolling for the stay; nil where it does not.
  func standstill(of scroll: Subject) -> SpecLocation? { standstills[scroll] }

  /// Whether a value is written as `false`.
  func isFalse(_ id: ExpressionID) -> Bool {
    if case .flag(false) = expressions[id].kind { true } else { false }
  }

  /// The values at which the transition holds a scroll view's `scrollEnabled` while a direction is driven.
  func scrolling(of scroll: Subject, in direction: Direction) -> [ExpressionID] {
    let known = holds[direction] ?? holds(in: direction)
    holds[direction] = known
    return known[scroll] ?? []
  }

  private func holds(in direction: Direction) -> FlatTable<Subject, [ExpressionID]> {
    let fingers = FlatSet(transition.interactions.flatMap { $0.holds.map(\.location) })
    var holds = FlatTable<Subject, [ExpressionID]>()
    for obligation in transition.obligations {
      guard case .held(let scroll, .scrollEnabled, let value) = obligation.kind else { continue }
      let isMeanwhile =
        switch obligation.acquire {
        case .runStart: true
        case .forwardStart: direction == .forward
        case .backwardStart, .stayStart: direction == .backward
        case .drivenStart: !fingers.contains(obligation.location)
        case .runEnd, .stayEnd: false
        }
      if isMeanwhile { holds[scroll, default: []].append(value) }
    }
    return holds
  }
}

extension Interaction {
  /// The expressions that are evaluated under the finger.
  var values: [ExpressionID] {
    let conditions = [begin, decision.condition, finishNow] + (simultaneous + handsOver).map(\.condition)
    return (conditions + [progress] + drives.map(\.value)).compactMap(\.self)
  }
}
