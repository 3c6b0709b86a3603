import TransitionDiagnostics
import TransitionPlan

/// Finds to screens with several rest states, such as sheets, that an edge cuts over which they did not appear, or that are
/// invisible in a state, or whose lower edge is outside in each state, so that the end of a list cannot be seen: in the layout of
/// `sample`, or on another display.
struct StatesInside: TransitionRule {
  let checked: CheckedTransition
  /// The tables that move the screen.
  private let tables: [StateTable]
  /// What determines where the screen rests.
  private let values: [ExpressionID]
  /// The layout of `sample`, with the least and the most safe area if the places read that.
  private let ofSample: [RestingLayout]

  /// - Returns: Nil for a screen that has one rest state, or rests at places that only the app knows.
  init?(_ checked: CheckedTransition) {
    let transition = checked.transition
    if transition.states.isEmpty { return nil }
    values = transition.restValues(of: [.screen(.to)], where: \.setsPlace)
    // A handed-over value is known only from the sample.
    tables = transition.stateTables.filter { $0.subject == .screen(.to) && $0.property.setsPlace }
    guard !tables.isEmpty, let layouts = checked.layouts(knowing: values) else { return nil }
    self.checked = checked
    func size(_ layout: RestingLayout) -> Size { layout.scene.frame(of: .container).size }
    ofSample = layouts.filter { size($0) == size(layouts[0]) }
  }

  /// The finding in the layout of `sample`.
  func finding() -> Diagnostic? { finding(in: ofSample) }

  /// The finding on the first display that has one.
  func findingOnDisplays() -> Diagnostic? {
    guard let isRead = RestInside(checked: checked).readsSafeArea(values) else {
      return lostEnd(in: usualLayouts([ofSample[0].scene.frame(of: .container).size]))
    }
    return checked.layoutsOnDisplays(readingSafeArea: isRead).lazy.compactMap {
      finding(in: $0.layouts, where: \.losesMuch)
    }.first ?? lostEnd(in: usualLayouts(KnownRests.displays(transition, expressions)))
  }

  /// The layouts on usual devices, each with its own safe area.
  private func usualLayouts(_ displays: [Size]) -> [RestingLayout] {
    if transition.sample.contains(where: { $0.subject == .container && $0.property == .safeArea }) {
      return []
    }
    return Device.all.filter { displays.contains($0.size) }.map {
      let scene = Scene(transition, of: checked.plan, container: $0.size, safeArea: $0.safeArea)
      return RestingLayout(scene, checked)
    }
  }

  /// The table that determines by which edge the screen is outside.
  private func location(of edges: Overflow.Edges) -> SpecLocation {
    let axis = edges.isDisjoint(with: [.top, .bottom]) ? Axis.horizontal : .vertical
    let onAxis = tables.first { $0.property.axisParts.contains { $0.axis == axis } }
    return (onAxis ?? tables[0]).location
  }

  /// The finding in layouts of one size, in all of which it is true.
  /// - Parameter counts: Whether a part outside counts.
  private func finding(
    in layouts: [RestingLayout], where counts: (Overflow) -> Bool = { _ in true }
  ) -> Diagnostic? {
    let entry = layouts.reduce(Overflow.Edges()) { $0.union($1.rest(at: .from).overflow(of: .to).edges) }
    let rests = transition.states.indices.map { state in
      layouts.map { $0.rest(at: .to, in: state).overflow(of: .to) }
    }
    let cuts = rests.map { Overflow.Edges.common(to: $0) }
    for (state, rest) in rests.enumerated() {
      let isGone = rest.allSatisfy(\.isNearlyWhole)
      let cut = cuts[state].subtracting(entry)
      guard isGone || !cut.isEmpty && rest.allSatisfy(counts) else { continue }
      return Diagnostic(
        .restOutside, at: location(of: isGone ? cuts[state] : cut).range,
        [.text(transition.to.name), .text(rest[0].extent)],
        notes: [
          "in `\(transition.states[state].name)` it is at \(rest[0].place)",
          isGone
            ? "in each state of `\(transition.to.name)`, a part of it should be visible that a finger can take hold of"
            : "only the edge over which it comes may cut it",
        ])
    }
    return lostEnd(in: layouts)
  }

  /// Whether the spec says where a view of the to screen is: it may end inside the container.
  private func isLaidOut(_ view: Int) -> Bool {
    let subject = Subject.provided(.to, view)
    return transition.placements.contains { $0.subject == subject }
      || transition.sample.contains { $0.subject == subject && $0.property.isOfFrame }
  }

  /// The finding about a list whose end is below the container in each state, in all layouts.
  private func lostEnd(in layouts: [RestingLayout]) -> Diagnostic? {
    let rests = layouts.flatMap { layout in
      transition.states.indices.map { layout.rest(at: .to, in: $0).overflow(of: .to) }
    }
    guard let first = rests.first, Overflow.Edges.common(to: rests).contains(.bottom),
      let list = transition.to.views.enumerated().first(where: { $1.kind.scrolls && !isLaidOut($0) })?.element
    else { return nil }
    let name = transition.to.name
    return Diagnostic(
      .restOutside, at: location(of: .bottom).range, [.text(name), .text("partly")],
      notes: [
        "in each state its lower edge is below the container\(first.size(unless: ofSample[0].scene)), so the end of `\(name).\(list.name)` cannot be seen",
        "give it the height that is visible in its highest state: `place \(name).height = container.height - …`",
      ])
  }
}
