@_spi(Simulator) import UIKit

/// Performs a segue, as a storyboard does when its button is tapped.
@MainActor private func perform(_ segue: UIStoryboardSegue, in world: SpecWorld) {
  segue.source.prepare(for: segue, sender: nil)
  segue.source.present(segue.destination, animated: true)
  world.settle()
}

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("a segue") {
      let wall = WallController()
      let tile = UIImageView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
      wall.view.addSubview(tile)
      wall.tile = tile
      let poster = PosterController()
      let picture = UIImageView(frame: poster.view.bounds)
      poster.view.addSubview(picture)
      poster.picture = picture
      let world = SpecWorld(root: wall, trees: [poster.view])
      perform(UIStoryboardSegue(identifier: "poster", source: wall, destination: poster), in: world)
      world.checkShown(poster, "poster")
      world.checkQuiet(completed: [true], "poster")
      poster.dismiss(animated: true)
      world.settle()
      world.checkShown(wall, "wall")
      Report.check("nothing is presented", wall.presentedViewController == nil)
      world.checkQuiet(completed: [true, true], "wall")
    }
  }
}
