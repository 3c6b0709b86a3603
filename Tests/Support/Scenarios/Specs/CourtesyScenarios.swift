@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// What a transition leaves to the app: the answer to VoiceOver's escape, the presentation style, and views that the app has
/// added to the container.
extension Scenario {
  static let courtesies: [Scenario] = [
    .of("half-sheet", "VoiceOver, where there is nothing to leave", HalfSheetWorld.init) { world in
      let other = UIViewController()
      checkEscape(world, world.sheet, from: world.host, orAnother: other) { world.transition.adopt(other) }
    },
    .of("side-menu", "VoiceOver, where there is nothing to leave", SideMenuWorld.init) { world in
      let (menu, other) = (world.menu, UIViewController())
      world.home.transition.adopt(menu)
      checkEscape(world, menu, from: world.home, orAnother: other) { world.home.transition.adopt(other) }
    },
    .of("map-sheet", "VoiceOver, where there is nothing to leave", MapSheetWorld.init) { world in
      let other = MapSheetWorld.Sheet()
      checkEscape(world, world.sheet, from: world.map, orAnother: other) { world.transition.adopt(other) }
    },
    .of("container-transform", "VoiceOver, where there is nothing to leave", SurfaceWorld.init) { world in
      let other = SurfaceWorld.Page()
      checkEscape(world, world.page, from: world.list, orAnother: other) { world.transition.adopt(other) }
    },
    .of("zoom-modal", "VoiceOver, where there is nothing to leave", ZoomModalWorld.init) { world in
      let other = Photo()
      checkEscape(world, world.photo, from: world.album, orAnother: other) { world.zoom.adopt(other) }
    },

    .of("half-sheet", "in the app's own style, and below its note", HalfSheetWorld.init) { world in
      checkOwnStyle(world, world.sheet, from: world.host)
      checkNote(world, world.sheet, from: world.host) { world.transition.adopt(world.sheet) }
    },
    .of("side-menu", "in the app's own style, and below its note", SideMenuWorld.init) { world in
      world.home.transition.adopt(world.menu)
      checkOwnStyle(world, world.menu, from: world.home)
      checkNote(world, world.menu, from: world.home) { world.home.transition.adopt(world.menu) }
    },
    .of("map-sheet", "in the app's own style, and below its note", MapSheetWorld.init) { world in
      checkOwnStyle(world, world.sheet, from: world.map)
      checkNote(world, world.sheet, from: world.map) { world.transition.adopt(world.sheet) }
    },
    .of("container-transform", "in the app's own style, and below its note", SurfaceWorld.init) { world in
      checkOwnStyle(world, world.page, from: world.list)
      checkNote(world, world.page, from: world.list) { world.transition.adopt(world.page) }
    },
    .of("app-store-card", "presented in the app's own style", CardWorld.init) { world in
      checkOwnStyle(world, world.article, from: world.today)
    },
    .of("mini-player", "presented in the app's own style", MiniPlayerWorld.init) { world in
      checkOwnStyle(world, world.player, from: world.home)
    },
  ]

  /// Checks that VoiceOver's escape only leaves a presented screen at rest. An answer that the app gives itself is kept.
  private static func checkEscape(
    _ world: SpecWorld, _ presented: UIViewController, from presenter: UIViewController,
    orAnother other: UIViewController, adopt: () -> Void
  ) {
    let escapes = { Simulator.performEscape(from: presented.view) }
    Report.equal("not out of what is not up", presented.accessibilityPerformEscapeBlock?(), false)
    presenter.present(presented, animated: true)
    Simulator.clock.advance(by: 0.05)
    Report.check("not while it comes", !escapes())
    world.settle()
    presented.isModalInPresentation = true
    Report.check("understood", escapes())
    world.settle()
    Report.check("but not out of what must be answered", presented.presentingViewController != nil)
    presented.isModalInPresentation = false
    presented.present(UIViewController(), animated: false)
    world.settle()
    Report.check("not below what it presents", !escapes())
    presented.dismiss(animated: false)
    world.settle()
    Report.check("it is still up", presented.presentingViewController != nil)
    presented.dismiss(animated: true)
    Simulator.clock.advance(by: 0.05)
    Report.check("not while it goes", !escapes())
    world.settle()
    other.accessibilityPerformEscapeBlock = { true }
    adopt()
    presenter.present(other, animated: true)
    world.settle()
    Report.check("the app's own answer", Simulator.performEscape(from: other.view))
    world.settle()
    Report.check("is its own", other.presentingViewController != nil)
  }

  /// Checks that a screen that is presented in another style of the app is on screen as long as it is presented.
  private static func checkOwnStyle(
    _ world: SpecWorld, _ presented: UIViewController, from presenter: UIViewController
  ) {
    presented.modalPresentationStyle = .overFullScreen
    presenter.present(presented, animated: true)
    world.settle()
    Report.check("on screen", presented.view.window === world.window)
    presented.dismiss(animated: true)
    world.settle()
    Report.check("and off", presented.view.window == nil)
    Report.equal("by the transition", Simulator.recorder.completions.first, true)
    Report.equal("violations", Simulator.recorder.violations, [])
  }

  /// Checks that a view that the app has added over the presented screen stays over it on the way back.
  private static func checkNote(
    _ world: SpecWorld, _ presented: UIViewController, from presenter: UIViewController, adopt: () -> Void
  ) {
    adopt()
    presenter.present(presented, animated: true)
    world.settle()
    let note = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
    presented.view.superview?.addSubview(note)
    presented.dismiss(animated: true)
    Simulator.clock.advance(by: 0.1)
    let views = presented.view.superview?.subviews ?? []
    let (below, above) = (views.firstIndex(of: presented.view) ?? .max, views.firstIndex(of: note) ?? -1)
    Report.check("the note is above", below < above, "\(views)")
    world.settle()
    Report.equal("violations", Simulator.recorder.violations, [])
  }
}
