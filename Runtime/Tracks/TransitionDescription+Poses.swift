import UIKit

/// Computes all values that a transition sets. It sets nothing.
extension TransitionDescription {
  /// Whether a crossfade replaces the motion.
  var isFading: Bool { mode != .full }
  /// Whether the from screen stays above the to screen: a crossfade moves it at once, and no screen fades.
  var uncovers: Bool { style.is(.overlay) && top.is(.from) }

  /// The tracks of each property, in the order in which they begin. Without a direction in that of forward, if one moves there.
  private func courses(in direction: TransitionDirection?) -> [[TransitionTrack]] {
    var courses: [[TransitionTrack]] = []
    for track in tracks(in: direction) {
      let known: Int? = courses.firstIndex { $0[0].element === track.element && $0[0].kind.is(track.kind) }
      if let known { courses[known].append(track) } else { courses.append([track]) }
    }
    return courses.gather { course in
      if course.count == 1 { return course }
      let way = direction ?? (course.has { $0.moves(in: .forward) } ? .forward : .backward)
      let tracks: [TransitionTrack] = course.only { $0.moves(in: way) }
      // A step comes before the track that begins with it.
      let times = tracks.gather { $0.moment(in: way, TransitionTiming(1)) }.gather { ($0.delay, $0.duration) }
      return TransitionMath.order(tracks.count) { times[$0] < times[$1] }.gather { tracks[$0] }
    }
  }

  /// The number of the rest state on a side; 0 is the from screen.
  func rest(_ side: TransitionSide) -> Int { side.is(.from) ? 0 : state }

  /// The value of a property at rest.
  private func value(_ course: [TransitionTrack], at side: TransitionSide, in direction: TransitionDirection?)
    -> TransitionAmount
  {
    let (element, kind) = (course[0].element, course[0].kind)
    // In a crossfade the upper screen fades in from 0.
    if isFading, !uncovers, side != top, kind.is(.alpha), element === screenElement(top) {
      return TransitionAmount(0)
    }
    let isOut: Bool = (element as? TransitionAddedView)?.isOut(at: side) ?? false
    if isFading, isOut, kind.is(.alpha) || kind.is(.blur) { return TransitionAmount(0) }
    let way: TransitionDirection = direction ?? (course[0].moves(in: .forward) ? .forward : .backward)
    return (side.is(way.start) ? course[0] : course[course.count - 1]).value(rest(side))
  }

  // MARK: At rest
  /// All values at rest on a side.
  /// - Parameter direction: Limits the values to the properties that it moves.
  func restPose(at side: TransitionSide, in direction: TransitionDirection? = nil) -> TransitionPose {
    var pose: TransitionPose = pose(in: direction) { self.value($0, at: side, in: direction) }
    // A property that only fingers drive rests at its found value; a transform rests at its neutral value.
    for part in driven {
      let (element, kind) = (part.element, part.kind)
      if isFading && !follows(element, kind) { continue }
      let own = pose.parts(of: element).only(\.kind.isOfFrame)
      for part in own.isEmpty || !kind.isOfFrame ? [] : [kind].parts(beside: own.map(\.kind)) {
        pose.set(element, part, inLayout { element.layoutFrame.setting(own).part(part) })
      }
      if tracks(in: direction).has({ $0.says(kind, of: element) }) { continue }
      let other: TransitionTrack? = tracks(in: nil).find { $0.says(kind, of: element) }
      let found: TransitionAmount = inLayout { kind.isOfTransform ? kind.neutral : element.found.read(kind) }
      pose.set(element, other?.kind ?? kind, other?.value(rest(side)) ?? found)
    }
    return side.is(.to) ? pose.setting(stayingPose) : pose
  }

  /// Forgets the found values that the to screen rests at, because the app may have set others since: they are found again.
  func renew() {
    for course in courses(in: nil) {
      let (element, kind) = (course[0].element, course[0].kind)
      let known: TransitionAmount? = storage.known(element, kind)
      if known != nil, known == value(course, at: .to, in: nil) { storage.forget(element, kind) }
    }
  }

  /// The parts of frames and transforms that are held as long as the to screen is there.
  var stayingPose: TransitionPose { pose(of: holds.only { $0.span.is(.stay) }) }

