@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// Links of a chain: each may present the next one.
@MainActor final class ChainWorld: SpecWorld {
  final class Link: UIViewController, ChainLink {
    let chainMark = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(chainMark)
    }
  }

  let links = [Link(), Link()]
  let transition = ChainTransition()

  init() {
    for link in links { link.loadViewIfNeeded() }
    super.init(root: links[0], trees: links.map { $0.view })
    transition.adopt(links[1])
  }
}

extension Scenario {
  static let appChain: [Scenario] = [
    .of("chain", "the presentation controller is read before it is presented", ChainWorld.init) { world in
      let keeper = DismissalKeeper()
      world.links[1].presentationController?.delegate = keeper
      world.links[0].present(world.links[1], animated: true)
      world.settle()
      Report.near("the first one's mark", world.links[0].chainMark.alpha, 0.2)
      Report.near("the second one's mark", world.links[1].chainMark.alpha, 1)
      Report.near("the first steps back", world.links[0].view.transform.a, 0.9)
      world.links[1].dismiss(animated: true)
      world.settle()
      for link in world.links { Report.near("in the end", link.chainMark.alpha, 1) }
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
