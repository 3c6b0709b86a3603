import TransitionPlan

/// Where the view of a gesture rests when a finger begins on it.
enum FingerPlaces {
  /// Its frame on each display, around those in all states in which the gesture can begin. Empty where it is not known, or where the
  /// progress of a caught motion counts as a distance that the finger has gone.
  static func frames(_ facts: FingerFacts) -> [Rect] {
    let (interaction, transition) = (facts.interaction, facts.transition)
    guard interaction.gesture.isByOneFinger, interaction.catches.isEmpty || !interaction.drives.isEmpty
    else { return [] }
    let subjects: [Subject]
    switch interaction.view {
    case .screen(.to): subjects = [.screen(.to)]
    case .added(let index):
      subjects = [interaction.view, .screen(.to)] + [transition.views[index].fills].compactMap(\.self)
    case .provided(let side, _):
      guard transition.placements.contains(where: { $0.subject == interaction.view && $0.property == .frame })
      else { return [] }
      subjects = [interaction.view, .screen(side)]
    default: return []
    }
    let values = values(of: subjects, transition)
    if values.isEmpty || !values.allSatisfy({ isKnown($0, facts) }) { return [] }
    let plan = Plan(sourceName: "", expressions: facts.expressions, transitions: [transition])
    let side: Side = interaction.direction == .forward ? .from : .to
    let states = side == .from ? 0...0 : 0...max(0, transition.states.count - 1)
    return GestureDomain.displays.map { display in
      let evaluator = Evaluator(plan: plan, scene: Scene(transition, of: plan, container: display))
      let frames = states.map {
        evaluator.resting(in: $0).restState(at: side).transformedFrame(of: interaction.view)
      }
      return frames.dropFirst().reduce(frames[0]) { $0.around($1) }
    }
  }

  /// The values of the frames and transforms of objects.
  private static func values(of subjects: [Subject], _ transition: Transition) -> [ExpressionID] {
    func isOf(_ subject: Subject, _ property: Property) -> Bool {
      property.movesFrame && subjects.contains(subject)
    }
    let tracks = (transition.forward.tracks + transition.backward.tracks)
      .filter { isOf($0.subject, $0.property) }
    return tracks.flatMap { [$0.start, $0.end] }
      + transition.placements.filter { subjects.contains($0.subject) }.map(\.value)
      + transition.stateTables.filter { isOf($0.subject, $0.property) }.flatMap(\.values)
  }

  /// Whether a value follows from the size of the display alone.
  private static func isKnown(_ value: ExpressionID, _ facts: FingerFacts) -> Bool {
    if facts.reads(.handed, value) { return false }
    var isKnown = true
    facts.expressions.visit(value, reading: .property | .found | .local) { id in
      switch facts.expressions[id].kind {
      case .local(let index): isKnown = isKnown && self.isKnown(facts.transition.locals[index].value, facts)
      case .property(let subject, let property), .found(let subject, let property):
        let isPlaced =
          switch subject {
          case .container, .screen, .added: true
          default: subject == facts.interaction.view
          }
        isKnown = isKnown && isPlaced && property.movesFrame
      default: break
      }
    }
    return isKnown
  }
}

extension Rect {
  /// The smallest rect around two.
  fileprivate func around(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }
}
