@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Settings of an app for the looks of its screens, and the time at which its views are loaded.
extension Scenario {
  static let appearance: [Scenario] = [
    .of("mini-player", "a player that is always dark", MiniPlayerWorld.init) { world in
      world.player.view.overrideUserInterfaceStyle = .dark
      world.player.card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      world.showAndSettle()
      world.beginAndPull(to: 640)
      // A fifth of the way from black to the colour of the bar.
      for (part, expected) in zip(world.cardColor, [0.04, 0.08, 0.12, 1]) {
        Report.near("dark under the finger", part, CGFloat(expected), within: 1e-6)
      }
      world.endPull()
      world.settle()
      Report.check("gone", world.tabs.presentedViewController == nil)
    },
    .of("mini-player", "the status bar is the player's", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      Report.check("while it is up", Simulator.statusBarController(of: world.window) === world.player)
      world.hideAndSettle()
      Report.check("and then the home's", Simulator.statusBarController(of: world.window) === world.tabs)
    },
    .of("half-sheet", "the status bar is the host's", HalfSheetWorld.init) { world in
      let host = Simulator.statusBarController(of: world.window)
      world.showAndSettle()
      Report.check("still", Simulator.statusBarController(of: world.window) === host)
      Report.check("not the sheet's", host !== world.sheet)
    },
    .of("pinch-photo", "a photo is loaded when it is presented", PinchPhotoWorld.init) { world in
      let photo = Photo()
      world.transition.adopt(photo)
      Report.check("not before", !photo.isViewLoaded)
      world.album.present(photo, animated: true)
      world.settle()
      Report.equal("with its gesture", photo.view.gestureRecognizers?.count ?? 0, 1)
      photo.dismiss(animated: true)
      world.settle()
      Report.equal("which goes with it", photo.view.gestureRecognizers?.count ?? 0, 0)
    },
  ]
}
