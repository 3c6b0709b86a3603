/// Which way a pan must go to begin.
public enum PanDirection: String, Hashable, Sendable, CaseIterable {
  case down, up, left, right, vertical, horizontal, any
}

/// What is recognized.
public enum Gesture: Hashable, Sendable {
  /// A finger that moves. Its direction is a gate: the dominant axis of the velocity, that way.
  case pan(PanDirection)
}

/// A property that has another value while an interaction lasts, its settle included.
public struct Hold: Hashable, Sendable {
  /// Whose property it is.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value meanwhile.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a hold.
  public init(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation) {
    self.subject = subject
    self.property = property
    self.value = value
    self.location = location
  }
}

/// A scroll view whose own pan may be recognized together with the interaction's gesture.
public struct Simultaneous: Hashable, Sendable {
  /// The scroll view.
  public var subject: Subject
  /// When; nil for always.
  public var condition: ExpressionID?
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a rule.
  public init(subject: Subject, condition: ExpressionID?, location: SpecLocation) {
    self.subject = subject
    self.condition = condition
    self.location = location
  }
}

/// A property that the finger moves.
public struct Drive: Hashable, Sendable {
  /// Whose property it is.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// Its value, of gesture values, start values, properties and locals.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a drive.
  public init(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation) {
    self.subject = subject
    self.property = property
    self.value = value
    self.location = location
  }
}

/// What decides, when the finger leaves, whether the interaction finishes. A gesture that the system takes away
/// always cancels.
public enum Decision: Hashable, Sendable {
  /// It finishes if the condition holds, else it cancels.
  case finishWhen(ExpressionID, SpecLocation)
  /// It cancels if the condition holds, else it finishes.
  case cancelWhen(ExpressionID, SpecLocation)
}

/// How values go to rest when the finger has left. Springs go on at the velocity that the finger gave.
public struct Settle: Hashable, Sendable {
  /// Its length in seconds.
  public var duration: Double
  /// Its curve.
  public var curve: Curve
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a settle.
  public init(duration: Double, curve: Curve, location: SpecLocation) {
    self.duration = duration
    self.curve = curve
    self.location = location
  }
}

/// One step of working out the values under a finger.
public enum PoseStep: Hashable, Sendable {
  /// A `let`: an index into `Transition.locals`.
  case local(Int)
  /// `progress`.
  case progress
  /// A drive: an index into `Interaction.drives`.
  case drive(Int)
}

/// A direction that a finger drives.
///
/// What no drive names follows the progress when there are no drives at all (a scrub, linear), and else keeps its
/// value at the start until the finger leaves.
public struct Interaction: Hashable, Sendable {
  /// The direction that it drives.
  public var direction: Direction
  /// What is recognized.
  public var gesture: Gesture
  /// The view that has the recognizer; its translation and velocity are measured in that view's superview.
  public var view: Subject
  /// Without it the gesture does not begin; nil for always.
  public var begin: ExpressionID?
  /// What is held meanwhile.
  public var holds: [Hold]
  /// Which scroll views may move too.
  public var simultaneous: [Simultaneous]
  /// How far it is, a plain number, held to 0…1.
  public var progress: ExpressionID
  /// What the finger moves, in the order of the spec.
  public var drives: [Drive]
  /// Locals, progress and drives in an order in which each needs only those before it.
  public var steps: [PoseStep]
  /// What decides when the finger leaves.
  public var decision: Decision
  /// How it finishes.
  public var finish: Settle
  /// How it cancels.
  public var cancel: Settle
  /// Where it is written.
  public var location: SpecLocation

  /// Makes an interaction.
  public init(
    direction: Direction, gesture: Gesture, view: Subject, begin: ExpressionID?, holds: [Hold],
    simultaneous: [Simultaneous], progress: ExpressionID, drives: [Drive], steps: [PoseStep],
    decision: Decision, finish: Settle, cancel: Settle, location: SpecLocation
  ) {
    self.direction = direction
    self.gesture = gesture
    self.view = view
    self.begin = begin
    self.holds = holds
    self.simultaneous = simultaneous
    self.progress = progress
    self.drives = drives
    self.steps = steps
    self.decision = decision
    self.finish = finish
    self.cancel = cancel
    self.location = location
  }
}
