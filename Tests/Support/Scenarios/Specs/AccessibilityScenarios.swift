@_spi(Simulator) import UIKit

/// What VoiceOver finds while something covers the screen, and how its user leaves it.
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
      world.home.sideMenuPresent()
      world.settle()
      Report.check("nothing beside it is read", world.menu.view.superview?.accessibilityViewIsModal == true)
      Report.check("escapes", Simulator.performEscape(from: world.menu.view))
      world.settle()
      world.checkHome(completed: [true, true], "escaped")
    },
    .of("mini-player", "VoiceOver", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      Report.check("nothing beside it is read", world.player.view.superview?.accessibilityViewIsModal == true)
      Report.check("escapes", Simulator.performEscape(from: world.player.view))
      world.settle()
      world.checkHome(completed: [true, true], "escaped")
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
