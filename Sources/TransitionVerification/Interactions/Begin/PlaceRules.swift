import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Checks that a finger can touch the gesture's view in the rest state at which the gesture begins.
  /// - Returns: Whether it can.
  mutating func checkPlace() -> Bool {
    if interaction.states?.includesBackward != false, transition[interaction.direction].isSystem {
      reportSystem()
      return false
    }
    // A gesture that catches a motion begins while both screens are there. Only a finger leads to a settling.
    let isAlone = interaction.catches == [.settle] && transition.interactions.count == 1
    guard interaction.catches.isEmpty || isAlone else { return true }
    guard let why = absence ?? away else { return checkTouch() }
    let start = transition[interaction.direction.start].name
    report(
      Diagnostic(
        .neverBegins, at: gesturePlace.range, [.text(gesture.text), .text(why)],
        notes: [
          absence == nil
            ? "it begins at that edge of the display: a `pan` begins wherever `\(transition.name(of: interaction.view))` is"
            : "this interaction begins while `\(start)` rests: a gesture on that, or on a view of it, can begin it"
        ]))
    return false
  }

  /// Reports a gesture for a direction that the platform plays.
  private mutating func reportSystem() {
    let name = interaction.direction.rawValue
    report(
      Diagnostic(
        .neverBegins, at: gesturePlace.range,
        [.text(gesture.text), .text("`\(name) system` leaves that direction to UIKit")],
        notes: [
          "with a pace instead of `system`, the transition plays it, and a finger can drive it"
            + (interaction.states == nil ? "" : "; without `or backward` the gesture stays among the states")
        ]))
  }

  /// Checks that the view can be touched.
  /// - Returns: Whether it can.
  private mutating func checkTouch() -> Bool {
    let touch = Touchability(transition, facts.rests, expressions)
    guard interaction.direction == .backward else { return true }
    guard let obstacle = touch.obstacle(interaction.view) else {
      let (view, to) = (interaction.view, transition.to.name)
      let isOff = restsOutside(view)
      var isOut = false
      if !isOff, case .provided(.to, _) = view { isOut = restsOutside(view, of: .screen(.to)) }
      if !isOff, !isOut { return checkCover() }
      report(
        Diagnostic(
          .neverBegins, at: gesturePlace.range,
          [
            .text(gesture.text),
            .text("`\(transition.name(of: view))` rests outside \(isOff ? "the display" : "`\(to)`")"),
          ],
          notes: [
            isOff
              ? "put the gesture on a view that is on the display while `\(to)` rests"
              : "a view gets no touches outside the screen that it is in; places are those in the container"
          ]))
      return false
    }
    report(
      Diagnostic(
        .neverBegins, at: gesturePlace.range, [.text(gesture.text), .text(obstacle.reason)],
        labels: [DiagnosticLabel(obstacle.location.range, "here")],
        notes: ["an invisible view gets no touches: put the gesture on a visible one"]))
    return false
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
      report(
        Diagnostic(
          .neverBegins, at: gesturePlace.range,
          [.text(gesture.text), .text("`\(cover.name)` covers \(screen) and takes its touches")],
          labels: [DiagnosticLabel(cover.location.range, "here")],
          notes: ["`below \(transition.to.name)` puts it behind the screen"]))
      return false
    case .screen(.from), .provided(.from, _), .added:
      if let cover = covers.ofTouches(over: interaction.view) {
        report(
          Diagnostic(
            .neverBegins, at: gesturePlace.range,
            [.text(gesture.text), .text("`\(cover.name)` covers \(name) and takes its touches")],
            labels: [DiagnosticLabel(cover.location.range, "here")],
            notes: ["put the gesture on `\(cover.name)`, which the finger touches there"]))
        return false
      }
      guard covers.screen.isPlain, isBelow(interaction.view, covers),
        covers.screen.coversContainer || isInScreen(interaction.view)
      else { return true }
      // The spec does not say whether the view of the to screen lets touches through.
      report(
        idle: "this gesture", "\(screen) covers \(name) and takes its touches", at: gesturePlace.range,
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
      FrameAxis.both.enumerated().contains { index, axis in
        let way = PartKey(subject, .translation, index)
        let offset = analysis.facts.entries[way] == nil ? Quantity(0) : analysis.rest(way)
        let (low, high) =
          screen.map { (analysis.rest(PartKey($0, axis.low, 0)), analysis.rest(PartKey($0, axis.high, 0))) }
          ?? (Quantity(0), Quantity(analysis.display.length(along: index)))
        return (analysis.rest(PartKey(subject, axis.high, 0)) + offset - low).range.high <= 0
          || (analysis.rest(PartKey(subject, axis.low, 0)) + offset - high).range.low >= 0
      }
    }
  }

  /// Whether an object surely rests in the frame of the to screen.
  private mutating func isInScreen(_ subject: Subject) -> Bool {
    surely(.gate) { analysis in
      FrameAxis.both.allSatisfy { axis in
        let (own, screen) = (
          (analysis.rest(PartKey(subject, axis.low, 0)), analysis.rest(PartKey(subject, axis.high, 0))),
          (
            analysis.rest(PartKey(.screen(.to), axis.low, 0)),
            analysis.rest(PartKey(.screen(.to), axis.high, 0))
          )
        )
        return screen.0.range.high <= own.0.range.low && own.1.range.high <= screen.1.range.low
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
      return isForward || !transition.style.removesFrom ? nil : "`\(name)` has left the window"
    case .added(let index):
      if !transition.views[index].isStanding { return "`\(name)` exists during runs only" }
      return isForward ? "`\(name)` is not on the display yet" : nil
    case .container, .shared, .tabBar, .navigationBar: return nil
    }
  }
}

extension TransitionStyle {
  /// Whether the from screen leaves the window when the to screen rests.
  fileprivate var removesFrom: Bool {
    switch self {
    case .navigation, .modal, .tab: true
    case .overlay, .container: false
    }
  }
}
