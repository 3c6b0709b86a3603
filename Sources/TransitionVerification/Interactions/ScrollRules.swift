import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Between a pan and the scroll views under it something says which takes the finger.
  ///
  /// Pans from an edge are not looked at: they begin where no list is touched, and the platform prefers them.
  mutating func checkScrollRules() {
    guard case .pan(let direction) = facts.interaction.gesture, let place = facts.interaction.gestureLocation
    else {
      return
    }
    guard let scroll = contested(direction) else { return }
    let name = facts.transition.name(of: scroll)
    let holds = facts.interaction.holds.filter { $0.subject == scroll && $0.property == .scrollEnabled }
    report(
      Diagnostic(
        .scrollViewUnderGesture, at: place.range, [.text(facts.interaction.gesture.text), .text(name)],
        labels: holds.map { DiagnosticLabel($0.location.range, "this lets it scroll") },
        notes: [
          "say it with \(Self.atItsStart(name, direction))`hold \(name).scrollEnabled = false`, "
            + "`simultaneous with`, `hands over to`, `outranks` or `waits for`"
        ]))
  }

  /// The condition that a view is scrolled as far as it goes, where a pan goes on from there.
  private static func atItsStart(_ name: String, _ direction: PanDirection) -> String {
    switch direction {
    case .down, .vertical: "`begin when \(name).offset.y <= 0`, "
    case .right, .trailing, .horizontal: "`begin when \(name).offset.x <= 0`, "
    case .up, .left, .leading, .any: ""
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
    neighbours.scrollViews(on: side, in: facts.interaction.direction)
  }

  // MARK: Who takes the finger

  /// The first scroll view under the finger of which nothing decides who takes that. What only names it does not.
  private mutating func contested(_ direction: PanDirection) -> Subject? {
    let scrolls = scrollViews.filter { neighbours.mayScroll($0, along: direction.axes) }
    if scrolls.isEmpty { return nil }
    let interaction = facts.interaction
    var ruled = FlatSet(interaction.handsOver.map(\.subject))
    for rule in interaction.rules where rule.gesture.isPan { ruled.insert(rule.view) }
    var conditions = FlatTable<Subject, [ExpressionID]>()
    for rule in interaction.simultaneous {
      if let condition = rule.condition {
        conditions[rule.subject, default: []].append(condition)
      } else {
        ruled.insert(rule.subject)
      }
    }
    var held = FlatTable<Subject, [ExpressionID]>()
    for hold in interaction.holds where hold.property == .scrollEnabled {
      held[hold.subject, default: []].append(hold.value)
    }
    var limited: ScrollsAtLimit?
    for scroll in scrolls where !ruled.contains(scroll) {
      if mayScrollAlong(conditions[scroll] ?? []) { continue }
      let values = (held[scroll] ?? []) + neighbours.scrolling(of: scroll, in: interaction.direction)
      if mayBeStill(values) { continue }
      guard let begin = interaction.begin else { return scroll }
      let known = limited ?? scrollsAtLimit(begin, holds: true, direction)
      limited = known
      switch known {
      case .all: return nil
      case .some(let some): if !some.contains(scroll) { return scroll }
      }
    }
    return nil
  }

  /// Whether a `simultaneous with` may hold.
  private mutating func mayScrollAlong(_ conditions: [ExpressionID]) -> Bool {
    for condition in conditions where !surely(.deciding, { !$0.canBe(true, condition) }) { return true }
    return false
  }

  /// Whether one of the values that `scrollEnabled` is held at may keep it from scrolling.
  private mutating func mayBeStill(_ values: [ExpressionID]) -> Bool {
    for value in values where !surely(.zero, { $0.truth(value) == .yes }) { return true }
    return false
  }

  /// The scroll views that `begin when` says are where they cannot scroll along: held at their limit, or not scrolling at all. Of
  /// what `or` puts together each part has to say so.
  private mutating func scrollsAtLimit(
    _ id: ExpressionID, holds: Bool, _ direction: PanDirection
  ) -> ScrollsAtLimit {
    switch facts.expressions[id].kind {
    case .not(let operand): return scrollsAtLimit(operand, holds: !holds, direction)
    case .local(let index):
      return scrollsAtLimit(facts.transition.locals[index].value, holds: holds, direction)
    case .property(let scroll, .scrollEnabled): return .some(holds ? [] : [scroll])
    // A condition of the app is its answer, whatever that looks at.
    case .handed: return .all
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      let first = scrollsAtLimit(left, holds: holds, direction)
      let second = scrollsAtLimit(right, holds: holds, direction)
      let isBoth = if case .binary(.and, _, _) = facts.expressions[id].kind { holds } else { !holds }
      return isBoth ? first.union(second) : first.intersection(second)
    case .binary(let symbol, let left, let right):
      var limited: Set<Subject> = []
      for scroll in scrolled(left).union(scrolled(right)) {
        if limits(scroll, symbol, left, right, holds: holds, direction)
          || limits(scroll, symbol.mirrored, right, left, holds: holds, direction)
        {
          limited.insert(scroll)
        }
      }
      return .some(limited)
    default: return .some([])
    }
  }

  /// The objects of which a value reads where they are scrolled to.
  private func scrolled(_ id: ExpressionID) -> Set<Subject> {
    var found: Set<Subject> = []
    facts.expressions.visit(id) { part in
      switch facts.expressions[part].kind {
      case .property(let subject, .offset), .start(let subject, .offset), .found(let subject, .offset):
        found.insert(subject)
      case .local(let index): found.formUnion(scrolled(facts.transition.locals[index].value))
      default: break
      }
    }
    return found
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

  /// What is in `max(0, …)`.
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

/// Scroll views that cannot scroll along when a gesture begins.
private enum ScrollsAtLimit {
  /// Whichever there are.
  case all
  case some(Set<Subject>)

  func union(_ other: ScrollsAtLimit) -> ScrollsAtLimit {
    guard case .some(let mine) = self, case .some(let others) = other else { return .all }
    return .some(mine.count < others.count ? others.union(mine) : mine.union(others))
  }

  func intersection(_ other: ScrollsAtLimit) -> ScrollsAtLimit {
    switch (self, other) {
    case (.all, let some), (let some, .all): some
    case (.some(let mine), .some(let others)): .some(mine.intersection(others))
    }
  }
}

extension Gesture {
  fileprivate var isPan: Bool { if case .pan = self { true } else { false } }
}

extension PanDirection {
  /// The axes along which it goes, 0 for x.
  var axes: [Int] {
    switch self {
    case .left, .right, .leading, .trailing, .horizontal: [0]
    case .up, .down, .vertical: [1]
    case .any: [0, 1]
    }
  }

  /// Whether it would scroll to where the contents begin.
  var goesToBeginning: Bool { self != .up && fromLeft != .left }

  /// Whether it would scroll to where they end.
  fileprivate var goesToEnd: Bool { self != .down && fromLeft != .right }
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
