public import TransitionPlan

/// The moment of a transition that is requested.
public enum SampleMoment: Sendable, Hashable {
  /// A time from the start of each direction, in seconds, delay included.
  case time(Double)
  /// A share of each direction after its delay, as a window of a track has it: 0.5 is the middle.
  case share(Double)
  /// A time of a scripted gesture, in seconds; nil for the end of the settling after it.
  case gesture(ScriptedGesture, at: Double?)

  /// The time of a moment without a gesture, in seconds from the start of a motion.
  func time(in duration: Double, after delay: Double = 0) -> Double {
    switch self {
    case .time(let time): time
    case .share(let share): delay + share * duration
    case .gesture: 0
    }
  }
}

/// A crossfade that is played instead of a transition's own tracks.
public enum SampledStandIn: Sendable, Hashable, CaseIterable {
  /// The crossfade when no picture can fly, or nothing can be shown.
  case fallback
  /// The crossfade for reduced motion.
  case reduceMotion

  /// The member of a transition that declares it.
  var memberName: String { self == .fallback ? "fallback" : "reduceMotion" }

  /// The crossfade; nil when the transition has none.
  func crossfade(of transition: Transition) -> Crossfade? {
    self == .fallback ? transition.fallback : transition.reduceMotion
  }
}

/// The options of a sample.
public struct SampleRequest: Sendable, Hashable {
  /// The moment.
  public var moment: SampleMoment
  /// The crossfade that is played instead; nil for the transition itself. A gesture has no fallback: without its
  /// pictures nothing starts.
  public var standIn: SampledStandIn?
  /// The size of the container after a change, in points; nil for that of the spec's sample.
  public var container: Size?
  /// How many items every collection shows, 1 or more; from 2 on, staggered values are reported for each item.
  public var itemCount: Int
  /// Whether the layout is from right to left: a transition whose x runs from leading to trailing is mirrored.
  public var isRightToLeft: Bool
  /// Whether the report is JSON instead of a table for people.
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

/// A scripted gesture, and the situation that it is played in.
public struct ScriptedGesture: Sendable, Hashable {
  /// The path of the fingers, and how it ends.
  public var script: GestureScript
  /// The interaction of each transition that it is played on, from 0.
  public var interaction: Int
  /// The name of the rest state of the to screen; nil for the first.
  public var state: String?
  /// The name of the screen that is absent; nil when both are present.
  public var absent: String?

  /// Makes a gesture.
  public init(script: GestureScript, interaction: Int = 0, state: String? = nil, absent: String? = nil) {
    self.script = script
    self.interaction = interaction
    self.state = state
    self.absent = absent
  }
}

/// The reason why there is no report: the spec lacks the requested transition, state or gesture.
public struct ReportFailure: Error, Hashable, Sendable {
  /// The problem, without a full stop.
  public var message: String

  init(_ message: String) { self.message = message }
}