  /// The parts of frames and transforms among temporary values: UIKit has one property for several of them. A perspective is seen on the
  /// items of a collection, which turn one by one.
  func pose(of holds: [TransitionHold]) -> TransitionPose {
    var pose = TransitionPose()
    for hold in holds where hold.kind.isPart {
      let items: [TransitionElement] = itemElements.only { $0.collection === hold.element }
      for object in hold.kind != .perspective || items.isEmpty ? [hold.element] : items {
        pose.set(object, hold.kind, inLayout { hold.value(hold.element.view) })
      }
    }
    return pose
  }

  /// The values of each property by its course, except those that a crossfade replaces.
  private func pose(in direction: TransitionDirection?, _ value: ([TransitionTrack]) -> TransitionAmount)
    -> TransitionPose
  {
    var pose = TransitionPose()
    for course in courses(in: direction) {
      let (element, kind) = (course[0].element, course[0].kind)
      if isFading, element.role.is(.shared) { continue }
      if isFading, kind.isMotion {
        // The to screen is at once as it rests. With reduced motion the standing values of a from screen that does not lie above it are
        // left out.
        let stands: Bool = (mode.is(.fallback) || uncovers) && course.has(\.isStanding)
        let isOfTo: Bool = element.isOn(.to) || element.role.is(.added)
        if isOfTo || stands { pose.set(element, kind, self.value(course, at: .to, in: direction)) }
      } else {
        pose.set(element, kind, value(course), by: course)
      }
    }
    // What only the other direction moves of an added view is as the to screen rests.
    for course in courses(in: nil) where course[0].element.role.is(.added) {
      let (element, kind) = (course[0].element, course[0].kind)
      if tracks(in: direction).has({ $0.says(kind, of: element) }) { continue }
      pose.set(element, kind, self.value(course, at: .to, in: nil))
    }
    return held.parts.isEmpty ? pose : pose.setting(held)
  }

  // MARK: On the way
  /// All values after a direction has played for a time, each track in its window and by its curve.
  /// - Parameters:
  ///   - time: In seconds from the start, the delay included.
  ///   - scrubbed: The timing in place of the direction's where curves are linear, under a finger.
  func pose(
    in direction: TransitionDirection, at time: TimeInterval, scrubbed: TransitionTiming? = nil
  ) -> TransitionPose {
    let (timing, start, end) = (scrubbed ?? timing(direction), direction.start, direction.end)
    return pose(in: direction) { course in
      if time <= 0 || time >= timing.length {
        return self.value(course, at: time <= 0 ? start : end, in: direction)
      }
      // In a crossfade from rest to rest, without the values between.
      let isWhole: Bool = self.isFading && (scrubbed.isNil || course[0].element.role.is(.added))
      let moments: [TransitionTiming] = course.gather { $0.moment(in: direction, timing) }
      let index: Int = moments.lastIndex { $0.delay <= time + TransitionTiming.tiny } ?? 0
      let track: TransitionTrack = course[index]
      var moment: TransitionTiming = isWhole || scrubbed != nil && track.isFixed ? timing : moments[index]
      if scrubbed != nil { moment.curve = .linear }
      let share: Double = moment.progress(at: time)
      if !isWhole { return track.value(at: share, from: self.rest(start), to: self.rest(end)) }
      let last: TransitionAmount = self.value(course, at: end, in: direction)
      return track.kind.held(self.value(course, at: start, in: direction).mixed(with: last, at: share))
    }
  }

