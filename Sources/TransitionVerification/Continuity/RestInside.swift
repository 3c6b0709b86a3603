import TransitionDiagnostics
import TransitionPlan

/// Finds tracks that leave a resting screen partly outside the container, and places that do so on some displays.
///
/// The geometry is that of `sample`. A place from `place` is intended as long as a part of the screen is visible, on each display.
/// `StatesInside` checks screens with several rest states.
enum RestInside {
  static func findings(_ transition: Transition, _ layouts: RestingLayouts) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if let lost = placedOutside(transition, layouts) { return [lost] }
    for side in Side.allCases {
      guard let track = track(of: side, transition, layouts.plan.expressions),
        let rest = overflow(of: side, in: layouts.all, where: { !$0.edges.isEmpty && !$0.isAround })
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
  static func onDisplays(_ transition: Transition, _ layouts: RestingLayouts) -> Diagnostic? {
    if !transition.states.isEmpty { return StatesInside(transition, layouts)?.findingOnDisplays() }
    let expressions = layouts.plan.expressions
    let places = transition.placements.filter { $0.subject == .screen(.to) }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { isPlace($0.subject, $0.property, .to) }.map {
        (track: $0, rest: $0.value(at: .to, in: direction))
      }
    }
    let moves = tracks.filter { !isLayout($0.rest, of: .to, $0.track.property, expressions) }
    guard
      let location = (places.first { !$0.property.isLength } ?? places.first)?.location
        ?? moves.first?.track.location,
      let isRead = readsSafeArea(
        transition.restValues(of: [.screen(.to)], where: \.setsPlace), transition, expressions)
    else { return nil }
    let displays = layouts.ofDisplays(readingSafeArea: isRead).map { display in
      (size: display.size, rests: display.layouts.map { overflow($0.rest(at: .to), .to) })
    }
    func finding(_ rest: Overflow, _ notes: [String]) -> Diagnostic {
      Diagnostic(
        .restOutside, at: location.range, [.text(transition.to.name), .text(rest.extent)],
        notes: ["at rest it is at \(rest.place)"] + notes)
    }
    if let gone = displays.first(where: { $0.rests.allSatisfy(\.isNearlyWhole) }) {
      return finding(gone.rests[0], [])
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
  static func readsSafeArea(
    _ values: [ExpressionID], _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool? {
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
  private static func placedOutside(_ transition: Transition, _ layouts: RestingLayouts) -> Diagnostic? {
    let placements = transition.placements
    guard transition.states.isEmpty,
      let place = placements.first(where: { $0.subject == .screen(.to) && !$0.property.isLength }),
      let known = layouts.knowing(
        placements.map(\.value) + transition.restValues(of: [.screen(.to)], where: \.setsPlace)),
      let rest = overflow(of: .to, in: known, where: { $0.isNearlyWhole })
    else { return nil }
    return Diagnostic(
      .restOutside, at: place.location.range, [.text(transition.to.name), .text(rest.extent)],
      notes: ["at rest it is at \(rest.place)"])
  }

  /// By which edges a screen goes beyond the container in the first layout, if something is so of that in all of them.
  private static func overflow(
    of side: Side, in layouts: [RestingLayout], where isSo: (Overflow) -> Bool
  ) -> Overflow? {
    var first: Overflow?
    for layout in layouts {
      let rest = overflow(layout.rest(at: side), side)
      if !isSo(rest) { return nil }
      if first == nil { first = rest }
    }
    return first
  }

  /// The track that determines where a screen rests; nil if there is none, if something else decides as well, or if the place is
  /// plainly inside.
  private static func track(
    of side: Side, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Track? {
    if side == .to, !transition.states.isEmpty { return nil }
    var own: Track?
    var isPlain = hasPlainLayout(side, transition)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      for index in tracks.indices where isPlace(tracks[index].subject, tracks[index].property, side) {
        // A handed-over value is known only from the sample.
        if !KnownRests.isKnown(tracks[index], transition, expressions) { return nil }
        let rest = tracks[index].value(at: side, in: direction)
        let isInside = isLayout(rest, of: side, tracks[index].property, expressions)
        // The first of several tracks that move the screen is reported.
        if own == nil || isPlain && !isInside { own = tracks[index] }
        isPlain = isPlain && isInside
      }
    }
    if own == nil || isPlain { return nil }
    return transition.placements.contains { $0.subject == .screen(side) && !$0.property.isLength } ? nil : own
  }

  /// Whether a property affects the frame of a screen.
  private static func isPlace(_ subject: Subject, _ property: Property, _ side: Side) -> Bool {
    subject == .screen(side) && (side == .to ? property.setsPlace : property.isOfFrame)
  }

  /// Whether only tracks affect the frame of a screen, so that it fills the container in the layout.
  private static func hasPlainLayout(_ side: Side, _ transition: Transition) -> Bool {
    let (samples, obligations) = (transition.sample, transition.obligations)
    if transition.placements.contains(where: { $0.subject == .screen(side) }) { return false }
    for index in samples.indices
    where samples[index].subject == .screen(side)
      && samples[index].property.setsPlace
    {
      return false
    }
    return !obligations.contains { obligation in
      if case .held(.screen(side), _, _) = obligation.kind { true } else { false }
    }
  }

  /// Whether a value is that of a plain layout: the found one, or 0.
  static func isLayout(
    _ value: ExpressionID, of side: Side, _ property: Property, _ expressions: ExpressionArena
  ) -> Bool {
    switch expressions[value].kind {
    case .found(.screen(side), property): return true
    // In the layout, a screen fills the container.
    case .property(.container, let other):
      return other == property || other == .bounds && property == .frame
    case .number(let number):
      guard number == 0 else { return false }
      return property == .x || property == .y || property == .leading || property == .top
    case .call(.vector, let parts):
      return property == .translation && parts.allSatisfy { expressions.constant($0) == 0 }
    default: return false
    }
  }

  /// The edges beyond which a screen extends.
  static func overflow(_ rest: Scene, _ side: Side) -> Overflow {
    var frame = rest.frame(of: .screen(side))
    // A from screen that rests away from its layout is reported by `ForeignFrame`.
    if side == .to, case .vector(let offset) = rest.value(of: .screen(side), .translation) {
      frame = Rect(x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
    }
    return Overflow(frame, in: rest.frame(of: .container))
  }
}

extension Property {
  /// Whether the property is a size rather than a position.
  var isLength: Bool { self == .width || self == .height || self == .size }
}
