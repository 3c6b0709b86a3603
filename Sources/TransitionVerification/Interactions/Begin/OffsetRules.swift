import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A comparison of the scroll offset along an axis with a constant.
private struct OffsetLimit {
  let scroll: Subject
  /// The axis of the offset.
  let axis: Axis
  let limit: Double
  /// Whether the offset has to be above the limit, and whether below; both where it has to equal it.
  let isAbove: Bool
  let isBelow: Bool
  /// Whether it has to differ from the limit.
  let isStrict: Bool

  /// Whether it holds nowhere but before the beginning, where the view is only while it bounces.
  var isBeforeBeginning: Bool { isBelow && (limit < 0 || isStrict && limit == 0) }
  /// Whether it holds at the beginning.
  var isAtBeginning: Bool { limit == 0 ? !isStrict : !(isAbove && isBelow) && isBelow == (limit > 0) }
  /// Whether it fails at the beginning, and holds somewhere after it.
  var isAfterBeginning: Bool { isAbove && (limit > 0 || isStrict && limit == 0) }
}

extension InteractionRules {
  /// Reports conditions of `begin when` on the offset of a scroll view that have one value wherever it is scrolled, or with which the
  /// view never scrolls, or the gesture never begins on a view at rest.
  mutating func checkOffsets(_ begin: ExpressionID) {
    guard case .pan(let direction) = gesture else { return }
    let parts = parts(begin, holds: false)
    for part in parts.prefix(8) {
      if reportUnscrolled(part) || reportWhereverItRests(part, direction) || reportBounce(part) { return }
    }
    if parts.count == 1 { reportNeverScrolling(parts[0], direction) }
  }

  /// Reports a pan that begins only while a scroll view bounces. When a pan begins, a view that rested has not moved yet.
  private mutating func reportBounce(_ part: DecidingPart) -> Bool {
    guard let limit = limit(in: part), limit.isBeforeBeginning else { return false }
    let (view, name) = names(limit.scroll, limit.axis)
    report(
      idle: "this condition", "it never holds while `\(view)` rests, only while it still bounces",
      at: expressions[part.id].range,
      notes: ["the gesture begins before the view moves: `\(name) <= 0` holds at its beginning"],
      fixIts: fixIt(part, to: "<="))
    return true
  }

  /// Reports the only condition on a scroll view that does not scroll while the finger drives, where the pan takes each finger that would
  /// scroll it.
  private mutating func reportNeverScrolling(_ part: DecidingPart, _ direction: PanDirection) {
    guard let limit = limit(in: part), isStill(limit.scroll), isUnderFinger(limit.scroll),
      !interaction.handsOver.contains(where: { $0.subject == limit.scroll })
    else { return }
    if let own = direction.onlyAxis, limit.axis != own { return reportOtherAxis(part, limit, own) }
    guard direction.goesToEnd, direction.onlyAxis != nil, limit.isAtBeginning else { return }
    let view = names(limit.scroll, limit.axis).view
    report(
      idle: "scrolling `\(view)`",
      "the gesture takes every finger at the beginning of the view, so it never scrolls away from there",
      at: expressions[part.id].range,
      notes: ["`hands over to \(view)` lets a finger scroll it where it can scroll that way"])
  }

  /// Reports a condition on the offset along the other axis than that of the pan.
  private mutating func reportOtherAxis(_ part: DecidingPart, _ limit: OffsetLimit, _ own: Axis) {
    guard neighbours.mayScroll(limit.scroll, along: [own]) else { return }
    let ((view, name), other) = (names(limit.scroll, limit.axis), names(limit.scroll, own).offset)
    report(
      idle: "scrolling `\(view)` along \(own.name)",
      "`\(gesture.text)` moves along \(own.name), but `\(name)` is the offset along the other axis",
      at: expressions[part.id].range,
      notes: ["`\(other)` says how far it is from its beginning along \(own.name)"],
      fixIts: fixIt(part, offset: other))
  }

  /// The name of a scroll view, and that of its offset along an axis.
  private func names(_ scroll: Subject, _ axis: Axis) -> (view: String, offset: String) {
    let view = transition.name(of: scroll)
    return (view, "\(view).offset.\(axis.name)")
  }

