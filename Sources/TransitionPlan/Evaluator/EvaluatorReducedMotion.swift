extension Evaluator {
  /// The same transition for people who ask for reduced motion, as far as a finger drives it: pictures stay away with what
  /// they hide, alpha follows, and of bars everything but transforms. What plays without a finger is a crossfade; see
  /// `values(of:in:at:)`.
  public var reducingMotion: Evaluator {
    var evaluator = self
    evaluator.isMotionReduced = true
    return evaluator
  }

  /// Whether a property moves under a finger.
  func follows(_ key: PropertyKey) -> Bool {
    if isAbsent(key.subject) { return false }
    if !isMotionReduced { return true }
    if case .shared = key.subject { return false }
    return key.property == .alpha || key.subject.isChrome && !key.property.isTransform
  }
}

extension Property {
  /// Whether it is a transform about the centre.
  var isTransform: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .perspective, .translation: true
    default: false
    }
  }
}
