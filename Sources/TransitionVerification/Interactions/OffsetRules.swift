import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports conditions of `begin when` on the offset of a scroll view that have one value wherever it is scrolled: nothing scrolls
  /// it before the gesture begins, or they hold at its beginning and beyond.
  mutating func checkOffsets(_ begin: ExpressionID) {
    guard case .pan(let direction) = facts.interaction.gesture else { return }
    for part in parts(begin, holds: false).prefix(8) {
      if reportUnscrolled(part.id) || reportWhereverItRests(part, direction) { return }
    }
  }

  /// Reports a condition on the offset of a scroll view of the to screen that cannot be scrolled for the whole stay.
  private mutating func reportUnscrolled(_ part: ExpressionID) -> Bool {
    guard facts.interaction.direction == .backward, !facts.transition.style.keepsScreens,
      let scroll = offset(in: part), case .provided(.to, _) = scroll,
      let hold = neighbours.standstill(of: scroll)
    else { return false }
    let name = facts.transition.name(of: scroll)
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[part].range,
        [
          .text("this condition"),
          .text("no finger scrolls `\(name)` as long as `\(facts.transition.to.name)` is shown"),
        ],
        labels: [DiagnosticLabel(hold.range, "here")],
        notes: ["in `interactive`, `hold \(name).scrollEnabled = false` lasts as long as this finger drives"])
    )
    return true
  }

  /// Whether a scroll view does not scroll while this finger drives.
  private func isStill(_ scroll: Subject) -> Bool {
    let own = facts.interaction.holds.filter { $0.subject == scroll && $0.property == .scrollEnabled }
      .map(\.value)
    return (own + neighbours.scrolling(of: scroll, in: facts.interaction.direction)).contains { isFalse($0) }
  }

  private func isFalse(_ value: ExpressionID) -> Bool {
    if case .flag(false) = facts.expressions[value].kind { true } else { false }
  }

  /// The scroll view whose offset a comparison reads, if it reads nothing else.
  private func offset(in comparison: ExpressionID) -> Subject? {
    guard case .binary(let symbol, let left, let right) = facts.expressions[comparison].kind,
      !symbol.isArithmetic, symbol != .and, symbol != .or
    else { return nil }
    for (side, other) in [(left, right), (right, left)] where facts.expressions.constant(other) != nil {
      if case .component(let operand, _) = facts.expressions[side].kind,
        case .property(let scroll, .offset) = facts.expressions[operand].kind
      {
        return scroll
      }
    }
    return nil
  }

  /// Reports a pan that may begin wherever a list is scrolled: if the list does not scroll while the finger drives, the pan takes
  /// each finger that would scroll back.
  private mutating func reportWhereverItRests(_ part: DecidingPart, _ direction: PanDirection) -> Bool {
    guard direction.goesToBeginning, let scroll = offset(in: part.id),
      isStill(scroll),
      case .binary(let symbol, let left, let right) = facts.expressions[part.id].kind
    else { return false }
    let sides = symbol.sides(holds: !part.holds)
    var axis = direction.axes[0]
    var isAtBeginning = true
    let isEverywhere = surely(.gate) { analysis in
      let difference = analysis.value(left) - analysis.value(right)
      guard let sides,
        let own = direction.axes.first(where: {
          let key = PartKey(scroll, .offset, $0)
          return difference.unknown == .layout(key) || difference.unknown == .rest(key)
        })
      else { return false }
      axis = own
      let limit = -difference.offset / Interval(difference.factor)
      let isLeast = difference.factor > 0 ? sides.above : sides.below
      let isMost = difference.factor > 0 ? sides.below : sides.above
      let isStrict = part.holds == (symbol == .greaterOrEqual || symbol == .lessOrEqual)
      isAtBeginning = isAtBeginning && !(isStrict && limit.high == 0)
      return isLeast && !isMost && limit.high <= 0
    }
    if !isEverywhere { return false }
    let view = facts.transition.name(of: scroll)
    let name = view + ".offset." + (axis == 0 ? "x" : "y")
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[part.id].range,
        isAtBeginning
          ? [
            .text("this condition"),
            .text("it holds at every offset of `\(view)`"),
          ]
          : [
            .text("scrolling `\(view)` back"),
            .text("this condition holds only where `\(view)` can scroll back, and not at its beginning"),
          ],
        notes: ["`\(name) <= 0` holds at its beginning, where it cannot scroll back"]))
    return true
  }
}

