/// Which way a pan must go to begin.
public enum PanDirection: String, Hashable, Sendable, CaseIterable {
  case down, up, left, right, leading, trailing, vertical, horizontal, any

  /// The same for people who read from the left.
  public var fromLeft: PanDirection {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }

  /// Whether x runs in reading direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
}

/// An edge of the container from which a finger can come.
public enum GestureEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom

  /// Whether x runs in reading direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
}

/// Which way two fingers go to begin.
public enum PinchDirection: String, Hashable, Sendable, CaseIterable {
  case `in`, out
}

/// What is recognized.
public enum Gesture: Hashable, Sendable {
  /// A finger that moves. Its direction is a gate: the dominant axis of the velocity, that way.
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

  /// Its direction, in the language's words; nil for one without.
  public var direction: String? {
    switch self {
    case .pan(let direction): direction.rawValue
    case .edgePan(let edge): edge.rawValue
    case .pinch(let direction): direction.rawValue
    case .rotate: nil
    }
  }

  /// It in the language's notation: `pan(down)`.
  public var text: String { name + (direction.map { "(\($0))" } ?? "") }

  /// Whether it goes to the left or to the right, whatever the reading direction.
  public var isPhysicallyHorizontal: Bool {
    switch self {
    case .pan(.left), .pan(.right), .edgePan(.left), .edgePan(.right): true
    default: false
    }
  }

  /// Whether x, and the sign of rotations, run in reading direction while it lasts.
  public var isDirectional: Bool {
    switch self {
    case .edgePan(let edge): edge.isDirectional
    case .pan(let direction): direction.isDirectional
    default: false
    }
  }
}

/// What an interaction's gesture has to do with another one.
public struct GestureRule: Hashable, Sendable {
  /// What it is.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The other gesture waits for this one to fail.
    case outranks
    /// This gesture waits for the other one to fail.
    case waitsFor
  }

  /// What it is.
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

/// What a gesture may take over while it plays.
public enum CaughtMotion: String, Hashable, Sendable, CaseIterable {
  case forward, backward, settle
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

/// A scroll view and when a rule about it holds: that its own pan may be recognized together with the interaction's
/// gesture, or that the finger goes on to scroll it.
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
  /// Its value, of gesture values, start values, properties and locals; nil when it follows its own track at the
  /// progress.
  public var value: ExpressionID?
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a drive.
  public init(subject: Subject, property: Property, value: ExpressionID?, location: SpecLocation) {
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
  /// It settles in the nearest of several states; see `Interaction.states`.
  case nearest(SpecLocation)
  /// It cancels: only what happens in the middle of the gesture finishes it.
  case cancels
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
  /// How far it is, a plain number, held to 0…1; nil when it drives between rest states, where it is the share of the way
  /// from the first of them to the last.
  public var progress: ExpressionID?
  /// What the finger moves, in the order of the spec.
  public var drives: [Drive]
  /// Locals, progress and drives in an order in which each needs only those before it.
  public var steps: [PoseStep]
  /// What decides when the finger leaves.
  public var decision: Decision
  /// What finishes it in the middle of the gesture; nil for nothing.
  public var finishNow: ExpressionID?
  /// What its gesture has to do with others.
  public var rules: [GestureRule] = []
  /// Which scroll views the finger goes on to scroll, and when.
  public var handsOver: [Simultaneous] = []
  /// What it may take over while it plays.
  public var catches: [CaughtMotion] = []
  /// What it has when it drives between rest states; nil when it drives `direction`.
  public var states: StatesInteraction?
  /// The hooks that are called in the runs that it drives.
  public var calls: [HookCall] = []
  /// Where its gesture is written; nil in a plan that no spec was read for.
  public var gestureLocation: SpecLocation?
  /// How it finishes.
  public var finish: Settle
  /// How it cancels.
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
