import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about members that name the same things a second time.
extension Checker {
  /// Reports a second interaction of one direction that the same finger begins: nothing decides between the two.
  mutating func reportSameFingers(_ interactions: [Interaction]) {
    if Self.areFewAndDifferent(interactions, { $0.direction == $1.direction && $0.view == $1.view }) {
      return
    }
    reportOverlappingPans(interactions)
    var earlier: [SameFinger: [Int]] = [:]
    for index in interactions.indices where interactions[index].rules.isEmpty {
      let second = interactions[index]
      let finger = SameFinger(direction: second.direction, gesture: second.gesture, view: second.view)
      guard let place = earlier[finger]?.first(where: { beginAlike(interactions[$0], second) }) else {
        // Only the first few of many are compared.
        if earlier[finger, default: []].count < 8 { earlier[finger, default: []].append(index) }
        continue
      }
      let first = interactions[place]
      reportTwice(
        "the interaction of `\(second.gesture.text)`", second.gestureLocation ?? second.location,
        first.gestureLocation ?? first.location,
        note: beginsAlways(second)
          ? "`begin when` says which of the two a finger begins"
          : "`begin when` is the same for both, so it does not say which of the two a finger begins")
    }
  }

  /// Reports two pans of which one includes the direction of the other, where nothing decides between them.
  private mutating func reportOverlappingPans(_ interactions: [Interaction]) {
    // Only the first few of many are compared.
    let pans = interactions.prefix(8).filter { $0.rules.isEmpty && beginsAlways($0) }
    for (index, second) in pans.enumerated() {
      let first = pans.prefix(index).first { first in
        first.direction == second.direction && first.view == second.view && first.gesture != second.gesture
          && Self.areAlike(first.gesture, second.gesture)
      }
      guard let first else { continue }
      let text = Self.isPart(first.gesture, of: second.gesture) ? first.gesture.text : second.gesture.text
      report(
        Diagnostic(
          .withoutEffect, at: (second.gestureLocation ?? second.location).range,
          [
            .text("one of these gestures"),
            .text("a finger in the direction of `\(text)` begins both, and nothing says which one wins"),
          ],
          labels: [DiagnosticLabel((first.gestureLocation ?? first.location).range, "and this")],
          notes: ["add `begin when`, `outranks` or `waits for`"]))
      return
    }
  }

  private static func areAlike(_ first: Gesture, _ second: Gesture) -> Bool {
    isPart(first, of: second) || isPart(second, of: first)
  }

  /// Whether a pan includes each direction of another one.
  private static func isPart(_ inner: Gesture, of outer: Gesture) -> Bool {
    guard case .pan(let way) = inner, case .pan(let ways) = outer else { return false }
    switch ways {
    case .any: return true
    case .vertical: return way == .up || way == .down
    case .horizontal: return way.fromLeft == .left || way.fromLeft == .right
    case .up, .down, .left, .right, .leading, .trailing: return false
    }
  }

  /// Whether two gestures begin with the same fingers, as far as `begin when` says.
  private func beginAlike(_ first: Interaction, _ second: Interaction) -> Bool {
    if beginsAlways(first) || beginsAlways(second) { return beginsAlways(first) && beginsAlways(second) }
    guard let one = first.begin, let other = second.begin else { return false }
    return expressions.areEqual(one, other) == true
  }

  /// Whether a gesture has no condition for its beginning.
  private func beginsAlways(_ interaction: Interaction) -> Bool {
    guard let begin = interaction.begin else { return true }
    if case .flag(true) = expressions[begin].kind { return true }
    return false
  }

  /// Reports a second shared element that flies between the same two views.
  mutating func reportSameEnds(_ shared: [SharedElement]) {
    if Self.areFewAndDifferent(shared, { $0.from.view == $1.from.view && $0.to.view == $1.to.view }) {
      return
    }
    var firsts: [SameEnds: Int] = [:]
    for index in shared.indices {
      let second = shared[index]
      let ends = SameEnds(from: second.from.view, to: second.to.view)
      guard let place = firsts[ends] else {
        firsts[ends] = index
        continue
      }
      reportTwice(
        "the shared element `\(shared[place].name)`", second.from.location, shared[place].from.location,
        note: "both hide the same two views and fly between them")
    }
  }

  /// Reports hooks that are called twice at one moment.
  mutating func reportSameCalls(_ calls: [HookCall]) {
    if Self.areFewAndDifferent(calls, { $0.hook == $1.hook && $0.moment == $1.moment && $0.side == $1.side })
    {
      return
    }
    var known: [SameCall: [HookCall]] = [:]
    for second in calls {
      let call = SameCall(side: second.side, hook: second.hook, moment: second.moment)
      let earlier = known[call] ?? []
      // One call is kept for each direction and for none: at most three.
      if !earlier.contains(where: { $0.direction == second.direction }) {
        known[call] = earlier + [second]
      }
      let first = earlier.first {
        $0.direction == nil || second.direction == nil || $0.direction == second.direction
      }
      guard let first, let screen = current.screens[second.side] else { continue }
      reportTwice(
        "`\(screen.name).\(screen.hooks[second.hook].name)`", second.location, first.location,
        note: "a hook can be called only once at a moment")
    }
  }

  /// Whether there are only a few things and no two of them are equal, so that none needs hashing. For many things the result is
  /// false.
  static func areFewAndDifferent<Thing>(_ things: [Thing], _ areAlike: (Thing, Thing) -> Bool) -> Bool {
    if things.count > 8 { return false }
    for second in things.indices.dropFirst() {
      for first in 0..<second where areAlike(things[first], things[second]) { return false }
    }
    return true
  }

  private mutating func reportTwice(
    _ what: String, _ second: SpecLocation, _ first: SpecLocation, note: String
  ) {
    report(
      Diagnostic(
        .duplicateMember, at: second.range, [.text(what)],
        labels: second.range == first.range ? [] : [DiagnosticLabel(first.range, "first here")], notes: [note]
      ))
  }
}

/// What two members that duplicate each other have in common.
private struct SameFinger: Hashable {
  var direction: Direction
  var gesture: Gesture
  var view: Subject
}

private struct SameEnds: Hashable {
  var from: Int
  var to: Int
}

private struct SameCall: Hashable {
  var side: Side
  var hook: Int
  var moment: Moment
}
