@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// From screens that are children of custom containers in which another screen of the same class comes first.
extension Scenario {
  static let embedded: [Scenario] = [
    .of("mini-player", "a home that is a child", { MiniPlayerWorld(isEmbedded: true) }) { world in
      world.showAndSettle()
      world.checkPlayer(completed: [true], "presented")
      Report.near("the other home's bar", world.otherHome.bar.alpha, 1)
      world.beginAndPull(to: 200)
      Report.near("the card follows", world.cardTop, 40 + 620 * 0.25)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false], "cancelled")
      world.beginAndPull(to: 700)
      world.endPull()
      world.settle()
      world.checkHome(completed: [true, false, true], "pulled")
      world.show(animated: false)
      world.settle()
      world.checkPlayer(completed: [true, false, true], "presented without animation")
      world.hideAndSettle()
      world.checkHome(completed: [true, false, true, true], "dismissed")
    },
    .of("mini-player", "a screen behind it that is no home", MiniPlayerWorld.init) { world in
      // UIKit's presenter does not show a screen of the spec any more.
      let other = UIViewController()
      world.tabs.viewControllers = [other]
      Simulator.clock.advance(by: 0)
      other.present(world.player, animated: true)
      world.settle()
      let covers = world.tabs.view.subviews.filter { $0.backgroundColor == .black }
      Report.check("no cover is darker than it says", covers.allSatisfy { $0.alpha < 0.3 + 1e-6 })
      world.hideAndSettle()
      Report.check("nothing is left", world.tabs.presentedViewController == nil)
    },
    .of("app-store-card", "a list that is a child", { CardWorld(isEmbedded: true) }) { world in
      world.showAndSettle()
      world.checkArticle(completed: [true], "presented")
      Report.near("the other list's card", world.otherToday.card.alpha, 1)
      world.hide()
      Simulator.clock.advance(by: 0.5999)
      // The last frame comes before the end, with about 1/36 of the way left.
      Report.near("back at the card", world.articleFrame, CardWorld.card, within: 20)
      world.settle()
      world.checkToday(completed: [true, true], "dismissed")
    },
    .of("zoom-modal", "an album that is a child", { ZoomModalWorld(isEmbedded: true) }) { world in
      world.showAndSettle()
      world.checkPhoto(completed: [true], "presented")
      world.hideAndSettle()
      world.checkAlbum(completed: [true, true], "dismissed")
    },
    .of("pinch-photo", "an album that is a child", { PinchPhotoWorld(isEmbedded: true) }) { world in
      world.showAndSettle()
      world.checkPhoto(completed: [true], "presented")
      world.beginAndPinch(to: 0.8)
      Report.near("the other album's cell", world.otherAlbum.cell.alpha, 1)
      Report.near("the album's own cell", world.album.cell.alpha, 0)
      world.pinch?.end(velocity: 0)
      world.settle()
      world.checkPhoto(completed: [true, false], "cancelled")
      world.beginAndPinch(to: 0.2)
      world.pinch?.end(velocity: 0)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, false, true], "pinched")
      world.transition.adopt(world.photo)
      world.show(animated: false)
      world.settle()
      world.hideAndSettle()
      world.checkAlbum(completed: [true, false, true, true], "dismissed")
    },
  ]
}
