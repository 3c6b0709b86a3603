import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Checks that something decides between a pan and the scroll views under it.
  ///
  /// Edge pans are not checked: they begin where no list is touched, and the platform prefers them.
  mutating func checkScrollRules() {
    guard case .pan(let direction) = gesture, let place = interaction.gestureLocation else { return }
    guard let scroll = contested(direction) else { return }
    let name = transition.name(of: scroll)
    let holds = interaction.holds.filter { $0.subject == scroll && $0.property == .scrollEnabled }
    let along = interaction.simultaneous.filter { $0.subject == scroll }.compactMap(\.condition)
      .filter { excludesBeginning($0, of: scroll, direction) }
    report(
      Diagnostic(
        .scrollViewUnderGesture, at: place.range, [.text(gesture.text), .text(name)],
        labels: holds.map { DiagnosticLabel($0.location.range, "this lets it scroll") }
          + along.map {
            DiagnosticLabel(expressions[$0].range, "this does not hold at the beginning of `\(name)`")
          },
        notes: [
          "add \(rule(for: scroll, direction)), `hold \(name).scrollEnabled = false`, "
            + "`simultaneous with`, `hands over to`, `outranks` or `waits for`"
        ]
          + (direction.axes == [.vertical]
            ? ["if `\(name)` scrolls only sideways, `hands over to \(name)` leaves it all sideways movements"]
            : [])))
  }

  /// The condition that a view is scrolled to its limit, from which a pan goes on; the spec does not know its end, but the app does.
  private func rule(for scroll: Subject, _ direction: PanDirection) -> String {
    let name = transition.name(of: scroll)
    switch direction {
    case .down: return "`begin when \(name).offset.y <= 0`"
    case .right, .trailing: return "`begin when \(name).offset.x <= 0`"
    case .up, .left, .leading, .vertical, .horizontal, .any:
      let screen = scroll.side.map { transition[$0].name } ?? ""
      return "`begin when` with a flag of `\(screen)`, such as `not \(screen).zoomed`"
    }
  }

  /// Whether a scroll view is under the finger.
  func isUnderFinger(_ scroll: Subject) -> Bool { scrollViews.contains(scroll) }

  /// The scroll views under the finger, as far as the spec knows: those of the screen that has the gesture.
  private var scrollViews: [Subject] {
    switch interaction.view {
    case .screen(let side): scrollViews(on: side)
    case .container: scrollViews(on: interaction.direction.start)
    case .provided(let side, let index):
      // Other views are not visited: many of them may each have a gesture.
      transition[side].views[index].kind.scrolls ? [.provided(side, index)] : []
    case .shared, .added, .tabBar, .navigationBar: []
    }
  }

  private func scrollViews(on side: Side) -> [Subject] {
    // While the to screen is presented, no touches reach what is below it.
    if isBelowPresented(side) { return [] }
    return neighbours.scrollViews(on: side, in: interaction.direction)
  }

  /// Reports rules about views that no finger touches, or about scroll views whose pans would wait for two fingers.
  mutating func checkScrollViews() {
    for rule in interaction.handsOver where !gesture.isByOneFinger {
      let (name, gesture) = (transition.name(of: rule.subject), gesture.text)
      report(
        idle: "scrolling `\(name)`", "its pan would wait for `\(gesture)` as long as one finger is down",
        at: rule.location.range,
        notes: ["one finger scrolls `\(name)` without a rule, and two fingers begin `\(gesture)`"])
    }
    let rules =
      (interaction.simultaneous + interaction.handsOver).map { ($0.subject, $0.location) }
      + interaction.rules.map { ($0.view, $0.location) }
    for (view, location) in rules {
      guard case .provided(let side, _) = view, isBelowPresented(side) else { continue }
      let (name, to) = (transition.name(of: view), transition.to.name)
      report(idle: "this rule", "no touches reach `\(name)` while `\(to)` is presented", at: location.range)
    }
  }

  /// Whether a side is the from screen of an overlay whose to screen rests, without `states` that may leave it open.
  private func isBelowPresented(_ side: Side) -> Bool {
    side == .from && interaction.direction == .backward && transition.style == .overlay
      && transition.states.isEmpty
  }

  // MARK: Which view takes the finger

  /// The first scroll view under the finger without a rule on which of the two takes the finger. Naming it is not a rule.
  private mutating func contested(_ direction: PanDirection) -> Subject? {
    let scrolls = scrollViews.filter { neighbours.mayScroll($0, along: direction.axes) }
    if scrolls.isEmpty { return nil }
    var ruled = FlatSet<Subject>()
    for rule in interaction.handsOver where rule.condition.map({ neverHoldsAtBeginning($0) }) != true {
      ruled.insert(rule.subject)
    }
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
      let along = (conditions[scroll] ?? []).filter { !excludesBeginning($0, of: scroll, direction) }
      if mayScrollAlong(along) { continue }
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
    for condition in conditions where !neverHoldsAtBeginning(condition) { return true }
    return false
  }

  /// Whether a value at which `scrollEnabled` is held may be false.
  private mutating func mayBeStill(_ values: [ExpressionID]) -> Bool {
    for value in values where !surely(.zero, { $0.truth(value) == .yes }) { return true }
    return false
  }

  /// The scroll views that `begin when` requires to be at their limit or not scrolling. Each operand of an `or` must require it.
  private mutating func scrollsAtLimit(
    _ id: ExpressionID, holds: Bool, _ direction: PanDirection
  ) -> ScrollsAtLimit {
    switch expressions[id].kind {
    case .not(let operand): return scrollsAtLimit(operand, holds: !holds, direction)
    case .local(let index): return scrollsAtLimit(transition.locals[index].value, holds: holds, direction)
    case .property(let scroll, .scrollEnabled): return .some(holds ? [] : [scroll])
    // A condition of the app counts as a rule, whatever it reads.
    case .handed: return .all
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      let first = scrollsAtLimit(left, holds: holds, direction)
      let second = scrollsAtLimit(right, holds: holds, direction)
      let isBoth = if case .binary(.and, _, _) = expressions[id].kind { holds } else { !holds }
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
      for scroll in scrollViews
      where isBeside(scroll, symbol, left, right, holds: holds)
        || isBeside(scroll, symbol.mirrored, right, left, holds: holds)
      {
        limited.insert(scroll)
      }
      return .some(limited)
    default: return .some([])
    }
  }

  /// The objects whose scroll offset a value reads.
  private func scrolled(_ id: ExpressionID) -> Set<Subject> {
    var found: Set<Subject> = []
    expressions.visit(id, through: transition.locals, reading: .property | .start | .found) { part in
      switch expressions[part].kind {
      case .property(let subject, .offset), .start(let subject, .offset), .found(let subject, .offset):
        found.insert(subject)
      default: break
      }
    }
    return found
  }

  /// Whether a comparison limits the offset, its left side, to where the pan would scroll no further.
  private mutating func limits(
    _ scroll: Subject, _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, holds: Bool,
    _ direction: PanDirection
  ) -> Bool {
    guard var sides = symbol.sides(holds: holds) else { return false }
    var (inner, signs) = (left, [1.0])
    if let argument = aboveZero(left) {
      // `max(0, x) == 0` is the same as `x <= 0`.
      inner = argument
      if sides.below { sides.above = false }
    } else if case .call(.abs, let arguments) = expressions[left].kind {
      // `abs(x) < a` is the same as `x < a and -x < a`.
      if !sides.below { return false }
      (inner, signs, sides.above) = (arguments[0], [1, -1], false)
    }
    return signs.contains { sign in
      direction.axes.contains { axis in
        let key = PartKey(scroll, .offset, axis)
        let isElsewhere = surely(.gate) { analysis in
          let value = analysis.value(inner)
          let difference = (sign > 0 ? value : -value) - analysis.value(right)
          guard let unknown = difference.unknown, unknown == .layout(key) || unknown == .rest(key) else {
            return true
          }
          let limit = -difference.offset / Interval(difference.factor)
          let (isMost, isLeast) =
            difference.factor > 0 ? (sides.below, sides.above) : (sides.above, sides.below)
          let isBeginning = isMost && direction.goesToBeginning && limit.low <= Self.slop
          // The length of the content is unknown: its end is where the spec puts it.
          let isEnd = isLeast && direction.goesToEnd && limit.high > 0
          return !isBeginning && !isEnd
        }
        return !isElsewhere
      }
    }
  }

  /// Whether a comparison lets the finger, its left side, begin only beside a scroll view, which it then cannot scroll. With a transform the
  /// view is seen elsewhere than in its frame, and while a caught motion plays it may be elsewhere.
  private mutating func isBeside(
    _ scroll: Subject, _ symbol: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, holds: Bool
  ) -> Bool {
    guard case .component(let place, let part) = expressions[left].kind,
      expressions[place].kind == .gesture(.location) || expressions[place].kind == .gestureStart(.location),
      let sides = symbol.sides(holds: holds), interaction.catches.isEmpty, scroll != interaction.view,
      isUntransformed(scroll), scroll.side.map({ isUntransformed(.screen($0)) }) ?? true
    else { return false }
    let axis = part == .x ? Axis.horizontal : .vertical
    return surely(.gate) { analysis in
      let (ends, limit) = (analysis.ends(of: scroll, axis), analysis.value(right))
      return sides.below && (limit - ends.low).range.high <= 0
        || sides.above && (ends.high - limit).range.high <= 0
    }
  }

  /// The argument of `max(0, …)`.
  private func aboveZero(_ id: ExpressionID) -> ExpressionID? {
    guard case .call(.max, let arguments) = expressions[id].kind, arguments.count == 2 else { return nil }
    if expressions.constant(arguments[0]) == 0 { return arguments[1] }
    return expressions.constant(arguments[1]) == 0 ? arguments[0] : nil
  }

  /// How far from its beginning a scroll view still counts as being there, in points: as far as a finger moves before a pan begins.
  private static let slop = 10.0
}

/// Scroll views that are at their limit when a gesture begins.
private enum ScrollsAtLimit {
  /// All of them.
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

extension Gesture { fileprivate var isPan: Bool { if case .pan = self { true } else { false } } }
