import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about thresholds that a finger passes at once, and distances that are too long for it.
extension InteractionRules {
  /// Reports a `finish now when` that holds before the finger has gone a sixtieth of the display, or as soon as it moves on slowly.
  mutating func reportFinishedAtOnce(_ condition: ExpressionID) {
    let isShort =
      way?.value == .translation
      && surely(.deciding) {
        $0.restrict($0.domain.gone(Self.beginning, of: $0.display))
        return $0.truth(condition) == .yes
      }
    guard isShort || isPassedAtOnce(DecidingPart(id: condition, holds: true)) else { return }
    report(
      idle: "most of the motion of `\(gesture.text)`",
      isShort
        ? "`finish now when` holds before the finger has moved a sixtieth of the display"
        : "`finish now when` holds as soon as the gesture moves on", at: expressions[condition].range,
      notes: [
        "it is evaluated whenever the finger moves; `finish now when progress >= 1` waits for the whole distance"
      ])
  }

  /// Reports a part of a decision about distances that alone lets every finger finish, however little it has moved.
  mutating func reportPassedAtOnce(_ condition: ExpressionID, isFinish: Bool) {
    for part in parts(condition, holds: isFinish) where !isWrittenFlag(part.id) {
      // Which way a finger goes may well decide: by its speed, or by what is passed as soon as it moves at all.
      let readings = facts.readings(part.id)
      guard readings.hasOther, !readings.hasSpeed, isPassedAtOnce(part) else { continue }
      let (what, least) =
        switch gesture {
        case .pan, .edgePan: ("the finger has", "6 points")
        case .pinch: ("the fingers have", "a fiftieth of their distance")
        case .rotate: ("the fingers have", "three degrees")
        }
      if isPassedAtOnce(part, 0.01) {
        // `cancel when` may well ask for a finger that is back behind its beginning.
        guard isFinish, way?.isDirected == true, isPassedAtOnce(part, -1) else { continue }
        return report(
          idle: "this threshold", "it is passed even when \(what) gone back by \(least)",
          at: expressions[part.id].range, notes: [gesture.note])
      }
      return report(
        idle: "this threshold", "\(what) passed it after \(least)", at: expressions[part.id].range,
        notes: ["then every `\(gesture.text)` finishes: is a factor or a digit missing?"])
    }
  }

  /// Whether a part of a decision surely favours the far side for fingers that have hardly moved.
  /// - Parameter share: The share of the least distance that they have gone.
  private mutating func isPassedAtOnce(_ part: DecidingPart, _ share: Double = 1) -> Bool {
    surely(.deciding) { analysis in
      analysis.domain.barelyGone(share).allSatisfy { domain in
        analysis.supposing {
          $0.restrict(domain)
          return $0.truth(part.id) == (part.holds ? .yes : .no)
        }
      }
    }
  }

  /// Reports a position that moves ten times as far as the finger, or hardly at all: less than 3% of the finger's way, and on the display
  /// where it moves least less than 4 pt in all. A factor is missing or superfluous.
  /// - Returns: Whether the drive was reported.
  mutating func reportPace(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard drive.property.isOfFrame || drive.property == .translation, let way,
      way.value == .translation, let part = drive.property.part(along: way.part)
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
        farthest = min(farthest, rate.high * $0.display.length(along: way.part))
        return !rate.isZero && rate.high <= 0.03
      } && farthest < 4
    if !isFast, !isSlow { return false }
    report(
      idle: isFast ? "most of the motion of `\(gesture.text)`" : "this `drive`",
      "`\(name(drive))` \(isFast ? "moves more than ten times as far as" : "hardly follows") the finger",
      at: expressions[value].range,
      notes: ["with `translation.\(way.part == 0 ? "x" : "y")` alone, it moves as far as the finger"])
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
          guard $0.value(value).range.high <= 0 else { return false }
          guard let left = $0.restWay(key) else { return true }
          return ($0.rest(key) + left).range.high > 0
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
}
