import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules between gestures: each is given once, and no two gestures wait for each other.
extension Checker {
  /// Reports duplicate rules of one interaction.
  mutating func reportSameRules(_ interactions: [Interaction], _ style: TransitionStyle?) {
    if interactions.allSatisfy({ $0.rules.isEmpty && $0.simultaneous.isEmpty && $0.handsOver.isEmpty }) {
      return
    }
    let own = Set(interactions.map(Finger.init))
    for interaction in interactions {
      var firsts: [SameRule: GestureRule] = [:]
      for rule in interaction.rules {
        let finger = Finger(rule, among: own)
        // An edge pan on a screen, from the edge where it goes back, includes UIKit's swipe back.
        let same = SameRule(
          relation: rule.relation, finger: finger,
          isSwipeBack: style == .navigation && rule.gesture.isFromBackEdge)
        if let first = firsts[same] {
          reportSame(rule.location, first.location, first.gesture == rule.gesture ? nil : finger.note)
        } else {
          firsts[same] = rule
        }
      }
      reportSameScrolls(interaction.simultaneous)
      reportSameScrolls(interaction.handsOver)
    }
  }

  /// A rule for a scroll view without a condition makes one with a condition superfluous.
  private mutating func reportSameScrolls(_ rules: [Simultaneous]) {
    if rules.count < 2 { return }
    var earlier: [Subject: SameScroll] = [:]
    for (index, rule) in rules.enumerated() {
      if let first = earlier[rule.subject]?.first(like: rule, expressions) {
        reportSame(rule.location, rules[first].location)
      }
      earlier[rule.subject, default: SameScroll(first: index)].add(index, rule, expressions)
    }
  }

  private mutating func reportSame(_ second: SpecLocation, _ first: SpecLocation, _ note: String? = nil) {
    let isRepeated = tree.source.text(first.range) == tree.source.text(second.range)
    report(
      Diagnostic(
        .duplicateMember, at: second.range, [.text("this rule")],
        labels: [DiagnosticLabel(first.range, "first here")], notes: [note].compactMap(\.self),
        fixIts: isRepeated ? [tree.removal(of: second.range, .safe)].compactMap(\.self) : []))
  }

  /// Reports gestures that wait for each other, so that none of them begins.
  mutating func reportWaitingCircle(_ interactions: [Interaction]) {
    if interactions.allSatisfy({ $0.rules.isEmpty }) { return }
    var waits: [Wait] = []
    var counts: [Finger: Int] = [:]
    for interaction in interactions { counts[Finger(interaction), default: 0] += 1 }
    let fingers = Set(counts.keys)
    for interaction in interactions {
      let own = Finger(interaction)
      // A gesture that two interactions share cannot be assigned to one.
      let isShared = counts[own, default: 0] > 1
      for rule in interaction.rules {
        let other = Finger(rule, among: fingers)
        if isShared, other == own { continue }
        let isWaiting = rule.relation == .waitsFor
        waits.append(
          Wait(finger: isWaiting ? own : other, other: isWaiting ? other : own, location: rule.location))
      }
      for rule in interaction.handsOver {
        // It waits under any condition, which only lets this gesture fail.
        let pan = Finger.unknown(kind: Gesture.pan(.any).name, view: rule.subject)
        waits.append(Wait(finger: pan, other: own, location: rule.location))
      }
    }
    if !hasCircle(waits[...]) { return }
    // The rule that closes a cycle is reported, found by bisection.
    var (without, with) = (0, waits.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if hasCircle(waits.prefix(middle)) { with = middle } else { without = middle }
    }
    let wait = waits[without]
    report(
      Diagnostic(
        .driveCircle, at: wait.location.range, [.text("the gestures of this transition")],
        labels: waits.prefix(without).last { $0.other == wait.finger }.map {
          [DiagnosticLabel($0.location.range, "this says the opposite")]
        } ?? [],
        notes: ["each waits for the other to fail, so neither begins", wait.finger.note ?? wait.other.note]
          .compactMap(\.self)))
  }

  /// Whether some gestures wait for each other: those that wait for none are removed until none is left, or none can be removed
  /// (Kahn 1962).
  private func hasCircle(_ waits: ArraySlice<Wait>) -> Bool {
    var waiting: [Finger: [Finger]] = [:]
    var counts: [Finger: Int] = [:]
    for wait in waits {
      waiting[wait.other, default: []].append(wait.finger)
      counts[wait.finger, default: 0] += 1
    }
    var free = waiting.keys.filter { counts[$0] == nil }
    while let next = free.popLast() {
      for finger in waiting[next] ?? [] {
        guard let count = counts[finger] else { continue }
        counts[finger] = count > 1 ? count - 1 : nil
        if count == 1 { free.append(finger) }
      }
    }
    return !counts.isEmpty
  }
}

/// A gesture on a view, as far as gestures are distinguished.
private enum Finger: Hashable {
  /// A gesture of the transition.
  case own(Gesture, view: Subject)
  /// Gestures of the app, in any direction: all of that kind on the view.
  case unknown(kind: String, view: Subject)

  init(_ interaction: Interaction) { self = .own(interaction.gesture, view: interaction.view) }

  /// The gesture that a rule names, among those of the transition.
  init(_ rule: GestureRule, among own: Set<Finger>) {
    let finger = Finger.own(rule.gesture, view: rule.view)
    self = own.contains(finger) ? finger : .unknown(kind: rule.gesture.name, view: rule.view)
  }

  /// A note about a gesture of the app.
  var note: String? {
    guard case .unknown(let kind, _) = self else { return nil }
    return "of the app's gestures, only the kind and the view are known: "
      + "this means every `\(kind)` there, in any direction"
  }
}

/// What makes the second of two rules of one interaction superfluous.
private struct SameRule: Hashable {
  var relation: GestureRule.Relation
  var finger: Finger
  var isSwipeBack: Bool
}

/// The rules of one interaction for one scroll view, by index.
private struct SameScroll {
  var first: Int
  /// The first rule without a condition.
  var always: Int?
  /// The others, by a hash of their conditions.
  var conditions: [Int: [(index: Int, condition: ExpressionID)]] = [:]

  init(first: Int) { self.first = first }

  /// The first rule that another one duplicates: one of them has no condition, or both have the same.
  func first(like rule: Simultaneous, _ expressions: ExpressionArena) -> Int? {
    guard let condition = rule.condition else { return first }
    let equal = conditions[expressions.likeness(condition)]?
      .first { expressions.areEqual($0.condition, condition) == true }?.index
    return [always, equal].compactMap(\.self).min()
  }

  mutating func add(_ index: Int, _ rule: Simultaneous, _ expressions: ExpressionArena) {
    guard let condition = rule.condition else {
      always = always ?? index
      return
    }
    let likeness = expressions.likeness(condition)
    let known = conditions[likeness] ?? []
    if known.contains(where: { expressions.areEqual($0.condition, condition) == true }) { return }
    conditions[likeness] = known + [(index, condition)]
  }
}

extension Gesture {
  /// Whether it begins at the edge of UIKit's swipe back.
  fileprivate var isFromBackEdge: Bool { self == .edgePan(.leading) || self == .edgePan(.left) }
}

/// A gesture that waits for another one to fail.
private struct Wait {
  var finger: Finger
  var other: Finger
  var location: SpecLocation
}
