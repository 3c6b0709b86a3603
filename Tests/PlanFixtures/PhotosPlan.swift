import TestSupport
import TransitionCompiler
public import TransitionPlan

/// The plan of `Specs/photos.transition`.
public enum PhotosPlan {
  /// The plan; without transitions if the spec does not compile, which other tests report.
  public static let plan: Plan =
    (try? Compiler.plan(of: Specs.photos()).plan)
    ?? Plan(sourceName: "photos.transition", expressions: ExpressionArena(), transitions: [])
}
