@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `mini-player.transition`: a home in a tab bar controller whose bar grows into a player.
@MainActor final class MiniPlayerApp: PresentingApp {
  override class var spec: String { "mini-player" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { MiniPlayerApp(in: surroundings) }

  private let home = MiniPlayerWorld.Home()
  private let player = MiniPlayerWorld.Player()
  private let transition = MiniPlayerTransition()
  private let tabs = UITabBarController()
  /// Shows the artwork after the first artwork view has been reused.
  private let spare = UIImageView(frame: CGRect(x: 80, y: 6, width: 48, height: 48))

  init(in surroundings: Surroundings) {
    tabs.viewControllers = [home]
    super.init(from: home, to: player, in: surroundings, takesPresenterOut: false, root: tabs)
    transition.adopt(player)
    spare.image = home.artwork.image
    home.bar.addSubview(spare)
    surroundings.surround(home.bar)
    surroundings.surround(player.card)
  }

  override func length(to side: Side) -> Double { 0.5 }

  override var fingers: [SpecFinger] {
    [
      .pan(
        to: .from, settles: (finish: 0.3, cancel: 0.3),
        { [player] in player.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
        },
        from: { CGPoint(x: 200, y: 100) }, way: { [window] in CGPoint(x: 0, y: window.bounds.height) },
        // The place of the finger a quarter of a second later decides.
        speed: (finish: 3, cancel: -5), finishes: { $1 == .finish })
    ]
  }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { player.current = isThere ? player.artwork : nil }

  override func setCell(isRecycled: Bool) { home.show(isRecycled ? spare : home.artwork) }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(player.view) { $0.recognizerCount += 1 }
    expected.expect(home.bar) { $0.alpha = 0 }
    expected.expect(player.card) { $0.clips = true }
    // The motion `stepBack` scales the home.
    if !isReduced {
      let scale = 1 - 30 / (container?.bounds.width ?? 1)
      expected.expect(tabs.view) { state in
        state.transform = CGAffineTransform(scaleX: scale, y: scale)
        state.transform3D = CATransform3DMakeScale(scale, scale, 1)
        state.cornerRadius = 10
        state.clips = true
      }
      moveBar(&expected)
    }
    guard let cover else { return }
    let dim = UIView(frame: CGRect(origin: .zero, size: size))
    dim.backgroundColor = .black
    dim.alpha = 0.3
    dim.isUserInteractionEnabled = false
    expected.expectNew(cover, like: dim) { state in
      state.parent = ObjectIdentifier(self.tabs.view)
      state.index = self.tabs.view.subviews.count - 1
    }
  }

  /// Expects the bar out of sight.
  private func moveBar(_ expected: inout HierarchyState) {
    let height = MiniPlayerWorld.barHeight
    expected.expect(tabs.tabBar) { state in
      // A bar that is placed by its frame may be back after a layout that UIKit does not report (Documentation/limits.md).
      let back = CGPoint(x: size.width / 2, y: size.height - height * 1.5)
      if Simulator.conduct.barsArePlacedByTheirFrame, self.tabs.tabBar.center == back { state.center = back }
      state.transform = CGAffineTransform(translationX: 0, y: height)
      state.transform3D = CATransform3DMakeTranslation(0, height, 0)
    }
  }

  private var cover: UIView? { tabs.view.subviews.last { $0 !== home.view && $0 !== tabs.tabBar } }

  override var objects: [(name: String, object: ShownObject)] {
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    return (picture.map { [(name: "cover", object: ShownObject($0))] } ?? []) + [
      ("home", ShownObject(tabs.view, dim: cover)), ("player", ShownObject(player.view)),
      ("home.bar", ShownObject(home.bar)), ("home.artwork", ShownObject(home.artwork)),
      ("player.card", ShownObject(player.card, isMovedByTransform: true)),
      ("player.artwork", ShownObject(player.artwork)),
      ("tabBar", ShownObject(tabs.tabBar)),
    ]
  }

  override var sample: [String] {
    [
      "home.bar.background = #336699", "player.card.background = #FFFFFF", "player.card.cornerRadius = 10pt",
    ]
  }
}
