public import TransitionPlan

/// Which moment of a transition is asked for.
public enum SampleMoment: Sendable, Hashable {
  /// A time from the start of each direction, in seconds, delay included.
  case time(Double)
  /// A time of a scripted gesture, in seconds; nil for the end of what follows it.
  case gesture(ScriptedGesture, at: Double?)
}

/// What is played in the place of a transition's own movements.
public enum SampledStandIn: Sendable, Hashable, CaseIterable {
  /// What is played when no picture can fly, or nothing can be shown.
  case fallback
  /// What people see who ask for reduced motion.
  case reduceMotion

  /// The member of a transition that says it.
  var memberName: String { self == .fallback ? "fallback" : "reduceMotion" }

  /// The crossfade; nil when the transition has none.
  func crossfade(of transition: Transition) -> Crossfade? {
    self == .fallback ? transition.fallback : transition.reduceMotion
  }
}

/// What is wanted of a sample.
public struct SampleRequest: Sendable, Hashable {
  /// The moment.
  public var moment: SampleMoment
  /// What is played instead; nil for the transition itself. A gesture has no fallback: without its pictures nothing starts.
  public var standIn: SampledStandIn?
  /// The size that the container has got since it was laid out, in points; nil for that of the spec's sample.
  public var container: Size?
  /// How many items every collection shows, 1 or more; from 2 on, the values of each are reported where they follow each other.
  public var itemCount: Int
  /// Whether it is for readers from right to left: a transition whose x runs from leading to trailing is mirrored.
  public var isRightToLeft: Bool
  /// Whether JSON is wanted rather than a table for people.
  public var isJSON: Bool

  /// Makes a request.
  public init(
    _ moment: SampleMoment, standIn: SampledStandIn? = nil, container: Size? = nil, itemCount: Int = 1,
    isJSON: Bool = false, isRightToLeft: Bool = false
  ) {
    self.moment = moment
    self.standIn = standIn
    self.container = container
    self.itemCount = itemCount
    self.isRightToLeft = isRightToLeft
    self.isJSON = isJSON
  }
}

/// A gesture that was written down, and what it is for.
public struct ScriptedGesture: Sendable, Hashable {
  /// The way of the fingers, and how it ends.
  public var script: GestureScript
  /// Which interaction of each transition answers it, from 0.
  public var interaction: Int
  /// The name of the rest state in which the to screen is; nil for the first.
  public var state: String?
  /// The name of the screen that is absent; nil when both are there.
  public var absent: String?

  /// Makes a gesture.
  public init(script: GestureScript, interaction: Int = 0, state: String? = nil, absent: String? = nil) {
    self.script = script
    self.interaction = interaction
    self.state = state
    self.absent = absent
  }
}

/// Why there is no report: what was asked for is not in the spec.
public struct ReportFailure: Error, Hashable, Sendable {
  /// What is so, without a full stop.
  public var message: String

  init(_ message: String) { self.message = message }
}
