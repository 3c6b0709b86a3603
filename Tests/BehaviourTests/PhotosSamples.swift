#if os(Linux)
  import TransitionPlan

  /// The values of the samples in flight according to the plan's own curves.
  enum PhotosSamples {
    /// The places of the picture at rest in the scenarios' app, in points.
    private static let cell = (y: 105.0, height: 90.0)
    private static let photo = (y: 400.0, height: 800.0 / 3)
    /// The finger of the cancelled pull: its translation and its velocity, in points and points a second.
    private static let pull = 80.0
    private static let pullVelocity = -600.0
    private static let viewHeight = 800.0

    /// The expected value of a sample, or nil if its name is unknown.
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
        // The center moves by the finger's translation, less half of the height by which the picture has shrunk.
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

    /// Whether a sample agrees with the plan. The tolerance allows for single precision and for the finite difference in the
    /// finger's velocity.
    static func agrees(_ sample: ScenarioProgram.Sample) -> Bool {
      guard let expected = expected(sample) else { return false }
      return abs(sample.value - expected) <= 1e-4 * max(1, abs(expected))
    }
  }
#endif
