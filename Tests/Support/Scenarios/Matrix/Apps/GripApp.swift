@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// `Grip` of `caught.transition`: a panel over the full screen. One gesture takes over the forward direction and what settles,
/// another only what settles.
@MainActor final class GripApp: PresentingApp {
  /// The base lies in the container during the presentation, as far from its corner as from the window's before.
  override class var hasRoomAround: Bool { false }
  override class var spec: String { "grip" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { GripApp(in: surroundings) }

  private let transition = GripTransition()

  init(in surroundings: Surroundings) {
    let base = UIViewController()
    super.init(from: base, to: UIViewController(), in: surroundings, takesPresenterOut: true, root: base)
  }

  /// The transition adopts the panel before each presentation.
  override func present(animated: Bool) {
    if root.view.window != nil { transition.adopt(to) }
    super.present(animated: animated)
  }

  override func length(to side: Side) -> Double { side == .to ? 0.4 : 0.3 }

  override var fingers: [SpecFinger] {
    let pans = { @MainActor [to] in
      to.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    }
    return [
      .pan(
        to: .from, settles: (finish: 0.2, cancel: 0.2),
        { pans().first { !($0 is UIScreenEdgePanGestureRecognizer) } },
        from: { CGPoint(x: 200, y: 150) }, way: { [window] in CGPoint(x: 0, y: window.bounds.height) },
        speed: (finish: 0, cancel: 0), finishes: { share, _ in share > 0.4 }
      ).catching(.forward, .settle),
      .pan(
        to: .from, settles: (finish: 0.2, cancel: 0.2),
        { pans().lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first },
        from: { CGPoint(x: 1, y: 300) }, way: { [window] in CGPoint(x: window.bounds.width, y: 0) },
        speed: (finish: 0, cancel: 0), isFromEdge: true, finishes: { share, _ in share > 0.4 }
      ).catching(.settle),
    ]
  }

  override func needs(_ key: UITransitionContextViewKey, to side: Side) -> Bool { true }

  /// The glass exists only during a run: at rest, the panel covers everything below it.
  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(to.view) { $0.recognizerCount = 2 }
  }

  /// UIKit reports no dismissal without animation, so the panel may keep its recognizers.
  override func leave(_ expected: inout HierarchyState) {
    let count = to.view.gestureRecognizers?.count ?? 0
    expected.expect(to.view) { $0.recognizerCount = min(count, 2) }
  }

  override var seenShare: CGFloat? {
    if isReduced { return to.view.presentedAlpha }
    return container.map { 1 - to.view.presentedFrame.minY / $0.bounds.height }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("base", ShownObject(from.view)), ("panel", ShownObject(to.view))]
      + additions.filter { $0 is UIVisualEffectView }.map { (name: "glass", object: ShownObject($0)) }
  }
}
