public import TransitionPlan

/// Which moment of a transition is asked for.
public enum SampleMoment: Sendable, Hashable {
  /// A time from the start of each direction, in seconds, delay included.
  case time(Double)
  /// A time of a scripted gesture, in seconds; nil for the end of what follows it.
  case gesture(ScriptedGesture, at: Double?)
}

/// What is wanted of a sample.
public struct SampleRequest: Sendable, Hashable {
  /// The moment.
  public var moment: SampleMoment
  /// Whether JSON is wanted rather than a table for people.
  public var isJSON: Bool

  /// Makes a request.
  public init(_ moment: SampleMoment, isJSON: Bool = false) {
    self.moment = moment
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

  /// Makes a gesture.
  public init(script: GestureScript, interaction: Int = 0, state: String? = nil) {
    self.script = script
    self.interaction = interaction
    self.state = state
  }
}

/// Why there is no report: what was asked for is not in the spec.
public struct ReportFailure: Error, Hashable, Sendable {
  /// What is so, without a full stop.
  public var message: String

  init(_ message: String) { self.message = message }
}
