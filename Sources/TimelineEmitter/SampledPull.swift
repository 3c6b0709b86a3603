import TransitionPlan

/// One straight pull of an interaction's gesture, from where it begins to where its progress is 1.
struct SampledPull {
  /// How many equal steps a pull has.
  private static let steps = 20
  /// How many places on the way are tried to find the first at which the progress is 1.
  private static let trials = 1000

  /// The displacements, in points, the first of them zero.
  let translations: [Vector]
  /// The values at each.
  let poses: [Pose]

  /// Makes the pull along the gesture's direction, or the first of its directions that gets furthest; within the
  /// container's length that way, where the progress does not get to 1. Nil when there is no progress any way.
  init?(_ interaction: Interaction, _ evaluator: Evaluator) {
    guard case .pan(let direction) = interaction.gesture else { return nil }
    func pose(_ way: Vector, _ distance: Double) -> Pose {
      let translation = Vector(x: way.x * distance, y: way.y * distance)
      return evaluator.pose(interaction, under: FingerState(translation: translation))
    }
    var best: (way: Vector, distance: Double, progress: Double)?
    for way in direction.ways {
      let size = evaluator.scene.frame(of: .container).size
      let extent = way.x == 0 ? size.height : size.width
      let distance = Self.reach(extent) { pose(way, $0).progress }
      let progress = pose(way, distance).progress
      if progress > best?.progress ?? 0 { best = (way, distance, progress) }
    }
    guard let best else { return nil }
    let distances = (0...Self.steps).map { best.distance * Double($0) / Double(Self.steps) }
    translations = distances.map { Vector(x: best.way.x * $0, y: best.way.y * $0) }
    poses = distances.map { pose(best.way, $0) }
  }

  /// The shortest distance at which the progress is 1, to a ten thousandth of a point; the extent if there is none.
  private static func reach(_ extent: Double, _ progress: (Double) -> Double) -> Double {
    let distances = (0...trials).map { extent * Double($0) / Double(trials) }
    guard let index = distances.firstIndex(where: { progress($0) >= 1 }), index > 0 else { return extent }
    var low = distances[index - 1]
    var high = distances[index]
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if progress(middle) >= 1 { high = middle } else { low = middle }
    }
    return (high * 10_000).rounded() / 10_000
  }
}

extension PanDirection {
  /// The ways it may go, as vectors of length 1.
  fileprivate var ways: [Vector] {
    let down = Vector(x: 0, y: 1)
    let up = Vector(x: 0, y: -1)
    let left = Vector(x: -1, y: 0)
    let right = Vector(x: 1, y: 0)
    switch self {
    case .down: return [down]
    case .up: return [up]
    case .left: return [left]
    case .right: return [right]
    case .vertical: return [down, up]
    case .horizontal: return [right, left]
    case .any: return [down, right, up, left]
    }
  }
}
