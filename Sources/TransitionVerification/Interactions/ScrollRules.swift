import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Between a pan and the scroll views under it something says which takes the finger.
  ///
  /// Pans from an edge are not looked at: they begin where no list is touched, and the platform prefers them.
  mutating func checkScrollRules() {
    guard case .pan(let direction) = facts.interaction.gesture, let place = facts.interaction.gestureLocation
    else {
      return
    }
    for scroll in scrollViews where !isSettled(scroll, under: direction) {
      let name = facts.transition.name(of: scroll)
      report(
        Diagnostic(
          .scrollViewUnderGesture, at: place.range, [.text(facts.interaction.gesture.text), .text(name)],
          notes: [
            "say it with \(Self.atItsStart(name, direction))`hold \(name).scrollEnabled = false`, "
              + "`simultaneous with`, `hands over to`, `outranks` or `waits for`"
          ]))
      return
    }
  }

  /// The condition that a view is scrolled as far as it goes, where a pan goes on from there.
  private static func atItsStart(_ name: String, _ direction: PanDirection) -> String {
    switch direction {
    case .down, .vertical: "`begin when \(name).offset.y <= 0`, "
    case .right, .horizontal: "`begin when \(name).offset.x <= 0`, "
    case .up, .left, .any: ""
    }
  }

  /// The scroll views that are under the finger, as far as the spec knows: those of the screen that has the gesture.
  private var scrollViews: [Subject] {
    switch facts.interaction.view {
    case .screen(let side): scrollViews(on: side)
    case .container: scrollViews(on: facts.interaction.direction.start)
    case .provided(let side, let index):
      // Many views may each have a gesture: none of them looks at all.
      facts.transition[side].views[index].kind.scrolls ? [.provided(side, index)] : []
    case .shared, .added, .tabBar, .navigationBar: []
    }
  }

  private func scrollViews(on side: Side) -> [Subject] {
    let views = facts.transition[side].views
    return views.indices.filter { views[$0].kind.scrolls }.map { .provided(side, $0) }
  }

  // MARK: Who takes the finger

  /// Whether something decides who takes the finger. What only names the scroll view does not.
  private mutating func isSettled(_ scroll: Subject, under direction: PanDirection) -> Bool {
    let interaction = facts.interaction
    if interaction.handsOver.contains(where: { $0.subject == scroll }) { return true }
    if interaction.rules.contains(where: { $0.view == scroll && $0.gesture.isPan }) { return true }
    for rule in interaction.simultaneous where rule.subject == scroll {
      guard let condition = rule.condition else { return true }
      if !surely(.deciding, { !$0.canBe(true, condition) }) { return true }
    }
    for value in scrolling(of: scroll) where !surely(.zero, { $0.truth(value) == .yes }) { return true }
    guard let begin = interaction.begin else { return false }
    return isAtItsLimit(scroll, begin, holds: true, direction)
  }

  /// What the scroll view's `scrollEnabled` is held at while this finger drives.
  func scrolling(of scroll: Subject) -> [ExpressionID] {
    let own = facts.interaction.holds.filter { $0.subject == scroll && $0.property == .scrollEnabled }
      .map(\.value)
    let fingers = Set(facts.transition.interactions.flatMap { $0.holds.map(\.location) })
    let direction = facts.interaction.direction
    return own
      + facts.transition.obligations.compactMap { obligation in
        guard case .held(scroll, .scrollEnabled, let value) = obligation.kind else { return nil }
        let isMeanwhile =
          switch obligation.acquire {
          case .runStart: true
          case .forwardStart: direction == .forward
          case .backwardStart, .stayStart: direction == .backward
          case .drivenStart: !fingers.contains(obligation.location)
          case .runEnd, .stayEnd: false
          }
        return isMeanwhile ? value : nil
      }
  }

  /// Whether `begin when` says that the scroll view is where it cannot scroll along: held at its limit, or not scrolling at
  /// all. Of what `or` puts together each part has to say so.
  private mutating func isAtItsLimit(
    _ scroll: Subject, _ id: ExpressionID, holds: Bool, _ direction: PanDirection
  ) -> Bool {
    switch facts.expressions[id].kind {
    case .not(let operand): return isAtItsLimit(scroll, operand, holds: !holds, direction)
    case .local(let index):
      return isAtItsLimit(scroll, facts.transition.locals[index].value, holds: holds, direction)
    case .property(scroll, .scrollEnabled): return !holds
    // A condition of the app is its answer, whatever that looks at.
    case .handed: return true
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      let first = isAtItsLimit(scroll, left, holds: holds, direction)
      let second = isAtItsLimit(scroll, right, holds: holds, direction)
      let isBoth = if case .binary(.and, _, _) = facts.expressions[id].kind { holds } else { !holds }
      return isBoth ? first || second : first && second
    case .binary(let symbol, let left, let right):
      return limits(scroll, symbol, left, right, holds: holds, direction)
        || limits(scroll, symbol.mirrored, right, left, holds: holds, direction)
    default: return false
    }
  }

  /// Whether a comparison holds the offset, which the left side has, to the limit at which the pan would scroll no more.
  private mutating func limits(
    _ scroll: Subject, _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, holds: Bool,
    _ direction: PanDirection
  ) -> Bool {
    if let inner = aboveZero(left) {
      // No more than 0 is 0, held to 0 and above.
      let same: BinaryOperator = symbol == .equal ? .lessOrEqual : symbol == .notEqual ? .greater : symbol
      return limits(scroll, same, inner, right, holds: holds, direction)
    }
    guard let sides = symbol.sides(holds: holds) else { return false }
    for axis in direction.axes {
      let key = PartKey(scroll, .offset, axis)
      let isElsewhere = surely(.gate) { analysis in
        let difference = analysis.value(left) - analysis.value(right)
        guard let unknown = difference.unknown, unknown == .layout(key) || unknown == .rest(key) else {
          return true
        }
        let limit = -difference.offset / Interval(difference.factor)
        let (isMost, isLeast) =
          difference.factor > 0 ? (sides.below, sides.above) : (sides.above, sides.below)
        let isBeginning = isMost && direction.goesToBeginning && limit.low <= Self.slop
        // How long its contents are nobody knows: its end is where the spec says.
        let isEnd = isLeast && direction.goesToEnd && limit.high > 0
        return !isBeginning && !isEnd
      }
      if !isElsewhere { return true }
    }
    return false
  }

  /// What stands in `max(0, …)`.
  private func aboveZero(_ id: ExpressionID) -> ExpressionID? {
    guard case .call(.max, let arguments) = facts.expressions[id].kind, arguments.count == 2 else {
      return nil
    }
    if facts.expressions.constant(arguments[0]) == 0 { return arguments[1] }
    return facts.expressions.constant(arguments[1]) == 0 ? arguments[0] : nil
  }

  /// How far from its beginning a scroll view still counts as being there, in points: as far as a finger goes before it is
  /// taken for a pan.
  private static let slop = 10.0
}

