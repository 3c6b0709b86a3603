@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// The elements that VoiceOver finds while something covers the screen, and how its user leaves the screen.
extension Scenario {
  static let accessibility: [Scenario] = [
    .of("half-sheet", "VoiceOver", HalfSheetWorld.init) { world in
      world.showAndSettle()
      Report.check("nothing beside it is read", world.sheet.view.superview?.accessibilityViewIsModal == true)
      Report.equal("its button has a name", world.close?.accessibilityLabel, "Close")
      Report.check("escapes", Simulator.performEscape(from: world.sheet.view))
      world.settle()
      world.checkHost(completed: [true, true], "escaped")
      Report.check("nothing to escape from", !Simulator.performEscape(from: world.host.view))
    },
    .of("side-menu", "VoiceOver", SideMenuWorld.init) { world in
      world.home.transition.closeLabel = "Close the menu"
      world.home.sideMenuPresent()
      world.settle()
      let elements = Simulator.elements(in: world.window)
      Report.equal("one element leads out", elements.map(\.accessibilityLabel), ["Close the menu"])
      Report.equal("which is a button", elements.map(\.accessibilityTraits), [.button])
      if let element = elements.first {
        Finger(in: world.window).tap(at: element.convert(CGPoint(x: 20, y: 300), to: nil))
      }
      world.settle()
      world.checkHome(completed: [true, true], "closed by it")
      world.home.sideMenuPresent()
      world.settle()
      Report.check("nothing beside it is read", world.menu.view.superview?.accessibilityViewIsModal == true)
      Report.check("escapes", Simulator.performEscape(from: world.menu.view))
      world.settle()
      world.checkHome(completed: [true, true, true, true], "escaped")
    },
    .of("side-menu", "VoiceOver, and a menu that may not go", SideMenuWorld.init) { world in
      world.home.sideMenuPresent()
      Report.check("not while it comes", !Simulator.performEscape(from: world.menu.view))
      world.settle()
      world.menu.isModalInPresentation = true
      Report.check("understood", Simulator.performEscape(from: world.menu.view))
      world.settle()
      Report.check("but not one that must be answered", world.menu.presentingViewController != nil)
      world.menu.isModalInPresentation = false
      let alert = UIViewController()
      world.menu.present(alert, animated: false)
      world.settle()
      Report.check("not below what it presents", !Simulator.performEscape(from: world.menu.view))
      alert.dismiss(animated: false)
      world.settle()
      Report.check("it is the menu that is left", world.menu.presentingViewController != nil)
      Report.check("escapes", Simulator.performEscape(from: world.menu.view))
      Report.check("once", !Simulator.performEscape(from: world.menu.view))
      world.settle()
      world.checkHome(completed: [true, true], "escaped")
    },
    .of("zoom-modal", "VoiceOver, and an app with an answer of its own", ZoomModalWorld.init) { world in
      let photo = Photo()
      photo.accessibilityPerformEscapeBlock = { true }
      world.zoom.adopt(photo)
      world.album.present(photo, animated: true)
      world.settle()
      Report.check("escapes", Simulator.performEscape(from: photo.view))
      world.settle()
      Report.check("as the app wants", photo.presentingViewController != nil)
    },
    .of("story-cube", "VoiceOver", StoryCubeWorld.init) { world in
      @MainActor func posted() -> [String] {
        Simulator.recorder.events.compactMap { _, event in
          if case .posted(let name, let argument) = event { "\(name) \(argument)" } else { nil }
        }
      }
      world.show(0)
      let before = posted().count
      world.cube.forward(to: world.stories[1])
      world.settle()
      Report.equal("the next story is read", posted().dropFirst(before).count, 1)
      Report.check("as a new screen", posted().last?.hasPrefix("screenChanged") == true)
    },
    .of("mini-player", "VoiceOver", MiniPlayerWorld.init) { world in
      let escape = world.player.accessibilityPerformEscapeBlock
      Report.equal("not out of what is not up", escape?(), false)
      world.showAndSettle()
      world.player.isModalInPresentation = true
      Report.check("understood", Simulator.performEscape(from: world.player.view))
      world.settle()
      Report.check("but not out of what must be answered", world.player.presentingViewController != nil)
      world.player.isModalInPresentation = false
      Report.check("nothing beside it is read", world.player.view.superview?.accessibilityViewIsModal == true)
      Report.check("escapes", Simulator.performEscape(from: world.player.view))
      world.settle()
      world.checkHome(completed: [true, true], "escaped")
    },
    .of("pinch-photo", "VoiceOver", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      let escape = world.photo.accessibilityPerformEscapeBlock
      world.photo.isModalInPresentation = true
      Report.equal("understood", escape?(), true)
      world.settle()
      Report.check("but not out of what must be answered", world.photo.presentingViewController != nil)
      world.photo.isModalInPresentation = false
      Report.equal("escapes", escape?(), true)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true], "escaped")
      Report.equal("not out of what is not up", escape?(), false)
    },
    .of("zoom-modal", "VoiceOver", ZoomModalWorld.init) { world in
      world.show()
      world.settle()
      Report.check("escapes", Simulator.performEscape(from: world.photo.view))
      world.settle()
      world.checkAlbum(completed: [true, true], "escaped")
    },
  ]
}
