import TransitionPlan

/// One straight pull of an interaction's gesture, from where it begins to where its progress is 1.
struct SampledPull {
  /// The number of equal steps of a pull.
  private static let steps = 20
  /// The duration of a pull, in seconds.
  private static let duration = 0.5
  /// The step after which the fingers lift.
  static let release = 10
  /// The number of positions that are tried to find the first one with a progress of 1.
  private static let trials = 1000

  /// The value of the fingers that changes.
  enum Kind {
    case translation, scale, rotation
  }

  /// The value that changes.
  let kind: Kind
  /// The fingers at each step, the first of them as the gesture begins.
  let fingers: [FingerState]
  /// The pose at each step.
  let poses: [Pose]
  /// The properties that are held during the pull.
  let held: [PropertyValue]
  /// How values settle when the fingers lift in the middle: each possible motion, and the rest state of the to screen to which it leads, if
  /// there are several.
  let settles: [(motion: SettleMotion, state: Int?)]

  /// The time of each step, in seconds.
  var times: [Double] { fingers.indices.map { Self.duration * Double($0) / Double(Self.steps) } }

  /// Makes the pull along the gesture's direction, or along the first of its directions with the largest progress. It ends where the
  /// progress is 1, otherwise at the container's length in its direction, at a scale of 0 or 2, or at a whole turn. Nil when no direction
  /// has any progress.
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
    held =
      evaluator.startValues(of: interaction.direction)
      + evaluator.heldValues(in: .driven(interaction), under: fingers[0])
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

  /// The shortest share of the distance at which the progress is 1; the whole distance if there is none.
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
  /// The straight paths of the fingers, each as a function of the share of its length.
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
  /// The fingers with the velocity that leads from their beginning to an end in a time.
  fileprivate func going(to end: FingerState, in time: Double) -> FingerState {
    FingerState(
      translation: translation,
      velocity: Vector(x: end.translation.x / time, y: end.translation.y / time), location: location,
      scale: scale, rotation: rotation, scaleVelocity: (end.scale - 1) / time,
      rotationVelocity: end.rotation / time)
  }
}

extension Vector {
  /// The vector rounded to a ten thousandth of a point.
  fileprivate var rounded: Vector {
    Vector(x: (x * 10_000).rounded() / 10_000, y: (y * 10_000).rounded() / 10_000)
  }
}
