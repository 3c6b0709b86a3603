import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks of objects that are invisible while they move: hidden, or covered by something that does not move.
enum UnseenTracks {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    hidden(transition, expressions) + inUnseen(transition, expressions) + ends(transition, expressions)
      + covered(transition) + onceCovered(transition, expressions)
      + behind(transition, expressions)
      + nowhere(transition, expressions)
      + stillScrolls(transition, expressions) + cutShadows(transition, expressions)
  }

  /// The findings about shadows of objects that are held clipped to their bounds: a shadow lies outside of these.
  private static func cutShadows(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    transition.obligations.compactMap { obligation in
      guard [.runStart, .stayStart].contains(obligation.acquire),
        case .held(let subject, .clipsToBounds, let value) = obligation.kind,
        case .flag(true) = expressions[value].kind,
        let track = (transition.forward.tracks + transition.backward.tracks).first(where: {
          $0.subject == subject && [.shadowOpacity, .shadowRadius, .shadowOffset].contains($0.property)
        })
      else { return nil }
      return Diagnostic(
        .withoutEffect, at: track.location.range,
        [.text("this shadow"), .text("`\(transition.name(of: subject))` clips it away")],
        labels: [DiagnosticLabel(obligation.location.range, "here")],
        notes: ["clip a view inside it, and give the shadow to the view around that"])
    }
  }

  /// The first track is shown. A lone track can be removed, together with its way back.
  private static func words(_ tracks: [Track]) -> String {
    let isOne = tracks.allSatisfy { $0.location.range == tracks[0].location.range }
    return isOne ? "this track" : "this track, like others,"
  }

  // MARK: Hidden

  /// The findings about views that are hidden whenever their tracks play: views of the from screen hidden for the stay, which lasts
  /// from the start of forward to the end of backward, or for the runs. Where the view becomes visible again, its value at that
  /// rest counts. Others may read places, and a hidden view's alpha has a rule of its own.
  private static func hidden(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let ends = FlatSet(
      transition.shared.flatMap { element in
        Side.allCases.map { Subject.provided($0, element[$0].view) }
      })
    let hidden = transition.obligations.compactMap { obligation -> (view: Subject, by: Obligation)? in
      guard case .invisible(let view) = obligation.kind, case .provided(let side, _) = view,
        !ends.contains(view), side == .from || obligation.isOfRun
      else { return nil }
      return (view, obligation)
    }
    if hidden.isEmpty { return [] }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { !$0.property.isOfFrame && $0.property != .alpha }.map {
        (direction: direction, track: $0)
      }
    }
    let byView = FlatTable(grouping: tracks, by: \.track.subject)
    return hidden.compactMap { view, obligation in
      guard let own = byView[view], let track = own.first?.track,
        own.allSatisfy({ obligation.hides(in: $0.direction) }),
        !obligation.isOfRun || leavesUnmodified(own, of: view, transition, expressions)
      else { return nil }
      return Diagnostic(
        .withoutEffect, at: track.location.range,
        [
          .text(words(own.map(\.track))),
          .text("`\(transition.name(of: view))` is hidden from the start to the end"),
        ], labels: [DiagnosticLabel(obligation.location.range, "here")],
        notes: ["to move a picture of it, use `shared`, which hides both views itself"])
    }
  }

  /// The first tracks that play only while the alpha of their object, or of the to screen that it is in, is 0, in both directions.
  private static func inUnseen(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    // Where a finger drives anything, alphas do not follow the progress.
    if transition.interactions.contains(where: { !$0.drives.isEmpty }) { return [] }
    func isZero(_ value: ExpressionID) -> Bool { expressions.constant(value) == 0 }
    func isAlpha(_ track: Track, _ owner: Subject) -> Bool {
      track.subject == owner && track.property == .alpha
    }
    /// Those that a smaller alpha of their owner may hide. Pictures fly to where a moving view is.
    func isOwn(_ track: Track, _ owner: Subject) -> Bool {
      track.windowEnd > track.windowStart && !isAlpha(track, owner)
        && (track.subject != owner || transition.shared.isEmpty)
    }
    let (there, back) = (tracksByOwner(.forward, transition), tracksByOwner(.backward, transition))
    return there.compactMap { owner, tracks in
      let others = back[owner] ?? []
      guard let comes = tracks.first(where: { isAlpha($0, owner) }), isZero(comes.start),
        let goes = others.last(where: { isAlpha($0, owner) }), isZero(goes.end)
      else { return nil }
      // A step has the new value from its moment on.
      let (seenFrom, seenUntil) = (comes.windowStart, goes.windowEnd)
      let own = tracks.filter { isOwn($0, owner) }
      let seen = FlatSet(
        (own.filter { $0.windowEnd > seenFrom }
          + others.filter { isOwn($0, owner) && $0.windowStart < seenUntil }).map(\.location.range))
      guard let track = own.first(where: { !seen.contains($0.location.range) }) else { return nil }
      return Diagnostic(
        .withoutEffect, at: track.location.range,
        [.text("this motion"), .text("`\(transition.name(of: owner))` is invisible whenever it plays")],
        labels: [DiagnosticLabel(comes.location.range, "its alpha is 0 until this begins")],
        notes: [
          track.subject == owner
            ? "let it appear before it moves, or as it does"
            : "a view is as visible as its screen: let the screen appear first"
        ])
    }
  }

  /// The tracks of one direction of what comes and goes: by object, and for the to screen those of its views as well.
  private static func tracksByOwner(
    _ direction: Direction, _ transition: Transition
  ) -> FlatTable<Subject, [Track]> {
    var all = FlatTable<Subject, [Track]>()
    for track in transition[direction].tracks {
      switch track.subject {
      case .provided(.to, _): all[.screen(.to), default: []].append(track)
      case .screen(.to), .added: break
      default: continue
      }
      all[track.subject, default: []].append(track)
    }
    return all
  }

  /// Whether a view of a screen is invisible where the to screen rests, or has its original value there.
  private static func leavesUnmodified(
    _ own: [(direction: Direction, track: Track)], of view: Subject, _ transition: Transition,
    _ expressions: ExpressionArena
  ) -> Bool {
    !isSeenAgain(view, transition)
      || own.allSatisfy {
        isFound($0.direction == .forward ? $0.track.end : $0.track.start, $0.track.property, expressions)
      }
  }

  /// Whether a view of a screen is visible where the to screen rests.
  private static func isSeenAgain(_ view: Subject, _ transition: Transition) -> Bool {
    if case .provided(.to, _) = view { return true }
    return transition.style == .overlay || transition.style == .container
  }

  /// Whether a value leaves a property unmodified.
  private static func isFound(
    _ value: ExpressionID, _ property: Property, _ expressions: ExpressionArena
  ) -> Bool {
    switch expressions[value].kind {
    case .found: return true
    case .call(.vector, let parts):
      return property == .translation && parts.allSatisfy { expressions.constant($0) == 0 }
    default: return property.neutral != nil && expressions.constant(value) == property.neutral
    }
  }

  /// The findings about tracks and drives of a picture's end, which is hidden below the picture. Their rest values may be read;
  /// those in the from screen must be the found ones, and a place is where the picture flies to.
  private static func ends(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    if transition.shared.isEmpty { return [] }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter {
        $0.property != .alpha && (!$0.property.isOfFrame || restsAsFound($0, direction, expressions))
      }.map { (direction: direction, track: $0) }
    }
    let byView = FlatTable(grouping: tracks, by: \.track.subject)
    let drives = transition.interactions.flatMap(\.drives)
    if byView.isEmpty, drives.isEmpty { return [] }
    let readers = readers(transition, expressions)
    func isRead(_ subject: Subject, _ property: Property, besides locations: SpecLocation...) -> Bool {
      readers[PropertyKey(subject, property)]?.contains { !locations.contains($0) } == true
    }
    return transition.shared.flatMap { element in
      Side.allCases.compactMap { side -> Diagnostic? in
        let view = Subject.provided(side, element[side].view)
        // Without its other end, a view with `missing` is visible itself.
        if element.missing != nil || element.kind == .live && side == .from { return nil }
        // Between rest states of the to screen no picture flies.
        if transition.states.count > 1, isSeenAgain(view, transition) { return nil }
        let found: (what: String, property: Property, location: SpecLocation)
        if let own = byView[view], let track = own.first?.track {
          if !leavesUnmodified(own, of: view, transition, expressions) { return nil }
          found = (words(own.map(\.track)), track.property, track.location)
        } else if let drive = drives.first(where: { $0.subject == view && $0.property != .alpha }) {
          found = ("this `drive`", drive.property, drive.location)
        } else {
          return nil
        }
        if isRead(view, found.property, besides: found.location, element.location) { return nil }
        let name = element.name
        return Diagnostic(
          .withoutEffect, at: found.location.range,
          [
            .text(found.what),
            .text("`\(transition.name(of: view))` is hidden while `\(name)` flies"),
          ], labels: [DiagnosticLabel(element.location.range, "the view is an end of this element")],
          notes: ["the flying element has its own property: `\(name).\(found.property.rawValue)`"])
      }
    }
  }

  /// Whether a place of a view of the to screen rests at its layout.
  private static func restsAsFound(
    _ track: Track, _ direction: Direction, _ expressions: ExpressionArena
  ) -> Bool {
    guard case .provided(.to, _) = track.subject,
      case .found = expressions[direction == .forward ? track.end : track.start].kind
    else { return false }
    return true
  }

  /// The tracks and drives that read a property.
  private static func readers(
    _ transition: Transition, _ expressions: ExpressionArena
  ) -> FlatTable<PropertyKey, [SpecLocation]> {
    var readers = FlatTable<PropertyKey, [SpecLocation]>()
    for track in transition.forward.tracks {
      for value in [track.start, track.end] {
        expressions.visit(value, reading: .property) { id in
          guard case .property(let subject, let property) = expressions[id].kind else { return }
          readers[PropertyKey(subject, property), default: []].append(track.location)
        }
      }
    }
    for drive in transition.interactions.flatMap(\.drives) {
      guard let value = drive.value else { continue }
      expressions.visit(value, reading: .property) { id in
        guard case .property(let subject, let property) = expressions[id].kind else { return }
        readers[PropertyKey(subject, property), default: []].append(drive.location)
      }
    }
    return readers
  }

  // MARK: Covered

  /// The findings about added views that are invisible and not tapped: without a colour, or placed outside the container.
  private static func nowhere(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    if transition.views.isEmpty { return [] }
    let outside = AddedOutside(transition, expressions)
    let alphas = mostAlphas(transition, expressions)
    let rests = restingAlphas(transition)
    let used = FlatSet(transition.interactions.map(\.view) + transition.presses.map(\.view))
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      var reason: String?
      var labels: [DiagnosticLabel] = []
      if case .color(let color) = view.content, color.alpha == 0, !isTinted(index, transition) {
        reason = "its colour is transparent"
      }
      if view.dismissesOnTap || used.contains(.added(index)) {
        // An invisible view may be there for its touches alone, but not to appear.
        guard let reason, let most = alphas[.added(index)] else { return nil }
        return Diagnostic(
          .withoutEffect, at: expressions[most].range, [.text("this alpha"), .text(reason)],
          labels: [DiagnosticLabel(view.location.range, "this is the view")],
          notes: ["a colour is written `#RRGGBB` or `#RRGGBBAA`, with its alpha at the end"])
      }
      if view.isStanding, transition.states.isEmpty, let rest = rests[.added(index)],
        rest.allSatisfy({ expressions.constant($0) == 0 }),
        alphas[.added(index)].map({ expressions.constant($0) != 0 }) == true
      {
        return Diagnostic(
          .withoutEffect, at: view.location.range,
          [
            .text("`while \(transition.to.name)`"),
            .text("`\(view.name).alpha` is 0 while `\(transition.to.name)` rests"),
          ],
          labels: [DiagnosticLabel(expressions[rest[0]].range, "this is its alpha at rest")],
          notes: ["without `while` a view is there while a run plays"])
      }
      reason = reason ?? outside.place(of: index)?.text
      if reason == nil, let most = alphas[.added(index)], let alpha = expressions.constant(most), alpha > 0,
        alpha <= RestVisible.least
      {
        reason = "its alpha is at most \(NumberText.text(alpha))"
        labels = [DiagnosticLabel(expressions[most].range, "this is its largest value")]
      }
      guard let reason else { return nil }
      return Diagnostic(
        .withoutEffect, at: view.location.range, [.text("this view"), .text(reason)], labels: labels)
    }
  }

  /// The alphas that tracks leave objects with where the to screen rests, for each direction.
  private static func restingAlphas(_ transition: Transition) -> FlatTable<Subject, [ExpressionID]> {
    var ends = FlatTable<Subject, ExpressionID>()
    for track in transition.forward.tracks where track.property == .alpha {
      ends.set(track.subject, track.end)
    }
    var all = FlatTable<Subject, [ExpressionID]>()
    for (subject, end) in ends { all.set(subject, [end]) }
    var seen = FlatSet<Subject>()
    for track in transition.backward.tracks
    where track.property == .alpha && seen.insert(track.subject) {
      all[track.subject, default: []].append(track.start)
    }
    return all
  }

  /// The most of the alphas that tracks give to objects.
  private static func mostAlphas(
    _ transition: Transition, _ expressions: ExpressionArena
  ) -> FlatTable<Subject, ExpressionID> {
    let driven = FlatSet(
      transition.interactions.flatMap(\.drives).filter { $0.property == .alpha }.map(\.subject))
    func alpha(_ id: ExpressionID) -> Double { expressions.constant(id) ?? 1 }
    var most = FlatTable<Subject, ExpressionID>()
    for track in transition.forward.tracks + transition.backward.tracks
    where track.property == .alpha && !driven.contains(track.subject) {
      for value in [track.start, track.end]
      where most[track.subject].map({ alpha(value) > alpha($0) }) ?? true {
        most.set(track.subject, value)
      }
    }
    return most
  }

  /// Whether a track gives a view a colour.
  private static func isTinted(_ index: Int, _ transition: Transition) -> Bool {
    (transition.forward.tracks + transition.backward.tracks).contains {
      $0.subject == .added(index) && ![.alpha, .cornerRadius].contains($0.property) && !$0.property.isOfFrame
    }
  }

  /// The findings about added views below the from screen, which covers them: in an `overlay` it stays in the window, and elsewhere
  /// the to screen takes its place.
  private static func behind(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    guard !transition.views.isEmpty, ScreenCover.isUnmoved(.from, transition) else { return [] }
    switch transition.style {
    case .overlay: break
    case .navigation, .modal:
      guard ToScreenCover(transition, expressions).coversContainer else { return [] }
    case .tab, .container: return []
    }
    let layers = transition.layers.filter { $0.above == .screen(.from) }
    return layers.compactMap { layer in
      // Of a view of the run only the tracks are covered, and they are reported.
      guard case .added(let index) = layer.below,
        transition.style == .overlay || transition.views[index].isStanding
      else { return nil }
      return Diagnostic(
        .withoutEffect, at: transition.views[index].location.range,
        [.text("this view"), .text("`\(transition.from.name)` covers it from the start to the end")],
        labels: [DiagnosticLabel(layer.location.range, "here")],
        notes: ["`above \(transition.from.name)` puts it between the two screens"])
    }
  }

  /// The first track of an object below a screen that covers the container from beginning to end. Such a screen hides what is below
  /// it, except in an `overlay`, whose screens may be transparent. In `tab` and `container` the app's own view may lie behind both screens,
  /// so there only the other screen and its views count.
  private static func covered(_ transition: Transition) -> [Diagnostic] {
    guard transition.style != .overlay, !transition.forward.isSystem, !transition.backward.isSystem else {
      return []
    }
    let areAlone = transition.style == .navigation || transition.style == .modal
    let all = transition.forward.tracks + transition.backward.tracks
    // The view itself flies, in front of both screens.
    let live = transition.shared.filter { $0.kind == .live }.map { Subject.provided(.from, $0.from.view) }
    for side in Side.allCases where ScreenCover.coversAlways(side, transition) {
      let below = objects(below: side, transition)
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
        Diagnostic(
          .withoutEffect, at: (order ?? track.location).range,
          [
            .text(order == nil ? words(tracks) + " of the covered screen" : "the motion below this order"),
            .text("`\(name)` covers it from the start to the end"),
          ],
          labels: [
            DiagnosticLabel(transition[side].location.range, "nothing moves this"),
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
  private static func onceCovered(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    guard transition.style == .navigation || transition.style == .modal, transition.top == .to,
      !transition.forward.isSystem, !transition.backward.isSystem, transition.shared.isEmpty,
      !transition.interactions.contains(where: { !$0.drives.isEmpty }),
      !transition.to.isOptional, !FingerPlaces.isHeld([.screen(.to)], transition, anyhow: true),
      ToScreenCover(transition, expressions).coversContainer
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
    let below = objects(below: .to, transition)
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
      Diagnostic(
        .withoutEffect, at: track.location.range,
        [
          .text("this motion"),
          .text("`\(transition.to.name)` covers `\(transition.name(of: track.subject))` whenever it plays"),
        ],
        labels: [DiagnosticLabel(last.location.range, "from the end of this on, nothing below is seen")],
        notes: ["let it play before that: `over 0%..…`"])
    ]
  }

  /// The objects that are surely below a screen: the other screen, unless it is above, and objects that the spec puts below.
  private static func objects(below side: Side, _ transition: Transition) -> FlatSet<Subject> {
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

  // MARK: Still scroll views

  /// The findings about scroll views of the to screen that are kept from scrolling for the whole stay.
  private static func stillScrolls(
    _ transition: Transition, _ expressions: ExpressionArena
  ) -> [Diagnostic] {
    // The same screen may appear from others as well, and with several states each value may be intended.
    guard transition.style != .tab, transition.style != .container, transition.states.isEmpty else {
      return []
    }
    return transition.obligations.compactMap { obligation in
      guard !obligation.isOfRun, case .held(let scroll, .scrollEnabled, let value) = obligation.kind,
        case .provided(.to, _) = scroll, case .flag(false) = expressions[value].kind,
        !isAsked(scroll, transition, expressions)
      else { return nil }
      let (name, there) = (transition.name(of: scroll), transition.to.name)
      return Diagnostic(
        .withoutEffect, at: obligation.location.range,
        [.text("a finger on `\(name)`"), .text("it never scrolls as long as `\(there)` is shown")],
        notes: [
          "without `while` the `hold` lasts for each run, and in `interactive` as long as this finger drives"
        ]
      )
    }
  }

  /// Whether a `begin when` reads the scroll offset; that has a finding of its own.
  private static func isAsked(
    _ scroll: Subject, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    var isAsked = false
    for begin in transition.interactions.compactMap(\.begin) {
      expressions.visit(begin) { id in
        if case .property(scroll, .offset) = expressions[id].kind { isAsked = true }
      }
    }
    return isAsked
  }
}

extension Obligation {
  /// Whether the hide lasts through each run of a direction.
  fileprivate func hides(in direction: Direction) -> Bool {
    switch acquire {
    case .runStart, .stayStart: true
    case .forwardStart: direction == .forward
    case .backwardStart: direction == .backward
    case .drivenStart, .runEnd, .stayEnd: false
    }
  }
}
