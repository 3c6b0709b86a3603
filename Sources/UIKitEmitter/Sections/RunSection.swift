import TransitionPlan

/// `<T>Run`: one direction, animator and interaction controller in one object.
enum RunSection {
  /// The two rest states, under the names of the screens.
  static func sides(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc("The two rest states.")
      "private enum \(scope.type("Side")) { case \(scope.from), \(scope.to) }"
    }
  }

  /// The gestures, where there are several.
  static func pulls(_ scope: TransitionScope) -> [SwiftItem] {
    let cases = scope.pulls.map(scope.pull)
    return swift {
      SwiftItem.doc("The ways in which a finger can pull.")
      "private enum \(scope.type("Pull")) { case \(cases.joined(separator: ", ")) }"
    }
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let interactive = scope.isInteractive ? ", UIViewControllerInteractiveTransitioning" : ""
    let roles = scope.isContainer ? "" : ", UIViewControllerAnimatedTransitioning" + interactive
    let head = "private final class \(scope.type("Run")): NSObject\(roles)"
    return swift {
      SwiftItem.doc("One direction, from its start to the one way out, `leave`.")
      "@MainActor"
      SwiftItem.block(head) { needed(body(scope)) }
    }
  }

  /// What only some specs read: pictures go by frames, which nobody mirrors.
  private static func needed(_ body: [SwiftItem]) -> [SwiftItem] {
    body.withoutUnused(function: "mirrored").withoutUnused("isRightToLeft")
  }

  private static func body(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      state(scope)
      SwiftItem.blank
      initializer(scope)
      SwiftItem.blank
      methods(scope)
    }
  }

  /// Whether a from screen is read in a run, or by others through it.
  static func keepsFrom(_ scope: TransitionScope) -> Bool {
    let isPresented = scope.isOverlay || scope.transition.style == .modal
    if !isPresented || isSeen(scope) || scope.keepsSource { return true }
    let methods = methods(scope)
    return methods.mention(scope.from) || methods.mention("self." + scope.from)
  }

  /// Whether others read the screens of a run.
  private static func isSeen(_ scope: TransitionScope) -> Bool {
    scope.isPulled(.backward) || scope.hasPeers || scope.pushesUnderFinger
  }

  private static func methods(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.mark("Start")
      SwiftItem.blank
      RunStart.items(scope)
      SwiftItem.blank
      SwiftItem.mark("Values")
      SwiftItem.blank
      RunValues.items(scope)
      if scope.isInteractive {
        SwiftItem.blank
        SwiftItem.mark("The finger")
        SwiftItem.blank
        RunFinger.items(scope)
        RunCatch.items(scope)
      }
      SwiftItem.blank
      SwiftItem.mark("Settle")
      SwiftItem.blank
      RunSettle.items(scope)
      SwiftItem.blank
      RunLeave.items(scope)
    }
  }

  private static func state(_ scope: TransitionScope) -> [SwiftItem] {
    let side = scope.type("Side")
    return swift {
      for curve in scope.sharedCurves { "private static let \(curve.name) = \(scope.timing(curve.curve))" }
      if scope.played.count > 1 {
        "\(scope.hasStay || scope.hasPeers || scope.pushesUnderFinger ? "" : "private ")let start: \(side)"
      } else {
        "private let start: \(side) = .\(scope.names[scope.played.first?.start ?? .from])"
      }
      for screen in Side.allCases where screen == .to || scope.runKeepsFrom {
        "\(isSeen(scope) ? "" : "private ")let \(scope.names[screen]): \(scope.keptScreenType(screen))"
      }
      if scope.isPulledManyWays {
        "private \(scope.changesPull ? "var" : "let") gesture: \(scope.type("Pull"))?"
      } else if scope.isInteractive {
        scope.changesPull ? "private(set) var isPulled: Bool" : "let isPulled: Bool"
      }
      if scope.knowsTransition { "private weak var transition: \(scope.type("Transition"))?" }
      if scope.isOverlay { "private var presentation: \(scope.type("Presentation"))?" }
      if scope.transition.reduceMotion != nil {
        "private \(scope.promised.isEmpty ? "let" : "var") \(scope.reducedName): Bool = UIAccessibility.isReduceMotionEnabled"
      }
      if scope.hasRunLedger { "private let ledger = \(scope.ledgerType)()" }
      for (index, element) in scope.transition.shared.enumerated() {
        if element.isClipped { "private let \(scope.crop(index)) = UIView()" }
        "private let \(scope.names.element(index)) = \(scope.isBox(index) ? scope.boxType(index) : "UIImageView")()"
        "private var \(scope.ends(index)): \(scope.endsType(index))?"
        if element.kind == .live { RunLive.property(scope, index) }
      }
      RunAlone.properties(scope)
      if scope.hasClocks {
        let jumps = scope.played.contains { scope.hasSteps($0) }
        SwiftItem.doc(
          "Never seen: what moves it ends when \(jumps ? "something else is to jump" : "all has come to its end")."
        )
        "private let clock = UIView()"
      }
      RunAdded.properties(scope)
      RunItems.properties(scope)
      for name in scope.handed where scope.isOverlay {
        let (type, initial) = scope.type(name)
        let property = scope.property(name)
        "private var \(property): \(type) { presentation?.\(property) ?? \(initial) }"
      }
      for name in scope.handed where !scope.isOverlay {
        "private var \(scope.property(name)): \(scope.type(name).name) = \(scope.type(name).initial)"
      }
      "private var context: \(scope.isContainer ? scope.contextType : "(\(scope.contextType))")?"
      if scope.needsContainer { "private weak var container: UIView?" }
      if scope.keepsWhetherBegun { "private var hasBegun: Bool = false" }
      if needsSize(scope) { "private var size: CGSize = .zero" }
      if scope.transition.isDirectional, !scope.isOverlay { "private var isRightToLeft: Bool = false" }
      for found in scope.founds where !scope.isOverlay {
        if let type = scope.type(of: found) {
          "private var \(scope.name(of: found)): \(type.name)\(type.initial)"
        }
      }
      if scope.isInteractive {
        "private var \(scope.finger.name): \(scope.finger.type) = \(scope.finger.initial)"
        for place in scope.fingerPlaces {
          SwiftItem.doc(
            place == "location"
              ? "Where the finger is, in the window's coordinates." : "Where it was when the gesture began.")
          "var \(place): CGPoint = .zero"
        }
        for name in scope.allBesides {
          SwiftItem.doc(
            name == "rotation" ? "How far two fingers have turned." : "How far two fingers have moved apart.")
          "var \(name): CGFloat = \(name == "rotation" ? "0" : "1")"
        }
        RunCatch.properties(scope)
        RunAlongside.properties(scope)
        "private var released: (velocity: \(scope.finger.type), isCancelled: Bool)?"
        if scope.finishesNow {
          SwiftItem.doc("Whether the finger has come so far that it need not leave.")
          "private var hasReached: Bool = false"
        }
      }
      if scope.isInteractive { "private var target: \(side)?" }
      if scope.playsWhole {
        if scope.jumps { "private var animator: UIViewPropertyAnimator?" }
      } else {
        scope.hasDelays
          ? "private var animators: [(animator: UIViewPropertyAnimator, delay: \(scope.delayType))] = []"
          : "private var animators: [UIViewPropertyAnimator] = []"
        "private var unfinished: Int = 0"
        RunChains.properties(scope)
      }
    }
  }

  /// Whether the container's size is kept: to notice that it changes, or because a value reads it.
  static func needsSize(_ scope: TransitionScope) -> Bool {
    if scope.isInteractive { return true }
    return !scope.isOverlay
      && (scope.readsContainer || scope.transition.isDirectional || RunAdded.needsSize(scope)
        || !scope.followedFrames.isEmpty)
  }

  private static func initializer(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    var parameters = "\(to): \(scope.keptScreenType(.to))"
    if scope.runKeepsFrom { parameters = "\(from): \(scope.keptScreenType(.from)), " + parameters }
    if scope.played.count > 1 { parameters = "from start: \(scope.type("Side")), " + parameters }
    if scope.knowsTransition { parameters += ", transition: \(scope.type("Transition"))" }
    if scope.isPulledManyWays {
      parameters += ", gesture: \(scope.type("Pull"))? = nil"
    } else if scope.isInteractive {
      parameters += ", isPulled: Bool = false"
    }
    return swift {
      SwiftItem.block("init(\(parameters))") {
        if scope.played.count > 1 { "self.start = start" }
        if scope.runKeepsFrom { "self.\(from) = \(from)" }
        "self.\(to) = \(to)"
        if scope.knowsTransition { "self.transition = transition" }
        if !scope.kept.isEmpty {
          "foreground = \(scope.type("Foreground"))(\(scope.closesOnTap ? "closeLabel: transition.closeLabel" : ""))"
        }
        if scope.isPulledManyWays {
          "self.gesture = gesture"
        } else if scope.isInteractive {
          "self.isPulled = isPulled"
        }
        "super.init()"
      }
      if scope.isPulledManyWays {
        SwiftItem.blank
        "var isPulled: Bool { gesture != nil }"
      }
    }
  }
}

