@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A shelf, and a player that is presented over it. The badge of the player lies in a view that is drawn at half its size.
@MainActor final class BouncesWorld: SpecWorld {
  final class Shelf: UIViewController, BouncesShelf {
    let cover = UIImageView(frame: CGRect(x: 40, y: 600, width: 100, height: 100))
    /// The cover that the app hands over.
    var bouncesCover: UIImageView?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "shelf.view"
      cover.simulatedName = "cover"
      cover.image = UIImage(simulatedSize: CGSize(width: 100, height: 100))
      view.addSubview(cover)
      bouncesCover = cover
    }
  }

  final class Player: UIViewController, BouncesPlayer {
    let art = UIImageView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let bouncesBadge = UIView(frame: CGRect(x: 400, y: 600, width: 60, height: 40))
    var bouncesArt: UIImageView? { art }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "player.view"
      art.simulatedName = "art"
      half.simulatedName = "half"
      bouncesBadge.simulatedName = "badge"
      half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.addSubview(art)
      view.addSubview(half)
      half.addSubview(bouncesBadge)
    }
  }

  let shelf = Shelf()
  let player = Player()
  let transition = BouncesTransition()

  init() {
    player.loadViewIfNeeded()
    super.init(root: shelf, trees: [player.view])
    transition.adopt(player)
  }

  /// The picture in flight.
  var picture: UIView? {
    player.view.superview?.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  func show() {
    shelf.present(player, animated: true)
    Simulator.clock.advance(by: 0)
  }

  func hide() { player.dismiss(animated: true) }

  /// Samples the places of everything that moves, 60 times a second for a duration.
  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { time in
      let place = picture?.presentedCenter ?? CGPoint(x: CGFloat.nan, y: .nan)
      Report.sample("cover.centerX \(way)", at: time, place.x)
      Report.sample("cover.centerY \(way)", at: time, place.y)
      let badge = player.bouncesBadge.presentedFrameInWindow
      Report.sample("player.badge.centerX \(way)", at: time, badge.midX)
      Report.sample("player.badge.centerY \(way)", at: time, badge.midY)
    }
  }

  func checkShelf(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", shelf.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }

  func checkPlayer(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the player is presented", shelf.presentedViewController === player)
    var expected = atRest
    let parent = player.view.superview.map { ObjectIdentifier($0) }
    expected.expect(shelf.view) { $0.parent = nil }
    expected.expect(player.view) { $0.parent = parent }
    let differences = HierarchyState(of: [player.view]).differences(from: expected)
      .filter { !$0.hasSuffix(" is gone") }
    Report.check("\(moment): player", differences.isEmpty, differences.joined(separator: "; "))
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
  }
}
