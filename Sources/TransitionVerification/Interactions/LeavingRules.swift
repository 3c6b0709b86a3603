import TransitionDiagnostics
import TransitionPlan

/// Rules about interactions without drives: the screen that leaves or appears should go with the finger.
extension InteractionRules {
  /// The share of its own length that a screen travels at least when it leaves completely.
  private static let whole = 0.9

  /// Reports a to screen that follows the progress and leaves completely against the finger, while no object under the finger goes
  /// with it.
  mutating func checkLeaving() {
    guard let way = facts.interaction.gesture.way, let sign = sign(of: way), !isReading(way),
      leaves(against: way, sign),
      let entry = facts.place(of: .screen(.to), along: way.part)
    else { return }
    let name = facts.transition.to.name
    let verb = facts.interaction.direction == .backward ? "leaves" : "comes"
    let place = facts.interaction.gestureLocation ?? facts.interaction.location
    report(
      finding(
        .goesAgainst(name, verb: verb), at: place.range,
        labels: [DiagnosticLabel(entry.location.range, "it moves the other way here")],
        notes: ["change the direction of the gesture, or that of the screen"]))
  }

  /// Whether the to screen follows the progress and leaves completely against the finger, while no object goes with the finger.
  mutating func leaves(against way: GestureDomain.Way, _ sign: Double) -> Bool {
    guard facts.interaction.states == nil, facts.interaction.drives.isEmpty, isHeldByFinger,
      way.value == .translation,
      facts.place(of: .screen(.to), along: way.part) != nil
    else { return false }
    let subject = Subject.screen(.to)
    return surely(.lasting) {
      let length = PartKey(subject, way.part == 0 ? .width : .height, 0)
      // A screen that changes its size becomes something else.
      guard $0.restWay(length)?.range.isZero ?? true, !$0.facts.held.contains(length),
        let gone = $0.placeWay(subject, .translation, along: way.part)
      else { return false }
      return (gone * Quantity(sign)).range.high < -Self.whole * $0.rest(length).range.high
        && !$0.mayGoAlong(way.part, sign)
    }
  }

  /// Whether the finger is on the screen that leaves, or on the screen below the one that appears.
  private var isHeldByFinger: Bool {
    switch facts.interaction.view {
    case .screen(let side), .provided(let side, _): side == facts.interaction.direction.start
    case .container: true
    case .added, .shared, .tabBar, .navigationBar: false
    }
  }

  /// Whether T0412 reports the gesture as going against the reading direction.
  private func isReading(_ way: GestureDomain.Way) -> Bool {
    facts.transition.style == .navigation && way.part == 0
      && (way.sign > 0) != (facts.interaction.direction == .backward)
  }

  /// The sign of the finger's motion along its axis as the progress grows, 1 for right or down; nil where it is not known.
  mutating func sign(of way: GestureDomain.Way) -> Double? {
    if way.isDirected { return way.sign }
    guard let progress = facts.interaction.progress else { return nil }
    return [1.0, -1].first { sign in surely(.lasting) { $0.goes(progress, sign) } }
  }
}

extension FingerAnalysis {
  /// Whether an object that the finger holds, or that belongs to no screen, may follow it by a track along an axis.
  fileprivate mutating func mayGoAlong(_ axis: Int, _ sign: Double) -> Bool {
    var seen: Set<Subject> = [.screen(.to)]
    for track in facts.transition[facts.interaction.direction].tracks {
      if facts.interaction.view != .container, track.subject.side == facts.interaction.direction.end {
        continue
      }
      guard seen.insert(track.subject).inserted, facts.place(of: track.subject, along: axis) != nil else {
        continue
      }
      guard let way = placeWay(track.subject, .translation, along: axis) else { return true }
      if (way * Quantity(sign)).range.high > 1 { return true }
    }
    return false
  }
}

extension Subject {
  /// The screen that it is, or of which it is a view.
  var side: Side? {
    switch self {
    case .screen(let side), .provided(let side, _): side
    case .container, .shared, .added, .tabBar, .navigationBar: nil
    }
  }
}
