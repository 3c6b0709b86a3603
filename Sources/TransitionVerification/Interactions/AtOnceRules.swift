import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Rules about thresholds that a finger passes at once, and distances that are too long for it.
extension InteractionRules {
  /// Reports a `finish now when` that holds before the finger has gone a sixtieth of the display.
  mutating func reportFinishedAtOnce(_ condition: ExpressionID) {
    guard let way = facts.interaction.gesture.way, way.value == .translation,
      surely(
        .deciding,
        {
          var domain = $0.domain.gone(Self.beginning, of: $0.display)
          // It goes on.
          if way.isDirected {
            domain[.velocity, way.part] =
              way.sign > 0 ? Interval(1e-9, .infinity) : Interval(-.infinity, -1e-9)
          }
          $0.restrict(domain)
          return $0.truth(condition) == .yes
        })
    else { return }
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[condition].range,
        [
          .text("most of the way of `\(facts.interaction.gesture.text)`"),
          .text("`finish now when` holds before the finger has gone a sixtieth of the display"),
        ],
        notes: [
          "it is evaluated whenever the finger moves: `finish now when progress >= 1` waits for all of the way"
        ]))
  }

  /// Reports a position that moves ten times as far as the finger, or hardly at all: a factor is missing or superfluous.
  /// - Returns: Whether the drive was reported.
  mutating func reportPace(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard drive.property.isOfFrame || drive.property == .translation,
      let way = facts.interaction.gesture.way, way.value == .translation,
      let part = drive.property.part(along: way.part)
    else { return false }
    let isFast = surely(.lasting, by: .way) {
      $0.restrict($0.domain.gone(Self.most, of: $0.display))
      let rate = $0.value(value, part).rate
      return rate.low >= 10 || rate.high <= -10
    }
    let isSlow =
      // A track by the progress may move back a little.
      !isFast
      && (facts.entries[PartKey(drive.subject, drive.property, part)] == nil
        || !components(.translation, in: value).isEmpty)
      && surely(.lasting, by: .way) {
        let rate = $0.value(value, part).rate.magnitude
        return !rate.isZero && rate.high <= 0.03
      }
    if !isFast, !isSlow { return false }
    let gesture = facts.interaction.gesture.text
    report(
      Diagnostic(
        .withoutEffect, at: facts.expressions[value].range,
        isFast
          ? [
            .text("most of the way of `\(gesture)`"),
            .text("`\(name(drive))` goes more than ten times as far as the finger"),
          ]
          : [.text("this `drive`"), .text("`\(name(drive))` hardly follows the finger")],
        notes: ["with `translation.\(way.part == 0 ? "x" : "y")` alone it goes as far as the finger"]))
    return true
  }

  /// How far a finger goes for most of its way, as a share of the display.
  private static let most = 0.9

  /// Reports a scale that reaches 0 or less before the finger reaches the end of the display: the object vanishes, and is then
  /// mirrored.
  mutating func reportNoScale(_ drive: Drive, _ value: ExpressionID) {
    guard [.scale, .scaleX, .scaleY].contains(drive.property),
      let way = facts.interaction.gesture.way, way.value == .translation,
      surely(
        .lasting,
        {
          $0.restrict($0.domain.gone(Self.most, of: $0.display))
          return $0.value(value).range.high <= 0
        })
    else { return }
    let range = facts.expressions[value].range
    report(
      Diagnostic(
        .withoutEffect, at: range,
        [
          .text("the end of the way of `\(facts.interaction.gesture.text)`"),
          .text("`\(name(drive))` reaches 0 or less there, and would be mirrored"),
        ],
        notes: ["`clamp(…, 0.5..1)` or `max(0.5, …)` keeps it visible"],
        fixIts: [
          FixIt(
            "hold it to 0.5 and above",
            [TextEdit(ByteRange(at: range.start), "max(0.5, "), TextEdit(ByteRange(at: range.end), ")")],
            applicability: .needsReview)
        ]))
  }
}
