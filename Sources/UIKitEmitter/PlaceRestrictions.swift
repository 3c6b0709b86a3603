import TransitionDiagnostics
import TransitionPlan

/// Views that have places in the container inside screens that move: what UIKit moves is the view in its screen, and that is
/// where the container says only if both go the same way in one time.
enum PlaceRestrictions {
  static func check(_ scope: TransitionScope) {
    for slot in scope.slots {
      guard let side = scope.screen(around: slot) else { continue }
      for direction in scope.played { tracks(scope, slot.subject, side, direction) }
      drives(scope, slot.subject, side)
      for index in scope.transition.interactions.indices { springs(scope, index, slot.subject, side) }
    }
    states(scope)
  }

  private static func tracks(
    _ scope: TransitionScope, _ view: Subject, _ side: Side, _ direction: Direction
  ) {
    func isPlace(_ track: Track) -> Bool { track.subject == view && track.property.isGeometry }
    let own = scope.transition[direction].tracks.first(where: isPlace)
    // What the other direction alone moves goes along with its screen; a presentation has one rest for both.
    guard let place = own ?? (scope.isOverlay ? scope.allTracks.first(where: isPlace) : nil) else { return }
    for mover in scope.transition[direction].tracks
    where mover.subject == .screen(side) && scope.arena.areEqual(mover.start, mover.end) != true {
      let what: String
      if scope.turnsPlaces(mover.property) {
        what = "a place of a view whose screen is scaled or turned meanwhile"
      } else if moves(scope, mover, view), !goesTogether(scope, mover, own, direction) {
        what = "a place of a view whose screen moves in another time"
      } else {
        continue
      }
      return scope.cannotSay(
        what, at: place.location.range,
        labels: [DiagnosticLabel(mover.location.range, "the screen moves here")])
    }
  }

  /// Whether a track of a screen moves what is in it on an axis on which the place of a view is said.
  private static func moves(_ scope: TransitionScope, _ mover: Track, _ view: Subject) -> Bool {
    scope.placedAxes(view).contains { scope.moves(mover.property, mover.start, mover.end, on: $0) }
  }

  /// Whether a screen goes in the time in which a view in it goes, and straight.
  private static func goesTogether(
    _ scope: TransitionScope, _ mover: Track, _ track: Track?, _ direction: Direction
  ) -> Bool {
    guard let track else { return false }
    let pieces = scope.pieces(mover.subject, mover.property, in: direction)
    let times = scope.pieces(track.subject, track.property, in: direction).map { Pace($0) }
    return pieces.allSatisfy { $0.arc == nil } && pieces.map { Pace($0) } == times
  }

  /// Under a finger both are set at once, but what settles has a velocity of its own each.
  private static func drives(_ scope: TransitionScope, _ view: Subject, _ side: Side) {
    for drive in scope.transition.interactions.flatMap(\.drives) where drive.subject == .screen(side) {
      guard let kind = Slot.kind(of: drive.property), kind == .transform || kind == .frame else { continue }
      let isMoved =
        scope.turnsPlaces(drive.property)
        || scope.placedAxes(view).contains { drive.property.isSaid(on: $0) || drive.property == .translation }
      if isMoved {
        scope.cannotSay("a drive of a screen in which a view has a place", at: drive.location)
      }
    }
  }

  /// A spring takes a driven place home at the finger's velocity, and the screen with everything else.
  private static func springs(_ scope: TransitionScope, _ index: Int, _ view: Subject, _ side: Side) {
    let interaction = scope.transition.interactions[index]
    guard !RunSettle.springSides(scope, index).isEmpty,
      let drive = interaction.drives.first(where: { $0.subject == view && $0.property.isGeometry })
    else { return }
    let movers = scope.transition[interaction.direction].tracks.filter { track in
      track.subject == .screen(side) && scope.arena.areEqual(track.start, track.end) != true
    }
    let tables = interaction.states == nil ? [] : scope.transition.stateTables
    let isMoved =
      movers.contains { scope.turnsPlaces($0.property) || moves(scope, $0, view) }
      || tables.contains { table in
        table.subject == .screen(side)
          && (scope.turnsPlaces(table.property) || table.property == .translation
            || scope.placedAxes(view).contains { table.property.isSaid(on: $0) })
      }
    if isMoved { scope.cannotSay("a drive of a place in a screen that moves", at: drive.location) }
  }

  /// Between rest states all goes in one time, but a turn or a scale is no displacement.
  private static func states(_ scope: TransitionScope) {
    guard scope.placesViews(in: .to) else { return }
    for table in scope.transition.stateTables
    where table.subject == .screen(.to) && scope.turnsPlaces(table.property) {
      scope.cannotSay("a place of a view whose screen is scaled or turned meanwhile", at: table.location)
    }
  }
}

extension TransitionScope {
  /// Whether a part of a screen's transform moves each place in it otherwise.
  fileprivate func turnsPlaces(_ property: Property) -> Bool {
    Slot.kind(of: property) == .transform && property != .translation
  }

  /// Whether a property of a screen that goes from one value to another moves what is in it on an axis.
  fileprivate func moves(
    _ property: Property, _ start: ExpressionID, _ end: ExpressionID, on axis: Axis
  ) -> Bool {
    guard property == .translation || property.isSaid(on: axis) else { return false }
    let numbers = [start, end].map { id -> ExpressionID? in
      switch arena[id].kind {
      case .call(.vector, let parts), .call(.point, let parts): axis == .horizontal ? parts[0] : parts[1]
      default: nil
      }
    }
    guard let a = numbers[0], let b = numbers[1] else { return true }
    return arena.areEqual(a, b) != true
  }
}
