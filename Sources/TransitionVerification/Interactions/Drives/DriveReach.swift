import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about how far driven values go: too far, hardly at all, or only where the finger goes back.
extension InteractionRules {
  /// Reports a position that moves ten times as far as the finger, or hardly at all: less than 3% of the finger's way, and on the display
  /// where it moves least less than 4 pt in all. A factor is missing or superfluous.
  /// - Returns: Whether the drive was reported.
  mutating func reportPace(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard drive.property.isOfFrame || drive.property == .translation, let way,
      way.value == .translation, let part = drive.property.part(along: way.axis)
    else { return false }
    let isFast = surely(.lasting, by: .way) {
      $0.restrict($0.domain.gone(Self.most, of: $0.display))
      let rate = $0.value(value, part).rate
      return rate.low >= 10 || rate.high <= -10
    }
    var farthest = Double.infinity
    let isSlow =
      // A track by the progress may move back a little.
      !isFast
      && (facts.entries[PartKey(drive.subject, drive.property, part)] == nil
        || !components(.translation, in: value).isEmpty)
      && surely(.lasting, by: .way) {
        let rate = $0.value(value, part).rate.magnitude
        farthest = min(farthest, rate.high * $0.display.length(along: way.axis))
        return !rate.isZero && rate.high <= 0.03
      } && farthest < 4
    if !isFast, !isSlow { return false }
    report(
      idle: isFast ? "most of the motion of `\(gesture.text)`" : "this `drive`",
      "`\(name(drive))` \(isFast ? "moves more than ten times as far as" : "hardly follows") the finger",
      at: expressions[value].range,
      notes: ["with `\(way.value.text(way.part))` alone, it moves as far as the finger"])
    return true
  }

  /// Reports a screen that a finger makes invisible before it has gone a tenth of the display.
  mutating func reportGone(_ drive: Drive, _ value: ExpressionID) {
    // A picture may stand for the screen.
    guard transition.shared.isEmpty, drive.property == .alpha,
      drive.subject == .screen(interaction.direction.start), way?.value == .translation,
      surely(
        .lasting, exceptions: 1,
        {
          $0.restrict($0.domain.gone(Self.little, of: $0.display))
          return $0.value(value).range.high <= 0
        })
    else { return }
    report(
      idle: "most of this `drive`",
      "`\(name(drive))` is 0 before the finger has moved a tenth of the display",
      at: expressions[value].range, notes: ["with `1 - progress`, it is 0 when the gesture is complete"])
  }

  /// Reports objects that the finger moves and nobody sees: their alpha is 0 where the gesture begins, and no drive changes it.
  mutating func checkSeen() {
    var seen = FlatSet<Subject>()
    for drive in interaction.drives where seen.insert(drive.subject) {
      let alpha = PartKey(drive.subject, .alpha, 0)
      if case .shared = drive.subject { continue }
      guard facts.drives[alpha] == nil, let entry = facts.entries[alpha],
        surely(.lasting, { $0.live(alpha).range == .zero })
      else { continue }
      let name = transition.name(of: drive.subject)
      report(
        idle: "this `drive`", "`\(name)` is invisible while the finger moves it", at: drive.location.range,
        labels: [DiagnosticLabel(entry.location.range, "its alpha is 0 where the gesture begins")],
        notes: ["with a `drive`, only what is driven moves: drive `\(name).alpha` as well"])
    }
  }

  /// How far a finger goes for a small part of its way, as a share of the display.
  private static let little = 0.1

  /// How far a finger goes for most of its way, as a share of the display.
  private static let most = 0.9

