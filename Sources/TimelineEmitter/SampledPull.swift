import TransitionPlan

/// One straight pull of an interaction's gesture, from where it begins to where its progress is 1.
struct SampledPull {
  /// How many equal steps a pull has.
  private static let steps = 20
  /// How long it takes, in seconds.
  private static let duration = 0.5
  /// The step after which the fingers leave.
  static let release = 10
  /// How many places on the way are tried to find the first at which the progress is 1.
  private static let trials = 1000

  /// What of the fingers changes on the way.
  enum Kind {
    case translation, scale, rotation
  }

  /// What changes.
  let kind: Kind
  /// The fingers at each step, the first of them as the gesture begins.
  let fingers: [FingerState]
  /// The values at each.
  let poses: [Pose]
  /// What is changed for a while meanwhile.
  let held: [PropertyValue]
  /// How values go to rest when the fingers leave in the middle: each way on which they can go, and the rest state of the to
  /// screen to which it leads, where there are several.
  let settles: [(motion: SettleMotion, state: Int?)]

  /// When each step is, in seconds.
  var times: [Double] { fingers.indices.map { Self.duration * Double($0) / Double(Self.steps) } }

  /// Makes the pull along the gesture's direction, or the first of its directions that gets furthest; within the
  /// container's length that way, or to nothing, twice the distance and a whole turn, where the progress does not get to
  /// 1. Nil when there is no progress any way.
  init?(_ interaction: Interaction, _ evaluator: Evaluator) {
    let size = evaluator.scene.frame(of: .container).size
    var best: (way: (Double) -> FingerState, distance: Double, progress: Double)?
    for way in interaction.gesture.ways(within: size) {
      let distance = Self.reach { evaluator.pose(interaction, under: way($0)).progress }
      let progress = evaluator.pose(interaction, under: way(distance)).progress
      if progress > best?.progress ?? 0 { best = (way, distance, progress) }
    }
    guard let best else { return nil }
    switch interaction.gesture {
    case .pan, .edgePan: kind = .translation
    case .pinch: kind = .scale
    case .rotate: kind = .rotation
    }
    let end = best.way(best.distance)
    let fingers = (0...Self.steps).map { step in
      best.way(best.distance * Double(step) / Double(Self.steps)).going(to: end, in: Self.duration)
    }
    self.fingers = fingers
    poses = fingers.map { evaluator.pose(interaction, under: $0) }
    held = evaluator.heldValues(in: .driven(interaction), under: fingers[0])
    let last = fingers[Self.release]
    if let states = interaction.states {
      let targets = (states.includesBackward ? [-1] : []) + evaluator.transition.states.indices
      settles = targets.map { target in
        (evaluator.settle(interaction, in: target, from: last), target < 0 ? nil : target)
      }
    } else {
      settles = InteractionOutcome.allCases.map { (evaluator.settle(interaction, $0, from: last), nil) }
    }
  }

  /// The shortest share of the way at which the progress is 1; the whole way if there is none.
  private static func reach(_ progress: (Double) -> Double) -> Double {
    let shares = (0...trials).map { Double($0) / Double(trials) }
    guard let index = shares.firstIndex(where: { progress($0) >= 1 }), index > 0 else { return 1 }
    var low = shares[index - 1]
    var high = shares[index]
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if progress(middle) >= 1 { high = middle } else { low = middle }
    }
    return high
  }
}

extension Gesture {
  /// The straight ways that fingers may go, each by the share of its length.
  fileprivate func ways(within size: Size) -> [(Double) -> FingerState] {
    func pull(_ x: Double, _ y: Double) -> (Double) -> FingerState {
      { FingerState(translation: Vector(x: x * size.width * $0, y: y * size.height * $0).rounded) }
    }
    let down = pull(0, 1)
    let up = pull(0, -1)
    let left = pull(-1, 0)
    let right = pull(1, 0)
    switch self {
    case .pan(.down), .edgePan(.top): return [down]
    case .pan(.up), .edgePan(.bottom): return [up]
    case .pan(.left), .pan(.leading), .edgePan(.right), .edgePan(.trailing): return [left]
    case .pan(.right), .pan(.trailing), .edgePan(.left), .edgePan(.leading): return [right]
    case .pan(.vertical): return [down, up]
    case .pan(.horizontal): return [right, left]
    case .pan(.any): return [down, right, up, left]
    case .pinch(.in): return [{ FingerState(translation: .zero, scale: 1 - $0) }]
    case .pinch(.out): return [{ FingerState(translation: .zero, scale: 1 + $0) }]
    case .rotate:
      return [
        { FingerState(translation: .zero, rotation: 2 * .pi * $0) },
        { FingerState(translation: .zero, rotation: -2 * .pi * $0) },
      ]
    }
  }
}

extension FingerState {
  /// The same with the speed at which fingers get from their beginning to an end in a time.
  fileprivate func going(to end: FingerState, in time: Double) -> FingerState {
    FingerState(
      translation: translation,
      velocity: Vector(x: end.translation.x / time, y: end.translation.y / time), location: location,
      scale: scale, rotation: rotation, scaleVelocity: (end.scale - 1) / time,
      rotationVelocity: end.rotation / time)
  }
}

extension Vector {
  /// To a ten thousandth of a point.
  fileprivate var rounded: Vector {
    Vector(x: (x * 10_000).rounded() / 10_000, y: (y * 10_000).rounded() / 10_000)
  }
}
