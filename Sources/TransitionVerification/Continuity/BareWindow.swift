import TransitionDiagnostics
import TransitionPlan

/// Finds a to screen that leaves part of the container empty: in `navigation` and `modal` the from screen leaves the window.
struct BareWindow: TransitionRule {
  let checked: CheckedTransition

  /// The smallest share of the container that is reported. A smaller one is an inset or a bar.
  private let least = 0.1

  func findings() -> [Diagnostic] {
    if transition.style == .overlay { return emptied() }
    let screen = Subject.screen(.to)
    // A frame in `sample` is the app's layout, for example below an opaque bar.
    guard transition.style == .navigation || transition.style == .modal,
      !transition.sample.contains(where: { $0.subject == screen && $0.property.isOfFrame })
    else { return [] }
    let places = transition.placements
    guard
      let location = places.first(where: { $0.subject == screen })?.location
        ?? transition.tracks.first(where: { $0.subject == screen && $0.property.setsPlace })?.location,
      !checked.toCover.coversAtRest,
      let known = checked.layouts(
        knowing: places.map(\.value) + transition.restValues(of: [screen], where: \.setsPlace)),
      !checked.cover.isContainerBacked
    else { return [] }
    let isBare = known.allSatisfy { layout in
      let rest = layout.rest(at: .to)
      let container = rest.frame(of: .container)
      return rest.overflow(of: .to).inside < (1 - least) * container.width * container.height
    }
    if !isBare { return [] }
    let style = transition.style.rawValue
    return [
      Diagnostic(
        .restNotFound, at: location.range,
        [.text(transition.to.name), .text("leaves a part of the container empty when the to screen rests")],
        notes: [
          "in `\(style)`, `\(transition.from.name)` leaves the window, so the rest is empty; `style overlay` keeps `\(transition.from.name)` visible"
        ])
    ]
  }

  /// The finding about an `overlay` whose from screen leaves the container, where the to screen does not fill that.
  private func emptied() -> [Diagnostic] {
    let screens = Side.allCases.map(Subject.screen)
    let values = transition.placements.map(\.value) + transition.restValues(of: screens, where: \.setsPlace)
    guard transition.states.isEmpty,
      let own = transition.tracks.first(where: { $0.subject == .screen(.from) && $0.property.setsPlace }),
      let layouts = checked.layouts(knowing: values),
      !checked.cover.isContainerBacked,
      layouts.allSatisfy({ layout in
        let rest = layout.rest(at: .to)
        return Overflow(rest.transformedFrame(of: .screen(.from)), in: rest.frame(of: .container)).isWhole
      }),
      layouts.contains(where: { layout in
        let rest = layout.rest(at: .to)
        let container = rest.frame(of: .container)
        return rest.overflow(of: .to).inside < (1 - least) * container.width * container.height
      })
    else { return [] }
    return [
      Diagnostic(
        .restNotFound, at: own.location.range,
        [
          .text(transition.from.name),
          .text("is outside the container when the to screen rests, and leaves a part of it empty"),
        ], notes: ["in `overlay` the from screen stays: nothing else is behind `\(transition.to.name)`"])
    ]
  }
}
