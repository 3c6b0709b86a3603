import TransitionPlan

/// All objects of a transition, with their values at rest and their frames in a direction.
struct SampledObjects {
  private let evaluator: Evaluator
  /// The drawn objects, from bottom to top; of the bars only those that the transition mentions.
  let drawn: [Subject]
  /// The objects whose frames are reported in a direction: the drawn ones, and views in screens with a motion of their own.
  private let framed: [Subject]
  /// The properties that may have another value than the neutral one.
  private let keys: [PropertyKey]

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    let transition = evaluator.transition
    let tracks = Direction.allCases.flatMap { transition[$0].tracks }
      .map { PropertyKey($0.subject, $0.property) }
    let driven = transition.interactions.flatMap(\.drives).map { PropertyKey($0.subject, $0.property) }
    let tables = transition.stateTables.map { PropertyKey($0.subject, $0.property) }
    let held = [TransitionPhase.rest(.from), .rest(.to), .playing(.forward), .playing(.backward)]
      .flatMap { evaluator.heldValues(in: $0) }.map(\.key)
    let named = tracks + driven + tables + held
    let subjects = Set(named.map(\.subject))
    drawn = transition.drawingOrder.filter { !$0.isChrome || subjects.contains($0) }
    let moved = Set(named.filter(\.property.isOfFrame).map(\.subject))
    let provided = Side.allCases.flatMap { side in
      transition[side].views.indices.map { Subject.provided(side, $0) }
    }
    framed = drawn + provided.filter(moved.contains)
    // A frame includes its parts; a picture does not exist at rest.
    var seen: Set<PropertyKey> = []
    let frames = ([.container] + drawn + provided).map { PropertyKey($0, .frame) }
    keys = (frames + named.filter { !$0.property.isOfFrame }).filter { key in
      if case .shared = key.subject { return false }
      return seen.insert(key).inserted
    }
  }

  /// The values in a rest state.
  func rest(at side: Side) -> [PropertyValue] {
    let state = evaluator.restState(at: side)
    return keys.map { PropertyValue($0.subject, $0.property, state.value(of: $0.subject, $0.property)) }
  }

  /// The frames while a direction plays.
  func frames(in direction: Direction, at time: Double) -> [PropertyValue] {
    let state = evaluator.state(in: direction, at: time)
    return framed.map { PropertyValue($0, .frame, .rect(state.frame(of: $0))) }
  }
}
