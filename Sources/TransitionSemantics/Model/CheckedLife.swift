public import TransitionPlan

/// How long something lasts that is changed for a while.
public enum CheckedLife: Hashable, Sendable {
  /// Each run.
  case run
  /// Each run of one direction.
  case direction(Direction)
  /// Each run that a finger drives, its settle included.
  case interaction
  /// As long as the to screen is there.
  case stay
}

/// A view that is made invisible without touching layout.
public struct CheckedHide: Sendable {
  /// The view.
  public var subject: Subject
  /// How long.
  public var life: CheckedLife
  /// Where it is written.
  public var location: SpecLocation
}

/// A property that has another value for a while.
public struct CheckedHold: Sendable {
  /// Which, and the value.
  public var hold: Hold
  /// How long.
  public var life: CheckedLife
}

/// What plays under a touch.
public struct CheckedPress: Sendable {
  /// The view that is touched.
  public var view: Subject
  /// Its length and curve, both ways.
  public var pace: CheckedPace
  /// What is animated, from the value without a finger to the one under it.
  public var animations: [CheckedAnimation]
  /// Where it is written.
  public var location: SpecLocation
}
