import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Tracks of objects that something covers, or that an order puts where nothing is seen of them.
extension UnseenTracks {
  /// The findings about added views that are invisible and not tapped: without a colour, or placed outside the container.
  func nowhere() -> [Diagnostic] {
    if transition.views.isEmpty { return [] }
    let alphas = mostAlphas()
    let rests = transition.trackRests { $1 == .alpha }
    let used = FlatSet(transition.interactions.map(\.view) + transition.presses.map(\.view))
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      var reason: String?
      var labels: [DiagnosticLabel] = []
      if case .color(let color) = view.content, color.alpha == 0, !isTinted(index) {
        reason = "its colour is transparent"
      }
      if view.dismissesOnTap || used.contains(.added(index)) {
        // An invisible view may be there for its touches alone, but not to appear.
        guard let reason, let most = alphas[.added(index)] else { return nil }
        return Diagnostic.withoutEffect(
          at: expressions[most].range, "this alpha", reason,
          labels: [DiagnosticLabel(view.location.range, "this is the view")],
          notes: ["a colour is written `#RRGGBB` or `#RRGGBBAA`, with its alpha at the end"])
      }
      if view.isStanding, transition.states.isEmpty, let rest = rests[PropertyKey(.added(index), .alpha)],
        rest.allSatisfy({ expressions.constant($0) == 0 }),
        alphas[.added(index)].map({ expressions.constant($0) != 0 }) == true
      {
        return Diagnostic.withoutEffect(
          at: view.location.range, "`while \(transition.to.name)`",
          "`\(view.name).alpha` is 0 while `\(transition.to.name)` rests",
          labels: [DiagnosticLabel(expressions[rest[0]].range, "this is its alpha at rest")],
          notes: ["without `while` a view is there while a run plays"])
      }
      reason = reason ?? checked.outside.place(of: index)?.text
      if reason == nil, let most = alphas[.added(index)], let alpha = expressions.constant(most), alpha > 0,
        alpha <= RestVisible.least
      {
        reason = "its alpha is at most \(NumberText.text(alpha))"
        labels = [DiagnosticLabel(expressions[most].range, "this is its largest value")]
      }
      guard let reason else { return nil }
      return Diagnostic.withoutEffect(at: view.location.range, "this view", reason, labels: labels)
    }
  }

  /// The most of the alphas that tracks give to objects.
  private func mostAlphas() -> FlatTable<Subject, ExpressionID> {
    let driven = FlatSet(
      transition.interactions.flatMap(\.drives).filter { $0.property == .alpha }.map(\.subject))
    func alpha(_ id: ExpressionID) -> Double { expressions.constant(id) ?? 1 }
    var most = FlatTable<Subject, ExpressionID>()
    for track in transition.tracks where track.property == .alpha && !driven.contains(track.subject) {
      for value in [track.start, track.end]
      where most[track.subject].map({ alpha(value) > alpha($0) }) ?? true {
        most.set(track.subject, value)
      }
    }
    return most
  }

  /// Whether a track gives a view a colour.
  private func isTinted(_ index: Int) -> Bool {
    transition.tracks.contains {
      $0.subject == .added(index) && ![.alpha, .cornerRadius].contains($0.property) && !$0.property.isOfFrame
    }
  }

  /// The findings about added views below the from screen, which covers them: in an `overlay` it stays in the window, and elsewhere
  /// the to screen takes its place.
  func behind() -> [Diagnostic] {
    guard !transition.views.isEmpty, ScreenCover(of: .from, transition, expressions).coversAlways,
      // What is below shows at round corners.
      !transition.tracks.contains(where: { $0.subject == .screen(.from) && $0.property == .cornerRadius })
    else { return [] }
    switch transition.style {
    case .overlay: break
    case .navigation, .modal:
      guard checked.toCover.coversAtRest else { return [] }
    case .tab, .container: return []
    }
    let layers = transition.layers.filter { $0.above == .screen(.from) }
    return layers.compactMap { layer in
      // Of a view of the run only the tracks are covered, and they are reported.
      guard case .added(let index) = layer.below,
        transition.style == .overlay || transition.views[index].isStanding
      else { return nil }
      return Diagnostic.withoutEffect(
        at: transition.views[index].location.range, "this view",
        "`\(transition.from.name)` covers it from the start to the end",
        labels: [DiagnosticLabel(layer.location.range, "here")],
        notes: ["`above \(transition.from.name)` puts it between the two screens"])
    }
  }

  /// The first track of an object below a screen that covers the container from beginning to end. Such a screen hides what is below
  /// it, except in an `overlay`, whose screens may be transparent. In `tab` and `container` the app's own view may lie behind both screens,
  /// so there only the other screen and its views count.
  func covered() -> [Diagnostic] {
    guard transition.style != .overlay, !transition.forward.isSystem, !transition.backward.isSystem else {
      return []
    }
    let areAlone = transition.style == .navigation || transition.style == .modal
    let all = transition.tracks
    // The view itself flies, in front of both screens.
    let live = transition.shared.filter { $0.kind == .live }.map { Subject.provided(.from, $0.from.view) }
    for side in Side.allCases where ScreenCover(of: side, transition, expressions).coversAlways {
      let below = objects(below: side)
      let tracks = all.filter { track in
        if live.contains(track.subject) { return false }
        if case .provided(side.opposite, _) = track.subject { return below.contains(.screen(side.opposite)) }
        return below.contains(track.subject) && (areAlone || track.subject == .screen(side.opposite))
      }
      guard let track = tracks.first else { continue }
      let name = transition[side].name
      // The order, or the choice of the screens, may be wrong and the track right, so no fix-it removes it.
      let order = side == .from ? transition.orderLocation : nil
      return [
        Diagnostic.withoutEffect(
          at: (order ?? track.location).range,
          order == nil ? words(tracks, of: " of the covered screen") : "the motion below this order",
          "`\(name)` covers it from the start to the end",
          labels: [
            DiagnosticLabel(transition[side].location.range, "nothing uncovers what is below this"),
            order == nil
              ? transition.orderLocation.map { DiagnosticLabel($0.range, "the order is set here") }
              : DiagnosticLabel(track.location.range, "this moves below it"),
          ].compactMap(\.self),
          notes: ["the view below is visible where `\(name)` moves or fades, as with `animate \(name).alpha`"]
        )
      ]
    }
    return []
  }

  /// The first track of an object below the to screen that plays only after that screen has come to cover the container, and before it
  /// leaves.
  func onceCovered() -> [Diagnostic] {
    guard transition.style == .navigation || transition.style == .modal, transition.top == .to,
      !transition.forward.isSystem, !transition.backward.isSystem, transition.shared.isEmpty,
      !transition.interactions.contains(where: { !$0.drives.isEmpty }),
      !transition.to.isOptional, !FingerPlaces.isHeld([.screen(.to)], transition, anyhow: true),
      checked.toCover.coversAtRest
    else { return [] }
    func moves(_ direction: Direction) -> [Track] {
      transition[direction].tracks.filter {
        ScreenCover.isPart($0.subject, of: .to, transition) && $0.property != .dim && $0.property != .blur
      }
    }
    let (comes, goes) = (moves(.forward), moves(.backward))
    guard let last = comes.max(by: { $0.windowEnd < $1.windowEnd }),
      let left = goes.map(\.windowStart).min(), !comes.contains(where: { $0.property == .cornerRadius })
    else { return [] }
    let below = objects(below: .to)
    func isBelow(_ track: Track) -> Bool {
      if case .provided(.from, _) = track.subject { return below.contains(.screen(.from)) }
      return below.contains(track.subject)
    }
    let seen = FlatSet(
      (transition.forward.tracks.filter { $0.windowStart < last.windowEnd }
        + transition.backward.tracks.filter { $0.windowEnd > left }).map(\.location.range))
    guard
      let track = transition.forward.tracks.first(where: { isBelow($0) && !seen.contains($0.location.range) })
    else { return [] }
    return [
      Diagnostic.withoutEffect(
        at: track.location.range, "this motion",
        "`\(transition.to.name)` covers `\(transition.name(of: track.subject))` whenever it plays",
        labels: [DiagnosticLabel(last.location.range, "from the end of this on, nothing below is seen")],
        notes: ["let it play before that: `over 0%..…`"])
    ]
  }

  /// The objects that are surely below a screen: the other screen, unless it is above, and objects that the spec puts below.
  private func objects(below side: Side) -> FlatSet<Subject> {
    var below = FlatSet<Subject>()
    var open = [Subject.screen(side)]
    if transition.top == side {
      below.insert(.screen(side.opposite))
      open.append(.screen(side.opposite))
    }
    while let object = open.popLast() {
      for layer in transition.layers where layer.above == object && below.insert(layer.below) {
        open.append(layer.below)
      }
    }
    // A view of the stay may be visible behind the to screen after the from screen has left.
    return FlatSet(
      below.filter {
        if case .added(let index) = $0 { !transition.views[index].isStanding } else { true }
      })
  }
}
