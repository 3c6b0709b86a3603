import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a value that is given back when a run ends, while its view rests in a way that shows it: the view jumps then. Such are the
/// perspective and the anchor of a turned view, the colour of a border and the shape of a shadow.
enum EndingHolds {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let holds = transition.obligations.filter { hold in
      guard hold.isOfRun, case .held(let subject, let property, _) = hold.kind else { return false }
      let isSeen = subject.side == .to || subject.side == .from && transition.style == .overlay
      return isSeen && !showing(property).isEmpty
    }
    if holds.isEmpty { return [] }
    let isFull = RestingPlaces.surely(at: .to, [.screen(.to)], transition, expressions) { rest in
      let (own, container) = (rest.transformedFrame(of: .screen(.to)), rest.frame(of: .container))
      return own.x <= 0 && own.y <= 0 && own.right >= container.width && own.bottom >= container.height
    }
    let tracks = transition.forward.tracks
    let ends = RestAgreement.Ends.of(tracks)
    return holds.compactMap { hold in
      guard case .held(let subject, let property, _) = hold.kind,
        !(isFull && isOutOfSight(subject, property, transition))
      else { return nil }
      let track = showing(property).lazy.compactMap { other -> Track? in
        guard let last = ends[PropertyKey(subject, other)]?.last,
          let rest = expressions.constant(tracks[last].end), isSeen(rest, other, with: property)
        else { return nil }
        return tracks[last]
      }.first
      guard let track else { return nil }
      let name = transition.name(of: subject)
      return Diagnostic(
        .restNotFound, at: track.location.range,
        [
          .text(name + "." + property.rawValue), .text("given back"),
          .text("that it is seen afterwards"), .text("the run ends"),
        ],
        labels: [DiagnosticLabel(hold.location.range, "this ends with each run")],
        notes: ["`\(name)` jumps when the run ends; hold it `while \(transition.to.name)`"],
        fixIts: hold.acquire == .runStart
          ? [
            FixIt(
              "add `while \(transition.to.name)`",
              [TextEdit(ByteRange(at: hold.location.range.end), " while \(transition.to.name)")],
              applicability: .needsReview)
          ] : [])
    }
  }

  /// Whether nobody sees a property while the to screen fills the container: the shadow of that is outside, and the from screen behind it.
  private static func isOutOfSight(_ subject: Subject, _ property: Property, _ transition: Transition) -> Bool
  {
    if subject == .screen(.to) { return property == .shadowRadius || property == .shadowOffset }
    return subject.side == .from && transition.top == .to
  }

  /// The properties whose values at rest show another one.
  private static func showing(_ property: Property) -> [Property] {
    switch property {
    case .perspective: [.rotationX, .rotationY]
    case .anchor: [.rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY]
    case .borderColor: [.borderWidth]
    case .shadowRadius, .shadowOffset: [.shadowOpacity]
    default: []
    }
  }

  /// Whether a rest value shows another property. A view that shows its back is flat.
  private static func isSeen(_ rest: Double, _ property: Property, with held: Property) -> Bool {
    switch property {
    case .borderWidth, .shadowOpacity: return rest > 0
    case .scale, .scaleX, .scaleY: return rest != 1
    default:
      let circle = held == .perspective ? Double.pi : 2 * .pi
      return abs(rest.remainder(dividingBy: circle)) > 1e-6
    }
  }
}
