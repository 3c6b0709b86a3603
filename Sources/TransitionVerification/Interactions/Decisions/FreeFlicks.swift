import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports a decision by the speed of a pan or a rotation without direction, for which a flick back is as good as a flick on: on
  /// one side of the beginning the finger makes progress, a speed back finishes, and standing still does not. A condition that
  /// cancels finishes with each part that fails alone.
  /// - Returns: Whether the decision was reported.
  mutating func checkFreeFlicks(_ condition: ExpressionID, _ deciding: Deciding) -> Bool {
    guard way?.isDirected != true, let progress = interaction.progress else { return false }
    let isFinish = deciding.isFinish
    for way in freeWays {
      for part in parts(condition, holds: isFinish) where reads(way.speed, part.id) {
        let aside = self.way == nil ? [] : components(.velocity, in: part.id).filter { $0.axis != way.axis }
        for (side, across) in (aside.isEmpty ? [0.0] : [0, 1, -1]).flatMap({ [(1.0, $0), (-1, $0)] })
        where [0.05, 0.2, 0.5].contains(where: {
          isBackFinish(part, progress, way, side, across: across, share: $0)
        }) {
          // The sign of a speed across says nothing of the way.
          let astray = across == 0 || aside.count != 1 ? nil : aside[0].range
          let advice =
            if let astray { speedAdvice(way, insteadOf: astray) } else {
              productAdvice(part, isFinish, isWhole: part.id == condition)
            }
          let speed = "`\(way.speed.text(way.part))` \(side > 0 ? "below" : "above") 0"
          reportOpposite(
            part.id, deciding, isFinish ? "back fast" : "slowly, but not when it moves back fast",
            notes: ["\(finger(way, side)) goes back with a \(speed)", advice.note],
            fixIts: [advice.fixIt].compactMap(\.self))
          return true
        }
      }
    }
    return false
  }

  private typealias Advice = (note: String, fixIt: FixIt?)

  /// Advice to read the speed along the way.
  private func speedAdvice(_ way: GestureDomain.Way, insteadOf range: ByteRange) -> Advice {
    let meant = way.speed.text(way.part)
    return (
      "the sign of a speed across the way says nothing about it",
      isOfInteraction(range) ? FixIt("write `\(meant)`", replacing: range, with: meant) : nil
    )
  }

  /// Advice to compare the directions of the finger's way and its speed.
  private func productAdvice(_ part: DecidingPart, _ isFinish: Bool, isWhole: Bool) -> Advice {
    guard isFinish, part.holds else { return ("`\(product) < 0` is true when the finger moves back", nil) }
    // Beside a distance, a finger that stands still may finish.
    let isMoving = isSpeedAlone(part.id)
    let ahead = "\(product) \(isMoving ? ">" : ">=") 0"
    let range = expressions[part.id].range
    return (
      "`and \(ahead)` requires that the finger \(isMoving ? "moves on" : "does not move back")",
      isOfInteraction(range) ? addition(" and \(ahead)", to: range, isWhole: isWhole) : nil
    )
  }

  /// What is above 0 for a finger that moves on: speed and way have one sign.
  private var product: String {
    freeWays.map { "\($0.speed.text($0.part)) * \($0.value.text($0.part))" }.joined(separator: " + ")
  }

  private func addition(_ text: String, to range: ByteRange, isWhole: Bool) -> FixIt {
    let end = ByteRange(at: range.end)
    if isWhole { return FixIt("add `\(text.dropFirst())`", replacing: end, with: text) }
    return FixIt(
      "add `\(text.dropFirst())`", [TextEdit(ByteRange(at: range.start), "("), TextEdit(end, text + ")")],
      applicability: .needsReview)
  }

  /// The ways of a gesture without direction.
  private var freeWays: [GestureDomain.Way] {
    switch gesture {
    case .pan(let direction):
      direction.axes.map { .init(value: .translation, part: $0.rawValue, sign: 1, isDirected: false) }
    case .rotate: [way].compactMap(\.self)
    case .edgePan, .pinch: []
    }
  }

  /// A finger on one side of where it began, in words.
  private func finger(_ way: GestureDomain.Way, _ side: Double) -> String {
    if way.value == .rotation { return side > 0 ? "a clockwise rotation" : "an anticlockwise rotation" }
    let words = way.part == 0 ? ("to the right of", "to the left of") : ("below", "above")
    return "a finger \(side > 0 ? words.0 : words.1) where it began"
  }

  /// - Parameter across: The sign of the speed across the way as the finger goes back, or 0.
  private mutating func isBackFinish(
    _ part: DecidingPart, _ progress: ExpressionID, _ way: GestureDomain.Way, _ side: Double, across: Double,
    share: Double
  ) -> Bool {
    let isTurn = way.value == .rotation
    /// How it is with a finger that has gone a share of the display, or of a turn, to a side.
    func with(_ speed: Double, _ test: (inout FingerAnalysis) -> Bool) -> Bool {
      surely(.deciding) {
        let length = isTurn ? 2 * Double.pi : $0.display.length(along: way.axis)
        $0.restrict {
          for other in 0..<(isTurn ? 1 : 2) {
            $0[way.value, other] = other == way.part ? Interval(side * length * share) : .zero
            $0[way.speed, other] = Interval((other == way.part ? -side : across) * speed)
          }
        }
        return test(&$0)
      }
    }
    return with(0) {
      $0.value(progress).range.low > Self.slack && $0.truth(part.id) == (part.holds ? .no : .yes)
    } && with(isTurn ? 50 : 5000) { $0.truth(part.id) == (part.holds ? .yes : .no) }
  }
}
