import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A rule about a position that has no direction, as in `drive sheet.y = start.sheet.y + abs(translation.y)` by `pan(down)`.
extension InteractionRules {
  /// Positions at which a finger is checked, as shares of how far it can go.
  private static let places = [0.25, 1]

  /// A smaller change counts as none: a point.
  static let point = 1.0

  /// Reports a position that goes on while the finger is on its way, and goes the same way when the finger has turned and passed
  /// its beginning: the magnitude of a translation has no direction.
  /// - Returns: Whether the drive was reported.
  mutating func reportTurned(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil, let way, way.isDirected,
      way.value == .translation, let part = drive.property.part(along: way.axis)
    else { return false }
    let key = PartKey(drive.subject, drive.property, part)
    let isTurned = surely(.lasting) { analysis in
      let ends = analysis.domain[.translation, way.part]
      return Self.places.allSatisfy { share in
        [ends.low, ends.high].allSatisfy { end in
          analysis.restrict { $0.go(straight: Interval(end * share), along: way.axis) }
          let moved = analysis.value(value, part) - analysis.rest(key)
          return (moved * Quantity(way.sign)).range.low > Self.point
        }
      }
    }
    if !isTurned { return false }
    report(.goesOn(name(drive)), at: value, notes: [gesture.note], fixIt: oneWayRemedy(value))
    return true
  }

  /// The fix-it that clamps the way to the direction of the gesture instead of taking its magnitude; nil where there is none.
  func oneWayRemedy(_ value: ExpressionID) -> FixIt? {
    guard let way, way.value == .translation else { return nil }
    guard let (outer, inner) = magnitude(of: .translation, way.part, in: value) else { return nil }
    return FixIt(
      way.sign > 0 ? "count one direction only, with `max`" : "count the other direction only, with `max`",
      replacing: ByteRange(outer.start, inner.start), with: way.sign > 0 ? "max(0, " : "max(0, -")
  }
}
