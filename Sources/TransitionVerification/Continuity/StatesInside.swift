import TransitionDiagnostics
import TransitionPlan

/// Finds to screens with several rest states, such as sheets, that an edge cuts over which they did not appear, or that are
/// invisible in a state, or whose lower edge is outside in each state, so that the end of a list cannot be seen: in the layout of
/// `sample`, or on another display.
struct StatesInside {
  private let transition: Transition
  private let layouts: RestingLayouts
  private let location: SpecLocation
  /// What determines where the screen rests.
  private let values: [ExpressionID]
  /// The layout of `sample`.
  private var first: RestingLayout { layouts.all[0] }

  /// - Returns: Nil for a screen that has one rest state, or rests at places that only the app knows.
  init?(_ transition: Transition, _ layouts: RestingLayouts) {
    if transition.states.isEmpty { return nil }
    let tables = transition.stateTables.filter { Self.isPlace($0.subject, $0.property) }
    let tracks = (transition.forward.tracks + transition.backward.tracks).filter {
      Self.isPlace($0.subject, $0.property)
    }
    values =
      tables.flatMap { [$0.from] + $0.values } + tracks.flatMap { [$0.start, $0.end] }
      + transition.placements.filter { $0.subject == .screen(.to) }.map(\.value)
    // A handed-over value is known only from the sample.
    guard let table = tables.first,
      values.allSatisfy({ KnownRests.isKnown($0, transition, layouts.plan.expressions) })
    else { return nil }
    (self.transition, self.layouts, location) = (transition, layouts, table.location)
  }

  /// The finding in the layout of `sample`.
  func finding() -> Diagnostic? { finding(in: [first], isUpright: true) }

  /// The finding on the first display that has one.
  func findingOnDisplays() -> Diagnostic? {
    guard RestInside.followDisplay(values, transition, layouts.plan.expressions) else { return nil }
    return layouts.ofDisplays().lazy.compactMap { size, layouts in
      finding(in: layouts, isUpright: size.width <= size.height)
    }.first
  }

  /// The finding in layouts of one size, in all of which it is true.
  /// - Parameter isUpright: Whether the app surely has this size: it may keep out a display that is held sideways.
  private func finding(in layouts: [RestingLayout], isUpright: Bool) -> Diagnostic? {
    let entry = layouts.reduce(Overflow.Edges()) {
      $0.union(RestInside.overflow($1.rest(at: .from), .to).edges)
    }
    let rests = transition.states.indices.map { state in
      layouts.map { RestInside.overflow($0.rest(at: .to, in: state), .to) }
    }
    let cuts = rests.map { Overflow.Edges.common(to: $0) }
    for (state, rest) in rests.enumerated() {
      let isGone = rest.allSatisfy(\.isNearlyWhole)
      let cut = cuts[state].subtracting(entry)
      guard isGone || !cut.isEmpty && (isUpright || goesBeyond(state, over: cut, cuts)) else { continue }
      return Diagnostic(
        .restOutside, at: location.range, [.text(transition.to.name), .text(rest[0].extent)],
        notes: [
          "in `\(transition.states[state].name)` it is at \(rest[0].place)",
          isGone
            ? "in each state of `\(transition.to.name)`, a part of it should be visible that a finger can take hold of"
            : "only the edge over which it comes may cut it",
        ])
    }
    guard isUpright, cuts.allSatisfy({ $0.contains(.bottom) }),
      let list = transition.to.views.first(where: \.kind.scrolls)
    else { return nil }
    let name = transition.to.name
    return Diagnostic(
      .restOutside, at: location.range, [.text(name), .text("partly")],
      notes: [
        "in each state its lower edge is below the container\(rests[0][0].size(unless: first.scene)), so the end of `\(name).\(list.name)` cannot be seen",
        "give it the height that is visible in its highest state: `place \(name).height = container.height - …`",
      ])
  }

  /// Whether a state lies beyond another one that an edge does not cut, though in the layout of `sample` it does not: the states have
  /// lost their order.
  private func goesBeyond(_ state: Int, over edges: Overflow.Edges, _ cuts: [Overflow.Edges]) -> Bool {
    func frame(_ state: Int) -> Rect { RestInside.overflow(first.rest(at: .to, in: state), .to).frame }
    let own = frame(state)
    return transition.states.indices.contains { other in
      guard cuts[other].isDisjoint(with: edges) else { return false }
      let there = frame(other)
      return edges.contains(.top) && there.y < own.y || edges.contains(.bottom) && there.bottom > own.bottom
        || edges.contains(.left) && there.x < own.x || edges.contains(.right) && there.right > own.right
    }
  }

  /// Whether a property affects the frame of the to screen.
  private static func isPlace(_ subject: Subject, _ property: Property) -> Bool {
    subject == .screen(.to) && (property.isOfFrame || property == .translation)
  }
}
