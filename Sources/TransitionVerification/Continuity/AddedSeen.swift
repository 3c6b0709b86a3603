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
    let members = Members(transition)
    let places = checked.layouts(knowing: transition.placements.map(\.value))
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      guard view.isStanding, isSeen(index, members, places) else { return nil }
      let property: Property = view.content.isBlur ? .blur : .alpha
      // A track that fades it the other way. A table has a value for each state.
      let tracks = members.tables[.added(index)] == nil ? members.tracks[.added(index)] ?? [] : []
      let own = tracks.filter { $0.track.property == property }
      let track = own.first { $0.direction == .forward && expressions.constant($0.track.end) == 0 }?.track
      return Diagnostic(
        .restNotFound, at: view.location.range,
        [.text(view.name), .text("appears suddenly, because no track fades it in")],
        labels: track.map { [DiagnosticLabel($0.location.range, "this fades it out")] } ?? [],
        notes: ["`animate \(view.name).\(property.rawValue): 0 -> …` fades it in, and out on the way back"],
        fixIts: own.count == 2 ? track.map(turned) ?? [] : [])
    }
  }

  /// What the members of a transition do with its added views.
  private struct Members {
    let tracks: FlatTable<Subject, [(direction: Direction, track: Track)]>
    let tables: FlatTable<Subject, [StateTable]>
    let placements: FlatTable<Subject, [Placement]>
    /// Those that something hides, holds or drives forward, or that lie below the from screen.
    private(set) var changed = FlatSet<Subject>()
    /// Whether the to screen is transparent if it is there from the first frame on: nothing changes it.
    private(set) var isToClear = false

    init(_ transition: Transition) {
      tracks = FlatTable(
        grouping: Direction.allCases.flatMap { way in transition[way].tracks.map { (way, $0) } },
        by: \.track.subject)
      tables = FlatTable(grouping: transition.stateTables, by: \.subject)
      placements = FlatTable(grouping: transition.placements, by: \.subject)
      for layer in transition.layers where layer.above == .screen(.from) { changed.insert(layer.below) }
      for obligation in transition.obligations {
        switch obligation.kind {
        case .invisible(let subject), .held(let subject, _, _): changed.insert(subject)
        default: break
        }
      }
      for interaction in transition.interactions
      where interaction.direction == .forward && interaction.states == nil {
        for drive in interaction.drives { changed.insert(drive.subject) }
      }
      let screen = Subject.screen(.to)
      isToClear =
        transition.style == .overlay && transition.shared.isEmpty && !tracks.isEmpty && tracks[screen] == nil
        && tables[screen] == nil
        && !changed.contains(screen)
        && !transition.calls.contains { $0.side == .to && $0.moment == .start }
    }
  }

  /// - Parameter places: The layouts in which to look at places; nil where these are not known.
  private func isSeen(_ index: Int, _ members: Members, _ places: [RestingLayout]?) -> Bool {
    let (view, subject) = (transition.views[index], Subject.added(index))
    // An invisible view is there for its taps.
    if case .color(let color) = view.content, color.alpha < leastAlpha { return false }
    let (tracks, tables) = (members.tracks[subject] ?? [], members.tables[subject] ?? [])
    // Nothing fades what nothing moves, above the to screen, but a from screen above may uncover it.
    if tracks.isEmpty, tables.isEmpty, checked.cover.above.contains(subject) {
      // A picture may be that of a hidden view, in whose place it is.
      guard case .image = view.content else { return true }
      return !layouts[0].edgeOfAll(of: .forward).replacesView(subject, transition, isOfStay: true)
    }
    guard [nil, .container, .screen(.from)].contains(view.fills), !members.changed.contains(subject) else {
      return false
    }
    let ends = tracks.map { ($0.direction, $0.track.property, $0.track.value(at: .from, in: $0.direction)) }
    let placed = (members.placements[subject] ?? []).map(\.value)
    guard !(ends.map(\.2) + placed).contains(where: readsViews), let places,
      let own = checked.layouts(
        knowing: tracks.flatMap { [$0.track.start, $0.track.end] } + tables.flatMap { [$0.from] + $0.values })
    else { return false }
    let layouts = own.count > places.count ? own : places
    return Direction.allCases.contains { direction in
      (direction == .forward || !transition.isMirrored)
        // Most shades begin at 0.
        && !ends.contains { $0 == direction && expressions.constant($2) == 0 && fades($1, view.content) }
        && layouts.allSatisfy { isSeen(index, $0, direction, isToClear: members.isToClear) }
    }
  }

  /// A colour with a smaller alpha is not seen.
  private let leastAlpha = 0.05

  /// Whether a view with a property at 0 is invisible.
  private func fades(_ property: Property, _ content: AddedContent) -> Bool {
    property == .alpha || property.isScale || property == .blur && content.isBlur
  }

  /// Whether a good part of a view is visible as it comes or goes. What is over the to screen for a moment only is a flash.
  /// - Parameter isToClear: Whether the to screen is transparent where it covers the view.
  private func isSeen(
    _ index: Int, _ layout: RestingLayout, _ direction: Direction, isToClear: Bool
  ) -> Bool {
    let (content, subject) = (transition.views[index].content, Subject.added(index))
    let (edge, rest) = (layout.edgeOfAll(of: direction), layout.atRest)
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
    func covers(_ scene: Scene) -> Bool {
      scene.value(of: screen, .alpha).number >= 1
        && scene.seenFrame(of: screen).contains(scene.seenFrame(of: subject))
    }
    return !covers(edge) || isToClear && covers(rest)
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