  /// Reports a condition on the offset of a scroll view of the to screen that cannot be scrolled for the whole stay.
  private mutating func reportUnscrolled(_ part: DecidingPart) -> Bool {
    guard interaction.direction == .backward, !transition.style.keepsScreens,
      let scroll = limit(in: part)?.scroll, case .provided(.to, _) = scroll,
      let hold = neighbours.standstill(of: scroll)
    else { return false }
    let name = transition.name(of: scroll)
    report(
      idle: "this condition", "no finger scrolls `\(name)` as long as `\(transition.to.name)` is shown",
      at: expressions[part.id].range, labels: [DiagnosticLabel(hold.range, "here")],
      notes: ["in `interactive`, `hold \(name).scrollEnabled = false` lasts as long as this finger drives"])
    return true
  }

  /// Whether a scroll view does not scroll while this finger drives.
  private func isStill(_ scroll: Subject) -> Bool {
    let own = interaction.holds.filter { $0.subject == scroll && $0.property == .scrollEnabled }.map(\.value)
    return (own + neighbours.scrolling(of: scroll, in: interaction.direction)).contains(
      where: neighbours.isFalse)
  }

  /// The limit that a necessary part of a condition puts to the offset of a scroll view; nil where it reads anything else.
  private func limit(in part: DecidingPart) -> OffsetLimit? {
    guard case .binary(let symbol, let left, let right) = expressions[part.id].kind else { return nil }
    for (side, other, symbol) in [(left, right, symbol), (right, left, symbol.mirrored)] {
      guard let limit = expressions.constant(other), let sides = symbol.sides(holds: !part.holds),
        case .component(let operand, let axis) = expressions[side].kind,
        case .property(let scroll, .offset) = expressions[operand].kind
      else { continue }
      return OffsetLimit(
        scroll: scroll, axis: axis == .x ? .horizontal : .vertical, limit: limit, isAbove: sides.above,
        isBelow: sides.below,
        isStrict: sides.above != sides.below
          && part.holds == (symbol == .greaterOrEqual || symbol == .lessOrEqual))
    }
    return nil
  }

  /// Reports a pan that may begin wherever a list is scrolled: if the list does not scroll while the finger drives, the pan takes
  /// each finger that would scroll back.
  private mutating func reportWhereverItRests(_ part: DecidingPart, _ direction: PanDirection) -> Bool {
    guard direction.goesToBeginning, let limit = limit(in: part), isStill(limit.scroll),
      direction.axes.contains(limit.axis), limit.isAbove, !limit.isBelow, limit.limit <= 0
    else { return false }
    let (view, name) = names(limit.scroll, limit.axis)
    report(
      idle: limit.isAtBeginning ? "this condition" : "scrolling `\(view)` back",
      limit.isAtBeginning
        ? "it holds at every offset of `\(view)`"
        : "this condition holds only where `\(view)` can scroll back, and not at its beginning",
      at: expressions[part.id].range,
      notes: ["`\(name) <= 0` holds at its beginning, where it cannot scroll back"])
    return true
  }
}

extension InteractionRules {
  /// Reports a `hands over to` whose condition on the offset lets the list not scroll back, or not away from its beginning, where the pan
  /// goes that way.
  mutating func checkHandingOver(_ rule: Simultaneous) {
    guard case .pan(let direction) = gesture, let condition = rule.condition,
      !reportNeverInLast(rule, condition), let own = direction.onlyAxis
    else { return }
    let parts = parts(condition, holds: false)
    for part in parts.prefix(8) {
      guard let limit = limit(in: part), limit.scroll == rule.subject else { continue }
      if limit.axis != own {
        if parts.count == 1 { reportOtherAxis(part, limit, own) }
      } else if limit.isBelow, limit.limit <= 0 {
        return reportNeverScrolled(
          rule, part, direction,
          direction.goesToBeginning && direction.goesToEnd
            ? "the gesture takes every finger as soon as the view is scrolled, so it never scrolls back"
            : direction.goesToEnd
              ? "the gesture takes every finger as soon as the view is scrolled, so it scrolls no further"
              : "`\(gesture.text)` scrolls back, which is impossible at the beginning")
      } else if direction.goesToEnd, limit.isAfterBeginning {
        return reportNeverScrolled(
          rule, part, direction,
          "the gesture takes every finger at the beginning of the view, so it never scrolls away from there")
      }
    }
  }

