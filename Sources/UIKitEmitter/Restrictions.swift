import TransitionDiagnostics
import TransitionPlan

/// Finds what the emitter cannot write, before it writes.
///
/// What an expression reads is found while it is written; here are the constructs.
enum Restrictions {
  static func check(_ scope: TransitionScope) {
    shared(scope)
    picturesBesideWhatMoves(scope)
    tracks(scope)
    for (index, interaction) in scope.transition.interactions.enumerated() {
      if interaction.states == nil { self.interaction(scope, index, interaction) }
      scrolls(scope, interaction)
      rules(scope, index, interaction)
    }
    obligations(scope)
    PressRestrictions.check(scope)
    if scope.isOverlay { OverlayRestrictions.check(scope) } else { AddedRestrictions.check(scope) }
    StatesRestrictions.check(scope)
    ContainerRestrictions.check(scope)
    CatchRestrictions.check(scope)
    FingerRestrictions.check(scope)
    ArcRestrictions.check(scope)
    StaggerRestrictions.check(scope)
    OneClassRestrictions.check(scope)
    PlaceRestrictions.check(scope)
    TurnRestrictions.check(scope)
    // Writing finds what the expressions cannot read; those under a finger are named before the rest.
    for index in scope.transition.interactions.indices { _ = PoseWriter.complete(scope, index) }
  }

  private static func shared(_ scope: TransitionScope) {
    for element in scope.transition.shared {
      let kinds = Side.allCases.map { scope.transition[$0].views[element[$0].view].kind }
      if element.kind == .image, !kinds.contains(.image) {
        scope.cannotSay("a picture of two views that are no image views", at: element.location)
      }
      if let missing = element.missing, scope.transition.shared.count > 1, !scope.catching.isEmpty {
        scope.cannotSay("`missing` of one picture among several beside `catches`", at: missing.location)
      }
    }
  }

  /// The ends of pictures are asked again when a finger has left, with everything at rest, which then goes back to where the
  /// finger had it: that is known of a finger which moves everything.
  private static func picturesBesideWhatMoves(_ scope: TransitionScope) {
    guard scope.restsForEnds, scope.isInteractive else { return }
    let isDriven = scope.pulls.contains { !scope.transition.interactions[$0].drives.isEmpty }
    if scope.isPulledManyWays ? isDriven || !scope.catching.isEmpty : !scope.hasScrub {
      let fingers = scope.isPulledManyWays ? "several gestures with `drive`s or `catches`" : "`drive`s"
      scope.cannotSay(
        "pictures beside a screen or a view that moves, under \(fingers)",
        at: scope.transition.shared[0].location)
    }
  }

  private static func tracks(_ scope: TransitionScope) {
    for track in scope.transition.forward.tracks + scope.transition.backward.tracks {
      property(scope, track.subject, track.property, track.location)
    }
    for track in scope.transition.forward.tracks + scope.transition.backward.tracks
    where track.property == .center && track.subject.isPicture {
      scope.cannotSay("a track of `center`", at: track.location)
    }
    for direction in scope.played {
      paces(scope, direction)
      shadows(scope, direction)
    }
    readingDirection(scope)
    oneWay(scope)
  }

  /// Both directions are written from one set of rest values.
  private static func oneWay(_ scope: TransitionScope) {
    for direction in scope.played {
      let tracks = scope.transition[direction].tracks
      for (index, track) in tracks.enumerated()
      where tracks[..<index].contains(where: { $0.subject == track.subject && $0.property == track.property })
      {
        if !canFollow(scope, scope.pieces(track.subject, track.property, in: direction)) {
          scope.cannotSay("a step or an arc among several tracks of one property", at: track.location)
        }
      }
      guard scope.plays(direction.opposite) else { continue }
      let others = scope.transition[direction.opposite].tracks
      for track in scope.transition[direction].tracks
      where !others.contains(where: { $0.subject == track.subject && $0.property == track.property }) {
        if scope.comesBack(track) { continue }
        if let kind = Slot.kind(of: track.property),
          scope.oneWay(Slot(subject: track.subject, kind: kind)) == direction
        {
          continue
        }
        scope.cannotSay("a track of one direction only", at: track.location)
      }
    }
  }

  /// Whether tracks of one property can follow each other: each takes a time, and an arc is one of a whole way.
  private static func canFollow(_ scope: TransitionScope, _ pieces: [Track]) -> Bool {
    pieces.allSatisfy { $0.windowEnd > $0.windowStart && $0.arc == nil }
  }

