/// Two rest states of a touch: its tracks play when a finger goes down on a view, and back when it leaves.
public struct Press: Hashable, Sendable {
  /// The view that is touched.
  public var view: Subject
  /// The animation of the press, from the value without a touch to the one under it.
  public var down: DirectionPlan
  /// The animation of the release.
  public var up: DirectionPlan
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a press.
  public init(view: Subject, down: DirectionPlan, up: DirectionPlan, location: SpecLocation) {
    self.view = view
    self.down = down
    self.up = up
    self.location = location
  }
}
