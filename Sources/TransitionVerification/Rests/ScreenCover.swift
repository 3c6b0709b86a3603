import TransitionPlan

/// Whether a screen surely covers the container, as far as the spec says: nothing below it is seen, or gets touches.
struct ScreenCover {
  private let side: Side
  private let forTouches: Bool
  private let transition: Transition
  private let expressions: ExpressionArena
  /// Whether nothing gives the screen, where it rests, a transform, a smaller alpha, or another frame than a `place`.
  private(set) var isPlain = true
  /// Whether it covers the container there.
  private(set) var coversAtRest = true

  init(
    of side: Side, forTouches: Bool = false, _ transition: Transition, _ expressions: ExpressionArena
  ) {
    (self.side, self.forTouches) = (side, forTouches)
    (self.transition, self.expressions) = (transition, expressions)
    isPlain =
      isFound && transition.stateTables.allSatisfy { $0.subject != .screen(side) }
      && Direction.allCases.allSatisfy { direction in
        transition[direction].tracks.allSatisfy { track in
          track.subject != .screen(side) || covers(track.property, track.value(at: side, in: direction))
        }
      }
    coversAtRest =
      isPlain
      && transition.placements.allSatisfy { $0.subject != .screen(side) || covers($0.property, $0.value) }
  }

  /// Whether it covers the container from the start to the end. A screen that fades takes touches as soon as it is seen.
  var coversAlways: Bool {
    func isLeft(_ subject: Subject, _ property: Property, _ values: [ExpressionID]) -> Bool {
      if !property.uncovers(forTouches: forTouches) { return true }
      // The view of the screen itself may be clear.
      guard subject == .screen(side) else { return forTouches || !Self.isPart(subject, of: side, transition) }
      if forTouches, property == .alpha { return true }
      return !values.isEmpty && values.allSatisfy { covers(property, $0) }
    }
    // Where the screen is missing, what is below it gets the touches.
    return !(forTouches && transition[side].isOptional) && isFound
      && transition.tracks.allSatisfy { isLeft($0.subject, $0.property, [$0.start, $0.end]) }
      && transition.placements.allSatisfy { isLeft($0.subject, $0.property, [$0.value]) }
      && transition.stateTables.allSatisfy { isLeft($0.subject, $0.property, $0.values + [$0.from]) }
      && transition.interactions.allSatisfy { interaction in
        interaction.drives.allSatisfy { isLeft($0.subject, $0.property, []) }
      }
  }

  /// Whether an object is a screen, or a view of it that may be all that covers what lies below.
  static func isPart(_ subject: Subject, of side: Side, _ transition: Transition) -> Bool {
    guard case .provided(side, let index) = subject else { return subject == .screen(side) }
    switch transition[side].views[index].kind {
    case .label, .button, .bar: return false
    case .view, .image, .scroll, .collection: return true
    }
  }

  private func covers(_ property: Property, _ value: ExpressionID) -> Bool {
    expressions.covers(value, of: side, property, forTouches: forTouches, through: transition.locals)
  }

  /// Whether the screen fills the container without a `place`, and nothing hides it or holds it otherwise.
  private var isFound: Bool {
    !transition.sample.contains { $0.subject == .screen(side) && $0.property.isOfFrame }
      && transition.obligations.allSatisfy { obligation in
        switch obligation.kind {
        case .held(.screen(side), let property, let value): covers(property, value)
        case .invisible(.screen(side)): false
        default: true
        }
      }
  }
}

extension Transition {
  /// Why something of the from screen gets no touches where the to screen is, in words.
  /// - Parameter since: From when on, after a space; empty for at rest.
  func touchesTaken(of name: String, since: String = "") -> String {
    style == .overlay && top == .from
      ? "in an `overlay` no finger on `\(to.name)` counts for \(name), even where `order` puts that above"
      : "`\(to.name)` covers \(name) and takes its touches\(since)"
  }
}
