@_spi(Simulator) import UIKit

/// Views that an app has laid out with constraints inside the screens. They move with the screens, and keep the places that the
/// app wants.
extension Scenario {
  static let constrained: [Scenario] = [
    .of("mini-player", "what is inside the home goes with it", MiniPlayerWorld.init) { world in
      let inside = UIView(pinnedIn: world.home.view)
      world.takeRest()
      world.show()
      inside.follows(world.tabs.view, for: 0.5, "away")
      world.settle()
      world.checkPlayer(completed: [true], "presented")
      world.hide()
      inside.follows(world.tabs.view, for: 0.5, "back")
      world.settle()
      world.checkHome(completed: [true, true])
    },
    .of("app-store-card", "what is inside the article goes with it", CardWorld.init) { world in
      let inside = UIView(pinnedIn: world.article.view)
      world.showAndSettle()
      world.hide()
      inside.follows(world.article.view, for: 0.6, "back")
      world.settle()
      world.show()
      inside.follows(world.article.view, for: 0.7, "there")
      world.settle()
      world.beginAndPull(to: 120)
      inside.follows(world.article.view, for: 0.6, "pulled")
      world.settle()
      Report.check("gone", world.today.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
    .of("mini-player", "a card that the player lays out while it goes", MiniPlayerWorld.init) { world in
      let card = world.player.card
      pin(card, in: world.player.view, top: 40, height: 760)
      world.showAndSettle()
      world.hide()
      Simulator.clock.advance(by: 0.25)
      let top = world.cardTop
      world.player.view.setNeedsLayout()
      world.player.view.layoutIfNeeded()
      Report.near("layout moves nothing", world.cardTop, top)
      world.settle()
      Report.equal("left as it was", card.transform, .identity)
      world.showAndSettle()
      world.player.view.layoutIfNeeded()
      Report.near("where the player wants it", world.cardTop, 40)
      Report.equal("by nothing else", card.transform, .identity)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
    .of("zoom-modal", "a button that the photo lays out", ZoomModalWorld.init) { world in
      let close = world.photo.close
      pin(close, in: world.photo.view, top: 67, height: 44)
      world.photo.view.layoutIfNeeded()
      Report.near("where the photo wants it", close.presentedFrame.minY, 67)
      world.show()
      Simulator.clock.advance(by: 0.6)
      Report.near("out of sight", close.presentedFrame.minY, -100)
      world.photo.view.setNeedsLayout()
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.near("layout does not bring it back", close.presentedFrame.minY, -100)
      world.settle()
      Report.near("back where the photo wants it", close.presentedFrame.minY, 67)
      world.photo.view.setNeedsLayout()
      world.settle()
      Report.near("and it stays there", close.presentedFrame.minY, 67)
      Report.equal("by nothing else", close.transform, .identity)
      world.hideAndSettle()
      Report.near("afterwards too", close.presentedFrame.minY, 67)
      Simulator.reducesMotion = true
      world.showAndSettle()
      Report.near("in a crossfade too", close.presentedFrame.minY, 67)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static func pin(_ view: UIView, in outer: UIView, top: CGFloat, height: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.widthAnchor.constraint(equalTo: outer.widthAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: top),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

extension UIView {
  /// A view with constraints that keep it 20 pt away from the edges of its superview.
  fileprivate convenience init(pinnedIn outer: UIView) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -20),
    ])
    outer.layoutIfNeeded()
  }

  /// Checks in every frame of a direction that the view is as large as a screen lets it be.
  fileprivate func follows(_ screen: UIView, for duration: Double, _ way: String) {
    let start = Simulator.clock.now
    Simulator.clock.advance(by: VirtualClock.frame / 2)
    while Simulator.clock.now < start + duration {
      let (size, whole) = (presentedBounds.size, screen.presentedBounds.size)
      Report.near("\(way): width inside", size.width, whole.width - 40, within: 0.5)
      Report.near("\(way): height inside", size.height, whole.height - 40, within: 0.5)
      Simulator.clock.advance(by: VirtualClock.frame)
    }
  }
}
