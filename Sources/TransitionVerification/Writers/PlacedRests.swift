import TransitionPlan

/// Where tracks of what is placed rest, beside where the layout has it.
struct PlacedRests {
  private let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// Below this a difference is one of rounding, in points.
  private static let tolerance = 1e-6

  /// Whether tracks leave a property elsewhere than `place` has it whatever the display is: in the layout of `sample`, and on
  /// all the displays that gestures are looked at on.
  /// Of what rests elsewhere in each state that is not asked: it differs.
  func surelyDiffers(_ subject: Subject, _ property: Property) -> Bool {
    if !transition.states.isEmpty { return true }
    var alone = transition
    alone.forward.tracks.removeAll { $0.subject != subject || $0.property != property }
    alone.backward.tracks.removeAll { $0.subject != subject || $0.property != property }
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    let containers: [Size?] = [nil] + GestureDomain.displays.map(\.self)
    return containers.allSatisfy { container in
      let scene = Scene(alone, of: plan, container: container)
      let rest = Evaluator(plan: plan, scene: scene).restState(at: .to)
      let values = [rest, scene].map { $0.value(of: subject, property).numbers }
      return zip(values[0], values[1]).contains { abs($0 - $1) > Self.tolerance }
    }
  }
}

extension Property {
  /// Whether a place of this says all that there is to say of another property.
  func settles(_ other: Property) -> Bool {
    if self == other || self == .frame && other.isOfFrame { return true }
    return self == .size && (other == .width || other == .height)
  }
}
