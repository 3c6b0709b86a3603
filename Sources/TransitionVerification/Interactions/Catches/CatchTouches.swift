import TransitionDiagnostics
import TransitionPlan

/// Whether the view of a gesture that catches a motion gets touches meanwhile.
extension InteractionRules {
  /// Reports a view that gets no touches while something plays: it is hidden then, or a to screen that is presented takes them.
  mutating func reportUntouchable() {
    let (view, to) = (interaction.view, "`\(transition.to.name)`")
    let name = "`\(transition.name(of: view))`"
    let hidden = transition.obligations.first { obligation in
      guard case .invisible(view) = obligation.kind else { return false }
      return switch obligation.acquire {
      case .runStart: true
      case .forwardStart: interaction.catches == [.forward]
      case .backwardStart: interaction.catches == [.backward]
      default: false
      }
    }
    if let hidden {
      var screen: String?
      if case .provided(let side, _) = view { screen = "`\(transition[side].name)`" }
      report(
        idle: "`catches`", "\(name) is hidden while that plays, and gets no touches", at: gesturePlace.range,
        labels: [DiagnosticLabel(hidden.location.range, "this hides it")],
        notes: screen.map { ["put the gesture on \($0), which gets touches then"] } ?? [])
    } else if let why = cover(of: view, name, to) {
      report(
        idle: interaction.direction == .forward ? "`catches`" : "this gesture", why, at: gesturePlace.range,
        notes: ["a gesture of `backward` on \(to) can catch both directions"])
    } else if let track = fading(view) {
      report(
        idle: "most of `catches`",
        "`\(transition.name(of: track.subject)).alpha` is 0 for most of that motion, and \(name) gets no touches then",
        at: gesturePlace.range,
        labels: [DiagnosticLabel(track.location.range, "it is visible for a short time only")],
        notes: ["put the gesture on a view that is visible"])
    }
  }

  /// How long a view gets no touches at least where that is reported, as a share of the motion.
  private static let mostOfMotion = 0.75

  /// The track by which a view, or its screen, is without touches for most of each direction that the gesture catches.
  private func fading(_ view: Subject) -> Track? {
    let directions = Direction.allCases.filter {
      interaction.catches.contains($0 == .forward ? .forward : .backward)
    }
    var subjects = [view]
    if let side = view.side, view != .screen(side) { subjects.append(.screen(side)) }
    return subjects.lazy.compactMap { subject -> Track? in
      // The finger may show it again.
      if interaction.drives.contains(where: { $0.subject == subject && $0.property == .alpha }) { return nil }
      let tracks = directions.map { direction in fading(subject, direction) }
      return tracks.contains(nil) ? nil : tracks.first ?? nil
    }.first
  }

  private func fading(_ subject: Subject, _ direction: Direction) -> Track? {
    func isNone(_ value: ExpressionID) -> Bool {
      expressions.constant(value).map { $0 < Property.leastTouchedAlpha } ?? false
    }
    let (plan, key) = (transition[direction], PropertyKey(subject, .alpha))
    let tracks = plan.tracks.filter { PropertyKey($0.subject, $0.property) == key }
    guard tracks.count == 1, let track = tracks.first else { return nil }
    let least = Self.mostOfMotion * plan.duration
    // Before it begins to move, a view may already have the last value of its alpha for touches.
    return isNone(track.end) && plan.delay + plan.duration - track.windowEnd >= least ? track : nil
  }

  /// Why the to screen takes the touches of a view of the from screen from the beginning; nil where it leaves room.
  private func cover(of view: Subject, _ name: String, _ to: String) -> String? {
    let isOverlay = transition.style == .overlay
    switch view {
    case .screen(.from), .provided(.from, _): break
    default: return nil
    }
    if interaction.direction == .forward {
      if isOverlay {
        return transition.states.isEmpty
          ? "in an `overlay` no touches reach \(name) as soon as \(to) comes" : nil
      }
    } else if beginsAtRest {
      return nil
    }
    let alphas = transition.forward.tracks.filter { $0.subject == .screen(.to) && $0.property == .alpha }
    // In an overlay the to screen takes touches even if it is drawn below.
    return (isOverlay || transition.top == .to)
      && alphas.allSatisfy { $0.windowStart <= transition.forward.delay }
      && ScreenCover(of: .to, forTouches: true, transition, expressions).coversAlways
      ? transition.touchesTaken(of: name, since: " as soon as it is visible") : nil
  }
}
