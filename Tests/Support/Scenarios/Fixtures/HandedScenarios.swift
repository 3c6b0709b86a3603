@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a detail. The app decides how far it moves and how dark it gets.
@MainActor final class HandedWorld: PushedWorld {
  final class List: UIViewController, HandedList {
    let cell = UIImageView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    var handedCell: UIImageView? { cell }
    var handedRise: CGFloat = 120

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      cell.image = UIImage(simulatedSize: CGSize(width: 100, height: 100))
      view.addSubview(cell)
    }
  }

  final class Detail: UIViewController, HandedDetail {
    let picture = UIImageView(frame: CGRect(x: 0, y: 60, width: 400, height: 300))
    var handedPicture: UIImageView? { picture }
    var handedAccent = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    var handedDimmed: CGFloat = 0.25
    var handedQuick = false
    var handedReach: CGFloat = 500
    var handedCloses: CGFloat = 0.6

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "detail.view"
      view.backgroundColor = handedAccent
      picture.image = UIImage(simulatedSize: CGSize(width: 400, height: 300))
      view.addSubview(picture)
    }
  }

  let list = List()
  let detail = Detail()
  let transition = HandedTransition()

  init() {
    super.init(list, detail, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("detail.alpha \(way)", at: time, detail.view.presentedAlpha)
    Report.sample("detail.translation.y \(way)", at: time, detail.view.presentedTransform.ty)
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    Report.sample("photo.cornerRadius \(way)", at: time, picture?.layer.presentedCornerRadius ?? .nan)
    Report.near("\(way): the list is held", list.view.alpha, 0.25)
  }
}

extension Scenario {
  static let handed: [Scenario] = [
    onList("push and pop") { world in
      world.push()
      Report.near("begins black", world.detail.view.presentedBackground[0], 0)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      // A value that the app changes now applies to the next run.
      world.list.handedRise = 1
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 290)
      world.pan?.end(velocity: CGPoint(x: 0, y: 900))
      world.settle()
      world.checkPage(completed: [true, false, false], "not far enough")
      world.detail.handedQuick = true
      world.pull(to: 290)
      world.pan?.end(velocity: CGPoint(x: 0, y: 900))
      world.settle()
      world.checkList(completed: [true, false, false, true], "quick enough")
    },

    onList("a view is withheld") { world in
      for key in [UITransitionContextViewKey.to, .from] {
        Simulator.withheldViews = [key]
        let before = Simulator.recorder.completions
        world.push()
        world.settle()
        Simulator.withheldViews = []
        world.checkPage(completed: before + [true], "pushed")
        world.pop()
        world.settle()
        world.checkList(completed: before + [true, true], "popped after that")
      }
    },
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (HandedWorld) -> Void) -> Scenario {
    .of("handed", name, HandedWorld.init, body)
  }
}
