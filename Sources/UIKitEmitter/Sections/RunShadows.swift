import TransitionPlan

/// The shadows of pictures in flight.
///
/// Whether UIKit's own animations take a shadow along is not documented, and it was seen to jump there. Core Animation does
/// it in any case: the value itself is at its end at once, so that an animator finds nothing to animate.
enum RunShadows {
  /// The method that takes all of them to a side in one time.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let elements = scope.shadowed
    guard !elements.isEmpty, isTakenWhole(scope) else { return [] }
    let writer = SlotWriter(scope: scope)
    let tracks = scope.allTracks.filter { Slot.kind(of: $0.property)?.isShadow ?? false }
    return swift {
      SwiftItem.blank
      SwiftItem.doc(
        "Shadows go beside the animators, which may leave them out (\(scope.lines(tracks.map(\.location)))).")
      SwiftItem.block(
        "private func castShadows(to side: \(scope.type("Side")), by animation: CABasicAnimation)"
      ) {
        for element in elements {
          let casts = scope.shadowSlots(element).map { slot in
            cast(scope, slot, to: writer.rest(slot, at: .variable), by: "animation")
          }
          inEnds(scope, element, casts)
        }
      }
    }
  }

  /// The statement that takes all of them to a side, before `play` does so with everything else.
  static func whole(_ scope: TransitionScope, to side: String, _ pace: Pace) -> [SwiftItem] {
    if scope.shadowed.isEmpty { return [] }
    return swift { "castShadows(to: \(side), by: \(animation(scope, pace)))" }
  }

  /// The statement after a finger has left so that a spring settles.
  static func whole(
    _ scope: TransitionScope, _ springs: [(side: Side, settle: Settle)], velocity: String
  ) -> [SwiftItem] {
    guard !scope.shadowed.isEmpty, let animation = sprung(scope, springs, velocity: velocity) else {
      return []
    }
    return swift { "castShadows(to: side, by: \(animation))" }
  }

  /// The animation of Core Animation by the spring by which it settles at `side`.
  static func sprung(
    _ scope: TransitionScope, _ springs: [(side: Side, settle: Settle)], velocity: String
  ) -> String? {
    let constants: [(side: Side, stiffness: Code, damping: Code)] = springs.compactMap { side, settle in
      guard case .spring(let curve) = settle.curve else { return nil }
      let spring = curve.spring
      return (
        side, Code(rounded(spring.stiffness / spring.mass)), Code(rounded(spring.damping / spring.mass))
      )
    }
    guard let first = constants.first, let last = constants.last else { return nil }
    let isFirst = "side == .\(scope.names[first.side])"
    let arguments = [
      "duration: duration", "stiffness: \(Code.either(isFirst, first.stiffness, last.stiffness).text)",
      "damping: \(Code.either(isFirst, first.damping, last.damping).text)",
    ]
    let all = (arguments + (velocity == "0" ? [] : ["velocity: \(velocity)"])).joined(separator: ", ")
    return "\(scope.helper(.sprung))(\(all))"
  }

  /// The statements of a direction whose tracks have windows or curves of their own.
  static func parts(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      for element in scope.shadowed {
        let casts = scope.shadowSlots(element).flatMap { slot -> [SwiftItem] in
          let property = slot.kind.property ?? .alpha
          let pieces = scope.pieces(slot.subject, property, in: direction)
            .filter { $0.windowEnd > $0.windowStart }
          func end(_ id: ExpressionID) -> Code {
            let value = writer.value(id, of: slot.subject, property)
            return slot.kind == .shadowOffset ? value.size : value.scalar
          }
          let rest = writer.rest(slot, at: .fixed(direction.end))
          if let only = pieces.first, pieces.count == 1 {
            return [cast(scope, slot, to: rest, by: animation(scope, Pace(only)))]
          }
          // Each shows where it begins until it does: so the earlier ones come later, over the others.
          return pieces.reversed().map { piece in
            cast(
              scope, slot, from: end(piece.start), to: end(piece.end),
              by: animation(scope, Pace(piece)))
          } + swift { writer.assign(slot, rest) }
        }
        scope.alwaysFlies ? casts : inEnds(scope, element, casts)
      }
    }
  }

  private static func isTakenWhole(_ scope: TransitionScope) -> Bool {
    scope.played.contains { !scope.isInParts($0) }
      || scope.pulls.contains { index in
        let isOwn = scope.transition.interactions[index].drives.contains {
          Slot.kind(of: $0.property)?.isShadow ?? false
        }
        // What the finger moves by itself goes on by itself where that is a spring.
        return !isOwn || RunSettle.springSides(scope, index).count < 2
      }
  }

  static func inEnds(
    _ scope: TransitionScope, _ element: Int, _ casts: [SwiftItem]
  ) -> [SwiftItem] {
    if casts.isEmpty { return [] }
    let ends = scope.ends(element)
    return [
      .block(casts.mention(ends) ? "if let \(ends)" : "if \(ends) != nil", comment: nil, casts, tail: .none)
    ]
  }

  static func cast(
    _ scope: TransitionScope, _ slot: Slot, from start: Code? = nil, to end: Code, by animation: String
  ) -> SwiftItem {
    let layer = "\(SlotWriter(scope: scope).object(slot.subject)).layer"
    let from = start.map { "from: \($0.text), " } ?? ""
    return .line(
      "\(scope.helper(.cast))(\"\(slot.kind)\", of: \(layer), \(from)to: \(end.text), by: \(animation))",
      comment: nil)
  }

  /// The animation of Core Animation that takes what an animator with a pace takes.
  static func animation(_ scope: TransitionScope, _ pace: Pace) -> String {
    let delay = pace.delay > 0 ? ["delay: \(Code(pace.delay).text)"] : []
    let times = delay + ["duration: \(Code(pace.duration).text)"]
    switch pace.curve {
    case .linear:
      return call(scope.helper(.paced), times + ["0", "0", "1", "1"])
    case .cubic(let curve, _):
      return call(
        scope.helper(.paced), times + [curve.x1, curve.y1, curve.x2, curve.y2].map { Code($0).text })
    case .spring(let curve):
      let spring = curve.spring
      return call(
        scope.helper(.sprung),
        times + [
          "stiffness: \(Code(rounded(spring.stiffness / spring.mass)).text)",
          "damping: \(Code(rounded(spring.damping / spring.mass)).text)",
        ])
    }
  }

  private static func call(_ name: String, _ arguments: [String]) -> String {
    "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}

/// The helpers of shadows.
enum ShadowHelpers {
  /// What shadows there are.
  struct Casts {
    /// Whether some go by several tracks.
    var isPieced = true
    /// Whether some begin to change later than their direction.
    var isLate = true
  }

  static func function(_ helper: Helper, _ name: String, _ casts: Casts) -> [SwiftItem] {
    switch helper {
    case .cast: cast(name, casts)
    case .paced: paced(name, casts)
    case .sprung: sprung(name, casts)
    default: []
    }
  }

  private static func cast(_ name: String, _ casts: Casts) -> [SwiftItem] {
    return swift {
      SwiftItem.doc("Moves a value of a shadow by Core Animation: UIKit's own animations may let it jump.")
      "@MainActor"
      SwiftItem.block(
        "private func \(name)(_ key: String, of layer: CALayer, \(casts.isPieced ? "from start: Any? = nil, " : "")"
          + "to end: Any, by animation: CABasicAnimation)"
      ) {
        "animation.keyPath = key"
        "animation.fromValue = \(casts.isPieced ? "start ?? " : "")layer.value(forKey: key)"
        "animation.toValue = end"
        "layer.setValue(end, forKey: key)"
        LayerKey.add(
          to: "layer", key: casts.isPieced ? "nil" : LayerKey.of("\\(key)"), casts, comment: "a copy")
      }
    }
  }

  private static func paced(_ name: String, _ casts: Casts) -> [SwiftItem] {
    let delay = casts.isLate ? "delay: TimeInterval = 0, " : ""
    return swift {
      SwiftItem.doc("An animation along a cubic curve.\(late(casts))")
      "@MainActor"
      SwiftItem.block(
        "private func \(name)(\(delay)duration: TimeInterval, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float)"
          + " -> CABasicAnimation"
      ) {
        "let animation = CABasicAnimation()"
        "animation.timingFunction = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)"
        times(casts)
      }
    }
  }

  private static func sprung(_ name: String, _ casts: Casts) -> [SwiftItem] {
    let delay = casts.isLate ? "delay: TimeInterval = 0, " : ""
    return swift {
      SwiftItem.doc(
        "An animation by a spring of mass 1, which begins at a velocity of whole ways a second.\(late(casts))"
      )
      "@MainActor"
      SwiftItem.block(
        "private func \(name)(\(delay)duration: TimeInterval, stiffness: CGFloat, damping: CGFloat, "
          + "velocity: CGFloat = 0) -> CABasicAnimation"
      ) {
        "let animation = CASpringAnimation()"
        "animation.stiffness = stiffness"
        "animation.damping = damping"
        "animation.initialVelocity = velocity"
        times(casts)
      }
    }
  }

  private static func late(_ casts: Casts) -> String {
    casts.isLate ? " It begins `delay` after it is added." : ""
  }

  @SwiftBuilder private static func times(_ casts: Casts) -> [SwiftItem] {
    "animation.duration = duration"
    if casts.isLate {
      SwiftItem.line("animation.beginTime = delay", "in the time of the layer, once it has one")
      "animation.fillMode = .backwards"
    }
    "return animation"
  }
}

extension ShadowHelpers.Casts {
  /// Those of one transition.
  init(_ scope: TransitionScope) {
    isPieced = scope.played.contains { direction in
      scope.shadowed.contains { element in
        scope.shadowSlots(element).contains { !scope.pieces(of: $0, in: direction).isEmpty }
      }
    }
    isLate = scope.played.contains { direction in
      scope.transition[direction].tracks.contains { track in
        let isShadow = Slot.kind(of: track.property)?.isShadow ?? false
        return track.windowStart > 0 && (isShadow || scope.goesBeside(track, in: direction))
      }
    }
  }
}

extension TransitionScope {
  /// The shared elements that cast shadows.
  var shadowed: [Int] { transition.shared.indices.filter { castsShadow($0) } }

  /// What of a shadow moves.
  func shadowSlots(_ element: Int) -> [Slot] { slots(of: element).filter(\.kind.isShadow) }
}
