import TransitionPlan

/// A rule about single members of a transition and how these rest, which needs no fingers.
protocol TransitionRule {
  var checked: CheckedTransition { get }
}

extension TransitionRule {
  var transition: Transition { checked.transition }
  var expressions: ExpressionArena { checked.expressions }
  var layouts: [RestingLayout] { checked.layouts }
  var bounds: ExpressionBounds { checked.bounds }

  /// Whether a value needs no handed-over value that the sample does not give; see `KnownRests`.
  func isKnown(_ value: ExpressionID) -> Bool { KnownRests.isKnown(value, transition, expressions) }

  /// The same for some values.
  func areKnown(_ values: [ExpressionID]) -> Bool { values.allSatisfy(isKnown) }
}
