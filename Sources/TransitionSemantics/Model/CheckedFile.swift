public import TransitionPlan

/// One `animate`, or the `frame` of a shared element: a property with a value in each rest state.
public struct CheckedAnimation: Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value at rest in the from screen.
  public var from: ExpressionID
  /// The value at rest in the to screen.
  public var to: ExpressionID
  /// When and how it moves forward; nil when it does not.
  public var forward: CheckedTiming?
  /// When and how it moves backward; nil when it does not.
  public var backward: CheckedTiming?
  /// The arc of a position.
  public var arc: Arc?
  /// Where it is written.
  public var location: SpecLocation

  /// - Parameter only: The one direction in which it moves; nil for both.
  init(
    _ subject: Subject, _ property: Property, _ stretch: Stretch, only: Direction? = nil,
    _ location: SpecLocation
  ) {
    self.subject = subject
    self.property = property
    from = stretch.from
    to = stretch.to
    forward = only == .backward ? nil : stretch.times.forward
    backward = only == .forward ? nil : stretch.times.backward
    arc = stretch.times.arc
    self.location = location
  }

  /// Whether it plays before another track of its property. A step plays before the track that begins with it, and after the one that
  /// ends with it.
  package func plays(before other: CheckedAnimation, _ direction: Direction = .forward) -> Bool {
    func times(_ track: CheckedAnimation) -> (Double, Double) {
      let window = (direction == .forward ? track.forward : track.backward)?.window ?? 0...0
      return (window.lowerBound, window.upperBound)
    }
    return times(self) < times(other)
  }
}

/// When and how a track moves in one direction.
public struct CheckedTiming: Sendable {
  /// In seconds from the end of the direction's delay. The window of a step has no length.
  public var window: ClosedRange<Double>
  /// The curve within the window.
  public var curve: Curve
  /// The damping ratio of its spring, where it is known only when the direction starts.
  public var damping: ExpressionID?
  /// The delays between the items of a collection.
  public var stagger: Stagger?
}

/// A duration and a curve.
public struct CheckedPace: Sendable {
  /// In seconds, above 0.
  public var duration: Double
  /// The curve; `easeInOut` when none is written.
  public var curve: Curve
  /// The curve for windows of other lengths.
  var shape: CurveShape
  /// The delay before anything moves, in seconds.
  public var delay = 0.0
  /// Where it is written.
  public var location: SpecLocation
}

/// A checked `interactive`, with all required members and right types.
public struct CheckedInteraction: Sendable {
  /// What it is, but for the order of its steps.
  public var interaction: Interaction
  /// Where `progress` is written.
  public var progressLocation: SpecLocation
  /// The `let`s inside it: indices into the transition's locals.
  public var locals: Range<Int>
}

/// A transition with resolved names and right types. Its times are still those of the spec.
public struct CheckedTransition: Sendable {
  /// The final members. Lowering makes the directions, the interactions, the presses and the obligations from the properties below.
  public var transition: Transition
  /// Whether the platform plays `forward`. Its pace is then that of `backward`, for windows.
  public var isForwardSystem: Bool
  /// Whether the platform plays `backward`.
  public var isBackwardSystem: Bool
  /// `forward`.
  public var forward: CheckedPace
  /// `backward`; nil when it mirrors `forward`.
  public var backward: CheckedPace?
  /// The tracks in the order of the spec, with the frames of the shared elements.
  public var animations: [CheckedAnimation]
  /// The directions that a finger drives.
  public var interactions: [CheckedInteraction]
  /// `hide`.
  public var hides: [CheckedHide]
  /// `hold` outside `interactive`.
  public var holds: [CheckedHold]
  /// `press`.
  public var presses: [CheckedPress]
  /// Its index among the transitions of the file.
  public var number: Int
}

/// The checked model of a spec file.
public struct CheckedFile: Sendable {
  /// The expressions of all transitions.
  public var expressions: ExpressionArena
  /// The transitions in the order of the file, without those that were known before and those that could not be checked.
  public var transitions: [CheckedTransition]
  /// The findings in each transition of the file, now or before.
  public var found: [TransitionFindings]
  /// Whether each transition was checked now.
  public var isNew: [Bool]
}
