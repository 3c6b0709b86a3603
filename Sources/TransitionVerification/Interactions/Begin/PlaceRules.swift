import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Checks that a finger can touch the gesture's view in the rest state at which the gesture begins.
  /// - Returns: Whether it can.
  mutating func checkPlace() -> Bool {
    if interaction.states?.includesBackward != false, transition[interaction.direction].isSystem {
      let or = interaction.states == nil ? "" : "; without `or backward` the gesture stays among the states"
      return neverBegins(
        "`\(interaction.direction.rawValue) system` leaves that direction to UIKit",
        note: "with a pace instead of `system`, the transition plays it, and a finger can drive it\(or)")
    }
    if !beginsAtRest { return true }
    guard let why = absence ?? away else { return checkTouch() }
    let start = transition[interaction.direction.start].name
    return neverBegins(
      why,
      note: absence == nil
        ? "it begins at that edge of the display: a `pan` begins wherever `\(transition.name(of: interaction.view))` is"
        : "this interaction begins while `\(start)` rests: a gesture on that, or on a view of it, can begin it"
    )
  }

  /// Whether the gesture begins at rest only, or in a settling to which it has led. One that catches a motion begins while both screens are
  /// there.
  var beginsAtRest: Bool {
    interaction.catches.isEmpty || interaction.catches == [.settle] && transition.interactions.count == 1
  }

  /// Reports a gesture that no finger can begin.
  /// - Returns: Always false.
  private mutating func neverBegins(_ why: String, at place: SpecLocation? = nil, note: String) -> Bool {
    report(
      Diagnostic(
        .neverBegins, at: gesturePlace.range, [.text(gesture.text), .text(why)],
        labels: place.map { [DiagnosticLabel($0.range, "here")] } ?? [], notes: [note]))
    return false
  }

  /// Checks that the view can be touched.
  /// - Returns: Whether it can.
  private mutating func checkTouch() -> Bool {
    guard interaction.direction == .backward else { return true }
    let (view, to) = (interaction.view, transition.to.name)
    if let obstacle = Touchability(transition, facts.rests, expressions).obstacle(view) {
      return neverBegins(
        obstacle.reason, at: obstacle.location,
        note: "an invisible view gets no touches: put the gesture on a visible one")
    }
    let name = transition.name(of: view)
    if restsOutside(view) {
      return neverBegins(
        "`\(name)` rests outside the display",
        note: "put the gesture on a view that is on the display while `\(to)` rests")
    }
    if case .provided(.to, _) = view, restsOutside(view, of: .screen(.to)) {
      return neverBegins(
        "`\(name)` rests outside `\(to)`",
        note: "a view gets no touches outside the screen that it is in; places are those in the container")
    }
    return checkCover()
  }

  /// Checks that no view that takes touches covers the gesture's view.
  /// - Returns: Whether none surely does.
  private mutating func checkCover() -> Bool {
    let covers = facts.rests.covers(transition, expressions)
    let screen = "`\(transition.to.name)`"
    let name = "`\(transition.name(of: interaction.view))`"
    switch interaction.view {
    case .screen(.to), .provided(.to, _):
      guard let cover = covers.ofTouches else { return true }
      return neverBegins(
        "`\(cover.name)` covers \(screen) and takes its touches", at: cover.location,
        note: "`below \(transition.to.name)` puts it behind the screen")
    case .screen(.from), .provided(.from, _), .added:
      if let cover = covers.ofTouches(over: interaction.view) {
        return neverBegins(
          "`\(cover.name)` covers \(name) and takes its touches", at: cover.location,
          note: "put the gesture on `\(cover.name)`, which the finger touches there")
      }
      guard covers.screen.isPlain, isBelow(interaction.view, covers),
        covers.screen.coversAtRest || isInScreen(interaction.view)
      else { return true }
      // The spec does not say whether the view of the to screen lets touches through.
      report(
        idle: "this gesture", transition.touchesTaken(of: name), at: gesturePlace.range,
        notes: [
          "unless the view of \(screen) lets touches through",
          "place the screen so that it leaves room, or put the gesture on the screen",
        ])
      return true
    case .container, .shared, .tabBar, .navigationBar: return true
    }
  }

  /// Whether an object surely rests outside the display, or outside a screen. T0321 is about the to screen itself.
  private mutating func restsOutside(_ subject: Subject, of screen: Subject? = nil) -> Bool {
    if FingerPlaces.isHeld([subject, .screen(.to)], transition) { return false }
    switch subject {
    case .screen(.to): return false
    case .provided(let side, _):
      // What moves a screen moves its views.
      let moves: [Property] = [.translation, .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY]
      if moves.contains(where: { facts.entries[PartKey(.screen(side), $0, 0)] != nil }) { return false }
    default: break
    }
    return surely(.gate) { analysis in
      Axis.allCases.contains { axis in
        let way = PartKey(subject, .translation, axis)
        let offset = analysis.facts.entries[way] == nil ? Quantity(0) : analysis.rest(way)
        let whole =
          screen.map { analysis.ends(of: $0, axis) }
          ?? (low: Quantity(0), high: Quantity(analysis.display.length(along: axis)))
        let own = analysis.ends(of: subject, axis)
        return (own.high + offset - whole.low).range.high <= 0
          || (own.low + offset - whole.high).range.low >= 0
      }
    }
  }

  /// Whether an object surely rests in the frame of the to screen.
  private mutating func isInScreen(_ subject: Subject) -> Bool {
    surely(.gate) { analysis in
      Axis.allCases.allSatisfy { axis in
        let (own, screen) = (analysis.ends(of: subject, axis), analysis.ends(of: .screen(.to), axis))
        return screen.low.range.high <= own.low.range.low && own.high.range.high <= screen.high.range.low
      }
    }
  }

  /// Why a gesture from an edge of the display has its view elsewhere; nil where it may be at the edge.
  private var away: String? {
    guard case .edgePan(let edge) = gesture else { return nil }
    let view = interaction.view
    guard neighbours.restsAway(view, from: edge) else { return nil }
    return "`\(transition.name(of: view))` does not rest at that edge"
  }

  /// Whether the to screen surely gets touches before an object: always before the from screen, even if that is drawn above.
  private func isBelow(_ subject: Subject, _ covers: RestingCovers) -> Bool {
    switch subject {
    case .screen, .provided: true
    default: covers.below.contains(subject)
    }
  }

  /// Why the view of the gesture is absent when the interaction would begin; nil where it is present.
  private var absence: String? {
    let isForward = interaction.direction == .forward
    let name = transition.name(of: interaction.view)
    switch interaction.view {
    case .screen(.to), .provided(.to, _): return isForward ? "`\(name)` is not on the display yet" : nil
    case .screen(.from), .provided(.from, _):
      return isForward || transition.style == .overlay ? nil : "`\(name)` has left the window"
    case .added(let index):
      if !transition.views[index].isStanding { return "`\(name)` exists during runs only" }
      return isForward ? "`\(name)` is not on the display yet" : nil
    case .container, .shared, .tabBar, .navigationBar: return nil
    }
  }
}

extension FingerAnalysis {
  /// Where an object begins and ends along an axis at rest.
  mutating func ends(of subject: Subject, _ axis: Axis) -> (low: Quantity, high: Quantity) {
    (rest(PartKey(subject, axis[.minimum], 0)), rest(PartKey(subject, axis[.maximum], 0)))
  }
}