extension TransitionScope {
  /// Whether some animation starts later than its direction.
  var hasDelays: Bool {
    played.contains { hasStaggers($0) || paces(of: $0).contains { $0.delay > 0 } }
  }

  /// Whether a value at rest, of a hold or of a drive reads the container.
  var readsContainer: Bool {
    let ids =
      allTracks.filter { track in
        if case .shared = track.subject { false } else { true }
      }.flatMap { [$0.start, $0.end] }
      + dampings
      + runHolds.compactMap { obligation in
        if case .held(_, _, let value) = obligation.kind { value } else { nil }
      }
    return ids.contains { readsContainer($0) }
  }

  /// The code of a part's curve, as timing parameters.
  func timing(_ pace: Pace) -> String {
    guard let damping = pace.damping else { return timing(pace.curve) }
    let ratio =
      isOverlay
      ? "presentation?.\(dampingName(damping)) ?? 1"
      : ExpressionWriter(scope: self) { self.readInItsRun($0) }.scalar(damping).text
    return "UISpringTimingParameters(dampingRatio: \(ratio))"
  }

  /// The damping ratios that are known only when a direction starts, each once.
  var dampings: [ExpressionID] {
    var found: [ExpressionID] = []
    for track in transition.forward.tracks + transition.backward.tracks {
      if let damping = track.damping, !found.contains(damping) { found.append(damping) }
    }
    return found
  }

