import TransitionPlan

/// The layouts in which the rests of a transition are checked, and the evaluated scenes. Each is computed once, for the first rule
/// that asks.
final class RestingLayouts {
  let plan: Plan
  let index: Int
  private(set) lazy var scenes = KnownRests.scenes(plan.transitions[index], plan)
  private(set) lazy var evaluators = scenes.map { Evaluator(plan: plan, transition: index, scene: $0) }

  init(_ plan: Plan, _ index: Int) {
    self.plan = plan
    self.index = index
  }
}
