import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds to screens that come from beyond an edge of the container, rest at that edge, and go so far beyond their rest that a wide gap opens
/// at the edge: nothing of the screen is there.
struct OpenedGap: TransitionRule {
  let checked: CheckedTransition

  /// The smallest gap that is reported, as a share of the screen's length. A smaller one is a bounce that is intended.
  private let least = 0.15

  func findings() -> [Diagnostic] {
    let screen = Subject.screen(.to)
    guard transition.top == .to, !transition.forward.isSystem else { return [] }
    let own = transition.forward.tracks.filter { $0.subject == screen && $0.property.movesFrame }
    guard own.count == 1, let track = own.first, track.property.setsPlace,
      let over = track.curve.reach(in: track.windowEnd - track.windowStart)?.over, over > 0,
      let layouts = checked.layouts(
        knowing: [track.start, track.end]
          + transition.placements.filter { $0.subject == screen }.map(\.value)),
      // A view behind the screen may be there for this.
      !checked.cover.isContainerBacked,
      let gap = gap(over, layouts[0]), layouts.allSatisfy({ self.gap(over, $0) != nil })
    else { return [] }
    let points = NumberText.text((gap / 5).rounded() * 5) + "pt"
    return [
      Diagnostic(
        .overshoots, at: track.location.range,
        [
          .text(NumberText.text((over * 100).rounded()) + "%"),
          .text("\(transition.to.name).\(track.property.rawValue)"), .text("its rest without a gap"),
        ],
        notes: [
          "about \(points) at the edge from which `\(transition.to.name)` comes are then empty; a damping ratio of 0.8 or more hardly overshoots"
        ])
    ]
  }

  /// The gap between the screen and the edge from which it comes, and at which it rests, as it goes beyond; nil where that is narrow.
  private func gap(_ over: Double, _ layout: RestingLayout) -> Double? {
    let (start, rest) = (layout.edge(of: .forward), layout.rest(at: .to))
    let (first, last) = (start.seenFrame(of: .screen(.to)), rest.seenFrame(of: .screen(.to)))
    let container = rest.frame(of: .container)
    let edges = [
      (first.x - last.x, first.x >= container.width, last.right - container.width, last.width),
      (last.x - first.x, first.right <= 0, last.x, last.width),
      (first.y - last.y, first.y >= container.height, last.bottom - container.height, last.height),
      (last.y - first.y, first.bottom <= 0, last.y, last.height),
    ]
    for (way, isBeyond, distance, length) in edges where isBeyond && abs(distance) < 1 {
      return over * way >= least * length ? over * way : nil
    }
    return nil
  }
}
