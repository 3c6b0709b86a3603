import TransitionPlan

/// Orders placements so that each depends only on earlier ones: a depth-first walk in the order of the spec. Chains of places may
/// be long, so the walk uses a stack of its own.
struct PlaceOrder {
  /// A step of the order: the placements of one property, or all of an object's.
  private enum Step: Hashable {
    case property(PropertyKey)
    case object(Subject)
  }

  private let placements: [PropertyKey: [Placement]]
  private let properties: [Subject: [Property]]
  private let keys: [PropertyKey]
  private let expressions: ExpressionArena
  private let locals: [Local]
  private let views: [AddedView]

  /// The placements in order.
  private(set) var ordered: [Placement] = []
  /// One placement of each cycle.
  private(set) var circular: [Placement] = []

  init(_ placements: [Placement], _ expressions: ExpressionArena, _ locals: [Local], _ views: [AddedView]) {
    self.placements = Dictionary(grouping: placements) { PropertyKey($0.subject, $0.property) }
    self.expressions = expressions
    self.locals = locals
    self.views = views
    var seen: Set<PropertyKey> = []
    keys = placements.map { PropertyKey($0.subject, $0.property) }.filter { seen.insert($0).inserted }
    properties = Dictionary(grouping: keys, by: \.subject).mapValues { $0.map(\.property) }
    for key in keys { visit(.property(key)) }
  }

  private var done: Set<Step> = []

  private mutating func visit(_ first: Step) {
    var path: [Step] = []
    var open: [Step: Int] = [:]
    // Steps to do. After the steps that a step depends on, the step itself comes again.
    var pending = [(step: first, isReady: false)]
    while let (step, isReady) = pending.popLast() {
      if isReady {
        path.removeLast()
        open[step] = nil
        done.insert(step)
        if case .property(let key) = step { ordered += placements[key] ?? [] }
        continue
      }
      if done.contains(step) { continue }
      if let start = open[step] {
        note(path[start...])
        continue
      }
      open[step] = path.count
      path.append(step)
      pending.append((step, true))
      pending += needs(step).reversed().map { ($0, false) }
    }
  }

  private mutating func note(_ circle: ArraySlice<Step>) {
    for case .property(let key) in circle {
      guard let placement = placements[key]?.first else { continue }
      if !circular.contains(where: { $0.location == placement.location }) { circular.append(placement) }
      return
    }
  }

  private func needs(_ step: Step) -> [Step] {
    switch step {
    case .object(let subject):
      return (properties[subject] ?? []).map { .property(PropertyKey(subject, $0)) }
        + surroundings(of: subject)
    case .property(let key):
      return surroundings(of: key.subject) + (placements[key] ?? []).flatMap { needs($0.value) }
    }
  }

  /// The steps for the surroundings of an object without a place: the screen of a view, the object that an added view fills.
  private func surroundings(of subject: Subject) -> [Step] {
    switch subject {
    case .provided(let side, _): [.object(.screen(side))]
    case .added(let index): views[index].fills.map { [.object($0)] } ?? []
    default: []
    }
  }

  /// The steps that a value depends on, including those of its `let`s.
  private func needs(_ value: ExpressionID) -> [Step] {
    var needed: [Step] = []
    expressions.visit(value, reading: .property | .local) { id in
      switch expressions[id].kind {
      case .property(let subject, let property) where property.isOfFrame:
        needed += surroundings(of: subject)
        let placed = properties[subject] ?? []
        needed += placed.filter { property.depends(on: $0, of: placed) }.map {
          .property(PropertyKey(subject, $0))
        }
      case .local(let index): needed += needs(locals[index].value)
      default: break
      }
    }
    return needed
  }
}
