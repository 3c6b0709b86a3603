import TransitionDiagnostics
import TransitionPlan

/// Finds to screens with several rest states, such as sheets, that an edge cuts over which they did not appear, or that are
/// invisible in a state, or whose lower edge is outside in each state, so that the end of a list cannot be seen.
enum StatesInside {
  static func findings(_ transition: Transition, _ layouts: RestingLayouts) -> [Diagnostic] {
    let plan = layouts.plan
    if transition.states.isEmpty
      || transition.placements.contains(where: { $0.subject == .screen(.to) && !$0.property.isLength })
    {
      return []
    }
    let tables = transition.stateTables.filter { isPlace($0.subject, $0.property) }
    let tracks = (transition.forward.tracks + transition.backward.tracks).filter {
      isPlace($0.subject, $0.property)
    }
    // A handed-over value is known only from the sample.
    let values = tables.flatMap { [$0.from] + $0.values } + tracks.flatMap { [$0.start, $0.end] }
    guard let first = tables.first,
      values.allSatisfy({ KnownRests.isKnown($0, transition, plan.expressions) })
    else { return [] }
    let layout = layouts.all[0]
    let entry = RestInside.overflow(layout.rest(at: .from), .to)
    var isEndSeen = false
    for (state, name) in transition.states.map(\.name).enumerated() {
      let rest = RestInside.overflow(layout.rest(at: .to, in: state), .to)
      isEndSeen = isEndSeen || !rest.edges.contains(.bottom)
      if !rest.isNearlyWhole, entry.edges.isSuperset(of: rest.edges) { continue }
      return [
        Diagnostic(
          .restOutside, at: first.location.range,
          [.text(transition.to.name), .text(rest.extent)],
          notes: [
            "in `\(name)` it is at \(rest.place)",
            rest.isNearlyWhole
              ? "in each state of `\(transition.to.name)`, a part of it should be visible that a finger can take hold of"
              : "only the edge over which it comes may cut it",
          ])
      ]
    }
    guard !isEndSeen, let list = transition.to.views.first(where: \.kind.scrolls) else { return [] }
    let name = transition.to.name
    return [
      Diagnostic(
        .restOutside, at: first.location.range, [.text(name), .text("partly")],
        notes: [
          "in each state its lower edge is below the container, so the end of `\(name).\(list.name)` cannot be seen",
          "give it the height that is visible in its highest state: `place \(name).height = container.height - …`",
        ])
    ]
  }

  /// Whether a property affects the frame of the to screen.
  private static func isPlace(_ subject: Subject, _ property: Property) -> Bool {
    subject == .screen(.to) && (property.isOfFrame || property == .translation)
  }
}
