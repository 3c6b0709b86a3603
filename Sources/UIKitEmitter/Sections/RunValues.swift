import TransitionPlan

/// The values of a run: at rest, between the sides, under a finger.
enum RunValues {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isOverlay { return overlay(scope) }
    return swift {
      bars(scope)
      if scope.transition.isDirectional {
        SwiftItem.doc("A place in x of the container, from one that runs from leading to trailing.")
        "private func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? size.width - x : x }"
        SwiftItem.blank
      }
      if scope.asksIfFading { fading(scope) }
      rest(scope)
      for direction in scope.scrubs where !(scope.showsMirrored && direction == .backward) {
        SwiftItem.blank
        show(scope, direction)
      }
      poses(scope)
    }
  }

  /// The values are the presentation's, but for the pictures.
  private static func overlay(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      if scope.asksIfFading { fading(scope) }
      let rest =
        RunItems.rest(scope)
        + (scope.hasShared ? pictures(scope) { writer.statements($0, at: .variable) } : [])
        + RunAlone.rest(scope)
      passed("rest(at side: \(scope.type("Side")))", "presentation?.rest(at: side)", rest)
      if scope.hasScrub {
        let show =
          RunItems.show(scope, scope.scrubbed)
          + (scope.hasShared ? pictures(scope) { writer.statements($0, between: scope.scrubbed) } : [])
          + RunAlone.show(scope, scope.scrubbed)
        if !show.isEmpty { SwiftItem.blank }
        passed("show(at position: CGFloat)", "presentation?.show(at: position)", show)
      }
      poses(scope)
    }
  }

  /// A function that asks the presentation's, and does what there is besides.
  private static func passed(_ head: String, _ call: String, _ others: [SwiftItem]) -> SwiftItem {
    let head = "private func " + head
    if others.isEmpty { return .compact(head, call) }
    return .block(head, comment: nil, [.line(call, comment: nil)] + others, tail: .none)
  }

  private static func bars(_ scope: TransitionScope) -> [SwiftItem] {
    let bars = Bars.moved(scope, from: scope.from)
    return bars.isEmpty ? [] : bars + [.blank]
  }

  private static func fading(_ scope: TransitionScope) -> [SwiftItem] {
    var conditions: [String] = []
    var places: [SpecLocation] = []
    if let reduced = scope.transition.reduceMotion {
      if scope.fallback == nil { return [] }  // the property is called so
      conditions.append("isReduced")
      places.append(reduced.location)
    }
    if let fallback = scope.fallback {
      let condition = RunStart.nothingFlies(scope)
      conditions.append(
        conditions.isEmpty || scope.transition.shared.count == 1 ? condition : "(\(condition))")
      places.append(fallback.location)
    }
    return swift {
      SwiftItem.doc("Whether a crossfade takes the place of what moves (\(scope.lines(places))).")
      SwiftItem.compact("private var isFading: Bool", conditions.joined(separator: " || "))
      SwiftItem.blank
    }
  }

  /// The statements of all slots, those that a crossfade leaves alone under a condition of their own.
  private static func plain(
    _ scope: TransitionScope, fade: Code, _ statements: (Slot) -> [SwiftItem]
  ) -> [SwiftItem] {
    let always = scope.plainSlots.filter { !($0.isLeftOutOfFades && scope.canFade) && $0 != scope.fadingSlot }
    let moving = scope.plainSlots.filter { $0.isLeftOutOfFades && scope.canFade }
    return swift {
      for slot in always { statements(slot) }
      if let side = scope.fadingScreen { "\(scope.link(side)).view.alpha = \(fade.text)" }
      RunAdded.fade(scope, fade)
      if !moving.isEmpty {
        SwiftItem.block("if !isFading") { for slot in moving { statements(slot) } }
      }
    }
  }

  /// The statements of the pictures, each only where it flies.
  private static func pictures(
    _ scope: TransitionScope, _ statements: (Slot) -> [SwiftItem]
  ) -> [SwiftItem] {
    if scope.transition.shared.count == 1 {
      return swift {
        "guard let ends else { return }"
        for slot in scope.slots(of: 0) { statements(slot) }
      }
    }
    return scope.transition.shared.indices.map { element in
      SwiftItem.block("if let \(scope.ends(element))") {
        for slot in scope.slots(of: element) { statements(slot) }
      }
    }
  }

  private static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    let places = scope.locations(scope.slots)
    let away = scope.fadingScreen == .to ? scope.from : scope.to
    let fade = Code("isFading && side == .\(away) ? 0 : 1", .ternary)
    return swift {
      SwiftItem.doc("The rest values of one side\(places.isEmpty ? "" : " (\(scope.lines(places)))").")
      SwiftItem.block("private func rest(at side: \(scope.type("Side")))") {
        plain(scope, fade: fade) { atRest(scope, $0) }
        RunItems.rest(scope)
        pictures(scope) { SlotWriter(scope: scope).statements($0, at: .variable) }
        RunAlone.rest(scope)
      }
    }
  }

  /// A slot at rest on the side that `side` says. A screen is laid out at once where views in it are placed.
  private static func atRest(_ scope: TransitionScope, _ slot: Slot) -> [SwiftItem] {
    let laysOut = if case .screen(let side) = slot.subject { scope.placesViews(in: side) } else { false }
    return placed(scope, slot, SlotWriter(scope: scope, laysOut: laysOut).statements(slot, at: .variable))
  }

  /// The statements of a slot, which a direction leaves out that takes the place along with its screen.
  static func placed(_ scope: TransitionScope, _ slot: Slot, _ items: [SwiftItem]) -> [SwiftItem] {
    guard let direction = scope.placedOnly(slot) else { return items }
    return [.block("if start == .\(scope.names[direction.start])", comment: nil, items, tail: .none)]
  }

  /// All tracks of a direction at a position, for a scrub.
  private static func show(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let isFadingOut = scope.fadingScreen == direction.start
    let way = scope.showsMirrored ? "" : " of the way \(direction == .backward ? "back" : "there")"
    let fade = Code(isFadingOut ? "isFading ? 1 - position : 1" : "isFading ? position : 1", .ternary)
    return swift {
      SwiftItem.doc(
        "All tracks\(way) at a position: 0 is "
          + "`\(scope.names[direction.start])`, 1 is `\(scope.names[direction.end])` "
          + "(\(scope.lines(scope.transition[direction].tracks.map(\.location)))).")
      SwiftItem.block("private func \(scope.showName(direction))(at position: CGFloat)") {
        plain(scope, fade: fade) { slot in
          scope.goesAlong(slot, in: direction) ? [] : writer.statements(slot, between: direction)
        }
        RunItems.show(scope, direction)
        pictures(scope) { writer.statements($0, between: direction) }
        RunAlone.show(scope, direction)
      }
    }
  }

  /// The functions that make poses.
  private static func poses(_ scope: TransitionScope) -> [SwiftItem] {
    let finger = scope.finger
    let pulls = scope.hasManyPoses ? scope.pulls : Array(scope.pulls.prefix(1))
    return pulls.flatMap { index in
      let form = scope.commonPose?.form ?? PoseWriter.complete(scope, index).form
      let type = scope.poseType(index)
      return swift {
        SwiftItem.blank
        SwiftItem.doc("The driven values under a finger at `\(finger.name)`.")
        SwiftItem.block("private func \(scope.poseName(index))(at \(finger.name): \(finger.type)) -> \(type)")
        {
          "\(type)(\(form.arguments.joined(separator: ", ")))"
        }
      }
    }
  }
}

