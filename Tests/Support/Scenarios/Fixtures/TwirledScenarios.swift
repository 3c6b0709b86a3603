@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page whose transforms have several times in each direction.
@MainActor final class TwirlWorld: PushedWorld {
  private final class List: UIViewController, TwirlList {
    let mark = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
    var twirlMark: UIView? { mark }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(mark)
    }
  }

  private final class Page: UIViewController, TwirlPage {
    let twirlBadge = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 20))
    let twirlSeal = UIView(frame: CGRect(x: 20, y: 600, width: 80, height: 80))
    let twirlDoor = UIView(frame: CGRect(x: 200, y: 600, width: 80, height: 80))

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [twirlBadge, twirlSeal, twirlDoor] { view.addSubview(child) }
    }
  }

  let transition = TwirlTransition()
  private let list = List()
  private let page = Page()

  init() {
    super.init(list, page, by: transition)
  }

  var badge: UIView { page.twirlBadge }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.alpha \(way)", at: time, second.view.presentedAlpha)
    Report.sample("page", second.view, at: CGPoint(x: 200, y: 400), way, time)
    Report.sample("list.mark", list.mark, at: CGPoint(x: 40, y: 320), way, time)
    Report.sample("page.badge", page.twirlBadge, at: CGPoint(x: 330, y: 110), way, time)
    let seal = page.twirlSeal.presentedTransform
    Report.sample("page.seal.scaleX \(way)", at: time, seal.a)
    Report.sample("page.seal.scaleY \(way)", at: time, seal.d)
    let door = page.twirlDoor.presentedTransform3D
    Report.sample("page.door.rotationY \(way)", at: time, atan2(-door.m13, door.m11))
    Report.sample(
      "page.door.translation.x \(way)", at: time, page.twirlDoor.presentedCenter.x + door.m41 - 240)
    guard besides.count == 1 else { return Report.equal("added", besides.count, 1) }
    Report.sample("spark.alpha \(way)", at: time, besides[0].presentedAlpha)
    Report.sample("spark", besides[0], at: CGPoint(x: 200, y: 400), way, time)
  }

  /// Checks that the run has removed what it had added to the layers.
  func checkLayers(_ moment: String) {
    for view in [first.view, second.view, list.mark, page.twirlBadge, page.twirlSeal, page.twirlDoor] {
      Report.equal("\(moment): animations", view?.layer.addedAnimationKeys, [])
    }
  }
}

/// A card over a base.
@MainActor final class TwirlCardWorld: FlightWorld {
  let transition = TwirlCardTransition()

  init() {
    let (base, card) = (UIViewController(), UIViewController())
    super.init(root: base, base, card)
    transition.adopt(card)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("card", second.view, at: CGPoint(x: 200, y: 400), way, time)
    let transform = second.view.presentedTransform
    Report.sample("card.rotation \(way)", at: time, atan2(transform.b, transform.a))
  }

  /// Checks that everything is as before. The card may have any place and size.
  func checkBase(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) {
      $0.expect(self.second.view) {
        ($0.bounds, $0.center) = (self.second.view.bounds, self.second.view.center)
      }
    }
  }

  func checkCard(completed: [Bool], size: CGSize = UIScreen.main.bounds.size, _ moment: String) {
    Report.equal("\(moment): it stands", second.view.transform, .identity)
    Report.equal("\(moment): animations", second.view.layer.addedAnimationKeys, [])
    Report.near("\(moment): the height", second.view.bounds.height, 300)
    Report.near("\(moment): the width", second.view.bounds.width, size.width)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    forgetCompletion()
  }
}

/// A card whose picture flies to a sheet.
@MainActor final class TwirlPhotoWorld: FlightWorld {
  private final class Board: UIViewController, TwirlPhotoBoard {
    let card = UIImageView(frame: CGRect(x: 40, y: 500, width: 120, height: 80))
    var twirlPhotoCard: UIImageView? { card }

    override func viewDidLoad() {
      super.viewDidLoad()
      card.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      view.addSubview(card)
    }
  }

  private final class Sheet: UIViewController, TwirlPhotoSheet {
    let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 360, height: 240))
    var twirlPhotoPicture: UIImageView? { picture }

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      view.addSubview(picture)
    }
  }

  let transition = TwirlPhotoTransition()

  init() {
    let (board, sheet) = (Board(), Sheet())
    super.init(root: board, board, sheet)
    transition.adopt(sheet)
  }

  override func sample(_ way: String, at time: Double) {
    guard let photo = besides.last else { return Report.check("something flies", false) }
    Report.sample("photo.centerY \(way)", at: time, photo.presentedCenter.y)
    Report.sample("photo.width \(way)", at: time, photo.presentedBounds.width)
    let transform = photo.presentedTransform
    Report.sample("photo.scale \(way)", at: time, hypot(transform.a, transform.b))
    Report.sample("photo.rotation \(way)", at: time, atan2(transform.b, transform.a))
  }
}

