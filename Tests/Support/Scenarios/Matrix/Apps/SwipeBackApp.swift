@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `swipe-back.transition`: a list whose bar is nearly transparent, and a detail.
@MainActor final class SwipeBackApp: PushingApp {
  override class var spec: String { "swipe-back" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { SwipeBackApp(in: surroundings) }

  private let swipeBack = SwipeBackTransition()

  init(in surroundings: Surroundings) {
    super.init(from: SwipeBackWorld.List(), to: SwipeBackWorld.Detail(), in: surroundings)
    navigation.delegate = swipeBack
    navigation.navigationBar.alpha = 0.25
  }

  override func length(to side: Side) -> Double { side == .to ? 0.35 : 1 }

  override func isPlatforms(to side: Side) -> Bool { side == .to }

  override var fingers: [SpecFinger] {
    [
      .pan(
        to: .from, settles: (finish: 0.3, cancel: 0.3),
        { [to] in
          to.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
        },
        from: { [window] in CGPoint(x: Self.place(5, in: window.bounds.width), y: 150) },
        way: { [window] in CGPoint(x: Self.way(window.bounds.width), y: 0) },
        // The place of the finger a quarter of a second later decides.
        speed: (finish: 3, cancel: -5), isFromEdge: true, finishes: { $1 == .finish })
    ]
  }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(to.view) { $0.recognizerCount += 1 }
    expected.expect(navigation.navigationBar) { $0.alpha = 1 }
    for watch in navigation.watches { expected.expect(another: watch) }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [
      ("list", ShownObject(from.view)), ("detail", ShownObject(to.view)),
      ("navigationBar", ShownObject(navigation.navigationBar)),
    ]
  }

  override var sample: [String] { ["navigationBar.alpha = 0.25"] }
}
