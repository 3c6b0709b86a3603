import TransitionDiagnostics
import TransitionPlan

/// Finds tracks that leave a resting screen partly outside the container, and places that do so on some displays.
///
/// The geometry is that of `sample`. A place from `place` is intended as long as a part of the screen is visible, on each display.
/// `StatesInside` checks screens with several rest states.
struct RestInside: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if let lost = placedOutside() { return [lost] }
    for side in Side.allCases {
      guard let track = track(of: side),
        let known = checked.layouts(
          knowing: transition.tracks.filter { isPlace($0.subject, $0.property, side) }.flatMap {
            [$0.start, $0.end]
          }),
        let rest = overflow(of: side, in: known, where: { !$0.edges.isEmpty && !$0.isAround })
      else { continue }
      findings.append(
        Diagnostic(
          .restOutside, at: track.location.range,
          [.text(transition[side].name), .text(rest.extent)],
          notes: [
            "at rest it is at \(rest.place)",
            transition.style == .overlay
              ? "if this is intended, use `place`"
              : "in `\(transition.style.rawValue)` it rests at its layout position, which is `_`",
          ]))
    }
    return findings
  }

  /// The finding about a to screen that is almost entirely outside on a display, or partly outside on one and inside on another.
  func onDisplays() -> Diagnostic? {
    if !transition.states.isEmpty { return StatesInside(checked)?.findingOnDisplays() }
    let places = transition.placements.filter { $0.subject == .screen(.to) }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { isPlace($0.subject, $0.property, .to) }.map {
        (track: $0, rest: $0.value(at: .to, in: direction))
      }
    }
    let moves = tracks.filter {
      !expressions.isLayout($0.rest, of: .to, $0.track.property, through: transition.locals)
    }
    guard
      let location = (places.first { !$0.property.isLength } ?? places.first)?.location
        ?? moves.first?.track.location,
      let isRead = readsSafeArea(transition.restValues(of: [.screen(.to)], where: \.setsPlace))
    else { return nil }
    let displays = checked.layoutsOnDisplays(readingSafeArea: isRead).map { display in
      (size: display.size, rests: display.layouts.map { $0.rest(at: .to).overflow(of: .to) })
    }
    func finding(_ rest: Overflow, _ notes: [String]) -> Diagnostic {
      Diagnostic(
        .restOutside, at: location.range, [.text(transition.to.name), .text(rest.extent)],
        notes: ["at rest it is at \(rest.place)"] + notes)
    }
    if let gone = displays.first(where: { $0.rests.allSatisfy(\.isNearlyWhole) }) {
      return finding(gone.rests[0], [])
    }
    let cuts = displays.map { Overflow.Edges.common(to: $0.rests).intersection([.left, .right]) }
    if let cut = cuts.first, cut == .left || cut == .right, cuts.allSatisfy({ $0 == cut }),
      displays.allSatisfy({ $0.rests.allSatisfy { $0.lostWidth > 0.1 } }),
      // A smaller part may be there for an overshoot.
      displays.contains(where: { $0.rests.allSatisfy { $0.lostWidth > 1 / 3 } })
    {
      return finding(
        displays[0].rests[0], ["on each display its \(cut == .left ? "left" : "right") edge is outside"])
    }
    guard let inside = displays.first(where: { $0.rests.allSatisfy(\.edges.isEmpty) }),
      let cut = displays.first(where: { _, rests in
        !Overflow.Edges.common(to: rests).isEmpty && !rests[0].isAround && rests.allSatisfy(\.losesMuch)
      })
    else { return nil }
    return finding(cut.rests[0], ["in a container\(inside.rests[0].ofSize) it is inside"])
  }

  /// Whether values of the to screen read the safe area, if they follow from the display, so that the screen can be looked at on each; nil if
  /// they do not.
  func readsSafeArea(_ values: [ExpressionID]) -> Bool? {
    func follow(isSafeAreaKnown: Bool) -> Bool {
      values.allSatisfy {
        KnownRests.followsDisplay(
          $0, [.screen(.to)], transition, expressions, isSafeAreaKnown: isSafeAreaKnown)
      }
    }
    guard follow(isSafeAreaKnown: true), !FingerPlaces.isHeld([.screen(.to)], transition),
      !transition.sample.contains(where: { $0.subject == .screen(.to) && $0.property.movesFrame })
    else { return nil }
    return !follow(isSafeAreaKnown: false)
  }

  /// The finding about a to screen that `place` puts wholly, or nearly so, outside the container.
  private func placedOutside() -> Diagnostic? {
    let placements = transition.placements
    guard transition.states.isEmpty,
      let place = placements.first(where: { $0.subject == .screen(.to) && !$0.property.isLength }),
      let known = checked.layouts(
        knowing: placements.map(\.value) + transition.restValues(of: [.screen(.to)], where: \.setsPlace)),
      let rest = overflow(of: .to, in: known, where: { $0.isNearlyWhole })
    else { return nil }
    return Diagnostic(
      .restOutside, at: place.location.range, [.text(transition.to.name), .text(rest.extent)],
      notes: ["at rest it is at \(rest.place)"])
  }

  /// By which edges a screen goes beyond the container in the first layout, if something is so of that in all of them.
  private func overflow(
    of side: Side, in layouts: [RestingLayout], where isSo: (Overflow) -> Bool
  ) -> Overflow? {
    var first: Overflow?
    for layout in layouts {
      let rest = layout.rest(at: side).overflow(of: side)
      if !isSo(rest) { return nil }
      if first == nil { first = rest }
    }
    return first
  }

  /// The track that determines where a screen rests; nil if there is none, if something else decides as well, or if the place is
  /// plainly inside.
  private func track(of side: Side) -> Track? {
    if side == .to, !transition.states.isEmpty { return nil }
    var own: Track?
    var isPlain = hasPlainLayout(side)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      for index in tracks.indices where isPlace(tracks[index].subject, tracks[index].property, side) {
        let rest = tracks[index].value(at: side, in: direction)
        let isInside = expressions.isLayout(
          rest, of: side, tracks[index].property, through: transition.locals)
        // The first of several tracks that move the screen is reported.
        if own == nil || isPlain && !isInside { own = tracks[index] }
        isPlain = isPlain && isInside
      }
    }
    if own == nil || isPlain { return nil }
    return transition.placements.contains { $0.subject == .screen(side) && !$0.property.isLength } ? nil : own
  }

  /// Whether a property affects the frame of a screen.
  private func isPlace(_ subject: Subject, _ property: Property, _ side: Side) -> Bool {
    subject == .screen(side) && (side == .to ? property.setsPlace : property.isOfFrame)
  }

  /// Whether only tracks affect the frame of a screen, so that it fills the container in the layout.
  private func hasPlainLayout(_ side: Side) -> Bool {
    let (samples, obligations) = (transition.sample, transition.obligations)
    if transition.placements.contains(where: { $0.subject == .screen(side) }) { return false }
    for index in samples.indices
    where samples[index].subject == .screen(side) && samples[index].property.setsPlace { return false }
    return !obligations.contains { obligation in
      if case .held(.screen(side), _, _) = obligation.kind { true } else { false }
    }
  }
}

extension Property {
  /// Whether the property is a size rather than a position.
  var isLength: Bool { self == .width || self == .height || self == .size }
}
