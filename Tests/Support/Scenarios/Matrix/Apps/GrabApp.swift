@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// `Grab` of `caught.transition`: two tabs side by side. Either finger takes over the forward direction and what settles.
@MainActor final class GrabApp: SelectingApp {
  /// The tab bar controller, written as the comment at the top of the generated file shows.
  private final class Tabs: UITabBarController {
    let grab = GrabTransition()

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = grab
      grab.attach(to: self)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      grab.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override class var spec: String { "grab" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { GrabApp(in: surroundings) }

  init(in surroundings: Surroundings) {
    let pages = [UIViewController(), UIViewController()]
    let tabs = Tabs()
    tabs.viewControllers = Self.inOrder(pages)
    tabs.selectedViewController = pages[0]
    super.init(from: pages[0], to: pages[1], tabs: tabs, by: tabs.grab, in: surroundings)
  }

  override func length(to side: Side) -> Double { side == .to ? 0.4 : 0.3 }

  override var fingers: [SpecFinger] {
    [Side.to, .from].enumerated().map { index, side in
      finger(
        index, to: side, settles: 0.2, speed: (finish: 0, cancel: 0), finishes: { share, _ in share > 0.4 }
      ).catching(.forward, .settle)
    }
  }

  override var seenShare: CGFloat? {
    if isReduced { return to.view.presentedAlpha }
    // Measured by the center, because a view that UIKit withholds may have another size until it is shown.
    return container.map { 1.5 - to.view.presentedCenter.x / $0.bounds.width }
  }

  override var objects: [(name: String, object: ShownObject)] {
    [("before", ShownObject(from.view)), ("after", ShownObject(to.view))]
  }
}