extension TransitionScope {
  /// Whether an interaction moves everything along.
  var hasScrub: Bool { transition.interactions.contains { $0.drives.isEmpty } }

  /// The directions that fingers scrub.
  var scrubs: [Direction] {
    Direction.allCases.filter { direction in
      pulls.contains {
        transition.interactions[$0].drives.isEmpty && transition.interactions[$0].direction == direction
      }
    }
  }

  /// The function that stands between the sides of a direction.
  func showName(_ direction: Direction) -> String {
    scrubs.count > 1 && !showsMirrored ? "show" + NameTable.capitalized(direction.rawValue) : "show"
  }

  /// The call of it.
  func show(_ position: String, _ direction: Direction) -> String {
    let isTurned = showsMirrored && direction == .backward
    return "\(showName(direction))(at: \(isTurned ? "1 - " : "")\(position))"
  }

  /// Whether both directions are scrubbed, and the way back is the way there from its end: then one function shows both.
  var showsMirrored: Bool {
    let (there, back) = (transition.forward, transition.backward)
    func share(_ time: Double, _ plan: DirectionPlan) -> Double { (time - plan.delay) / plan.duration }
    return scrubs.count > 1 && there.tracks.count == back.tracks.count
      && there.tracks.allSatisfy { track in
        let twins = back.tracks.filter { $0.subject == track.subject && $0.property == track.property }
        guard twins.count == 1, let twin = twins.first, track.windowEnd > track.windowStart else {
          return false
        }
        return track.start == twin.end && track.end == twin.start
          && [track, twin].allSatisfy { $0.stagger == nil && $0.arc == nil }
          && abs(share(track.windowStart, there) + share(twin.windowEnd, back) - 1) < 1e-9
          && abs(share(track.windowEnd, there) + share(twin.windowStart, back) - 1) < 1e-9
      }
  }

  /// The function that makes an interaction's pose.
  func poseName(_ interaction: Int) -> String {
    hasManyPoses ? pull(interaction) + "Pose" : "pose"
  }
}
