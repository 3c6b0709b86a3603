extension Evaluator {
  /// The same transition with reduced motion, as far as a finger drives it; the same evaluator if the spec has no `reduceMotion`.
  ///
  /// Pictures are not shown, and their ends stay visible. What does not move or reshape an object follows the finger, and so do
  /// the properties of bars except transforms. The screen `Transition.faded` fades even if its alpha has no track: with the progress, or
  /// after the finger if the gesture has drives. Without a finger a crossfade plays; see `values(of:in:at:)`.
  public var reducingMotion: Evaluator {
    var evaluator = self
    evaluator.reduceMotion()
    return evaluator
  }

  /// Whether a property follows a finger.
  func follows(_ key: PropertyKey) -> Bool {
    if isAbsent(key.subject) { return false }
    if !isMotionReduced { return true }
    if case .shared = key.subject { return false }
    return !key.property.isMotion || key.subject.isChrome && !key.property.isTransform
  }
}

extension Property {
  /// Whether it moves or reshapes an object: a crossfade does not change it.
  var isMotion: Bool { isOfFrame || isTransform || self == .cornerRadius }

  /// Whether it is a transform about the centre.
  package var isTransform: Bool {
    isScale || isRotation || self == .perspective || self == .translation
  }

  /// Whether the property is a scale.
  package var isScale: Bool { self == .scale || self == .scaleX || self == .scaleY }

  /// Whether the property is an angle about an axis.
  package var isRotation: Bool { self == .rotation || self == .rotationX || self == .rotationY }
}