extension InteractionRules {
  /// Reports a `hands over to` whose condition on the offset lets the list not scroll back, or not away from its beginning, where the pan
  /// goes that way.
  mutating func checkHandingOver(_ rule: Simultaneous) {
    guard case .pan(let direction) = facts.interaction.gesture, let condition = rule.condition,
      !reportNeverInLast(rule, condition)
    else { return }
    let isBothWays = direction == .vertical || direction == .horizontal
    let isToEnd = direction == .up || direction.fromLeft == .left
    guard isBothWays || isToEnd || direction == .down || direction.fromLeft == .right else { return }
    for part in parts(condition, holds: false).prefix(8) {
      guard offset(in: part.id) == rule.subject,
        case .binary(let symbol, let left, let right) = facts.expressions[part.id].kind,
        let sides = symbol.sides(holds: !part.holds)
      else { continue }
      let key = PartKey(rule.subject, .offset, direction.axes[0])
      let isStrict = part.holds == (symbol == .greaterOrEqual || symbol == .lessOrEqual)
      /// Whether the offset surely has a limit of one side, above or below.
      func surelyIs(above isAbove: Bool, _ limited: (Interval) -> Bool) -> Bool {
        surely(.gate) { analysis in
          let difference = analysis.value(left) - analysis.value(right)
          guard difference.unknown == .layout(key) || difference.unknown == .rest(key) else { return false }
          let isSided = (difference.factor > 0) == isAbove ? sides.above : sides.below
          return isSided && limited(-difference.offset / Interval(difference.factor))
        }
      }
      if surelyIs(above: false, { $0.high <= 0 }) {
        return reportNeverScrolled(
          rule, part, left, right, direction,
          isBothWays
            ? "the gesture takes every finger as soon as the view is scrolled, so it never scrolls back"
            : isToEnd
              ? "the gesture takes every finger as soon as the view is scrolled, so it scrolls no further"
              : "`\(facts.interaction.gesture.text)` scrolls back, which is impossible at the beginning")
      }
      if isBothWays || isToEnd, surelyIs(above: true, { $0.low > 0 || isStrict && $0.low == 0 }) {
        return reportNeverScrolled(
          rule, part, left, right, direction,
          "the gesture takes every finger at the beginning of the view, so it never scrolls away from there")
      }
    }
  }

  /// Reports a `hands over to` that never holds in the last of several states, in which most of the screen is seen.
  private mutating func reportNeverInLast(_ rule: Simultaneous, _ condition: ExpressionID) -> Bool {
    guard let states = facts.interaction.states, facts.transition.states.count > 1,
      facts.interaction.handsOver.count(where: { $0.subject == rule.subject }) == 1,
      let last = facts.transition.states.indices.last,
      surely(.zero, in: last, { !$0.canBe(true, condition) })
    else { return false }
    // Without `or backward`, the first state may be the one farthest from the from screen.
    let table = facts.transition.stateTables[states.table]
    let alpha = facts.rests.entries[PartKey(rule.subject, .alpha, 0)]?.table
    let seen = alpha.flatMap { facts.transition.stateTables[$0].values.last }
    let isSeen = seen.map { facts.expressions.constant($0) ?? 1 >= RestVisible.least } ?? true
    if !isSeen || mayTurn([table.from] + table.values) { return false }
    let (name, state) = (facts.transition.name(of: rule.subject), facts.transition.states[last].name)
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[condition].range,
        [
          .text("a finger on `\(name)`"),
          .text("in `\(state)` the gesture takes it, and nothing is scrolled"),
        ],
        notes: ["`when \(state)` lets it scroll where most of it is seen"]))
    return true
  }

  private mutating func reportNeverScrolled(
    _ rule: Simultaneous, _ part: DecidingPart, _ left: ExpressionID, _ right: ExpressionID,
    _ direction: PanDirection, _ reason: String
  ) {
    let name = facts.transition.name(of: rule.subject)
    let offset = "\(name).offset.\(direction.axes[0] == 0 ? "x" : "y")"
    let ranges = (facts.expressions[left].range, facts.expressions[right].range)
    let isOneWay = direction == .down || direction.fromLeft == .right
    var fixIts: [FixIt] = []
    if isOneWay, !part.holds, ranges.0.end < ranges.1.start, facts.expressions.constant(right) == 0 {
      fixIts = [
        FixIt(
          "write `>`", [TextEdit(ByteRange(ranges.0.end, ranges.1.start), " > ")],
          applicability: .needsReview)
      ]
    }
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[part.id].range,
        [.text("`hands over to \(name)`"), .text(reason)],
        notes: [
          isOneWay
            ? "with `\(offset) > 0`, a finger first scrolls back to the beginning, and then continues with this gesture"
            : "without this condition, a finger scrolls the view where it can scroll that way, and drives this gesture elsewhere"
        ],
        fixIts: fixIts))
  }
}
