import TransitionPlan

/// What can be asked of the values under a finger.
extension FingerAnalysis {
  /// A moment of a gesture.
  enum Moment: UInt64 {
    /// `begin when` is evaluated; the gesture moves nothing yet.
    case gate
    /// The gesture has begun, and the finger has not moved.
    case zero
    /// The gesture lasts; the finger may leave at any time.
    case lasting
    /// The same, after the values that follow the progress have moved: decisions are made then.
    case deciding
  }

  /// The variable of a rate.
  enum Variable: Hashable {
    /// The gesture goes on along its way.
    case way
    /// The progress grows, whatever increases it.
    case progress
    /// The fingers move anywhere, and the progress stays the same.
    case places
    /// The finger moves across the way of the gesture, to the right or down. Two fingers do anything else.
    case across
    /// The finger moves to the right or down, whatever the gesture.
    case axis(Axis)
    /// The finger is farther along, with the same speed.
    case place
    /// The finger is faster, at the same place.
    case speed
    /// The gesture begins with another value: in another place, or faster.
    case beginning(GestureValue, Int)

    /// Its number among them all, below 64.
    var number: UInt64 {
      switch self {
      case .way: 0
      case .progress: 1
      case .places: 2
      case .across: 3
      case .axis(let axis): 4 + UInt64(axis.rawValue)
      case .place: 6
      case .speed: 7
      case .beginning(let value, let part): 8 + UInt64(value.number) << 1 | UInt64(part)
      }
    }
  }

  /// Which values of properties expressions read.
  enum Reading: UInt64 {
    /// The values under the finger.
    case live
    /// The values of the layout, from which rest values are computed.
    case layout
  }

  /// What is assumed of a number whose sign is not known.
  enum Division: UInt64 {
    case no
    /// It is a distance: handed-over lengths are not negative, and views are in the container.
    case asDistance
    /// It is as `sample` says.
    case asSampled
  }
}
