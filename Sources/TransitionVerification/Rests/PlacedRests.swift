import TransitionPlan

/// Compares where tracks of placed objects rest with their layout. The values for that are computed once, for the first track.
final class PlacedRests {
  private let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// A smaller difference comes from rounding, in points.
  private static let tolerance = 1e-6

  /// The values of places of whole frames.
  private(set) lazy var frames: [Subject: ExpressionID] = Dictionary(
    transition.placements.filter { $0.property == .frame }.map { ($0.subject, $0.value) },
    uniquingKeysWith: { first, _ in first })

  /// The parts of the axes of each object that places give.
  private(set) lazy var parts: [Subject: [(axis: Axis, part: Property.AxisPart)]] =
    transition.placements.reduce(into: [:]) { $0[$1.subject, default: []] += $1.property.axisParts }

  /// The layout of `sample`, and those of all displays on which gestures are checked.
  private lazy var scenes: [Scene] = {
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [transition])
    let containers: [Size?] = [nil] + GestureDomain.displays.map(\.self)
    return containers.map { Scene(transition, of: plan, container: $0) }
  }()

  private lazy var tracks = [Direction: [PropertyKey: [Track]]](
    uniqueKeysWithValues: Direction.allCases.map { direction in
      (
        direction,
        Dictionary(grouping: transition[direction].tracks) { PropertyKey($0.subject, $0.property) }
      )
    })

  /// Whether tracks leave a property elsewhere than `place` on every display: in the layout of `sample`, and on all displays on
  /// which gestures are checked. What has a table of states differs anyway.
  func surelyDiffers(_ subject: Subject, _ property: Property) -> Bool {
    differences(subject, property).allSatisfy { $0 }
  }

  /// Whether tracks leave a property where `place` has it on each of these displays.
  func surelyAgrees(_ subject: Subject, _ property: Property) -> Bool {
    !differences(subject, property).contains(true)
  }

  /// Whether a property rests elsewhere than its place, for each layout.
  private func differences(_ subject: Subject, _ property: Property) -> [Bool] {
    let key = PropertyKey(subject, property)
    if transition.stateTables.contains(where: { PropertyKey($0.subject, $0.property) == key }) {
      return [true]
    }
    var alone = transition
    alone.forward.tracks = tracks[.forward]?[key] ?? []
    alone.backward.tracks = tracks[.backward]?[key] ?? []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    return scenes.map { scene in
      let rest = Evaluator(plan: plan, scene: scene).restValue(of: subject, property, at: .to)
      return zip(rest.numbers, scene.value(of: subject, property).numbers).contains {
        abs($0 - $1) > Self.tolerance
      }
    }
  }
}

extension Property {
  /// Whether a place of this property determines another one completely.
  func settles(_ other: Property) -> Bool {
    if self == other || self == .frame && other.isOfFrame { return true }
    return other.isOfFrame && other.axisParts.allSatisfy { part in axisParts.contains { $0 == part } }
  }
}
