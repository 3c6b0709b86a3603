import TransitionPlan
import TransitionText

/// Added views that are placed wholly outside the container, on whatever display.
enum AddedOutside {
  /// Where such a view is placed, and why nothing of it is inside, in words; nil where something may be.
  ///
  /// Only places of numbers and of the container are looked at, and of what nothing moves from there.
  static func place(
    of index: Int, _ transition: Transition, _ expressions: ExpressionArena
  ) -> (text: String, place: SpecLocation?)? {
    let subject = Subject.added(index)
    let own = transition.placements.filter { $0.subject == subject }
    guard let first = own.first, own.allSatisfy({ isPlain($0.value, transition, expressions) }),
      !isMoved(subject, transition)
    else { return nil }
    var alone = transition
    alone.placements = own
    alone.forward.tracks = []
    alone.backward.tracks = []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    for scene in KnownRests.scenes(alone, plan) {
      let rest = Evaluator(plan: plan, scene: scene).restState(at: .to)
      if !Overflow(rest.frame(of: subject), in: rest.frame(of: .container)).isWhole { return nil }
    }
    return ("`\(transition.views[index].name)` is placed wholly outside the container", first.location)
  }

  /// Whether a value is made of numbers and of the container's size alone.
  private static func isPlain(
    _ value: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    var isPlain = true
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .property(.container, let property): isPlain = isPlain && property.isOfFrame
      case .property, .found, .start, .handed, .gesture, .gestureStart, .inState: isPlain = false
      case .local(let index):
        isPlain = isPlain && self.isPlain(transition.locals[index].value, transition, expressions)
      default: break
      }
    }
    return isPlain
  }

  /// Whether anything else has a say in where an object is.
  private static func isMoved(_ subject: Subject, _ transition: Transition) -> Bool {
    func moves(_ other: Subject, _ property: Property) -> Bool {
      other == subject && (property.isOfFrame || property == .translation)
    }
    return (transition.forward.tracks + transition.backward.tracks).contains {
      moves($0.subject, $0.property)
    }
      || transition.stateTables.contains { moves($0.subject, $0.property) }
      || transition.obligations.contains { obligation in
        if case .held(let other, let property, _) = obligation.kind { moves(other, property) } else { false }
      }
  }
}