  /// Whether a property follows a finger when motion is reduced: what fades, and bars.
  func follows(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> Bool {
    element.role != .shared && (!kind.isMotion || element.role.is(.bar) && !kind.isOfTransform)
  }

  // MARK: Values of UIKit properties
  /// The objects that are placed at each rest even if no track moves them.
  var placed: [TransitionElement] {
    elements.only { element in
      if element.role.is(.added) { return element.view?.superview != nil }
      return !element.isShifted && !element.placements.isEmpty || element === to && style.is(.overlay)
    }
  }

  /// The views of a screen that have a `place`.
  func placedViews(_ side: TransitionSide) -> [TransitionElement] {
    elements.only { $0.goesAlong && $0.isOn(side) }
  }

  /// The values that put the placed views of a screen at their places while the screen rests. When it moves, they go along with it.
  func places(_ side: TransitionSide) -> [TransitionShown] {
    let views: [TransitionElement] = placedViews(side)
    if views.isEmpty || screenElement(side).view?.window !== containerView?.window { return [] }
    return resting([side]) {
      restPose(at: side).only { part in views.has { $0 === part.element } }.shown(placing: views)
    }.only { $0.slot.kind.is(.size) || $0.slot.kind.is(.transform) }
  }

  /// Gives the views of screens their places, with the values handed over when the last direction started.
  func place(_ sides: [TransitionSide] = [.from, .to]) {
    keepsValues = true
    for side in sides {
      for new in places(side) {
        if side.is(.to) { storage.places.renew(new.slot, at: new.amount) }
        // What stands keeps its value, and goes back to the place.
        if side.is(.from), !TransitionLedger.hands(over: new.amount, to: new.slot) { new.write() }
      }
    }
  }

  /// Evaluates a closure while each screen is where it is at its own rest.
  func resting<Result>(_ sides: [TransitionSide] = [.from, .to], _ body: () -> Result) -> Result {
    let shown: [TransitionShown] = sides.flatMap { side -> [TransitionShown] in
      let screen: TransitionElement = screenElement(side)
      let own: TransitionPose = restPose(at: side).only { $0.element === screen && $0.kind.isPart }
      return own.shown(placing: placed.only { $0 === screen })
    }
    let (present, isMoving): ([TransitionShown], Bool) = (shown.present + sizes, storage.isMoving)
    storage.isMoving = true  // so that these layouts do not place views
    write(shown)
    let result: Result = body()
    write(present)
    storage.isMoving = isMoving
    return result
  }

  /// The values of UIKit's properties of all objects at rest.
  func shownRest(at side: TransitionSide) -> [TransitionShown] { restPose(at: side).shown(placing: placed) }

  /// Sets values. Layouts that this causes do not change the sizes of views in screens that the motion has set before.
  func set(_ shown: [TransitionShown]) { write(shown + sizes.only { shown.first(of: $0.slot).isNil }) }

  /// The sizes of views in screens that the motion has set.
  var sizes: [TransitionShown] {
    resized.gather { TransitionShown(TransitionSlot($0, .size), $0.bounds.size.amount(in: nil), []) }
  }

  /// Sets values; layouts may change sizes that were set before. The subviews of a view that is resized, or gets a cover, are laid out before
  /// those that follow in the list get values.
  func write(_ shown: [TransitionShown]) {
    if isOff { return }
    for one in shown {
      one.slot.write(one.amount)
      let isOfView: Bool = one.slot.kind.is(.size) && one.reach != nil
      if isOfView, !resized.contains(one.slot.view) { resized.append(one.slot.view) }
      if !one.parts.isEmpty, [.size, .dim, .blur].contains(one.slot.kind) { one.slot.view.layoutIfNeeded() }
    }
  }

  /// Adds the fades of a crossfade: the upper screen, and added views that would move.
  func addFades(in direction: TransitionDirection? = nil) {
    if !isFading { return }
    let upper: TransitionElement = screenElement(top)
    let fades: Bool = !uncovers && !tracks(in: direction).has { $0.says(.alpha, of: upper) }
    let (start, end): (CGFloat, CGFloat) = top.is(.to) ? (0, 1) : (1, 0)
    if fades { animate(upper, .alpha, from: start, to: end) }
    for view in addedViews where view.moves(\.isMotion) && !view.moves({ $0.is(.alpha) || $0.is(.blur) }) {
      animate(view, view.blurs ? .blur : .alpha, from: 0, to: view.stays ? 1 : 0)
    }
  }
}

/// Changes for one run only.
extension TransitionDescription {
  /// Fades the view at the only end of a shared element that cannot fly.
  func fade(
    _ element: TransitionElement, on side: TransitionSide, _ seen: TransitionAmount,
    in timing: TransitionTiming
  ) {
    let none = TransitionAmount(0)
    let track = TransitionTrack(element, .alpha) { rest, _ in (rest == 0) == side.is(.from) ? seen : none }
    for direction in TransitionDirection.allCases {
      var moment: TransitionTiming = ownTiming(direction)
      (moment.duration, moment.curve) = (min(moment.duration, timing.duration), timing.curve)
      track.fix(moment, in: direction)
    }
    fades.append(track)
  }

