@_spi(Simulator) import UIKit

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("from Objective-C") {
      let wall = LegacyWallController()
      let tile = UIImageView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
      wall.view.addSubview(tile)
      wall.currentTile = tile
      let poster = LegacyPosterController()
      poster.picture.frame = poster.view.bounds
      poster.view.addSubview(poster.picture)
      let transition = ShowPosterTransition()
      let world = SpecWorld(root: wall, trees: [poster.view])
      transition.adopt(fromObjectiveC: poster)
      wall.present(poster, animated: true)
      world.settle()
      world.checkShown(poster, "poster")
      world.checkQuiet(completed: [true], "poster")
      poster.dismiss(animated: true)
      world.settle()
      world.checkShown(wall, "wall")
      world.checkQuiet(completed: [true, true], "wall")
    }
  }
}