  /// Whether the condition of a rule never holds when the gesture begins, which is when it is read.
  mutating func neverHoldsAtBeginning(_ condition: ExpressionID) -> Bool {
    isFaultBeforeHolds(isGated: true) { rules in
      // A caught motion may be anywhere.
      if !rules.interaction.catches.isEmpty { return rules.surely(.deciding) { !$0.canBe(true, condition) } }
      return rules.beginnings.allSatisfy { state in
        rules.surely(.zero, in: state) { !$0.canBe(true, condition) }
      }
    }
  }

  /// Reports the condition of a rule for a scroll view that never holds when the gesture begins.
  mutating func checkBeginning(of rule: Simultaneous) {
    guard let condition = rule.condition, neverHoldsAtBeginning(condition) else { return }
    report(
      idle: "this rule", "its condition does not hold when the gesture begins, and counts only then",
      at: expressions[condition].range,
      labels: interaction.begin.map {
        [DiagnosticLabel(expressions[$0].range, "the gesture begins when this holds")]
      } ?? [])
  }

  /// Whether the condition of a `simultaneous with` excludes the beginning of the scroll view, where a pan back begins.
  func excludesBeginning(_ condition: ExpressionID, of scroll: Subject, _ direction: PanDirection) -> Bool {
    guard direction.goesToBeginning, !direction.goesToEnd else { return false }
    return parts(condition, holds: false).contains { part in
      limit(in: part).map { $0.scroll == scroll && direction.axes.contains($0.axis) && $0.isAfterBeginning }
        ?? false
    }
  }

  /// Reports a `hands over to` that never holds in the last of several states, in which most of the screen is seen.
  private mutating func reportNeverInLast(_ rule: Simultaneous, _ condition: ExpressionID) -> Bool {
    guard let states = interaction.states, transition.states.count > 1,
      interaction.handsOver.count(where: { $0.subject == rule.subject }) == 1,
      let last = transition.states.indices.last, surely(.zero, in: last, { !$0.canBe(true, condition) })
    else { return false }
    // Without `or backward`, the first state may be the one farthest from the from screen.
    let table = transition.stateTables[states.table]
    let alpha = facts.rests.entries[PartKey(rule.subject, .alpha, 0)]?.table
    let seen = alpha.flatMap { transition.stateTables[$0].values.last }
    let isSeen = seen.map { expressions.constant($0) ?? 1 >= RestVisible.least } ?? true
    if !isSeen || mayTurn([table.from] + table.values) { return false }
    let (name, state) = (transition.name(of: rule.subject), transition.states[last].name)
    report(
      idle: "a finger on `\(name)`", "in `\(state)` the gesture takes it, and nothing is scrolled",
      at: expressions[condition].range, notes: ["`when \(state)` lets it scroll where most of it is seen"])
    return true
  }

  private mutating func reportNeverScrolled(
    _ rule: Simultaneous, _ part: DecidingPart, _ direction: PanDirection, _ reason: String
  ) {
    let (view, offset) = names(rule.subject, direction.axes[0])
    let isOneWay = !direction.goesToEnd
    report(
      idle: "`hands over to \(view)`", reason, at: expressions[part.id].range,
      notes: [
        isOneWay
          ? "with `\(offset) > 0`, a finger first scrolls back to the beginning, and then continues with this gesture"
          : "without this condition, a finger scrolls the view where it can scroll that way, and drives this gesture elsewhere"
      ], fixIts: isOneWay ? fixIt(part, to: ">") : [])
  }

  /// A fix-it that replaces the operator of a comparison with 0.
  private func fixIt(_ part: DecidingPart, to symbol: String) -> [FixIt] {
    guard !part.holds, case .binary(_, let left, let right) = expressions[part.id].kind,
      expressions.constant(right) == 0
    else { return [] }
    let (start, end) = (expressions[left].range.end, expressions[right].range.start)
    guard start < end else { return [] }
    return [FixIt("write `\(symbol)`", replacing: ByteRange(start, end), with: " \(symbol) ")]
  }

  /// A fix-it that writes another offset in a comparison.
  private func fixIt(_ part: DecidingPart, offset: String) -> [FixIt] {
    guard case .binary(_, let left, let right) = expressions[part.id].kind else { return [] }
    let read = expressions.constant(left) == nil ? left : right
    return [
      FixIt("write `\(offset)`", [TextEdit(expressions[read].range, offset)], applicability: .needsReview)
    ]
  }
}
