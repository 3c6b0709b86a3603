import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports a gesture of one finger that waits for a gesture of two: while one finger is down the other one may still begin, and
  /// after the release there is nothing left to begin.
  mutating func checkWaiting() {
    guard gesture.isByOneFinger, let wait = endlessWait else { return }
    let name = transition.name(of: wait.view)
    report(
      idle: "`\(gesture.text)`",
      "one finger never begins it, because `\(wait.gesture.text)` can begin until this finger leaves",
      at: wait.location.range,
      notes: ["to let `\(gesture.text)` go first, write `outranks \(wait.gesture.text) on \(name)`"])
  }

  /// Reports rules about gestures of the to screen, which is not there when a gesture of `forward` begins, unless it catches a motion.
  mutating func checkAbsent() {
    guard interaction.direction.start == .from, interaction.catches.isEmpty, !transition.style.keepsScreens
    else { return }
    for rule in interaction.rules where rule.view.side == .to {
      // An edge pan on a screen includes UIKit's swipe back, which is there before.
      if case .edgePan = rule.gesture, transition.style == .navigation { continue }
      report(
        idle: "this rule", "`\(transition.to.name)` is not shown when `\(interaction.gesture.text)` begins",
        at: rule.location.range)
    }
  }

  /// The rule by which this gesture waits for two fingers, one of which is on its view: with the other gesture.
  private var endlessWait: GestureRule? {
    interaction.rules.first {
      $0.relation == .waitsFor && !$0.gesture.isByOneFinger && $0.view.holdsFingers(of: interaction.view)
    } ?? neighbours.outranking(interaction)
  }
}
