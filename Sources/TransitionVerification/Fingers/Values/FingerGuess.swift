import TransitionPlan

/// Suppositions to find the cause of a fault: what would be right if one of them were true.
extension FingerAnalysis {
  /// A supposition that is not true.
  enum Guess {
    case none
    /// Values go beyond the bounds of their properties.
    case noBounds
    /// A rubber band ends where it begins to stretch.
    case clamps
  }

  func guessed(_ function: Function) -> Function {
    guess == .clamps && function == .rubberBand ? .clamp : function
  }
}