  /// What UIKit keeps in one transform has one time; so has a frame, unless a part of it can go by the transform.
  private static func paces(_ scope: TransitionScope, _ direction: Direction) {
    for slot in scope.slots where slot.kind == .transform || slot.kind == .frame {
      if slot.kind == .frame, scope.transition.split(slot.subject, in: direction) != nil { continue }
      if slot.kind == .transform, scope.splitTransform(slot.subject, in: direction) != nil { continue }
      let tracks = scope.transition[direction].tracks.filter {
        $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind
      }
      func times(_ property: Property) -> [Pace] {
        scope.pieces(slot.subject, property, in: direction).map { Pace($0) }
      }
      guard let first = tracks.first,
        let other = tracks.first(where: { times($0.property) != times(first.property) })
      else { continue }
      scope.cannotSay(
        "parts of one \(slot.kind == .frame ? "frame" : "transform") with different times",
        at: other.location.range,
        labels: [DiagnosticLabel(first.location.range, "the other part")])
    }
  }

  /// Shadows go beside the animators, of which the last one to end leaves.
  private static func shadows(_ scope: TransitionScope, _ direction: Direction) {
    let tracks = scope.transition[direction].tracks
    func isShadow(_ track: Track) -> Bool { Slot.kind(of: track.property)?.isShadow ?? false }
    let end = tracks.filter { !isShadow($0) && $0.windowEnd > $0.windowStart }.map(\.windowEnd).max()
    for track in tracks where isShadow(track) {
      if track.damping != nil {
        scope.cannotSay("a spring of the app's that moves a shadow", at: track.location)
      } else if track.windowEnd > (end ?? 0) + 1e-9 {
        scope.cannotSay("a shadow that moves when nothing else does any more", at: track.location)
      }
    }
  }

  private static func property(
    _ scope: TransitionScope, _ subject: Subject, _ property: Property, _ location: SpecLocation
  ) {
    let name = "`\(scope.transition.name(of: subject)).\(property.rawValue)`"
    guard let kind = Slot.kind(of: property) else { return scope.cannotSay(name, at: location) }
    switch subject {
    case .screen:
      if kind == .clip { scope.cannotSay(name, at: location) }
    case .provided(let side, let view):
      // Where a picture flies to or from is read of its end, which must not move meanwhile.
      let isEnd = scope.transition.shared.contains { $0[side].view == view }
      let isFixed = side == .from && kind == .frame && (scope.isOverlay || isEnd)
      if kind == .clip || isFixed { scope.cannotSay(name, at: location) }
    case .tabBar, .navigationBar:
      if kind == .frame || kind == .clip { scope.cannotSay(name, at: location) }
    case .shared:
      if kind == .frame, property != .frame, property != .center { scope.cannotSay(name, at: location) }
    case .container: scope.cannotSay(name, at: location)
    case .added(let index):
      let isBlur = if case .blur = scope.transition.views[index].content { true } else { false }
      if kind == .clip || kind == .cornerRadius || (kind == .blur) != isBlur && kind != .frame {
        scope.cannotSay(name, at: location)
      }
    }
    let isBox = if case .shared(let element) = subject { scope.isBox(element) } else { false }
    if (kind.isShadow || kind == .content) && !isBox { return scope.cannotSay(name, at: location) }
    let isCovered = if case .screen(let side) = subject { !scope.isOverlay || side == .from } else { false }
    if kind == .blur && !subject.isAdded || kind == .dim && !isCovered
      || kind == .background && (subject.isPicture || subject.isChrome)
    {
      scope.cannotSay(name, at: location)
    }
  }

  /// What moves with the reading direction is a place, and places are not read of views there.
  private static func readingDirection(_ scope: TransitionScope) {
    guard scope.transition.isDirectional else { return }
    for drive in scope.transition.interactions.flatMap(\.drives)
    where drive.property.isGeometry || isMirrored(scope, drive.property, [drive.value].compactMap(\.self)) {
      scope.cannotSay("a place that a finger moves in reading direction", at: drive.location)
    }
    heldInReadingDirection(scope)
    for track in scope.allTracks where track.subject.isPicture && track.property.isGeometry {
      for id in [track.start, track.end] {
        scope.arena.visit(id) { id in
          switch scope.arena[id].kind {
          case .call(.rect, _), .call(.point, _), .call(.inset, _), .call(.offset, _), .binary:
            scope.cannotSay("a place of a picture in reading direction", at: track.location)
          default: break
          }
        }
      }
    }
    for track in scope.allTracks {
      if case .shared = track.subject { continue }
      if isMirrored(scope, track.property, [track.start, track.end]) {
        scope.cannotSay("`\(track.property.rawValue)` in reading direction", at: track.location)
      }
      for id in [track.start, track.end] {
        scope.arena.visit(id) { id in
          guard case .property(let subject, let property) = scope.arena[id].kind, property.isPlaceInX,
            subject != .container, !scope.isReadInReadingDirection(subject)
          else { return }
          scope.cannotSay("a place of a view in reading direction", at: track.location)
        }
      }
    }
  }

