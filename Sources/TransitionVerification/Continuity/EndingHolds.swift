import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a value that is given back when a run ends, while its view rests in a way that shows it: the view jumps then. Such are the
/// perspective and the anchor of a turned view, the colour of a border, the shape of a shadow, and the corners of a card. The alpha, the place
/// and the transforms of a whole screen, and the transforms of a view, are seen anyway.
struct EndingHolds: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    shown() + jumps()
  }

  /// The findings about screens, views and bars that are seen when a hold of a run begins or ends, and jump then.
  private func jumps() -> [Diagnostic] {
    // The picture may stand for a screen.
    if !transition.shared.isEmpty { return [] }
    return transition.obligations.compactMap { hold in
      guard hold.isOfRun, case .held(let subject, let property, let value) = hold.kind,
        !isRounding(hold), isOther(value, property, of: subject), isSeen(subject, hold),
        // Two that set one property have a rule of their own.
        !transition.tracks.contains(where: { $0.subject == subject && $0.property == property })
      else { return nil }
      let name = transition.name(of: subject) + "." + property.rawValue
      let isDriven = hold.acquire == .drivenStart
      return Diagnostic(
        .restNotFound, at: hold.location.range,
        [
          .text(name), .text("jumps, because it is held only during the run: this says "),
          ValueText.argument(value, expressions),
        ],
        notes: [
          property == .cornerRadius
            ? "add `while \(transition.to.name)` to hold it as long as the screen is shown"
            : isDriven ? "`drive \(name) = …` moves it with the finger" : "`animate \(name): _ -> …` moves it"
        ])
    }
  }

  /// Whether an object looks otherwise with a value than without it.
  private func isOther(_ value: ExpressionID, _ property: Property, of subject: Subject) -> Bool {
    guard let numbers = expressions.constantValue(value)?.numbers else { return false }
    func differs(by least: Double) -> Bool {
      numbers.contains { abs($0 - (property.neutral ?? 0)) > least }
    }
    switch property {
    case .scale, .scaleX, .scaleY: return differs(by: 0.02)
    case .rotation: return numbers.contains { abs($0.remainder(dividingBy: 2 * .pi)) > 0.02 }
    case .translation: return differs(by: leastLength)
    case .alpha, .dim, .blur: return !isView(subject) && differs(by: 0.02)
    case .shadowOpacity: return subject == .screen(.to) && differs(by: 0.02) && isSurelyFull(false)
    case .cornerRadius:
      // A screen that fills the container has its corners in those of the display.
      return subject == .screen(.to) && differs(by: leastLength)
        && (0..<max(1, transition.states.count)).contains { isSurelyFull(false, in: $0) }
    // The from screen is laid out in the container.
    case .x, .leading, .y, .top:
      return subject == .screen(.from) && differs(by: leastLength)
        && !transition.sample.contains { $0.subject == subject && $0.property.isOfFrame }
        && !transition.placements.contains { $0.subject == subject }
    default: return false
    }
  }

  /// Smaller differences are hardly seen, in points.
  private let leastLength = 2.0

  private func isView(_ subject: Subject) -> Bool { if case .provided = subject { true } else { false } }

  /// Whether an object is certainly seen where a hold begins or ends: the to screen when `forward` ends or `backward` begins, the from
  /// screen when `forward` begins or `backward` ends, and a bar of both screens.
  private func isSeen(_ subject: Subject, _ hold: Obligation) -> Bool {
    switch subject {
    case .screen(.to): return true
    case .screen(.from):
      let interaction = transition.interactions.first { interaction in
        interaction.holds.contains { $0.location == hold.location }
      }
      // Where a finger only goes from state to state, it is seen beside the to screen.
      if let states = interaction?.states, !states.includesBackward {
        return transition.style == .overlay && isSurelyFull(false)
      }
      return transition.top == .from || !ScreenCover(of: .to, transition, expressions).coversAlways
    // A view may show that a finger holds it, or be faded by another member.
    case .provided(let side, _):
      return hold.acquire != .drivenStart && isSeen(.screen(side), hold)
        && !transition.presses.contains { $0.view == subject }
        && !transition.tracks.contains { $0.subject == subject && $0.property == .alpha }
        && !transition.obligations.contains { other in
          switch other.kind {
          case .invisible(subject), .held(subject, .alpha, _): true
          default: false
          }
        }
    case .navigationBar: return transition.style == .navigation
    case .tabBar: return transition.style == .tab
    default: return false
    }
  }

  /// Whether the to screen surely fills the container where it rests, or surely does not.
  /// - Parameter state: The state in which it rests; nil for all.
  private func isSurelyFull(_ isFull: Bool, in state: Int? = nil) -> Bool {
    RestingPlaces.surely(at: .to, in: state, [.screen(.to)], transition, expressions) { rest in
      rest.transformedFrame(of: .screen(.to)).contains(rest.frame(of: .container)) == isFull
    }
  }

  private func shown() -> [Diagnostic] {
    let holds = transition.obligations.filter { hold in
      guard hold.isOfRun, case .held(let subject, let property, _) = hold.kind else { return false }
      return !showers(of: subject).isEmpty && (!property.showing.isEmpty || isRounding(hold))
    }
    if holds.isEmpty { return [] }
    let isFull = isSurelyFull(true)
    let tracks = transition.forward.tracks
    let ends = checked.ends(of: .forward)
    func isFaded(_ subject: Subject) -> Bool {
      ends[PropertyKey(subject, .alpha)].map { expressions.constant(tracks[$0.last].end) == 0 } ?? false
    }
    return holds.compactMap { hold in
      guard case .held(let subject, let property, _) = hold.kind else { return nil }
      let seen = showers(of: subject).filter { !(isFull && isOutOfSight($0, property)) && !isFaded($0) }
      if seen.isEmpty { return nil }
      let track = seen.lazy.flatMap { shown in
        property.showing.lazy.compactMap { other -> Track? in
          guard let last = ends[PropertyKey(shown, other)]?.last,
            let rest = expressions.constant(tracks[last].end), isSeen(rest, other, with: property)
          else { return nil }
          return tracks[last]
        }
      }.first
      guard track != nil || property.showing.isEmpty && isSurelyFull(false) else {
        return nil
      }
      let isOfMotion = !transition.location.range.contains(hold.location.range)
      let (name, jumping) = (transition.name(of: subject), transition.name(of: track?.subject ?? subject))
      return Diagnostic(
        .restNotFound, at: track?.location.range ?? hold.location.range,
        [
          .text(name + "." + property.rawValue),
          .text("changes suddenly, because its `hold` ends with the run"),
        ],
        labels: track == nil ? [] : [DiagnosticLabel(hold.location.range, "this ends with each run")],
        notes: [
          "`\(jumping)` jumps when the run ends; hold it "
            + (isOfMotion
              ? "`while page`, for example, with a parameter `page: screen`"
              : "`while \(transition.to.name)`")
        ],
        fixIts: hold.acquire == .runStart
          ? [
            FixIt(
              "add `while \(transition.to.name)`",
              [TextEdit(ByteRange(at: hold.location.range.end), " while \(transition.to.name)")],
              applicability: .needsReview)
          ] : [])
    }
  }

  /// The objects that show what is held of one, and are seen when a run has ended: the screens show a perspective of the container.
  private func showers(of subject: Subject) -> [Subject] {
    let shown = subject == .container ? [.screen(.to), .screen(.from)] : [subject]
    return shown.filter { $0.side == .to || $0.side == .from && transition.style == .overlay }
  }

  /// Whether the to screen of an `overlay` has round corners in each run to it, or is cut off at round corners that stay.
  private func isRounding(_ hold: Obligation) -> Bool {
    guard transition.style == .overlay, [.runStart, .forwardStart].contains(hold.acquire) else {
      return false
    }
    func rounds(_ hold: Obligation) -> Bool {
      guard case .held(.screen(.to), .cornerRadius, let value) = hold.kind else { return false }
      return expressions.constant(value).map { $0 > 0 } ?? false
    }
    if case .held(.screen(.to), .clipsToBounds, _) = hold.kind {
      return transition.obligations.contains { !$0.isOfRun && rounds($0) }
    }
    return rounds(hold)
  }

  /// Whether nobody sees a property while the to screen fills the container: the shadow of that is outside, and the from screen behind it.
  private func isOutOfSight(_ subject: Subject, _ property: Property) -> Bool {
    if subject == .screen(.to) { return property == .shadowRadius || property == .shadowOffset }
    return subject.side == .from && transition.top == .to
  }

  /// Whether a rest value shows another property. A view that shows its back is flat, and one on its edge is
  /// not seen.
  private func isSeen(_ rest: Double, _ property: Property, with held: Property) -> Bool {
    switch property {
    case .borderWidth, .shadowOpacity: return rest > 0
    case .scale, .scaleX, .scaleY: return rest != 1 && rest != 0
    default:
      if abs(rest.remainder(dividingBy: 2 * .pi)) < 1e-6 { return false }
      // On its edge nothing is seen of it, and with its back to the front it is flat.
      let isFlat = held == .perspective || property == .rotationX || property == .rotationY
      let quarter = abs(rest.remainder(dividingBy: .pi / 2)) < 1e-6
      let isEdge = quarter && abs(rest.remainder(dividingBy: .pi)) > 1e-6
      return !(isFlat && (held == .perspective ? quarter : isEdge))
    }
  }
}