  /// The presentation's property with such a ratio.
  func dampingName(_ damping: ExpressionID) -> String {
    var taken: Set<String> = []
    for other in dampings {
      let tracks = transition.forward.tracks + transition.backward.tracks
      guard let track = tracks.first(where: { $0.damping == other }) else { continue }
      let field = PoseWriter.field(self, track.subject, track.property) + "Damping"
      let name = NameTable.unique(field, "", &taken)
      if other == damping { return name }
    }
    return "damping"
  }

  /// The code of a curve, as timing parameters.
  func timing(_ curve: Curve) -> String {
    switch curve {
    case .linear: return "UICubicTimingParameters(animationCurve: .linear)"
    case .cubic(let curve, let name):
      if let name, Curve.named.contains(where: { $0.name == name && $0.curve == curve }) {
        return "UICubicTimingParameters(animationCurve: .\(name))"
      }
      let (first, second) = (
        Value.pair(Code(curve.x1), Code(curve.y1)), Value.pair(Code(curve.x2), Code(curve.y2))
      )
      return
        "UICubicTimingParameters(controlPoint1: \(first.point.text), controlPoint2: \(second.point.text))"
    case .spring(let curve) where curve.isExact:
      let spring = curve.spring
      return
        "UISpringTimingParameters(mass: \(Code(spring.mass).text), stiffness: \(Code(spring.stiffness).text), "
        + "damping: \(Code(spring.damping).text), initialVelocity: .zero)"
    case .spring(let spring):
      return "UISpringTimingParameters(dampingRatio: \(Code(spring.dampingRatio).text))"
    }
  }
}

extension TransitionScope {
  /// Whether a direction needs more than one animation to the rest values of its end.
  func isInParts(_ direction: Direction) -> Bool {
    paces(of: direction).count > 1 || hasSteps(direction) || hasStaggers(direction)
      || besideEnd(direction) != nil
  }
}

/// A part of a direction that one animator plays.
struct Pace: Hashable {
  var delay: Double
  var duration: Double
  var curve: Curve
  /// The damping ratio of a spring that is known only when the direction starts.
  var damping: ExpressionID?
}

extension Pace {
  /// The window and the curve of a track. A difference of two times is rounded to what the spec can say.
  init(_ track: Track) {
    let duration = ((track.windowEnd - track.windowStart) * 1e9).rounded() / 1e9
    self.init(delay: track.windowStart, duration: duration, curve: track.curve)
    damping = track.damping
  }
}

extension TransitionScope {
  /// The animators of a direction: one where all tracks have one window and one curve.
  func paces(of direction: Direction) -> [Pace] {
    var paces: [Pace] = []
    for track in transition[direction].tracks
    where track.windowEnd > track.windowStart && track.stagger == nil && !isPause(track, in: direction)
      && !goesBeside(track, in: direction)
    {
      let pace = Pace(track)
      if !paces.contains(pace) { paces.append(pace) }
    }
    let plan = transition[direction]
    // In the order of time, in which their blocks have to run should they all run at once.
    let ordered = paces.enumerated().sorted { ($0.element.delay, $0.offset) < ($1.element.delay, $1.offset) }
      .map(\.element)
    let moving =
      paces.isEmpty && besideEnd(direction) == nil
      ? [Pace(delay: plan.delay, duration: plan.duration, curve: plan.curve)] : ordered
    return moving + clocks(direction, beside: moving)
  }

  /// The animator that has to have ended before another one begins, as both move one property.
  /// - Returns: Its place among the direction's.
  func predecessor(of index: Int, in direction: Direction) -> Int? {
    let paces = paces(of: direction)
    let earlier = slots(at: paces[index], of: direction).flatMap { slot in
      pieces(of: slot, in: direction).filter {
        $0.windowEnd > $0.windowStart && $0.windowStart < paces[index].delay && !isPause($0, in: direction)
      }
    }
    return earlier.max { $0.windowEnd < $1.windowEnd }.flatMap { paces.firstIndex(of: Pace($0)) }
  }

  /// The type of an animator's delay, which one that another one starts has not.
  var delayType: String { isChained ? "TimeInterval?" : "TimeInterval" }

  /// The slots that one animator of a direction moves.
  func slots(at pace: Pace, of direction: Direction) -> [Slot] {
    slots.filter { slot in
      transition[direction].tracks.contains { track in
        track.subject == slot.subject && Slot.kind(of: track.property) == slot.kind && track.stagger == nil
          && track.windowEnd > track.windowStart && Pace(track) == pace && !isPause(track, in: direction)
          && !goesBeside(track, in: direction)
      }
    }
  }
}