  /// What is held, or moves under a finger that presses, would be the same in either direction.
  private static func heldInReadingDirection(_ scope: TransitionScope) {
    func check(_ property: Property, _ values: [ExpressionID], _ location: SpecLocation) {
      if values.allSatisfy({ scope.arena.constant($0) == 0 }) { return }
      if isMirrored(scope, property, values) {
        scope.cannotSay("`\(property.rawValue)` in reading direction", at: location)
      }
    }
    for obligation in scope.transition.obligations {
      guard case .held(_, let property, let value) = obligation.kind else { continue }
      check(property, [value], obligation.location)
    }
    for hold in scope.transition.interactions.flatMap(\.holds) {
      check(hold.property, [hold.value], hold.location)
    }
    for track in scope.transition.presses.flatMap(\.down.tracks) {
      check(track.property, [track.start, track.end], track.location)
    }
  }

  /// Whether a turn or a displacement is another one from right to left.
  static func isMirrored(
    _ scope: TransitionScope, _ property: Property, _ values: [ExpressionID]
  ) -> Bool {
    switch property {
    case .rotation, .rotationX, .rotationY: true
    case .translation:
      !values.allSatisfy { id in
        guard case .call(.vector, let numbers) = scope.arena[id].kind else { return false }
        return scope.arena.constant(numbers[0]) == 0
      }
    default: false
    }
  }

  private static func interaction(_ scope: TransitionScope, _ index: Int, _ interaction: Interaction) {
    switch (interaction.direction, interaction.view) {
    case (.backward, .provided(.to, _)) where scope.isTab:
      scope.cannotSay("a gesture on this object", at: interaction.location)
    case (.backward, .screen(.to)), (.backward, .provided(.to, _)): break
    case (.forward, .provided(.from, _)) where scope.isTab:
      scope.cannotSay("a gesture on this object", at: interaction.location)
    case (.forward, .screen(.from)), (.forward, .provided(.from, _)): break
    default: scope.cannotSay("a gesture on this object", at: interaction.location)
    }
    if scope.host(of: index) == .transition, let begin = interaction.begin, scope.needs(.to, begin) {
      scope.cannotSay("a `begin when` that reads the screen to come", at: interaction.location)
    }
    for settle in [interaction.finish, interaction.cancel] {
      if case .spring(let curve) = settle.curve, curve.isExact, !scope.heldBlurs.isEmpty {
        scope.cannotSay("a spring with a duration of its own in `settle` beside a blur", at: settle.location)
      }
    }
    for drive in interaction.drives { property(scope, drive.subject, drive.property, drive.location) }
    DriveRestrictions.check(scope, index)
  }

  /// Gestures that are not the transition's own have the same finger only on the screen of its gesture.
  private static func rules(_ scope: TransitionScope, _ index: Int, _ interaction: Interaction) {
    let known = scope.foreignRules(index)
    for rule in interaction.rules where scope.partner(of: rule, for: index) == nil && !known.contains(rule) {
      scope.cannotSay(
        "`\(rule.relation == .outranks ? "outranks" : "waits for")` a gesture that is on another screen",
        at: rule.location)
    }
  }

  /// The scroll views that a gesture shares the finger with are those of its own screen.
  private static func scrolls(_ scope: TransitionScope, _ interaction: Interaction) {
    for (rule, words) in interaction.simultaneous.map({ ($0, "simultaneous with") })
      + interaction.handsOver.map({ ($0, "hands over to") })
    {
      guard case .provided(let side, let view) = rule.subject,
        [.scroll, .collection].contains(scope.transition[side].views[view].kind)
      else {
        scope.cannotSay("`\(words)` what is no scroll view", at: rule.location)
        continue
      }
      if side != (scope.isTab ? interaction.direction.start : .to) {
        scope.cannotSay("`\(words)` a view of the screen below", at: rule.location)
      }
    }
  }

  private static func obligations(_ scope: TransitionScope) {
    for obligation in scope.transition.obligations where obligation.isOfRun {
      switch obligation.kind {
      case .held, .invisible:
        // What goes from one rest state to another is a run of its own.
        let isKnown =
          scope.statesInteraction == nil || [.runStart, .forwardStart].contains(obligation.acquire)
          || obligation.acquire == .drivenStart && scope.pulls.isEmpty
        if isKnown || scope.isOfFinger(obligation) { continue }
      case .inserted(.shared), .moved: continue
      case .inserted(.added): continue
      case .inserted, .standing, .recognizer: break
      }
      scope.cannotSay("what is taken here (\(obligation.reason)) for a run", at: obligation.location)
    }
    for obligation in scope.stayObligations {
      switch obligation.kind {
      case .standing(let subject, _, let value), .held(let subject, _, let value):
        switch subject {
        case _ where !scope.isOverlay && scope.readsHanded(value),
          _ where !scope.isOverlay && (scope.reads(.from, value) || scope.readsContainer(value)):
          scope.cannotSay("a standing value that is not known by the screen alone", at: obligation.location)
        default: break
        }
      case .invisible, .inserted, .moved, .recognizer: break
      }
    }
  }
}
