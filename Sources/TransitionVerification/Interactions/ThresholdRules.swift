import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports thresholds of a decision that every finger passes at once, or that no finger reaches: a unit or a factor is missing.
  /// - Parameter isPlace: Whether where the finger is is asked alone: a gesture may well begin by a little of anything else.
  mutating func checkThresholds(_ condition: ExpressionID, isPlace: Bool = false) {
    for part in parts(condition, holds: true) {
      guard case .binary(let symbol, let left, let right) = facts.expressions[part.id].kind,
        symbol.sides(holds: true) != nil
      else { continue }
      for (value, limit) in [(left, right), (right, left)] {
        guard let measured = measured(value), !isPlace || measured == .place,
          let (measured, number) = threshold(limit, measured),
          let finding = slip(measured, number, limit)
        else { continue }
        return report(finding)
      }
    }
  }

  private enum Measured { case progress, distance, place, speed, scale, scaling, rotation, turning }

  /// What a value is, where it is one number of the finger, or a share of the way, and nothing else.
  private func measured(_ id: ExpressionID) -> Measured? {
    switch facts.expressions[id].kind {
    case .gesture(.progress): .progress
    case .gesture(.scale): .scale
    case .gesture(.scaleVelocity): .scaling
    case .gesture(.rotation): .rotation
    case .gesture(.rotationVelocity): .turning
    case .component(let operand, _):
      switch facts.expressions[operand].kind {
      case .gesture(.velocity): .speed
      case .gesture(.translation): .distance
      case .gesture(.location): .place
      default: nil
      }
    case .negate(let operand): measured(operand)
    case .call(.abs, let arguments): arguments.first.flatMap { measured($0) }
    case .call(.max, let arguments):
      arguments.first { facts.expressions.constant($0) == nil }.flatMap { measured($0) }
    // A share of a length is as far as a progress.
    case .binary(.divide, let distance, _):
      measured(distance) == .distance && facts.expressions[id].type == .number ? .progress : nil
    // What comes to it by the speed changes nothing about what is far.
    case .binary(.add, let way, let speed), .binary(.subtract, let way, let speed):
      isBySpeed(speed) ? measured(way) : isBySpeed(way) ? measured(speed) : nil
    case .local(let index): measured(facts.transition.locals[index].value)
    default: nil
    }
  }

  /// Whether a value is how fast the finger is, times or by a number.
  private func isBySpeed(_ id: ExpressionID) -> Bool {
    switch facts.expressions[id].kind {
    case .binary(.multiply, let left, let right), .binary(.divide, let left, let right):
      measured(left) == .speed && facts.expressions.constant(right) != nil
        || measured(right) == .speed && facts.expressions.constant(left) != nil
    case .call(.project, let arguments): arguments.first.flatMap { measured($0) } == .speed
    case .local(let index): isBySpeed(facts.transition.locals[index].value)
    default: false
    }
  }

  /// What a threshold is as a number: `detail.height * 0.3%` is a share of the way.
  private func threshold(_ limit: ExpressionID, _ measured: Measured) -> (Measured, Double)? {
    if let number = facts.expressions.constant(limit) { return number == 0 ? nil : (measured, abs(number)) }
    guard measured == .distance, case .binary(.multiply, let left, let right) = facts.expressions[limit].kind,
      let share = facts.expressions.constant(left) ?? facts.expressions.constant(right), share != 0
    else { return nil }
    return (.progress, abs(share))
  }

  /// The thresholds that fingers pass, neither at once nor never.
  private static func usual(_ measured: Measured) -> ClosedRange<Double> {
    switch measured {
    case .progress: 0.015...(.infinity)
    // A pan begins after ten points.
    case .distance, .place: 2...(.infinity)
    case .speed: 10...20_000
    case .scale: 0.1...10
    case .scaling: 0.05...50
    case .rotation: 0.05...7
    case .turning: 0.05...100
    }
  }

  private func slip(
    _ measured: Measured, _ number: Double, _ limit: ExpressionID
  ) -> Diagnostic? {
    let range = facts.expressions[limit].range
    let isLiteral = facts.expressions.constant(limit) != nil
    let usual = Self.usual(measured)
    let isNeutral = measured == .scale && (0.98...1.02).contains(number)
    if usual.contains(number), !isNeutral { return nil }
    let isSmall = number < usual.lowerBound || isNeutral
    let (small, large, examples): (String, String, String)
    switch measured {
    case .progress, .distance:
      let when = measured == .progress ? "when it has hardly moved" : "before the gesture begins"
      small = "a finger has gone as far \(when)"
      (large, examples) = ("no finger goes as far", "30% to 50% of the way")
    case .place:
      (small, large) = ("next to no finger is as near to the edge", "no finger is as far from it")
      examples = "20pt to 200pt, or shares as `30% * container.width`"
    case .speed:
      (small, large) = ("a finger that rests is as fast", "no finger is as fast")
      examples = "300pt/s to 1000pt/s"
    case .scaling:
      (small, large) = ("fingers that rest are as fast", "no fingers are as fast")
      examples = "50%/s to 200%/s"
    case .scale:
      small = isNeutral ? "fingers have gone as far when they have hardly moved" : "no fingers go as far"
      (large, examples) = (
        "no fingers go as far", "60% to 80% for `pinch(in)`, 120% to 200% for `pinch(out)`"
      )
    case .rotation:
      (small, large) = ("fingers have turned as far when they have hardly moved", "no fingers turn as far")
      examples = "20deg to 90deg"
    case .turning:
      (small, large) = ("fingers that rest are as fast", "no fingers are as fast")
      examples = "60deg/s to 360deg/s"
    }
    var diagnostic = Diagnostic(
      .withoutEffect, at: range, [.text("this threshold"), .text(isSmall ? small : large)],
      notes: ["usual are \(examples)"])
    // A number of `let` is used elsewhere as well.
    if let meant = Self.meant(measured, number, isSmall), isLiteral,
      facts.interaction.location.range.start <= range.start,
      range.end <= facts.interaction.location.range.end
    {
      diagnostic.fixIts = [FixIt("write `\(meant)`", replacing: range, with: meant)]
    }
    return diagnostic
  }

  /// A threshold with the factor that was left out: `0.5%` was meant as half, and `1%` may be anything.
  private static func meant(_ measured: Measured, _ number: Double, _ isSmall: Bool) -> String? {
    let (factor, usual, unit): (Double, ClosedRange<Double>, String)
    switch measured {
    case .progress: (factor, usual, unit) = (100, 0.1...0.9, "%")
    case .scale: (factor, usual, unit) = (100, 0.2...0.95, "%")
    case .scaling: (factor, usual, unit) = (100, 0.2...5, "%/s")
    case .speed: (factor, usual, unit) = (1000, 50...5000, "pt/s")
    case .distance, .place, .rotation, .turning: return nil
    }
    let other = isSmall ? number * factor : number / factor
    guard usual.contains(other) else { return nil }
    let written = unit.hasPrefix("%") ? other * 100 : other
    return NumberText.rounded(written, decimals: 3) + unit
  }
}