extension Gesture {
  fileprivate var isPan: Bool { if case .pan = self { true } else { false } }
}

extension PanDirection {
  /// The axes along which it goes, 0 for x.
  var axes: [Int] {
    switch self {
    case .left, .right, .horizontal: [0]
    case .up, .down, .vertical: [1]
    case .any: [0, 1]
    }
  }

  /// Whether it would scroll to where the contents begin.
  var goesToBeginning: Bool { self != .up && self != .left }

  /// Whether it would scroll to where they end.
  fileprivate var goesToEnd: Bool { self != .down && self != .right }
}

extension BinaryOperator {
  /// The same with its sides exchanged.
  var mirrored: BinaryOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: self
    }
  }

  /// Whether its left side is held below the right one, and whether above; nil for what says neither.
  /// - Parameter holds: Whether it holds or fails.
  func sides(holds: Bool) -> (below: Bool, above: Bool)? {
    switch self {
    case .less, .lessOrEqual: (holds, !holds)
    case .greater, .greaterOrEqual: (!holds, holds)
    case .equal where holds, .notEqual where !holds: (true, true)
    default: nil
    }
  }
}

extension ViewKind {
  /// Whether a finger scrolls what it shows.
  fileprivate var scrolls: Bool { self == .scroll || self == .collection }
}
