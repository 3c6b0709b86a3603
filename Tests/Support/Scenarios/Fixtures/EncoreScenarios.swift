@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A page with a player whose cover flies from its bar. Fingers drive both directions.
@MainActor final class EncoreWorld: FlightWorld {
  private final class Page: UIViewController, EncorePage {
    let transition = EncoreTransition()
    let encoreBar = UIView(frame: CGRect(x: 0, y: 740, width: 400, height: 60))
    let cover = UIImageView(frame: CGRect(x: 10, y: 745, width: 50, height: 50))
    var encoreCover: UIImageView? { cover }
    weak var player: Player?

    override func viewDidLoad() {
      super.viewDidLoad()
      cover.image = UIImage(simulatedSize: CGSize(width: 300, height: 300))
      view.addSubview(encoreBar)
      view.addSubview(cover)
      transition.attach(to: self)
    }

    func encorePresent() {
      guard let player else { return }
      transition.adopt(player)
      present(player, animated: true)
    }
  }

  private final class Player: UIViewController, EncorePlayer {
    let cover = UIImageView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    var encoreCover: UIImageView? { cover }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(cover)
    }
  }

  private let page = Page()

  init() {
    let player = Player()
    page.player = player
    page.loadViewIfNeeded()
    super.init(root: page, page, player)
  }

  override func present() {
    page.encorePresent()
    settle()
  }

  /// The cover in flight.
  var picture: UIView? { besides.first { $0 is UIImageView } }

  /// Moves a finger that pulls the bar up.
  func lift(by y: CGFloat) -> UIPanGestureRecognizer? {
    let pan = pan(on: page.encoreBar)
    return pull(pan, by: CGVector(dx: 0, dy: -y)) ? pan : nil
  }

  /// Moves a finger that pulls the player down.
  func lower(by y: CGFloat) -> UIPanGestureRecognizer? {
    let pan = pan(on: second.view)
    return pull(pan, by: CGVector(dx: 0, dy: y)) ? pan : nil
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("player.y \(way)", at: time, second.view.presentedFrame.minY)
    Report.sample("cover.centerX \(way)", at: time, picture?.presentedCenter.x ?? .nan)
    Report.sample("cover.centerY \(way)", at: time, picture?.presentedCenter.y ?? .nan)
    Report.sample("cover.width \(way)", at: time, picture?.presentedBounds.width ?? .nan)
  }

  func checkPage(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", first.presentedViewController == nil)
    let place = (second.view.bounds, second.view.center)
    let cover = page.player?.cover
    checkFirst(completed: completed, moment) { state in
      state.expect(second.view) { ($0.bounds, $0.center) = place }
      if let cover { state.expect(cover) { _ in } }
    }
  }

  func checkPlayer(completed: [Bool], _ moment: String) {
    Report.near("\(moment): player", second.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    Report.near("\(moment): its cover is seen", page.player?.cover.alpha ?? .nan, 1)
    Report.check("\(moment): none flies", picture == nil)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let encore: [Scenario] = [
    .of("encore", "by itself", EncoreWorld.init) { world in
      world.present()
      world.checkPlayer(completed: [true], "up")
      world.first.dismiss(animated: true)
      world.sample("backward", for: 0.35)
      world.settle()
      world.checkPage(completed: [true, true], "down")
    },

    .of("encore", "up and down by fingers, twice", EncoreWorld.init) { world in
      var completed: [Bool] = []
      for round in 1...2 {
        let up = world.lift(by: 320)
        world.sample("lifted", at: 0)
        up?.end(velocity: .zero)
        world.sample("lifted", for: 0.3)
        world.settle()
        completed.append(true)
        world.checkPlayer(completed: completed, "\(round): up")
        let down = world.lower(by: 320)
        Report.near("\(round): it follows down", world.second.view.presentedFrame.minY, 320)
        Report.near("\(round): with the cover", world.picture?.presentedCenter.y ?? .nan, 250 + 0.4 * 520)
        down?.end(velocity: .zero)
        world.settle()
        completed.append(true)
        world.checkPage(completed: completed, "\(round): down")
      }
    },

    .of("encore", "neither way", EncoreWorld.init) { world in
      world.lift(by: 160)?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [false], "not up")
      world.lift(by: 300)?.cancelTouches()
      world.settle()
      world.checkPage(completed: [false, false], "taken away")
      world.present()
      world.lower(by: 160)?.end(velocity: .zero)
      world.settle()
      world.checkPlayer(completed: [false, false, true, false], "not down")
    },
  ]
}
