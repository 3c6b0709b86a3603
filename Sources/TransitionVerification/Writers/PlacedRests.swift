import TransitionPlan

/// Where tracks of what is placed rest, beside where the layout has it: what all of them are asked with is looked for once, when
/// the first is.
final class PlacedRests {
  private let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// Below this a difference is one of rounding, in points.
  private static let tolerance = 1e-6

  /// The values of the places of whole frames.
  private(set) lazy var frames: [Subject: ExpressionID] = Dictionary(
    transition.placements.filter { $0.property == .frame }.map { ($0.subject, $0.value) },
    uniquingKeysWith: { first, _ in first })

  /// The layout of `sample`, and those of all the displays that gestures are looked at on.
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

  /// Whether tracks leave a property elsewhere than `place` has it whatever the display is: in the layout of `sample`, and on
  /// all the displays that gestures are looked at on.
  /// Of what rests elsewhere in each state that is not asked: it differs.
  func surelyDiffers(_ subject: Subject, _ property: Property) -> Bool {
    if !transition.states.isEmpty { return true }
    let key = PropertyKey(subject, property)
    var alone = transition
    alone.forward.tracks = tracks[.forward]?[key] ?? []
    alone.backward.tracks = tracks[.backward]?[key] ?? []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    return scenes.allSatisfy { scene in
      let rest = Evaluator(plan: plan, scene: scene).restValue(of: subject, property, at: .to)
      return zip(rest.numbers, scene.value(of: subject, property).numbers).contains {
        abs($0 - $1) > Self.tolerance
      }
    }
  }
}

extension Property {
  /// Whether a place of this says all that there is to say of another property.
  func settles(_ other: Property) -> Bool {
    if self == other || self == .frame && other.isOfFrame { return true }
    return self == .size && (other == .width || other == .height)
  }
}
