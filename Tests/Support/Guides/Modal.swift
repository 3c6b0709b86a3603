@_spi(Simulator) import UIKit

/// The wall, and the poster that can be presented over it.
@MainActor private final class World: SpecWorld {
  let root: UIViewController
  let wall: WallController

  /// - Parameter isContained: Whether the app is in a container that the transition does not know.
  init?(isContained: Bool) {
    let navigation = makeRoot()
    guard let wall = navigation.children.first as? WallController else { return nil }
    self.wall = wall
    root = isContained ? UIViewController() : navigation
    if isContained {
      // Another wall, which is not visible.
      root.addChild(makeRoot())
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
    }
    super.init(root: root, trees: [wall.view])
  }

  var poster: PosterController? { root.presentedViewController as? PosterController }

  func show() {
    wall.tiles.last?.sendActions(for: .touchUpInside)
    settle()
  }

  func hide() {
    poster?.close.sendActions(for: .touchUpInside)
    Simulator.clock.advance(by: 0.1)
    Report.equal("a picture flies back to the tile", wall.tiles.last?.picture.alpha, 0)
    settle()
  }

  func checkPoster(completed: [Bool], _ moment: String) {
    checkShown(poster, moment)
    Report.check("\(moment): the wall is out", wall.view.window == nil)
    Report.equal("\(moment): pictures", wall.tiles.map(\.picture.alpha), [1, 1])
    Report.equal("\(moment): the poster's views", [poster?.picture.alpha, poster?.close.alpha], [1, 1])
    Report.equal("\(moment): container", poster?.view.superview?.subviews.count, 1)
    checkQuiet(completed: completed, moment)
  }

  func checkWall(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", root.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }
}

@main struct Main {
  @MainActor private static func course(
    _ name: String, isContained: Bool = false, _ body: @MainActor (World) -> Void
  ) {
    GuideRun.course(name) {
      if let world = World(isContained: isContained) { body(world) } else { Report.check("the root", false) }
    }
  }

  @MainActor private static func thereAndBack(_ world: World) {
    for round in 1...2 {
      let done = Array(repeating: true, count: 2 * round - 1)
      world.show()
      world.checkPoster(completed: done, "poster \(round)")
      world.hide()
      world.checkWall(completed: done + [true], "wall \(round)")
    }
  }

  @MainActor static func main() {
    course("present and dismiss") { thereAndBack($0) }
    course("in a container of the app's own", isContained: true) { thereAndBack($0) }
    course("the tile is gone") { world in
      world.show()
      world.wall.tiles.last?.removeFromSuperview()
      if let poster = world.poster { Simulator.performEscape(from: poster.view) }
      world.settle()
      world.checkShown(world.wall, "wall")
      world.checkQuiet(completed: [true, true], "wall")
    }
  }
}