  /// The values that the screens have in their own rest states, as the next transition finds them.
  /// - Parameter side: The side of the screen that rests now.
  func home(after side: TransitionSide) -> [TransitionShown] {
    // A to screen that leaves goes back to its first rest state.
    if side.is(.from) { storage.state = 1 }
    return TransitionSide.allCases.flatMap { home -> [TransitionShown] in
      var pose: TransitionPose = restPose(at: home).only { part in
        (part.element.isOn(home) || home.is(.from) && part.element.role.is(.bar) && self.style.is(.modal))
          && (part.element.placements.isEmpty || !part.kind.isOfFrame)
          && !(part.tracks + self.tracks).has { $0.isStanding && $0.says(part.kind, of: part.element) }
          && !(part.kind.isOfFrame && part.element.tracks.has { $0.isStanding && $0.kind.isOfFrame })
          && !(self.style.is(.overlay) && part.element === self.from)
          && !(side.is(.from) && stayingPose.value(of: part.element, part.kind) != nil)
      }
      // A to screen that leaves has its original values again.
      for part in home.is(side) ? [] : pose.parts where part.element.isOn(.to) {
        if let known = storage.known(part.element, part.kind) { pose.set(part.element, part.kind, known) }
      }
      // The screen's layout places a view in it again; a view with a place gets that.
      return pose.shown().gather { shown in
        if shown.reach != nil { shown.slot.view.superview?.setNeedsLayout() }
        return shown.with(TransitionAmount(shown.withoutPlace))
      } + (home.is(.from) && style != .overlay ? places(home) : [])
    }
  }

  /// Removes invisible covers.
  func removeCovers() {
    for track in tracks(in: nil) + presses.flatMap(\.tracks) {
      guard let view = track.element.view else { continue }
      if let cover = TransitionCover.of(view), cover.alpha.isZero { cover.removeFromSuperview() }
      if let blur = TransitionBlur.view(of: view), blur !== view, TransitionBlur.amount(of: blur).isZero {
        blur.removeFromSuperview()
      }
    }
  }

  /// Holds the standing values, which last as long as the to screen.
  func stand(_ ledger: TransitionLedger) {
    findItems()
    let pose: TransitionPose = restPose(at: .to).only { part in
      part.tracks.has(\.isStanding) && !(mode.is(.reduced) && part.kind.isMotion)
        || part.kind.isPart && stayingPose.parts.has { $0.element === part.element }
    }
    for shown in resting([.from], { pose.shown() }) {
      ledger.hold(shown.slot, at: shown.amount)
      if shown.slot.kind.is(.size) { shown.slot.view.layoutIfNeeded() }
    }
    // Views that rest with rounded corners are clipped to them while the to screen is shown.
    let last = courses(in: nil).gather { $0[0].moves(in: .forward) ? $0.last : $0.first }
    for one in last where rounds(one) && !(one.isStanding && mode.is(.reduced)) {
      guard let view = one.element.view, states.contains(where: { one.value($0)[0] > 0 }) else { continue }
      ledger.keep(TransitionSlot(view, .clipsToBounds), at: 1)
    }
    for hold in holds where hold.span.is(.stay) { hold.take(ledger) }
  }

  /// Whether any change lasts as long as the to screen.
  var lasts: Bool { stands || addedViews.has(\.isKept) || elements.has(\.goesAlong) }
  /// Whether there are standing values.
  var stands: Bool { tracks.has { $0.isStanding || rounds($0) } || holds.has { $0.span.is(.stay) } }

  /// Whether a track rounds the corners of an object that is visible while the to screen is shown.
  private func rounds(_ track: TransitionTrack) -> Bool {
    // A clip would cut off a shadow.
    track.kind.is(.cornerRadius) && !(track.element.collection ?? track.element).moves(\.isOfShadow)
      && (track.isStanding || track.element.isOn(.to) || track.element.role.is(.added))
  }
}
