#if os(Linux)
  import TransitionPlan

  /// What the plan's own curves say of the values in flight that the scenarios have sampled.
  enum PhotosSamples {
    /// Where the picture rests in the scenarios' app, in points.
    private static let cell = (y: 105.0, height: 90.0)
    private static let photo = (y: 400.0, height: 800.0 / 3)
    /// The finger of the cancelled pull: its place and its velocity, in points and points a second.
    private static let pull = 80.0
    private static let pullVelocity = -600.0
    private static let viewHeight = 800.0

    /// What a sample ought to be; nil for a name that is not known.
    static func expected(_ sample: ScenarioProgram.Sample) -> Double? {
      let forward = Curve.spring(SpringCurve(dampingRatio: 0.8, duration: 0.5)).progress(
        at: sample.time, of: 0.5)
      let backward = Curve.easeInOut.progress(at: sample.time, of: 0.25)
      switch sample.sample {
      case "viewer.alpha forward": return forward
      case "tabBar.alpha forward": return 1 - forward
      case "picture.center.y forward": return mix(cell.y, photo.y, forward)
      case "picture.height forward": return mix(cell.height, photo.height, forward)
      case "viewer.alpha backward": return 1 - backward
      case "tabBar.alpha backward": return backward
      case "picture.center.y backward": return mix(photo.y, cell.y, backward)
      case "picture.height backward": return mix(photo.height, cell.height, backward)
      case "picture.center.y cancelled":
        // The center is the finger's way less half of what the picture has shrunk by.
        let share = 1 - photo.height * 0.5 / (viewHeight / 2) / 2
        let from = photo.y + pull * share
        return cancelled(from: from, to: photo.y, velocity: pullVelocity * share, at: sample.time)
      case "viewer.alpha cancelled":
        let slope = -1 / (viewHeight / 4)
        return cancelled(from: 1 + pull * slope, to: 1, velocity: pullVelocity * slope, at: sample.time)
      default: return nil
      }
    }

    private static func cancelled(from: Double, to: Double, velocity: Double, at time: Double) -> Double {
      let spring = Curve.spring(SpringCurve(dampingRatio: 0.9, duration: 0.5))
      return mix(from, to, spring.progress(at: time, of: 0.5, velocity: velocity / (to - from)))
    }

    private static func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
      from + (to - from) * share
    }

    /// Whether a sample is what the plan says: within what single precision and a finite difference of the finger's
    /// velocity can differ by.
    static func agrees(_ sample: ScenarioProgram.Sample) -> Bool {
      guard let expected = expected(sample) else { return false }
      return abs(sample.value - expected) <= 1e-4 * max(1, abs(expected))
    }
  }
#endif
