/// The direction in which a pan must go to begin.
public enum PanDirection: String, Hashable, Sendable, CaseIterable {
  case down, up, left, right, leading, trailing, vertical, horizontal, any

  /// The same direction for readers from left to right.
  public var fromLeft: PanDirection {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }

  /// Whether x follows the reading direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
}

/// An edge of the container from which a finger can come.
public enum GestureEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom

  /// Whether x follows the reading direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
}

/// The direction in which two fingers go to begin.
public enum PinchDirection: String, Hashable, Sendable, CaseIterable {
  case `in`, out
}

/// The kind of a gesture.
public enum Gesture: Hashable, Sendable {
  /// A finger that moves. Its direction is a gate: it is the dominant direction of the velocity.
  case pan(PanDirection)
  /// A finger that comes from an edge.
  case edgePan(GestureEdge)
  /// Two fingers together or apart. The direction is a gate.
  case pinch(PinchDirection)
  /// Two fingers around each other.
  case rotate

  /// Its name in the language.
  public var name: String {
    switch self {
    case .pan: "pan"
    case .edgePan: "edgePan"
    case .pinch: "pinch"
    case .rotate: "rotate"
    }
  }

  /// Its direction, as written in the language; nil for a gesture without one.
  public var direction: String? {
    switch self {
    case .pan(let direction): direction.rawValue
    case .edgePan(let edge): edge.rawValue
    case .pinch(let direction): direction.rawValue
    case .rotate: nil
    }
  }

  /// The gesture in the language's notation: `pan(down)`.
  public var text: String { name + (direction.map { "(\($0))" } ?? "") }

  /// Whether it goes to the left or to the right, independently of the reading direction.
  public var isPhysicallyHorizontal: Bool {
    switch self {
    case .pan(.left), .pan(.right), .edgePan(.left), .edgePan(.right): true
    default: false
    }
  }

  /// Whether x, and the sign of rotations, follow the reading direction while it lasts.
  public var isDirectional: Bool {
    switch self {
    case .edgePan(let edge): edge.isDirectional
    case .pan(let direction): direction.isDirectional
    default: false
    }
  }
}

/// A relation of an interaction's gesture to another one.
public struct GestureRule: Hashable, Sendable {
  /// The kind of a rule.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The other gesture waits for this one to fail.
    case outranks
    /// This gesture waits for the other one to fail.
    case waitsFor
  }

  /// The kind.
  public var relation: Relation
  /// The other gesture.
  public var gesture: Gesture
  /// The view that has it.
  public var view: Subject
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a rule.
  public init(relation: Relation, gesture: Gesture, view: Subject, location: SpecLocation) {
    self.relation = relation
    self.gesture = gesture
    self.view = view
    self.location = location
  }
}

/// The motions that a gesture may take over while they play.
public enum CaughtMotion: String, Hashable, Sendable, CaseIterable {
  case forward, backward, settle
}

/// A property that has another value during an interaction, including its settle.
public struct Hold: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The temporary value.
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

/// A scroll view and the condition of a rule about it: that its own pan may be recognized together with the interaction's gesture, or that
/// the finger continues to scroll it.
public struct Simultaneous: Hashable, Sendable {
  /// The scroll view.
  public var subject: Subject
  /// The condition; nil for always.
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
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The property as it is written: the table of `sheet.y` may be driven as `sheet.top`.
  public var written: Property
  /// Its value, computed from gesture values, start values, properties and locals; nil when it follows its own track at the progress.
  public var value: ExpressionID?
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a drive.
  public init(
    subject: Subject, property: Property, written: Property? = nil, value: ExpressionID?,
    location: SpecLocation
  ) {
    self.subject = subject
    self.property = property
    self.written = written ?? property
    self.value = value
    self.location = location
  }
}

/// The decision, when the finger lifts, whether the interaction finishes. A touch that the system cancels always cancels it.
public enum Decision: Hashable, Sendable {
  /// It finishes if the condition holds; otherwise it cancels.
  case finishWhen(ExpressionID, SpecLocation)
  /// It cancels if the condition holds; otherwise it finishes.
  case cancelWhen(ExpressionID, SpecLocation)
  /// It settles in the nearest of several states; see `Interaction.states`.
  case nearest(SpecLocation)
  /// It cancels: only the condition for a finish during the gesture finishes it.
  case cancels
}

extension Decision {
  /// The condition that decides at the release; nil if there is none.
  package var condition: ExpressionID? {
    switch self {
    case .finishWhen(let condition, _), .cancelWhen(let condition, _): condition
    case .nearest, .cancels: nil
    }
  }

  /// Whether a condition finishes it.
  package var isFinish: Bool { if case .finishWhen = self { true } else { false } }

  /// Where it is written.
  package var location: SpecLocation? {
    switch self {
    case .finishWhen(_, let location), .cancelWhen(_, let location), .nearest(let location): location
    case .cancels: nil
    }
  }
}

/// How values settle after the finger has lifted. Springs continue at the velocity of the finger.
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

/// One step of computing the values under a finger.
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
/// A property without a drive follows the progress when there are no drives at all (a linear scrub); otherwise it keeps its value at the
/// start until the finger lifts.
public struct Interaction: Hashable, Sendable {
  /// The direction that it drives.
  public var direction: Direction
  /// The kind of the gesture.
  public var gesture: Gesture
  /// The view that has the recognizer; its translation and velocity are measured in that view's superview.
  public var view: Subject
  /// The condition for the gesture to begin; nil for always.
  public var begin: ExpressionID?
  /// The properties that are held during the interaction.
  public var holds: [Hold]
  /// The scroll views that may scroll at the same time.
  public var simultaneous: [Simultaneous]
  /// The progress, a plain number clamped to 0…1; nil when it drives between rest states, where it is the position between the first of
  /// them and the last.
  public var progress: ExpressionID?
  /// The properties that the finger moves, in the order of the spec.
  public var drives: [Drive]
  /// Locals, progress and drives in an order in which each needs only those before it.
  public var steps: [PoseStep]
  /// The decision when the finger lifts.
  public var decision: Decision
  /// The condition under which it finishes during the gesture; nil for none.
  public var finishNow: ExpressionID?
  /// The rules about other gestures.
  public var rules: [GestureRule] = []
  /// The scroll views that the finger continues to scroll, with conditions.
  public var handsOver: [Simultaneous] = []
  /// The motions that it may take over while they play.
  public var catches: [CaughtMotion] = []
  /// The part of an interaction between rest states; nil when it drives `direction`.
  public var states: StatesInteraction?
  /// The hooks that are called in the runs that it drives.
  public var calls: [HookCall] = []
  /// The location of its gesture; nil in a plan that was not made from a spec.
  public var gestureLocation: SpecLocation?
  /// The settle when it finishes.
  public var finish: Settle
  /// The settle when it cancels.
  public var cancel: Settle
  /// Where it is written.
  public var location: SpecLocation

  /// Makes an interaction.
  public init(
    direction: Direction, gesture: Gesture, view: Subject, begin: ExpressionID?, holds: [Hold],
    simultaneous: [Simultaneous], progress: ExpressionID?, drives: [Drive], steps: [PoseStep],
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
