import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds added views that come and go with the to screen, and are visible when `forward` begins or `backward` ends: they appear or disappear
/// suddenly.
struct AddedSeen: TransitionRule {
  let checked: CheckedTransition

  /// The visible share from which on a finding is reported: of a button or a picture as it rests, and of the container for a colour or a
  /// blur, of which a strip is a detail.
  private let share = 0.25

  func findings() -> [Diagnostic] {
    guard transition.top == .to, transition.views.contains(where: \.isStanding), !transition.forward.isSystem,
      !transition.backward.isSystem
    else { return [] }
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      guard view.isStanding, isSeen(index) else { return nil }
      let property: Property = view.content.isBlur ? .blur : .alpha
      return Diagnostic(
        .restNotFound, at: view.location.range,
        [.text(view.name), .text("appears suddenly, because no track fades it in")],
        notes: ["`animate \(view.name).\(property.rawValue): 0 -> …` fades it in, and out on the way back"])
    }
  }

  private func isSeen(_ index: Int) -> Bool {
    let (view, subject) = (transition.views[index], Subject.added(index))
    // An invisible view is there for its taps.
    if case .color(let color) = view.content, color.alpha < leastAlpha { return false }
    let tracks = transition.tracks.filter { $0.subject == subject }
    let tables = transition.stateTables.filter { $0.subject == subject }
    // Nothing fades what nothing moves, above the to screen, but a from screen above may uncover it.
    if tracks.isEmpty, tables.isEmpty, checked.cover.above.contains(subject) { return true }
    guard [nil, .container, .screen(.from)].contains(view.fills),
      !transition.layers.contains(where: { $0.above == .screen(.from) && $0.below == subject }),
      !transition.obligations.contains(where: { $0.changes(subject) }),
      !transition.interactions.contains(where: { interaction in
        interaction.direction == .forward && interaction.states == nil
          && interaction.drives.contains { $0.subject == subject }
      })
    else { return false }
    let ends = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { $0.subject == subject }.map {
        (direction, $0.property, $0.value(at: .from, in: direction))
      }
    }
    let placed = transition.placements.filter { $0.subject == subject }.map(\.value)
    guard !(ends.map(\.2) + placed).contains(where: readsViews),
      let layouts = checked.layouts(
        knowing: tracks.flatMap { [$0.start, $0.end] } + tables.flatMap { [$0.from] + $0.values }
          + transition.placements.map(\.value))
    else { return false }
    return Direction.allCases.contains { direction in
      (direction == .forward || !transition.isMirrored)
        // Most shades begin at 0.
        && !ends.contains { $0 == direction && expressions.constant($2) == 0 && fades($1, view.content) }
        && layouts.allSatisfy { isSeen(index, $0.evaluator, direction) }
    }
  }

  /// A colour with a smaller alpha is not seen.
  private let leastAlpha = 0.05

  /// Whether a view with a property at 0 is invisible.
  private func fades(_ property: Property, _ content: AddedContent) -> Bool {
    property == .alpha || property.isScale || property == .blur && content.isBlur
  }

  /// Whether a good part of a view is visible as it comes or goes. What is over the to screen for a moment only is a flash.
  private func isSeen(_ index: Int, _ evaluator: Evaluator, _ direction: Direction) -> Bool {
    let (content, subject) = (transition.views[index].content, Subject.added(index))
    let (edge, rest) = (evaluator.edgeState(of: direction), evaluator.restState(at: .to))
    let whole = rest.seenFrame(of: content.isDetail ? subject : .container)
    func isSeen(_ scene: Scene) -> Bool {
      func isGone(_ property: Property) -> Bool {
        scene.value(of: subject, property).number < RestVisible.least
      }
      if isGone(.alpha) || content.isBlur && scene.isSet(subject, .blur) && isGone(.blur) { return false }
      if scene.isSet(subject, .background), case .color(let color) = scene.value(of: subject, .background),
        color.alpha < leastAlpha
      {
        return false
      }
      let seen = Overflow(scene.seenFrame(of: subject), in: scene.frame(of: .container))
      return seen.inside > 0 && seen.inside >= share * whole.width * whole.height
    }
    if !isSeen(edge) { return false }
    let screen = Subject.screen(.to)
    if checked.cover.above.contains(subject) { return isSeen(rest) }
    return edge.value(of: screen, .alpha).number < 1
      || !edge.seenFrame(of: screen).contains(edge.seenFrame(of: subject))
  }
}

extension AddedContent {
  fileprivate var isBlur: Bool { if case .blur = self { true } else { false } }

  /// Whether a view with it is usually smaller than the container.
  fileprivate var isDetail: Bool {
    switch self {
    case .button, .image: true
    case .color, .blur: false
    }
  }
}

extension Obligation {
  /// Whether it hides an object, or holds a property of it.
  fileprivate func changes(_ subject: Subject) -> Bool {
    switch kind {
    case .invisible(subject), .held(subject, _, _): true
    default: false
    }
  }
}

extension TransitionRule {
  /// Whether a value reads a view of the from screen, or what the app hands over: what appears may grow out of that view.
  func readsViews(_ value: ExpressionID) -> Bool {
    expressions.first(in: value, through: transition.locals, reading: .property | .found | .handed) {
      switch expressions[$0].kind {
      case .property(.provided, _), .found(.provided, _), .property(.tabBar, _), .property(.navigationBar, _),
        .handed:
        true
      default: false
      }
    } != nil
  }
}
