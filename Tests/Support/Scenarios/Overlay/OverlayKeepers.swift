@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// An app that calls the transition itself, and keeps the objects that it returns longer than UIKit does.
private final class Keeper: NSObject, UIViewControllerTransitioningDelegate {
  private let transition: any UIViewControllerTransitioningDelegate
  private(set) var kept: [any UIViewControllerAnimatedTransitioning] = []

  init(of transition: any UIViewControllerTransitioningDelegate) { self.transition = transition }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    transition.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let run = transition.animationController(
      forPresented: presented, presenting: presenting, source: source)
    if let run { kept.append(run) }
    return run
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.animationController(forDismissed: dismissed)
  }
}

/// A view that reports its layouts.
private final class Probe: UIView {
  var isLaidOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    isLaidOut?()
  }
}

/// Things that apps do around the overlay specs: they keep runs, observe layouts and call the transition themselves.
extension Scenario {
  static let overlayKeepers: [Scenario] = [
    .of("half-sheet", "a run that the app keeps", HalfSheetWorld.init) { world in
      let keeper = Keeper(of: world.transition.delegate)
      world.sheet.transitioningDelegate = keeper
      world.showAndSettle()
      world.close?.sendActions(for: .touchUpInside)
      world.settle()
      Report.equal("the button works", Simulator.recorder.completions, [true, true])
      Report.equal("one is kept", keeper.kept.count, 1)
      world.sheet.transitioningDelegate = nil
    },

    .of("side-menu", "a run that the app keeps", SideMenuWorld.init) { world in
      let keeper = Keeper(of: world.home.transition.delegate)
      world.menu.modalPresentationStyle = .custom
      world.menu.transitioningDelegate = keeper
      world.home.present(world.menu, animated: true)
      world.settle()
      world.tap?.tap(at: CGPoint(x: 50, y: 300))
      world.settle()
      Report.equal("the tap works", Simulator.recorder.completions, [true, true])
      Report.equal("one is kept", keeper.kept.count, 1)
      world.menu.transitioningDelegate = nil
    },

    .of("map-sheet", "a run that the app keeps", MapSheetWorld.init) { world in
      let keeper = Keeper(of: world.transition.delegate)
      world.sheet.transitioningDelegate = keeper
      world.show(in: 1)
      Report.equal("the sheet is dragged", world.transition.state, .half)
      Report.equal("one is kept", keeper.kept.count, 1)
      world.sheet.transitioningDelegate = nil
    },

    .of("mini-player", "the home is laid out as if nothing stood", MiniPlayerWorld.init) { world in
      var seen: [CGFloat] = []
      let probe = Probe(frame: world.home.view.bounds)
      probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      world.home.view.addSubview(probe)
      world.showAndSettle()
      probe.isLaidOut = { seen.append(world.tabs.tabBar.transform.ty) }
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.settle()
      probe.isLaidOut = nil
      Report.equal("with its tab bar", seen.first, 0)
      world.hideAndSettle()
    },

    .of("mini-player", "a pull that another question takes away", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.tabs.willDismiss = {
        _ = world.transition.delegate.animationController(forDismissed: UIViewController())
      }
      world.beginAndPull(to: 700)
      world.settle()
      Report.equal("nothing follows the finger", Simulator.recorder.updates, [])
      world.tabs.willDismiss = nil
    },
  ]
}
