import TransitionDiagnostics
import TransitionPlan

/// Finds a from screen above the to screen that tracks leave visible: UIKit removes it when `forward` has ended, so it disappears in one
/// frame, and appears so when `backward` begins. In an `overlay` it stays.
enum LeavesSeen {
  /// The visible share of the container from which on a finding is reported.
  private static let share = 0.25
  private static let screen = Subject.screen(.from)

  static func findings(_ layouts: RestingLayouts) -> [Diagnostic] {
    let (transition, expressions) = (layouts.plan.transitions[layouts.index], layouts.plan.expressions)
    let tracks = transition.forward.tracks
    guard transition.style != .overlay, transition.top == .from, !transition.forward.isSystem,
      let order = transition.orderLocation,
      let track = tracks.first(where: { $0.subject == screen && moves($0.property) })
        ?? tracks.first(where: { $0.subject == screen }),
      // Its view may be transparent, and its views may fade.
      !tracks.contains(where: { if case .provided(.from, _) = $0.subject { true } else { false } }),
      tracks.allSatisfy({ $0.subject != screen || KnownRests.isKnown($0, transition, expressions) }),
      layouts.all.allSatisfy({ isSeen($0.rest(at: .to)) })
    else { return [] }
    return [
      Diagnostic(
        .restNotFound, at: track.location.range,
        [
          .text(transition.from.name), .text("not visible"), .text("that it is visible"),
          .text("the to screen rests"),
        ],
        labels: [DiagnosticLabel(order.range, "it is above `\(transition.to.name)` here")],
        notes: [
          "it disappears in one frame when `forward` ends: let it end beyond an edge, for example at `-container.width`, or at an `alpha` of 0"
        ])
    ]
  }

  /// Whether a property may take the screen out of sight.
  private static func moves(_ property: Property) -> Bool {
    switch property {
    case .alpha, .translation, .scale, .scaleX, .scaleY, .rotationX, .rotationY: true
    default: property.isOfFrame
    }
  }

  private static func isSeen(_ rest: Scene) -> Bool {
    func number(_ property: Property) -> Double { rest.value(of: screen, property).number }
    guard number(.alpha) >= 0.5, case .vector(let way) = rest.value(of: screen, .translation) else {
      return false
    }
    let (frame, container) = (rest.frame(of: screen), rest.frame(of: .container))
    // A turned screen is narrower, and edge on it is invisible. Between them this is near enough.
    func turned(_ property: Property) -> Double {
      1 - abs(number(property).remainder(dividingBy: 2 * .pi)) / (.pi / 2)
    }
    let across = number(.scale) * number(.scaleX) * turned(.rotationY)
    let along = number(.scale) * number(.scaleY) * turned(.rotationX)
    let (width, height) = (frame.width * abs(across), frame.height * abs(along))
    let seen = Rect(
      x: frame.x + frame.width / 2 + way.x - width / 2, y: frame.y + frame.height / 2 + way.y - height / 2,
      width: width, height: height)
    return Overflow(seen, in: container).inside >= share * container.width * container.height
  }
}
