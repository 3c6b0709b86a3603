import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds to screens above that appear or disappear suddenly: a good part of them is visible when `forward` begins or `backward` ends. The to
/// screen is inserted when `forward` begins and removed when `backward` has ended.
struct ComesSeen: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    guard transition.top == .to, !transition.forward.isSystem, !transition.backward.isSystem,
      Direction.allCases.contains(where: { !transition[$0].tracks.isEmpty })
    else { return [] }
    for direction in Direction.allCases where direction == .forward || !transition.isMirrored {
      if let finding = finding(direction) { return [finding] }
    }
    return []
  }

  /// What is wrong with the place from which the to screen comes, or to which it goes.
  private func finding(_ direction: Direction) -> Diagnostic? {
    let tracks = transition[direction].tracks
    let own = tracks.filter { $0.subject == screen }
    func unseen(_ track: Track) -> ExpressionID { track.value(at: .from, in: direction) }
    let (isMoved, isShifted) = (
      own.contains { $0.property.isOfFrame }, own.contains { $0.property == .translation }
    )
    let way: Way = isMoved ? .moved : isShifted ? .shifted : .still
    let hidesView =
      tracks.contains { isOfScreen($0.subject) && mayHide($0.property, unseen($0), beside: way) }
      || transition.stateTables.contains {
        isOfScreen($0.subject) && mayHide($0.property, $0.from, beside: way)
      }
    // An end of a shared element is hidden while it flies. A screen may take the place of a view together with it.
    let isCarried =
      !transition.shared.isEmpty && (way == .still || own.contains { readsViews(unseen($0)) })
    let isClear =
      own.contains { $0.property == .background && isSeenThrough(unseen($0)) }
      || transition.obligations.contains { obligation in
        switch obligation.kind {
        case .held(screen, .background, let color), .standing(screen, .background, let color):
          isSeenThrough(color)
        default: false
        }
      }
    if hidesView || isCarried || isClear || isShownOtherwise(in: direction) { return nil }
    let geometry = own.first { $0.property.setsPlace }
    let alpha = own.first { $0.property == .alpha }
    let scale = own.first { $0.property.isScale }
    // A shadow, a corner or a dim brings no screen.
    let isStill = !own.contains { $0.property.uncovers(forTouches: false) }
    let place = isStill ? transition.placements.first { $0.subject == screen } : nil
    // Where the screens take turns, a screen without a way, or with a scale alone, is a cut that is intended.
    let other =
      transition.style == .overlay ? scale?.location ?? place?.location ?? own.first?.location : nil
    guard let location = geometry?.location ?? alpha?.location ?? other else { return nil }
    // Most to screens start at alpha 0.
    if let ends = checked.ends(of: direction)[PropertyKey(screen, .alpha)],
      expressions.constant(unseen(tracks[direction == .forward ? ends.first : ends.last])) ?? 0 < 0.5
    {
      return nil
    }
    let places = transition.placements.filter { $0.subject == screen }.map(\.value)
    let (first, all) = (own.map(unseen) + places, own.flatMap { [$0.start, $0.end] } + places)
    // Where it goes from there may depend on a view.
    let sized = checked.layouts(knowing: all)
    guard let known = sized ?? checked.layouts(knowing: first), !isSizedByView(own, unseen) else {
      return nil
    }
    // A screen with a placed size has that size.
    let hasSize = transition.placements.contains { $0.subject == screen && $0.property.isLength }
    // What grows is compared with what it grows to: it may come out of a bar.
    let rests = known.lazy.map {
      (
        rest: $0.edge(of: direction),
        size: $0.rest(at: .to).frame(of: sized == nil ? .container : screen).size
      )
    }
    if let first = rests.first, first.rest.replacesView(screen, transition) { return nil }
    let isSeenEverywhere = rests.allSatisfy { isSeen($0, $1, share: hasSize ? 0.02 : 0.25) }
    /// Whether a good part of the screen is seen on an upright display, whatever its safe area is. An app may exclude displays that are
    /// held sideways.
    func isSeenUpright(_ rest: Scene, _: Size) -> Bool {
      let size = rest.frame(of: .container).size
      return size.width <= size.height
        && rests.allSatisfy { $0.frame(of: .container).size != size || isSeen($0, $1, share: 0.25) }
    }
    // Where the way is a fixed length and the display is not known, a large display shows a good part of the screen.
    guard let seen = (isSeenEverywhere ? rests.first : rests.first(where: isSeenUpright))?.rest else {
      return nil
    }
    let reason = isSeenEverywhere ? "" : "it is then at \(seen.overflow(of: .to).place): "
    let fault =
      direction == .forward
      ? "appears \(transition.isMirrored ? "and disappears " : "")suddenly, because it is visible when `forward` begins"
      : "disappears suddenly, because it is visible when `backward` ends"
    let remedy = direction == .forward ? "start it" : "end `backward`"
    return Diagnostic(
      .restNotFound, at: location.range,
      [.text(transition.to.name), .text(fault)],
      notes: [reason + remedy + " beyond an edge, for example at `container.height`, or at an `alpha` of 0"])
  }

  private let screen = Subject.screen(.to)

  /// Whether a colour may be one through which the content below is seen.
  private func isSeenThrough(_ color: ExpressionID) -> Bool {
    (expressions.constantValue(color)?.numbers.last ?? 0) < 0.5
  }

  /// Whether the screen grows out of a view, or goes into one: the view gives it its size there. A place alone makes no such screen.
  private func isSizedByView(_ own: [Track], _ unseen: (Track) -> ExpressionID) -> Bool {
    let read = own.filter { readsViews(unseen($0)) }
    var axes = ChangedAxes()
    for track in read { axes.change(screen, track.property) }
    return read.contains { $0.property.isScale }
      || [.width, .height].contains { axes.hasChanged(PartKey(screen, $0, 0)) }
  }

  /// How the screen comes, apart from its alpha and scale: not, by a translation, or by its frame.
  private enum Way { case still, shifted, moved }

  /// From which distance on a view may hardly be seen at first.
  private static let far = 44.0

  /// Whether a view may be hardly seen at a value. Beside a screen that comes from elsewhere by itself, views that move are details.
  private func mayHide(_ property: Property, _ value: ExpressionID, beside way: Way) -> Bool {
    let known = expressions.constantValue(value)
    switch property {
    case .alpha: return (known?.number ?? 0) <= 0.5
    case .blur: return true
    case .scale, .scaleX, .scaleY: return (known?.number ?? 0) < (way == .still ? 0.5 : 0.1)
    case .translation:
      return way != .moved && known?.numbers.contains { abs($0) >= Self.far } ?? true
    case .background, .rotationX, .rotationY: return way == .still
    // It may turn about a corner.
    case .rotation: return way == .still && abs(known?.number ?? .pi) >= .pi / 4
    default: return way != .moved && property.isOfFrame
    }
  }

  private func isOfScreen(_ subject: Subject) -> Bool {
    if case .provided(.to, _) = subject { ScreenCover.isPart(subject, of: .to, transition) } else { false }
  }

  /// Whether something else decides what is visible at the beginning: a layer above, the app, or a member that hides a view.
  private func isShownOtherwise(in direction: Direction) -> Bool {
    // `isCarried` decides about ends of shared elements.
    let ends = transition.shared.map { Subject.provided(.to, $0.to.view) }
    return transition.calls.contains { call in
      call.side == .to && call.moment == .start && [nil, direction].contains(call.direction)
    }
      || transition.layers.contains { $0.below == screen }
      || transition.obligations.contains { obligation in
        switch obligation.kind {
        case .held(let subject, .alpha, _), .invisible(let subject):
          subject == screen || isOfScreen(subject) && !ends.contains(subject)
        default: false
        }
      }
  }

  /// - Parameters:
  ///   - size: The size of the screen at rest.
  ///   - share: The visible share of the screen and of the container from which on a finding is reported.
  private func isSeen(_ rest: Scene, _ size: Size, share: Double) -> Bool {
    for property in [Property.alpha, .scale, .scaleX, .scaleY] {
      if rest.value(of: screen, property).number < 0.5 { return false }
    }
    for property in [Property.rotation, .rotationX, .rotationY] {
      if rest.value(of: screen, property).number != 0 { return false }
    }
    let container = rest.frame(of: .container)
    let inside = rest.overflow(of: .to).inside
    return inside > 0 && inside >= share * min(size.width * size.height, container.width * container.height)
  }
}

extension Scene {
  /// Whether an object stands in for a hidden view of the from screen: it is seen where that view is.
  /// - Parameter isOfStay: Whether the view has to be hidden as long as the to screen is shown.
  func replacesView(_ subject: Subject, _ transition: Transition, isOfStay: Bool = false) -> Bool {
    transition.obligations.contains { obligation in
      guard case .invisible(let view) = obligation.kind, view.side == .from,
        !(isOfStay && obligation.isOfRun)
      else { return false }
      return seenFrame(of: subject).isNear(frame(of: view), within: 20)
    }
  }
}
