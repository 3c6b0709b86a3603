import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks of objects that are invisible while they move: hidden, or covered by something that does not move.
struct UnseenTracks: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    hidden() + inUnseen() + ends() + covered() + onceCovered() + behind() + nowhere() + stillScrolls()
      + cutShadows()
  }

  /// The findings about shadows of objects that are held clipped to their bounds: a shadow lies outside of these.
  private func cutShadows() -> [Diagnostic] {
    transition.obligations.compactMap { obligation in
      guard [.runStart, .stayStart].contains(obligation.acquire),
        case .held(let subject, .clipsToBounds, let value) = obligation.kind,
        case .flag(true) = expressions[value].kind,
        let track = transition.tracks.first(where: {
          $0.subject == subject && [.shadowOpacity, .shadowRadius, .shadowOffset].contains($0.property)
        })
      else { return nil }
      return Diagnostic.withoutEffect(
        at: track.location.range, "this shadow", "`\(transition.name(of: subject))` clips it away",
        labels: [DiagnosticLabel(obligation.location.range, "here")],
        notes: ["clip a view inside it, and give the shadow to the view around that"])
    }
  }

  /// The first track is shown. A lone track can be removed, together with its way back.
  func words(_ tracks: [Track], of owner: String = "") -> String {
    let isOne = tracks.allSatisfy { $0.location.range == tracks[0].location.range }
    return "this track" + owner + (isOne ? "" : ", like others,")
  }

  // MARK: Hidden

  /// The findings about views that are hidden whenever their tracks play: views of the from screen hidden for the stay, which lasts
  /// from the start of forward to the end of backward, or for the runs. Where the view becomes visible again, its value at that
  /// rest counts. Others may read places, and a hidden view's alpha has a rule of its own.
  private func hidden() -> [Diagnostic] {
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
        !obligation.isOfRun || leavesUnmodified(own, of: view)
      else { return nil }
      return Diagnostic.withoutEffect(
        at: track.location.range, words(own.map(\.track)),
        "`\(transition.name(of: view))` is hidden from the start to the end",
        labels: [DiagnosticLabel(obligation.location.range, "here")],
        notes: ["to move a picture of it, use `shared`, which hides both views itself"])
    }
  }

  /// The first tracks that play only while the alpha of their object, or of the to screen that it is in, is 0, in both directions.
  private func inUnseen() -> [Diagnostic] {
    // Where a finger drives anything, alphas do not follow the progress.
    if transition.interactions.contains(where: { !$0.drives.isEmpty }) { return [] }
    func isAlpha(_ track: Track, _ owner: Subject) -> Bool {
      track.subject == owner && track.property == .alpha
    }
    /// Those that a smaller alpha of their owner may hide. Pictures fly to where a moving view is.
    func isOwn(_ track: Track, _ owner: Subject) -> Bool {
      track.windowEnd > track.windowStart && !isAlpha(track, owner)
        && (track.subject != owner || transition.shared.isEmpty)
    }
    let (there, back) = (tracksByOwner(.forward), tracksByOwner(.backward))
    return there.compactMap { owner, tracks in
      let others = back[owner] ?? []
      guard let comes = tracks.first(where: { isAlpha($0, owner) }), expressions.constant(comes.start) == 0,
        let goes = others.last(where: { isAlpha($0, owner) }), expressions.constant(goes.end) == 0
      else { return nil }
      // A step has the new value from its moment on.
      let (seenFrom, seenUntil) = (comes.windowStart, goes.windowEnd)
      let own = tracks.filter { isOwn($0, owner) }
      let seen = FlatSet(
        (own.filter { $0.windowEnd > seenFrom }
          + others.filter { isOwn($0, owner) && $0.windowStart < seenUntil }).map(\.location.range))
      guard let track = own.first(where: { !seen.contains($0.location.range) }) else { return nil }
      return Diagnostic.withoutEffect(
        at: track.location.range, "this motion",
        "`\(transition.name(of: owner))` is invisible whenever it plays",
        labels: [DiagnosticLabel(comes.location.range, "its alpha is 0 until this begins")],
        notes: [
          track.subject == owner
            ? "let it appear before it moves, or as it does"
            : "a view is as visible as its screen: let the screen appear first"
        ])
    }
  }

  /// The tracks of one direction of what comes and goes: by object, and for the to screen those of its views as well.
  private func tracksByOwner(_ direction: Direction) -> FlatTable<Subject, [Track]> {
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
  private func leavesUnmodified(_ own: [(direction: Direction, track: Track)], of view: Subject) -> Bool {
    !isSeenAgain(view)
      || own.allSatisfy {
        isUnmodified($0.track.value(at: .to, in: $0.direction), $0.track.property)
      }
  }

  /// Whether a view of a screen is visible where the to screen rests.
  private func isSeenAgain(_ view: Subject) -> Bool {
    if case .provided(.to, _) = view { return true }
    return transition.style == .overlay || transition.style == .container
  }

  /// Whether a value leaves a property unmodified.
  private func isUnmodified(_ value: ExpressionID, _ property: Property) -> Bool {
    if expressions.isFound(value) { return true }
    guard let neutral = property == .translation ? 0 : property.neutral else { return false }
    return expressions.equals(value, neutral, through: transition.locals) == true
  }

  /// The findings about tracks and drives of a picture's end, which is hidden below the picture. Their rest values may be read;
  /// those in the from screen must be the found ones, and a place is where the picture flies to.
  private func ends() -> [Diagnostic] {
    if transition.shared.isEmpty { return [] }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter {
        $0.property != .alpha && (!$0.property.isOfFrame || restsAsFound($0, direction))
      }.map { (direction: direction, track: $0) }
    }
    let byView = FlatTable(grouping: tracks, by: \.track.subject)
    let drives = transition.interactions.flatMap(\.drives)
    if byView.isEmpty, drives.isEmpty { return [] }
    let readers = readers()
    func isRead(_ subject: Subject, _ property: Property, besides locations: SpecLocation...) -> Bool {
      readers[PropertyKey(subject, property)]?.contains { !locations.contains($0) } == true
    }
    return transition.shared.flatMap { element in
      Side.allCases.compactMap { side -> Diagnostic? in
        let view = Subject.provided(side, element[side].view)
        // Without its other end, a view with `missing` is visible itself.
        if element.missing != nil || element.kind == .live && side == .from { return nil }
        // Between rest states of the to screen no picture flies.
        if transition.states.count > 1, isSeenAgain(view) { return nil }
        let found: (what: String, property: Property, location: SpecLocation)
        if let own = byView[view], let track = own.first?.track {
          if !leavesUnmodified(own, of: view) { return nil }
          found = (words(own.map(\.track)), track.property, track.location)
        } else if let drive = drives.first(where: { $0.subject == view && $0.property != .alpha }) {
          found = ("this `drive`", drive.property, drive.location)
        } else {
          return nil
        }
        if isRead(view, found.property, besides: found.location, element.location) { return nil }
        let name = element.name
        return Diagnostic.withoutEffect(
          at: found.location.range, found.what,
          "`\(transition.name(of: view))` is hidden while `\(name)` flies",
          labels: [DiagnosticLabel(element.location.range, "the view is an end of this element")],
          notes: ["the flying element has its own property: `\(name).\(found.property.rawValue)`"])
      }
    }
  }

  /// Whether a place of a view of the to screen rests at its layout.
  private func restsAsFound(_ track: Track, _ direction: Direction) -> Bool {
    guard case .provided(.to, _) = track.subject else { return false }
    return expressions.isFound(track.value(at: .to, in: direction))
  }

  /// The tracks and drives that read a property.
  private func readers() -> FlatTable<PropertyKey, [SpecLocation]> {
    var readers = FlatTable<PropertyKey, [SpecLocation]>()
    let values =
      transition.forward.tracks.flatMap { [($0.start, $0.location), ($0.end, $0.location)] }
      + transition.interactions.flatMap(\.drives).compactMap { drive in
        drive.value.map { ($0, drive.location) }
      }
    for (value, location) in values {
      expressions.visit(value, through: transition.locals, reading: .property) { id in
        guard case .property(let subject, let property) = expressions[id].kind else { return }
        readers[PropertyKey(subject, property), default: []].append(location)
      }
    }
    return readers
  }

  // MARK: Still scroll views

  /// The findings about scroll views of the to screen that are kept from scrolling for the whole stay.
  private func stillScrolls() -> [Diagnostic] {
    // The same screen may appear from others as well, and with several states each value may be intended.
    guard transition.style != .tab, transition.style != .container, transition.states.isEmpty else {
      return []
    }
    return transition.obligations.compactMap { obligation in
      guard !obligation.isOfRun, case .held(let scroll, .scrollEnabled, let value) = obligation.kind,
        case .provided(.to, _) = scroll, case .flag(false) = expressions[value].kind,
        !isAsked(scroll)
      else { return nil }
      let (name, there) = (transition.name(of: scroll), transition.to.name)
      return Diagnostic.withoutEffect(
        at: obligation.location.range, "a finger on `\(name)`",
        "it never scrolls as long as `\(there)` is shown",
        notes: [
          "without `while` the `hold` lasts for each run, and in `interactive` as long as this finger drives"
        ])
    }
  }

  /// Whether a `begin when` reads the scroll offset; that has a finding of its own.
  private func isAsked(_ scroll: Subject) -> Bool {
    transition.interactions.compactMap(\.begin).contains { begin in
      expressions.first(in: begin, through: transition.locals, reading: .property) { id in
        if case .property(scroll, .offset) = expressions[id].kind { true } else { false }
      } != nil
    }
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