extension Report {
  /// Samples the presented scale, rotation and translation of a view whose untransformed middle is given.
  @MainActor fileprivate static func sample(
    _ name: String, _ view: UIView, at middle: CGPoint, _ way: String, _ time: Double
  ) {
    let (place, transform) = (view.presentedCenter, view.presentedTransform)
    sample("\(name).scale \(way)", at: time, hypot(transform.a, transform.b))
    if name == "page.badge" {
      sample("\(name).rotation \(way)", at: time, atan2(transform.b, transform.a))
    } else {
      sample("\(name).translation.x \(way)", at: time, place.x + transform.tx - middle.x)
      sample("\(name).translation.y \(way)", at: time, place.y + transform.ty - middle.y)
    }
  }
}

/// Parts of one transform that have different times.
extension Scenario {
  static let twirled: [Scenario] = twirl + twirlCard + twirlPhoto

  private static let twirl: [Scenario] = [
    .of("twirl", "twice there and back", TwirlWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.push()
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkPage(completed: completed.dropLast(), "pushed \(turn)")
        world.pop()
        world.sample("backward", for: 0.3)
        world.settle()
        world.checkList(completed: completed, "popped \(turn)")
        world.checkLayers("popped \(turn)")
      }
      Report.playedAsReported()
    },

    .of("twirl", "in a window whose layer has a time of its own", TwirlWorld.init) { world in
      world.window.layer.timeOffset = 1000
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: [true, true], "popped")
      world.checkLayers("popped")
    },

    .of("twirl", "the app's own animations go on", TwirlWorld.init) { world in
      let own = CABasicAnimation(keyPath: "position")
      own.isAdditive = true
      (own.fromValue, own.toValue, own.duration) = (CGPoint.zero, CGPoint.zero, 60)
      own.repeatCount = .infinity
      for key in ["move", "turn", "stretchX", "stretchY"] { world.badge.layer.add(own, forKey: key) }
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      Report.equal(
        "they are there", world.badge.layer.addedAnimationKeys, ["move", "stretchX", "stretchY", "turn"])
      world.badge.layer.removeAllAnimations()
    },

    .of("twirl", "under a finger", TwirlWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pull(to: 600)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, false, true], "finished")
    },

    .of("twirl", "reduced motion, another size, a withheld view", TwirlWorld.init) { world in
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.equal("nothing is scaled", world.second.view.presentedTransform, .identity)
      Report.near("nothing is moved", world.second.view.presentedCenter, CGPoint(x: 200, y: 400))
      world.settle()
      world.checkPage(completed: [true], "pushed")
      Simulator.reducesMotion = false
      world.pop()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkList(completed: [true, true], "popped")
      world.checkLayers("popped")
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      world.checkPage(completed: [true, true, true], "pushed all the same")
    },
  ]

  private static let twirlCard: [Scenario] = [
    .of("twirlCard", "twice there and back", TwirlCardWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.first.present(world.second, animated: true)
        world.sample("forward", for: 0.4)
        Report.equal("\(turn): it is on its way", Simulator.recorder.completions.count, 2 * turn - 2)
        world.settle()
        world.checkCard(completed: completed.dropLast(), "presented \(turn)")
        world.second.dismiss(animated: true)
        world.sample("backward", for: 0.4)
        world.settle()
        world.checkBase(completed: completed, "dismissed \(turn)")
      }
    },

    .of("twirlCard", "the size changes on the way", TwirlCardWorld.init) { world in
      world.first.present(world.second, animated: true)
      Simulator.clock.advance(by: 0.1)
      let turned = CGSize(width: 800, height: 600)
      world.window.resize(to: turned)
      Report.equal("nothing is added any more", world.second.view.layer.addedAnimationKeys, [])
      world.settle()
      world.checkCard(completed: [true], size: turned, "turned")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.second.dismiss(animated: true)
      world.settle()
      world.checkBase(completed: [true, true], "dismissed")
    },
  ]

  private static let twirlPhoto: [Scenario] = [
    .of("twirlPhoto", "there and back", TwirlPhotoWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "presented", recognizers: 0)
      world.second.dismiss(animated: true)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed")
    }
  ]
}