  /// Reports a scale or a length that reaches 0 or less before the finger reaches the end of the display: the object vanishes, and a scale
  /// then mirrors it. One that rests there may reach it.
  mutating func reportNoSize(_ drive: Drive, _ value: ExpressionID) {
    let (least, most, consequence): (String, String, String)
    switch drive.property {
    case .scale, .scaleX, .scaleY: (least, most, consequence) = ("0.5", "1", "which would mirror the view")
    case .width, .height: (least, most, consequence) = ("44pt", "200pt", "which no view can have")
    default: return
    }
    let key = PartKey(drive.subject, drive.property, 0)
    guard let way, way.value == .translation,
      surely(
        .lasting,
        {
          $0.restrict($0.domain.gone(Self.most, of: $0.display))
          return $0.value(value).range.high <= 0 && $0.goals(key).allSatisfy { $0.range.high > 0 }
        })
    else { return }
    let range = expressions[value].range
    report(
      idle: "the end of the motion of `\(gesture.text)`",
      "`\(name(drive))` reaches 0 or less there, \(consequence)", at: range,
      notes: ["`clamp(…, \(least)..\(most))` or `max(\(least), …)` keeps it visible"],
      fixIts: [
        FixIt(
          "clamp it to \(least) and above",
          [TextEdit(ByteRange(at: range.start), "max(\(least), "), TextEdit(ByteRange(at: range.end), ")")],
          applicability: .needsReview)
      ])
  }

  /// Reports a length that surely is below 0 when the finger is back behind its beginning.
  mutating func reportBelowZero(_ drive: Drive, _ value: ExpressionID) {
    let isBelow =
      [.width, .height].contains(drive.property)
      && surely(.lasting) {
        guard let wrong = $0.domain.wrongWay() else { return false }
        $0.restrict(wrong)
        return $0.value(value).range.high < -Self.point
      }
    if !isBelow { return }
    let range = expressions[value].range
    report(
      idle: "the motion of `\(gesture.text)` back past its start",
      "`\(name(drive))` is below 0 there, which no view can have", at: range,
      notes: ["`max(0, …)` keeps it at 0"],
      fixIts: [
        FixIt(
          "keep it at 0 or above",
          [TextEdit(ByteRange(at: range.start), "max(0, "), TextEdit(ByteRange(at: range.end), ")")],
          applicability: .needsReview)
      ])
  }

  /// Reports a drive that does not move while the finger is on the way of the gesture, only once it has turned and passed its
  /// beginning. A value that no track moves may be intended for that alone, beside others that follow the finger.
  /// - Returns: Whether the drive was reported.
  mutating func reportBackOnly(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard [GestureValue.translation, .progress].contains(where: { reads($0, value) }) else { return false }
    if isStill(drive, value) {
      report(
        idle: "this `drive`", "`\(name(drive))` does not change, wherever the finger goes",
        at: expressions[value].range)
      return true
    }
    guard let way, way.isDirected, way.value == .translation,
      interaction.drives.count == 1
        || (0..<drive.property.type.count).allSatisfy({
          goesElsewhere(PartKey(drive.subject, drive.property, $0))
        }), isStill(drive, value, along: way)
    else { return false }
    report(
      idle: "this `drive`", "`\(name(drive))` does not change along the direction of `\(gesture.text)`",
      at: expressions[value].range, notes: [gesture.note])
    return true
  }

  /// Whether a driven value surely does not change.
  /// - Parameter way: The way of the finger; nil for any.
  private mutating func isStill(_ drive: Drive, _ value: ExpressionID, along way: GestureDomain.Way? = nil)
    -> Bool
  {
    surely(.lasting) {
      if let way { $0.restrict { $0.go(beyond: 0, to: way.sign, along: way.axis) } }
      for part in 0..<drive.property.type.count {
        let now = $0.value(value, part)
        // A sum of an unknown and a constant is a single number as well.
        guard now.range.isPoint || now.unknown?.isMomentary == false && now.offset.isPoint else {
          return false
        }
      }
      return true
    }
  }

  /// Whether a track moves a number away from the value at which the gesture begins.
  private func goesElsewhere(_ key: PartKey) -> Bool {
    guard let entry = facts.entries[key] else { return false }
    return expressions.areEqual(entry.from, entry.to, through: facts.transition.locals) != true
  }
}
