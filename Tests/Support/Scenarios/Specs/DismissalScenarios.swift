@_spi(Simulator) import UIKit

/// A screen stays if the app does not allow the user to dismiss it, and the app is told of the attempt.
extension Scenario {
  static let dismissals: [Scenario] = [
    .of("mini-player", "what may not be dismissed is not pulled away", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      let keeper = asks(world.player) { world.beginPull() }
      world.checkPlayer(completed: [true], "still there")
      world.beginAndPull(to: 50)
      world.pan?.cancelTouches()
      world.settle()
      Report.equal("cancelled", keeper.told, ["will"])
      world.beginAndPull(to: 300)
      world.pan?.end(velocity: CGPoint(x: 0, y: 900))
      world.settle()
      Report.equal("and not", keeper.told, ["will", "will", "did"])
      world.checkHome(completed: [true, false, true], "pulled away")
    },
    .of("pinch-photo", "what may not be dismissed is not pinched away", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      let keeper = asks(world.photo) { world.beginPinch() }
      world.checkPhoto(completed: [true], "still there")
      world.beginAndPinch(to: 0.2)
      world.pinch?.end(velocity: -1)
      world.settle()
      Report.equal("a pinch is told", keeper.told, ["will", "did"])
      world.showAndSettle()
      world.photo.presentationController?.delegate = keeper
      world.hideAndSettle()
      Report.equal("code is not", keeper.told, ["will", "did"])
      world.adopted = 0
      world.checkAlbum(completed: [true, true, true, true], "dismissed by code")
    },
    .of("side-menu", "what may not be dismissed is not tapped away", SideMenuWorld.init) { world in
      world.home.sideMenuPresent()
      world.settle()
      let keeper = asks(world.menu) {
        world.tap?.tap(at: CGPoint(x: 50, y: 300))
        return world.menu.transitionCoordinator != nil
      }
      world.checkMenu(completed: [true], "still there")
      world.tap?.tap(at: CGPoint(x: 50, y: 300))
      world.settle()
      world.checkHome(completed: [true, true], "tapped away")
      Report.equal("told", keeper.told, ["will", "did"])
    },
    .of("half-sheet", "what may not be dismissed keeps its button waiting", HalfSheetWorld.init) { world in
      world.showAndSettle()
      let keeper = asks(world.sheet) {
        world.close?.sendActions(for: .touchUpInside)
        return world.sheet.transitionCoordinator != nil
      }
      world.checkSheet(completed: [true], "still there")
      world.close?.sendActions(for: .touchUpInside)
      world.settle()
      world.checkHost(completed: [true, true], "closed")
      Report.equal("told", keeper.told, ["will", "did"])
    },
    .of("half-sheet", "VoiceOver's escape is a person's dismissal", HalfSheetWorld.init) { world in
      world.showAndSettle()
      let keeper = asks(world.sheet) {
        Report.check("understood", Simulator.performEscape(from: world.sheet.view))
        return world.sheet.transitionCoordinator != nil
      }
      Report.check("escapes", Simulator.performEscape(from: world.sheet.view))
      world.settle()
      Report.equal("told", keeper.told, ["will", "did"])
      world.checkHost(completed: [true, true])
    },
    .of("zoom-modal", "VoiceOver's escape asks whether it may", ZoomModalWorld.init) { world in
      world.show()
      world.settle()
      let keeper = asks(world.photo) {
        Report.check("understood", Simulator.performEscape(from: world.photo.view))
        return world.photo.transitionCoordinator != nil
      }
      Simulator.performEscape(from: world.photo.view)
      world.settle()
      world.checkAlbum(completed: [true, true], "escaped")
      Report.equal("told", keeper.told, ["will", "did"])
    },
    .of("side-menu", "VoiceOver's double tap on what closes it", SideMenuWorld.init) { world in
      world.home.sideMenuPresent()
      world.settle()
      let keeper = asks(world.menu) {
        for element in Simulator.elements(in: world.window) where element.accessibilityLabel == "Close" {
          Simulator.activate(element, in: world.window)
        }
        return world.menu.transitionCoordinator != nil
      }
      for element in Simulator.elements(in: world.window) { Simulator.activate(element, in: world.window) }
      world.settle()
      world.checkHome(completed: [true, true], "closed by it")
      Report.equal("told", keeper.told, ["will", "did"])
    },
  ]

  /// Checks that an attempt fails while the controller or its delegate forbids it, and that only then is the delegate told.
  private static func asks(_ presented: UIViewController, _ attempt: () -> Bool) -> DismissalKeeper {
    let keeper = DismissalKeeper()
    presented.isModalInPresentation = true
    Report.check("not without a delegate", !attempt())
    presented.presentationController?.delegate = keeper
    Report.check("not while the controller is modal", !attempt())
    Report.equal("the delegate is told", keeper.attempts, 1)
    presented.isModalInPresentation = false
    keeper.lets = false
    Report.check("not while the delegate keeps it", !attempt())
    Report.equal("and is told", keeper.attempts, 2)
    keeper.lets = true
    Report.equal("nothing has been dismissed", keeper.told, [])
    return keeper
  }

  /// An app that decides what may be dismissed, and records the calls.
  final class DismissalKeeper: NSObject, UIAdaptivePresentationControllerDelegate {
    var lets = true
    var attempts = 0
    /// The recorded calls about dismissals.
    var told: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      lets
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      attempts += 1
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      told.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      told.append("did")
    }
  }
}
