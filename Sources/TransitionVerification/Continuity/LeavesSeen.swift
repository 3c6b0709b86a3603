import TransitionDiagnostics
import TransitionPlan

/// Finds a from screen above the to screen that tracks leave visible: UIKit removes it when `forward` has ended, so it disappears in one
/// frame, and appears so when `backward` begins. In an `overlay` it stays.
struct LeavesSeen: TransitionRule {
  let checked: CheckedTransition

  /// The visible share of the container from which on a finding is reported.
  private let share = 0.25
  private let screen = Subject.screen(.from)

  func findings() -> [Diagnostic] {
    let tracks = transition.forward.tracks
    guard transition.style != .overlay, transition.top == .from, !transition.forward.isSystem,
      let order = transition.orderLocation,
      let track = tracks.first(where: { $0.subject == screen && moves($0.property) })
        ?? tracks.first(where: { $0.subject == screen }),
      // Its view may be transparent, and its views may fade.
      !tracks.contains(where: { if case .provided(.from, _) = $0.subject { true } else { false } }),
      let layouts = checked.layouts(
        knowing: tracks.filter { $0.subject == screen }.flatMap { [$0.start, $0.end] }),
      layouts.allSatisfy({ isSeen($0.rest(at: .to)) })
    else { return [] }
    return [
      Diagnostic(
        .restNotFound, at: track.location.range,
        [
          .text(transition.from.name),
          .text("disappears suddenly, because it is visible when `forward` ends"),
        ],
        labels: [DiagnosticLabel(order.range, "it is above `\(transition.to.name)` here")],
        notes: ["let it end beyond an edge, for example at `-container.width`, or at an `alpha` of 0"])
    ]
  }

  /// Whether a property may take the screen out of sight.
  private func moves(_ property: Property) -> Bool {
    property == .alpha || property.movesFrame && property != .anchor || property == .rotationX
      || property == .rotationY
  }

  private func isSeen(_ rest: Scene) -> Bool {
    let container = rest.frame(of: .container)
    return rest.value(of: screen, .alpha).number >= 0.5
      && Overflow(rest.seenFrame(of: screen), in: container).inside
        >= share * container.width * container.height
  }
}
