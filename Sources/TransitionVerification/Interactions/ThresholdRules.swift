import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Below these a threshold holds at once, and a speed above the second is never reached: a unit or a factor is missing.
  private static let usual: (leastShare: Double, speed: ClosedRange<Double>, scaling: ClosedRange<Double>) =
    (0.015, 10...20_000, 0.05...50)

  /// Reports thresholds of a decision that every finger passes at once, or that no finger reaches.
  mutating func checkThresholds(_ condition: ExpressionID) {
    for part in parts(condition, holds: true) {
      guard case .binary(let symbol, let left, let right) = facts.expressions[part.id].kind,
        symbol.sides(holds: true) != nil
      else { continue }
      for (value, limit) in [(left, right), (right, left)] {
        guard let number = facts.expressions.constant(limit), number != 0, let what = measured(value),
          let finding = slip(what, abs(number), facts.expressions[limit].range)
        else { continue }
        return report(finding)
      }
    }
  }

  private enum Measured { case progress, speed, scaling, distance }

  /// What a value is, where it is the progress, a component of the velocity or the translation, or a share, and nothing else.
  private func measured(_ id: ExpressionID) -> Measured? {
    switch facts.expressions[id].kind {
    case .gesture(.progress): .progress
    case .gesture(.scaleVelocity): .scaling
    case .component(let operand, _):
      switch facts.expressions[operand].kind {
      case .gesture(.velocity): .speed
      case .gesture(.translation): .distance
      default: nil
      }
    case .negate(let operand): measured(operand)
    case .call(.abs, let arguments): arguments.first.flatMap { measured($0) }
    case .call(.max, let arguments):
      arguments.first { facts.expressions.constant($0) == nil }.flatMap { measured($0) }
    // A share of a length is as far as a progress.
    case .binary(.divide, let distance, _):
      measured(distance) == .distance && facts.expressions[id].type == .number ? .progress : nil
    case .local(let index): measured(facts.transition.locals[index].value)
    default: nil
    }
  }

  private func slip(_ what: Measured, _ number: Double, _ range: ByteRange) -> Diagnostic? {
    let words: String
    var meant: String?
    switch what {
    case .progress:
      guard number < Self.usual.leastShare else { return nil }
      words = "a finger has gone as far when it has hardly moved"
      // `0.5%` was meant as half, and `1%` may be anything.
      if (0.1...0.9).contains(number * 100) { meant = NumberText.rounded(number * 10_000, decimals: 2) + "%" }
    case .distance:
      // A pan begins after ten points.
      guard number < 2 else { return nil }
      words = "a finger has gone as far before the gesture begins"
    case .speed:
      guard !Self.usual.speed.contains(number) else { return nil }
      let isSlow = number < Self.usual.speed.lowerBound
      words = isSlow ? "a finger that rests is as fast" : "no finger is as fast"
      let other = isSlow ? number * 1000 : number / 1000
      if (50...5000).contains(other) { meant = NumberText.rounded(other, decimals: 3) + "pt/s" }
    case .scaling:
      guard !Self.usual.scaling.contains(number) else { return nil }
      let isSlow = number < Self.usual.scaling.lowerBound
      words = isSlow ? "fingers that rest are as fast" : "no fingers are as fast"
      let other = isSlow ? number * 100 : number / 100
      if (0.2...5).contains(other) { meant = NumberText.rounded(other * 100, decimals: 1) + "%/s" }
    }
    var diagnostic = Diagnostic(
      .withoutEffect, at: range, [.text("this threshold"), .text(words)],
      notes: [
        what == .scaling
          ? "usual are 50%/s to 200%/s" : "usual are 30% to 50% of the way, and 300pt/s to 1000pt/s"
      ])
    // A number of `let` is used elsewhere as well.
    if let meant, facts.interaction.location.range.start <= range.start,
      range.end <= facts.interaction.location.range.end
    {
      diagnostic.fixIts = [FixIt("write `\(meant)`", replacing: range, with: meant)]
    }
    return diagnostic
  }
}
