import TransitionPlan
import TransitionText

/// Finds added views that are placed wholly outside the container on every display.
///
/// Only places made of numbers and the container's size are checked, and only of views that nothing moves. The layouts are
/// evaluated for all of them together, when the first is asked for.
final class AddedOutside {
  private let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// Where such a view is placed, and the reason in words; nil where a part of it may be inside.
  func place(of index: Int) -> (text: String, place: SpecLocation?)? {
    outside[.added(index)].map { place in
      ("`\(transition.views[index].name)` is placed entirely outside the container", place)
    }
  }

  /// The views that are outside, each with its first place.
  private lazy var outside: [Subject: SpecLocation] = {
    let placements = transition.placements.filter { if case .added = $0.subject { true } else { false } }
    if placements.isEmpty { return [:] }
    var others = moved
    for place in placements where !isPlain(place.value) { others.insert(place.subject) }
    let own = placements.filter { !others.contains($0.subject) }
    var places = Dictionary(
      own.map { ($0.subject, $0.location) }, uniquingKeysWith: { first, _ in first })
    var alone = transition
    alone.placements = own
    alone.forward.tracks = []
    alone.backward.tracks = []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    for scene in KnownRests.scenes(alone, plan) where !places.isEmpty {
      let rest = Evaluator(plan: plan, scene: scene).restState(at: .to)
      let container = rest.frame(of: .container)
      places = places.filter { Overflow(rest.frame(of: $0.key), in: container).isWhole }
    }
    return places
  }()

  /// Whether a value is made of numbers and of the container's size alone.
  private func isPlain(_ value: ExpressionID) -> Bool {
    var isPlain = true
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .property(.container, let property): isPlain = isPlain && property.isOfFrame
      case .property, .found, .start, .handed, .gesture, .gestureStart, .inState: isPlain = false
      case .local(let index): isPlain = isPlain && self.isPlain(transition.locals[index].value)
      default: break
      }
    }
    return isPlain
  }

  /// The objects whose place something other than `place` affects.
  private var moved: Set<Subject> {
    var moved: Set<Subject> = []
    func add(_ subject: Subject, _ property: Property) {
      if property.isOfFrame || property == .translation { moved.insert(subject) }
    }
    for track in transition.forward.tracks + transition.backward.tracks { add(track.subject, track.property) }
    for table in transition.stateTables { add(table.subject, table.property) }
    for obligation in transition.obligations {
      if case .held(let subject, let property, _) = obligation.kind { add(subject, property) }
    }
    return moved
  }
}
