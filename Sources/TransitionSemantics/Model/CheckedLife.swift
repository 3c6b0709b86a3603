public import TransitionPlan

/// How long a temporary change lasts.
public enum CheckedLife: Hashable, Sendable {
  /// Each run.
  case run
  /// Each run of one direction.
  case direction(Direction)
  /// Each run that a finger drives, with its settle.
  case interaction
  /// The stay: as long as the to screen is there.
  case stay
}

/// A view that is invisible for a while without a change of layout.
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
  /// The property and its value.
  public var hold: Hold
  /// How long.
  public var life: CheckedLife
}

/// An animation while a view is touched.
public struct CheckedPress: Sendable {
  /// The touched view.
  public var view: Subject
  /// Its duration and curve, for both ways.
  public var pace: CheckedPace
  /// The tracks, from the value without a finger to that under one.
  public var animations: [CheckedAnimation]
  /// Where it is written.
  public var location: SpecLocation
}
